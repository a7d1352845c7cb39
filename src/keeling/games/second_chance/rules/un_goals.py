"""UN goals (S-35)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.supplies import gain_vp, pay_tech
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.rules.common import is_team


def backed(t: SecondChancePosition, seat: int, goal: int) -> bool:
    """Whether a player has backing for all energies a goal shows; two of a kind need two (S-5)."""
    mine = seat * EACH
    for count in t.figures.un_plants[goal]:
        if t.backing[mine] < count:
            return False
        mine += 1
    return True


def listed(counts: list[int]) -> str:
    """Energies by how many there are of each, as words: those of a kind one after the other."""
    return ", ".join([name for name, count in zip(ENERGIES, counts, strict=True) for _ in range(count)])


class Claim(Action[SecondChancePosition]):  # S-35 S-5
    """Claim an open UN goal for its tech; an infrastructure may serve several."""

    verb = "claim"
    ids = "S-35 S-5"
    closed = ("", "used-card S-22", "goal-not-open S-35", "too-little-tech S-35", "backing-missing S-35")

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return t.figures.claim

    def gate(self, t: SecondChancePosition, seat: int, goal: int) -> int:
        if t.carded:
            return 1
        if goal not in t.un_goals:
            return 2
        if t.tech[seat] < t.figures.un_tech[goal]:
            return 3
        return 0 if backed(t, seat, goal) else 4

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        if t.carded or not any(t.backing[seat * EACH : (seat + 1) * EACH]):
            return  # none can be met without backing
        for goal in t.un_goals:
            if not self.gate(t, seat, goal):
                out.append(t.figures.claim[goal])

    def closed_by(self, t: SecondChancePosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.claim_of[words[1]])

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        f = t.figures
        if number == 1:
            return {}
        goal = f.claim_of[words[1]]
        if number == 2:
            return {"no": words[1]}
        if number == 3:
            return {"have": t.tech[seat], "need": f.un_tech[goal]}
        lacking = [max(0, need - t.backing[seat * EACH + energy]) for energy, need in enumerate(f.un_plants[goal])]
        need = sum(f.un_plants[goal])
        missing = listed(lacking)
        return {"plants": listed(f.un_plants[goal]), "missing": missing, "have": need - sum(lacking), "need": need}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        goal = t.figures.claim_of[option[1]]
        t.carded = 1
        t.un_goals.remove(goal)
        t.claims[seat] |= 1 << goal
        if t.facts is not None:
            t.note("claimed", "S-35", seat, {"no": goal + 1, "plants": listed(t.figures.un_plants[goal])})
        pay_tech(t, seat, t.figures.un_tech[goal], "S-35")
        if is_team(t):
            gain_vp(t, seat, t.figures.un_vp, "S-35")
