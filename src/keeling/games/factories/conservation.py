"""What must always add up on a table (F-2, F-6, F-24); tests ask after every step."""

from __future__ import annotations

from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.lasting import weigh_part
from keeling.games.factories.words import DECKS, FACTORIES, KINDS_EACH, MODS
from keeling.kit.lasting import in_force, weigh


def faults(t: FactoriesPosition) -> list[str]:
    """Every card lost or doubled, every stock below zero, every sum that does not agree."""
    out: list[str] = []
    mounted = [1 << part for part in t.site_part if part >= 0]
    piles: list[list[int]] = [
        t.marketing,
        t.csr,
        [*t.parts, *mounted, *[1 << card for card in t.row]],
        [],
    ]
    for deck, name in enumerate(DECKS):
        held = [t.deck[deck], t.discards[deck], *piles[deck]]
        whole = 0
        for pile in held:
            whole |= pile
        if sum([pile.bit_count() for pile in held]) != whole.bit_count():
            out.append(f"{name} cards doubled")
        if whole != (1 << len(t.figures.cards[deck])) - 1:
            out.append(f"{name} cards lost")
    stocks = [t.cpc, *t.money, *t.sp, *t.waste, *t.debt, *t.goods, *t.plan, *t.bought, *t.sold]
    if min(stocks) < 0:
        out.append(f"negative stock: {stocks}")
    for resource, price in enumerate(t.price):
        if not t.figures.low[resource] <= price <= t.figures.high[resource]:
            out.append(f"price {resource} out of range: {price}")
    for seat in range(t.seats):
        for kind in range(len(FACTORIES)):
            own = [s for s in range(len(t.site_kind)) if t.site_owner[s] == seat and t.site_kind[s] == kind]
            if len(own) != t.built[seat * KINDS_EACH + kind]:
                out.append(f"factories of {seat}: {len(own)}, not {t.built[seat * KINDS_EACH + kind]}")
            if sum([t.site_halt[site] for site in own]) != t.halted[seat * KINDS_EACH + kind]:
                out.append(f"stopped factories of {seat}")
    if t.mods != _weighed(t):
        out.append("lasting effects do not add up")
    return out


def _weighed(t: FactoriesPosition) -> list[int]:
    """All lasting effects in force, added up anew."""
    twin = t.copy()
    twin.mods = [0] * (t.seats * MODS)
    for seat, deck, card, half, place, _ in in_force(t.lasting):
        weigh(twin.mods, seat * MODS, t.figures.cards[deck][card].halves[half][place], 1, -1)
    for site in range(len(t.site_part)):
        if t.site_part[site] >= 0:
            weigh_part(twin, site, 1)
    return twin.mods
