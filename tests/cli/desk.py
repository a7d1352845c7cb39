"""Helpers for tests of the command line: what it said, games played in advance, and processes of their own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import keeling
from keeling import locale
from keeling.bots import BOTS
from keeling.cli.boards import Scene, find
from keeling.core.chance import generator

NAMES = ["Ada", "Bea", "Cy", "Dee"]


def drawn(match: keeling.AnyMatch, seat: int | None, width: int, lang: str = "en") -> str:
    """The table as a seat sees it, and its line below; the language stays."""
    locale.speak(lang)
    out = io.StringIO()
    console = Console(width=width, file=out, color_system=None)
    scene: Any = Scene(match.view(seat), match.position.figures.sheet, NAMES[: match.seats], width)
    board = find(match.game.name)
    console.print(board.draw(scene))
    console.print(board.status(scene))
    return out.getvalue()


@dataclass(frozen=True)
class Said:
    """What came of a command line."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The sentence of a refusal: one line on stderr, exit code 2, no traceback."""
        assert self.code == 2, (self.code, self.out[-500:], self.err)
        assert len(self.err.splitlines()) == 1, self.err
        assert self.err.startswith("keeling: ")
        assert "Traceback" not in self.out + self.err
        return self.err.removeprefix("keeling: ").strip()


def answers(match: keeling.Match, seed: int, choices: int = 10_000, me: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    """Play a match as the terminal would: what the person at it has to type, and out of which options."""
    rng = Random(seed)
    typed: list[tuple[str, tuple[str, ...]]] = []
    while match.asks and len(typed) < choices:
        asks = match.asks
        ask = next((ask for ask in asks if ask.seat != me), asks[0])
        if ask.seat != me:
            luck = generator("bot", match.seed, ask.seat, len(match.entries))
            match.play(ask.seat, BOTS["random"](match.perspective(ask.seat, luck), ask, luck))
            continue
        option = rng.choice(ask.options)
        if not match.is_forced(ask.seat):
            typed.append((option, ask.options))
        match.play(me, option)
    return typed


def play_in_advance(match: keeling.Match, seed: int, choices: int = 10_000) -> list[str]:
    """Play a match as the terminal would, and hand back the moves the person at it has to type."""
    return [option for option, _ in answers(match, seed, choices)]


@cache
def saved_game() -> str:
    """The record of a game in mid-play: 4 seats, seed 5."""
    match = keeling.new("co2", 4, 5)
    play_in_advance(match, 5, 12)
    return match.record()


def environment(**env: str) -> dict[str, str]:
    """The surroundings of a process that runs this very Keeling, in English."""
    return {**os.environ, "PYTHONPATH": str(Path(keeling.__file__).parents[1]), "KEELING_LANG": "en", **env}


def process(*args: object, typed: str = "", **env: str) -> Said:
    """Run the command line in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "keeling.cli", *map(str, args)],
        input=typed, capture_output=True, text=True, env=environment(**env), timeout=120, encoding="utf-8",
    )  # fmt: skip
    return Said(done.returncode, done.stdout, done.stderr)
