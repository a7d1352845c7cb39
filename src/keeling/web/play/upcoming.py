"""Still to come: the agenda in a few words, from the choice at hand to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.match import AnyMatch
from keeling.games import facts_of
from keeling.kit.facts import Step
from keeling.locale import Translator

_MOST: Final = 8


def to_come(match: AnyMatch, lang: str, names: Sequence[str], seat: int | None = None) -> list[dict[str, object]]:
    """The steps after the one being asked, next first; `seat` is whom a step will ask, `mine` if it is this one."""
    steps = [(name, who) for name, who, _ in match.to_come()]
    first: list[dict[str, object]] = []
    if match.owed() and match.owed()[0].lane < 0:
        facts, (name, who) = facts_of(match.game.name), steps[0]
        after = facts.follows.get(name, ()) if facts else ()
        steps = [*[(step, who) for step in after], *steps[1:]]  # the choice at hand is in the bar already
        first = _first(match, name, lang, seat) if facts and name in facts.owed else []
    return [*first, *told_steps(match, steps, lang, names, seat)]


def _first(match: AnyMatch, name: str, lang: str, seat: int | None) -> list[dict[str, object]]:
    """What a turn cannot be ended without, while it is not done."""
    ask, facts, turn = match.owed()[0], facts_of(match.game.name), match.game.rules[name]
    if facts is None or any(option[0] == getattr(turn, "ends", "") for option in ask.options):
        return []
    said = Translator(match.game.name).text(f"ui.web.come.{name}.owed", lang)
    return [{"icon": facts.owed[name], "text": said, "seat": ask.seat, "mine": ask.seat == seat}]


def told_steps(
    match: AnyMatch, steps: Sequence[tuple[str, int]], lang: str, names: Sequence[str], seat: int | None = None
) -> list[dict[str, object]]:
    """Steps of an agenda in a few words, up to the next player's turn; only those that are worth telling."""
    facts = facts_of(match.game.name)
    declared = facts.steps if facts else {}
    ahead = match.ahead()
    last = ahead is not None and ahead.last
    told: list[dict[str, object]] = []
    for name, who in steps:
        step = declared.get(name)
        if declared and (step is None or (last and not step.last) or not _played(match, step)):
            continue
        text, icon = _told(match, name, who, step, lang, names)
        if told and told[-1]["text"] == text:
            continue
        rule, turn = match.game.rules[name], step is not None and step.turn
        asked = who if turn or (rule.asks and not rule.chance) else -1
        told.append({"icon": icon, "text": text, "seat": asked, "mine": seat is not None and asked == seat})
        if turn or len(told) == _MOST:
            break
    return told


def _played(match: AnyMatch, step: Step) -> bool:
    """Whether a step belongs to the game as this table plays it."""
    return not (step.solo and match.seats > 1) and (not step.only or bool(getattr(match.position, step.only)))


def until(match: AnyMatch, seat: int) -> list[int]:
    """Whose turns come before this seat's and then its own, the one that is on first; none if it is not in sight."""
    facts = facts_of(match.game.name)
    declared = facts.steps if facts else {}
    turns = [who for name, who, _ in match.to_come() if name in declared and declared[name].turn]
    before = [ask.seat for ask in match.owed()[:1]] + turns
    return list(dict.fromkeys(before[: before.index(seat) + 1])) if seat in turns and before[0] >= 0 else []


def _told(match: AnyMatch, name: str, who: int, step: Step | None, lang: str, names: Sequence[str]) -> tuple[str, str]:
    """What a step is called, and its symbol; one that is not declared is whose it is, or what nobody does."""
    voice, player = Translator(match.game.name), names[who] if who >= 0 else ""
    if step is not None:
        seated = step.seated and who >= 0
        return voice.text(f"ui.web.come.{name}", lang, player=player), f"p{who + 1}" if seated else step.symbol
    plain = "dice" if match.game.rules[name].chance else "next"
    return player or voice.text(f"step.{name}", lang), f"p{who + 1}" if player else plain
