"""Taking back in a shared stage: my own last choice, whoever else has acted, unless somebody has built upon it."""

from collections import Counter
from random import Random

import pytest

import keeling
from keeling.core.agenda import CHANCE
from keeling.core.takeback import KEPT
from keeling.games import GAMES
from keeling.testing.tables import specs, table
from tests.core import urn
from tests.core.gifts import GAME
from tests.core.takebacks import random_game
from tests.core.test_shared import begun, held


@pytest.fixture(autouse=True)
def catalogue(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)


def lines(match):
    return [(entry.seat, entry.text) for entry in match.entries]


def refused(match, seat):
    before = match.digest
    with pytest.raises(keeling.CannotUndo) as caught:
        match.undo(seat)
    assert match.digest == before and match.why_no_undo(seat) == caught.value.reason
    values = caught.value.reason.values
    return caught.value.reason.code, values.get("player"), values.get("move")


def test_my_choice_is_taken_back_whoever_has_acted_since():
    match = begun()
    match.play(0, "draw")
    card = held(match, 0)[0]
    match.play(0, f"put {card}")
    match.play(1, "done")
    match.play(2, "draw")
    theirs = held(match, 2)
    match.undo(0)
    assert held(match, 0) == [card] and held(match, 2) == theirs and match.position.bowl == 0
    assert lines(match)[2:] == [(1, "done"), (2, "draw"), (CHANCE, f"card {theirs[0]}")]
    assert refused(match, 0)[0] == "undo-drawn"  # its own draw
    match.undo(1)
    assert not match.ask_of(1).rests


def test_what_another_has_built_upon_stays_and_the_reason_names_it():
    match = begun()
    match.play(0, "draw")
    card = held(match, 0)[0]
    match.play(0, f"give {card} p2")
    match.play(2, "draw")
    match.play(1, f"put {card}")
    assert refused(match, 0) == ("undo-built", "p2", f"put {card}")
    match.undo(1)
    match.undo(0)
    assert held(match, 0) == [card] and not held(match, 1)


def test_who_was_given_something_and_is_done_has_counted_on_it():
    match = begun()
    match.play(0, "draw")
    match.play(0, f"give {held(match, 0)[0]} p2")
    match.play(1, "done")
    assert refused(match, 0) == ("undo-built", "p2", "done")
    match.play(1, "resume")
    match.undo(0)
    assert held(match, 0) and not held(match, 1)


def test_who_was_woken_by_it_rests_again():
    match = begun()
    match.play(0, "draw")
    match.play(1, "done")
    match.play(0, f"give {held(match, 0)[0]} p2")
    match.play(2, "draw")
    assert not match.ask_of(1).rests
    match.undo(0)
    assert match.ask_of(1).rests


def test_who_was_only_woken_by_it_and_has_answered_somebody_else_rests_again():
    match = begun()
    match.play(1, "draw")
    match.play(0, "draw")
    match.play(1, "done")
    match.play(0, f"give {held(match, 0)[0]} p2")
    match.play(2, "beg p2")
    match.play(1, "no")
    match.undo(0)
    assert match.ask_of(1).rests and held(match, 0)


def test_an_answer_belongs_to_the_question_it_was_given_to():
    match = begun()
    match.play(1, "draw")
    match.play(2, "beg p2")
    match.play(0, "beg p2")
    match.play(1, "no")  # to the first seat; without its question the third seat's would be on top
    assert refused(match, 0) == ("undo-built", "p2", "no")
    match.play(1, "no")
    assert refused(match, 2) == ("undo-built", "p2", "no")


def test_a_question_that_is_not_answered_yet_is_taken_back_with_the_choice():
    match = begun()
    match.play(1, "draw")
    match.play(0, "beg p2")
    match.play(2, "done")
    assert match.ask_of(1).prompt == "consent"
    match.undo(0)
    assert match.ask_of(1).prompt == "turn" and match.ask_of(2).rests


