"""Everybody acts at once over HTTP: nothing is lost, and moves that cross are refused with the reason."""

import random
import threading

import pytest

import keeling
from keeling.games import GAMES, PACKAGES
from tests.core import gifts
from tests.core.gifts import GAME, ROOM


@pytest.fixture(autouse=True)
def catalogue(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    monkeypatch.setitem(PACKAGES, "gifts", gifts)


def held(t, seat):
    return [card for card, where in enumerate(t.get("/view").json()["view"]["place"]) if where == seat]


def test_a_move_is_not_stale_because_others_have_moved(table):
    t = table(game="gifts", seats=3)
    seen = t.get("/options", 1).json()["rev"]
    assert t.play(0, "draw").status_code == 200
    assert t.play(2, "draw").status_code == 200
    assert t.play(1, "draw", seen).status_code == 200  # its question is the one it was
    again = t.play(1, "draw", seen)
    assert again.status_code == 409 and again.json()["error"] == "stale"  # the same request does not count twice


def test_of_two_moves_that_cross_the_second_is_refused_with_its_reason(table):
    t = table(game="gifts", seats=2)
    for seat in (0, 1, 0, 1, 0):
        t.play(seat, "draw")
    for seat in (0, 1, 0)[: ROOM - 1]:
        assert t.play(seat, f"put {held(t, seat)[0]}").status_code == 200
    revs = [t.get("/options", seat).json()["rev"] for seat in (0, 1)]
    first, second = held(t, 0)[0], held(t, 1)[0]
    assert t.play(0, f"put {first}", revs[0]).status_code == 200
    late = t.play(1, f"put {second}", revs[1])
    assert late.status_code == 422 and (late.json()["error"], late.json()["rule"]) == ("bowl-full", "T-4")
    assert second in held(t, 1)


def test_who_rests_is_not_asked_but_may_come_back(table):
    t = table(game="gifts", seats=3)
    t.play(1, "done")
    assert t.asked == [0, 2]
    assert t.get("/options", 1).json()["options"] == ["resume"]
    assert t.play(1, "resume").status_code == 200
    assert t.asked == [0, 1, 2]


def test_several_moves_in_one_request_are_made_all_or_none(table):
    t = table(game="gifts", seats=2)
    t.play(0, "draw")
    card = held(t, 0)[0]
    rev = t.get().json()["rev"]
    refused = t.post("/play", 0, {"moves": [f"put {card}", f"put {card}"]})
    assert refused.status_code == 422 and refused.json()["error"] == "not-yours"
    assert t.get().json()["rev"] == rev and held(t, 0) == [card]
    assert t.post("/play", 0, {"moves": [f"put {card}", "done"]}).status_code == 200
    assert t.asked == [1] and not held(t, 0)


def test_seats_that_act_at_the_same_time_lose_nothing(table):
    t = table(game="gifts", seats=3)
    accepted = [0, 0, 0]
    refusals: list[str] = []

    def act(seat: int) -> None:
        rng = random.Random(seat)
        for _ in range(40):
            asked = t.get("/options", seat).json()
            if not asked["options"]:
                return
            answer = t.play(seat, rng.choice(asked["options"]), asked["rev"])
            if answer.status_code == 200:
                accepted[seat] += 1
            else:
                refusals.append(answer.json()["error"])

    threads = [threading.Thread(target=act, args=(seat,)) for seat in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    known = {"stale", "bowl-full", "deck-empty", "not-yours", "has-none", "not-asked", "not-offered", "unknown-verb"}
    assert set(refusals) <= known | {"game-over", "given-already"}, refusals
    match = t.client.app.state.house.tables[t.id].match
    own = [sum(entry.seat == seat and not entry.forced for entry in match.entries) for seat in range(3)]
    assert own == accepted and min(accepted) > 3
    assert keeling.load(match.record()).digest == match.digest
