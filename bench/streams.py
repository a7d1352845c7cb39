"""Many people at many tables on loopback: how long until a choice is seen by all, and whether any update is lost.

Two processes: the server under test, and this one, which opens the streams, makes choices at a steady rate and times
them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from statistics import quantiles
from typing import Any

from keeling.games import GAMES
from server import Server


class Table:
    """One table: its tokens, and when each of its streams last heard of which revision."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["id"]
        self.tokens: list[str] = made["tokens"]
        self.rev: int = made["rev"]
        self.seen: list[int] = []
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.asked: dict[int, tuple[int, list[str]]] = {}  # what each seat is asked, as its page was told


async def call(port: int, method: str, path: str, token: str = "", body: Any = None) -> Any:
    """One request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: {len(data)}\r\n"
    if token:
        head += f"authorization: Bearer {token}\r\n"
    writer.write(f"{head}content-type: application/json\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    status = int(top.split()[1])
    assert status < 300, (path, answer[-300:])
    return json.loads(rest)


async def listen(port: int, table: Table, place: int, seat: int) -> None:
    """One page's stream: note when news of a revision arrives, and what the seat is asked."""
    token = table.tokens[seat]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    head = f"GET /t/{table.id}/events HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n\r\n"
    writer.write(head.encode())
    while line := await reader.readline():
        if line.startswith(b"id: "):
            rev = int(line[4:])
            table.seen[place] = max(table.seen[place], rev)
            if rev in table.sent:
                table.delays.append(time.perf_counter() - table.sent[rev])
        elif line.startswith(b"data: "):
            news = json.loads(line[6:])
            if "ask" not in news:
                continue  # as before
            ask = news["ask"]
            table.asked.pop(seat, None)
            if ask is not None:
                table.asked[seat] = (ask["rev"], [" ".join(option[0]) for option in ask["options"]])


async def choose(port: int, table: Table, rng: random.Random) -> bool:
    """Whoever is asked at a table makes a random choice, as a page would: one request."""
    if not table.asked:
        return False
    seat, (rev, options) = table.asked.popitem()
    begun = time.perf_counter()
    for ahead in range(1, 60):  # a choice may bring draws and forced choices with it
        table.sent[table.rev + ahead] = begun
    body = {"move": rng.choice(options), "rev": rev}
    done = await call(port, "POST", f"/api/tables/{table.id}/play", table.tokens[seat], body)
    table.rev = done["rev"]
    return True


async def main_async(given: argparse.Namespace, server: Server) -> dict[str, Any]:
    """Open everything, play for a while, sum up."""
    port, order = server.port, {"game": given.game, "seats": [{"kind": "person"}] * 4}
    tables = [Table(await call(port, "POST", "/api/tables", "", order)) for _ in range(given.tables)]
    tasks = []
    for number in range(given.streams):
        table = tables[number % len(tables)]
        table.seen.append(-1)
        seat = (len(table.seen) - 1) % 4
        tasks.append(asyncio.create_task(listen(port, table, len(table.seen) - 1, seat)))
        if number % 100 == 99:
            await asyncio.sleep(0.05)
    while any(rev < 0 for table in tables for rev in table.seen):
        await asyncio.sleep(0.2)
    cpu = server.cpu()
    rng = random.Random(1)
    begun = time.perf_counter()
    made: list[asyncio.Task[bool]] = []
    for number in range(int(given.seconds * given.rate)):
        await asyncio.sleep(max(0.0, begun + number / given.rate - time.perf_counter()))
        made.append(asyncio.create_task(choose(port, tables[number % len(tables)], rng)))
    count = sum(await asyncio.gather(*made))
    took = time.perf_counter() - begun
    cpu = server.cpu() - cpu
    await asyncio.sleep(3)
    lost = sum(rev < table.rev for table in tables for rev in table.seen)
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    for task in tasks:
        task.cancel()
    cuts = quantiles(delays, n=100)
    return {
        "game": given.game,
        "streams": given.streams,
        "tables": given.tables,
        "choices": count,
        "choices_per_second": round(count / took, 1),
        "updates": len(delays),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
        "lost": lost,
        "server_cpu_ms_per_choice": round(cpu / count * 1000, 2),
    }


def main() -> None:
    """Start a server, measure, print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default="co2")
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0, help="choices per second")
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    with Server(wide=1000) as server:  # all of this comes from one address
        print(json.dumps(asyncio.run(main_async(given, server))))


if __name__ == "__main__":
    main()
