"""A position's pieces and how they are copied; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.games.factories.position import FactoriesPosition

PIECES: Final[list[str]] = [
    "seats", "factory_points", "certificate_price", "certificate_actions", "partial", "order_by", "round", "active",
    "start", "cpc", "actions", "offers", "cleaned", "burned", "dealt", "short", "certified", "event", "order",
    "reached", "price", "bought", "sold", "row", "deck", "discards", "money", "sp", "waste", "debt", "skip",
    "marketing", "csr", "parts", "goods", "plan", "built", "halted", "mods", "site_owner", "site_kind", "site_part",
    "site_halt", "lasting", "deal",
]  # fmt: skip


def copy_pieces(p: FactoriesPosition, t: FactoriesPosition) -> None:
    """Make a blank position the same as another; nobody listens to its facts."""
    t.facts = None
    t.ending = p.ending
    t.shared = p.shared
    t.agenda = p.agenda[:]
    t.lanes = [lane[:] for lane in p.lanes] if p.lanes else []
    t.figures = p.figures
    t.seats = p.seats
    t.factory_points = p.factory_points
    t.certificate_price = p.certificate_price
    t.certificate_actions = p.certificate_actions
    t.partial = p.partial
    t.order_by = p.order_by
    t.round = p.round
    t.active = p.active
    t.start = p.start
    t.cpc = p.cpc
    t.actions = p.actions
    t.offers = p.offers
    t.cleaned = p.cleaned
    t.burned = p.burned
    t.dealt = p.dealt
    t.short = p.short
    t.certified = p.certified
    t.event = p.event
    t.order = p.order[:]
    t.reached = p.reached[:]
    t.price = p.price[:]
    t.bought = p.bought[:]
    t.sold = p.sold[:]
    t.row = p.row[:]
    t.deck = p.deck[:]
    t.discards = p.discards[:]
    t.money = p.money[:]
    t.sp = p.sp[:]
    t.waste = p.waste[:]
    t.debt = p.debt[:]
    t.skip = p.skip[:]
    t.marketing = p.marketing[:]
    t.csr = p.csr[:]
    t.parts = p.parts[:]
    t.goods = p.goods[:]
    t.plan = p.plan[:]
    t.built = p.built[:]
    t.halted = p.halted[:]
    t.mods = p.mods[:]
    t.site_owner = p.site_owner[:]
    t.site_kind = p.site_kind[:]
    t.site_part = p.site_part[:]
    t.site_halt = p.site_halt[:]
    t.lasting = p.lasting[:]
    t.deal = p.deal[:]
