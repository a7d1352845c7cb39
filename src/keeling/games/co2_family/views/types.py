"""What the views of both editions have in common, as types; each edition's own say more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict


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


class ProjectSeen(TypedDict):
    """A project in its slot; the scientist is a seat, or -1."""

    energy: str
    scientist: int


class RegionSeen(TypedDict):
    """A region: its agenda and demand spaces, what lies there, and who controls it, or -1."""

    energies: list[str]
    spaces: list[SpaceView | None]
    permits: int
    tech: int
    control: int


class PlayerSeen(TypedDict):
    """A player, as everybody sees them."""

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


class RegionWithSlots(RegionSeen):
    """A region with the projects in its slots."""

    slots: Mapping[str, ProjectSeen | None]


class FamilyView(TypedDict):
    """What the boards of both editions draw in the same way."""

    regions: Mapping[str, RegionWithSlots]
    summits: Sequence[SummitView | None]
    summits_left: int
    market: MarketSeen
    decade: int
    decades: int
    round: int
    rounds: int
    ahead: dict[str, int]
    players: Sequence[PlayerSeen]
