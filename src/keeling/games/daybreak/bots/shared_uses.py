"""What all players share: the few uses of a global project, which bots leave to people who are still acting."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.games.daybreak.model.cards import ONCE
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.rules.use import place_of


def common(t: DaybreakPosition, option: Option) -> bool:
    """Whether a choice uses a project up, so that nobody else can use it this round, or spends its cards."""
    place = place_of(t, option[1]) if option[0] == "use" else -1
    if place < 0:
        return False
    card = t.figures.projects[t.project[place]]
    return card.limit == ONCE or card.spend != 0
