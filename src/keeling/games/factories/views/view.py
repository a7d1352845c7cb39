"""What one seat, or a spectator, may know of a table (F-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypedDict, cast

from keeling.core.pieces import SEAT
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
    FactoryView,
    Hand,
    PlayerView,
    SideView,
)
from keeling.kit.lasting import EffectView, seen_of
from keeling.kit.parts import AGENDA, ENDING, FORESEEN, Part, Parts, each, part, plain
from keeling.kit.views import held

_FADE: Final = Fade()
# A player's own figures, with all effects in them.
_LIMITS: Final[dict[str, Callable[[FactoriesPosition, int], int]]] = {
    "stored": works.stored, "storage": works.storage_limit, "dump": works.dump_limit,
    "places": works.planning_places, "mayor": works.city_places, "trade": trade_limit,
    "fine": lambda t, seat: fine_for(t, seat, 1), "clean_cost": waste.clean_cost, "clean": waste.clean_units,
    "burn_cpc": waste.burn_cpc, "certificates": certificates.most_uses,
    "certificate_money": certificates.certificate_money,
}  # fmt: skip


def _market(t: FactoriesPosition) -> dict[str, Amounts]:
    return {name: _price(t, resource) for resource, name in enumerate(words.RESOURCES)}


def _settings(t: FactoriesPosition) -> dict[str, int | str]:
    """The options of this table (F-60)."""
    return {
        "factory_points": "table" if t.factory_points == words.BY_TABLE else t.factory_points,
        "certificate_price": t.certificate_price,
        "certificate_actions": t.certificate_actions,
        "partial_production": bool(t.partial),
        "turn_order": words.ORDERS[t.order_by],
    }


def _turn(t: FactoriesPosition) -> Amounts:
    """What the active player has left and what is used up (F-21)."""
    return {
        # Once they are ended, storage and planning follow and none is left.
        "actions": t.actions if "storage" in [step[0] for step in t.agenda] else 0,
        "offers": t.figures.offers - t.offers,
        "cleaned": bool(t.cleaned),
        "burned": bool(t.burned),
        "mayor": bool(t.dealt),
        "energy_short": bool(t.short),
        "certificate_actions": t.certificate_actions - t.certified,
    }


def _price(t: FactoriesPosition, resource: int) -> Amounts:
    f, price = t.figures, t.price[resource]
    traded = {"bought": t.bought[resource], "sold": t.sold[resource], "trend": trend(t, resource)}
    return {"buy": price, "sell": price - f.spread, "low": f.low[resource], "high": f.high[resource], **traded}


def _deal(t: FactoriesPosition) -> DealView | None:
    if not t.deal:
        return None
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
        named["components"] = _cards(t.deal[side + deals.PARTS], words.COMPONENT)
    return named


def _choice(t: FactoriesPosition) -> int | None:
    """The card of which somebody must choose a half (F-24, F-50, F-51)."""
    name, _, args = t.agenda[-1] if t.agenda else ("", -1, ())
    if name == "card-choice":
        return words.FIRST[args[0]] + args[1]
    return words.FIRST[words.EVENT] + args[0] if name == "event-choice" else None


def _cards(pile: int, deck: int) -> list[int]:
    return [words.FIRST[deck] + card for card in cards_in(pile)]


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


class Run(TypedDict):
    """A player's works as the coming production will find them: each kind of factory, and the energy of the plan."""

    kinds: dict[str, Amounts]
    energy: int


def _run(t: FactoriesPosition, seat: int) -> Run:
    built = t.built[seat * words.KINDS_EACH : (seat + 1) * words.KINDS_EACH]
    coming = _next_production(t, seat)
    return {
        "kinds": {name: _kind(t, coming, seat, k) for k, name in enumerate(words.FACTORIES) if built[k]},
        "energy": production.energy_for(coming, seat, production.planned_kinds(coming, seat)),
    }


def _limits(t: FactoriesPosition, seat: int) -> Amounts:
    return {name: limit(t, seat) for name, limit in _LIMITS.items()}


def _costs(t: FactoriesPosition, seat: int) -> dict[str, Amounts]:
    return {name: _cost(t, seat, kind) for kind, name in enumerate(words.FACTORIES)}


def _prices(t: FactoriesPosition, seat: int) -> dict[str, list[int]]:
    return {name: [works.buy_price(t, seat, r), works.sell_price(t, seat, r)] for r, name in enumerate(words.RESOURCES)}


def _effects(t: FactoriesPosition, seat: int) -> list[EffectView]:
    return seen_of(t.lasting, t.figures.cards, seat)


