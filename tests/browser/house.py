"""A house of tables in a process of its own, for the browser to visit."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SHORT = {"calendar": {"decades": [2, 2, 2, 2, 2]}}  # two decades: a whole game in a minute
WHOLE = {"calendar": {"decades": [2, 2, 2, 2, 2], "rounds": [2, 2, 2, 2, 2]}}  # for games that are clicked to their end
_SERVE = """
import sys
from keeling.server.run import serve
place, port, pace = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
serve("127.0.0.1", port, place, pace, False, lambda address: None, rate=5000.0, burst=5000.0)
"""


class Tables:
    """The server as a subprocess; it can be killed and started again on the same store."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.place = str(folder / "tables.db")
        self.pace = pace
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", _SERVE, self.place, str(self.port), str(self.pace)]
        self.process = subprocess.Popen(command)
        until = time.monotonic() + 60  # a minute, on a machine that is busy with other things
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=10).close()
                return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, "the server ended by itself"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End the server at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def open(self, *kinds: str, **order: Any) -> dict[str, Any]:
        """A new table with these kinds of seats, person, bot or bot:name; the answer holds the seats' tokens."""
        seats = [self.seat(kind) for kind in kinds]
        body = json.dumps({"seats": seats, "seed": 7, "sheet": SHORT, **order}).encode()
        asked = urllib.request.Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=20) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    @staticmethod
    def seat(kind: str) -> dict[str, str]:
        """A seat as the API wants it; a bot that is not named does not think."""
        what, _, name = kind.partition(":")
        return {"kind": what, "bot": name or "random"}

    def play_until(self, table: dict[str, Any], seat: int, prompt: str) -> bool:
        """Let everybody take the first option over the API until a seat is asked something; False if it never is."""
        while not (about := self.about(table["id"]))["ending"]:
            for other in about["asked"][:1]:
                token = table["tokens"][other]
                told = self.ask(table["id"], "options", token)
                if other == seat and told["prompt"] == prompt:
                    return True
                if told["options"]:
                    self.ask(table["id"], "play", token, {"move": told["options"][0]})
        return False

    def ask(self, table: str, what: str, token: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        """Question the API with a seat's token; a refusal counts as an empty answer."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        asked = urllib.request.Request(f"{self.url}/api/tables/{table}/{what}", body, headers)
        try:
            with urllib.request.urlopen(asked, timeout=20) as answer:
                told: dict[str, Any] = json.load(answer)
        except urllib.error.HTTPError:
            return {"prompt": None, "options": []}
        return told

    def sit(self, context: Any, table: dict[str, Any], *seats: int) -> Any:
        """A page at a table, with the seats' links followed."""
        page = context.new_page()
        for seat in seats:
            page.request.post(f"{self.url}/t/{table['id']}/join/{table['tokens'][seat]}")
        page.goto(f"{self.url}/t/{table['id']}")
        return page

    def about(self, table: str) -> dict[str, Any]:
        """A table at a glance."""
        with urllib.request.urlopen(f"{self.url}/api/tables/{table}", timeout=20) as answer:
            told: dict[str, Any] = json.load(answer)
        return told
