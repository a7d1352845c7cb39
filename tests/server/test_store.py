"""Storage: what is acknowledged is kept, one of two writers wins, undone lines stay in the log."""

import random

import pytest
from starlette.testclient import TestClient

from keeling.server.app import make_app
from keeling.server.checking import check_tables, effective
from keeling.server.store import LogLine, Store, Taken
from keeling.server.stored import TABLES
from tests.server.conftest import Table


def test_a_table_survives_a_restart(tmp_path):
    place = str(tmp_path / "tables.db")
    with TestClient(make_app(place, pace=0)) as client:
        t = Table(client, seats=2)
        rng = random.Random(2)
        for _ in range(40):
            seat = t.asked[0]
            t.play(seat, rng.choice(t.get("/options", seat).json()["options"]))
        before = t.get().json(), t.get("/view", 0).json()
    with TestClient(make_app(place, pace=0)) as client:
        t.client = client
        assert (t.get().json(), t.get("/view", 0).json()) == before
        assert t.play(t.asked[0], t.get("/options", t.asked[0]).json()["options"][0]).status_code == 200


def test_one_of_two_writers_wins(tmp_path):
    store = Store(str(tmp_path / "tables.db"))
    store.append("t", 0, [LogLine(0, "a"), LogLine(1, "b")])
    with pytest.raises(Taken):
        store.append("t", 1, [LogLine(0, "c"), LogLine(0, "d")])
    assert store.log("t") == [LogLine(0, "a"), LogLine(1, "b")]  # all or nothing


def test_the_log_is_append_only_and_undo_is_a_line_of_it():
    a, b, c = LogLine(0, "a"), LogLine(1, "b"), LogLine(0, "c")
    assert effective([a, b, LogLine(-1, "!undo 1"), c]) == [a, c]
    assert effective([a, LogLine(-1, "!undo 0")]) == []


def test_another_process_wrote_first_and_the_loser_gets_the_fresh_table(tmp_path):
    place = str(tmp_path / "tables.db")
    with TestClient(make_app(place, pace=0)) as one, TestClient(make_app(place, pace=0)) as other:
        t = Table(one, seats=2)
        seat = t.asked[0]
        moves = [o for o in t.get("/options", seat).json()["options"] if o.endswith("money")]
        head = {"authorization": f"Bearer {t.tokens[seat]}"}
        other.get(f"/api/tables/{t.id}")  # both hold the table in memory
        assert t.play(seat, moves[0]).status_code == 200
        late = other.post(f"/api/tables/{t.id}/play", json={"move": moves[1]}, headers=head)
        assert late.status_code == 409 and late.json()["error"] == "stale"
        assert other.get(f"/api/tables/{t.id}").json()["rev"] == t.get().json()["rev"]


def test_running_tables_are_checked_on_the_present_engine(tmp_path):
    place = str(tmp_path / "tables.db")
    with TestClient(make_app(place, pace=0)) as client:
        t = Table(client, seats=2)
        t.play(t.asked[0], t.get("/options", t.asked[0]).json()["options"][0])
    store = Store(place)
    assert check_tables(store) == []
    length = len(store.log(t.id))
    store.append(t.id, length, [LogLine(0, "teleport everybody")])
    assert check_tables(store) == [(t.id, f"{length + 1} p1 teleport everybody")]
    with store.engine.begin() as db:
        db.execute(TABLES.update().values(options='{"weather": "fine"}'))
    assert [(table_id, "weather" in cause) for table_id, cause in check_tables(store)] == [(t.id, True)]
