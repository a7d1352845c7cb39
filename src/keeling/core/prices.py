"""What a move costs and brings, in figures read from its preview: the only place that prices come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from keeling.core.agenda import Fact, Option, P
from keeling.core.preview import Figure, Preview, Settled, Wanted

if TYPE_CHECKING:
    from keeling.core.match import Match

__all__ = ["COMMON", "ENDING", "Counted", "Figure", "Prices", "Settled", "every", "figures", "read"]

COMMON = -1  # the seat of what is everybody's
ENDING = "ending"  # the word of the figure which says that the game would be over


@dataclass(frozen=True)
class Counted:
    """How a kind of fact, or a question that is still open, is counted."""

    word: str = ""  # what is counted; empty: the value called `of` says it
    amount: str | int = "amount"  # the value that says how much, or the amount itself
    of: str = ""
    named: Mapping[str, str] = field(default_factory=dict)  # by that value, what is counted there instead of the word
    common: bool = False
    sign: int = 1  # -1: so much less

    def says(self, fact: Fact) -> str:
        """What a fact counts."""
        value = str(fact.values[self.of]) if self.of else ""
        return self.named.get(value, self.word or value)


@dataclass(frozen=True)
class Prices:
    """What is counted in a game, by the kind of fact; by rule, the questions whose amount is settled already."""

    facts: Mapping[str, Counted] = field(default_factory=dict)
    settled: Mapping[str, Settled] = field(default_factory=dict)
    free: tuple[str, ...] = ()  # verbs that never bring anything that is counted, so that nobody need try them
    alike: tuple[str, ...] = ()  # rules whose options differ only in what they name: one of them tells what all bring

    @property
    def wanted(self) -> Wanted:
        """What a preview need tell where only prices are wanted."""
        return Wanted(self.facts, self.settled, self.alike)

    @property
    def whole(self) -> Wanted:
        """What a preview need tell where everything is wanted."""
        return Wanted(None, self.settled, self.alike)


def figures(match: Match[P], seat: int) -> dict[Option, list[Figure]]:
    """What each open option would cost and bring now: what the seat pays, what it gains, the counters, the others.

    Options that bring nothing at once have the figures that their game promises of them.
    """
    ask = match.ask_of(seat)
    if ask is None:
        return {}
    counted = match.game.prices
    priced = [option for option in ask.options if option[0] not in counted.free]
    found: dict[Option, list[Figure]] = {option: [] for option in ask.options}
    for option, preview in zip(priced, match.previews(seat, counted.wanted, priced), strict=True):
        found[option] = read(counted, preview, seat)
    return found | match.promised(seat, [option for option, told in found.items() if not told])


def every(counted: Prices, preview: Preview) -> list[Figure]:
    """All figures of a preview, whoever's they are, but for its ending."""
    sums: dict[tuple[str, int, bool], int] = {}
    for fact in preview.facts:
        how = counted.facts.get(fact.kind)
        if how is not None:
            _add(sums, _counted(how, fact))
    for figure in preview.settled:
        _add(sums, figure)
    return [Figure(word, amount, whose) for (word, whose, _), amount in sums.items()]


def read(counted: Prices, preview: Preview, seat: int) -> list[Figure]:
    """The figures of a preview as a price: in their order, and nothing that is told already."""
    over = [Figure(ENDING, 1, COMMON)] if preview.ending else []
    found = every(counted, preview)
    if not found:
        return over
    own = [one for one in found if one.seat == seat]
    others = [one for one in found if one.seat not in (seat, COMMON) and not _mirrored(one, own)]
    return [
        *(one for one in own if one.amount < 0),
        *(one for one in own if one.amount > 0),
        *(one for one in found if one.seat == COMMON),
        *sorted(others, key=lambda one: one.seat),
        *over,
    ]


def _counted(how: Counted, fact: Fact) -> Figure:
    amount = how.amount if isinstance(how.amount, int) else int(fact.values[how.amount])
    return Figure(how.says(fact), how.sign * amount, COMMON if how.common else fact.seat)


def _add(sums: dict[tuple[str, int, bool], int], one: Figure) -> None:
    if one.amount:
        key = (one.word, one.seat, one.amount > 0)
        sums[key] = sums.get(key, 0) + one.amount


def _mirrored(one: Figure, own: Sequence[Figure]) -> bool:
    """Whether another only gets what I give, or gives what I get: that is told already."""
    return any(mine.word == one.word and mine.amount == -one.amount for mine in own)
