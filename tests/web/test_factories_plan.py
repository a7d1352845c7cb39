"""What a plan is said to take and leave, against what the engine then does with it (F-20, F-23)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.web.drawing.boards import board
from tests.web.commons import CHEAP, EAGER
from tests.web.play import kinds, names, parsed

# Between two turns nothing touches anybody's energy: events give money, and nobody trades with another.
CALM: dict[str, Any] = CHEAP | {
    "goal": {"sp": 60, "cpc": 60},
    "turn": {"offers": 0},
    "event": [{"no": no, "effects": [{"do": "money", "n": 1, "who": "all"}]} for no in range(67, 87)],
}
Figures = dict[str, int]


def shown(match: keeling.Match, seat: int) -> Figures:
    """The sums under the plan and whether energy is said to be missing, as the page has them."""
    sheet = match.position.figures.sheet
    html = board("factories").fragments(match.view(seat), sheet, names(match), kinds(match, seat), "en")["f-plan"]
    nodes = list(parsed(html).iter())
    outs = {node.attrib["data-out"]: "".join(node.itertext()) for node in nodes if "data-out" in node.attrib}
    warning = next(node for node in nodes if node.get("data-warn") == "energy")
    held = int(warning.attrib["data-most"])
    need = int(outs["energy"].removeprefix("need ").removesuffix(f" of {held}"))
    assert outs["energy"] == f"need {need} of {held}"  # it was "4 / 5"
    told = {"need": need, "pollution": int(outs["pollution"]), "held": held}
    if "hidden" not in warning.attrib:
        assert "".join(warning.itertext()) == f"Needs {told['need']} energy, you have {told['held']}"
    return told | {"warned": "hidden" not in warning.attrib}


class Book:
    """What a player's production came to, read from the facts of a turn."""

    def __init__(self) -> None:
        self.paid = self.pollution = self.made = self.lost = 0
        self.short: dict[str, int | str] = {}

    def note(self, fact: Fact) -> None:
        values = fact.values
        if fact.kind == "goods" and values["source"] == "production" and int(values["amount"]) < 0:
            self.paid -= int(values["amount"])
        elif fact.kind == "waste" and values["source"] == "production":
            self.pollution += int(values["amount"])
        elif fact.kind in ("produced", "not-produced"):
            self.made += fact.kind == "produced"
            self.lost += fact.kind == "not-produced"
        elif fact.kind == "energy-short":
            self.short = values


def plan(match: keeling.Match, seat: int, options: tuple[str, ...], chance: random.Random) -> str:
    """A move of a plan that leaves a place free, so that the whole plan is seen before it is confirmed."""
    player = match.view(seat)["players"][seat]
    left = player["limits"]["places"] - sum(player["plan"].values())
    some = [option for option in options if option != "done" and int(option.split()[-1]) < left]
    return chance.choice(some) if some and chance.random() < 0.7 else "done"


def turns(seed: int, partial: bool) -> list[tuple[Figures, Book]]:
    """For every plan of a random game, what was shown when it was confirmed and what came of it."""
    match = keeling.new("factories", seats=3, seed=seed, sheet=CALM, options={"partial_production": partial})
    chance = random.Random(seed)
    planned: dict[int, Figures] = {}
    books: dict[int, Book] = {}
    found: list[tuple[Figures, Book]] = []
    read = 0
    while match.asks and len(found) < 80:
        ask = match.asks[0]
        if ask.prompt == "plan":
            option = plan(match, ask.seat, ask.options, chance)
            if option == "done":
                planned[ask.seat] = shown(match, ask.seat)
        elif ask.prompt == "produce":  # all that can run does
            option = ask.options[0]
        else:
            eager = [one for one in ask.options if one.split()[0] in (*EAGER, "play")]
            calm = [one for one in ask.options if one.split()[0] not in ("burn", "mayor")]
            option = chance.choice(eager if eager and chance.random() < 0.6 else calm or list(ask.options))
        match.play(ask.seat, option)
        for fact in [fact for entry in match.entries[read:] for fact in entry.facts]:
            if fact.kind == "begin-turn":
                books[fact.seat] = Book()
                if fact.seat in planned:
                    found.append((planned.pop(fact.seat), books[fact.seat]))
            elif fact.seat in books:
                books[fact.seat].note(fact)
        read = len(match.entries)
    return found[:-1]  # the last production may not be over


@pytest.mark.parametrize("partial", [True, False])
def test_energy_and_pollution_of_a_plan_are_what_the_engine_takes(partial: bool) -> None:
    seen = {"run": 0, "short": 0, "first": 0}
    for seed in range(1, 5):
        for told, book in turns(seed, partial):
            if told["need"] > told["held"]:
                assert told["warned"] and book.lost, (seed, told, vars(book))
                assert not book.short or book.short == {"have": told["held"], "need": told["need"]}
                seen["short"] += 1
            else:
                assert not told["warned"] and not book.lost, (seed, told, vars(book))
                assert (book.paid, book.pollution) == (told["need"], told["pollution"]), (seed, told, vars(book))
                seen["run" if book.paid else "first"] += book.made > 0
    assert min(seen.values()) > 3, seen
