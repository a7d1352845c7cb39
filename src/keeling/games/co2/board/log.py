"""The log: one short line per choice with its effects, and one per stroke of fate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from keeling.core.agenda import CHANCE, Fact
from keeling.core.match import Entry
from keeling.games.co2.board.effects import effect, pieces
from keeling.games.co2.voice import text
from keeling.web.log import Line, Story
from keeling.web.log_writer import Scribe

Data = dict[str, Any]
# Choices that only complete the one before them: they go on in its line.
_FOLLOWS: Final = frozenset(
    ("pay-permit", "research", "extra-move", "sent-off", "wild", "bonus-permit", "lobby-choice", "summit-extra")
    + ("pay-bid", "bid-permit", "name-start", "solo-slot")
)
_FATE: Final = frozenset(("draw-fossil", "charge", "charge-permit", "short"))  # the demand of one supply phase
_SETUP: Final = frozenset(("summit-laid", "tile-laid", "fossil", "un-opened", "event-now", "event-next"))
_UNTOLD: Final = frozenset(
    ("lobby-dealt", "goal-dealt", "operations-phase", "supply-phase", "region-tech-used", "nothing-paid")
    + ("region-pays", "money-scored")
)
# Lines of their own, with their symbol.
_ALONE: Final = {
    "decade": "decade", "game-ends": "decade", "defeat": "event", "disaster": "event", "no-disaster": "event",
    "summit-held": "summit", "most-tech": "tech", "most-un": "un-goal", "goal-scored": "company-goal",
}  # fmt: skip
# Facts that make a sentence; all others are effects behind one.
_SENTENCES: Final = frozenset(
    ("built", "proposed", "installed", "scientist", "sold", "lobby-main", "lobby-minor", "claimed", "passed")
    + ("goal-discarded", "recruited", "forgone", "kept", "solo-placed", "bid", "bid-passed", "start-player")
    + ("packs-passed", "project-refused", "event-next", "summit-laid")
)
_HEADS: Final = {"buy": "buy", "income": "income", "learn": "learn"}
_SAYS_MONEY: Final = frozenset(("sold",))  # sentences that name their money themselves


class _Scribe(Scribe):
    """Writes the lines of one group of choices for one audience."""

    def __init__(self, lang: str, names: Sequence[str], number: int, opened: bool) -> None:
        super().__init__(lang, names, number)
        self.opened = opened  # the game proper has begun

    def write(self, group: Sequence[Entry], seat: int | None, rounds: tuple[int, int]) -> None:
        """Put a choice and what followed from it into lines; a new round or a disaster begins one of its own."""
        facts: list[Fact] = []
        for entry in group:
            for fact in entry.facts:
                if (fact.secret and fact.seat != seat) or fact.kind in _UNTOLD:
                    continue
                if not self.opened and fact.kind in _SETUP:
                    continue
                if fact.kind == "turn":
                    self._line(group[0], facts)
                    facts = []
                    rounds = self._round(fact, rounds)
                elif fact.kind in _ALONE:
                    self._line(group[0], facts)
                    facts = []
                    words = next(iter(pieces(fact)), "")
                    self.lines.append((-1, _ALONE[fact.kind], self.tell(fact), words, []))
                elif self.lines and not facts and self.lines[-1][1] and fact.kind not in _SENTENCES:
                    self._effect(fact)  # what a disaster or the reckoning does to each
                else:
                    facts.append(fact)
        self._line(group[0], facts)

    def _round(self, fact: Fact, before: tuple[int, int]) -> tuple[int, int]:
        now = (int(fact.values["decade"]), int(fact.values["round"]))
        if now != before:
            said = text("ui.web.log.round", self.lang, decade=now[0], round=now[1], player=self.names[fact.seat])
            self.lines.append((-1, "decade", escape(said), "", []))
        return now

    def _effect(self, fact: Fact) -> None:
        seat, _, _, _, effects = self.lines[-1]
        shown = effect(fact, seat, self.lang)
        effects.append(shown if shown is not None else self.aside(fact, seat))

    def _line(self, entry: Entry, facts: list[Fact]) -> None:
        """A line with the fact that says most at its head, and the others as effects behind it."""
        if not facts:
            return
        head = next((fact for fact in facts if fact.kind in _SENTENCES), None)
        words = next((found for fact in facts for found in pieces(fact)), "")
        seat = entry.seat
        if head is not None:
            said = self.tell(head)
            seat = seat if any(fact.seat == seat for fact in facts) else CHANCE
        elif seat == CHANCE and facts[0].kind != "fossil":
            head = facts[0]
            said = self.tell(head)
        else:
            said = self._said(entry)
        symbol = "" if seat >= 0 else "fossil" if head is None else "event" if "event" in head.kind else "dice"
        self.lines.append((seat, symbol, said, words, []))
        for fact in facts:
            doubled = head is not None and head.kind in _SAYS_MONEY and fact.kind == "money"
            if fact is not head and not doubled:
                self._effect(fact)

    def _said(self, entry: Entry) -> Markup:
        """A head for choices whose facts are effects alone."""
        if entry.seat == CHANCE:
            return escape(text("ui.web.log.fossils", self.lang))
        verb = _HEADS.get(entry.text.split()[0], "")
        said = text(f"ui.web.log.{verb}", self.lang, player="\ue000") if verb else "\ue000"
        return Markup(str(escape(said)).replace("\ue000", self.bold(entry.seat)))


Known = tuple[bool, tuple[int, int]]  # whether the game proper has begun; the decade and the round


def _begins(entries: Sequence[Entry], number: int) -> bool:
    """A line begins with every choice that does not merely complete another."""
    prompt = entries[number].prompt
    again = prompt in _FATE and entries[number - 1].prompt in _FATE
    return not (prompt in _FOLLOWS or again)


def _opens(group: Sequence[Entry]) -> bool:
    return group[0].prompt in ("turn", "income")


def _write(
    group: Sequence[Entry], start: int, known: Known, lang: str, names: Sequence[str], seat: int | None, sheet: Data
) -> list[Line]:
    scribe = _Scribe(lang, names, start, known[0] or _opens(group))
    scribe.write(group, seat, known[1])
    return scribe.told()


def _after(known: Known, group: Sequence[Entry]) -> Known:
    opened, rounds = known
    for entry in group:
        for fact in entry.facts:
            if fact.kind == "turn":
                rounds = (int(fact.values["decade"]), int(fact.values["round"]))
    return opened or _opens(group), rounds


STORY: Final = Story(_begins, _write, (False, (0, 0)), _after)
