"""What a game declares of its facts, once for log, ledger, prices, end screens and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.prices import Counted, Prices, Settled

# How a kind of fact is told.
EFFECT: Final = "effect"  # behind a sentence
SENTENCE: Final = "sentence"  # at the head of a line
LINE: Final = "line"  # a line of its own; what follows from it stands behind
TURN: Final = "turn"  # begins somebody's turn, and with it another line
HEAD: Final = "head"  # at the head of a line that it begins, in the browser alone: says whence its effects come
SEEN: Final = "seen"  # by the terminal alone: in the browser one sees it on the board


@dataclass(frozen=True)
class Kind:
    """How a kind of fact is told, drawn and counted."""

    told: str = EFFECT
    drawn: str = ""  # how it looks as an effect, in the signs of `web/log/glyphs.py`; empty: it is told as a sentence
    tone: str = ""  # the colour of what is drawn
    symbol: str = ""  # before a line that is nobody's; a turn with one has a line whenever its values are new
    head: str = ""  # the text that leads a line of such effects, if no sentence and no choice does
    piece: str = ""  # the words of the piece it speaks of, as a pattern
    own: bool = False  # that piece lies before its player: nobody else has one of these words
    says: tuple[str, ...] = ()  # kinds of effects in its line that it names already
    repeats: str = ""  # the source whose gains another fact has told
    late: bool = False  # not told before the game proper has begun
    loud: bool = False  # a line of its own in the terminal
    bare: bool = False  # of a line: what follows from the same choice goes on in the line before it
    alone: bool = False  # of a line: what follows makes a line of its own
    news: int = -1  # how much it is worth telling to whoever was away, from 0 (not by itself); -1: as it is told
    loss: bool = False  # bad for the player it is about, whatever its amount; else see `Facts.sign`
    about: str = ""  # the value that names a second player it touches, as a number from 1
    holds: str = ""  # the value that names what is its player's until another's fact of this kind names the same
    level: tuple[str, str] = ("", "")  # of what rises and falls for all: the values that say by how much, and how high
    counts: Counted | None = None  # as part of a price
    worded: bool = False  # of what counts: where all is told of a choice it is a sentence, as a figure says too little


@dataclass(frozen=True)
class Phase:
    """A part of a round in which much changes at once: told on a card of its own, called `ui.web.phase.<name>`."""

    symbol: str
    begins: tuple[str, ...]  # kinds of facts
    ends: tuple[str, ...]  # likewise; the end of the game ends it too, without a card
    gains: tuple[str, ...] = ()  # kinds whose amounts are listed for every player, as far as they are gains
    comes: tuple[str, ...] = ()  # kinds of what is new on the board, drawn side by side
    last: tuple[str, ...] = ()  # kinds of lines about what is to come: told after all that has happened
    drops: tuple[str, ...] = ()  # kinds that are past once the phase is: what was proposed, and then done


@dataclass(frozen=True)
class Step:
    """A step of the agenda that is worth telling."""

    symbol: str
    seated: bool = False  # told with the player's name
    turn: bool = False  # the next player's turn: what comes after it is not told
    solo: bool = False  # only of a table with one player
    last: bool = True  # in the last round too
    only: str = ""  # only of a table that plays with it: what the position counts it by


@dataclass(frozen=True)
class Source:
    """Where something comes from, as a row of a table and a part of a chart."""

    symbol: str
    tone: str = ""  # its colour in a chart
    of: tuple[str, ...] = ()  # what facts call it, by their source or their rule; empty: all that no other source is
    after: str = ""  # only in the wake of this kind of fact
    share: str = ""  # the part of a bar it belongs to, if not one of its own
    late: bool = False  # given when the game is over
    always: bool = False  # listed even if it has given nothing


@dataclass(frozen=True)
class Book:
    """What is added up by source and seat, from the facts of some kinds."""

    kinds: tuple[str, ...]
    title: str = ""  # over its table; one without is only drawn
    rows: str = "source"  # its rows are called `ui.web.<rows>.<key of the source>`
    sources: Mapping[str, Source] = field(default_factory=dict)
    amount: str = "amount"  # the value that says how much
    source: str = ""  # the value that says whence; empty: the source, or else the rule of the fact
    start: tuple[str, ...] = ()  # where the sheet says what everybody, or the table, begins with
    common: bool = False  # one for all: what is nobody's doing counts too
    read: tuple[str, ...] = ()  # kinds of facts at which it is read for a chart
    chart: str = ""  # the heading of a chart of how it rose and fell from one reading to the next; empty: none is drawn
    limit: tuple[str, ...] = ()  # where the sheet says how high it may rise


@dataclass(frozen=True)
class Facts:
    """All that a game declares of its facts."""

    kinds: Mapping[str, Kind]
    pieces: tuple[str, ...] = ()  # patterns of pieces for all kinds: the first whose values a fact has
    heads: Mapping[str, str] = field(default_factory=dict)  # by verb, the text that leads a line of effects alone
    leads: Mapping[str, str] = field(default_factory=dict)  # by kind or source of a fact, the text that leads a line of
    # such facts, apart from what came before; empty: its own sentence
    completes: tuple[str, ...] = ()  # prompts of choices that go on in the line of the one before
    runs: tuple[str, ...] = ()  # prompts of which several in a row by one player make one line
    together: tuple[str, ...] = ()  # prompts that make one line, whoever is asked
    causes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by prompt, the kinds of facts it comes from
    deeds: Mapping[str, str] = field(default_factory=dict)  # by verb, the fact it is told as before it is done
    opens: tuple[str, ...] = ()  # prompts with which the game proper begins
    steps: Mapping[str, Step] = field(default_factory=dict)
    follows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by step, what comes after it, not yet laid
    owed: Mapping[str, str] = field(default_factory=dict)  # by turn, the symbol of what must come before its end
    phases: Mapping[str, Phase] = field(default_factory=dict)
    books: tuple[Book, ...] = ()  # the first one holds the points, or what a game without points reckons with
    ranked: bool = True  # whether there are points and places; not where all win or lose together
    period: str = ""  # the kind of fact that begins a round, whenever its values are new
    band: str = ""  # the kind of fact that begins a part of the game
    ends: tuple[str, ...] = ()  # kinds of facts after which only the reckoning comes
    settled: Mapping[str, Settled] = field(default_factory=dict)  # of prices: see there
    free: tuple[str, ...] = ()  # of prices: see there
    alike: tuple[str, ...] = ()  # of prices: see there
    holds: Mapping[str, str] = field(
        default_factory=dict
    )  # by what is counted, where the view says how much; "a | b": or there
    lowers: Mapping[str, str] = field(default_factory=dict)  # by key of a move, the fact that says why it costs less
    burdens: tuple[str, ...] = ()  # of what is counted, that of which less is better: the only place that says so

    def kind(self, name: str) -> Kind:
        """A kind of fact; one that is not declared is an effect told in words."""
        return self.kinds.get(name, _PLAIN)

    def worth(self, name: str) -> int:
        """How much a kind of fact is worth telling to whoever was away."""
        kind = self.kind(name)
        return kind.news if kind.news >= 0 else _NEWS.get(kind.told, 0)

    def leading(self, sentences: Sequence[Fact]) -> Fact | None:
        """Which of several sentences leads a line: the one that is most news, or else the first."""
        return max(sentences, key=lambda fact: max(self.worth(fact.kind), _NEWS[SENTENCE]), default=None)

    def sign(self, fact: Fact) -> int:
        """Whether a fact is good (1) or bad (-1) for whom it is about; 0 if it is neither, or somebody's own deed."""
        kind = self.kind(fact.kind)
        counted = kind.counts
        if kind.loss:
            return -1
        if counted is None or isinstance(counted.amount, int):
            return -1 if int(fact.values.get("amount", 0)) < 0 else 0
        change = counted.sign * int(fact.values[counted.amount])
        if counted.says(fact) in self.burdens:
            change = -change
        return (change > 0) - (change < 0)

    def harms(self, fact: Fact) -> bool:
        """Whether a fact is bad for the player it is about."""
        return self.sign(fact) < 0

    def lead(self, fact: Fact) -> str | None:
        """The text that leads a line of such facts; none if a fact belongs to whatever it follows."""
        if self.kind(fact.kind).told == HEAD:
            return ""
        source = str(fact.values.get("source", ""))
        return self.leads.get(fact.kind, self.leads.get(source))

    def repeated(self, fact: Fact) -> bool:
        """Whether a fact only counts what another has told."""
        source = self.kind(fact.kind).repeats
        return bool(source) and fact.values["source"] == source and int(fact.values["amount"]) > 0

    @property
    def prices(self) -> Prices:
        """What is counted in the price of a move."""
        counted = {name: kind.counts for name, kind in self.kinds.items() if kind.counts is not None}
        return Prices(counted, self.settled, self.free, self.alike)


_PLAIN: Final = Kind()
_NEWS: Final = {SENTENCE: 1, LINE: 2}
