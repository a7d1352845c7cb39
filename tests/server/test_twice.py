"""The same request twice counts once, and a move is stale when its question has changed, not when some option has."""

import copy
import random

import pytest
import sqlalchemy as sa

import keeling
from tests.server.conftest import table_of


def question(t, seat):
    options = t.get("/options", seat).json()
    return options["options"], options["rev"]


@pytest.mark.parametrize("game", ["co2", "factories"])
def test_no_choice_can_be_sent_twice(table, game):
    """Every choice of a random game is sent again with the revision it was made at."""
    t, rng, tried = table(game=game, seats=3), random.Random(3), 0
    live = table_of(t)
    for _ in range(120):
        if not live.asks():
            break
        ask = rng.choice(live.asks())
        rev, move = live.asked_since[ask.seat], " ".join(rng.choice(ask.options))
        assert t.play(ask.seat, move, rev).status_code == 200
        again = t.play(ask.seat, move, rev)
        assert again.status_code in (409, 422), move
        tried += again.status_code == 409
    assert tried > 10


def test_the_same_question_after_a_choice_is_a_new_one(table):
    """A question that is asked again with the very same options: a second `draw`, say."""
    t = table(seats=2)
    live = table_of(t)
    seat = t.asked[0]
    step = live.match.owed()[0].step
    before = live.match.fork()
    options, rev = question(t, seat)
    assert t.play(seat, next(option for option in options if option.endswith("money"))).status_code == 200
    twin = next(ask for ask in live.match.owed() if ask.seat == seat)
    twin.step = step  # as if it were the same
    live.asked_since = {seat: rev}
    live._note_asks(before, len(before.entries))
    assert live.asked_since[seat] == live.rev > rev


def test_an_option_that_opens_meanwhile_makes_no_question_stale(table):
    t = table(seats=3, options={"draft": True})
    live = table_of(t)
    before = live.match.fork()
    since = dict(live.asked_since)
    live.rev += 1
    live.match = live.match.fork()
    live.match._asked = [copy.copy(ask) for ask in before.questions()]
    live.match.owed()[0].options = [*before.owed()[0].options, ("something", "new")]
    live._note_asks(before, len(before.entries))
    assert live.asked_since == since


def test_a_seat_that_takes_back_is_asked_anew(table):
    t = table(seats=2)
    seat = t.asked[0]
    options, rev = question(t, seat)
    move = next(option for option in options if option.endswith("money"))
    t.play(seat, move, rev)
    t.post("/undo", seat, {})
    assert t.play(seat, move, rev).status_code == 409
    assert t.play(seat, move, question(t, seat)[1]).status_code == 200


@pytest.mark.parametrize("game", ["co2", "factories"])
def test_the_end_cannot_be_taken_back_once_all_is_shown(table, game):
    match = keeling.new(game, 3, 11)
    rng = random.Random(11)
    while match.asks:
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
    t = table(seats=2)
    answer = t.client.post("/records", json={"record": match.record()}).json()
    live = t.client.portal.call(t.client.app.state.house.find, answer["id"])
    t.id, t.tokens = answer["id"], [live.token(seat) for seat in range(3)]
    ending = t.get().json()["ending"]
    assert ending
    for seat in range(3):
        refused = t.post("/undo", seat, {})
        assert refused.status_code == 422 and refused.json()["text"]
    assert t.get().json()["ending"] == ending


def test_an_undo_that_cannot_be_written_changes_nothing(table, monkeypatch):
    """In the draft others' choices are made anew after an undo: not on a position that the table still needs."""
    t = table(seats=3, options={"draft": True})
    for seat in (0, 1):
        assert t.play(seat, question(t, seat)[0][0]).status_code == 200
    before = t.get().json(), t.get("/view", 0).json(), t.get("/view", 1).json()
    with monkeypatch.context() as broken:
        broken.setattr(table_of(t).store, "append", failing)
        for _ in range(2):
            with pytest.raises(sa.exc.OperationalError):
                t.post("/undo", 0, {})
            assert (t.get().json(), t.get("/view", 0).json(), t.get("/view", 1).json()) == before
    assert t.post("/undo", 0, {}).status_code == 200
    assert sorted(t.asked) == [0, 2]
    mine = [view["view"]["players"][1] for view in (t.get("/view", 1).json(), before[2])]
    assert mine[0] == mine[1]
    assert t.play(0, question(t, 0)[0][0]).status_code == 200


def failing(*_about):
    raise sa.exc.OperationalError("disk full", None, Exception())
