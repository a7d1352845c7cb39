"""What the component sheet of Daybreak must hold."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Int, Items, Kind, Section, Word
from keeling.games.daybreak.model.decks import CARDS, EFFECTS
from keeling.games.daybreak.model.words import EMISSIONS, LEVELS, PLANET, POWERS, RESILIENCES

_power = Section(
    {
        "demand": Int(0, 60),
        "dirty": Int(0, 60),
        "clean": Int(0, 60),
        "emission": Section(dict.fromkeys(EMISSIONS, Int(0, 30))),
        "resilience": Section(dict.fromkeys(RESILIENCES, Int(0, 30))),
        "community": Int(0, 11),
        "growth": Int(0, 20),
    }
)
_track = Section(
    {"length": Int(1, 20), "start": Int(0, 19), "tips": Items(Int(1, 20), 1, 20), "do": EFFECTS},
)


def _setups() -> dict[str, Kind]:
    """Every level at every number of players that has it (D-11)."""
    named: dict[str, Kind] = {}
    for seats, levels in ((4, LEVELS[:1]), (3, [*LEVELS[:3], LEVELS[5]]), (2, LEVELS), (1, LEVELS[:1])):
        names = ["solo"] if seats == 1 else POWERS[:4]
        kind = Section({"powers": Items(Word(*names), seats, seats), "tree": Int(0, 99), "ocean": Int(0, 99)})
        named |= {f"{level}-{seats}": kind for level in levels}
    return named


SCHEMA: Final = Section(
    {
        "game": Word("daybreak"),
        "powers": Section(dict.fromkeys(POWERS, _power)),
        "thermometer": Section(
            {"co2": Int(1, 50), "lose": Int(1, 40), "start": Int(0, 40), "crises": Items(Int(0, 12), 1, 40)}
        ),
        "planet": Section(dict.fromkeys(PLANET, _track)),
        "dice": Section(
            {"planetary": Items(Word(*PLANET), 1, 20), "geoengineering": Items(Int(1, 20), 2, 20)},
        ),
        "setups": Section(_setups()),
        "round": Section(
            {
                "rounds": Int(1, 12),
                "draw": Int(0, 12),
                "fewer": Items(Int(1, 999), 0, 6),
                "lose": Int(1, 999),
                "projects": Int(0, 9),
                "places": Int(1, 9),
                "stacks": Int(5, 5),
            }
        ),
        **CARDS,
    }
)
