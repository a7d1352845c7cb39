"""What one choice costs the server: from the play to the patches for four people and a spectator in two languages.

CPU time of the process, SQLite's own included, its waits for the disk not; in the first and in the last fifth of a
game, since a long game must cost no more than a young one. With PYTHONPATH another source tree can be measured too.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import tempfile
import time
from multiprocessing import get_context
from statistics import median
from typing import Any

from keeling.games import GAMES
from keeling.server.live_table import LiveTable
from keeling.server.run import calm_collector
from keeling.server.store import Store
from keeling.server.table_pages import patches
from keeling.server.tables import Tables

SEATS = 4
LANGUAGES = ("en", "pl", "en", "pl")  # by seat; the spectator speaks the second
EAGER = ("build", "claim", "mount", "purchase", "plan", "accept", "use", "run", "send", "install")
MOST = 1500


class Nobody:
    """A crew without workers: nobody thinks here."""

    def close(self) -> None:
        """There is nothing to close."""


async def opened(store: Store, game: str, seed: int) -> LiveTable:
    """A table of people on the store."""
    house = Tables(store, crew=Nobody())  # type: ignore[arg-type]
    names = ("Ada", "Bea", "Cid", "Dee")
    return await house.open(
        {"game": game, "seats": [{"kind": "person", "name": name} for name in names], "seed": seed}, ""
    )


def chosen(live: LiveTable, rng: random.Random) -> tuple[int, str]:
    """Somebody's choice: the same in every source tree, whatever order it lists options in."""
    ask = sorted(live.asks(), key=lambda ask: ask.seat)[0]
    options = sorted(" ".join(option) for option in ask.options)
    eager = [option for option in options if option.split()[0] in EAGER]
    calm = [option for option in options if option.split()[0] != "burn"]
    return ask.seat, rng.choice(eager if eager and rng.random() < 0.6 else calm or options)


async def measure(game: str, seed: int, profile: cProfile.Profile | None) -> tuple[list[float], list[float], int]:
    """A game from its first to its last choice: CPU milliseconds of each, whole and in the engine and store alone."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"{folder}/tables.db")
        live = await opened(store, game, seed)
        rng = random.Random(seed)
        streams: list[Any] = [patches(live, frozenset((seat,)), LANGUAGES[seat], seat, "") for seat in range(SEATS)] + [
            patches(live, frozenset(), LANGUAGES[1], None, "")
        ]
        for stream in streams:
            await anext(stream)
        whole: list[float] = []
        engine: list[float] = []
        sent = 0
        while live.asks() and len(whole) < MOST:
            seat, text = chosen(live, rng)
            if profile:
                profile.enable()
            begun = time.process_time()
            await live.play(seat, text)
            played = time.process_time()
            told = [await anext(stream) for stream in streams]
            ended = time.process_time()
            if profile:
                profile.disable()
            whole.append((ended - begun) * 1000)
            engine.append((played - begun) * 1000)
            sent += sum(len(one) for one in told)
        for stream in streams:
            await stream.aclose()
        return whole, engine, sent // max(1, len(whole))


def played(game: str, seed: int) -> tuple[list[float], list[float], int]:
    """One game, measured."""
    return asyncio.run(measure(game, seed, None))


def least(game: str, seed: int, profile: cProfile.Profile | None, repeats: int) -> tuple[list[float], list[float], int]:
    """The same game several times: of each choice its least time, which a busy machine falsifies least.

    Each time in a fork of its own, so that none finds in a cache what another has made.
    """
    if profile or repeats == 1:
        return asyncio.run(measure(game, seed, profile))
    runs = []
    for _ in range(repeats):
        with get_context("fork").Pool(1) as pool:
            runs.append(pool.apply(played, (game, seed)))
    whole, engine = ([min(times) for times in zip(*(run[at] for run in runs), strict=True)] for at in (0, 1))
    return whole, engine, runs[0][2]


def mean(values: list[float]) -> float:
    """The mean of some."""
    return sum(values) / max(1, len(values))


def main() -> None:
    """One line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--seeds", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--repeats", type=int, default=1, help="play each game so often: the least time of each choice")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--sort", default="cumulative", help="what the profile is sorted by")
    given = parser.parse_args()
    for game in given.games:
        asyncio.run(measure(game, 99, None))  # templates and texts are read once, not at every choice
    calm_collector()  # as the server does
    print("game         choices  first fifth  last fifth   whole game    median   play+store  bytes sent")
    for game in given.games:
        profile = cProfile.Profile() if given.profile else None
        first: list[float] = []
        last: list[float] = []
        every: list[float] = []
        alone: list[float] = []
        sizes: list[int] = []
        for seed in given.seeds:
            whole, engine, size = least(game, seed, profile, given.repeats)
            fifth = max(1, len(whole) // 5)
            first += whole[:fifth]
            last += whole[-fifth:]
            every += whole
            alone += engine
            sizes.append(size)
        print(
            f"{game:<12} {len(every):>7} {mean(first):>9.2f} ms {mean(last):>8.2f} ms {mean(every):>9.2f} ms"
            f" {median(every):>6.2f} ms {mean(alone):>9.2f} ms {sum(sizes) // len(sizes):>11}"
        )
        if profile:
            pstats.Stats(profile).sort_stats(given.sort).print_stats(70)


if __name__ == "__main__":
    main()
