"""What the views of both editions have in common, as types; each edition's own say more."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from keeling.kit.views import TableView


class SpaceView(TypedDict, total=False):
    """What stands on a demand space: a fossil plant, or a green one, its owner, and whose infrastructure is below."""

    fossil: str
    plant: str
    owner: int
    base: int


class SummitView(TypedDict):
    """A summit: its topics, and by topic the seat that speaks on it, or -1."""

    no: int
    place: str
    topics: list[str]
    speakers: list[int]


class MarketSeen(TypedDict):
    """The market for permits."""

    stock: int
    price: int
    bank: int


class RegionSeen(TypedDict):
    """A region: its agenda and demand spaces, what lies there, and who controls it, or -1."""

    energies: list[str]
    spaces: list[SpaceView | None]
    permits: int
    tech: int
    control: int


class TurnSeen(TypedDict):
    """What the active player has used up this turn."""

    acted: bool
    scientist: bool
    market: bool
    card: bool


class PlayerSeen(TypedDict):
    """A player, as everybody sees them; what only they see is there for themselves, and for all at the end."""

    money: int
    vp: int
    permits: int
    tech: int
    scientists: int
    pool: int
    plants: dict[str, int]
    claimed: list[int]
    meets: list[int]  # open UN goals whose plants one has
    lobby_cards: int
    pack_cards: int
    goal_discarded: bool
    lobby: NotRequired[list[int]]
    pack: NotRequired[list[int]]
    goal: NotRequired[int | None]
    verdict: NotRequired[int]


class TableSeen(TableView):
    """What both editions have on the table, regions and players apart."""

    decade: int
    decades: int
    rounds: int
    active: int
    start: int
    co2: int
    ahead: dict[str, int]  # between what it will stand after the next fossil plants, and up to where the game goes on
    tech_left: int
    projects_left: dict[str, int]
    fossils_left: dict[str, int]
    fossils_out: dict[str, int]
    summits: list[SummitView | None]
    summits_left: int
    un_goals: list[int]
