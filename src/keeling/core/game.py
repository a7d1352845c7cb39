"""What a game tells the engine about itself: its seats, options, rules, views and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any, Generic, Protocol

from keeling.core.agenda import Option, P, Rule
from keeling.core.faults import broken
from keeling.core.forecast import Ahead
from keeling.core.plain import PlainFigures, no_stage, plain_view
from keeling.core.prices import Figure, Prices
from keeling.core.reason import BadInput, Reason, Values
from keeling.core.secrets import Redeal, redeal, undealt
from keeling.core.sheet import Sheet

Settings = dict[str, int | str]  # the options of a table, each by its name
View = dict[str, Any]  # as code sees it that knows no game; each game has a type of its own for its view
Stage = list[tuple[str, Values]]  # keys of texts, each with its numbers


@dataclass(frozen=True)
class Setting:
    """One option of a game: its name, its values in order, and which one is usual."""

    name: str
    values: tuple[int | str, ...]
    default: int | str
    rule: str = ""
    least_seats: int = 1
    most_seats: int = 0  # with more players it means nothing and is not offered; 0: it always means something
    only: Mapping[int | str, tuple[int, ...]] = field(default_factory=dict)  # values that not every seat count has
    # newer than records of its game: the chain leaves the value that they have unsaid, so that they still hold
    later: bool = False
    before: int | str | None = None  # that value, where it is not the usual one
    offered: bool = True  # whether people are asked; else it is there for tables from before
    asked_from: int = 1  # with fewer players the rules settle it, so that nobody is asked
    basic: bool = False  # everybody is asked; what is not is folded away in forms
    needs: str = ""  # the switch without which it means nothing
    seat: int = 0  # whose option it is, counted from 1; 0: that of the table
    person: int | str | None = None  # what a person's seat has where tables are opened for people and nobody says more

    @property
    def earlier(self) -> int | str:
        """What holds at tables that do not name this option."""
        return self.default if self.before is None else self.before

    def values_for(self, seats: int) -> tuple[int | str, ...]:
        """The values that a table with so many seats can have."""
        return tuple(value for value in self.values if seats in self.only.get(value, (seats,)))


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, who won (nobody in a common defeat) and the scores by seat."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Figures(Protocol):
    """A sheet laid out for the rules; what else is in it only its game knows."""

    @property
    def sheet(self) -> Sheet: ...


@dataclass(frozen=True)
class Game(Generic[P]):
    """One game, as the engine sees it."""

    name: str
    least_seats: int
    most_seats: int
    rules: dict[str, Rule[P]]
    endings: tuple[str, ...]
    start: Callable[[Any, int, Settings], P]  # from its own figures
    outcome: Callable[[P], Outcome]
    settings: tuple[Setting, ...] = ()
    house_sheet: Callable[[], Sheet] | None = None
    figures: Callable[[Sheet], Figures] = PlainFigures
    view: Callable[[P, int | None], Mapping[str, object]] = plain_view  # for a seat, or None for a spectator
    redeal: Callable[[P, int, Random], P] = redeal  # type: ignore[assignment]  # as its pieces say
    stage: Callable[[P], Stage] = no_stage  # how far a game is
    faults: Callable[[P], list[str]] = broken  # what breaks conservation in a position, for tests
    # what a position is worth to each seat, from 0 (all is lost) to 1 (it has won); None: bots play on to the outcome
    evaluate_all: Callable[[P], list[float]] | None = None
    # the same for one seat, where that is less work
    evaluate_one: Callable[[P, int], float] | None = None
    # what a position is worth to each seat for bots that search, if they judge otherwise than those that do not
    insight: Callable[[P], list[float]] | None = None
    # a seat's expected points, the chance that all survive; None: from games played on
    forecast: Callable[[P, int], tuple[float, float]] | None = None
    # what the next reckoning may bring to all, from what everybody can see; None: nothing threatens all
    ahead: Callable[[P], Ahead] | None = None
    # what a seat's side needs most, and what a turn from one position to another does for it, as texts with numbers
    advice: Callable[[P, P, int], tuple[Stage, Stage]] | None = None
    # how readily bots take a move in passing, by its first word; 1 unless named
    rollout_weights: dict[str, float] = field(default_factory=dict)
    # by rule, an open option without listing them all; () if there is none, None if they must be listed after all
    rollout_policy: dict[str, Callable[[P, int, Random], Option | None]] = field(default_factory=dict)
    # by rule, what a bot answers by rule of thumb where it takes more time than in passing
    habits: dict[str, Callable[[P, int, Random], Option | None]] = field(default_factory=dict)
    # by rule of a turn, ways to play it by rule of thumb, the usual one first: compared before a turn is advised
    styles: dict[str, list[Callable[[P, int, Random], Option | None]]] = field(default_factory=dict)
    # whether a turn from one position to another may be advised to a seat; None: any
    sound: Callable[[P, P, int, list[Option]], bool] | None = None
    # whether an option takes for oneself what all share; bots leave it to people who are still acting at the same time
    common: Callable[[P, Option], bool] | None = None
    # by rule, what is worth a thought
    candidates: dict[str, Callable[[P, int, list[Option], bool], list[Option]]] = field(default_factory=dict)
    # tries that greedy's judgement of a first step counts for in a search, where few rollouts say less than it does
    trust: int = 0
    # how wide and how far others then look into their turns, where how they play in passing would say too little
    # (None: they play in passing, or one's turn is judged at its end)
    others: Callable[[P], tuple[int, int] | None] | None = None
    tries: int = 0  # games played on for one question where bots judge by outcomes; 0: as many as is usual
    beam: tuple[int, int] = (6, 6)  # how wide and how far bots look into their own turn: turns kept, moves
    prices: Prices = field(default_factory=Prices)  # what the facts of a preview count as
    # what options of verbs that bring nothing at once are good for later: figures that are no price
    promises: Callable[[P, int, Sequence[Option]], Mapping[Option, list[Figure]]] | None = None
    minutes: int = 0  # how long people play, about; 0 if nobody knows
    boxed: bool = False  # whether it can be bought, so that somebody may lay the figures of their box over ours

    def sheet(self) -> Sheet:
        """The component sheet that comes with the game; one without figures says at least whose it is."""
        return {"game": self.name} if self.house_sheet is None else self.house_sheet()

    @cached_property
    def open(self) -> bool:
        """Whether nothing is hidden from anybody."""
        figures = self.figures(self.sheet())
        table = self.start(figures, self.least_seats, check_settings(self, self.least_seats, None))
        return table.PIECES.open and isinstance(self.redeal, Redeal)

    def set_up(self, figures: object, seats: int, settings: Settings) -> P:
        """A table at which nothing has happened yet; a game that keeps secrets must say how they are dealt anew."""
        table = self.start(figures, seats, settings)
        if left := undealt(table, self.redeal):
            raise ValueError(f"{self.name}: nothing says how these secrets are dealt anew for bots: {', '.join(left)}")
        return table

    @cached_property
    def for_search(self) -> Game[P]:
        """The game as bots that search judge it."""
        return self if self.insight is None else replace(self, evaluate_all=self.insight, evaluate_one=None)

    def evaluate(self, position: P, seat: int) -> float:
        """What a position is worth to a seat, in a game that judges positions."""
        if self.evaluate_one is not None:
            return self.evaluate_one(position, seat)
        assert self.evaluate_all is not None, f"{self.name} judges no positions"
        return self.evaluate_all(position)[seat]


AnyGame = Game[Any]  # whichever of the catalogue


def check_seats(game: AnyGame, seats: object) -> int:
    """The seat count, if the game can be played by so many."""
    if type(seats) is not int or not game.least_seats <= seats <= game.most_seats:
        told: dict[str, int | str] = {"game": game.name, "got": str(seats)}
        raise BadInput(Reason("bad-seats", "", told | {"least": game.least_seats, "most": game.most_seats}))
    return seats


def check_settings(game: AnyGame, seats: int, given: Mapping[str, object] | None) -> Settings:
    """The options of a table: the usual ones with those given put in; anything else is refused."""
    settings = {setting.name: setting.default for setting in game.settings}
    known = {setting.name: setting for setting in game.settings}
    for name, value in (given or {}).items():
        setting = known.get(name)
        if setting is None:
            raise BadInput(Reason("bad-option", "", {"option": str(name), "allowed": ", ".join(known)}))
        chosen = _read(setting, value, setting.values_for(seats))
        if chosen != setting.default and seats < setting.least_seats:
            told: dict[str, int | str] = {"option": name, "seats": seats, "least": setting.least_seats}
            raise BadInput(Reason("option-needs-seats", setting.rule, told))
        settings[name] = chosen
    return settings


def earlier_settings(game: AnyGame, given: Mapping[str, object]) -> dict[str, object]:
    """The options of a table out of its record or store: what it does not name is as it was before there was one."""
    return {setting.name: setting.earlier for setting in game.settings if setting.later} | dict(given)


def _read(setting: Setting, value: object, values: tuple[int | str, ...]) -> int | str:
    """A value as given, or as written on a command line."""
    for allowed in values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
        if isinstance(value, str) and value.lower() == str(allowed).lower():
            return allowed
    words = ", ".join(str(allowed).lower() for allowed in values)
    raise BadInput(Reason("bad-option-value", "", {"option": setting.name, "got": str(value), "allowed": words}))
