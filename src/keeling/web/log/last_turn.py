"""What happened since somebody's last turn, in a few lines: the worst for them first, then in the order of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from markupsafe import escape

from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.core.sheet import Sheet
from keeling.kit.facts import EFFECT, LINE, TURN, Facts
from keeling.locale import Translator
from keeling.web.drawing import boards
from keeling.web.drawing.shapes import icon, token
from keeling.web.log.line_writer import Draft, rings
from keeling.web.log.log_index import Chronicle
from keeling.web.log.log_lines import drafts, groups

if TYPE_CHECKING:
    from keeling.web.play.look import Look

_MOST: Final = 6  # lines


@dataclass(frozen=True)
class Touched:
    """A line, what of it touches somebody, and how much."""

    line: Draft
    facts: list[Fact]
    lost: list[Fact]  # what was theirs and is another's now
    harm: int  # how many of the facts are bad for them
    common: list[Fact]  # those that change what all share
    worth: int
    good: bool = False  # whether anything of it is good for them


def since(
    match: AnyMatch, chronicle: Chronicle, seat: int, lang: str, names: Sequence[str], words: Mapping[str, str]
) -> str:
    """The lines as list items; nothing at a first turn that nobody played before."""
    board = boards.board(match.game.name)
    facts = board.facts
    if facts is None or not facts.kinds:
        return ""
    span = between(match, chronicle, seat)
    lost = _lost(chronicle, span, facts, seat)
    told = groups(facts, span)
    worthy = _worthy(facts, told, seat, lost)
    sheet = match.position.figures.sheet
    lines = drafts(match.game.name, facts, board.signs, worthy, lang, names, seat, sheet)
    fit = fitting([_touched(facts, line, seat, lost) for line in lines], seat)
    voice = Translator(match.game.name)
    items = [_item(one, voice, lang, names, words, sheet) for one in chosen(fit)]
    more = len(fit) - len(items) + _unworded(facts, told, worthy, seat)
    if more > 0:
        items.append(f'<li class="sn more">{escape(voice.text("ui.web.since.more", lang, count=more))}</li>')
    return "".join(items)


def told_since(look: Look) -> dict[str, object]:
    """The same as pages are told it, for as long as a seat is asked: it stays until another turn begins."""
    match, seat, cache = look.match, look.seat, look.cache
    begin = begun(match, look.chronicle, seat) if seat is not None and match.ask_of(seat) is not None else None
    if seat is None or begin is None:
        return {}
    cache.put(("begun", seat), (begin, match.entries[begin[1] - 1]))
    html: str = cache.make(("since", seat, look.lang), (("begun", seat),), _since, look, seat)
    fresh = all(entry.seat != seat for entry in match.entries[begin[1] :])  # they have not chosen yet
    return {"key": begin[0], "fresh": fresh, "html": html}


def _since(look: Look, seat: int) -> str:
    words = look.board.words(look.sheet, look.lang)
    return since(look.match, look.chronicle, seat, look.lang, look.names, words)


def _worthy(facts: Facts, told: Sequence[Sequence[Entry]], seat: int, lost: list[Fact]) -> list[Sequence[Entry]]:
    """The groups of choices that are worth wording: more than will be shown, but not all of a long round."""
    ranked: list[tuple[int, bool, bool, int, int]] = []
    for at, group in enumerate(told):
        mine, taken, harm, common, worth = _weighed(facts, _facts_of(group), seat, -1, lost)
        if mine or taken or worth:
            ranked.append((harm + len(taken), bool(mine), bool(common), worth, at))
    ranked.sort(reverse=True)
    return [told[one[-1]] for one in sorted(ranked[: 2 * _MOST], key=lambda one: one[-1])]


def _unworded(facts: Facts, told: Sequence[Sequence[Entry]], worthy: Sequence[Sequence[Entry]], seat: int) -> int:
    """How many groups of others' choices were not even worded: those that would have been lines, and small changes."""
    rest = [group for group in told if group[0].seat != seat and not any(group is one for one in worthy)]
    return sum([any(facts.worth(fact.kind) for fact in _facts_of(group)) or _small(facts, group) for group in rest])


def _small(facts: Facts, group: Sequence[Entry]) -> bool:
    """Whether a player's choices changed what somebody holds without being news: what was bought or sold."""
    return group[0].seat >= 0 and any(facts.kind(fact.kind).counts is not None for fact in _facts_of(group))


def _facts_of(group: Sequence[Entry]) -> list[Fact]:
    return [fact for entry in group for fact in entry.facts]


def begun(match: AnyMatch, chronicle: Chronicle, seat: int) -> tuple[int, int] | None:
    """When the turn began that is on, and before which choice what is told ends; nothing if there was no turn yet."""
    if not chronicle.turns:
        return None
    entries, last = match.entries, chronicle.turns[-1]
    ask = match.ask_of(seat)
    if ask is not None and ask.lane >= 0:
        return last, last + 1  # where all act at once, what others do meanwhile is seen live
    stop = last + 1
    while stop < len(entries) and not chronicle.is_turn(entries[stop], seat):
        stop += 1
    return last, stop


