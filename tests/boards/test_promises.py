"""What a button promises where somebody is asked on the way, where a permit may come from a region, and of prices."""

from __future__ import annotations

import pytest

import keeling
from keeling.core.notation import parse
from keeling.core.prices import COMMON, ENDING, Figure, figures
from keeling.games.daybreak.model.words import MORE_PAY
from keeling.games.second_chance.rules.supply import cut
from keeling.web.play.move_preview import outlook
from tests import daybreak_stage, second_chance_stage
from tests import stage as co2_stage


def promised(match: keeling.Match, move: str, seat: int = 0) -> set[Figure]:
    """What the button of a move says of its own seat."""
    match._forget()
    return {one for one in figures(match, seat)[tuple(move.split())] if one.seat == seat}


@pytest.mark.parametrize("scientist", [-1, 0, 1])
@pytest.mark.parametrize("region", [0, 2])
def test_preparing_tells_cost_and_gain_whoevers_scientist_is_there(scientist: int, region: int) -> None:
    s = second_chance_stage.stage(seats=3).permits(0, 2).region("europe", control=0, permits=region)
    s.project("solar", "europe", "money", scientist=scientist)
    paid = Figure("any-permit" if region else "permit", -1, 0)
    learnt = {Figure("solar", 1, 0)} if scientist == 0 else set()  # one's own leaves it with knowledge (S-41a)
    assert promised(s.match, "prepare solar europe money") == {paid, Figure("tech", 3, 0)} | learnt


@pytest.mark.parametrize("scientist", [0, 1])
def test_a_bonus_that_somebody_is_asked_about_hides_nothing_of_preparing(scientist: int) -> None:
    """The scientist's owner reaches a bonus and is asked: neither cost nor gain was told any more."""
    s = second_chance_stage.stage(seats=3, bonuses=True).permits(0, 2).level(scientist, "wind", 3)
    s.region("south-america", control=0, permits=2).project("wind", "south-america", "money", scientist=scientist)
    told = promised(s.match, "prepare wind south-america money")
    assert {Figure("any-permit", -1, 0), Figure("money", 5, 0), Figure("tech", 1, 0)} <= told


@pytest.mark.parametrize(("cards", "price"), [(2, 2), (5, 2), (3, 3), (4, 3), (6, 3)])
def test_a_price_in_cards_is_counted_once_and_keeps_its_gain(cards: int, price: int) -> None:
    keys = ("heat-pumps", "bike-lanes", "seed-banks", "warm-walls", "green-bonds", "clean-steel")
    s = daybreak_stage.stage(2).stack(0, 1, "coal-sites-reborn").hand(0, *keys[:cards])
    s.t.mod[MORE_PAY] = price - 2
    told = promised(s.match, "use s1")
    assert Figure("card", -price, 0) in told and Figure("clean", 2, 0) in told


def test_a_scientist_that_must_leave_knows_what_each_way_brings() -> None:
    """Home teaches its energy (C-52); in Second Chance every way off a project does (S-41)."""
    co2 = co2_stage.stage(seats=3).project("solar", "europe", "tech", scientist=1).permits(0, 2)
    co2.t.money[0] = 5
    co2.play(0, "install solar europe tech", "pay own")
    assert (co2.seats_asked(), co2.prompt) == ([1], "sent-off")
    assert promised(co2.match, "send hand", 1) == {Figure("solar", 1, 1)}
    s = second_chance_stage.stage(seats=3).permits(0, 2).project("solar", "europe", "money", scientist=1)
    s.play(0, "prepare solar europe money", "pay own")
    home = next(option for option in s.match.ask_of(1).options if "board" in option)
    assert Figure("solar", 1, 1) in promised(s.match, " ".join(home), 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_reduction_tells_its_price_also_where_others_must_agree(seats: int) -> None:
    """With 20 ppm above the line two steps are the least that is safe (S-63)."""
    s = second_chance_stage.stage(seats=seats).points(10)
    s.t.co2 = s.t.figures.limit + 20
    s.reduction(2)
    start, (ppm, vp) = s.t.start, cut(s.t, 1)
    told = figures(s.match, start)
    for steps in range(4):
        shown = set(told[("reduce", str(steps))])
        paid = {Figure("vp", -steps * vp, COMMON), Figure("co2", -steps * ppm, COMMON)} if steps else set()
        assert shown == paid | ({Figure(ENDING, 1, COMMON)} if steps < 2 else set())
    chips = outlook(s.match, start, parse("reduce 2"), "en", ["Ann", "Ben"])["chips"]
    assert {part["text"] for chip in chips for part in chip["parts"]} == {
        f"10 → {10 - 2 * vp}",
        f"{s.t.co2} → {s.t.co2 - 2 * ppm}",
    }
