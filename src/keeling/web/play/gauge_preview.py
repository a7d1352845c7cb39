"""The gauge as a choice would leave it: what is ahead then, drawn before the choice is made."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from keeling.core.match import AnyMatch
from keeling.core.notation import parse
from keeling.core.preview import preview
from keeling.web.drawing import boards


def gauge(match: AnyMatch, seat: int, move: str, lang: str, names: Sequence[str]) -> str:
    """The gauge after a move, as far as that is sure; nothing where the move changes nothing that is ahead."""
    ask, foretell = match.ask_of(seat), match.game.ahead
    if ask is None or foretell is None:
        return ""
    mind = match.perspective(seat, Random(0)).position.copy()  # nothing hidden may shine through
    preview(match.game.rules, mind, ask, parse(move), seat, match.game.prices.whole)
    now, then = foretell(match.position), foretell(mind)
    if mind.ending or (now.levels, now.rest) == (then.levels, then.rest):
        return ""
    view = {"game": match.game.name, "seat": None, "ending": "", **match.game.view(mind, None)}
    return boards.board(match.game.name).gauge(view, match.position.figures.sheet, names[: match.seats], lang)