def between(match: AnyMatch, chronicle: Chronicle, seat: int) -> list[Entry]:
    """What was chosen after a seat's last turn and before the one that has begun, with what followed from its end."""
    entries = match.entries
    last, stop = begun(match, chronicle, seat) or (-1, 0)
    before = last
    while before >= 0 and not chronicle.is_turn(entries[before], seat):
        before -= 1
    if before < 0 or chronicle.facts is None:
        first = chronicle.turns[0] if chronicle.turns else len(entries)
        return entries[first + 1 : stop]
    return [_rest(entries[before], chronicle.facts), *entries[before + 1 : stop]]


def _rest(entry: Entry, facts: Facts) -> Entry:
    """The last choice of a turn as nobody's, with what came after the turn alone."""
    rest = Entry(-1, entry.text, "", True, False, -1)
    told = [facts.kind(fact.kind).told in (TURN, LINE) for fact in entry.facts]
    rest.facts = entry.facts[told.index(True) :] if True in told else []
    return rest


def _lost(chronicle: Chronicle, span: Sequence[Entry], facts: Facts, seat: int) -> list[Fact]:
    """Facts by which something that was a seat's, until then, is another's."""
    takes = [fact for entry in span for fact in entry.facts if facts.kind(fact.kind).holds]
    if not takes:
        return []
    held: dict[tuple[str, str], int] = {}
    lost: list[Fact] = []
    for _, fact in chronicle.takes:
        what = (fact.kind, str(fact.values[facts.kind(fact.kind).holds]))
        if held.get(what) == seat != fact.seat:
            lost.append(fact)
        held[what] = fact.seat
    return [fact for fact in lost if any(fact is one for one in takes)]


def _weighed(
    facts: Facts, told: Sequence[Fact], seat: int, chooser: int, lost: list[Fact]
) -> tuple[list[Fact], list[Fact], int, list[Fact], int]:
    """Which facts touch a seat that did not choose them, what it lost, how many harm it, which change what all share,
    and their worth."""
    mine, taken, common, harm, worth = [], [], [], 0, 0
    agreed = False
    for fact in told:
        kind = facts.kind(fact.kind)
        if kind.holds and any(fact is one for one in lost):
            taken.append(fact)
        about = kind.about and int(fact.values.get(kind.about, 0)) - 1 == seat
        agreed = agreed or bool(about)
        if kind.counts is not None and kind.counts.common and facts.worth(fact.kind):
            common.append(fact)
        if about or (fact.seat == seat != chooser and (kind.loss or kind.told == EFFECT)):
            mine.append(fact)
            harm += not about and facts.harms(fact)
        worth = max(worth, facts.worth(fact.kind))
    return mine, taken, 0 if agreed else harm, common, worth  # what one gives for what one asked for is no harm


def _touched(facts: Facts, line: Draft, seat: int, lost: list[Fact]) -> Touched:
    """What of a line touches a seat."""
    mine, taken, harm, common, worth = _weighed(facts, line.facts, seat, line.seat, lost)
    good = any(facts.sign(fact) > 0 for fact in mine)
    said = [fact for fact in common if not facts.kind(fact.kind).drawn and fact is not line.facts[0]]
    return Touched(line, [*mine, *said], taken, harm + len(taken), common, worth, good or bool(said))


def fitting(told: Sequence[Touched], seat: int) -> list[Touched]:
    """The lines that tell somebody anything."""
    return [one for one in told if one.facts or one.lost or (one.worth and one.line.seat != seat)]


def chosen(fit: Sequence[Touched]) -> list[Touched]:
    """At most a few lines: what harms comes first, then what touches the reader or all, the rest in their order."""
    ranked = sorted(
        range(len(fit)),
        key=lambda at: (fit[at].harm, bool(fit[at].facts), bool(fit[at].common), fit[at].worth, at),
        reverse=True,
    )
    kept = sorted(ranked[:_MOST], key=lambda at: (-fit[at].harm, not (fit[at].facts or fit[at].common), at))
    return [fit[at] for at in kept]


def _item(
    one: Touched, voice: Translator, lang: str, names: Sequence[str], words: Mapping[str, str], sheet: Sheet
) -> str:
    """A line: whose, the sentence, what it does to the reader, and where."""
    line = one.line
    mark = token(line.seat) if line.seat >= 0 else icon(line.symbol, "i14")
    brings = dict(line.parties).get(line.seat, [])
    effects = brings if line.open else [one for one in brings if "aside" not in one]  # figures; what is said too is not
    brought = f' <span class="fxs">{"".join(effects)}</span>' if effects else ""
    second = [
        escape(voice.tell(fact, lang, names, sheet)) for fact in one.facts if line.open or fact is not line.facts[0]
    ]
    second += [escape(voice.text(f"ui.web.since.lost.{fact.kind}", lang)) for fact in one.lost]
    tint = ' class="bad"' if one.harm else ' class="good"' if one.good else ""
    touch = f"<small{tint}>{' · '.join(second)}</small>" if second else ""
    where = _place(line.words, words)
    named = where and escape(where).casefold() in line.said.striptags().casefold()  # a line is short: nothing twice
    pill = f'<span class="pill">{escape(where)}</span>' if where and not named else ""
    tone = " harm" if one.harm else ""
    return f'<li class="sn{tone}"{rings(line)}>{mark}<span class="what">{line.said}{brought}{touch}</span>{pill}</li>'


def _place(pieces: str, words: Mapping[str, str]) -> str:
    """What the first place of a line is called: its first word, if its words are no verbs' but a place's."""
    place = pieces.split(";")[0].split(" ")
    return next((words[word] for word in place if word in words), "") if "|" not in place[0] else ""
