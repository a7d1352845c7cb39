"""How much of the game is still to come (S-20, S-21)."""

from __future__ import annotations

from typing import Final

from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now

SECOND: Final = 0.9  # alone, second main actions per turn (S-92)


class Horizon:
    """By seat the turns in this decade and in all; by decade to come the main actions of everybody until its end."""

    __slots__ = ("actions", "left", "now")

    def __init__(self, t: SecondChancePosition) -> None:
        self.now: list[int] = _turns_now(t)
        later = _later_rounds(t)
        after = sum(later)
        self.left: list[int] = [turns + after for turns in self.now]
        each = 1 + SECOND if t.seats == 1 else 1.0
        total = each * sum(self.now)
        if t.seats == 1 and t.active >= 0 and t.acted and not t.first and t.co2 < t.figures.limit:
            total += SECOND  # it may still be taken in this turn
        self.actions: list[float] = [total]
        for rounds in later:
            total += each * rounds * t.seats
            self.actions.append(total)


def _turns_now(t: SecondChancePosition) -> list[int]:
    """Turns of this decade, the one being taken included until its main action."""
    rounds = rounds_now(t)
    if t.round == 0:  # between the phases: they lie ahead, or behind
        ahead = any(step[0] in ("round", "next-decade") for step in t.agenda)
        return [rounds if ahead else 0] * t.seats
    left = rounds - t.round
    if t.active < 0:
        return [left + 1] * t.seats
    now = (t.active - t.start) % t.seats
    places = [(seat - t.start) % t.seats for seat in range(t.seats)]
    return [left + 1 if place > now or (place == now and not t.acted) else left for place in places]


def _later_rounds(t: SecondChancePosition) -> list[int]:
    """Action rounds of each decade after this one."""
    f = t.figures
    rounds = f.rounds[t.seats - 1]
    later = [rounds] * (f.decades[t.mode] - t.decade)
    if later and is_team(t):
        later[-1] = f.last_rounds[t.seats - 1]
    return later
