"""Write docs/factories-balance.md: what many games of bots say about the house cards and ranges of Factory Commons.

`make balance` runs it; the same number of games gives the same report, however many processes play them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.progress import track

from keeling.bots import bot
from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.flow import answer, asks
from keeling.core.game import AnyGame, check_settings
from keeling.core.match import Ask
from keeling.core.perspective import Perspective
from keeling.games import find, house_figures
from keeling.games.factories.bots import evaluation
from keeling.games.factories.words import FACTORIES, SOURCES
from keeling.lab.statistics import wilson
from keeling.lab.workers import spread

TARGET = Path(__file__).resolve().parent.parent / "docs" / "factories-balance.md"
STARTS = ("conventional", "renewable")
SEATS = (3, 4, 5)


@dataclass(frozen=True)
class Order:
    """One game to be played: its number, its seats, and who sits there."""

    number: int
    seats: int
    bots: tuple[str, ...]
    careless: bool = False
    free: bool = False  # the bots choose their first factories themselves


@dataclass(frozen=True)
class Played:
    """What came of it."""

    ending: str
    rounds: int
    winners: tuple[int, ...]
    starts: tuple[str, ...]
    sp: dict[str, int]
    cpc: dict[str, int]
    built: tuple[int, ...]
    deals: int
    cards: tuple[int, ...]


def careless(game: AnyGame) -> AnyGame:
    """The same game with a evaluation that does not see the common counter coming."""

    def evaluate_all(t: Any) -> list[float]:
        alive = evaluation.survival(t, 0.0)
        return [value / alive if alive else 0.0 for value in evaluation.evaluate_all(t)]

    return replace(game, evaluate_all=evaluate_all)


def play(order: Order) -> Played:
    """One game; first factories are dealt out evenly, so that each start is tried as often as the other."""
    game = find("factories")
    seen = careless(game) if order.careless else game
    t = game.start(house_figures("factories"), order.seats, check_settings(game, order.seats, None))
    t.facts = []
    starts = [""] * order.seats
    sp: Counter[str] = Counter()
    cpc: Counter[str] = Counter()
    cards: set[int] = set()
    deals = number = 0
    while True:
        owed = asks(game.rules, t)
        for fact in t.facts:
            if fact.kind == "sp":
                sp[fact.values["source"]] += fact.values["amount"]
            elif fact.kind == "cpc":
                cpc[fact.values["source"]] += fact.values["amount"]
            elif fact.kind == "deal-struck":
                deals += 1
            elif fact.kind in ("card-played", "event", "component-mounted"):
                cards.add(int(fact.values["no"]))
        t.facts = []
        if not owed:
            break
        ask, number = owed[0], number + 1
        rng = generator("balance", order.number, order.seats, number)
        option = ask.options[0]
        if ask.seat == CHANCE:
            option = pick(rng, ask)
        elif len(ask.options) > 1:
            perspective = Perspective(seen, ask.seat, game.redeal(t, ask.seat, rng))
            texts = tuple(" ".join(option) for option in ask.options)
            option = ask.options[
                texts.index(bot(order.bots[ask.seat])(perspective, Ask(ask.seat, ask.prompt, texts), rng))
            ]
        if option[0] == "open":
            if not order.free:
                option = ("open", STARTS[(order.number // len(SEATS) + ask.seat) % 2])
            starts[ask.seat] = option[1]
        answer(game.rules, t, ask, option)
    built = tuple(sum(t.built[kind::5]) for kind in range(5))
    won = tuple(game.outcome(t).winners)
    return Played(t.ending, t.round, won, tuple(starts), dict(sp), dict(cpc), built, deals, tuple(sorted(cards)))


def run(title: str, orders: list[Order], jobs: int) -> list[Played]:
    """Play the games, with a bar to watch."""
    return list(track(spread(play, orders, jobs), title, len(orders), disable=not sys.stderr.isatty()))


def share(won: float, games: int) -> str:
    """A share with its 95 % interval."""
    if not games:
        return "–"
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def start_share(games: list[Played]) -> tuple[float, int]:
    """Victories of conventional starts per seat that began so, and how many that would be of equal seats' games."""
    won, seated = Counter[str](), Counter[str]()
    for one in games:
        for seat in one.winners:
            won[one.starts[seat]] += 1 / len(one.winners)  # type: ignore[assignment]
        seated.update(one.starts)
    rates = [won[start] / max(1, seated[start]) for start in STARTS]
    return rates[0] / (sum(rates) or 1) * len(games), len(games)


