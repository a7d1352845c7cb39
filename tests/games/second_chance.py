"""Second Chance, for the tests of all games."""

from __future__ import annotations

from scripts.rules_coverage import LENIENT
from tests.base_stage import BaseStage
from tests.second_chance_stage import stage

SHEET = LENIENT  # random play loses every game on the house sheet before it has begun
SEATS = {"solo_card": 1}
VALUES = {"solo_card": ("random", "7")}
MORE = [(2, {"mode": "competitive"}), (2, {"inspectors": True}), (4, {"inspectors": True, "draft": True})]
EAGER = ("build", "claim", "prepare", "plan")
NOT_HELD = {"scientist"}  # a figure counts those who are hired, a view those at hand
QUESTIONS = {"summit-learn": [("learn", "hydro"), ("learn", "wind")]}  # a summit is held (S-45)


def rare() -> list[BaseStage]:
    """Nothing to do but pass, useless bonuses, regions without room, tracks and summits at their end, a card's move."""
    idle = stage().permits(0, 0)
    for slot, code in enumerate(idle.t.project):
        if code < 0:
            idle.t.project[slot] = slot % 5  # every slot is planned on, and no permit to prepare
    wise = stage().level(0, "solar", 9).jump("wild", 0)
    bonus = stage().level(1, "solar", 9).jump("hand-on", 0, 3)
    room = stage().region("asia", permits=2).jump("bonus-permit", 0)
    summit = stage().level(0, "hydro", 9).jump("summit-learn", 0, 0)  # on recycling and hydro
    more = stage().project("solar", "europe", "tech").jump("extra-move", 0)  # a card's scientist (S-30a)
    return [idle, wise, bonus, room, summit, more]
