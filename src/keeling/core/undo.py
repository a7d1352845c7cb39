"""Taking back a choice: how far a seat may go back, what stops it, and what others chose beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.core import notation
from keeling.core.agenda import CHANCE, P
from keeling.core.reason import CannotUndo, Reason
from keeling.core.takeback import KEPT, built, counted_on, follow, own_lines, reveals

if TYPE_CHECKING:
    from keeling.core.log import Entry
    from keeling.core.match import Match


def undo(match: Match[P], seat: int) -> None:
    """Take back this seat's last choice, if nothing new came of it and nobody has built upon it."""
    back, reason = undo_point(match, seat)
    if reason is not None:
        raise CannotUndo(reason)
    if match.position.shared:
        _leave_out(match, back)
        return
    beside = [later for later in match.entries[back + 1 :] if later.lane and later.seat != seat]
    trial = match.fork()
    trial.back_to(back)
    for later in beside:  # what others chose in private lanes stands; it must still be what they were asked
        ask = trial.ask_of(later.seat)
        if ask is None or ask.prompt != later.prompt or later.option not in ask.options:
            raise CannotUndo(_others_chose(match, match.entries.index(later)))
        trial.take(later.seat, later.option)
    match.adopt(trial)


def _leave_out(match: Match[P], line: int) -> None:
    """In a shared stage the later lines are made again as they were, draws too."""
    later = match.entries[own_lines(match.entries, line) :]
    trial = match.fork()
    trial.back_to(line)
    for entry in later:
        trial.take(entry.seat, entry.option)
    if any(reveals(entry) for entry in later):  # no draw may ever be made twice with one number: it could be foreseen
        trial.spent += len(match.entries) - len(trial.entries)
    match.adopt(trial)


def undo_point(match: Match[P], seat: int) -> tuple[int, Reason | None]:
    """The line that an undo would take back, and what stops it."""
    if match.position.ending:
        return -1, Reason("undo-over", "", {})
    if match.position.shared:
        return _own_point(match, seat)
    entries = match.entries
    back = len(entries) - 1
    while back >= 0 and _passes_over(match, entries[back], seat):
        back -= 1
    if back < 0 or all(entry.seat != seat or entry.forced for entry in reversed(entries)):
        return -1, Reason("nothing-to-undo", "")
    entry = entries[back]
    if entry.seat == CHANCE:
        return back, Reason("undo-drawn", "", {"line": back + 1, "player": notation.seat_word(entry.seat)})
    if entry.seat != seat:
        return back, _others_chose(match, back)
    if back not in match.snapshots:
        return back, _seen(match)
    return back, None


def _own_point(match: Match[P], seat: int) -> tuple[int, Reason | None]:
    """The same in a shared stage: a seat's last choice, whatever others did since, if that stays what it is."""
    entries = match.entries
    line = len(entries) - 1
    while line >= 0 and (entries[line].seat != seat or entries[line].forced):
        line -= 1
    if line < 0:
        return -1, Reason("nothing-to-undo", "")
    if line not in match.snapshots:
        return line, Reason("undo-far", "") if len(match.snapshots) >= KEPT else _seen(match)
    for number in range(line + 1, own_lines(entries, line)):
        if reveals(entries[number]):
            return line, Reason("undo-drawn", "", {"line": number + 1, "player": notation.seat_word(CHANCE)})
    without = follow(match.game.rules, entries, line, match.snapshots, match.without.get(seat))
    match.without[seat] = without
    if without.reason is None and any(ask.seat == CHANCE for ask in without.asked):
        return line, built(entries, seat, len(entries) - 1)  # nothing is drawn because something was taken back
    return line, without.reason or counted_on(entries, match.questions(), line, without.later)


def _seen(match: Match[P]) -> Reason:
    seen = min(match.snapshots, default=len(match.entries))
    return Reason("undo-drawn", "", {"line": seen, "player": notation.seat_word(CHANCE)})


def _others_chose(match: Match[P], line: int) -> Reason:
    player = notation.seat_word(match.entries[line].seat)
    return Reason("undo-others", "", {"line": line + 1, "player": player})


def _passes_over(match: Match[P], entry: Entry, seat: int) -> bool:
    """Forced choices hide nothing; private lanes are beside it."""
    if entry.forced:
        return True
    return entry.lane and entry.seat != seat and bool(match.position.lanes)
