"""What one seat, or a spectator, may know of a table (F-5)."""

from __future__ import annotations

from typing import Final, cast

from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.build import costs
from keeling.games.factories.rules.certificates import certificate_money, most_uses
from keeling.games.factories.rules.deals import GET, GIVE, MAKER, PARTNER, PARTS
from keeling.games.factories.rules.lasting import Fade
from keeling.games.factories.rules.production import energy_for, planned_kinds
from keeling.games.factories.rules.round import trend
from keeling.games.factories.rules.sites import clear_halts, site_word, sites
from keeling.games.factories.rules.storage import fine_for
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.rules.waste import burn_cpc, clean_cost, clean_units
from keeling.games.factories.rules.works import (
    buy_price,
    city_places,
    dump_limit,
    energy_of,
    planning_places,
    pollution_of,
    running,
    sell_price,
    storage_limit,
    stored,
)
from keeling.games.factories.view_types import (
    DealView,
    EffectView,
    FactoriesView,
    FactoryView,
    HandView,
    KindView,
    LimitsView,
    PlayerView,
    PriceView,
    SettingsView,
    SideView,
    TurnView,
)
from keeling.games.factories.words import (
    CERTIFICATE,
    COMPONENT,
    CSR,
    DECKS,
    EVENT,
    FACTORIES,
    FIRST,
    GOODS_EACH,
    KINDS_EACH,
    MARKETING,
    ORDERS,
    RESOURCES,
    TRADED,
    UNITS,
    UNITS_EACH,
)
from keeling.kit.lasting import in_force
from keeling.kit.piles import cards_in

_FADE: Final = Fade()


def view(t: FactoriesPosition, seat: int | None, public: FactoriesView | None = None) -> FactoriesView:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    public = public or _public(t)
    if seat is None:
        return public
    players = public["players"][:]
    players[seat] = {**players[seat], **_hand(t, seat)}
    return {**public, "seat": seat, "players": players}


def _public(t: FactoriesPosition) -> FactoriesView:
    f = t.figures
    return {
        "game": "factories",
        "seat": None,
        "seats": t.seats,
        "ending": t.ending,
        "round": t.round,
        "order": t.order[:],
        "start": t.start,
        "active": t.active,
        "cpc": t.cpc,
        "cpc_limit": f.most_cpc,
        "goal": f.goal,
        "reached": t.reached[:],
        "settings": _settings(t),
        "hand_limits": dict(zip(DECKS, f.hand_limit, strict=False)),
        "market": {name: _price(t, resource) for resource, name in enumerate(RESOURCES)},
        "component_price": f.component_price,
        "row": [FIRST[COMPONENT] + card for card in t.row],
        "event": FIRST[EVENT] + t.event if t.event >= 0 else None,
        "choice": _choice(t),
        "decks": {name: t.deck[deck].bit_count() for deck, name in enumerate(DECKS)},
        "discards": {name: _cards(t.discards[deck], deck) for deck, name in enumerate(DECKS)},
        "turn": _turn(t),
        "deal": _deal(t) if t.deal else None,
        "players": [_player(t, player) for player in range(t.seats)],
    }


def _settings(t: FactoriesPosition) -> SettingsView:
    """The options of this table (F-60)."""
    return {
        "factory_points": t.factory_points,
        "certificate_price": t.certificate_price,
        "certificate_actions": t.certificate_actions,
        "partial_production": bool(t.partial),
        "turn_order": ORDERS[t.order_by],
    }


def _price(t: FactoriesPosition, resource: int) -> PriceView:
    """A resource at the bank, before anybody's own effects, and where this round's trade is taking it."""
    f = t.figures
    return {
        "buy": t.price[resource],
        "sell": t.price[resource] - f.spread,
        "low": f.low[resource],
        "high": f.high[resource],
        "bought": t.bought[resource],
        "sold": t.sold[resource],
        "trend": trend(t, resource),
    }


def _turn(t: FactoriesPosition) -> TurnView:
    """What the active player has left and what is used up this turn (F-21)."""
    return {
        "actions": t.actions,
        "offers": t.figures.offers - t.offers,
        "cleaned": bool(t.cleaned),
        "burned": bool(t.burned),
        "mayor": bool(t.dealt),
        "energy_short": bool(t.short),
        "certificate_actions": t.certificate_actions - t.certified,
    }


def _deal(t: FactoriesPosition) -> DealView:
    """The offer on the table, from its maker's side (F-41)."""
    return {
        "maker": t.deal[MAKER],
        "partner": t.deal[PARTNER] if t.deal[PARTNER] >= 0 else None,
        "counter": t.deal[MAKER] != t.active,
        "give": _side(t, GIVE),
        "get": _side(t, GET),
    }


def _side(t: FactoriesPosition, side: int) -> SideView:
    goods = {name: t.deal[side + good] for good, name in enumerate(TRADED) if t.deal[side + good]}
    named = cast(SideView, goods)  # its names are those of TRADED
    if t.deal[side + PARTS]:
        named["components"] = _cards(t.deal[side + PARTS], COMPONENT)
    return named


