"""Taking back where all act at once, over HTTP: only mine is gone, what crosses is refused, a restart keeps it."""

import pytest
from starlette.testclient import TestClient

from keeling.games import GAMES, PACKAGES
from keeling.locale import text
from keeling.server.app import make_app
from keeling.server.push import info
from keeling.web.play.frame import frame
from tests.core import gifts
from tests.core.gifts import GAME
from tests.server.conftest import Table, table_of, until
from tests.server.test_shared import held


@pytest.fixture(autouse=True)
def catalogue(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    monkeypatch.setitem(PACKAGES, "gifts", gifts)


def lines(t, seat=None):
    return [(entry.seat, entry.text) for entry in table_of(t).match.entries if seat in (None, entry.seat)]


def tucked(t):
    """The first seat tucks a card, in the stage in which all act at once; what it tucked."""
    until(lambda: 0 in t.asked)
    while not table_of(t).match.position.shared:
        asked = t.asked[0]
        assert t.play(asked, t.get("/options", asked).json()["options"][0]).status_code == 200
    move = next(one for one in t.get("/options", 0).json()["options"] if one.startswith("tuck"))
    assert t.play(0, move).status_code == 200
    return move


def other_move(t, seat):
    return next(one for one in t.get("/options", seat).json()["options"] if one.split()[0] in ("tuck", "start"))


def test_only_mine_is_gone_after_another_and_a_bot_have_acted(table):
    t = table(game="daybreak", seats=3, bots=1, wait=True)
    move = tucked(t)
    theirs = other_move(t, 1)
    assert t.play(1, theirs).status_code == 200
    t.post("/bots", 1, {"go_on": True})
    until(lambda: t.asked == [0, 1])
    before, mine = lines(t), len(lines(t, 0))
    told = frame(table_of(t).match, info(table_of(t)), (0, frozenset([0]), "en"))
    assert told["undo"] and told["undo_what"]
    answer = t.post("/undo", 0, {"rev": t.get().json()["rev"]})
    assert answer.status_code == 200, answer.text
    before.remove((0, move))
    assert lines(t) == before and len(lines(t, 0)) == mine - 1
    assert move in t.get("/options", 0).json()["options"]
    seen = frame(table_of(t).match, info(table_of(t)), (1, frozenset([1]), "en"))
    assert seen["back"]["text"] == text("ui.web.took-back", "en", player="Ada", what=told["undo_what"])
    assert frame(table_of(t).match, info(table_of(t)), (0, frozenset([0]), "en"))["back"] is None


def test_a_second_request_does_not_take_back_twice(table):
    t = table(game="gifts", seats=2)
    for _ in range(2):
        t.play(0, "draw")
    for card in held(t, 0):
        t.play(0, f"put {card}")
    rev = t.get().json()["rev"]
    assert t.post("/undo", 0, {"rev": rev}).status_code == 200
    again = t.post("/undo", 0, {"rev": rev})
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert len(held(t, 0)) == 1


def test_moves_that_cross_a_take_back_are_refused_with_the_reason(table):
    t = table(game="gifts", seats=2)
    t.play(0, "draw")
    card = held(t, 0)[0]
    t.play(0, f"give {card} p2")
    rev = t.get("/options", 1).json()["rev"]
    assert t.post("/undo", 0, {}).status_code == 200
    late = t.play(1, f"put {card}", rev)
    assert (late.status_code, late.json()["error"]) == (422, "not-yours")
    t.play(0, f"give {card} p2")
    assert t.play(1, f"put {card}").status_code == 200
    refused = t.post("/undo", 0, {})
    assert (refused.status_code, refused.json()["error"]) == (422, "undo-built")
    assert "Player 2" in refused.json()["text"] and refused.json()["values"]["move"] == f"put {card}"


def test_the_game_is_the_same_after_a_restart_at_any_moment(tmp_path, crew):
    place = str(tmp_path / "tables.db")
    known = []
    for _ in range(4):  # each time another house reads what the one before has written
        with TestClient(make_app(place, pace=0, rate=1e6, burst=1e6, crew=crew)) as client:
            if not known:
                t = Table(client, game="gifts", seats=3)
                for seat, move in [(0, "draw"), (1, "draw"), (0, "done"), (1, "draw"), (2, "draw")]:
                    assert t.play(seat, move).status_code == 200
            t.client = client
            t.get()
            match = table_of(t).match
            if known:
                assert (match.digest, match.record(), match.spent) == known[-1]
            seat = len(known) % 3
            done = t.post("/undo", seat, {}).status_code
            t.play(seat, "done" if done != 200 else "beg p3")
            match = table_of(t).match
            known.append((match.digest, match.record(), match.spent))
    assert known[-1][2] > 0
