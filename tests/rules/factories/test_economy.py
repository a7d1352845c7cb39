"""Worked lines of the economy, and flows that add up (F-S1, F-S2, F-S3, F-S7)."""

from random import Random

import pytest

from keeling.core.agenda import CHANCE
from keeling.core.chance import pick
from keeling.core.flow import answer, settle
from keeling.core.game import check_settings
from keeling.games.factories import GAME
from keeling.games.factories.model.words import GOODS_EACH
from keeling.lab.playout import pick_kind
from tests.factories_stage import HOUSE, stage


def table(seats=3):
    s = stage(seats, bare=True)
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    return s


def round_with(s, no=77):
    """The end of a round with an event that only lowers the counter."""
    while s.seats_asked() == [CHANCE]:
        s.draw(f"news {no}" if f"news {no}" in s.options() else s.options()[0])


def test_fs1_conventional_a_second_factory_in_turn_1_and_energy_for_good_from_turn_2():
    s = table()
    s.play(0, "open conventional", "plan coal 1", "plan wood 2", "plan steel 3")
    s.play(1, "open conventional", "done").play(2, "open conventional", "done")
    s.play(0, "build renewable")
    assert s.has(0) == {} and s.t.sp[0] == 1 + 1
    s.play(0, "buy coal 2")
    assert s.t.money[0] == 1 and s.has(0) == {"coal": 2}
    s.play(0, "end", "plan renewable 8")
    s.play(1, "end", "done").play(2, "end", "done")
    round_with(s)
    s.play(0, "run renewable")
    assert s.has(0) == {"coal": 1, "renewable": 8} and s.t.waste[0] == 2
    assert s.t.sp[0] == 2  # two factories are worth nothing by the table


def test_fs2_conventional_alone_keeps_itself_going():
    s = stage().goods(0, coal=3)
    for turn in range(2, 5):
        s.plan(0, coal=3, steel=3).begin(0, turn)
        s.t.waste[0] = 0
        s.play(0, "run conventional")
        assert s.has(0) == {"coal": 3, "steel": 3} and s.t.waste[0] == 4
        s.goods(0, coal=3)


def test_fs2_renewable_alone_six_for_one():
    s = stage(opens=("renewable",) * 3).goods(0, renewable=1).plan(0, renewable=6).begin().play(0, "run renewable")
    assert s.has(0) == {"renewable": 6} and s.t.waste[0] == 2


def test_fs2_renewable_start_sells_five_and_builds_a_conventional_factory_in_turn_2():
    s = table()
    s.play(0, "open renewable", "plan renewable 6")
    s.play(1, "open renewable", "done").play(2, "open renewable", "done")
    s.play(0, "sell renewable 5")
    assert s.t.money[0] == 15 and s.has(0) == {"renewable": 1}
    s.play(0, "end", "plan renewable 6").play(1, "end", "done").play(2, "end", "done")
    round_with(s)
    s.play(0, "run renewable")
    assert s.t.money[0] == 15 and s.has(0) == {"renewable": 6}
    s.play(0, "buy wood 1", "buy coal 3", "enough", "buy steel 2", "build conventional")
    assert s.t.money[0] == 15 - 2 - 6 - 6 and s.has(0) == {"renewable": 6}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_fs3_f27_a_player_with_nothing_is_always_rescued_by_the_mayor(count):
    s = stage().only(0, *["conventional"] * count).plan(0, coal=1)
    s.t.money[0] = 0
    s.begin()
    places = 6 + 2 * (count - 1)
    s.play(0, f"mayor {places}", f"take coal {places} renewable 0")
    assert s.t.debt[0] == 3 + (count - 1)
    s.play(0, "end", f"plan coal {places}").begin(0, 3)
    assert s.has(0) == {"coal": 3 + (count - 1)}  # exactly what they need
    s.play(0, "run conventional")
    assert s.has(0) == {"coal": places}


def careless(s):
    """Everybody makes coal for the next turn, and wood as far as it can be sold, and never cleans."""
    while not s.t.ending:
        seat = s.seats_asked()[0]
        if seat == CHANCE:
            s.draw(s.options()[0])
        elif s.prompt == "open":
            s.play(seat, "open conventional")
        elif s.prompt == "plan":
            s.play(seat, next(o for o in ("plan coal 3", "plan wood 3", "done") if o in s.options()))
        elif s.prompt == "turn":
            sale = "sell wood 3"
            s.play(seat, sale if sale in s.options() else "end")
        elif s.prompt == "fine":
            s.play(seat, "pay" if "pay" in s.options() else "skip")
        else:
            s.play(seat, next(o for o in ("run conventional", "enough", *s.options()) if o in s.options()))
        if s.t.round == 4 and s.prompt == "turn" and s.t.active == s.t.order[0]:
            s.seen = list(s.t.waste)
    return s


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fs7_carelessness_ends_in_the_common_defeat_in_round_5(seats):
    calm = [{"do": "price", "n": 1, "of": "biomaterial", "who": "table"}]
    sheet = {"event": [{"no": no, "effects": calm} for no in range(67, 87)]}
    sheet["event"][6]["or"] = sheet["event"][15]["or"] = calm  # what tax and audit let one choose does nothing either
    s = careless(stage(seats, sheet=sheet, bare=True))
    assert s.seen.count(8) == seats - 1 and s.seen.count(12) == 1  # eight each after round 3, the first has run again
    assert (s.t.ending, s.t.round) == ("defeat", 5)


@pytest.mark.parametrize("seed", range(12))
def test_money_points_waste_and_goods_change_through_facts_alone(seed):
    seats = 3 + seed % 3
    t = GAME.start(HOUSE, seats, check_settings(GAME, seats, {}))
    t.facts = facts = []
    rng = Random(seed)
    while (ask := settle(GAME.rules, t)) is not None:
        answer(GAME.rules, t, ask, pick(rng, ask) if ask.seat == CHANCE else pick_kind(rng, ask))
    for seat in range(seats):
        own = [fact for fact in facts if fact.seat == seat]

        def total(kind, own=own):
            return sum(fact.values["amount"] for fact in own if fact.kind == kind)

        assert 5 + total("money") == t.money[seat]
        assert 1 + total("sp") == t.sp[seat]
        assert total("waste") == t.waste[seat]
        assert total("goods") == sum(t.goods[seat * GOODS_EACH : (seat + 1) * GOODS_EACH])
    assert 5 + sum(fact.values["amount"] for fact in facts if fact.kind == "cpc") == t.cpc
    assert all(fact.values["source"] for fact in facts if fact.kind in ("money", "sp", "waste", "goods", "cpc"))
