"""Taking from and paying into the common supplies."""

from __future__ import annotations

from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import REGIONS


def gain_money(t: Table, seat: int, amount: int, rule: str) -> None:
    """Money is unlimited; a negative amount is a payment."""
    t.money[seat] += amount
    if t.facts is not None and amount:
        t.note("money", rule, seat, {"amount": amount})


def gain_vp(t: Table, seat: int, amount: int, rule: str) -> None:
    """Points may be negative."""
    t.vp[seat] += amount
    if t.facts is not None and amount:
        t.note("vp", rule, seat, {"amount": amount})


def gain_tech(t: Table, seat: int, amount: int, rule: str) -> None:
    """A gain takes what is left, the rest is lost."""
    taken = amount if amount <= t.tech_bank else t.tech_bank
    t.tech_bank -= taken
    t.tech[seat] += taken
    if t.facts is not None:
        t.note("tech", rule, seat, {"amount": taken})
        if taken < amount:
            t.note("shortage", t.figures.ids["shortage"], seat, {"what": "tech", "amount": amount - taken})


def pay_tech(t: Table, seat: int, amount: int, rule: str) -> None:
    """Tech that is paid goes back to the supply."""
    t.tech[seat] -= amount
    t.tech_bank += amount
    if t.facts is not None and amount:
        t.note("tech", rule, seat, {"amount": -amount})


def gain_permit(t: Table, seat: int, rule: str) -> None:
    """A permit from the market into a player's own supply."""
    if t.market == 0:
        t.note("shortage", t.figures.ids["shortage"], seat, {"what": "permit", "amount": 1})
        return
    t.permits[seat] += 1
    if t.facts is not None:
        t.note("permit", rule, seat, {"amount": 1})
    draw_from_market(t)


def draw_from_market(t: Table) -> None:
    """One permit leaves the market; an emptied market is refilled dearer, and stopped."""
    t.market -= 1
    if t.market > 0:
        return
    t.stop = 1
    if t.price < t.figures.price_highest:
        t.price += 1
    _refill(t)
    if t.facts is not None:
        t.note("market-emptied", t.figures.ids["market"], -1, {"price": t.price, "stock": t.market})


def _refill(t: Table) -> None:
    stock = t.figures.refill if t.figures.refill <= t.bank else t.bank
    t.market += stock
    t.bank -= stock


def permit_to_bank(t: Table) -> None:
    """A paid permit reaches the bank; a market left empty is filled up from it, no dearer."""
    t.bank += 1
    if t.market == 0:
        _refill(t)
        t.note("market-refilled", t.figures.ids["market"], -1, {"stock": t.market})


def permit_to_region(t: Table, region: int, rule: str) -> bool:
    """A market permit into a region with room; False if there is no permit or no room."""
    if t.market == 0 or t.permits_in[region] >= t.figures.spaces[region]:
        t.note("permit-lost", t.figures.ids["room"], -1, {"region": REGIONS[region]})
        return False
    t.permits_in[region] += 1
    t.note("permit-in", rule, -1, {"region": REGIONS[region]})
    draw_from_market(t)
    return True


def has_permit(t: Table, seat: int) -> bool:
    """Whether a player can pay a permit, of their own or from a region they control."""
    if t.permits[seat]:
        return True
    control = t.control
    if seat in control:
        for region in range(len(control)):
            if control[region] == seat and t.permits_in[region]:
                return True
    return False


def permits_of(t: Table, seat: int) -> int:
    """How many permits a player can pay with: their own and those of regions they control."""
    mine = t.permits[seat]
    for region, holder in enumerate(t.control):
        if holder == seat:
            mine += t.permits_in[region]
    return mine


def permits_of_all(t: Table) -> list[int]:
    """The same for everybody at once, by seat."""
    found = t.permits[:]
    for region, holder in enumerate(t.control):
        if holder >= 0:
            found[holder] += t.permits_in[region]
    return found
