"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SettingsView(TypedDict):
    """The options of this table (F-60)."""

    factory_points: int
    certificate_price: int
    certificate_actions: int
    partial_production: bool
    turn_order: str


class PriceView(TypedDict):
    """A resource at the bank, before anybody's own effects, and where this round's trade is taking it."""

    buy: int
    sell: int
    low: int
    high: int
    bought: int
    sold: int
    trend: int


class TurnView(TypedDict):
    """What the active player has left and what is used up this turn (F-21)."""

    actions: int
    offers: int
    cleaned: bool
    burned: bool
    mayor: bool
    energy_short: bool
    certificate_actions: int


class SideView(TypedDict, total=False):
    """What one side of a deal gives; what it does not give is left out."""

    wood: int
    coal: int
    steel: int
    renewable: int
    biomaterial: int
    certificate: int
    money: int
    components: list[int]


class DealView(TypedDict):
    """The offer on the table, from its maker's side (F-41); without a partner it is to all."""

    maker: int
    partner: int | None
    counter: bool
    give: SideView
    get: SideView


class FactoryView(TypedDict):
    """A factory, and the component that is mounted on it."""

    name: str
    kind: str
    component: int | None
    stopped: bool


class KindView(TypedDict):
    """A kind of factories as it would run in the coming production."""

    factories: int
    running: int
    energy: int
    pollution: int


class LimitsView(TypedDict):
    """A player's own figures, with all effects in them."""

    stored: int
    storage: int
    dump: int
    places: int
    mayor: int
    trade: int
    fine: int
    clean_cost: int
    clean: int
    burn_cpc: int
    certificates: int
    certificate_money: int


class EffectView(TypedDict):
    """A lasting effect in force with the card it comes from; without turns it holds to the end."""

    no: int
    turns: int | None
    do: str
    n: int
    of: str | None


class HandView(TypedDict):
    """The cards that only their owner sees while the game is on."""

    marketing: list[int]
    csr: list[int]


class PlayerView(TypedDict):
    """A player; the cards of the hand only for its owner, and for all when the game is over."""

    money: int
    sp: int
    waste: int
    goods: dict[str, int]
    certificates: int
    components: list[int]
    factories: list[FactoryView]
    plan: dict[str, int]
    plan_energy: int
    kinds: dict[str, KindView]
    debt: int
    skips: bool
    limits: LimitsView
    costs: dict[str, dict[str, int]]
    free: bool
    prices: dict[str, list[int]]
    effects: list[EffectView]
    marketing_cards: int
    csr_cards: int
    marketing: NotRequired[list[int]]
    csr: NotRequired[list[int]]


class FactoriesView(TypedDict):
    """The whole table."""

    game: str
    seat: int | None
    seats: int
    ending: str
    round: int
    order: list[int]
    start: int
    active: int
    cpc: int
    cpc_limit: int
    goal: int
    reached: list[int]
    settings: SettingsView
    hand_limits: dict[str, int]
    market: dict[str, PriceView]
    component_price: int
    row: list[int]
    event: int | None
    choice: int | None
    decks: dict[str, int]
    discards: dict[str, list[int]]
    turn: TurnView
    deal: DealView | None
    players: list[PlayerView]


def amounts(side: SideView) -> dict[str, int]:
    """The goods and the money of one side, in their order."""
    return {name: amount for name, amount in side.items() if isinstance(amount, int)}
