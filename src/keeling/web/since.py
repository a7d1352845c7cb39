"""What happened since somebody's last turn, in a few lines: the worst for them first, then in the order of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.kit.facts import EFFECT, LINE, TURN, Facts
from keeling.locale import Translator
from keeling.web import boards
from keeling.web.log_writer import Draft, rings
from keeling.web.pieces import icon, token
from keeling.web.scribe import drafts

_MOST: Final = 6  # lines


@dataclass(frozen=True)
class Touched:
    """A line, what of it touches somebody, and how much."""

    line: Draft
    facts: list[Fact]
    lost: list[Fact]  # what was theirs and is another's now
    harm: int  # how many of the facts are bad for them
    worth: int


def since(match: AnyMatch, seat: int, lang: str, names: Sequence[str]) -> str:
    """The lines as list items; nothing at a first turn that nobody played before."""
    board = boards.board(match.game.name)
    if board.facts is None or not board.facts.kinds:
        return ""
    span = between(match, seat, board.facts)
    sheet = match.position.figures.sheet
    lines = drafts(match.game.name, board.facts, board.signs, span, lang, names, seat, sheet)
    held = _held(match, span, board.facts)
    told = [_touched(board.facts, line, seat, held) for line in lines]
    words, voice = board.words(sheet, lang), Translator(match.game.name)
    return "".join([_item(one, voice, lang, names, words) for one in chosen(told, seat)])


def begun(match: AnyMatch, seat: int) -> tuple[int, int] | None:
    """When the turn began that is on, and before which choice what is told ends; nothing if there was no turn yet."""
    facts = boards.board(match.game.name).facts
    if facts is None or not facts.kinds:
        return None
    last = _last_turn(match.entries, facts)
    own = (at for at in range(last + 1, len(match.entries)) if _is_turn(match, seat, at))
    return (last, next(own, len(match.entries))) if last >= 0 else None


def _is_turn(match: AnyMatch, seat: int, at: int) -> bool:
    """Whether a choice is part of a seat's own turn."""
    entry = match.entries[at]
    return entry.seat == seat and any(rule.turn and rule.prompt == entry.prompt for rule in match.game.rules.values())


def between(match: AnyMatch, seat: int, facts: Facts) -> list[Entry]:
    """What was chosen after a seat's last turn and before the one that has begun, with what followed from its end."""
    entries = match.entries
    last, stop = begun(match, seat) or (-1, 0)
    before = [at for at in range(last + 1) if _is_turn(match, seat, at)]
    if not before:
        first = next((at for at in range(len(entries)) if _turns(entries[at], facts)), len(entries))
        return entries[first + 1 : stop]
    return [_rest(entries[before[-1]], facts), *entries[before[-1] + 1 : stop]]


def _turns(entry: Entry, facts: Facts) -> bool:
    return any(facts.kind(fact.kind).told == TURN for fact in entry.facts)


def _last_turn(entries: Sequence[Entry], facts: Facts) -> int:
    """The last choice after which a turn, or the round of all, has begun."""
    return next((at for at in range(len(entries) - 1, -1, -1) if _turns(entries[at], facts)), -1)


def _rest(entry: Entry, facts: Facts) -> Entry:
    """The last choice of a turn as nobody's, with what came after the turn alone."""
    rest = Entry(-1, entry.text, "", True, False, -1)
    told = [facts.kind(fact.kind).told in (TURN, LINE) for fact in entry.facts]
    rest.facts = entry.facts[told.index(True) :] if True in told else []
    return rest


def _held(match: AnyMatch, span: Sequence[Entry], facts: Facts) -> dict[tuple[str, str], int]:
    """Whose everything was, before those choices, that one has until another takes it."""
    first = span[0].facts[:1] if span else []
    held: dict[tuple[str, str], int] = {}
    for entry in match.entries[: len(match.entries) - len(span) + 1]:
        for fact in entry.facts:
            if first and fact is first[0]:
                return held
            if what := facts.kind(fact.kind).holds:
                held[fact.kind, str(fact.values[what])] = fact.seat
    return held


def _touched(facts: Facts, line: Draft, seat: int, held: dict[tuple[str, str], int]) -> Touched:
    """What of a line touches a seat that did not choose it itself."""
    mine, lost, harm = [], [], 0
    for fact in line.facts:
        kind = facts.kind(fact.kind)
        if kind.holds:
            key = (fact.kind, str(fact.values[kind.holds]))
            if held.get(key) == seat != fact.seat:
                lost.append(fact)
            held[key] = fact.seat
        about = kind.about and int(fact.values.get(kind.about, 0)) - 1 == seat
        if about or (fact.seat == seat != line.seat and (kind.loss or kind.told == EFFECT)):
            mine.append(fact)
            harm += not about and facts.harms(fact)
    worth = max([facts.worth(fact.kind) for fact in line.facts], default=0)
    return Touched(line, mine, lost, harm + len(lost), worth)


def chosen(told: Sequence[Touched], seat: int) -> list[Touched]:
    """The lines that are worth a card: at most a few, those that harm first, the others in their order."""
    fit = [one for one in told if one.facts or one.lost or (one.worth and one.line.seat != seat)]
    ranked = sorted(
        range(len(fit)), key=lambda at: (fit[at].harm, bool(fit[at].facts), fit[at].worth, at), reverse=True
    )
    kept = sorted(ranked[:_MOST], key=lambda at: (-fit[at].harm, at))
    return [fit[at] for at in kept]


def _item(one: Touched, voice: Translator, lang: str, names: Sequence[str], words: Mapping[str, str]) -> str:
    """A line: whose, the sentence, what it does to the reader, and where."""
    line = one.line
    mark = token(line.seat) if line.seat >= 0 else icon(line.symbol, "i14")
    effects = dict(line.parties).get(line.seat, []) if line.open else []
    brought = f' <span class="fxs">{"".join(effects)}</span>' if effects else ""
    second = [_told(fact, voice, lang, names) for fact in one.facts if line.open or fact is not line.facts[0]]
    second += [escape(voice.text(f"ui.web.since.lost.{fact.kind}", lang)) for fact in one.lost]
    touch = f'<small class="{"bad" if one.harm else "good"}">{" · ".join(second)}</small>' if second else ""
    where = _place(line.words, words)
    pill = f'<span class="pill">{escape(where)}</span>' if where else ""
    tone = " harm" if one.harm else ""
    return f'<li class="sn{tone}"{rings(line)}>{mark}<span class="what">{line.said}{brought}{touch}</span>{pill}</li>'


def _told(fact: Fact, voice: Translator, lang: str, names: Sequence[str]) -> Markup:
    return escape(voice.tell(fact, lang, names))


def _place(pieces: str, words: Mapping[str, str]) -> str:
    """What the first place of a line is called: its first word that is no verb's."""
    called = [words[word] for word in pieces.split(";")[0].split(" ") if word in words and "|" not in word]
    return called[0] if called else ""
