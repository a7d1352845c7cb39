"""Looking ahead in a turn: every candidate is really played, others answer for themselves, chance is drawn."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from keeling.bots import others
from keeling.bots.lookahead import candidates_of, carry_out, follow, over, owed, underneath
from keeling.bots.others import play_on
from keeling.core.agenda import Option
from keeling.core.flow import answer, asks, settle
from tests.bots import heap
from tests.bots.heap import BLIND, END, GAME, Heap, always, table
from tests.daybreak_stage import stage as shared_stage

TAKE: list[Option] = [("take", str(count)) for count in (1, 2, 3)]


def taken(option: Option, rng: Random | None = None, p: Heap | None = None) -> tuple[Heap, list[str]]:
    """The position after a move of seat 0, and the prompts of what it is asked then."""
    p = p or table()
    ask = owed(GAME, p, 0)
    then = follow(GAME, p, ask, underneath(GAME, p, ask), option, rng or always(0))
    return p, [] if then is None else [then.prompt, *(" ".join(option) for option in then.options)]


def test_what_a_seat_is_asked() -> None:
    p = table()
    ask = owed(GAME, p, 0)
    assert (ask.seat, ask.prompt, ask.options) == (0, "turn", [*TAKE, END])


@pytest.mark.parametrize(
    ("option", "rng", "heap", "points", "then"),
    [
        (TAKE[0], always(0), 19, [1, 0], "turn"),
        (TAKE[0], always(1), 19, [4, 0], "turn"),  # chance is drawn on the way
        (TAKE[1], always(0), 18, [2, 1], "turn"),  # the neighbour charges: that is best for the neighbour
        (TAKE[2], always(0), 17, [3, 0], "more"),
    ],
)
def test_a_candidate_is_really_played(option: Option, rng: Random, heap: int, points: list[int], then: str) -> None:
    p, asked = taken(option, rng)
    assert (p.heap, p.points, asked[0], p.takes) == (heap, points, then, 1)


def test_the_end_of_a_turn_is_followed_to_nothing() -> None:
    p, asked = taken(END)
    assert asked == [] and p.heap == 20
    ask = settle(GAME.rules, p)
    assert ask is not None and (ask.seat, ask.prompt) == (1, "turn")


def test_the_end_of_the_game_is_followed_to_nothing() -> None:
    p, asked = taken(TAKE[2], p=table(heap=3))
    assert asked == [] and p.ending == "lost"


def test_a_turn_is_over_with_the_steps_above_those_that_wait_below_it() -> None:
    p = table()
    ask = owed(GAME, p, 0)
    below = underneath(GAME, p, ask)
    assert below == [("begin", 1, ())] and not over(p, ask, below)
    answer(GAME.rules, p, ask, TAKE[2])
    assert p.agenda == [*below, ("turn", 0, ()), ("more", 0, ())] and not over(p, ask, below)
    more = owed(GAME, p, 0)
    assert underneath(GAME, p, more) == below  # the question belongs to the turn
    p.agenda = [("begin", 0, ())]
    assert over(p, ask, below)
    p.agenda = [("begin", 0, ()), ("turn", 0, ())]
    assert over(p, ask, below)  # another turn, on another ground
    p.agenda = []
    assert over(p, ask, below)


def test_outside_of_a_turn_what_waits_is_what_lies_below_the_question() -> None:
    p = table()
    p.agenda = [("begin", 1, ()), ("luck", -1, (0,)), ("more", 0, ())]
    more = owed(GAME, p, 0)
    assert underneath(GAME, p, more) == p.agenda[:2]
    assert carry_out(GAME, p, more, [("more", "2")], always(0)) == (None, 1)
    assert (p.points, p.luck, p.agenda) == (
        [2, 0],
        0,
        [("begin", 1, ()), ("luck", -1, (0,))],
    )  # nothing below is touched


@pytest.mark.parametrize(
    ("line", "heap", "points", "then", "made"),
    [
        ([TAKE[2], ("more", "2"), TAKE[2], ("more", "1"), END], 14, [9, 0], None, 5),
        ([TAKE[2], ("more", "2")], 17, [5, 0], "turn", 2),
        ([TAKE[2], TAKE[2], END], 17, [3, 0], "more", 1),  # what is not open is not taken, and nothing behind it
        ([END, TAKE[2]], 20, [0, 0], None, 1),
    ],
)
def test_a_line_is_carried_out_as_far_as_it_is_open(
    line: list[Option], heap: int, points: list[int], then: str | None, made: int
) -> None:
    p = table()
    asked, number = carry_out(GAME, p, owed(GAME, p, 0), line, always(0))
    assert (p.heap, p.points, number) == (heap, points, made)
    assert (asked.prompt if asked else None) == then


def test_candidates_are_all_options_unless_the_game_knows_better() -> None:
    p = table()
    ask = owed(GAME, p, 0)
    assert candidates_of(GAME, p, ask) == [*TAKE, END]
    seen: list[tuple[int, bool]] = []

    def shortlist(p: Heap, seat: int, options: list[Option], first: bool) -> list[Option]:
        seen.append((seat, first))
        return options[:2] if first else options[:1]

    game = heap.told(GAME, candidates={"turn": shortlist})
    assert candidates_of(game, p, ask, first=True) == TAKE[:2] and candidates_of(game, p, ask) == TAKE[:1]
    assert seen == [(0, True), (0, False)]


def test_options_that_nobody_has_listed_yet_are_listed() -> None:
    p = table(heap=2)
    ask = settle(GAME.rules, p, None, False)
    assert ask is not None and ask.options == []
    assert candidates_of(GAME, p, ask) == [*TAKE[:2], END] == ask.options


def test_others_answer_so_that_they_stand_best() -> None:
    """With the neighbour far behind the best other, a gift to seat 0 changes nothing for seat 1."""
    p, _ = taken(TAKE[1], p=table(3, points=(0, 0, 9)))
    assert p.points == [2, 1, 9]
    p, _ = taken(TAKE[1], p=table(2, points=(0, 5)))
    assert p.points == [2, 6]


@pytest.mark.parametrize("luck", [0, 1])
def test_where_nobody_can_judge_others_answer_by_chance_and_weight(luck: int) -> None:
    p = table()
    ask = owed(BLIND, p, 0)
    rng = Random(luck + 1)
    follow(BLIND, p, ask, underneath(BLIND, p, ask), TAKE[1], rng)
    assert p.points in ([4, 0], [2, 1])
    charges = heap.told(BLIND, rollout_weights={"let": 0.0})
    for seed in range(5):
        p = table()
        follow(charges, p, owed(charges, p, 0), [("begin", 1, ())], TAKE[1], Random(seed))
        assert p.points == [2, 1]


def test_what_alone_is_worth_a_thought_is_answered_without_one() -> None:
    game = heap.told(GAME, candidates={"toll": lambda p, seat, options, first: options[:1]}, evaluate_one=_never)
    p = table()
    follow(game, p, owed(game, p, 0), [("begin", 1, ())], TAKE[1], always(0))
    assert p.points == [4, 0]  # let, though to charge would be better


def _never(p: Heap, seat: int) -> float:
    raise AssertionError("judged")


def test_in_a_shared_stage_a_turn_goes_on_in_its_lane_until_its_seat_rests() -> None:
    s = shared_stage(2).hand(0, "heat-pumps", "solar-fields").stack(0, 1, "clean-plants-china").board(0, demand=12)
    s.settle()
    game, t = s.match.game, s.t.copy()
    ask = owed(game, t, 0)
    below = underneath(game, t, ask)
    assert ask.lane == 0 and below == t.lanes[0][: len(below)] and not over(t, ask, below)
    then = follow(game, t, ask, below, ("use", "s1"), always(0))
    assert then is not None and (then.prompt, then.seat) == ("pay", 0)
    then = follow(game, t, then, below, then.options[0], always(0))
    assert then is not None and then.prompt == "turn" and t.hand[0].bit_count() == 1
    assert follow(game, t, then, below, ("done",), always(0)) is None
    assert [one.seat for one in asks(game.rules, t)] == [1]  # the others still act


# -- others who look ahead ---------------------------------------------------------------------------------------------


def test_others_play_their_best_turns_up_to_ones_own() -> None:
    p = table(3)
    carry_out(GAME, p, owed(GAME, p, 0), [END], always(0))
    play_on(GAME, p, 0, Random(1), (2, 3), inf)
    ask = settle(GAME.rules, p)
    assert ask is not None and (ask.seat, ask.prompt) == (0, "turn")
    assert (p.heap, p.points) == (8, [0, 10, 10])  # three and two more, twice, by both


def test_others_play_on_to_the_end_where_ones_own_turn_does_not_come() -> None:
    p = table(2, heap=6)
    carry_out(GAME, p, owed(GAME, p, 0), [END], always(0))
    play_on(GAME, p, 0, Random(1), (3, 4), inf)
    assert p.ending == "" and p.heap in (1, 2, 3)  # to take the last stones in a three would lose
    p = table(2, heap=2)
    carry_out(GAME, p, owed(GAME, p, 0), [END], always(0))
    play_on(GAME, p, 0, Random(1), (3, 4), inf)
    assert p.ending == "taken" and p.points[1] >= 2


def test_a_clock_that_has_run_down_stops_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    p = table(2)
    carry_out(GAME, p, owed(GAME, p, 0), [END], always(0))
    play_on(GAME, p, 0, Random(1), (2, 3), 0.0)
    assert p.heap == 20
    monkeypatch.setattr(others, "FAR", 0)
    play_on(GAME, p, 0, Random(1), (2, 3), inf)
    assert p.heap == 20  # nor do they go on for ever


def test_what_alone_is_worth_a_thought_is_played_without_one() -> None:
    game = heap.told(GAME, candidates={"turn": lambda p, seat, options, first: [END]}, evaluate_one=_never)
    p = table(3)
    p.agenda = [("begin", 1, ())]
    play_on(game, p, 0, Random(1), (2, 3), inf)
    ask = settle(game.rules, p)
    assert ask is not None and ask.seat == 0 and p.heap == 20
