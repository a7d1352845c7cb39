"""Bots as characters: what they are called at the table and how they play."""

from __future__ import annotations

from collections.abc import Mapping

from keeling.bots import LEVELS, level_of
from keeling.locale import t
from keeling.locale.pioneers import PIONEERS, pioneer


def character(name: str) -> str:
    """The character that stands for a bot of any name: its own, that of its kind, or none."""
    return name if name == "random" else level_of(name)


def called(name: str) -> str:
    """How strong a bot is, or its kind; one with a budget of its own says so."""
    level = character(name)
    if not level:
        return name
    said = t(f"ui.web.bot.{level}") if level in PIONEERS else t(f"ui.bot.{level}.name")
    return said if name in (level, LEVELS.get(level)) else f"{said}, {name}"


def seat_names(colours: list[str], bots: Mapping[int, str]) -> list[str]:
    """What the seats are called: people by their colour, bots by names of their own, each once."""
    named: list[str] = []
    for seat, colour in enumerate(colours):
        level = character(bots.get(seat, ""))
        named.append(pioneer(level, named) if level in PIONEERS else colour)
    return named


def about(name: str) -> str:
    """How a bot plays, in a sentence."""
    level = character(name)
    return t(f"ui.bot.{level}.about") if level else ""
