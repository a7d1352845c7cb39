"""Shared stages on a toy game: everybody acts at once on common things, and nothing is lost."""

import os
from collections import Counter
from random import Random

import pytest

import keeling
from keeling.bots import bot
from keeling.bots.search import Search
from keeling.core.agenda import CHANCE
from keeling.core.chance import pick
from keeling.core.flow import answer, asks, questions, settle
from keeling.core.log import digest_of
from keeling.core.match import Match
from keeling.core.perspective import Perspective
from keeling.games import GAMES
from keeling.lab.botplay import botplay
from tests.core.gifts import BOWL, BRIM, CARDS, DECK, GAME, GONE, ROOM, RULES, WORTH, Gifts, start

GAMES_PLAYED = 10_000 if os.environ.get("SOAK") else 120


@pytest.fixture(autouse=True)
def catalogue(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)


def begun(seats=3, seed=1):
    return keeling.new("gifts", seats=seats, seed=seed)


def held(match, seat):
    return [str(card) for card, where in enumerate(match.position.place) if where == seat]


def asked(match):
    return sorted(ask.seat for ask in match.owed())


def test_everybody_is_asked_at_once_and_moves_count_in_the_order_they_arrive():
    match = begun()
    assert asked(match) == [0, 1, 2]
    match.play(2, "draw")
    match.play(0, "draw")
    match.play(2, "draw")
    assert [len(held(match, seat)) for seat in range(3)] == [1, 0, 2]
    assert match.position.place.count(DECK) == 15
    assert asked(match) == [0, 1, 2]


def test_draws_happen_in_the_lane_that_needs_one_while_others_are_asked():
    position = GAME.start(None, 3, {})
    turn = next(ask for ask in asks(GAME.rules, position) if ask.seat == 2)
    answer(GAME.rules, position, turn, ("draw",))
    owed = asks(GAME.rules, position)
    assert [(ask.seat, ask.lane) for ask in owed] == [(0, 0), (1, 1), (CHANCE, 2)]
    assert settle(GAME.rules, position).seat == CHANCE


def test_who_is_done_owes_nothing_and_may_take_it_back():
    match = begun()
    match.play(1, "done")
    assert asked(match) == [0, 2]
    assert [ask.seat for ask in match.asks] == [0, 2]
    assert match.ask_of(1).rests and match.ask_of(1).options == [("resume",)]
    match.play(1, "resume")
    assert asked(match) == [0, 1, 2]


def test_the_stage_ends_when_all_rest_and_its_undo_with_it():
    match = begun()
    for seat in (0, 1, 2):
        match.play(seat, "done")
    assert match.position.round == 2
    assert asked(match) == [0, 1, 2]
    assert match.why_no_undo(2).code == "undo-drawn"


def test_a_gift_wakes_who_rests():
    match = begun()
    match.play(0, "draw")
    match.play(1, "done")
    match.play(0, f"give {held(match, 0)[0]} p2")
    assert asked(match) == [0, 1, 2]
    card = held(match, 1)[0]
    assert match.why(1, f"give {card} p1").code == "given-already"


def test_consent_is_asked_before_the_next_move_and_leaves_who_rests_at_rest():
    match = begun()
    match.play(1, "draw")
    match.play(1, "done")
    match.play(0, "beg p2")
    assert match.ask_of(1).prompt == "consent" and not match.ask_of(1).rests
    assert asked(match) == [0, 1, 2]
    match.play(1, "yes")
    assert held(match, 0) and not held(match, 1)
    assert asked(match) == [0, 2]  # as before: only the gift's taker would have been woken


def test_a_move_that_another_has_closed_is_refused_with_its_reason():
    match = begun()
    while match.position.bowl < ROOM - 1:
        match.play(0, "draw")
        match.play(0, f"put {held(match, 0)[0]}")
    match.play(1, "draw")
    match.play(2, "draw")
    mine, theirs = held(match, 1)[0], held(match, 2)[0]
    match.play(1, f"put {mine}")
    before = match.digest
    with pytest.raises(keeling.IllegalMove) as caught:
        match.play(2, f"put {theirs}")
    assert caught.value.reason.code == "bowl-full"
    assert match.digest == before and held(match, 2) == [theirs]


def test_an_end_in_a_lane_ends_the_game_for_all():
    match = begun()
    match.position.place = [-3 if card < 10 else 0 for card in range(18)]
    match._forget()
    assert sum(WORTH[:10]) < BRIM
    match.play(0, "put 11")
    match.play(0, "put 14") if not match.outcome else None
    assert match.outcome.ending == "flood" and match.outcome.winners == ()
    assert match.asks == () and not match.position.lanes and not match.position.agenda
    assert match.why_no_undo(0).code == "undo-over"


def test_undo_never_changes_what_another_holds():
    rng = Random(5)
    tried = Counter()
    for seed in range(60):
        match = begun(3, seed)
        for _ in range(40):
            if not match.owed():
                break
            _random_move(match, rng)
            seat = rng.randrange(3)
            others = _of_others(match, seat)
            if (reason := match.why_no_undo(seat)) is None:
                match.undo(seat)
                assert _of_others(match, seat) == others
            tried["undone" if reason is None else reason.code] += 1
    assert min(tried[what] for what in ("undone", "undo-built", "undo-drawn")) > 20, tried


