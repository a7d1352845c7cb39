"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import TypedDict

from keeling.games.co2_family.views.types import PlayerSeen, SpaceView, SummitView
from keeling.kit.views import TableView


class MarketView(TypedDict):
    """The market for permits, and whether its price has been stopped."""

    stock: int
    price: int
    bank: int
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


class RegionView(TypedDict):
    """A region: its agenda, demand spaces and slots, and who controls it, or -1."""

    energies: list[str]
    awaits: bool  # whether the project drawn at a solo set-up is put here
    spaces: list[SpaceView | None]
    permits: int
    tech: int
    control: int
    slots: dict[str, ProjectView | None]


class TurnView(TypedDict):
    """What the active player has used up this turn (C-30)."""

    acted: bool
    scientist: bool
    market: bool
    card: bool


class WorthView(TypedDict):
    """What a company would have if the game were over now, without its goal; the permits are sold (C-71, C-72)."""

    money: int
    vp: int


class HandView(TypedDict, total=False):
    """The cards and the goal of a company: for itself, and for all when the game is over."""

    lobby: list[int]
    pack: list[int]
    goal: int | None
    goal_worth: int  # points, as things stand now
    verdict: int


class CompanyView(PlayerSeen, HandView):
    """A company."""

    expertise: dict[str, int]
    worth: WorthView


class Co2View(TableView):
    """The whole table."""

    decade: int
    decades: int
    rounds: int
    active: int
    start: int
    co2: int
    ahead: dict[str, int]  # between what it will stand after the next supply phase, and where it ends the game
    been_hot: bool
    market: MarketView
    tech_left: int
    projects_left: dict[str, int]
    fossils_left: dict[str, int]
    fossils_out: dict[str, int]
    plants_next: dict[str, PlantView | None]
    regions: dict[str, RegionView]
    summits: list[SummitView | None]
    summits_left: int
    un_goals: list[int]
    un_left: int
    event: str | None
    next_event: str | None
    events_left: int
    strikes: bool  # events, as CO₂ stands
    turn: TurnView
    players: list[CompanyView]
