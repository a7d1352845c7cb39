"""UN goals (C-67)."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import un_goals
from keeling.games.co2_family.rules.supplies import gain_vp


def meets(t: Co2Position, seat: int, goal: int) -> bool:
    """Whether a player owns all the plants a goal shows."""
    return un_goals.has_all(t.plants, seat, t.figures.un_plants[goal])


class Claim(un_goals.Claim[Co2Position]):  # C-67 C-17
    """Claim an open UN goal for points; a plant may serve several goals."""

    ids = "C-67 C-17"
    closed = ("", "used-card C-50", "goal-not-open C-17", "too-little-tech C-67", "plants-missing C-67")

    def shown(self, t: Co2Position) -> list[int]:
        return t.plants

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        if number < 4:
            return super().numbers(t, seat, words, number)
        f = t.figures
        return {"no": words[1], "plants": un_goals.listed(f, f.un_plants[f.claim_of[words[1]]])}

    def tell(self, t: Co2Position, seat: int, goal: int) -> None:
        t.note("claimed", "C-67", seat, {"no": goal + 34})

    def reward(self, t: Co2Position, seat: int, goal: int) -> None:
        gain_vp(t, seat, t.figures.un_vp[goal], "C-67")
