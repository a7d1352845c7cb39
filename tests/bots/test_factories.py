"""Factory Commons by rule of thumb: what is built, planned, cleaned up and dealt in (F-20 … F-41)."""

from collections import Counter
from random import Random

import pytest

import keeling
from keeling.bots import bot
from keeling.bots.styles import usual_turn
from keeling.core.agenda import CHANCE
from keeling.core.notation import write
from keeling.core.secrets import redeal
from keeling.games.factories.bots.aims import target
from keeling.games.factories.bots.habits import temper
from keeling.games.factories.bots.plans import plan
from keeling.games.factories.bots.rollout import turn
from keeling.games.factories.model.words import CONVENTIONAL, TECHNOLOGY, WIND
from keeling.games.factories.rules.decks import DrawMarketing
from keeling.lab.simulate import play_one, prepare
from tests.factories_stage import FactoryStage, stage


def builder() -> FactoryStage:
    """Two players who lack for their technology factories what the other has too much of."""
    s = stage(3)
    for seat in range(3):
        s.hand(seat).only(seat, "conventional", "renewable")
        s.t.money[seat] = 0
    return s.goods(0, wood=7, renewable=4).goods(1, steel=7, renewable=4).goods(2)


def choice(s: FactoryStage, seat: int) -> str:
    """What the normal bot chooses at this seat."""
    s.t  # noqa: B018 - looking at the table makes it ask anew
    ask = next(ask for ask in s.match.asks if ask.seat == seat)
    return write(bot("greedy")(s.match.perspective(seat, Random(1)), ask, Random(1)))


def test_the_way_to_technology():
    s = stage(3)
    assert target(s.t, 0) == WIND
    assert target(s.only(0, "renewable").t, 0) == CONVENTIONAL
    assert target(s.only(0, "conventional", "renewable").t, 0) == TECHNOLOGY
    s.t.money[0] = 60
    assert target(s.only(0, "conventional").t, 0) == TECHNOLOGY  # who can pay for it need not wait


def test_it_opens_so_that_it_can_build_at_once():
    s = stage(3, bare=True)
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    while s.seats_asked()[0] == 0:
        s.play(0, choice(s, 0))
    s.play(1, "open renewable", "done").play(2, "open renewable", "done")
    while s.prompt != "plan":
        s.play(0, choice(s, 0))
    assert s.t.built[:2] == [1, 1]


def test_a_bot_barters_what_it_has_too_much_of_for_what_it_lacks():
    s = builder()
    moves = []
    while s.seats_asked() == [0] and s.prompt in ("turn", "compose"):
        moves.append(choice(s, 0))
        s.play(0, moves[-1])
    assert moves[0] == "offer p2" and moves[1].startswith("give wood") and moves[2].startswith("get steel")
    assert moves[-1] == "send" and choice(s, 1) == "accept"


def test_where_several_have_what_it_lacks_it_asks_all():
    s = builder().goods(2, steel=2, renewable=4)
    moves = []
    while s.seats_asked() == [0] and s.prompt in ("turn", "compose"):
        moves.append(choice(s, 0))
        s.play(0, moves[-1])
    assert moves[0] == "offer all" and moves[1].startswith("give wood") and moves[2] == "get steel 1"
    assert s.seats_asked() == [1] and choice(s.play(1, "decline"), 2) in ("accept", "decline")


def test_it_makes_one_offer_a_turn():
    s = builder()
    while s.prompt in ("turn", "compose"):
        s.play(0, choice(s, 0))
    s.play(1, "decline")
    assert s.t.offers == 1 and not choice(s, 0).startswith("offer")


def test_a_bot_declines_a_present_the_wrong_way_and_takes_one_the_right_way():
    s = builder().play(0, "offer p2", "get steel 4", "give wood 1", "send")
    assert choice(s, 1) == "decline"
    s = builder().play(0, "offer p2", "give wood 3", "get steel 1", "send")
    assert choice(s, 1) == "accept"


@pytest.mark.parametrize(("waste", "cpc", "chosen"), [(9, 5, "clean dump"), (0, 16, "clean counter")])
def test_it_cleans_up_in_time(waste, cpc, chosen):
    s = stage(3).hand(0).goods(0)
    s.t.waste[0], s.t.cpc, s.t.money[0] = waste, cpc, 2
    assert choice(s, 0) == chosen


