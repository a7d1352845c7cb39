"""Phase cards: what a part of a round that changes much has brought, to all and to whoever reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from markupsafe import Markup, escape

from keeling.core.agenda import NOBODY, Fact
from keeling.core.log import Entry
from keeling.core.match import AnyMatch
from keeling.core.reason import Values
from keeling.kit.facts import HEAD, LINE, SEEN, TURN, Facts, Phase
from keeling.locale import Translator
from keeling.web.drawing import boards
from keeling.web.drawing.render import page
from keeling.web.drawing.scene import NAMES
from keeling.web.log.glyphs import drawn
from keeling.web.log.line_writer import Draft
from keeling.web.log.log_lines import drafts, groups

if TYPE_CHECKING:
    from keeling.web.play.look import Look

_EACH: Final = 1000  # more than the facts of any choice: phases are numbered by the fact they end with
_SHOWN: Final = 3  # cards a frame has: those of phases that end together are read one after the other
_NEW: Final = 2  # so often a phase is new to whoever plays


class Card(TypedDict):
    """A card, and its number: the later the phase has ended, the higher."""

    id: int
    html: str
    waits: bool  # it stands until it has been read, at any pace


@dataclass(frozen=True)
class Passed:
    """A phase that is over: its name, its facts in groups as they were chosen, and when it ended."""

    name: str
    number: int
    values: Values  # of the fact that began it
    entries: list[Entry]
    last: Entry | None = None  # the choice it ended with

    @property
    def at(self) -> int:
        """The number of the choice it ended with."""
        return self.number // _EACH

    @property
    def facts(self) -> list[Fact]:
        """All that happened in it."""
        return _facts_of(self.entries)


def cards(look: Look) -> list[Card]:
    """The cards of the phases that ended last, as somebody reads them."""
    match, cache, facts = look.match, look.cache, look.board.facts
    if facts is None or not facts.phases or match.outcome is not None:
        return []
    phases: Phases = cache.make("phases", (), Phases)
    phases.follow(match.entries, facts)
    told: list[Card] = []
    for one in phases.passed[-_SHOWN:]:
        cache.put(("phase", one.number), one.last)
        of = (("phase", one.number), NAMES)
        html: str = cache.make(
            ("card", one.number, look.seat, look.lang), of, card, match, one, look.seat, look.lang, look.names
        )
        told.append({"id": one.number, "html": html, "waits": phases.waits(facts, one, look.seat)})
    return told


class Phases:
    """The phases of one table that are over; what is known is not looked for again."""

    def __init__(self) -> None:
        self._read = 0  # choices that were looked through, and the last of them
        self._last: Entry | None = None
        self._facts = 0  # of that one; more may come while chance is still to be drawn
        self._within = False  # whether a phase is on
        self.passed: list[Passed] = []

    def waits(self, facts: Facts, one: Passed, seat: int | None) -> bool:
        """Whether a card is to be read in peace: the first ones of its kind, and whatever has cost something."""
        before = [other for other in self.passed if other.name == one.name and other.number < one.number]
        return len(before) < _NEW or bool(losses(facts, facts.phases[one.name], one.facts, seat))

    def follow(self, entries: Sequence[Entry], facts: Facts) -> None:
        """Look for phases anew, if what has come can have begun or ended one, or if anything was taken back."""
        last = self._read - 1
        on = last >= 0 and len(entries) > last and entries[last] is self._last
        fresh = [*entries[last].facts[self._facts :], *_facts_of(entries[last + 1 :])] if on else _facts_of(entries)
        if on and not fresh and len(entries) == self._read:
            return
        self._read, self._last = len(entries), entries[-1] if entries else None
        self._facts = len(entries[-1].facts) if entries else 0
        if on and not self._within and not any(_is_bound(facts, fact) for fact in fresh):
            return
        if on and not fresh:
            return
        still = [one for one in self.passed if one.at < len(entries) and entries[one.at] is one.last]
        self.passed, self._within = passed(entries, facts, still)


def _is_bound(facts: Facts, fact: Fact) -> bool:
    """Whether a fact begins or ends a phase."""
    return any(fact.kind in phase.begins or fact.kind in phase.ends for phase in facts.phases.values())


def _facts_of(entries: Sequence[Entry]) -> list[Fact]:
    return [fact for entry in entries for fact in entry.facts]


def passed(entries: Sequence[Entry], facts: Facts, known: Sequence[Passed] = ()) -> tuple[list[Passed], bool]:
    """All phases that are over, in their order, and whether one is on; those known before are not looked for again."""
    found = list(known)
    now: Passed | None = None
    first, skipped = divmod(found[-1].number, _EACH) if found else (0, 0)
    for at in range(first, len(entries)):
        entry = entries[at]
        own: Entry | None = None  # the part of this choice that belongs to the phase
        for number in range(skipped if at == first else 0, len(entry.facts)):
            fact = entry.facts[number]
            if fact.kind in facts.ends:
                return found, False
            if now is not None and fact.kind in facts.phases[now.name].ends:
                found.append(Passed(now.name, at * _EACH + number, now.values, now.entries, entry))
                now = None
            begun = next((name for name, phase in facts.phases.items() if fact.kind in phase.begins), "")
            if begun and (now is None or now.name != begun):
                now, own = Passed(begun, 0, fact.values, []), None
            if now is not None:
                if own is None:
                    own = _part(entry)
                    now.entries.append(own)
                own.facts.append(fact)
    return found, now is not None


def _part(entry: Entry) -> Entry:
    """A choice without what followed from it."""
    return Entry(entry.seat, entry.text, entry.prompt, entry.forced, entry.lane, entry.secret)


def card(match: AnyMatch, one: Passed, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """A card, drawn."""
    board, voice = boards.board(match.game.name), Translator(match.game.name)
    facts, sheet = board.facts, match.position.figures.sheet
    assert facts is not None
    phase, known = facts.phases[one.name], [fact for fact in one.facts if not fact.secret or fact.seat == seat]
    comes = [
        drawn(facts.kind(fact.kind), fact, board.signs, voice, lang, len(names)) or voice.tell(fact, lang, names, sheet)
        for fact in known
        if fact.kind in phase.comes
    ]
    before, within, after = _parts(facts, phase, known, _lines(match, one, phase, facts, seat, lang, names))
    mine = losses(facts, phase, known, seat)
    common = [fact for fact in mine if fact.seat < 0] if len(names) > 1 else []
    return page(
        "phase.html",
        lang,
        symbol=phase.symbol,
        title=voice.text(f"ui.web.phase.{one.name}", lang, **one.values),
        gains=gains(facts, phase, known, len(names)),
        gained=voice.text(f"ui.web.phase.{one.name}.gains", lang) if phase.gains else "",
        icons=[board.ICONS.get(_counted(facts, kind), kind) for kind in phase.gains],
        called=[voice.text(f"ui.web.phase.gain.{kind}", lang) for kind in phase.gains],
        comes=comes,
        come=voice.text(f"ui.web.phase.{one.name}.comes", lang) if comes else "",
        levels=[_level(voice, lang, *one) for one in levels(facts, known)],
        before=before,
        within=within,
        after=after,
        mine=_losses(match, [fact for fact in mine if fact not in common], lang, names),
        common=_losses(match, common, lang, names),
        called_common=voice.text("ui.web.phase.common", lang),
        seat=seat,
        names=names,
    )


def _parts(
    facts: Facts, phase: Phase, known: Sequence[Fact], lines: Sequence[Draft]
) -> tuple[list[Draft], list[Draft], list[Draft]]:
    """The lines before what is new on the board, those up to the last that moves a level, and those after it.

    What is to come stands last, even where it was settled before something else happened.
    """
    to_come = [line for line in lines if line.facts[0].kind in phase.last]
    lines = [line for line in lines if line not in to_come]
    when = {id(fact): number for number, fact in enumerate(known)}
    first = next((number for number, fact in enumerate(known) if fact.kind in phase.comes), 0)
    moved = [at for at, line in enumerate(lines) if any(facts.kind(fact.kind).level[1] for fact in line.facts)]
    early = sum([when.get(id(line.facts[0]), first) < first for line in lines])
    late = max(early, moved[-1] + 1 if moved else 0)
    return list(lines[:early]), list(lines[early:late]), [*lines[late:], *to_come]


def _losses(match: AnyMatch, lost: Sequence[Fact], lang: str, names: Sequence[str]) -> list[Markup]:
    """Losses as they are drawn; those that look alike once, with how often."""
    board, voice = boards.board(match.game.name), Translator(match.game.name)
    assert board.facts is not None
    alike: dict[str, list[Fact]] = {}
    for fact in lost:
        shown = drawn(board.facts.kind(fact.kind), fact, board.signs, voice, lang, len(names))
        alike.setdefault(str(shown or voice.tell(fact, lang, names)), []).append(fact)
    return [_loss(match, same, lang, names) for same in alike.values()]


def _loss(match: AnyMatch, same: Sequence[Fact], lang: str, names: Sequence[str]) -> Markup:
    """A loss of whoever reads: as it is drawn, or in words; that it is theirs has been said."""
    fact = same[0]
    board, voice = boards.board(match.game.name), Translator(match.game.name)
    assert board.facts is not None
    told = dict.fromkeys([voice.tell(one, lang, names, match.position.figures.sheet) for one in same])
    said, often = "; ".join(told), Markup('<span class="times">×{}</span>').format(len(same)) if same[1:] else ""
    shown = drawn(board.facts.kind(fact.kind), fact, board.signs, voice, lang, len(names))
    if shown is None:
        return escape(said.removeprefix(f"{names[fact.seat]}: ") if fact.seat >= 0 else said)
    seen = Markup('<span aria-hidden="true">{}{}</span>').format(shown, often)
    return Markup('<span class="fx" title="{0}">{1}<span class="sr">{0}</span></span>').format(said, seen)


def _counted(facts: Facts, kind: str) -> str:
    counts = facts.kind(kind).counts
    return counts.word if counts is not None else kind


def gains(facts: Facts, phase: Phase, known: Sequence[Fact], seats: int) -> list[list[int]]:
    """By seat, what was gained of each of the kinds that are listed; nothing if nobody gained any."""
    rows = [[0] * len(phase.gains) for _ in range(seats)]
    for fact in known:
        if fact.seat >= 0 and _gained(phase, fact):
            rows[fact.seat][phase.gains.index(fact.kind)] += int(fact.values["amount"])
    return rows if any(any(row) for row in rows) else []


def _gained(phase: Phase, fact: Fact) -> bool:
    """Whether a fact is listed among the gains; what is paid or lost has a line that says for what."""
    return fact.kind in phase.gains and int(fact.values["amount"]) > 0


def levels(facts: Facts, known: Sequence[Fact]) -> list[tuple[str, list[int]]]:
    """What stands how high, by the value that says it: before, wherever it turned, and after."""
    found: dict[str, list[int]] = {}
    for fact in known:
        by, high = facts.kind(fact.kind).level
        if high:
            now = int(fact.values[high])
            way = found.setdefault(high, [now - int(fact.values[by])])
            if len(way) > 1 and (way[-1] - way[-2]) * (now - way[-1]) >= 0:
                way.pop()  # it goes on as before
            way.append(now)
    return list(found.items())


def _level(voice: Translator, lang: str, high: str, way: Sequence[int]) -> str:
    said = [str(voice.in_words({high: level}, lang, None)[high]) for level in way]
    return voice.text(f"ui.web.phase.level.{high}", lang, before=" → ".join(said[:-1]), after=said[-1])


def losses(facts: Facts, phase: Phase, known: Sequence[Fact], seat: int | None) -> list[Fact]:
    """What somebody has lost, alone or with all; what is new on the board and levels are told as such."""
    apart = {*phase.comes, *(name for name, kind in facts.kinds.items() if kind.told == LINE or kind.level[1])}
    return [fact for fact in known if fact.seat in (seat, NOBODY) and facts.harms(fact) and fact.kind not in apart]


def _lines(
    match: AnyMatch, one: Passed, phase: Phase, facts: Facts, seat: int | None, lang: str, names: Sequence[str]
) -> list[Draft]:
    """What else happened, as the log tells it."""
    shown = []
    for entry in one.entries:
        part = _part(entry)
        part.facts = [
            fact
            for fact in entry.facts
            if fact.kind not in (*phase.comes, *phase.drops)
            and not _gained(phase, fact)
            and facts.kind(fact.kind).told not in (HEAD, SEEN, TURN)
        ]
        if part.facts:
            shown.append(part)
    board = boards.board(match.game.name)
    sheet = match.position.figures.sheet
    return drafts(match.game.name, facts, board.signs, groups(facts, shown), lang, names, seat, sheet)
