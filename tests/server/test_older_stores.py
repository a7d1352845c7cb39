"""Stores that earlier versions wrote (`stores/make.py`): every table in them goes on, line by line as it was."""

import gzip
import random
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from keeling.server.app import make_app
from tests.server.conftest import Table

STORES = sorted(Path(__file__).with_name("stores").glob("*.sql.gz"))
CHOICES = 30


@pytest.mark.parametrize("written", STORES, ids=lambda path: path.name.removesuffix(".sql.gz"))
def test_every_table_of_an_earlier_version_goes_on(tmp_path, crew, written):
    place = str(tmp_path / "tables.db")
    with sqlite3.connect(place) as db:
        db.executescript(gzip.decompress(written.read_bytes()).decode())
        ids = [row[0] for row in db.execute("SELECT id FROM tables ORDER BY created")]
    assert len(ids) == 7
    running = 0
    with TestClient(make_app(place, pace=0, rate=1e6, burst=1e6, crew=crew)) as client:
        tables = client.app.state.house
        for table_id in ids:
            lines = tables.store.log(table_id)
            live = client.portal.call(tables.find, table_id)
            t = Table.__new__(Table)
            t.client, t.id = client, table_id
            t.tokens = [live.token(seat) for seat in range(live.match.seats)]
            assert t.get().json()["frozen"] is None
            chains = {line.chain for line in lines}
            assert live.match.entries and live.match.entries[-1].chain in chains  # the digests of then
            assert client.get(f"/t/{table_id}", headers={"accept": "text/html"}).status_code == 200
            running += bool(t.asked)
            assert t.asked or live.match.position.ending
            ended = not t.asked
            go_on(t, random.Random(table_id))
            assert ended or len(tables.store.log(table_id)) > len(lines)
    assert running > 4


def go_on(t, rng):
    """Some choices by chance, one of them taken back."""
    for number in range(CHOICES):
        asked = t.asked
        if not asked:
            return
        seat = rng.choice(asked)
        answer = t.play(seat, rng.choice(t.get("/options", seat).json()["options"]))
        assert answer.status_code == 200, answer.text
        if number == CHOICES // 2:
            assert t.post("/undo", seat, {}).status_code in (200, 422)