def test_a_take_back_does_not_end_the_stage():
    match = begun()
    match.play(0, "done")
    match.play(0, "resume")
    match.play(1, "done")
    match.play(2, "done")
    assert refused(match, 0)[:2] == ("undo-ends", "p3")
    match.undo(2)
    match.undo(0)
    assert match.ask_of(0).rests and match.position.round == 1


def test_no_draw_is_made_twice_with_one_number():
    """Else who has seen the first could foresee the second."""
    match, twin = begun(2), begun(2)
    match.play(0, "done")
    match.play(1, "draw")
    match.undo(0)
    assert match.spent == 1
    again = keeling.from_json(match.to_json())
    read = keeling.load(match.record())
    for one in (match, again, read):
        one.play(0, "draw")
    twin.play(0, "done")
    twin.play(1, "draw")
    twin.play(0, "resume")
    assert held(match, 0) == held(again, 0) == held(read, 0)
    assert "spent: 1" in match.record() and "spent" not in twin.record()
    before = begun(2)
    before.play(0, "done")
    before.undo(0)
    assert before.spent == 0  # nothing was drawn since: the number is still unseen


def test_what_was_drawn_out_of_another_urn_closes_it():
    match = urn.begun()
    match.play(0, "throw")
    match.play(1, "pick")
    assert refused(match, 0) == ("undo-built", "p2", "pick")
    match.play(0, "wait")
    match.play(1, "pick")
    match.undo(0)
    assert [text for _, text in lines(match)].count("pick") == 2


def test_who_had_no_choice_has_not_chosen():
    match = urn.begun()
    match.play(0, "lock")
    match.play(1, "wait")  # nothing else was open
    assert match.entries[-1].forced
    assert refused(match, 0) == ("undo-built", "p2", "wait")


def test_it_goes_back_so_far_and_no_further():
    match = begun()
    match.play(0, "done")
    for _ in range(KEPT // 2):
        match.play(1, "done")
        match.play(1, "resume")
    assert refused(match, 0)[0] == "undo-far"
    assert len(match.snapshots) == KEPT


def test_what_was_saved_takes_back_as_well():
    match = begun()
    match.play(0, "draw")
    match.play(0, "done")
    match.play(1, "draw")
    match.play(2, "done")
    again = keeling.from_json(match.to_json())
    again.undo(0)
    match.undo(0)
    assert again.digest == match.digest and lines(again) == lines(match)


def test_what_was_found_is_gone_on_from_and_never_out_of_date():
    """Asked at every step or only at the end, the answer is the same."""
    for seed in range(20):
        rng, match, quiet = Random(seed), begun(3, seed), begun(3, seed)
        for _ in range(30):
            if not match.owed():
                break
            ask = rng.choice(match.questions())
            text = " ".join(rng.choice(ask.options))
            match.play(ask.seat, text)
            quiet.play(ask.seat, text)
            [match.why_no_undo(seat) for seat in range(3)]
            if rng.random() < 0.2 and match.why_no_undo(seat := rng.randrange(3)) is None:
                match.undo(seat)
                quiet.undo(seat)
        assert [match.why_no_undo(seat) for seat in range(3)] == [quiet.why_no_undo(seat) for seat in range(3)]
        assert match.digest == quiet.digest


def test_random_games_of_the_toy_with_take_backs():
    tried: Counter[str] = Counter()
    for seed in range(16):
        tried += random_game(begun(2 + seed % 3, seed), Random(seed))
    assert min(tried[what] for what in ("beside", "last", "undo-built", "undo-drawn")) > 30, tried


SHARED = [name for name, game in GAMES.items() if any(rule.rests for rule in game.rules.values())]


@pytest.mark.parametrize("name", SHARED)
def test_random_games_with_take_backs(name):
    tried: Counter[str] = Counter()
    for seed in range(2):
        tried += random_game(table(specs(name)[2], seed), Random(seed))
    assert min(tried[what] for what in ("beside", "last", "undo-drawn")) > 5, tried
