"""Company goals: cashed in for money at any moment, or scored at the end (C-31, C-73)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.event import owns_plant_in
from keeling.games.co2.rules.supplies import gain_money
from keeling.games.co2.words import ENERGIES, REGIONS

DISCARD: Final[Option] = ("discard", "goal")


def discard_goal(t: Co2Position, seat: int) -> None:
    """The card stays secret even now (C-5); only the money is seen."""
    t.cashed[seat] = 1
    if t.facts is not None:
        t.note("goal-discarded", "C-31", seat, {})
    gain_money(t, seat, t.figures.discard_money, "C-31")


class DiscardGoal(Action[Co2Position]):  # C-31
    """Turn in the company goal for money."""

    verb = "discard"
    ids = "C-31"
    closed = ("", "goal-gone C-31")

    def moves(self, t: Co2Position) -> list[Option]:
        return [DISCARD]

    def gate(self, t: Co2Position, seat: int) -> int:
        return 1 if t.cashed[seat] else 0

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if not self.gate(t, seat):
            out.append(DISCARD)

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        discard_goal(t, seat)


def goal_points(t: Co2Position, seat: int, permits: int) -> int:
    """What the company goal is worth now (C-73); permits are counted before the regions' come in (C-71)."""
    f = t.figures
    goal = t.goal[seat]
    points = f.goal_vp[goal] * _count(t, seat, f.goal_per[goal], permits)
    return min(points, f.goal_most[goal])


def _count(t: Co2Position, seat: int, per: str, permits: int) -> int:
    energies = len(ENERGIES)
    own = t.plants[seat * energies : (seat + 1) * energies]
    if per == "region-controlled":
        return t.control.count(seat)
    if per == "region-with-plant":
        return sum(owns_plant_in(t, seat, region) for region in range(len(REGIONS)))
    if per == "un-goal":
        return t.claims[seat].bit_count()
    if per == "plant-beyond-first":
        return max(0, sum(own) - 1)
    if per == "permit":
        return permits
    if per == "track-led":
        return sum(leads(t, seat, energy) for energy in range(energies))
    return sum(count > 0 for count in own)


def leads(t: Co2Position, seat: int, energy: int) -> bool:
    """First on a track, ties included, with a disc on it (C-73)."""
    level = t.expertise[seat * len(ENERGIES) + energy]
    return level > 0 and level == max(t.expertise[energy :: len(ENERGIES)])
