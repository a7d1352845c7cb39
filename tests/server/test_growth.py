"""Stores of old: what an earlier Keeling has written is found, completed and played on."""

import json
import os
import stat

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import keeling
from keeling.server.app import make_app
from keeling.server.live_table import take_forced
from keeling.server.store import Store, open_store
from keeling.server.stored import VERSION, NoStore
from tests.server.conftest import Table, until

FIRST = """
CREATE TABLE tables (id VARCHAR(16) PRIMARY KEY, created FLOAT NOT NULL, game VARCHAR(40) NOT NULL,
  seats INTEGER NOT NULL, seed BIGINT NOT NULL, options TEXT NOT NULL, sheet TEXT NOT NULL,
  engine VARCHAR(20) NOT NULL, name VARCHAR(80) NOT NULL, host VARCHAR(64) NOT NULL, watch BOOLEAN NOT NULL,
  over VARCHAR(40) NOT NULL);
CREATE TABLE seats (table_id VARCHAR(16), seat INTEGER, kind VARCHAR(10) NOT NULL, name VARCHAR(40) NOT NULL,
  bot VARCHAR(20) NOT NULL, turnover INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE log (table_id VARCHAR(16), seq INTEGER, at FLOAT NOT NULL, seat INTEGER NOT NULL,
  text VARCHAR(200) NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE holds (person VARCHAR(64), table_id VARCHAR(16), seat INTEGER, PRIMARY KEY (person, table_id, seat));
CREATE TABLE settings (name VARCHAR(20) PRIMARY KEY, value TEXT NOT NULL)
"""  # before there were hints, sheets, chains, briefs and a version
ID = "abcdefghjkmn"


@pytest.fixture
def old(tmp_path):
    """A store as the first Keeling made it, with a running table of a person and a bot."""
    place = tmp_path / "tables.db"
    match = keeling.new("co2", 2, 1)
    take_forced(match)
    base = sa.create_engine(f"sqlite:///{place}")
    with base.begin() as db:
        for command in FIRST.split(";"):
            db.execute(sa.text(command))
        row = (ID, 1.0, "co2", 2, 1, json.dumps(match.settings), "null", "0.0.9", "Old", "nobody", True, "")
        db.exec_driver_sql(f"INSERT INTO tables VALUES ({','.join('?' * 12)})", row)
        for seat, kind in enumerate(("person", "bot")):
            db.exec_driver_sql("INSERT INTO seats VALUES (?, ?, ?, 'X', 'random', 0)", (ID, seat, kind))
        for number, entry in enumerate(match.entries):
            db.exec_driver_sql("INSERT INTO log VALUES (?, ?, 1.0, ?, ?)", (ID, number, entry.seat, entry.text))
    base.dispose()
    return str(place)


def test_a_table_of_old_goes_on_with_its_bot(old, crew):
    with TestClient(make_app(old, pace=0, crew=crew)) as client:
        client.get("/")
        store = client.app.state.house.store
        t = Table.__new__(Table)
        t.client, t.id = client, ID
        token = client.app.state.house
        live = client.portal.call(token.find, ID)
        t.tokens = [live.token(0), live.token(1)]
        client.post(f"/t/{ID}/join/{t.tokens[0]}")
        until(lambda: t.asked == [0])
        assert t.get().json()["hints"] is True and t.get().json()["frozen"] is None
        assert t.get("/hint", 0).status_code == 200
        assert t.play(0, t.get("/options", 0).json()["options"][0]).status_code == 200
        assert f'id="table-{ID}"' in client.get("/").text
        lines = store.log(ID)
    assert lines[0].chain == "" and lines[-1].chain
    row = Store(old).table(ID)
    assert row["whole"] and json.loads(row["brief"])["asked"] is not None  # from now on it keeps its figures


def test_a_line_of_old_that_is_closed_now_is_found_without_a_chain(old, crew):
    store = Store(old)
    with store.engine.begin() as db:
        db.execute(sa.text("UPDATE log SET text = 'tile 99' WHERE seq = 0"))
    with TestClient(make_app(old, pace=0, crew=crew)) as client:
        assert client.get(f"/api/tables/{ID}").json()["frozen"]["line"] == 1
        assert "0.0.9" in client.get(f"/t/{ID}").text
    assert store.table(ID)["whole"] is None and store.table(ID)["brief"] is None  # nothing is written to it


def test_a_store_knows_its_version_and_one_from_the_future_is_refused(old):
    store = Store(old)
    with store.engine.begin() as db:
        assert db.execute(sa.text("SELECT value FROM settings WHERE name = 'version'")).scalar() == str(VERSION)
        db.execute(sa.text("UPDATE settings SET value = '99' WHERE name = 'version'"))
    with pytest.raises(NoStore) as caught:
        open_store(old)
    assert caught.value.reason.code == "store-newer" and "99" in str(caught.value)


def test_nobody_else_on_the_machine_may_read_the_store(tmp_path, old):
    for place in (str(tmp_path / "new" / "tables.db"), old):
        os.umask(os.umask(0))
        store = Store(place)
        store.hold("somebody", ID, 0)
        for name in (place, f"{place}-wal", f"{place}-shm"):
            assert stat.S_IMODE(os.stat(name).st_mode) == 0o600
