"""Positions of random games for the tests of what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import keeling

NAMES = ["Ada", "Bea <i>", 'Chico "x" & Co', "Dee\nNewline", "Eve"]


def names(match: keeling.Match) -> list[str]:
    """As many names as seats, some of them meant to break a page."""
    return NAMES[: match.seats]


def kinds(match: keeling.Match, seat: int | None) -> list[str]:
    """Who sits where, seen from a seat."""
    return ["me" if other == seat else "bot" if other % 2 else "person" for other in range(match.seats)]


def positions(seats: int, seed: int, every: int = 1, **options: Any) -> Iterator[keeling.Match]:
    """A random game, stopped at every so many choices and at its end; builders are preferred, so that much is seen."""
    match = keeling.new("co2", seats=seats, seed=seed, options=options or None)
    chance = random.Random(seed)
    for number in range(5000):
        if not match.asks:
            break
        if number % every == 0:
            yield match
        ask = chance.choice(match.asks)
        eager = [option for option in ask.options if option.split()[0] in ("build", "claim")]
        match.play(ask.seat, chance.choice(eager or ask.options))
    yield match


@cache
def parsed(html: str) -> ElementTree.Element:
    """A fragment as a tree; it must be well-formed and have one root."""
    return ElementTree.fromstring(html)


def pieces(tree: ElementTree.Element) -> list[ElementTree.Element]:
    """All that can be pointed at."""
    return [node for node in tree.iter() if "data-words" in node.attrib]


def holds(option: str, words: str) -> bool:
    """Whether an option holds words side by side."""
    return f" {words} " in f" {option} "
