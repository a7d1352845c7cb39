"""What a question comes from: the deed of another, or what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.flow import Question
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.kit.facts import Facts
from keeling.locale.translator import Translator
from keeling.locale.verbs import known_move

_FAR: Final = 96  # choices that are looked back: where all act at once, others may have done much meanwhile


def cause(
    match: AnyMatch, ask: Question, seat: int | None, lang: str | None = None, names: Sequence[str] | None = None
) -> str:
    """Why a question is asked, in a sentence that names the player, as a seat may know it; empty if that is clear."""
    declared = facts_of(match.game.name)
    kinds = () if declared is None else declared.causes.get(ask.prompt, ())
    if declared is None or not kinds:
        return ""
    voice, sheet = Translator(match.game.name), match.position.figures.sheet
    own = ask.lane >= 0 and ask.prompt in declared.completes  # where all act at once, only what is one's own or for one
    turns = _turns(match)
    for entry in reversed(match.entries[-_FAR:]):
        meant = not own or entry.seat == ask.seat or any(fact.seat == ask.seat for fact in entry.facts)
        if meant and entry.secret in (-1, seat):
            told = [fact for fact in entry.facts if fact.kind in kinds and (not fact.secret or fact.seat == seat)]
            if told:
                return voice.tell(told[-1], lang, names, sheet)
            if entry.seat >= 0 and (done := _deed(match, entry, declared)) and done.kind in kinds:
                return voice.tell(done, lang, names, sheet)
        if entry.prompt in turns and (ask.lane < 0 or entry.seat == ask.seat):
            break  # what was done before the last action of a turn has been answered
    return ""


def _turns(match: AnyMatch) -> list[str]:
    """The prompts of a game's turns."""
    return [rule.prompt for rule in match.game.rules.values() if rule.turn]


def _deed(match: AnyMatch, entry: Entry, declared: Facts) -> Fact | None:
    """A choice that is not yet done, told as it will be."""
    known = known_move(entry.option, match.game.name)
    if known is None or known.key not in declared.deeds:
        return None
    return Fact(declared.deeds[known.key], "", entry.seat, dict(known.values))
