"""Games in which one seat does what hints advise and normal bots sit on the others, beside the same games without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

import keeling
from keeling.bots import bot
from keeling.bots.course import Course, advise
from keeling.core.agenda import Option
from keeling.core.chance import generator
from keeling.core.game import Outcome, Settings
from keeling.core.match import AnyMatch
from keeling.kit.motives import final

NORMAL = bot("normal")


@dataclass
class Step:
    """A choice of the seat that follows hints: the match before it, what is asked, and what was advised."""

    match: AnyMatch
    prompt: str
    line: tuple[Option, ...]  # the whole turn, of which the first move is made
    seconds: float


@dataclass(frozen=True)
class Game:
    """What to play: a game, its seats, a seed, who follows (nobody: -1), and the options of the table."""

    name: str
    seats: int
    seed: int
    follower: int
    options: tuple[tuple[str, int | str], ...] = ()

    def open(self) -> AnyMatch:
        """The table before its first choice."""
        settings: Settings = dict(self.options)
        return keeling.new(self.name, self.seats, self.seed, settings or None)


def steps(game: Game, match: AnyMatch) -> Iterator[Step]:
    """Play a game to its end; every real choice of the seat that follows is handed out before it is made."""
    courses: dict[int, Course] = {}
    while match.asks:
        ask = match.asks[0]
        move = ask.choices[0]
        if len(ask.choices) > 1 and ask.seat == game.follower:
            begun = process_time()
            step = Step(match, ask.prompt, advise(match, ask.seat, courses).line, process_time() - begun)
            yield step
            move = step.line[0]
        elif len(ask.choices) > 1:
            rng = generator("bot", match.seed, ask.seat, len(match.entries))
            move = NORMAL(match.perspective(ask.seat, rng), ask, rng)
        match.play(ask.seat, move)


@dataclass(frozen=True)
class End:
    """How a game ended for one seat, and the longest that a hint took."""

    won: float
    survived: bool
    points: int
    worth: float  # 0 in a common defeat, 1 for whoever wins alone
    slowest: float


def play(game: Game, seat: int) -> End:
    """A game from its beginning to its end, seen from a seat."""
    match = game.open()
    slowest = max((step.seconds for step in steps(game, match)), default=0.0)
    ended = match.outcome
    assert ended is not None
    return End(_won(ended, seat), bool(ended.winners), ended.scores[seat], _worth(ended, seat), slowest)


def _won(ended: Outcome, seat: int) -> float:
    """A seat's part of the victory; a team wins as a whole."""
    team = len(ended.winners) == len(ended.scores)
    return 0.0 if seat not in ended.winners else 1.0 if team else 1 / len(ended.winners)


def _worth(ended: Outcome, seat: int) -> float:
    most = max(1, *ended.scores)
    if len(ended.winners) == len(ended.scores):
        return 1.0
    return final(list(ended.winners), [score / most for score in ended.scores])[seat]
