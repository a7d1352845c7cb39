"""Taking back a choice: how far a seat may go back, what stops it, and what others chose beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.core import notation
from keeling.core.agenda import CHANCE, P
from keeling.core.reason import CannotUndo, Reason

if TYPE_CHECKING:
    from keeling.core.log import Entry
    from keeling.core.match import Match


def undo(match: Match[P], seat: int) -> None:
    """Take back this seat's last choice, if nothing new was seen since and nobody else chose."""
    back, reason = undo_point(match, seat)
    if reason is not None:
        raise CannotUndo(reason)
    beside = [later for later in match.entries[back + 1 :] if later.lane and later.seat != seat]
    trial = match.fork()
    trial.back_to(back)
    for later in beside:  # what others chose in private lanes stands; it must still be what they were asked
        ask = trial.ask_of(later.seat)
        option = notation.parse(later.text)
        if ask is None or ask.prompt != later.prompt or option not in ask.options:
            raise CannotUndo(_others_chose(match, match.entries.index(later)))
        trial.take(later.seat, option)
    match.adopt(trial)


def undo_point(match: Match[P], seat: int) -> tuple[int, Reason | None]:
    """The line that an undo would take back, and what stops it."""
    if match.position.ending:
        return -1, Reason("undo-over", "", {})
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
        seen = min(match.snapshots, default=len(entries))
        return back, Reason("undo-drawn", "", {"line": seen, "player": notation.seat_word(CHANCE)})
    return back, None


def _others_chose(match: Match[P], line: int) -> Reason:
    player = notation.seat_word(match.entries[line].seat)
    return Reason("undo-others", "", {"line": line + 1, "player": player})


def _passes_over(match: Match[P], entry: Entry, seat: int) -> bool:
    """Forced choices hide nothing, but in a shared stage what another had to do counts; private lanes are beside it."""
    if entry.forced:
        return not match.position.shared or entry.seat in (seat, CHANCE)
    return entry.lane and entry.seat != seat and bool(match.position.lanes)
