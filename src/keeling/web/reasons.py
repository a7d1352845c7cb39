"""Why a move is closed, as a page is told it."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.locale.moves import say_closed


def told(reason: Reason | None, lang: str, names: Sequence[str], sheet: Sheet) -> dict[str, object] | None:
    """Code, rule, values and a sentence; None if the move is open."""
    if reason is None:
        return None
    said = say_closed(reason, lang, names, sheet)
    return {"code": reason.code, "rule": reason.rule, "values": reason.values, "text": said}
