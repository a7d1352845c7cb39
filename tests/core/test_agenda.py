"""The engine on a toy game: steps, lanes, chance, empty asks."""

from collections import Counter
from random import Random

import pytest

from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.flow import answer, asks, settle
from tests.core.toy import RULES, Toy


def begun():
    p = Toy()
    p.then(("together", -1, ()))
    return p


def give(p, seat, coins):
    ask = next(ask for ask in asks(RULES, p) if ask.seat == seat)
    answer(RULES, p, ask, ("give", str(coins)))


def test_steps_are_resolved_in_reading_order():
    p = Toy()
    p.then(("a", 0, ()), ("b", 0, ()))
    assert p.agenda == [("b", 0, ()), ("a", 0, ())]


def test_lanes_ask_everybody_at_once_and_the_barrier_waits_for_the_last():
    p = begun()
    assert [ask.seat for ask in asks(RULES, p)] == [0, 1]
    give(p, 1, 2)
    assert [ask.seat for ask in asks(RULES, p)] == [0, 1]  # seat 1 has two steps in its lane
    give(p, 1, 1)
    assert [ask.seat for ask in asks(RULES, p)] == [0]
    give(p, 0, 5)
    assert p.pot == 8
    assert [ask.seat for ask in asks(RULES, p)] == [CHANCE]


def test_copies_do_not_share_lanes_or_agenda():
    p = begun()
    asks(RULES, p)
    twin = p.copy()
    give(p, 0, 5)
    assert [ask.seat for ask in asks(RULES, twin)] == [0, 1]
    assert twin.pot == 0


def test_a_rule_with_nothing_to_choose_is_passed_over():
    p = Toy()
    p.then(("never", 0, ()), ("close", -1, ()))
    assert settle(RULES, p) is None
    assert p.ending == "closed"


def test_chance_draws_by_weight():
    p = Toy()
    p.then(("draw", -1, ()))
    ask = settle(RULES, p)
    assert (ask.seat, ask.options, ask.weights) == (CHANCE, [("coin", "0"), ("coin", "1")], [1, 2])
    drawn = Counter(pick(Random(seed), ask)[1] for seed in range(3000))
    assert 1.8 < drawn["1"] / drawn["0"] < 2.2


def test_a_generator_depends_on_its_words_alone():
    assert generator(1, "a").random() == generator(1, "a").random() != generator(1, "b").random()


def test_the_default_reason_names_rule_prompt_and_move():
    reason = RULES["give"].why(Toy(), 0, (), ("give", "9"))
    assert (reason.code, reason.rule, reason.values) == ("not-offered", "T-1", {"prompt": "give", "move": "give 9"})


@pytest.mark.parametrize("call", ["act", "options", "play"])
def test_a_rule_of_the_wrong_kind_says_so(call):
    args = (Toy(), 0, ()) if call != "play" else (Toy(), 0, (), ("x",))
    rule = RULES["together"] if call != "act" else RULES["give"]
    with pytest.raises(TypeError):
        getattr(rule, call)(*args)