def means(games: list[Played], field: str, names: list[str]) -> str:
    """A row of means per game, those that are not nought."""
    sums = {name: sum(getattr(one, field).get(name, 0) for one in games) / len(games) for name in names}
    return ", ".join(f"{name} {value:+.1f}" for name, value in sums.items() if abs(value) >= 0.05)


def single(name: str, field: str, games: int, seats: int = 4) -> list[Order]:
    """One bot against a field of others, its seat changing from game to game."""
    return [
        Order(number, seats, tuple(name if seat == number % seats else field for seat in range(seats)), free=True)
        for number in range(games)
    ]


def wins_of(games: list[Played], seats: int = 4) -> float:
    """Victories of the single bot, shared ones in parts."""
    return sum(1 / len(one.winners) for number, one in enumerate(games) if number % seats in one.winners)


def rounds_row(games: list[Played]) -> str:
    """How many games ended in which round."""
    return ", ".join(f"{rounds}: {count}" for rounds, count in sorted(Counter(one.rounds for one in games).items()))


def write(given: argparse.Namespace) -> str:
    """Play all games and put the report together."""
    n, jobs = given.games, given.jobs
    spread_out = [Order(i, SEATS[i % 3], ("greedy",) * SEATS[i % 3]) for i in range(n)]
    same = run("greedy among themselves", spread_out, jobs)
    wild = run("careless tables", [replace(order, careless=True) for order in spread_out[: n // 2]], jobs)
    random = run("greedy against random", single("greedy", "random", n // 2), jobs)
    search = run("search against greedy", single(given.search, "greedy", given.duels), jobs)
    alive = [one for one in same if one.ending == "points"]
    within = sum(8 <= one.rounds <= 14 for one in alive)
    lost = sum(one.ending == "defeat" for one in wild)
    decided = [one for one in random if one.ending == "points"]
    met = {number for one in same for number in one.cards}
    rows = [
        ("games of greedy bots at 3, 4 and 5 seats", f"{len(same)}, {len(same) - len(alive)} lost in common"),
        ("rounds: mean", f"{sum(one.rounds for one in alive) / len(alive):.1f}"),
        ("rounds: games that ended in round …", rounds_row(alive)),
        ("rounds: ended in rounds 8 to 14", share(within, len(alive))),
        ("victories that fall to conventional starts, at equal numbers", share(*start_share(alive))),
        ("careless tables lost in common", share(lost, len(wild))),
        ("deals struck per game", f"{sum(one.deals for one in same) / len(same):.1f}"),
        ("factories built per game", ", ".join(
            f"{name} {sum(one.built[kind] for one in same) / len(same):.1f}" for kind, name in enumerate(FACTORIES)
        )),
        ("points by source per game", means(same, "sp", SOURCES)),
        ("common counter by source per game", means(same, "cpc", SOURCES)),
        ("cards that were played, mounted or drawn as events", f"{len(met)} of 80"),
        ("one greedy against three random: wins of games not lost in common", share(wins_of(random), len(decided))),
        ("… games lost in common", f"{len(random) - len(decided)} of {len(random)}"),
        (f"one {given.search} against three greedy: wins (25 % is par)", share(wins_of(search), len(search))),
    ]  # fmt: skip
    table = "\n".join(f"| {what} | {figure} |" for what, figure in rows)
    return HEAD + "\n| measured | |\n|---|---|\n" + table + "\n" + FOOT


HEAD = """# Factory Commons: balance

The rulebook shows no cards and no price ranges; ours are house figures, tuned by games of bots. This page is made by
`make balance`.

Targets: greedy bots finish in 8 to 14 rounds; of two players who begin differently each wins 40 to 60 % of the games;
careless tables are lost in common in a fifth to a half of games. A careless table is one of greedy bots that do not
see the common counter coming. First factories are dealt out evenly for these figures, whatever the bots would choose.
Intervals are 95 %.
"""
FOOT = """
What was tuned: marketing cards pay mostly in money and trade, hardly in points, and less than they might; prices of
steel and biomaterial may fall far, those of wood and steel rise far; events cost points while the air is bad, while
dumps are full and for companies that still burn coal, take some of the leaders' points, make building dearer and
production smaller for a turn or two; volunteers and wind take something off the common counter. One default of F-60
was changed: certificates may be used in one action a turn (`certificate_actions` 1), not in three, because games of
bots ended a round too early otherwise. Bots that trade well with each other are faster: before they bartered, games
took about a round more.
"""


def main() -> None:
    """Read the options, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--duels", type=int, default=24)
    parser.add_argument("--search", default="search@300")
    parser.add_argument("--jobs", type=int, default=2)
    TARGET.write_text(write(parser.parse_args()), encoding="utf-8")
    print(f"Wrote docs/{TARGET.name}.")


if __name__ == "__main__":
    main()
