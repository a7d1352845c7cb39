"""How long a small answer takes on a kept connection to `keeling serve`: what hints, reasons and previews wait for."""

from __future__ import annotations

import argparse
import json
import time
from http.client import HTTPConnection
from statistics import median, quantiles

from keeling.games import GAMES
from server import Server

ROUNDS, PAUSE = 100, 0.02  # requests of each kind, and seconds between two: below the limit of one seat


def timed(connection: HTTPConnection, path: str, head: dict[str, str]) -> list[float]:
    """Milliseconds of the same request again and again."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        connection.request("GET", path, headers=head)
        answer = connection.getresponse()
        told = answer.read()
        times.append((time.perf_counter() - begun) * 1000)
        assert answer.status == 200, told[:200]
        time.sleep(PAUSE)
    return times


def main() -> None:
    """One line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    with Server() as server:
        for game in given.games:
            table = server.open(game, max(2, GAMES[game].least_seats))
            head = {"authorization": f"Bearer {table['tokens'][table['asked'][0]]}"}
            connection = HTTPConnection("127.0.0.1", server.port)
            told: dict[str, object] = {"game": game}
            for what in ("", "/options"):
                times = timed(connection, f"/api/tables/{table['id']}{what}", head)
                name = what[1:] or "glance"
                told[f"{name}_median_ms"] = round(median(times), 1)
                told[f"{name}_p95_ms"] = round(quantiles(times, n=20)[18], 1)
            connection.close()
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
