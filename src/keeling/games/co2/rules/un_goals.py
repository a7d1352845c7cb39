"""UN goals (C-67)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.supplies import gain_vp, pay_tech


def meets(t: Co2Position, seat: int, goal: int) -> bool:
    """Whether a player owns all the plants a goal shows; two of a kind need two."""
    mine = seat * EACH
    for count in t.figures.un_plants[goal]:
        if t.plants[mine] < count:
            return False
        mine += 1
    return True


class Claim(Action[Co2Position]):  # C-67 C-17
    """Claim an open UN goal for points; a plant may serve several goals."""

    verb = "claim"
    ids = "C-67 C-17"
    closed = ("", "used-card C-50", "goal-not-open C-17", "too-little-tech C-67", "plants-missing C-67")

    def moves(self, t: Co2Position) -> list[Option]:
        return t.figures.claim

    def gate(self, t: Co2Position, seat: int, goal: int) -> int:
        if t.carded:
            return 1
        if goal not in t.un_goals:
            return 2
        if t.tech[seat] < t.figures.un_tech:
            return 3
        return 0 if meets(t, seat, goal) else 4

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if t.carded or t.tech[seat] < t.figures.un_tech or not any(t.plants[seat * EACH : (seat + 1) * EACH]):
            return  # none can be met without a plant
        for goal in t.un_goals:
            if not self.gate(t, seat, goal):
                out.append(t.figures.claim[goal])

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.claim_of[words[1]])

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        f = t.figures
        if number == 1:
            return {}
        if number == 2:
            return {"no": words[1]}
        if number == 3:
            return {"have": t.tech[seat], "need": f.un_tech}
        counts = f.un_plants[f.claim_of[words[1]]]
        need = ", ".join(name for name, count in zip(ENERGIES, counts, strict=True) for _ in range(count))
        return {"no": words[1], "plants": need}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        goal = t.figures.claim_of[option[1]]
        t.carded = 1
        t.un_goals.remove(goal)
        t.claims[seat] |= 1 << goal
        if t.facts is not None:
            t.note("claimed", "C-67", seat, {"no": goal + 34})
        pay_tech(t, seat, t.figures.un_tech, "C-67")
        gain_vp(t, seat, t.figures.un_vp[goal], "C-67")
