"""The way of one choice through the house: which files and how many functions and templates of ours it runs.

Three people sit at a table; one of them chooses, and the page of a second one, in another language and with nothing to
answer, is told first, then that of the one who chose. Counted is what the interpreter calls: functions, comprehensions
and templates of this package, each time they are entered. With PYTHONPATH another source tree can be traced too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import keeling
from keeling.server.app import make_app
from keeling.server.live_table import LiveTable
from keeling.server.store import Store
from keeling.server.tables import Tables
from keeling.web.play.frame import Audience

HOUSE: Final = str(Path(keeling.__file__).parent)
MOVES: Final = {"co2": "propose", "second-chance": "plan", "factories": "buy", "daybreak": "use"}
SEATS: Final = range(3)
LANGUAGES: Final = ("en", "pl", "en")  # by seat
SKIP: Final = 8  # choices of that verb that are passed over, until the table is in the midst of its game


class Way:
    """What was run on one leg of the way."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self.switches = 0
        self._last = ""

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Count a call, if it is of ours."""
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(HOUSE):
            self.calls[code.co_filename, code.co_name] += 1
            self.switches += code.co_filename != self._last
            self._last = code.co_filename

    def __enter__(self) -> Way:
        threading.setprofile(self.note)  # threads that begin meanwhile: the writer of the store
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    @property
    def files(self) -> list[str]:
        """The files, by their paths in the package."""
        return sorted({file.removeprefix(f"{HOUSE}/") for file, _ in self.calls})

    def told(self, leg: str) -> str:
        """The leg in a line."""
        return f"{leg:<14} {len(self.files):>4} files {self.calls.total():>6} calls {self.switches:>5} switches of file"


class Nobody:
    """A crew without workers: nobody thinks here."""

    def close(self) -> None:
        """There is nothing to close."""


async def post(app: Any, path: str, token: str, body: object) -> int:
    """A request of a player, without a network; the status of the answer."""
    told = {"host": "localhost", "authorization": f"Bearer {token}", "content-type": "application/json"}
    head = [(name.encode(), value.encode()) for name, value in told.items()]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": head,
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "app": app, "state": {},
    }  # fmt: skip
    status: list[int] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            status.append(message["status"])

    await app(scope, receive, send)
    return status[0]


def chosen(live: LiveTable, verb: str, rng: random.Random) -> tuple[int, str]:
    """Somebody's choice, of the verb where they have one."""
    ask = sorted(live.asks(), key=lambda ask: ask.seat)[0]
    options = sorted(" ".join(option) for option in ask.options)
    meant = [option for option in options if option.split()[0] == verb]
    calm = [option for option in options if option.split()[0] != "burn"]
    return ask.seat, rng.choice(meant or calm or options)


async def traced(game: str, verb: str, seed: int, show: Callable[[str, Way], None]) -> bool:
    """Play until somebody does what is wanted, and follow that choice; whether it came to it."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"{folder}/tables.db")
        app = make_app(store, workers=0, crew=Nobody())  # type: ignore[arg-type]
        house = app.state.house = Tables(store, crew=Nobody())  # type: ignore[arg-type]
        names = ("Ada", "Bea", "Cid")
        live = await house.open(
            {"game": game, "seats": [{"kind": "person", "name": name} for name in names], "seed": seed}, ""
        )
        rng = random.Random(seed)
        pages = [live.frames.frame(audience(seat)) for seat in SEATS]
        met = 0
        while live.asks():
            seat, text = chosen(live, verb, rng)
            met += text.split()[0] == verb
            path, body = f"/api/tables/{live.id}/play", {"move": text, "rev": live.rev}
            with Way() as way:
                assert await post(app, path, live.token(seat), body) == 200
            if met <= SKIP:
                pages = [live.frames.frame(audience(seat)) for seat in SEATS]
                continue
            print(f"{game}: {text}")
            show("POST", way)
            # somebody who has nothing to answer and speaks another language, then whoever chose
            second = next(at for at in (1, 0, 2) if at != seat and LANGUAGES[at] != LANGUAGES[seat])
            for leg, viewer in (("second viewer", second), ("actor", seat)):
                with Way() as way:
                    frame = live.frames.frame(audience(viewer))
                    told = live.frames.patch(pages[viewer], frame, audience(viewer))
                show(leg, way)
                print(f"{'':<14} {len(told.encode()):>5} bytes: {_parts(told)}")
            break
        return met > SKIP


def audience(seat: int) -> Audience:
    """Somebody who looks through the eyes of their own seat."""
    return seat, frozenset((seat,)), LANGUAGES[seat]


def _parts(told: str) -> str:
    """The elements that a patch brings, and what else."""
    patch = json.loads(told)
    fragments = ", ".join(patch["fragments"]) or "no fragment"
    return f"{fragments}; {', '.join(key for key in patch if key not in ('fragments', 'rev', 'stamp'))}"


def main() -> None:
    """The legs of a choice of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(MOVES))
    parser.add_argument("--verb", help="what is chosen, if not what is usual for the game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", action="store_true", help="name the files")
    parser.add_argument("--calls", type=int, default=0, help="name so many functions, those that are called most first")
    given = parser.parse_args()

    def show(leg: str, way: Way) -> None:
        print(way.told(leg))
        if given.files:
            print("  " + " ".join(way.files))
        for (file, name), count in way.calls.most_common(given.calls):
            print(f"  {count:>5} {file.removeprefix(f'{HOUSE}/')} {name}")

    for game in given.games:
        verb = given.verb or MOVES[game]
        asyncio.run(traced(game, "", 99, show))  # a whole game: templates and texts are read once, not at every choice
        if not any(asyncio.run(traced(game, verb, seed, show)) for seed in range(given.seed, given.seed + 10)):
            raise SystemExit(f"{game}: nobody could {verb}")


if __name__ == "__main__":
    main()
