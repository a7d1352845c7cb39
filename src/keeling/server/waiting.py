"""Bots that let people go first where all act at once, until everybody is done or somebody says that they may go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.core.flow import Question

if TYPE_CHECKING:
    from keeling.server.live_table import LiveTable


def holds_back(live: LiveTable, ask: Question) -> bool:
    """Whether a bot leaves a turn of its own for later; what others have asked it, it answers at once."""
    if not live.row["wait"] or live.go_on or not live.match.position.shared:
        return False
    if live.seats[ask.seat]["kind"] != "bot" or not live.match.game.rules[ask.step[0]].turn:
        return False
    return _people_act(live)


def left_over(live: LiveTable, ask: Question) -> Question:
    """What a bot chooses from: while people act at the same time it leaves them what all share, if there is more."""
    common, position = live.match.game.bots.common, live.match.position
    if common is None or not position.shared or not live.match.game.rules[ask.step[0]].turn or not _people_act(live):
        return ask
    left = [option for option in ask.options if not common(position, option)] or ask.options
    return Question(ask.seat, ask.prompt, left, ask.weights, ask.step, ask.lane, ask.rests)


def _people_act(live: LiveTable) -> bool:
    return any(live.seats[other.seat]["kind"] == "person" for other in live.asks())


def held_back(live: LiveTable) -> list[int]:
    """The seats of the bots that wait for people now."""
    return [ask.seat for ask in live.asks() if holds_back(live, ask)]
