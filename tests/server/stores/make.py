"""Make a store as the Keeling at hand writes it.

Run it with an earlier version installed: python make.py <version>.sql.gz
"""

import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from starlette.testclient import TestClient

from keeling.server.app import make_app

TABLES = [
    {"game": "co2", "seats": 3, "options": {"draft": True}},
    {"game": "co2", "seats": 1, "sheet": {"market": {"price": 4}}},
    {"game": "second-chance", "seats": 3, "options": {"mode": "cooperative"}},
    {"game": "second-chance", "seats": 2, "options": {"mode": "competitive"}},
    {"game": "daybreak", "seats": 2},
    {"game": "daybreak", "seats": 4},
    {"game": "factories", "seats": 3},
]
CHOICES = 60


def play(client: TestClient, table: dict, seed: int) -> None:
    """A table of people who choose by chance, and once take a choice back."""
    body = {**table, "seats": [{"kind": "person"}] * table["seats"], "seed": seed}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    heads = [{"authorization": f"Bearer {token}"} for token in made["tokens"]]
    place, rng = f"/api/tables/{made['id']}", random.Random(seed)
    for number in range(CHOICES):
        asked = client.get(place).json()["asked"]
        if not asked:
            break
        seat = rng.choice(asked)
        options = client.get(f"{place}/options", headers=heads[seat]).json()["options"]
        client.post(f"{place}/play", json={"move": rng.choice(options)}, headers=heads[seat])
        if number % 10 == 9:
            client.post(f"{place}/undo", json={}, headers=heads[seat])
    client.post(f"{place}/say", json={"text": "See you tomorrow"}, headers=heads[0])


def main(target: str) -> None:
    """Play all tables in a new store, and keep what it holds."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "tables.db"
        with TestClient(make_app(str(place), pace=0, rate=1e6, burst=1e6)) as client:
            for seed, table in enumerate(TABLES, 1):
                play(client, table, seed)
        with sqlite3.connect(place) as db:
            text = "\n".join(db.iterdump())
    Path(target).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
