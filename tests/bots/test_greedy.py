"""Greedy's beam, easy's lack of care, outcomes, styles and hints, on a game that can be reckoned by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import exp
from random import Random
from typing import Any

import pytest

from keeling.bots import easy, greedy, outcomes
from keeling.bots.course import Course, advise, chain_at, rest_of
from keeling.bots.easy import CARE
from keeling.bots.greedy import best_lines
from keeling.bots.hint import hint
from keeling.bots.lookahead import owed
from keeling.bots.outcomes import HABIT, forecast, habit, judge, lines_by_outcome, shares
from keeling.bots.rollout import rollout, weighted_choice
from keeling.bots.styles import compare, turns_in_styles, usual_turn
from keeling.core.agenda import Option
from keeling.core.match import Ask, Match
from keeling.core.perspective import Perspective
from keeling.core.plain import PlainFigures
from tests.bots import heap
from tests.bots.heap import BLIND, END, GAME, Heap, always, start, table

TAKE: list[Option] = [("take", str(count)) for count in (1, 2, 3)]
MORE: list[Option] = [("more", str(amount)) for amount in range(3)]
THREES = [TAKE[2], MORE[2], TAKE[2], MORE[2], END]


def sight(p: Heap | None = None, game: Any = GAME, seat: int = 0) -> Perspective[Heap]:
    return Perspective(game, seat, p or table())


def asked(perspective: Perspective[Heap]) -> Ask:
    question = owed(perspective.game, perspective.position.copy(), perspective.seat)
    return Ask(perspective.seat, question.prompt, tuple(question.options))


# -- greedy ------------------------------------------------------------------------------------------------------------


def test_the_best_turn_for_each_first_move_with_its_worth() -> None:
    lines = best_lines(sight(), always(0), 20)
    assert lines[TAKE[2]] == (pytest.approx(0.60), THREES)
    assert lines[TAKE[0]] == (pytest.approx(0.56), [TAKE[0], TAKE[2], MORE[2], END])  # luck brings nothing
    assert lines[TAKE[1]] == (pytest.approx(0.56), [TAKE[1], TAKE[2], MORE[2], END])  # the neighbour charges
    assert lines[END] == (pytest.approx(0.50), [END]) and len(lines) == 4
    assert greedy.choose(sight(), asked(sight()), always(0)) == TAKE[2]


def test_chance_is_drawn_in_thought() -> None:
    assert best_lines(sight(), always(1), 20)[TAKE[0]][0] == pytest.approx(0.59)


def test_the_last_stones_are_not_taken_in_a_three() -> None:
    lines = best_lines(sight(table(heap=3)), always(0))
    assert lines[TAKE[2]] == (0.0, [TAKE[2]]) and max(lines.values())[1][0] != TAKE[2]


def test_turns_that_are_not_thought_through_are_worth_no_more_than_the_worst_that_is() -> None:
    lines = best_lines(sight(), always(0), 1, 2)  # two moves: one more take is all that is seen
    assert lines[END] == (pytest.approx(0.5), [END])
    for option in TAKE:
        value, line = lines[option]
        assert value == pytest.approx(0.5 * 0.999) or line[-1] == END
    narrow = best_lines(sight(), always(0), 1, 3)
    assert narrow[TAKE[2]][1] == THREES and narrow[TAKE[0]][0] < narrow[END][0]


def test_what_there_is_no_time_for_is_not_thought_of_but_what_was_found_is_handed_back() -> None:
    lines = best_lines(sight(), always(0), until=0.0)
    assert set(lines) == {*TAKE, END} and all(line[0] == option for option, (_, line) in lines.items())


@pytest.mark.parametrize(("most", "ways"), [(1, 1), (2, 2), (4, 3)])
def test_of_many_ways_to_go_on_with_a_move_the_most_promising_are_followed(
    monkeypatch: pytest.MonkeyPatch, most: int, ways: int
) -> None:
    """A question within a question: so many of its answers are thought on."""
    monkeypatch.setattr(greedy, "BRANCHES", most)
    seen: list[Option] = []

    def counted(p: Heap) -> list[float]:
        if p.agenda[-1][0] != "more":
            seen.append(("points", str(p.points[0])))
        return heap.evaluate_all(p)

    twice = replace(heap.told(GAME, evaluate_all=counted), rules={**GAME.rules, "more": Twice()})
    p = table()
    p.agenda = [("begin", 1, ()), ("more", 0, (2,))]
    found = best_lines(sight(p, twice), always(0), 4, 1)
    assert found[MORE[2]] == (pytest.approx(0.54), [MORE[2], MORE[2]])
    assert len(set(seen)) == len({first + 2 - less for first in range(3 - ways, 3) for less in range(3)})


class Twice(heap.More):
    """As many points more as one likes, and then once more."""

    def play(self, p: Heap, seat: int, args: tuple[int, ...], option: Option) -> None:
        super().play(p, seat, args, option)
        if args[0] > 1:
            p.then(("more", seat, (args[0] - 1,)))


def test_what_is_forced_or_alone_worth_a_thought_is_taken_without_one() -> None:
    ask = Ask(0, "turn", (END,))
    assert greedy.choose(sight(game=None), ask, always(0)) == easy.choose(sight(game=None), ask, always(0)) == END
    p = table()
    p.agenda = [("begin", 1, ()), ("more", 0, ())]
    game = heap.told(GAME, candidates={"more": lambda p, seat, options, first: options[1:2]}, evaluate_all=_never)
    assert greedy.choose(sight(p, game), asked(sight(p, game)), always(0)) == MORE[1]


def _never(p: Heap) -> list[float]:
    raise AssertionError("judged")


# -- easy --------------------------------------------------------------------------------------------------------------


def test_easy_takes_an_option_the_more_often_the_better_it_is() -> None:
    rng = Random(5)
    perspective = sight(table(heap=12))
    chosen = Counter(easy.choose(perspective, asked(perspective), rng) for _ in range(150))
    assert chosen[TAKE[2]] > chosen[END] and len(chosen) == 4


def test_an_option_a_certain_share_less_than_the_best_is_e_times_less_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    worths = {TAKE[0]: 0.5, TAKE[1]: 0.5 * (1 - CARE), TAKE[2]: 0.5 * (1 - 2 * CARE), END: -1.0}
    monkeypatch.setattr(
        easy, "best_lines", lambda *given, **named: {one: (value, [one]) for one, value in worths.items()}
    )
    rng = Random(5)
    chosen = Counter(easy.choose(sight(), asked(sight()), rng) for _ in range(4000))
    assert chosen[TAKE[0]] / chosen[TAKE[1]] == pytest.approx(exp(1), rel=0.2)
    assert chosen[TAKE[1]] / chosen[TAKE[2]] == pytest.approx(exp(1), rel=0.3)
    assert not chosen[END]


@pytest.mark.parametrize(("luck", "chosen"), [(0.0, TAKE[1]), (0.9, TAKE[0])])
def test_easy_follows_a_rule_of_thumb_most_of_the_time(luck: float, chosen: Option) -> None:
    game = heap.told(BLIND, rollout_policy={"turn": lambda p, seat, rng: TAKE[1]}, rollout_weights={"take": 1.0})

    class Fixed(Random):
        def random(self) -> float:
            return luck if not self.asked() else 0.0

        count = 0

        def asked(self) -> bool:
            self.count += 1
            return self.count > 1

    assert easy.choose(sight(game=game), asked(sight()), Fixed(1)) == chosen


# -- outcomes ----------------------------------------------------------------------------------------------------------


def test_what_an_end_is_worth_to_each() -> None:
    p = table(3)
    assert shares(GAME, p) == [pytest.approx(1 / 3)] * 3  # nobody knows yet
    p.ending, p.points = "taken", [7, 2, 7]
    assert shares(GAME, p) == pytest.approx([0.6, 0.2, 0.6])  # shared; lost to rivals, but not by all
    p.ending = "lost"
    assert shares(GAME, p) == [0.0] * 3
    assert judge(GAME, table(2, points=(5, 2))) == pytest.approx([0.53, 0.47])
    assert judge(BLIND, table(2, points=(5, 2))) == [0.5, 0.5]


def test_a_rule_of_thumb_answers_what_it_is_for_if_its_answer_is_open() -> None:
    def thumb(p: Heap, seat: int, rng: Random) -> Option:
        return TAKE[p.takes]

    game = heap.told(BLIND, rollout_policy={"turn": thumb})
    p = table(heap=2)
    assert habit(game, p, owed(game, p, 0), always(0)) is None  # three cannot be taken
    p.takes = 1
    assert habit(game, p, owed(game, p, 0), always(0)) == TAKE[1]
    other = heap.told(game, habits={"turn": lambda p, seat, rng: END})
    assert habit(other, p, owed(game, p, 0), always(0)) == END  # with more time
    assert habit(heap.told(BLIND, habits={}), p, owed(game, p, 0), always(0)) is None
    p.lanes = [[], []]
    assert habit(game, p, owed_without_lanes(p), always(0)) is None


def owed_without_lanes(p: Heap) -> Any:
    lanes, p.lanes = p.lanes, []
    ask = owed(GAME, p, 0)
    p.lanes = lanes
    return ask


def test_options_are_compared_by_games_played_on_with_the_same_luck() -> None:
    """Two stones: whoever takes both wins by two points, whoever leaves one may lose to luck."""
    p = table(heap=2)
    ask = owed(BLIND, p, 0)
    found = lines_by_outcome(heap.told(BLIND, tries=60), p, ask, ask.options, Random(1))
    assert list(found) == [*TAKE[:2], END] and all(line == [option] for option, (_, line) in found.items())
    assert found[TAKE[1]][0] == 1.0 > found[TAKE[0]][0] > 0 and found[END][0] < 1.0
    again = lines_by_outcome(heap.told(BLIND, tries=60), p, ask, ask.options, Random(1))
    assert again == found
    assert greedy.choose(sight(p, heap.told(BLIND, tries=60)), asked(sight(p)), Random(2)) == TAKE[1]


def test_the_worse_half_is_dropped_in_time_and_all_is_within_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: Counter[Option] = Counter()

    def played_on(game: Any, position: Heap, ask: Any, option: Option, rng: Random) -> float:
        tried[option] += 1
        return {TAKE[0]: 0.1, TAKE[1]: 0.6, TAKE[2]: 0.9, END: 0.3}[option]

    monkeypatch.setattr(outcomes, "_played_on", played_on)
    p = table()
    ask = owed(BLIND, p, 0)
    found = lines_by_outcome(heap.told(BLIND, tries=80), p, ask, ask.options, Random(1))
    assert tried == {TAKE[0]: 10, TAKE[1]: 30, TAKE[2]: 30, END: 10}
    assert {option: value for option, (value, _) in found.items()} == pytest.approx(
        {TAKE[0]: 0.1, TAKE[1]: 0.6, TAKE[2]: 0.9, END: 0.3}
    )
    assert lines_by_outcome(BLIND, p, ask, ask.options, Random(1), until=0.0)[END] == (0.0, [END])  # no time at all


def test_a_rule_of_thumb_is_followed_unless_another_answer_does_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    worth = {TAKE[0]: 0.5, TAKE[1]: 0.5 + HABIT / 2}
    monkeypatch.setattr(outcomes, "_played_on", lambda game, p, ask, option, rng: worth[option])
    game = heap.told(BLIND, habits={"turn": lambda p, seat, rng: TAKE[0]}, tries=8)
    p = table()
    ask = owed(BLIND, p, 0)
    found = lines_by_outcome(game, p, ask, TAKE[1:2], Random(1))
    assert list(found) == TAKE[:2] and max(found.values())[1] == [TAKE[0]]
    worth[TAKE[1]] = 0.5 + 2 * HABIT
    assert max(lines_by_outcome(game, p, ask, TAKE[:2], Random(1)).values())[1] == [TAKE[1]]


def test_what_may_be_expected_comes_from_games_played_on_unless_the_game_says_it() -> None:
    points, alive = forecast(BLIND, table(heap=2), 0, Random(1))
    assert 0 < points < 5 and alive == 1.0  # nobody can lose with two stones
    points, alive = forecast(BLIND, table(heap=3), 0, Random(1))
    assert 0 < alive < 1
    p = table()
    p.ending, p.points = "lost", [4, 1]
    assert forecast(BLIND, p, 0, Random(1)) == (4.0, 0.0)
    assert forecast(heap.told(BLIND, forecast=lambda p, seat: (7.0, 0.25)), table(), 0, Random(1)) == (7.0, 0.25)


# -- playing on in passing ---------------------------------------------------------------------------------------------


def test_options_are_taken_by_weight_of_their_first_word() -> None:
    game = heap.told(BLIND, rollout_weights={"end": 3.0})
    rng = Random(4)
    chosen = Counter(weighted_choice(game, [TAKE[0], END], rng) for _ in range(4000))
    assert chosen[END] / chosen[TAKE[0]] == pytest.approx(3.0, rel=0.15)
    assert weighted_choice(game, [END], None) == END  # type: ignore[arg-type]  # nothing is drawn
    never = heap.told(BLIND, rollout_weights={"end": 0.0})
    assert {weighted_choice(never, [END, TAKE[0]], rng) for _ in range(50)} == {TAKE[0]}


def test_so_many_choices_are_made_and_no_more() -> None:
    p = table()
    assert rollout(BLIND, p, Random(1), 3) == 3 and not p.ending
    assert rollout(BLIND, p, Random(1), 500) < 500 and p.ending
    p = table(3)
    made = rollout(BLIND, p, Random(2), 500, 1)
    ask = owed(BLIND, p, 1)
    assert (ask.prompt, p.agenda[-1]) == ("turn", ("turn", 1, ())) and made >= 1


def test_where_a_policy_finds_nothing_the_step_is_over_and_where_it_must_look_all_are_listed() -> None:
    end = heap.told(BLIND, rollout_policy={"turn": lambda p, seat, rng: ()})
    p = table()
    assert rollout(end, p, Random(1), 4, 1) == 0 and p.points == [0, 0]  # the turn was over without a choice
    p = table()
    look = heap.told(BLIND, rollout_policy={"turn": lambda p, seat, rng: None}, rollout_weights={"end": 0.0})
    assert rollout(look, p, Random(1), 1) == 1 and sum(p.points) > 0


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_is_the_best_turn_compared_with_the_next_best_that_does_something_else() -> None:
    game = heap.told(GAME, forecast=lambda p, seat: (float(p.points[seat]), 1.0 if p.heap > 13 else 0.5))
    told = hint(sight(game=game), always(0))
    assert (told.kind, told.move, told.look) == ("take", TAKE[2], ("3",))
    assert told.line == tuple(THREES)
    assert told.other == TAKE[0] and told.points == pytest.approx(10 - 1)
    assert told.survival == 0.0 and not told.kept and not told.only
    assert told.sure == (("points", 0, {"amount": 3}),)
    assert (told.needs, told.brings) == ([], [])


def test_a_hint_says_no_more_of_a_turn_than_chance_lets_it_promise() -> None:
    """In thought luck brought three points; when the hint is told it may bring none, but the moves are open."""
    game = heap.told(GAME, candidates={"turn": lambda p, seat, options, first: [TAKE[0]] if p.takes == 2 else [END]})
    told = hint(sight(game=game), always(1))
    assert told.line == (TAKE[0], END) and told.only and not told.other
    assert told.sure == (("points", 0, {"amount": 1}),)


def test_what_was_advised_is_kept_while_nothing_is_clearly_better() -> None:
    kept = hint(sight(), always(0), [TAKE[2], MORE[2]])
    assert kept.kept and kept.move == TAKE[2]
    left = hint(sight(), always(0), [TAKE[0], END])
    assert not left.kept and left.move == TAKE[2]  # four points better
    flat = heap.told(GAME, evaluate_all=lambda p: [0.5 + 0.0001 * p.points[0], 0.5])
    close = hint(sight(game=flat), always(0), [TAKE[0], END])
    assert close.kept and close.move == TAKE[0] and close.line[1:] != (END,)  # hardly worse: its best way on
    gone = hint(sight(table(heap=2)), always(0), [TAKE[2]])
    assert not gone.kept  # it cannot be taken any more


def test_advice_hears_what_the_position_needs_and_what_the_turn_brings() -> None:
    def advice(before: Heap, after: Heap, seat: int) -> tuple[Any, Any]:
        return [("stones", {"left": before.heap})], [("points", {"amount": after.points[seat]})]

    told = hint(sight(game=heap.told(GAME, advice=advice)), always(0))
    assert told.needs == [("stones", {"left": 20})] and told.brings == [("points", {"amount": 10})]


def match() -> Match[Heap]:
    found = Match(GAME, 2, 1, {}, None, start(PlainFigures({"game": "heap"}), 2, {}))
    found.owed()
    return found


def test_a_turn_that_was_advised_stays_the_advice_while_its_seat_follows_it() -> None:
    played, courses = match(), dict[int, Course]()
    first = advise(played, 0, courses)
    assert first.line == tuple(THREES) and not first.kept
    played.play(0, "take 3")
    assert rest_of(courses, played, 0) == first.line[1:]
    then = advise(played, 0, courses)
    assert then.kept and then.line == first.line[1:] and courses[0].number == 0
    played.play(0, "more 0")
    assert rest_of(courses, played, 0) == () and rest_of(courses, played, 1) == ()
    assert not advise(played, 0, courses).kept and courses[0].number == 2
    assert chain_at(played, 0) == "" and chain_at(played, 2) == played.entries[1].chain
    assert Course(2, "another game", (END,)).rest(played, 0) == ()
    assert Course(9, "", (END,)).rest(played, 0) == ()
    assert Course(1, chain_at(played, 1), (MORE[0], END)).rest(played, 0) == (END,)
    assert Course(1, chain_at(played, 1), (MORE[0], END)).rest(played, 1) == ()


# -- turns in styles ---------------------------------------------------------------------------------------------------


def thrifty(p: Heap, seat: int, rng: Random) -> Option:
    """A stone, then the end."""
    return TAKE[0] if p.takes == 2 else END


def greedily(p: Heap, seat: int, rng: Random) -> Option:
    """Threes, as long as there are any."""
    return TAKE[2] if p.takes and p.heap > 3 else END


STYLED = heap.told(
    BLIND,
    rollout_policy={"more": lambda p, seat, rng: MORE[2], "turn": thrifty},
    styles={"turn": [thrifty, greedily]},
)


def test_a_usual_turn_follows_its_style_and_answers_other_questions_as_everybody_does() -> None:
    line, then = usual_turn(sight(game=STYLED), always(0), greedily)
    assert line == THREES and then.points == [10, 0] and then.heap == 14
    line, then = usual_turn(sight(game=STYLED), always(0))
    assert line == [] and then.heap == 20  # up to where styles are compared
    p = table()
    p.agenda = [("begin", 1, ()), ("more", 0, ())]
    assert usual_turn(sight(p, STYLED), always(0))[0] == [MORE[2]]
    line, _ = usual_turn(sight(game=STYLED), always(0), lambda p, seat, rng: MORE[0])
    assert line == [TAKE[0], END]  # what is not open is answered by habit


def test_turns_in_styles_are_compared_and_those_that_are_not_sound_come_last() -> None:
    tried = turns_in_styles(sight(table(heap=6), STYLED), Random(1))
    assert [one.line for one in tried if one.line[0] == TAKE[0]] and len(tried) == 2
    assert sorted((one.worth for one in tried), reverse=True) == [one.worth for one in tried]
    wise = heap.told(STYLED, sound=lambda before, after, seat, line: after.heap < before.heap - 2)
    assert [one.line[0] for one in turns_in_styles(sight(game=wise), Random(1))] == [TAKE[2]]
    unwise = heap.told(STYLED, sound=lambda before, after, seat, line: False)
    assert [one.line[0] for one in turns_in_styles(sight(game=unwise), Random(1))] == [TAKE[0]]
    alike = heap.told(STYLED, styles={"turn": [thrifty, thrifty]})
    assert len(turns_in_styles(sight(game=alike), Random(1))) == 1
    assert turns_in_styles(sight(game=BLIND), Random(1)) == []


def test_a_turn_alone_is_not_tried_and_several_have_the_same_luck() -> None:
    (alone,) = compare(sight(game=STYLED), [[END]], Random(1))
    assert alone.worth == alone.points == alone.survival == 0.0
    one, other = compare(sight(table(heap=9), STYLED), [[TAKE[2], MORE[2], END], [TAKE[2], MORE[0], END]], Random(1))
    assert one.points - other.points == pytest.approx(2.0) and one.worth > other.worth
    assert 0 < one.survival == other.survival <= 1.0


def test_a_hint_by_rule_of_thumb_is_the_best_of_the_styles() -> None:
    told = hint(sight(table(heap=40), STYLED), Random(3))
    assert told.line == tuple(THREES) and told.other == TAKE[0]
    assert not told.kept and not told.only
    assert hint(sight(table(heap=40), STYLED), Random(3), [TAKE[0], END]).line == (TAKE[0], END)
