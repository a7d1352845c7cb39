"""A house of its own for every test, in memory of the test's folder; the bots' workers are shared."""

import time

import pytest
from starlette.testclient import TestClient

from keeling.server.app import make_app
from keeling.server.worker_pool import WorkerPool


@pytest.fixture
def app(tmp_path, crew):
    return make_app(str(tmp_path / "tables.db"), pace=0, rate=1e6, burst=1e6, crew=crew)


@pytest.fixture
def client(app):
    with TestClient(app, raise_server_exceptions=True) as client:
        yield client


def order(seats=3, bots=0, bot="random", **more):
    """A new table with people first, then bots."""
    people, players = [{"kind": "person"}] * (seats - bots), [{"kind": "bot", "bot": bot}] * bots
    return {"game": "co2", "seats": people + players, "seed": 1, **more}


class Table:
    """A table over the API, with a call for each thing one can do."""

    def __init__(self, client, **more):
        self.client = client
        answer = client.post("/api/tables", json=order(**more))
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.id, self.tokens = self.made["id"], self.made["tokens"]

    def get(self, path="", seat=None, **params):
        head = {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}
        return self.client.get(f"/api/tables/{self.id}{path}", headers=head, params=params)

    def post(self, path, seat, body):
        return self.client.post(
            f"/api/tables/{self.id}{path}", headers={"authorization": f"Bearer {self.tokens[seat]}"}, json=body
        )

    def play(self, seat, move, rev=None):
        return self.post("/play", seat, {"move": move, "rev": rev})

    @property
    def asked(self):
        return self.get().json()["asked"]


@pytest.fixture
def table(client):
    return lambda **more: Table(client, **more)


@pytest.fixture
def own():
    """Workers of one's own, to be ill-treated."""
    made = WorkerPool(1)
    yield made
    made.close()


def until(true, seconds=60.0):
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def pids(crew):
    """The processes of a crew that are up."""
    return [worker.process.pid for worker in crew.workers if worker.process is not None]


def table_of(t):
    """A table as the house holds it."""
    return t.client.app.state.house.tables[t.id]