def _of_others(match: Match, seat: int) -> list[tuple[int, str]]:
    """What the others chose; what was taken by itself is nobody's choice."""
    return [
        (entry.seat, entry.text) for entry in match.entries if entry.seat not in (seat, CHANCE) and not entry.forced
    ]


def _random_move(match: Match, rng: Random) -> None:
    ask = rng.choice(match.questions())
    match.play(ask.seat, " ".join(rng.choice(ask.options)))


def test_random_games_with_gifts_rests_and_undo_end_without_a_fault():
    endings: Counter[str] = Counter()
    resumed = woken = undone = 0
    for seed in range(GAMES_PLAYED):
        rng = Random(seed)
        position: Gifts = GAME.start(None, 2 + seed % 3, {})
        snapshot = None
        for _ in range(4000):
            found = questions(GAME.rules, position)
            if not found:
                break
            drawn = next((ask for ask in found if ask.seat == CHANCE), None)
            ask = drawn or rng.choice(found)
            option = pick(rng, ask)
            if rng.random() < 0.05:
                snapshot, before = position.copy(), digest_of(position)
                answer(GAME.rules, snapshot, ask, option)
                questions(GAME.rules, snapshot)
                assert digest_of(position) == before
                undone += 1
                continue
            resumed += option == ("resume",)
            woken += option[0] == "give" and any(other.rests for other in found)
            answer(GAME.rules, position, ask, option)
            assert not GAME.faults(position)
        else:
            raise AssertionError(f"game {seed} does not end")
        assert position.ending
        endings[position.ending] += 1
    assert min(endings["calm"], endings["flood"]) > GAMES_PLAYED / 50, endings
    assert resumed and woken and undone


def test_a_match_with_undo_replays_from_its_record_and_from_json():
    for seed in range(30):
        rng = Random(seed)
        match = begun(2 + seed % 3, seed)
        while match.owed():
            _random_move(match, rng)
            seat = rng.randrange(match.seats)
            if rng.random() < 0.2 and match.why_no_undo(seat) is None:
                match.undo(seat)
            if rng.random() < 0.05:
                match = keeling.from_json(match.to_json())
        assert keeling.load(match.record()).digest == match.digest
        assert match.outcome.ending in GAME.endings


def test_saving_in_a_shared_stage_keeps_it_shared():
    match = begun()
    match.play(1, "done")
    again = keeling.from_json(match.to_json())
    assert again.position.shared and again.ask_of(1).rests
    again.play(1, "resume")
    assert sorted(ask.seat for ask in again.owed()) == [0, 1, 2]


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "search@20"])
def test_bots_play_a_shared_stage_to_its_end(name):
    position = GAME.start(None, 3, {})
    botplay(GAME, position, [bot(name)] * 3, "gifts")
    assert position.ending


def test_search_thinks_about_a_seat_that_is_not_the_first():
    match = begun()
    match.play(1, "draw")
    search = Search(Perspective(GAME, 2, match.position.copy()), Random(1))
    search.run(30)
    assert search.favourite() in match.ask_of(2).options


def test_several_moves_are_made_all_or_none():
    match = begun()
    match.play(0, "draw")
    card = held(match, 0)[0]
    before = match.digest
    with pytest.raises(keeling.IllegalMove) as caught:
        match.play(0, f"put {card}", f"put {card}")
    assert (caught.value.number, caught.value.reason.code) == (2, "not-yours")
    assert match.digest == before
    match.play(0, f"put {card}", "done")
    assert match.position.place[int(card)] == BOWL and match.ask_of(0).rests


def test_moves_behind_a_draw_are_refused_and_nothing_is_drawn():
    match = begun()
    for then in ("draw", "put 0", "nonsense"):  # the answer must not tell what would have been drawn
        with pytest.raises(keeling.IllegalMove) as caught:
            match.play(0, "draw", then)
        assert (caught.value.number, caught.value.reason.code) == (1, "seen-between")
    assert not match.entries


def test_a_preview_follows_the_own_lane_up_to_a_draw():
    match = begun()
    assert match.preview(1, "draw").more == "chance"
    match.play(0, "draw")
    seen = match.preview(0, f"put {held(match, 0)[0]}")
    assert [fact.kind for fact in seen.facts] == ["put"] and not seen.more


def test_the_question_to_answer_first_is_the_first_of_all_that_are_owed():
    """To find it not every turn is listed; that must not change which one it is, nor its options."""
    for seed in range(20):
        p, rng = start(None, 3, {}), Random(seed)
        while True:
            whole = p.copy()
            ask = settle(RULES, p)
            owed = asks(RULES, whole)
            if ask is None:
                assert not owed
                break
            first = next((one for one in owed if one.seat == CHANCE), owed[0])
            assert (ask.seat, ask.step, ask.lane, ask.options) == (first.seat, first.step, first.lane, first.options)
            answer(RULES, p, ask, rng.choice(ask.options))


def test_search_ends_where_there_is_nothing_to_choose():
    match = begun()
    match.position.place, match._asked = [GONE] * CARDS, None  # nothing to draw, to put or to give: only to be done
    ask = match.ask_of(1)
    assert [option[0] for option in ask.options] == ["done"]
    search = Search(Perspective(GAME, 1, match.position.copy()), Random(1))
    search.run(3)
    assert search.favourite() == ("done",)
