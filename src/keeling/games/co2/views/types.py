"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from keeling.games.co2_family.views.types import MarketSeen, PlayerSeen, RegionSeen, TableSeen, TurnSeen


class MarketView(MarketSeen):
    """The market for permits, and whether its price has been stopped."""

    stopped: bool


class PlantView(TypedDict):
    """The next plant of an energy: what it costs and gives, and how many are left."""

    money: int
    tech: int
    vp: int
    left: int


class ProjectView(TypedDict):
    """A project in its slot; the scientist is a seat, or -1."""

    energy: str
    installed: bool
    scientist: int


class RegionView(RegionSeen):
    """A region with its slots."""

    awaits: bool  # whether the project drawn at a solo set-up is put here
    slots: dict[str, ProjectView | None]


class WorthView(TypedDict):
    """What a company would have if the game were over now, without its goal; the permits are sold (C-71, C-72)."""

    money: int
    vp: int


class CompanySeen(PlayerSeen):
    """A company, as everybody sees it."""

    expertise: dict[str, int]
    worth: WorthView


class CompanyView(CompanySeen):
    """A company; its cards and its goal only for itself, and for all when the game is over."""

    goal_worth: NotRequired[int]  # points, as things stand now


class Co2View(TableSeen):
    """The whole table."""

    been_hot: bool
    market: MarketView
    plants_next: dict[str, PlantView | None]
    regions: dict[str, RegionView]
    un_left: int
    event: str | None
    next_event: str | None
    events_left: int
    strikes: bool  # events, as CO₂ stands
    turn: TurnSeen
    players: list[CompanyView]
