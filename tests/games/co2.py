"""CO₂, for the tests of all games."""

from __future__ import annotations

from keeling.testing.stage import Stage
from tests.stage import stage

EXAMPLES = 19  # worked ones in the rulebook
# Plants at a few dollars, so that random play, which seldom builds, also meets the rules of a late game.
EASY = {
    "plants": {
        energy: [{"money": money, "tech": tech, "vp": 5} for money, tech in ((2, 1), (3, 1), (4, 1), (5, 2), (6, 2))]
        for energy in ("forestation", "solar", "fusion", "biomass", "recycling")
    }
}

TOLD = "money tech vp permit permit-paid sold fossil replaced recruited expertise"  # what buttons count
EAGER = ("build", "claim", "install", "send")
NOT_HELD = {"scientist"}  # a figure counts those who are hired, a view those at hand
QUESTIONS = {"short": [("discard", "goal"), ("pay", "vp")]}  # a poor player owes a permit (C-24)
STANDS = dict.fromkeys(("permit", "regional-permit"), "any-permit")  # what a figure may stand for


def rare() -> list[Stage]:
    """Nothing to do but pass, a slot taken while setting up alone, a track at its end, permits and a bid to pay."""
    idle = stage().permits(0, 0)
    for slot, code in enumerate(idle.t.project):
        if code < 0:
            idle.t.project[slot] = slot % 5  # every slot is proposed on, and no permit to install
    alone = stage(seats=1).project("fusion", "europe", "tech").play(0, "begin europe").draw("project solar")
    wise = stage().level(0, "forestation", 9).jump("wild", 0)
    bid = stage(options={"auction": True}).tech(0, 2).permits(0, 1).jump("pay-bid", 0, 3)
    bid.t.money[0] = 2
    due = [stage().region("asia", control=0).jump(step, 0) for step in ("charge-permit", "bid-permit")]
    return [idle, alone, wise, bid, *due]
