"""UN goals (C-67)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Reason
from keeling.games.co2.rules.supplies import gain_vp, pay_tech
from keeling.games.co2.table import Table
from keeling.games.co2.words import ENERGIES


def meets(t: Table, seat: int, goal: int) -> bool:
    """Whether a player owns all the plants a goal shows; two of a kind need two."""
    need = t.figures.un_plants[goal]
    first = seat * 5
    plants = t.plants
    return all(plants[first + energy] >= need[energy] for energy in range(len(ENERGIES)))


class Claim(Action[Table]):  # C-67
    """Claim an open UN goal for points; a plant may serve several goals."""

    verb = "claim"
    ids = "C-67 C-17"

    def moves(self, t: Table) -> list[Option]:
        return t.figures.claim

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if t.carded or t.tech[seat] < t.figures.un_tech or not any(t.plants[seat * 5 : seat * 5 + 5]):
            return
        for goal in t.un_goals:
            if meets(t, seat, goal):
                out.append(t.figures.claim[goal])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        f = t.figures
        goal = f.claim_of[words[1]]
        if t.carded:
            return Reason("used-card", "C-50")
        if goal not in t.un_goals:
            return Reason("goal-not-open", "C-17", {"no": words[1]})
        if t.tech[seat] < f.un_tech:
            return Reason("too-little-tech", "C-67", {"have": t.tech[seat], "need": f.un_tech})
        if not meets(t, seat, goal):
            need = ", ".join(
                name for name, count in zip(ENERGIES, f.un_plants[goal], strict=True) for _ in range(count)
            )
            return Reason("plants-missing", "C-67", {"no": words[1], "plants": need})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        goal = t.figures.claim_of[option[1]]
        t.carded = 1
        t.un_goals.remove(goal)
        t.claims[seat] |= 1 << goal
        if t.facts is not None:
            t.note("claimed", "C-67", seat, {"no": goal + 34})
        pay_tech(t, seat, t.figures.un_tech, "C-67")
        gain_vp(t, seat, t.figures.un_vp[goal], "C-67")
