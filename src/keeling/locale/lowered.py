"""Why a move costs less than usual, in a sentence: $8 with card 15 (−$3)."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.agenda import Option
from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.locale.translator import Translator
from keeling.locale.verbs import known_move


def lowered(
    match: AnyMatch, seat: int, options: Sequence[Option], lang: str, names: Sequence[str]
) -> dict[Option, str]:
    """By option, what its preview says of its price; only of moves that their game declares to cost less."""
    facts, game = facts_of(match.game.name), match.game.name
    found: dict[Option, str] = {}
    for option in options if facts is not None and facts.lowers else ():
        known = known_move(option, game)
        kind = facts.lowers.get(known.key, "") if facts is not None and known is not None else ""
        for fact in match.preview(seat, option).facts if kind else ():
            if fact.kind == kind:
                found[option] = Translator(game).tell(fact, lang, names, match.position.figures.sheet)
    return found
