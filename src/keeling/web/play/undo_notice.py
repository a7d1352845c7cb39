"""Taking back, as pages are told of it: what would be taken back, what stops it, and what somebody else took back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from keeling.core.match import AnyMatch
from keeling.core.reason import Reason
from keeling.core.undo import undo_point
from keeling.locale import describe_move, text
from keeling.locale.moves import say_closed
from keeling.web.drawing.printed import printed, sheet_of
from keeling.web.play.table_info import TakenBack


def undo_told(match: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> dict[str, object]:
    """Whether a seat may take back its last choice, and which that is; if it has made one, what stops it."""
    told: dict[str, object] = {"undo": False, "undo_what": "", "undo_why": None}
    if seat is None:
        return told
    sheet = match.position.figures.sheet
    line, reason = undo_point(match, seat)
    if reason is None:
        what = describe_move(match.entries[line].text, lang, names, sheet, match.game.name, brief=True)
        return {**told, "undo": True, "undo_what": what}
    if reason.code not in ("nothing-to-undo", "undo-over"):
        told["undo_why"] = _stopped(
            reason.code, reason.rule, (*reason.values.items(),), lang, (*names,), printed(sheet)
        )
    return told


@lru_cache(4096)
def _stopped(
    code: str, rule: str, values: tuple[tuple[str, int | str], ...], lang: str, names: tuple[str, ...], sheet: str
) -> str:
    """What stops an undo; it is often the same for a long time."""
    return say_closed(Reason(code, rule, dict(values)), lang, names, sheet_of(sheet))


def took_back(
    match: AnyMatch, back: TakenBack | None, seat: int | None, lang: str, names: Sequence[str]
) -> dict[str, object] | None:
    """What another seat last took back, in words, and when: its line of the log is gone."""
    if back is None or back.seat == seat or back.secret >= 0:
        return None
    what = describe_move(back.move, lang, names, match.position.figures.sheet, match.game.name, brief=True)
    return {"at": back.rev, "text": text("ui.web.took-back", lang, player=names[back.seat], what=what)}
