"""What the team gains and loses together, and what is lost by whoever cannot pay (S-4, S-62)."""

from __future__ import annotations

from keeling.games.co2_family.rules.supplies import draw_from_market, gain_vp, permit_to_bank
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COOPERATIVE


def is_team(t: SecondChancePosition) -> bool:
    """Whether everybody plays for one score."""
    return t.mode == COOPERATIVE


def change_common(t: SecondChancePosition, amount: int, rule: str) -> None:
    """Points of the team that are nobody's own."""
    t.common += amount
    if t.facts is not None and amount:
        t.note("team-vp", rule, -1, {"amount": amount})


def change_co2(t: SecondChancePosition, ppm: int) -> None:
    """CO₂ moves; in the cooperative game never below where it began (S-12)."""
    t.co2 += ppm
    if is_team(t) and t.co2 < t.figures.start_co2[COOPERATIVE]:
        t.co2 = t.figures.start_co2[COOPERATIVE]


def penalty(t: SecondChancePosition, seat: int, rule: str) -> None:
    """A permit goes from the market to the bank, and points are lost equal to the price before (S-62)."""
    price = t.price
    t.note("penalty", rule, seat, {"price": price})
    gain_vp(t, seat, -price, rule)  # with no permit left to take, the points all the same (ruling)
    if t.market:
        draw_from_market(t)
        permit_to_bank(t)
