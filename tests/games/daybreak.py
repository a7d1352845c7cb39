"""Daybreak, for the tests of all games."""

from __future__ import annotations

import keeling
from keeling.core.prices import Counted
from keeling.games.daybreak.model.words import EMISSIONS, MORE_PAY, RESILIENCES
from keeling.locale import LANGUAGES, Translator
from tests.base_stage import BaseStage
from tests.daybreak_stage import DaybreakStage, stage

EXAMPLES = 38  # worked ones in the rulebook
# People who bear more, a planet that does too, and more trees, so that random play, which loses every game of Daybreak
# in its third round, also meets late rounds, tipping points, reshuffles and drawdown.
EASY = {
    "round": {"lose": 60},
    "thermometer": {"lose": 20},
    "setups": {
        "standard-4": {"tree": 51},
        "standard-3": {"tree": 35},
        "standard-2": {"tree": 23},
        "standard-1": {"tree": 12},
    },
}

SHEET = EASY  # random play loses every game on the house sheet in its third round
VALUES = {
    "level": ("hard", "extreme"),
    "harder": ("group", "group-chosen"),
    "easier": ("each", "each-chosen"),
    "different": ("group",),
    "power1": ("random",),
    "power2": ("europe",),
    "power3": ("left",),
    "power4": ("left",),
    "tucked": ("lowest",),
}
NOT_HELD = {"co2"}  # a figure counts what is captured, a view all that a power emits
COUNTS = {"handed-over": Counted("card", -1)}  # a card that is given away is no price of it, but one where it must be
# Crises that last name all players, but for those of other sheets; few crises touch what a ban forbids or a bare deck.
UNREAD = {"lasting": {"board", "tags"}, "coming": {"bans", "crisis_discards"}}
TOLD = """
paid geo-rolls draws clean dirty demand emission
resilience community tree ocean dac captured current band
"""
EAGER = ("use", "tuck", "start")
STANDS = {**dict.fromkeys(EMISSIONS, "emission"), **dict.fromkeys(RESILIENCES, "resilience")}  # of any kind


def rare() -> list[BaseStage]:
    """What few cards ask: keep, hand over, spend, leave out, give, send, consent, shields, and losses among some."""
    keep = stage(2).stack(0, 1, "solution-prize", "open-science").hand(0, "heat-pumps", "bike-lanes")
    keep.play(0, "use s1", "pay heat-pumps").draw(
        *[f"draw {key}" for key in ("seed-banks", "warm-walls", "green-bonds")]
    )
    keep.draw("draw clean-steel")
    moon = stage(2).project("moonshot", "no-new-coal").hand(0, "open-science", "bike-lanes").hand(1, "clean-steel")
    spend = stage(2).project("sunshade-pact", "sulfur-veil").planet(bands=2).play(0, "use sunshade-pact")
    which = stage(2).project("sunshade-pact", "sulfur-veil", "no-new-coal").project("relief-stores", "bike-lanes")
    which.planet(bands=2).play(0, "use sunshade-pact", "spend 1")
    may = [stage(1).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps") for _ in range(2)]
    for s in may:
        s.play(0, "use s1", "pay heat-pumps")
    may[1].board(0, dirty=0)  # gone, though nothing in the game can take it meanwhile
    give = stage(2).stack(0, 1, "sharing-fund").hand(0, "heat-pumps").hand(1, "bike-lanes").play(0, "use s1")
    ask = [stage(3).stack(0, 1, "open-door").board(1, community=2).play(0, "use s1") for _ in range(3)]
    for s in ask[1:]:
        s.play(0, "take 1 p2")
    ask[2].board(1, community=0)
    storm = stage(3).planet(bands=2).project("nature-guard", "no-new-coal").project("damage-fund", "heat-pumps")
    storm.project("moonshot").board(1, ecological=9).forecast("barren-land").resolve()
    spare = stage(3).planet(bands=2).project("nature-guard", "no-new-coal").board(1, ecological=9)
    spare.forecast("barren-land").resolve().play(0, "use nature-guard")
    lose = stage(2).stack(0, 1, "deep-heat", "heat-pumps").forecast("investors-sue").resolve()
    drop = stage(2).project("moonshot").forecast("broken-promises").resolve()
    return [keep, moon, spend, which, *may, give, *ask, storm, spare, lose, drop]


def full() -> list[BaseStage]:
    """Tables on which much lies: ten cards with long titles, four projects, ten answers, a crisis that strikes all."""
    titles = [(max(len(_title(key, lang)) for lang in LANGUAGES), key) for key in _local()]
    long = [key for _, key in sorted(titles, reverse=True)]
    hand = stage(4).hand(0, *long[:10]).forecast("burning-forests", hidden=3).lasting("oil-lobby", "doubt-for-sale")
    for project in ("moonshot", "damage-fund", "relief-stores", "bank-for-the-climate"):
        hand.project(project)
    for place in range(5):
        hand.stack(0, place + 1, *long[10 + 3 * place : 13 + 3 * place])
    hand.planet(bands=3).board(0, demand=20)
    energy = [row["key"] for row in hand.t.figures.sheet["local"] if "energy" in row["tags"]]
    lose = stage(4).hand(0)
    for project in ("sunshade-pact", "nature-guard", "cables-across-borders", "giants-of-the-wind"):
        lose.project(project)
    for place in range(5):
        lose.stack(0, place + 1, *energy[2 * place : 2 * place + 2])
    lose.forecast("investors-sue").resolve()
    assert len(lose.options()) == 10
    free = stage(4).hand(0, *long[25:31]).forecast("deadly-heat", "support-cut", hidden=2).planet(bands=2)
    for place, key in enumerate(("clean-rivers", "seed-banks", "power-standard", "fast-trains", "timber-houses"), 1):
        free.stack(0, place, key, *long[30 + 2 * place : 32 + 2 * place])
    storm = stage(4).planet(bands=3).project("nature-guard", "no-new-coal").project("damage-fund", "heat-pumps")
    for seat in range(4):
        storm.board(seat, community=7)
    storm.forecast("barren-land").resolve()
    for s in (hand, free):
        s.t.mod[MORE_PAY] = 1
        s.settle()
    return [hand, lose, free, storm, offers("moonshot", "debts-forgiven")]


def offers(*keys: str) -> DaybreakStage:
    """Two projects on offer beside three that are in play and a crisis that lasts."""
    s = DaybreakStage(keeling.table("daybreak", 4, 1, {}, None)).lasting("oil-lobby")
    s.t.project_deck += s.t.offered
    for project in ("damage-fund", "nature-guard", "bank-for-the-climate"):
        s.project(project)
    s.t.offered = [s.t.figures.project_of[key] for key in keys]
    s.t.project_deck = [project for project in s.t.project_deck if project not in s.t.offered]
    s.settle()
    return s


def _local() -> list[str]:
    return [row["key"] for row in stage(1).t.figures.sheet["local"]]


def _title(key: str, lang: str) -> str:
    return Translator("daybreak").text(f"card.{key}", lang)
