"""Whether a table still fits the rules: its log replayed choice by choice, each checked against options and chain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import keeling
from keeling.core import notation
from keeling.core.game import earlier_settings
from keeling.core.reason import BadInput, IllegalMove, KeelingError, Reason
from keeling.core.sheet import Sheet
from keeling.games import find
from keeling.server.rows import TableRow
from keeling.server.store import LogLine, Store

UNDO: Final = "!undo"


@dataclass(frozen=True)
class Misfit:
    """Where a table stops to fit the rules: the choice's number and the choice; at 0 its very layout does not."""

    line: int
    player: str
    text: str
    cause: Reason  # as anybody may hear it
    secret: bool = False  # only one seat may know this line, or nobody can say who
    detail: str = ""  # for whoever looks after the server: it may tell what somebody holds

    @property
    def move(self) -> str:
        """The choice as anybody may see it."""
        return f"{self.player} {'?' if self.secret else self.text}".strip()


class Frozen(KeelingError):
    """The table no longer fits the rules: it can be looked at, and nothing is ever written to it."""

    def __init__(self, row: TableRow, misfit: Misfit) -> None:
        told: dict[str, int | str] = {"engine": row["engine"], "line": misfit.line, "move": misfit.move}
        super().__init__(Reason("table-frozen", "", told | {"cause": misfit.cause.code}))
        self.misfit = misfit


def lay_out(row: TableRow, whole: Sheet | None) -> keeling.AnyMatch:
    """A table as it was before its first choice, with the figures it was opened with."""
    options = earlier_settings(find(row["game"]), row["options"])
    return keeling.table(row["game"], row["seats"], row["seed"], options, row["sheet"], whole)


def effective(lines: list[LogLine]) -> list[LogLine]:
    """The log without what was undone: `!undo 7` leaves seven lines, and those behind it go on from there."""
    kept: list[LogLine] = []
    for line in lines:
        if line.text.startswith(UNDO):
            del kept[int(line.text.split()[1]) :]
        else:
            kept.append(line)
    return kept


def spent(lines: list[LogLine]) -> int:
    """How many numbers of draws choices taken back have used up: the second figure of the last undo that tells it."""
    told = [line.text.split() for line in lines if line.text.startswith(UNDO)]
    return next((int(words[2]) for words in reversed(told) if len(words) > 2), 0)


def replay(make: Callable[[], keeling.AnyMatch], lines: list[LogLine]) -> tuple[keeling.AnyMatch, Misfit | None]:
    """A match after all lines that fit, and the first that does not."""
    match = make()
    for number, line in enumerate(lines, 1):
        misfit = _misfit(match, number, line)
        if misfit is not None:
            good = make()  # the other may have gone astray in the midst of the line
            for earlier in lines[: number - 1]:
                good.take(earlier.seat, notation.parse(earlier.text))
            return good, misfit
    return match, None


def _misfit(match: keeling.AnyMatch, number: int, line: LogLine) -> Misfit | None:
    """Play one line; how it does not fit, if it does not."""
    player, secret = notation.seat_word(line.seat), True
    try:
        ask = match.ask_of(line.seat)
        secret = ask is None or match.game.rules[ask.step[0]].secret
        match.take(line.seat, notation.parse(line.text))
    except IllegalMove as error:
        return Misfit(number, player, line.text, Reason("table-closed", "", {}), secret, str(error))
    except Exception as error:  # rules of another version may fail in any way on a position they do not know
        cause = Reason("table-failed", "", {"cause": type(error).__name__})
        return Misfit(number, player, line.text, cause, secret, repr(error))
    if line.chain and line.chain != match.digest:
        detail = f"the chain is {match.digest}, and was {line.chain}"
        return Misfit(number, player, line.text, Reason("table-differs", "", {}), secret, detail)
    return None


def open_log(store: Store, row: TableRow) -> tuple[keeling.AnyMatch, Misfit | None, int]:
    """A table's match as far as it fits, where it stops to, and the length of its log; Frozen if nothing fits."""
    lines = store.log(row["id"])
    whole = store.sheet(row["whole"])
    try:
        match, misfit = replay(lambda: lay_out(row, whole), effective(lines))
    except BadInput as error:  # its game, options or sheet are no longer allowed
        raise Frozen(row, Misfit(0, "", "", error.reason, detail=str(error))) from None
    except Exception as error:  # what was once laid out by other rules
        cause = Reason("table-failed", "", {"cause": type(error).__name__})
        raise Frozen(row, Misfit(0, "", "", cause, detail=repr(error))) from None
    match.spent = spent(lines)
    return match, misfit, len(lines)


def check_tables(store: Store) -> list[tuple[str, str]]:
    """Replay every running table on the present engine; the first line that disagrees, for each that fails."""
    failed = []
    for table_id in store.running():
        row = store.table(table_id)
        assert row is not None
        try:
            _, misfit, _ = open_log(store, row)
        except Frozen as error:
            failed.append((table_id, error.misfit.detail))
            continue
        if misfit is not None:
            failed.append((table_id, f"{misfit.line} {misfit.player} {misfit.text}"))
    return failed
