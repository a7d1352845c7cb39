"""UN goals (S-35)."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules import un_goals
from keeling.games.co2_family.rules.supplies import gain_vp
from keeling.games.co2_family.rules.un_goals import listed
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team


def backed(t: SecondChancePosition, seat: int, goal: int) -> bool:
    """Whether a player has backing for all energies a goal shows (S-5)."""
    return un_goals.has_all(t.backing, seat, t.figures.un_plants[goal])


class Claim(un_goals.Claim[SecondChancePosition]):  # S-35 S-5
    """Claim an open UN goal for its tech; an infrastructure may serve several."""

    ids = "S-35 S-5"
    closed = ("", "used-card S-22", "goal-not-open S-35", "too-little-tech S-35", "backing-missing S-35")

    def shown(self, t: SecondChancePosition) -> list[int]:
        return t.backing

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        if number < 4:
            return super().numbers(t, seat, words, number)
        f = t.figures
        shown = f.un_plants[f.claim_of[words[1]]]
        lacking = [max(0, count - t.backing[seat * EACH + energy]) for energy, count in enumerate(shown)]
        need = sum(shown)
        missing = listed(f, lacking)
        return {"plants": listed(f, shown), "missing": missing, "have": need - sum(lacking), "need": need}

    def tell(self, t: SecondChancePosition, seat: int, goal: int) -> None:
        t.note("claimed", "S-35", seat, {"no": goal + 1, "plants": listed(t.figures, t.figures.un_plants[goal])})

    def reward(self, t: SecondChancePosition, seat: int, goal: int) -> None:
        if is_team(t):
            gain_vp(t, seat, t.figures.un_vp, "S-35")
