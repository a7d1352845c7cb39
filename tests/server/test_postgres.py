"""The same tables in PostgreSQL, where a server can be started."""

import glob
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from keeling.server.app import make_app
from keeling.server.store import LogLine, Store, Taken
from tests.server.conftest import Table

BINARIES = sorted(glob.glob("/usr/lib/postgresql/*/bin"))


@pytest.fixture(scope="module")
def address():
    """A PostgreSQL of our own on a free port; its server refuses to run as root."""
    pytest.importorskip("psycopg", reason="psycopg is not installed (the extra `postgres`)")
    if not BINARIES:
        pytest.skip("there is no PostgreSQL server on this machine")
    asroot = os.geteuid() == 0
    if asroot and not shutil.which("runuser"):
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    become = ["runuser", "-u", "postgres", "--"] if asroot else []
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = Path(tempfile.mkdtemp(prefix="keeling-pg-"))
    if asroot:
        shutil.chown(folder, "postgres")
    run = [*become, f"{BINARIES[-1]}/initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "keeling"]
    subprocess.run(run, check=True, capture_output=True, cwd="/")
    options = ["-D", str(folder / "data"), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    server = subprocess.Popen(
        [*become, f"{BINARIES[-1]}/postgres", *options], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        time.sleep(0.5)
        yield f"postgresql://keeling@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*become, f"{BINARIES[-1]}/pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop"],
                       capture_output=True, cwd="/", check=False)  # fmt: skip
        server.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def test_a_table_in_postgresql_survives_a_restart(address):
    with TestClient(make_app(address, pace=0)) as client:
        t = Table(client, seats=2)
        seat = t.asked[0]
        move = next(o for o in t.get("/options", seat).json()["options"] if o.endswith("money"))
        assert t.play(seat, move).status_code == 200
        assert t.post("/undo", seat, {}).status_code == 200
        assert t.play(seat, move).status_code == 200
        before = t.get().json()
    with TestClient(make_app(address, pace=0)) as client:
        t.client = client
        assert t.get().json() == before


def test_a_postgresql_that_was_restarted_is_found_again(address):
    store = Store(address)
    store.hold("somebody", "table", 0)
    with store.engine.connect() as other, other.begin():
        number = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()")
        store.engine.connect().close()  # one more in the pool
        other.execute(number)
    assert store.held("somebody") == []
    store.hold("somebody", "table", 1)


def test_a_store_of_old_in_postgresql_grows(address):
    store = Store(address)
    with store.engine.begin() as db:
        db.execute(sa.text("ALTER TABLE tables DROP COLUMN brief, DROP COLUMN whole, DROP COLUMN hints"))
        db.execute(sa.text("ALTER TABLE log DROP COLUMN chain"))
        db.execute(sa.text("DROP TABLE sheets"))
        db.execute(sa.text("DELETE FROM settings WHERE name = 'version'"))
    with TestClient(make_app(address, pace=0)) as client:
        assert Table(client, seats=2).get().status_code == 200


def test_one_of_two_writers_wins_in_postgresql(address):
    store = Store(address)
    store.append("t", 0, [LogLine(0, "a")])
    with pytest.raises(Taken):
        store.append("t", 0, [LogLine(0, "b")])
    assert store.log("t") == [LogLine(0, "a")]
