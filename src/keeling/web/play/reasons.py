"""Why a move is closed, as a page is told it."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.help import Closed
from keeling.core.notation import write
from keeling.core.sheet import Sheet
from keeling.locale.moves import tell_closed
from keeling.locale.now import Now


def told(
    closed: Closed | None, lang: str, names: Sequence[str], sheet: Sheet, now: Now = Now()
) -> dict[str, object] | None:
    """Code, rule, values and a sentence, the nearest misses and what would help; None if the move is open."""
    if closed is None:
        return None
    said, cause = tell_closed(closed, lang, names, sheet, now=now), closed.cause
    near = [
        {
            "what": "" if closed.common else one.what,
            "why": "" if closed.common else one.why,
            "help": None if one.help is None else {"move": write(one.help.move), "text": one.helps},
        }
        for one in said.near
    ]
    text = said.text + (f" [{said.rule}]" if said.rule else "")
    return {"code": cause.code, "rule": cause.rule, "values": cause.values, "text": text, "near": near}
