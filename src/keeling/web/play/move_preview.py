"""What a choice will do, before it is made: from the engine's preview of it, as chips of before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from keeling.core.agenda import Option
from keeling.core.game import View
from keeling.core.match import AnyMatch
from keeling.core.notation import write
from keeling.core.preview import Preview
from keeling.core.prices import COMMON, ENDING, Figure, every
from keeling.games import facts_of
from keeling.kit.facts import EFFECT, Facts
from keeling.locale import Translator, describe_move, now
from keeling.web.drawing import boards
from keeling.web.log.glyphs import signed
from keeling.web.play.balance import balance
from keeling.web.play.gauge_preview import gauge
from keeling.web.play.upcoming import told_steps

_NONE = Facts({})


def outlook(match: AnyMatch, seat: int, move: Option, lang: str, names: Sequence[str]) -> dict[str, object]:
    """The chips of a choice: what one pays and gains, what others get, what follows; what comes then; a warning."""
    found, facts = match.preview(seat, move), facts_of(match.game.name) or _NONE
    counted = {kind: how for kind, how in match.game.prices.facts.items() if not facts.kind(kind).worded}
    # also what another gets of me: it is taken together with what I get
    figures = every(replace(match.game.prices, facts=counted), found)
    view, icons = match.view(seat), boards.board(match.game.name).ICONS
    lost = bool(found.ending) and not found.winners
    own = [_own(one, facts, view, seat, icons, lost) for one in _net(figures) if one.seat in (seat, COMMON)]
    others = [_other(figures, who, names, icons) for who in range(match.seats) if who != seat]
    order = {"pay": 0, "gain": 1, "stay": 2, "lost": 3}
    return {
        "move": write(move),
        "about": _about(match, seat, move, lang, names),
        "chips": [
            *sorted(own, key=lambda chip: order[str(chip["tone"])]),
            *balance(match, seat, figures, lang),
            *([] if figures else _promised(match, seat, move, facts, view, icons)),
            *[chip for chip in others if chip is not None],
            *_told(match, found, facts, seat, lang, names),
        ],
        "then": told_steps(match, [(step[0], step[1]) for step in found.steps], lang, names, seat),
        "draws": found.more == "chance",  # something new is seen: it cannot be taken back
        "alarm": _alarm(match, seat, move, found, lang, names),
        "gauge": gauge(match, seat, move, lang, names),
    }


def _promised(
    match: AnyMatch, seat: int, move: Option, facts: Facts, view: View, icons: Mapping[str, str]
) -> list[dict[str, object]]:
    """What a choice that brings nothing at once is good for later, as its game promises it.

    Of what all share it is told before and after: that is what a proposal is about.
    """
    chips: list[dict[str, object]] = []
    for one in match.promised(seat, [move]).get(move, []):
        if one.seat == COMMON and _held(facts, one.word, view, seat) is not None:
            chips.append(_own(one, facts, view, seat, icons, lost=False))
        elif one.word != ENDING:
            chips.append({"tone": "stay", "parts": [{"icon": icons[one.word], "text": signed(one.amount)}]})
    return chips


def _about(match: AnyMatch, seat: int, move: Option, lang: str, names: Sequence[str]) -> str:
    """What the card of a move says, if it is one of a card."""
    sheet, moment = match.position.figures.sheet, now(match.view(seat))
    whole = describe_move(move, lang, names, sheet, now=moment)
    return whole.removeprefix(describe_move(move, lang, names, sheet, brief=True, now=moment)).removeprefix(": ")


def _net(figures: Sequence[Figure]) -> list[Figure]:
    """What is paid and gained of the same thing, taken together."""
    sums: dict[tuple[str, int], int] = {}
    for word, amount, seat in figures:
        sums[word, seat] = sums.get((word, seat), 0) + amount
    return [Figure(word, amount, seat) for (word, seat), amount in sums.items() if amount]


def _own(one: Figure, facts: Facts, view: View, seat: int, icons: Mapping[str, str], lost: bool) -> dict[str, object]:
    """A chip of one's own, or of what is everybody's: before and after where it is known how much there is."""
    held = _held(facts, one.word, view, seat)
    text = signed(one.amount) if held is None else f"{held} → {held + one.amount}".replace("-", "−")
    good = (one.amount > 0) != (one.word in facts.burdens)
    common = "lost" if lost else "stay"
    tone = "gain" if good else common if one.seat == COMMON else "pay"
    return {"tone": tone, "parts": [{"icon": icons[one.word], "text": text}]}


def _held(facts: Facts, word: str, view: View, seat: int) -> int | None:
    """How much there is of what is counted, where the view says so."""
    for way in facts.holds[word].format(seat=seat).split(" | ") if word in facts.holds else ():
        at: object = view
        for step in way.split():
            at = at[int(step)] if isinstance(at, list) else at.get(step) if isinstance(at, dict) else None
        if isinstance(at, int):
            return at
    return None


def _other(
    figures: Sequence[Figure], seat: int, names: Sequence[str], icons: Mapping[str, str]
) -> dict[str, object] | None:
    """What another player gets or gives, in one chip."""
    theirs = [one for one in _net(figures) if one.seat == seat]
    if not theirs:
        return None
    parts = [{"icon": icons[one.word], "text": signed(one.amount)} for one in theirs]
    return {"tone": "other", "seat": seat, "name": names[seat], "parts": parts}


def _told(
    match: AnyMatch, found: Preview, facts: Facts, seat: int, lang: str, names: Sequence[str]
) -> list[dict[str, object]]:
    """What else is sure to happen, in sentences: what is counted stands in figures, and the move itself is known."""
    voice, sheet = Translator(match.game.name), match.position.figures.sheet
    told: list[dict[str, object]] = []
    for fact in found.facts:
        kind = facts.kind(fact.kind)
        if kind.told == EFFECT and (kind.counts is None or kind.worded):
            said = {"icon": kind.symbol, "text": voice.tell(fact, lang, names, sheet)}
            whose = {"tone": "other", "seat": fact.seat} if fact.seat not in (seat, COMMON) else {"tone": "stay"}
            if not any(chip["parts"] == [said] for chip in told):
                told.append({**whose, "parts": [said]})
    return told


def _alarm(
    match: AnyMatch, seat: int, move: Option, found: Preview, lang: str, names: Sequence[str]
) -> dict[str, object] | None:
    """A warning where a choice ends the game, and the most that would not, if it is a question of how much."""
    if not found.ending:
        return None
    voice = Translator(match.game.name)
    lost = not found.winners
    whose = "ui.web.risk.lost" if match.seats > 1 else "ui.web.risk.alone"
    said = voice.text(whose if lost else "ui.web.risk.ends", lang)
    safe = _safe(match, seat, move) if lost else None
    if safe is not None:
        what = describe_move(safe, lang, names, match.position.figures.sheet, brief=True)
        said += " " + voice.text("ui.web.risk.safe", lang, move=what)
    return {"text": said, "lost": lost, "safe": None if safe is None else write(safe)}


def _safe(match: AnyMatch, seat: int, move: Option) -> Option | None:
    """The most of the same that does not end the game, or else the least that is more."""
    ask = match.ask_of(seat)
    if ask is None or not move[-1].isdecimal():
        return None
    alike = [one for one in ask.options if one[:-1] == move[:-1] and one[-1].isdecimal()]
    meant = int(move[-1])
    less = sorted([one for one in alike if int(one[-1]) < meant], key=lambda one: -int(one[-1]))
    more = sorted([one for one in alike if int(one[-1]) > meant], key=lambda one: int(one[-1]))
    return next((one for one in (*less, *more) if not match.preview(seat, one).ending), None)
