"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import TypedDict

from keeling.kit.lasting import EffectView
from keeling.kit.views import TableView

Amounts = dict[str, int]  # so many of each, by name


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


class Hand(TypedDict, total=False):
    """The cards that only their owner sees while the game is on."""

    marketing: list[int]
    csr: list[int]


class PlayerView(Hand):
    """A player; the cards of the hand only for its owner, and for all when the game is over."""

    money: int
    sp: int
    waste: int
    goods: Amounts
    certificates: int
    components: list[int]
    factories: list[FactoryView]
    plan: Amounts
    plan_energy: int
    planned: Amounts  # what the plan will take and make
    produces: bool  # whether anything will still be made
    kinds: dict[str, Amounts]  # of factories, as they would run in the coming production
    debt: int
    skips: bool
    limits: Amounts  # the player's own figures, with all effects in them
    costs: dict[str, Amounts]
    free: bool
    prices: dict[str, list[int]]
    effects: list[EffectView]
    marketing_cards: int
    csr_cards: int


class FactoriesView(TableView):
    """The whole table."""

    order: list[int]
    start: int
    active: int
    cpc: int
    ahead: dict[str, int]  # between what it will stand at the end of this round, and up to where the game goes on
    cpc_limit: int
    goal: int
    reached: list[int]
    settings: dict[str, int | str]
    hand_limits: Amounts
    market: dict[str, Amounts]  # the bank's prices, before anybody's own effects, and where trade is taking them
    component_price: int
    row: list[int]
    event: int | None
    choice: int | None
    decks: Amounts
    discards: dict[str, list[int]]
    turn: Amounts  # what the active player has left and what is used up (F-21)
    deal: DealView | None
    players: list[PlayerView]


def amounts(side: SideView) -> Amounts:
    """The goods and the money of one side, in their order."""
    return {name: amount for name, amount in side.items() if isinstance(amount, int)}
