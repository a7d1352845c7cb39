"""Measure random play and copying against a peer, in ratios that hold on a noisy machine.

One lasting process per contestant, the same seeded games in every round, CPU seconds, interleaved rounds in shuffled
order, and the median of the per-round ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
PEER = "catanatron"
MEASURES = ("all", "real", "search", "copy")
COPY_SHARE = 0.3  # copying is so even that a part of a round's time is enough


class Contestant:
    """A worker process and the fixed amount of work it gets in every round."""

    def __init__(self, name: str, python: Path, script: str, args: list[str], path: Path | None = None) -> None:
        self.name = name
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        env["PYTHONHASHSEED"] = "0"  # the same games in every run
        if path:
            env["PYTHONPATH"] = str(path)
        command = [str(python), str(HERE / script), *args]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.about = self.read()
        self.work = {"games": 1, "copies": 1, "thoughts": 1}
        self.counts: dict[str, int] = {}
        self.rounds: list[dict[str, float]] = []

    def read(self) -> dict[str, Any]:
        """Wait for the next answer."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The worker of {self.name} has ended; its message is above.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, kind: str) -> dict[str, Any]:
        """Have one portion of work done."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps({kind: self.work[kind]}) + "\n")
        self.process.stdin.flush()
        return self.read()

    def calibrate(self, kind: str, seconds: float) -> None:
        """Find the amount of work that takes about so long; this also warms up."""
        while (cpu := self.ask(kind)["cpu"]) < seconds / 2:
            self.work[kind] *= 2
        self.work[kind] = max(1, round(self.work[kind] * seconds / cpu))

    def measure(self) -> None:
        """Run one round and keep its rates per second."""
        played, copied, thought = self.ask("games"), self.ask("copies"), self.ask("thoughts")
        counts = {"all": played["all"], "real": played["real"]}
        assert self.counts in ({}, counts), f"{self.name} played other games than before: {counts} {self.counts}"
        self.counts = counts
        rates = {name: count / played["cpu"] for name, count in counts.items()}
        rates["search"] = thought["thoughts"] / thought["cpu"]
        self.rounds.append({**rates, "copy": copied["copies"] / copied["cpu"]})

    def rate(self, measure: str) -> float:
        """Return the median rate per second."""
        return median(one[measure] for one in self.rounds)

    def ratio(self, measure: str, peer: Contestant) -> tuple[float, float]:
        """Return the median of the per-round ratios to a peer, and half the distance between their quartiles."""
        ratios = [mine[measure] / its[measure] for mine, its in zip(self.rounds, peer.rounds, strict=True)]
        if len(ratios) < 2:
            return ratios[0], 0.0
        low, _, high = quantiles(ratios, n=4)
        return median(ratios), (high - low) / 2


def enter_contestants(game: str) -> list[Contestant]:
    """Start all workers: the peer, Keeling, and Keeling compiled where that build exists."""
    own = Path(sys.executable)
    peer = ROOT / ".venv-bench" / "bin" / "python"
    contestants = [
        Contestant(PEER, peer, "catanatron_worker.py", []),
        Contestant("keeling", own, "keeling_worker.py", [game], ROOT / "src"),
    ]
    if (COMPILED / ".done").exists():
        contestants.append(Contestant("keeling compiled", own, "keeling_worker.py", [game], COMPILED))
        built = (COMPILED / ".done").stat().st_mtime
        if any(path.stat().st_mtime > built for path in (ROOT / "src").rglob("*.py")):
            print("Note: build/compiled is older than the sources; `make compiled` renews it.", file=sys.stderr)
    for one in contestants:
        if "compiled" in one.about:
            assert one.about["compiled"] == (one.name == "keeling compiled"), f"{one.name} runs the wrong build"
    return contestants


def show(contestants: list[Contestant], game: str) -> None:
    """Print the table and, for machines, one line of JSON."""
    peer = contestants[0]
    result: dict[str, Any] = {"game": game, "python": peer.about["python"], "rounds": len(peer.rounds)}
    print(f"Random play with 4 seats, {game} against {PEER}: CPU time, one core, {len(peer.rounds)} rounds")
    print(f"{'':17}{'decisions/s':>20}{'real ones/s':>20}{'in search/s':>20}{'copy, µs':>20}")
    for one in contestants:
        row = f"{one.name:17}"
        result[one.name] = numbers = {}
        for measure in MEASURES:
            rate, (ratio, spread) = one.rate(measure), one.ratio(measure, peer)
            figure = 1e6 / rate if measure == "copy" else rate
            numbers[measure] = round(figure, 2)
            numbers[f"{measure}_ratio"] = round(ratio, 3)
            numbers[f"{measure}_spread"] = round(spread, 3)
            row += f"{figure:13,.{1 if measure == 'copy' else 0}f} {'×' + format(ratio, '.2f'):>6}"
        print(row)
    print("In search: decisions simulated by the search bot; the peer copies a game and plays it out at random.")
    print("Real decisions have two options or more. × is the median of the per-round ratios; more is faster.")
    print(json.dumps(result))


def main() -> None:
    """Read the options, run the rounds, show the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="co2")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of play per round and contestant")
    given = parser.parse_args()
    contestants = enter_contestants(given.game)
    for one in contestants:
        one.calibrate("games", given.seconds)
        one.calibrate("copies", given.seconds * COPY_SHARE)
        one.calibrate("thoughts", given.seconds)
    shuffle = random.Random(1).shuffle
    for _ in range(given.rounds):
        order = list(contestants)
        shuffle(order)
        for one in order:
            one.measure()
    show(contestants, given.game)


if __name__ == "__main__":
    main()
