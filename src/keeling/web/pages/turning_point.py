"""The moment that decided a game: when the winner took the lead for good, or the last choice before all was settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.kit.facts import Facts
from keeling.kit.ledger import Account
from keeling.locale import Translator
from keeling.web.log.log_index import turn_prompts
from keeling.web.log.log_lines import drafts, groups


@dataclass(frozen=True)
class Moment:
    """A choice that is worth going back to: how many were made before it, and why it is."""

    at: int
    said: Markup


def moment(
    match: AnyMatch, facts: Facts, points: Account, lang: str, names: Sequence[str], blamed: tuple[Sequence[int], str]
) -> Moment | None:
    """The moment of a game that is over; `blamed` are seats whose last turn decided, and the text that says so."""
    outcome = match.outcome
    assert outcome is not None
    voice = Translator(match.game.name)
    seats, text = blamed
    if seats:
        at = _last(match, len(match.entries), seats)
        return Moment(at, escape(voice.text(text, lang, player=names[match.entries[at].seat])))
    rivals = facts.ranked and 0 < len(outcome.winners) < match.seats
    if not rivals:
        return _settled(match, facts, voice, lang, names)
    at = led_from(match.entries, points, match.seats, outcome.winners)
    if at >= len(match.entries):
        return None  # by a rule for ties: no choice has put anybody ahead
    end = next((number for number, entry in enumerate(match.entries) if _ends(facts, entry)), len(match.entries))
    winner = names[outcome.winners[0]]
    if end <= at:
        why = voice.text("ui.web.moment.reckoning", lang, player=winner)
        return Moment(_last(match, end + 1, range(match.seats)), escape(why))
    told, at = _told(match, facts, at, lang, names)
    return Moment(at, told + voice.text("ui.web.moment.lead", lang, player=winner))


def _ends(facts: Facts, entry: Entry) -> Fact | None:
    """The fact of a choice after which only the reckoning comes."""
    return next((fact for fact in entry.facts if fact.kind in facts.ends), None)


def led_from(entries: Sequence[Entry], points: Account, seats: int, winners: Sequence[int]) -> int:
    """The choice from which on the winners were ahead of all others; as many as there are if they never were."""
    held, since = [points.start] * seats, len(entries)
    for number, entry in enumerate(entries):
        for fact in entry.facts:
            if fact.kind in points.book.kinds and fact.seat >= 0:
                held[fact.seat] += int(fact.values[points.book.amount])
        others = [held[seat] for seat in range(seats) if seat not in winners]
        if min(held[seat] for seat in winners) <= max(others):
            since = len(entries)
        elif since == len(entries):
            since = number
    return since


def _settled(match: AnyMatch, facts: Facts, voice: Translator, lang: str, names: Sequence[str]) -> Moment | None:
    """The last choice before all was won or lost together, and how that came."""
    for number, entry in enumerate(match.entries):
        if told := _ends(facts, entry):
            how = voice.tell(told, lang, names, match.position.figures.sheet)
            at = _last(match, number + 1, range(match.seats))
            said = voice.text("ui.web.moment.last", lang, how=how, player=names[match.entries[at].seat])
            return Moment(at, escape(said))
    return None


def _last(match: AnyMatch, stop: int, seats: Sequence[int]) -> int:
    """The last choice before a moment that one of some seats really had, in a turn if there was one."""
    free = [n for n, entry in enumerate(match.entries[:stop]) if entry.seat in seats and not entry.forced]
    turns = [n for n in free if match.entries[n].prompt in turn_prompts(match.game.name)]
    return (turns or free or [0])[-1]


def _told(match: AnyMatch, facts: Facts, at: int, lang: str, names: Sequence[str]) -> tuple[Markup, int]:
    """What a choice belongs to as the log tells it, and the choice with which that began."""
    from keeling.web.drawing import boards

    first = 0
    for group in groups(facts, match.entries):
        if first + len(group) > at:
            break
        first += len(group)
    signs, sheet = boards.board(match.game.name).signs, match.position.figures.sheet
    lines = drafts(match.game.name, facts, signs, [group], lang, names, None, sheet)
    said = next((line.said for line in lines if line.seat >= 0), None)
    return Markup("") if said is None else Markup(str(said).rstrip(" :") + ". "), first
