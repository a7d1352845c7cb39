"""What games of bots say about a game and its figures, as a table: python -m scripts.balance <game> --help.

One seed, one table, however many processes play. `--write` puts the table in the place of the first one of a page.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from keeling.bots import Bot
from keeling.core.agenda import Fact, Option
from keeling.core.game import AnyGame, Settings, check_settings
from keeling.core.notation import write
from keeling.games import GAMES, facts_of, find, house_figures
from keeling.kit.facts import LINE, SENTENCE, TURN
from keeling.kit.ledger import Account
from keeling.lab.botplay import botplay
from keeling.lab.sparring import player
from keeling.lab.statistics import wilson
from keeling.lab.workers import spread

_FEW = 12  # values of a fact that are told one by one


@dataclass(frozen=True)
class Order:
    """One game to be played, and who sits on each seat."""

    game: str
    number: int
    bots: tuple[str, ...]
    seed: str
    options: Settings
    deal: str = ""  # a prompt whose answers are dealt out evenly, whatever bots would choose
    careless: bool = False  # bots do not see a loss of all coming

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.bots)


@dataclass
class Played:
    """What came of it."""

    ending: str
    rounds: int
    winners: tuple[int, ...]
    single: int
    dealt: dict[int, Option]
    books: list[dict[str, int]]  # what every source gave
    ends: list[int]  # what is in them at the end, if they are of all
    peaks: list[int]  # and the most that was ever in them
    facts: Counter[str] = field(default_factory=Counter)
    values: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # of words in facts
    cards: dict[str, frozenset[int]] = field(default_factory=dict)  # by the kinds of facts that name them

    @property
    def won(self) -> float:
        """The first bot's part of the victory."""
        return 1 / len(self.winners) if self.single in self.winners else 0.0


def careless(game: AnyGame) -> AnyGame:
    """The same game for bots that take it for granted that not all will lose."""
    judge, forecast = game.bots.evaluate_all, game.bots.forecast
    if judge is None or forecast is None:
        return game  # it judges nothing: whoever plays it must be careless

    def evaluate_all(t: Any) -> list[float]:
        return [value / (forecast(t, seat)[1] or 1.0) for seat, value in enumerate(judge(t))]

    return replace(game, bots=replace(game.bots, evaluate_all=evaluate_all, evaluate_one=None))


