"""What one seat, or a spectator, may know of a table (F-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from keeling.core.piles import cards_in
from keeling.games.factories.model import words
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import certificates, deals, production, sites, waste, works
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.lasting import Fade
from keeling.games.factories.rules.round import trend
from keeling.games.factories.rules.storage import fine_for
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.views.forecast import ahead
from keeling.games.factories.views.types import (
    Amounts,
    DealView,
    FactoriesView,
    FactoryView,
    Hand,
    PlayerView,
    SideView,
)
from keeling.kit.lasting import seen_of
from keeling.kit.views import held, table, with_own

_FADE: Final = Fade()
# A player's own figures, with all effects in them.
_LIMITS: Final[dict[str, Callable[[FactoriesPosition, int], int]]] = {
    "stored": works.stored, "storage": works.storage_limit, "dump": works.dump_limit,
    "places": works.planning_places, "mayor": works.city_places, "trade": trade_limit,
    "fine": lambda t, seat: fine_for(t, seat, 1), "clean_cost": waste.clean_cost, "clean": waste.clean_units,
    "burn_cpc": waste.burn_cpc, "certificates": certificates.most_uses,
    "certificate_money": certificates.certificate_money,
}  # fmt: skip


def view(t: FactoriesPosition, seat: int | None, public: FactoriesView | None = None) -> FactoriesView:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    public = public or _public(t)
    return public if seat is None else with_own(public, seat, {**public["players"][seat], **_hand(t, seat)})


def _public(t: FactoriesPosition) -> FactoriesView:
    f = t.figures
    return {
        **table("factories", t.seats, t.ending, t.round),
        "order": t.order[:],
        "start": t.start,
        "active": t.active,
        "cpc": t.cpc,
        "ahead": ahead(t).levels,
        "cpc_limit": f.most_cpc,
        "goal": f.goal,
        "reached": t.reached[:],
        "settings": {  # the options of this table (F-60)
            "factory_points": "table" if t.factory_points == words.BY_TABLE else t.factory_points,
            "certificate_price": t.certificate_price,
            "certificate_actions": t.certificate_actions,
            "partial_production": bool(t.partial),
            "turn_order": words.ORDERS[t.order_by],
        },
        "hand_limits": dict(zip(words.DECKS, f.hand_limit, strict=False)),
        "market": {name: _price(t, resource) for resource, name in enumerate(words.RESOURCES)},
        "component_price": f.component_price,
        "row": [words.FIRST[words.COMPONENT] + card for card in t.row],
        "event": f.first[words.EVENT] + t.event if t.event >= 0 else None,
        "choice": _choice(t),
        "decks": {name: t.deck[deck].bit_count() for deck, name in enumerate(words.DECKS)},
        "discards": {name: _cards(t, t.discards[deck], deck) for deck, name in enumerate(words.DECKS)},
        "turn": {
            # Once they are ended, storage and planning follow and none is left.
            "actions": t.actions if "storage" in [step[0] for step in t.agenda] else 0,
            "offers": f.offers - t.offers,
            "cleaned": bool(t.cleaned),
            "burned": bool(t.burned),
            "mayor": bool(t.dealt),
            "energy_short": bool(t.short),
            "certificate_actions": t.certificate_actions - t.certified,
        },
        "deal": _deal(t) if t.deal else None,
        "players": [_player(t, player) for player in range(t.seats)],
    }


def _price(t: FactoriesPosition, resource: int) -> Amounts:
    f, price = t.figures, t.price[resource]
    traded = {"bought": t.bought[resource], "sold": t.sold[resource], "trend": trend(t, resource)}
    return {"buy": price, "sell": price - f.spread, "low": f.low[resource], "high": f.high[resource], **traded}


def _deal(t: FactoriesPosition) -> DealView:
    maker, partner = t.deal[deals.MAKER], t.deal[deals.PARTNER]
    return {
        "maker": maker,
        "partner": partner if partner >= 0 else None,
        "counter": maker != t.active,
        "give": _side(t, deals.GIVE),
        "get": _side(t, deals.GET),
    }


def _side(t: FactoriesPosition, side: int) -> SideView:
    named = cast(SideView, held(words.TRADED, t.deal[side : side + deals.PARTS]))  # its names are those of TRADED
    if t.deal[side + deals.PARTS]:
        named["components"] = _cards(t, t.deal[side + deals.PARTS], words.COMPONENT)
    return named


def _choice(t: FactoriesPosition) -> int | None:
    """The card of which somebody must choose a half (F-24, F-50, F-51)."""
    name, _, args = t.agenda[-1] if t.agenda else ("", -1, ())
    if name == "card-choice":
        return words.FIRST[args[0]] + args[1]
    return t.figures.first[words.EVENT] + args[0] if name == "event-choice" else None


def _cards(t: FactoriesPosition, pile: int, deck: int) -> list[int]:
    return [t.figures.first[deck] + card for card in cards_in(pile)]


def _next_production(t: FactoriesPosition, seat: int) -> FactoriesPosition:
    """The table as the production being planned will find it: effects that end before it are gone (F-24, F-28)."""
    turns = t.skip[seat]  # so many of the player's turns end before that production
    if t.agenda and t.agenda[-1][0] == "plan" and t.agenda[-1][1] == seat:
        turns += 1
    if not turns:
        return t
    coming = t.copy()
    for _ in range(turns):
        _FADE.act(coming, seat, ())
    if t.skip[seat]:
        sites.clear_halts(coming, seat)  # served in the turn that is skipped
    return coming


def _player(t: FactoriesPosition, seat: int) -> PlayerView:
    goods = t.goods[seat * words.GOODS_EACH : (seat + 1) * words.GOODS_EACH]
    built = t.built[seat * words.KINDS_EACH : (seat + 1) * words.KINDS_EACH]
    coming = _next_production(t, seat)
    player: PlayerView = {
        "money": t.money[seat],
        "sp": t.sp[seat],
        "waste": t.waste[seat],
        "goods": dict(zip(words.RESOURCES, goods, strict=False)),
        "certificates": goods[words.CERTIFICATE],
        "components": _cards(t, t.parts[seat], words.COMPONENT),
        "factories": [_factory(t, site) for site in sites.sites(t, seat)],
        "plan": held(words.UNITS, t.plan[seat * words.UNITS_EACH : (seat + 1) * words.UNITS_EACH]),
        "plan_energy": production.energy_for(coming, seat, production.planned_kinds(coming, seat)),
        "kinds": {name: _kind(t, coming, seat, k) for k, name in enumerate(words.FACTORIES) if built[k]},
        "debt": t.debt[seat],
        "skips": bool(t.skip[seat]),
        "limits": {name: limit(t, seat) for name, limit in _LIMITS.items()},
        "costs": {name: _cost(t, seat, kind) for kind, name in enumerate(words.FACTORIES)},
        "free": production.next_is_free(t, seat),
        "prices": {
            name: [works.buy_price(t, seat, r), works.sell_price(t, seat, r)] for r, name in enumerate(words.RESOURCES)
        },
        "effects": seen_of(t.lasting, t.figures.cards, seat),
        "marketing_cards": t.marketing[seat].bit_count(),
        "csr_cards": t.csr[seat].bit_count(),
        "planned": {},
        "produces": True,
    }
    player["planned"] = _planned(player)
    player["produces"] = _produces(t, seat, player["planned"]["units"])
    return {**player, **_hand(t, seat)} if t.ending else player


def _planned(player: PlayerView) -> Amounts:
    """What the plan takes and makes, what it lacks and what the dump cannot hold; the first one is free (F-10)."""
    stored = player["goods"]["coal"] + player["goods"]["renewable"]  # both serve as energy (F-2)
    makers = {words.MADE_BY[unit] for unit in player["plan"]}
    soils = [one["pollution"] for kind, one in player["kinds"].items() if kind in makers]
    energy, pollution = (0, 0) if player["free"] else (player["plan_energy"], sum(soils))
    lacking = max(0, energy + player["debt"] - stored) if energy else 0  # what the city is owed counts (F-20b)
    over = player["waste"] + pollution - player["plan"].get("recycle", 0) - player["limits"]["dump"]
    needs = {"units": sum(player["plan"].values()), "energy": energy, "stored": stored, "lacking": lacking}
    return {**needs, "pollution": pollution, "spill": max(0, over) if pollution else 0}


def _hand(t: FactoriesPosition, seat: int) -> Hand:
    return {"marketing": _cards(t, t.marketing[seat], words.MARKETING), "csr": _cards(t, t.csr[seat], words.CSR)}


def _cost(t: FactoriesPosition, seat: int, kind: int) -> Amounts:
    """What building takes from this player, energy of either kind last (F-30)."""
    return held([*words.RESOURCES, "energy"], [*costs(t, seat, kind), t.figures.either[kind]])


def _produces(t: FactoriesPosition, seat: int, units: int) -> bool:
    """Whether anything of a player's will still be made: in the last round only what is planned before (F-3)."""
    waits = t.active in t.order and t.order.index(seat) >= t.order.index(t.active)
    return not t.reached or bool(waits and units)


def _factory(t: FactoriesPosition, site: int) -> FactoryView:
    part = t.site_part[site]
    return {
        "name": sites.site_word(t, site),
        "kind": words.FACTORIES[t.site_kind[site]],
        "component": words.FIRST[words.COMPONENT] + part if part >= 0 else None,
        "stopped": bool(t.site_halt[site]),
    }


def _kind(t: FactoriesPosition, coming: FactoriesPosition, seat: int, kind: int) -> Amounts:
    """A kind as it would run in the coming production; stopped factories are left out (F-54)."""
    able = works.running(t, seat, kind)
    return {
        "factories": t.built[seat * words.KINDS_EACH + kind],
        "running": able,
        "energy": works.energy_of(coming, seat, kind) if able else 0,
        "pollution": works.pollution_of(coming, seat, kind) if able else 0,
    }