def _player(
    t: FactoriesPosition,
    seat: int,
    run: Run,
    limits: Amounts,
    costs: dict[str, Amounts],
    prices: dict[str, list[int]],
    effects: list[EffectView],
) -> PlayerView:
    goods = t.goods[seat * words.GOODS_EACH : (seat + 1) * words.GOODS_EACH]
    player: PlayerView = {
        "money": t.money[seat],
        "sp": t.sp[seat],
        "waste": t.waste[seat],
        "goods": dict(zip(words.RESOURCES, goods, strict=False)),
        "certificates": goods[words.CERTIFICATE],
        "components": _cards(t.parts[seat], words.COMPONENT),
        "factories": [_factory(t, site) for site in sites.sites(t, seat)],
        "plan": held(words.UNITS, t.plan[seat * words.UNITS_EACH : (seat + 1) * words.UNITS_EACH]),
        "plan_energy": run["energy"],
        "kinds": run["kinds"],
        "debt": t.debt[seat],
        "skips": bool(t.skip[seat]),
        "limits": limits,
        "costs": costs,
        "free": _is_free(t, seat),
        "prices": prices,
        "effects": effects,
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
    return {"marketing": _cards(t.marketing[seat], words.MARKETING), "csr": _cards(t.csr[seat], words.CSR)}


def _cost(t: FactoriesPosition, seat: int, kind: int) -> Amounts:
    """What building takes from this player, energy of either kind last (F-30)."""
    return held([*words.RESOURCES, "energy"], [*costs(t, seat, kind), t.figures.either[kind]])


def _is_free(t: FactoriesPosition, seat: int) -> bool:
    """Whether the next production of a player is the first, which costs nothing (F-10)."""
    if t.round != 1 or t.active not in t.order:
        return t.round == 0
    return t.order.index(seat) > t.order.index(t.active)


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


_MARKET: Final = ("price", "bought", "sold")
_RUN: Final = (AGENDA, "skip", "lasting", "built", "halted", "plan", "mods", "site_owner")
_SITES: Final = ("site_owner", "site_kind", "site_part", "site_halt")
_PLAYER: Final = (
    "money", "sp", "waste", "goods", "parts", *_SITES, "plan", "debt", "skip", "marketing", "csr", "round", "active",
    "order", "reached", ENDING,
)  # fmt: skip
_TURN: Final = (
    AGENDA, "actions", "offers", "cleaned", "burned", "dealt", "short", "certificate_actions", "certified",
)  # fmt: skip
_AHEAD: Final = (
    AGENDA, "cpc", "reached", "waste", "round", "active", "built", "halted", "plan", "mods", "deck", "discards",
    ENDING,
)  # fmt: skip

view: Final = Parts[FactoriesPosition](
    "factories",
    *plain("round", "order", "start", "active", "cpc"),
    part(FORESEEN, ahead, *_AHEAD, shown=False),
    Part("ahead", lambda t, foreseen: foreseen.levels, (), using=(FORESEEN,)),
    part("cpc_limit", lambda t: t.figures.most_cpc),
    part("goal", lambda t: t.figures.goal),
    *plain("reached"),
    part("settings", _settings, "factory_points", "certificate_price", "certificate_actions", "partial", "order_by"),
    part("hand_limits", lambda t: dict(zip(words.DECKS, t.figures.hand_limit, strict=False))),
    part("market", _market, *_MARKET),
    part("component_price", lambda t: t.figures.component_price),
    part("row", lambda t: [words.FIRST[words.COMPONENT] + card for card in t.row], "row"),
    part("event", lambda t: words.FIRST[words.EVENT] + t.event if t.event >= 0 else None, "event"),
    part("choice", _choice, AGENDA),
    part("decks", lambda t: {name: t.deck[deck].bit_count() for deck, name in enumerate(words.DECKS)}, "deck"),
    part(
        "discards",
        lambda t: {name: _cards(t.discards[deck], deck) for deck, name in enumerate(words.DECKS)},
        "discards",
    ),
    part("turn", _turn, *_TURN),
    part("deal", _deal, "deal", "active"),
    each("run", SEAT, _run, *_RUN, shown=False),
    each("limits", SEAT, _limits, "built", "halted", "goods", "mods", "book", "certificate_price", shown=False),
    each("costs", SEAT, _costs, "mods", shown=False),
    each("prices", SEAT, _prices, "price", "mods", "book", shown=False),
    each("effects", SEAT, _effects, "lasting", shown=False),
    each("players", SEAT, _player, *_PLAYER, using=("run", "limits", "costs", "prices", "effects")),
    own=each("own", SEAT, _hand, "marketing", "csr"),
)
