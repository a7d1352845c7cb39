"""What all contestants of the benchmark share: a process that answers requests, one JSON object per line."""

from __future__ import annotations

import gc
import json
import platform
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

SEATS = 4


def serve(
    play: Callable[[int], tuple[int, int]],
    copies: Sequence[Callable[[], object]],
    think: Callable[[int], int],
    **about: Any,
) -> None:
    """Answer until the driver closes the line.

    `play(seed)` plays one random game and returns how many decisions the players took, and how many of these had at
    least two options. Each of `copies` copies one fixed position. `think(times)` looks ahead so many times from fixed
    positions and returns how many decisions it simulated. `about` describes the contestant.
    """
    say({"python": platform.python_version(), **about})
    for line in sys.stdin:
        request = json.loads(line)
        gc.collect()  # so that no round pays for the rubbish of the one before
        if "games" in request:
            say(time_games(play, request["games"]))
        elif "copies" in request:
            say(time_copies(copies, request["copies"]))
        else:
            say(time_thoughts(think, request["thoughts"]))


def say(answer: dict[str, Any]) -> None:
    """Send one answer."""
    print(json.dumps(answer), flush=True)


def time_games(play: Callable[[int], tuple[int, int]], games: int) -> dict[str, Any]:
    """Play the games with seeds 1, 2, ... and count."""
    decisions = real = 0
    start = time.process_time()
    for seed in range(1, games + 1):
        more, more_real = play(seed)
        decisions += more
        real += more_real
    return {"cpu": time.process_time() - start, "all": decisions, "real": real}


def time_copies(copies: Sequence[Callable[[], object]], rounds: int) -> dict[str, Any]:
    """Copy each position as often as asked."""
    start = time.process_time()
    for _ in range(rounds):
        for copy in copies:
            copy()
    return {"cpu": time.process_time() - start, "copies": rounds * len(copies)}


def time_thoughts(think: Callable[[int], int], times: int) -> dict[str, Any]:
    """Look ahead as often as asked."""
    start = time.process_time()
    decisions = think(times)
    return {"cpu": time.process_time() - start, "thoughts": decisions}
