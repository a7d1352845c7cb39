"""Second Chance, for the tests of all games."""

from __future__ import annotations

from tests.base_stage import BaseStage
from tests.second_chance_stage import stage

EXAMPLES = 34  # worked ones in the rulebook
# Points and ppm that nobody runs out of, money for cheap plants and goals that cost little, so that random play, which
# loses every game of Second Chance in its first decade or two, also meets the later ones.
EASY = {
    "start": {"money": [20, 20, 20, 20], "permits": 3, "tech": 4},
    "climate": {"limit": 2000, "team_vp": 300, "goal_vp": [0, 0, 1, 1], "cut_vp": [1, 1, 1, 2]},
    "solo": {"vp": 99, "poor_vp": 90},
    "goals": {"un_open_most": 12},
    "regions": {"africa": {"spaces": 1}},
    "plants": {
        energy: [
            {"money": 2, "permits": 1, "tech": 1, "vp": 5, "mark": 1},
            {"money": 3, "permits": 1, "tech": 2, "vp": 8, "mark": 2},
        ]
        for energy in ("recycling", "hydro", "wind", "solar", "forestation")
    },
}

SHEET = EASY  # random play loses every game on the house sheet before it has begun
SEATS = {"solo_card": 1}
VALUES = {"solo_card": ("random", "7")}
MORE = [(2, {"mode": "competitive"}), (2, {"inspectors": True}), (4, {"inspectors": True, "draft": True})]
TOLD = """
money tech vp team-vp permit permit-paid sold
replaced control second-action recruited expertise environment-met fossil reduced
"""
EAGER = ("build", "claim", "prepare", "plan")
NOT_HELD = {"scientist"}  # a figure counts those who are hired, a view those at hand
QUESTIONS = {"summit-learn": [("learn", "hydro"), ("learn", "wind")]}  # a summit is held (S-45)
STANDS = dict.fromkeys(("permit", "regional-permit"), "any-permit")  # what a figure may stand for


UNREAD = {"revealed": {"money"}}  # a goal that few games end with


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
