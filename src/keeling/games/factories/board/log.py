"""The log: one short line per choice with its effects, and one per stroke of fate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from keeling.core.agenda import CHANCE, Fact
from keeling.core.match import Entry
from keeling.games.factories.board.signs import good, kind, sign, signed
from keeling.games.factories.voice import text
from keeling.web.log import Line, Story
from keeling.web.log_writer import Scribe
from keeling.web.pieces import icon, token

Data = dict[str, Any]
# Choices that only complete the one before them: they go on in its line.
_FOLLOWS: Final = frozenset(
    ("buy-more", "sell-more", "energy", "compose", "card-choice", "mayor", "discard", "discard-any")
    + ("draw-marketing", "draw-csr", "draw-component", "open-component", "event-choice")
)
_BETWEEN: Final = frozenset(("draw-marketing", "draw-csr", "draw-component", "energy", "open-component"))
_RUNS: Final = frozenset(("plan", "produce", "storage"))  # several of these in a row by one player make one line
# Lines of their own, with their symbol; what follows from them stands behind.
_ALONE: Final = {
    "round": "decade", "event": "event", "goal-reached": "vp", "common-defeat": "fc-pollution",
    "game-over": "decade", "turn-skipped": "next", "turn-order": "start-player",
}  # fmt: skip
_UNTOLD: Final = frozenset(("component-opened", "effect-begins", "effect-ends", "actions", "card-seen"))
HEADS: Final = {
    "buy": "buy", "sell": "sell", "plan": "plan", "done": "plan", "run": "run", "clean": "clean", "burn": "burn",
    "use": "use", "pay": "pay", "drop": "drop", "draw": "draw", "mayor": "mayor", "choose": "choose",
}  # fmt: skip
# Facts that make a sentence; all others are effects behind one.
_SENTENCES: Final = frozenset(
    ("factory-opened", "factory-built", "card-played", "component-bought", "component-mounted", "component-moved")
    + ("component-removed", "component-sold", "deal-struck", "offer-made", "offer-declined", "offer-withdrawn")
    + ("start-player", "will-skip", "energy-short", "discarded", "card-ignored", "reshuffled", "mayor")
)
_COUNTED: Final = {"money": "money", "sp": "sp", "waste": "waste", "cpc": "cpc"}


def effect(fact: Fact) -> Markup | None:
    """A fact as a glyph and a figure; None if it needs a sentence."""
    v, what = fact.values, fact.kind
    if what in _COUNTED:
        amount = signed(int(v["amount"]))
        if what == "money":
            return Markup(f'<span class="c-money">{amount[0]}${amount[1:]}</span>')
        return Markup(f'<span class="c-{what}">{amount}{sign(_COUNTED[what])}</span>')
    if what == "goods":
        return Markup(f"{signed(int(v['amount']))}{good(str(v['good']), 'xs')}")
    if what in ("planned", "produced"):
        return Markup("{}{}").format(v["amount"], good(str(v["unit"]), "xs"))
    if what == "not-produced":
        return Markup("<s>{}{}</s>").format(v["amount"], good(str(v["unit"]), "xs"))
    if what in ("price-up", "price-down"):
        return Markup("{}{}${}").format(
            good(str(v["good"]), "xs"), icon("fc-up" if what == "price-up" else "fc-down", "i14"), v["price"]
        )
    if what in ("card-drawn", "component-drawn"):
        return Markup("+{}").format(sign(str(v.get("deck", "component"))))
    if what == "factory-stopped":
        return Markup("{}{}").format(kind(str(v["factory"]).rstrip("0123456789"), "xs"), icon("fc-stop", "i14"))
    return None


def _doubled(fact: Fact) -> bool:
    """Goods out of the production are told as what was produced."""
    return fact.kind == "goods" and fact.values["source"] == "production" and int(fact.values["amount"]) > 0


def _pieces(fact: Fact) -> str:
    """The words of the piece a fact speaks of."""
    if fact.kind in ("factory-built", "factory-opened"):
        return f"build|run|open {str(fact.values['factory']).rstrip('0123456789')}"
    return f"buy {fact.values['good']}" if fact.kind in ("price-up", "price-down") else ""


class _Scribe(Scribe):
    """Writes the lines of one group of choices for one audience."""

    def write(self, group: Sequence[Entry], seat: int | None) -> None:
        """Put a choice and what followed from it into lines."""
        facts: list[Fact] = []
        begun = -1  # whose turn has begun on the way
        for entry in group:
            for fact in entry.facts:
                if (fact.secret and fact.seat != seat) or fact.kind in _UNTOLD:
                    continue
                if fact.kind == "card-drawn" and group[0].prompt == "start-player":
                    continue  # the first hands
                if fact.kind == "begin-turn":
                    self._line(group[0], facts, begun)
                    facts, begun = [], fact.seat
                elif fact.kind in _ALONE:
                    self._line(group[0], facts, begun)
                    facts = []
                    self.lines.append((-1, _ALONE[fact.kind], self.tell(fact), "", []))
                elif begun < 0 and self.lines and not facts and self.lines[-1][1] and fact.kind not in _SENTENCES:
                    self._effect(fact)  # what an event or the end of a round does to each
                else:
                    facts.append(fact)
        self._line(group[0], facts, begun)

    def _effect(self, fact: Fact) -> None:
        seat, _, _, _, effects = self.lines[-1]
        shown = effect(fact)
        if shown is None:
            effects.append(self.aside(fact, seat))
            return
        whose = token(fact.seat) if fact.seat >= 0 and fact.seat != seat else Markup("")
        effects.append(Markup(f'<span class="fx">{whose}{shown}</span>'))

    def _line(self, entry: Entry, facts: list[Fact], begun: int) -> None:
        """A line with the fact that says most at its head, and the others as effects behind it."""
        if not facts:
            return
        head = next((fact for fact in facts if fact.kind in _SENTENCES), None)
        words = next((found for fact in facts if (found := _pieces(fact))), "")
        seat = begun if begun >= 0 else entry.seat if entry.seat >= 0 else facts[0].seat
        verb = "" if entry.seat == CHANCE else HEADS.get(entry.text.split()[0], "")
        if begun >= 0 or entry.prompt == "produce":
            verb = "run" if any(fact.kind == "produced" for fact in facts) else ""
        said = self.tell(head) if head is not None else self._said(verb, seat)
        self.lines.append((seat, "" if seat >= 0 else "dice", said, words, []))
        for fact in facts:
            if fact is not head and not _doubled(fact):
                self._effect(fact)

    def _said(self, verb: str, seat: int) -> Markup:
        """A head for choices whose facts are effects alone."""
        if seat < 0:
            return Markup("")
        said = text(f"ui.web.factories.log.{verb}", self.lang, player="\ue000") if verb else "\ue000"
        return Markup(str(escape(said)).replace("\ue000", self.bold(seat)))


def _begins(entries: Sequence[Entry], number: int) -> bool:
    """A line begins with every choice that does not merely complete another."""
    entry, before = entries[number], number - 1
    while before >= 0 and entries[before].prompt in _BETWEEN:
        before -= 1
    again = entry.prompt in _RUNS and before >= 0
    again = again and (entries[before].prompt, entries[before].seat) == (entry.prompt, entry.seat)
    return not (entry.prompt in _FOLLOWS or again)


def _write(
    group: Sequence[Entry], start: int, known: None, lang: str, names: Sequence[str], seat: int | None, sheet: Data
) -> list[Line]:
    scribe = _Scribe(lang, names, start, sheet)
    scribe.write(group, seat)
    return scribe.told()


def _after(known: None, group: Sequence[Entry]) -> None:
    """A line needs to know nothing of those before it."""


STORY: Final = Story(_begins, _write, None, _after)