def play(order: Order) -> Played:
    """One game."""
    game, figures = find(order.game), house_figures(order.game)
    t = game.start(figures, order.seats, check_settings(game, order.seats, order.options))
    t.facts = facts = list[Fact]()
    single = (order.number - 1) % order.seats
    dealt: dict[int, Option] = {}

    def seated(chooses: Bot) -> Bot:
        def choose(perspective: Any, ask: Any, rng: Any) -> Option:
            if ask.prompt != order.deal:
                return chooses(perspective, ask, rng)
            return dealt.setdefault(ask.seat, ask.choices[(order.number // 3 + ask.seat) % len(ask.choices)])

        return choose

    table = [seated(player(name, order.game)) for name in order.bots]
    botplay(careless(game) if order.careless else game, t, table, f"{order.seed}-{order.number}")
    books = [Account(book, order.seats, figures.sheet) for book in told(order.game).books]
    period = told(order.game).period
    rounds = {tuple(fact.values.items()) for fact in facts if fact.kind == period}
    played = Played(t.ending, len(rounds), game.outcome(t).winners, single, dealt, [], [], [])
    levels = [[book.start] for book in books]
    named: dict[str, set[int]] = {}
    for fact in facts:
        played.facts[fact.kind] += 1
        played.values.update((fact.kind, key, value) for key, value in fact.values.items() if isinstance(value, str))
        for book, level in zip(books, levels, strict=True):
            book.note(fact, False)
            if fact.kind in book.book.kinds:
                level.append(level[-1] + int(fact.values[book.book.amount]))
        if isinstance(fact.values.get("no"), int):
            named.setdefault(fact.kind, set()).add(int(fact.values["no"]))
    played.books = [{name: sum(amounts) for name, amounts in book.named.items()} for book in books]
    played.ends = [book.start + sum(sums.values()) for book, sums in zip(books, played.books, strict=True)]
    played.peaks = [max(level) for level in levels]
    played.cards = {kind: frozenset(numbers) for kind, numbers in named.items()}
    return played


def told(game: str) -> Any:
    """What a game declares of its facts."""
    found = facts_of(game)
    assert found is not None, f"{game} declares no facts"
    return found


def share(won: float, games: int) -> str:
    """A share with its 95 % interval."""
    if not games:
        return "–"
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def means(counts: Iterable[tuple[str, float]], games: int, sign: str = "") -> str:
    """Means per game, those that are not nought."""
    return ", ".join(f"{name} {n / games:{sign}.1f}" for name, n in counts if abs(n / games) >= 0.05)


def summed(rows: Iterable[dict[str, int]]) -> Counter[str]:
    """Several sums in one."""
    whole: Counter[str] = Counter()
    for row in rows:
        for name, amount in row.items():
            whole[name] += amount
    return whole


def dealt_shares(games: Sequence[Played]) -> str:
    """Victories by what was dealt, as if each had been dealt as often as the others."""
    won, seated = Counter[Option](), Counter[Option]()
    for one in games:
        seated.update(one.dealt.values())
        won.update({one.dealt[seat]: 1 for seat in one.winners} if len(one.winners) == 1 else {})
    rates = {write(option): won[option] / count for option, count in sorted(seated.items())}
    whole = sum(rates.values()) or 1.0
    return ", ".join(f"{name} {share(rate / whole * len(games), len(games))}" for name, rate in rates.items())


def used_cards(games: Sequence[Played], seen: Sequence[str], used: Sequence[str]) -> str:
    """How often cards are used in games in which they are seen: those used least, in per cent."""
    met, taken = Counter[int](), Counter[int]()
    for one in games:
        met.update(frozenset().union(*(one.cards.get(kind, frozenset()) for kind in seen)))
        taken.update(frozenset().union(*(one.cards.get(kind, frozenset()) for kind in used)))
    rates = sorted((taken[no] / met[no], no) for no in met)[:_FEW]
    return f"{len(met)} seen; least used: " + ", ".join(f"{no} {100 * rate:.0f} %" for rate, no in rates)


def targets(game: str, games: Sequence[Played], given: argparse.Namespace) -> Iterable[tuple[str, str]]:
    """What the figures are tuned for: how long games are, how high what is common stands, and cards that are used."""
    if given.window:
        low, high = given.window
        inside = sum(low <= one.rounds <= high for one in games)
        yield f"games of {low} to {high} rounds", share(inside, len(games))
    for place, book in enumerate(told(game).books):
        if book.common and given.level:
            high = sum(one.peaks[place] >= given.level for one in games)
            yield f"games in which {', '.join(book.kinds)} stood at {given.level} or more", share(high, len(games))
    if given.used:
        yield "cards used where they were seen", used_cards(games, given.seen.split(","), given.used.split(","))


def among_themselves(game: str, games: Sequence[Played], deal: str) -> Iterable[tuple[str, str]]:
    """How long games are, how they end, and all that is counted in them."""
    n, kinds = len(games), told(game).kinds
    alive = [one for one in games if one.winners]
    yield "games", f"{n}, lost together {share(n - len(alive), n)}"
    yield "endings", ", ".join(f"{name} {count}" for name, count in Counter(one.ending for one in games).most_common())
    yield "rounds: mean", f"{sum(one.rounds for one in games) / n:.1f}"
    rounds = sorted(Counter(one.rounds for one in games).items())
    yield "rounds: games that ended in round …", ", ".join(f"{at}: {count}" for at, count in rounds)
    if deal:
        yield f"victories by what was dealt at `{deal}`", dealt_shares(alive)
    for place, book in enumerate(told(game).books):
        sums = summed(one.books[place] for one in games)
        yield f"{', '.join(book.kinds)} by source per game", means(sums.items(), n, "+")
        if book.common:
            yield "… at the end, mean", f"{sum(one.ends[place] for one in games) / n:.1f}"
    facts = summed(one.facts for one in games)
    loud = [(kind, count) for kind, count in facts.most_common() if kinds[kind].told in (SENTENCE, LINE, TURN)]
    yield "facts per game", means(loud, n)
    values: Counter[tuple[str, str, str]] = sum((one.values for one in games), Counter())
    for kind, key in dict.fromkeys((kind, key) for kind, key, _ in values if kinds[kind].told == SENTENCE):
        found = {value: count for (k, v, value), count in values.items() if (k, v) == (kind, key)}
        if 1 < len(found) <= _FEW:
            yield f"{kind} by {key} per game", means(sorted(found.items()), n)
    yield "different cards met", str(len(frozenset().union(*(found for one in games for found in one.cards.values()))))


def versus(games: Sequence[Played], names: tuple[str, str]) -> tuple[str, str]:
    """One bot against a field of others."""
    won, alive = sum(one.won for one in games), [one for one in games if one.winners]
    of = f"{share(won, len(games))}, of the {len(alive)} games not lost together {share(won, len(alive))}"
    return f"one {names[0]} against {names[1]}: wins", of


def alone(first: str, other: str, number: int, seats: int) -> tuple[str, ...]:
    """One bot among others of one kind, on a seat that changes from game to game."""
    return tuple(first if seat == (number - 1) % seats else other for seat in range(seats))


def mixed(first: str, others: Sequence[str], seed: str, number: int, seats: int) -> tuple[str, ...]:
    """One bot on any seat, and at the others whoever comes, itself again or one of the others."""
    rng = Random(f"{seed}-{number}")
    drawn = [rng.choice([first, *others]) for _ in range(seats)]
    drawn[rng.randrange(seats)] = first  # not in step with what is dealt out
    return tuple(drawn)


def table(given: argparse.Namespace) -> str:
    """Play all games, and what came of them as rows."""
    game = find(given.game)
    options: Settings = dict(text.split("=", 1) for text in given.option)
    counts = given.seats or [*range(game.least_seats, game.most_seats + 1)]

    def run(title: str, seat: Callable[[int, int], tuple[str, ...]], games: int, **more: Any) -> list[Played]:
        orders = [
            Order(given.game, number, seat(number, counts[number % len(counts) - 1]), given.seed, options, **more)
            for number in range(1, games + 1)
        ]
        return list(track(spread(play, orders, given.jobs), title, len(orders), disable=not sys.stderr.isatty()))

    first, *others = given.bots.split(",")
    if given.mix:
        among = run("mixed", partial(mixed, first, others, given.seed), given.games, deal=given.deal)
    else:
        among = run(first, lambda number, seats: (first,) * seats, given.games, deal=given.deal)
    rows = [*targets(given.game, among, given), *among_themselves(given.game, among, given.deal)]
    if given.careless:
        rash = first if find(given.game).bots.evaluate_all is not None else "easy"
        lost = run("careless", lambda number, seats: (rash,) * seats, given.careless, deal=given.deal, careless=True)
        rows.append(("careless tables lost together", share(sum(not one.winners for one in lost), len(lost))))
    for other in others if not given.mix else []:
        duels = run(f"{first} against {other}", partial(alone, first, other), given.duels)
        rows.append(versus(duels, (first, other)))
    who = f"{first} among {', '.join(others)}" if given.mix else first
    where = f"{who} at {', '.join(map(str, counts))} seats" + "".join(f", {one}" for one in given.option)
    return f"| {where} | |\n|---|---|\n" + "".join(f"| {what} | {figure} |\n" for what, figure in rows)


def main() -> None:
    """Read the options, play, and tell or write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bots", default="greedy", help="one bot, and those it is to sit against alone: greedy,random")
    parser.add_argument("--mix", action="store_true", help="all the bots named sit at one table, the first always")
    parser.add_argument("--window", type=int, nargs=2, help="how few and how many rounds a game should have")
    parser.add_argument("--level", type=int, default=0, help="how high what is common should stand now and then")
    parser.add_argument("--seen", default="", help="kinds of facts that show cards, such as card-seen,event")
    parser.add_argument("--used", default="", help="kinds of facts that tell of cards used, such as card-played")
    parser.add_argument("--seats", type=int, nargs="*", help="seat counts, in turn; all if none is named")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--duels", type=int, default=24, help="games against each of the other bots")
    parser.add_argument("--careless", type=int, default=0, help="games of bots that do not see a loss of all coming")
    parser.add_argument("--deal", default="", help="a prompt whose answers are dealt out evenly, such as open")
    parser.add_argument("--option", action="append", default=[], help="an option of the table, as name=value")
    parser.add_argument("--seed", default="5")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, help="a page whose first table is replaced")
    given = parser.parse_args()
    made = table(given)
    if given.write is None:
        print(made)
        return
    page = given.write.read_text(encoding="utf-8")
    given.write.write_text(re.sub(r"(\|.*\n)+", lambda _: made, page, count=1), encoding="utf-8")


if __name__ == "__main__":
    main()
