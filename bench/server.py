"""The server under test, as `keeling serve` runs it, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from types import TracebackType
from typing import Any

# What the command does, without its words, with a store of its own, bots that do not pause, and limits as wanted.
SERVE = """
import sys
from keeling.server.limits import BURST, RATE
from keeling.server.run import serve
place, wide = sys.argv[1], float(sys.argv[2])
serve("127.0.0.1", 8000, place, 0.0, False, lambda address: print(address, flush=True), 2, RATE * wide, BURST * wide)
"""


class Server:
    """A server for as long as it is needed; `wide` times as many requests are let in as usual."""

    def __init__(self, wide: float = 1.0) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-c", SERVE, f"{self.folder.name}/tables.db", str(wide)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url, "the server ended by itself"
        self.port = int(self.url.rpartition(":")[2])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def open(self, game: str, seats: int) -> dict[str, Any]:
        """A new table of people."""
        order = json.dumps({"game": game, "seats": [{"kind": "person"}] * seats}).encode()
        asked = urllib.request.Request(f"{self.url}/api/tables", order, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def cpu(self) -> float:
        """The CPU seconds it has used."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100
