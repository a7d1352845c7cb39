"""How whoever follows the hints ends beside a normal bot in the same seat: python -m scripts.follow_hints --help.

Every game is played twice with one seed: once one seat follows the first hint at every choice, once a normal bot sits
there. All other seats are normal bots. Seats take turns to follow.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import sqrt

from keeling.games import GAMES
from keeling.lab.following import End, Game, play
from keeling.lab.statistics import Z
from keeling.lab.workers import spread


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    middle = sum(values) / len(values)
    spread_of = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, Z * sqrt(spread_of / len(values))


def pair(number: int, name: str, seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[End, End]:
    """One game with a seat that follows, and the same with a bot there."""
    seat = number % seats
    return (
        play(Game(name, seats, seed + number, seat, options), seat),
        play(Game(name, seats, seed + number, -1, options), seat),
    )


def told(ends: Sequence[End]) -> str:
    """Wins, survival and points in one row."""
    won, survived = (sum(values) / len(ends) for values in ([end.won for end in ends], [end.survived for end in ends]))
    points, reach = mean([end.points for end in ends])
    return f"won {won:4.0%}  survived {survived:4.0%}  points {points:6.1f} ± {reach:4.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=0, help="how many sit at the table")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    seats = given.seats or min(3, GAMES[given.game].most_seats)
    options = tuple((name, value) for name, _, value in (text.partition("=") for text in given.option))
    job = partial(pair, name=given.game, seats=seats, seed=given.seed, options=options)
    pairs = list(spread(job, range(given.games), given.jobs))
    follows, normal = [one for one, _ in pairs], [other for _, other in pairs]
    print(f"{given.game}, {seats} seats, {given.games} games, {' '.join(given.option) or 'usual options'}")
    print(f"  follows hints  {told(follows)}  slowest hint {max(end.slowest for end in follows):.2f} s")
    print(f"  normal bot     {told(normal)}")
    for what, differs in (
        ("points", [one.points - other.points for one, other in pairs]),
        ("result (0 to 1)", [one.worth - other.worth for one, other in pairs]),
    ):
        middle, reach = mean(differs)
        print(f"  difference in {what}: {middle:+.2f} ± {reach:.2f}")


if __name__ == "__main__":
    main()
