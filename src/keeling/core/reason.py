"""Why something is closed: a code, the rule it rests on and its numbers, never prose."""

from __future__ import annotations

from collections.abc import Callable

Values = dict[str, int | str]


class Reason:
    """One reason, as data: the edge turns it into words of a language."""

    __slots__ = ("code", "rule", "values")

    def __init__(self, code: str = "", rule: str = "", values: Values | None = None) -> None:
        self.code = code
        self.rule = rule
        self.values: Values = {} if values is None else values

    @property
    def lacks(self) -> int:
        """How much is missing, by the reason's numbers: what is needed less what is there; 0 if it counts nothing."""
        need, have = self.values.get("need", self.values.get("least")), self.values.get("have")
        return max(0, need - have) if isinstance(need, int) and isinstance(have, int) else 0

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return (self.code, self.rule, self.values) == (other.code, other.rule, other.values)

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


def plain(reason: Reason) -> str:
    """The reason as bare data, for when nobody has taught the engine to speak."""
    numbers = ", ".join(f"{key}={value}" for key, value in reason.values.items())
    rule = f" [{reason.rule}]" if reason.rule else ""
    return f"{reason.code}{rule} {numbers}".strip()


_voice: list[Callable[[Reason, str], str]] = [lambda reason, game: plain(reason)]


def teach(say: Callable[[Reason, str], str]) -> None:
    """Let the edge give the engine a voice, which is told the game's name; the core itself knows no language."""
    _voice[0] = say


class KeelingError(Exception):
    """Something asked of the engine that it must refuse, with the reason why."""

    def __init__(self, reason: Reason, game: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.game = game  # the one whose rules refuse it, if it is known

    def __str__(self) -> str:
        return _voice[0](self.reason, self.game)


class IllegalMove(KeelingError):
    """A move that is malformed or closed at this moment."""

    number = 1  # of several moves sent together, which one


class CannotUndo(KeelingError):
    """An undo that would unsee something or take back somebody else's choice."""


class BadInput(KeelingError):
    """A game, option, seat count, sheet or record that cannot be used."""
