"""Taking from and paying into the common supplies (C-2, C-6, C-63, C-65)."""

from __future__ import annotations

from keeling.games.co2.position import Co2Position
from keeling.games.co2.words import REGIONS


def gain_money(t: Co2Position, seat: int, amount: int, rule: str) -> None:
    """Money is unlimited (C-2); a negative amount is a payment."""
    t.money[seat] += amount
    if t.facts is not None and amount:
        t.note("money", rule, seat, {"amount": amount})


def gain_vp(t: Co2Position, seat: int, amount: int, rule: str) -> None:
    """Points may be negative (C-2)."""
    t.vp[seat] += amount
    if t.facts is not None and amount:
        t.note("vp", rule, seat, {"amount": amount})


def gain_tech(t: Co2Position, seat: int, amount: int, rule: str) -> None:
    """A gain takes what is left, the rest is lost (C-6)."""
    taken = amount if amount <= t.tech_bank else t.tech_bank
    t.tech_bank -= taken
    t.tech[seat] += taken
    if t.facts is not None:
        t.note("tech", rule, seat, {"amount": taken})
        if taken < amount:
            t.note("shortage", "C-6", seat, {"what": "tech", "amount": amount - taken})


def pay_tech(t: Co2Position, seat: int, amount: int, rule: str) -> None:
    """Tech that is paid goes back to the supply."""
    t.tech[seat] -= amount
    t.tech_bank += amount
    if t.facts is not None and amount:
        t.note("tech", rule, seat, {"amount": -amount})


def gain_permit(t: Co2Position, seat: int, rule: str) -> None:
    """A permit from the market into a player's own supply (C-65)."""
    if t.market == 0:
        if t.facts is not None:
            t.note("shortage", "C-6", seat, {"what": "permit", "amount": 1})
        return
    t.permits[seat] += 1
    if t.facts is not None:
        t.note("permit", rule, seat, {"amount": 1})
    draw_from_market(t)


def draw_from_market(t: Co2Position) -> None:
    """One permit leaves the market; an emptied market is refilled dearer, and closed to sellers (C-63)."""
    t.market -= 1
    if t.market > 0:
        return
    t.stop = 1
    if t.price < t.figures.price_highest:
        t.price += 1
    _refill(t)
    if t.facts is not None:
        t.note("market-emptied", "C-63", -1, {"price": t.price, "stock": t.market})


def _refill(t: Co2Position) -> None:
    stock = t.figures.refill if t.figures.refill <= t.bank else t.bank
    t.market += stock
    t.bank -= stock


def permit_to_bank(t: Co2Position) -> None:
    """A paid permit reaches the bank (C-65); a market left empty is filled up from it, no dearer (C-63)."""
    t.bank += 1
    if t.market == 0:
        _refill(t)
        if t.facts is not None:
            t.note("market-refilled", "C-63", -1, {"stock": t.market})


def permit_to_region(t: Co2Position, region: int, rule: str) -> bool:
    """A market permit into a region with room (C-4); False if there is no permit or no room."""
    if t.market == 0 or t.permits_in[region] >= t.figures.spaces[region]:
        if t.facts is not None:
            t.note("permit-lost", "C-4", -1, {"region": REGIONS[region]})
        return False
    t.permits_in[region] += 1
    if t.facts is not None:
        t.note("permit-in", rule, -1, {"region": REGIONS[region]})
    draw_from_market(t)
    return True


def has_permit(t: Co2Position, seat: int) -> bool:
    """Whether a player can pay a permit, of their own or from a region they control (C-60)."""
    if t.permits[seat]:
        return True
    control = t.control
    if seat in control:
        for region in range(len(control)):
            if control[region] == seat and t.permits_in[region]:
                return True
    return False


def permits_of(t: Co2Position, seat: int) -> int:
    """How many permits a player can pay with: their own and those of regions they control (C-60)."""
    mine = t.permits[seat]
    for region, holder in enumerate(t.control):
        if holder == seat:
            mine += t.permits_in[region]
    return mine


def strangers_dollar(t: Co2Position, seat: int, slot: int) -> int:
    """What sending off whoever is on a project costs: a dollar for another company's scientist (C-52)."""
    owner = t.worker[slot]
    return 1 if owner >= 0 and owner != seat else 0


def draw(deck: int, index: int) -> int:
    """The deck without one of its cards."""
    return deck & ~(1 << index)