def test_it_plans_cards_and_certificates_where_there_is_energy_for_them():
    s = stage(3).only(0, "renewable", "technology").goods(0, renewable=9).hand(0)
    s.begin(0, round=3)
    s.skip_to_plan(0)
    while s.prompt == "plan" and s.seats_asked() == [0]:
        s.play(0, choice(s, 0))
    assert s.planned(0)["csr"] == 3 and s.planned(0)["certificate"] >= 2 and sum(s.planned(0).values()) == 8


def test_a_plan_is_made_whatever_the_dump_but_not_run_where_it_would_run_over():
    """An empty plan is a turn lost for certain; a plan need not be run (F-20, F-23)."""
    s = stage(3).goods(0, coal=3).hand(0)
    s.t.waste[0], s.t.cpc = 10, 18
    s.begin(0, round=3)
    s.skip_to_plan(0)
    assert choice(s, 0).startswith("plan ")
    s.play(0, choice(s, 0)).begin(0, round=4)
    assert s.prompt == "produce" and choice(s, 0) == "done"
    s.t.waste[0] = 2
    assert choice(s, 0) == "run conventional"


def test_a_plan_is_made_without_energy_too():
    s = stage(3).goods(0).hand(0)
    s.begin(0, round=3)
    s.skip_to_plan(0)
    assert choice(s, 0).startswith("plan ")


def test_in_passing_nothing_is_planned_once_the_last_round_is_on():
    """No turn is left that could make it (F-3): rollouts may not plan what the rules do not offer."""
    s = stage(3).goods(0, coal=3).hand(0)
    s.begin(0, round=3)
    s.skip_to_plan(0)
    assert plan(s.t, 0, Random(1))
    s.t.reached.append(1)
    assert plan(s.t, 0, Random(1)) == ()


def test_a_brilliant_card_comes_before_certificates_but_not_in_passing():
    s = stage(3).only(0, "conventional", "renewable", "technology").hand(0, 42).goods(0, certificate=2)
    s.t.money[0], s.t.row[:] = 9, []
    assert choice(s, 0) == "play 42"  # a point in each turn to come
    assert turn(s.t, 0, Random(1)) == ("use", "2sp", "$0")
    assert choice(s.hand(0), 0) == "use 2sp $0"


@pytest.mark.whole
@pytest.mark.parametrize("field", ["rush", "trader", "hoarder", "specialist", "cleaner"])
def test_the_normal_bot_stands_up_to_strangers(field):
    table = prepare("factories", 4, 3, "greedy", None, None)
    won = 0
    for number in range(1, 17):
        seats = [f"script-{field}"] * 4
        seats[number % 4] = "greedy"
        spec = type(table)(table.game, 4, 3, ",".join(seats), table.options, table.sheet)
        won += number % 4 in play_one(spec, number).winners
    assert won >= 7  # four would be par


def test_what_is_drawn_in_passing_is_drawn_evenly():
    s = stage(3)
    s.t.deck[0] = 0b10110
    rng = Random(1)
    drawn = Counter((DrawMarketing().drawn(s.t, 0, (1,), rng) or ("", ""))[1] for _ in range(900))
    assert sorted(drawn) == ["2", "3", "5"] and min(drawn.values()) > 250


def test_hands_that_are_dealt_anew_are_drawn_evenly():
    s = stage(3).hand(0, 1).hand(1, 2).hand(2)
    s.t.deck[0] = 0b11100
    rng = Random(1)
    dealt = Counter(redeal(s.t, 0, rng).marketing[1] for _ in range(800))
    assert sorted(dealt) == [0b10, 0b100, 0b1000, 0b10000] and min(dealt.values()) > 150


def test_bots_of_one_table_have_different_habits_and_hints_advise_the_safer_start():
    """Three normal bots once made the same moves, all alike (F-11)."""
    opened: set[str] = set()
    for seed in range(12):
        match = keeling.new("factories", seats=3, seed=seed)
        assert len({temper(match.position, seat) for seat in range(3)}) == 3
        while match.asks[0].prompt in ("open", "plan"):
            ask = match.asks[0]
            if ask.prompt == "open":
                rng = Random(1)
                assert usual_turn(match.perspective(ask.seat, rng), rng)[0][0] == ("open", "conventional")
            move = bot("normal")(match.perspective(ask.seat, Random(1)), ask, Random(1))
            opened |= {move} if ask.prompt == "open" else set()
            match.play(ask.seat, move)
    assert opened == {("open", "conventional"), ("open", "renewable")}