def _choice(t: FactoriesPosition) -> int | None:
    """The card of which somebody must choose a half (F-24, F-50, F-51)."""
    name, _, args = t.agenda[-1] if t.agenda else ("", -1, ())
    if name == "card-choice":
        return FIRST[args[0]] + args[1]
    return FIRST[EVENT] + args[0] if name == "event-choice" else None


def _cards(held: int, deck: int) -> list[int]:
    return [FIRST[deck] + card for card in cards_in(held)]


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
        clear_halts(coming, seat)  # served in the turn that is skipped
    return coming


def _player(t: FactoriesPosition, seat: int) -> PlayerView:
    goods = t.goods[seat * GOODS_EACH : (seat + 1) * GOODS_EACH]
    built = t.built[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]
    coming = _next_production(t, seat)
    plan = t.plan[seat * UNITS_EACH : (seat + 1) * UNITS_EACH]
    player: PlayerView = {
        "money": t.money[seat],
        "sp": t.sp[seat],
        "waste": t.waste[seat],
        "goods": dict(zip(RESOURCES, goods, strict=False)),
        "certificates": goods[CERTIFICATE],
        "components": _cards(t.parts[seat], COMPONENT),
        "factories": [_factory(t, site) for site in sites(t, seat)],
        "plan": {name: plan[unit] for unit, name in enumerate(UNITS) if plan[unit]},
        "plan_energy": energy_for(coming, seat, planned_kinds(coming, seat)),
        "kinds": {name: _kind(t, coming, seat, k) for k, name in enumerate(FACTORIES) if built[k]},
        "debt": t.debt[seat],
        "skips": bool(t.skip[seat]),
        "limits": _limits(t, seat),
        "costs": {name: _cost(t, seat, kind) for kind, name in enumerate(FACTORIES)},
        "free": _is_free(t, seat),
        "prices": {name: [buy_price(t, seat, r), sell_price(t, seat, r)] for r, name in enumerate(RESOURCES)},
        "effects": _effects(t, seat),
        "marketing_cards": t.marketing[seat].bit_count(),
        "csr_cards": t.csr[seat].bit_count(),
    }
    return {**player, **_hand(t, seat)} if t.ending else player


def _hand(t: FactoriesPosition, seat: int) -> HandView:
    """The cards that only their owner sees while the game is on."""
    return {"marketing": _cards(t.marketing[seat], MARKETING), "csr": _cards(t.csr[seat], CSR)}


def _cost(t: FactoriesPosition, seat: int, kind: int) -> dict[str, int]:
    """What building takes from this player, energy of either kind last (F-30)."""
    cost = {name: amount for name, amount in zip(RESOURCES, costs(t, seat, kind), strict=True) if amount}
    return cost | {"energy": t.figures.either[kind]} if t.figures.either[kind] else cost


def _is_free(t: FactoriesPosition, seat: int) -> bool:
    """Whether the next production of a player is the first, which costs nothing (F-10)."""
    if t.round != 1 or t.active not in t.order:
        return t.round == 0
    return t.order.index(seat) > t.order.index(t.active)


def _factory(t: FactoriesPosition, site: int) -> FactoryView:
    part = t.site_part[site]
    return {
        "name": site_word(t, site),
        "kind": FACTORIES[t.site_kind[site]],
        "component": FIRST[COMPONENT] + part if part >= 0 else None,
        "stopped": bool(t.site_halt[site]),
    }


def _kind(t: FactoriesPosition, coming: FactoriesPosition, seat: int, kind: int) -> KindView:
    """A kind as it would run in the coming production; stopped factories are left out (F-54)."""
    able = running(t, seat, kind)
    return {
        "factories": t.built[seat * KINDS_EACH + kind],
        "running": able,
        "energy": energy_of(coming, seat, kind) if able else 0,
        "pollution": pollution_of(coming, seat, kind) if able else 0,
    }


def _limits(t: FactoriesPosition, seat: int) -> LimitsView:
    """A player's own figures, with all effects in them."""
    return {
        "stored": stored(t, seat),
        "storage": storage_limit(t, seat),
        "dump": dump_limit(t, seat),
        "places": planning_places(t, seat),
        "mayor": city_places(t, seat),
        "trade": trade_limit(t, seat),
        "fine": fine_for(t, seat, 1),
        "clean_cost": clean_cost(t, seat),
        "clean": clean_units(t, seat),
        "burn_cpc": burn_cpc(t, seat),
        "certificates": most_uses(t, seat),
        "certificate_money": certificate_money(t, seat),
    }


def _effects(t: FactoriesPosition, seat: int) -> list[EffectView]:
    """Lasting effects in force with the card they come from; components speak for themselves."""
    lasting: list[EffectView] = []
    for owner, deck, card, half, place, left in in_force(t.lasting):
        if owner == seat:
            row = t.figures.cards[deck][card].halves[half][place].row
            turns, of = left if left > 0 else None, row.get("of")
            lasting.append({"no": FIRST[deck] + card, "turns": turns, "do": row["do"], "n": row["n"], "of": of})
    return lasting
