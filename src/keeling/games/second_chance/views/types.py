"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from keeling.games.co2_family.views.types import MarketSeen, PlayerSeen, RegionSeen, SummitView
from keeling.kit.views import TableView


class MarketView(MarketSeen):
    """The market for permits, and whether it is closed for this turn (S-33)."""

    closed: bool


class ProjectView(TypedDict):
    """A project in its slot; whose infrastructure lies there, if any; the scientist is a seat, or -1."""

    energy: str
    level: int
    infrastructure: int | None
    scientist: int


class RegionView(RegionSeen):
    """A region: the strongest contenders first with their energies, neutral cubes by place, and its slots."""

    contenders: list[list[int]]
    neutral: list[int]
    slots: dict[str, ProjectView | None]


class LobbyistView(TypedDict):
    """A lobbyist that was played: by whom, and whose scientist is there, or -1."""

    no: int
    player: int
    scientist: int


class TurnView(TypedDict):
    """What the active player has used up this turn (S-22)."""

    acted: bool
    second: bool
    scientist: bool
    market: bool
    card: bool


class EnvironmentView(TypedDict):
    """An environmental goal, whether an inspector stands there, and what it costs while it is open."""

    no: int
    open: bool
    inspector: bool
    cost: int


class OutlookView(TypedDict):
    """What is still to come (S-20): income and what open goals cost in this decade, the next supply and its cost."""

    income: int
    goals: int
    each: int  # what one open goal costs
    spaces: int  # that the supply will fill
    expected: int  # ppm after it
    worst: int
    cut: int  # points to bring what is expected down to the line
    most: int  # and the worst


class ThreatView(TypedDict):
    """Where an event would strike now, whom, and whether it does as CO₂ stands."""

    region: str
    players: list[int]
    strikes: bool


class ProgressView(TypedDict):
    """How far a player has come in a personal goal, how far it goes, and whether that is enough."""

    no: int
    reached: int
    least: int
    met: bool


class HeldView(TypedDict):
    """Summits that were held, by size and by topic."""

    size: list[int]
    topic: list[int]


class HandView(TypedDict, total=False):
    """The cards and goals of a player: for themselves, and for all when the game is over."""

    lobby: list[int]
    pack: list[int]
    personal: list[int]
    dropped: list[int]
    goal: int | None
    progress: list[ProgressView]
    worth: int
    choices: list[int]
    verdict: int


class PlayerView(PlayerSeen, HandView):
    """A player."""

    infrastructures: int
    cubes: int
    knowledge: dict[str, int]
    knows: dict[str, list[bool]]  # for which levels of plants it suffices
    backing: dict[str, int]
    summit_alone: bool
    personal_cards: int
    personal_shown: list[int]


class SecondChanceView(TableView):
    """The whole table; some keys only a team has, some only rivals."""

    mode: str
    decade: int
    decades: int
    rounds: int
    active: int
    start: int
    co2: int
    ahead: dict[str, int]  # between what it will stand after the next fossil plants, and up to where the game goes on
    limit: int
    market: MarketView
    tech_left: int
    projects_left: dict[str, int]
    fossils_left: dict[str, int]
    fossils_out: dict[str, int]
    regions: dict[str, RegionView]
    summits: list[SummitView | None]
    summits_left: int
    un_goals: list[int]
    lobbyists: list[LobbyistView]
    outlook: OutlookView
    turn: TurnView
    players: list[PlayerView]
    # a team
    team: NotRequired[int]
    due: NotRequired[int]
    environment: NotRequired[list[EnvironmentView]]
    inspectors: NotRequired[bool]
    proposed: NotRequired[int]
    proposal: NotRequired[dict[str, int]]  # ppm after it, the points it costs, and those that are left
    needed: NotRequired[int]  # personal goals that each must meet
    rank: NotRequired[int]  # that the points would give
    solo_card: NotRequired[int]
    held: NotRequired[HeldView]
    # rivals
    event: NotRequired[str | None]
    next_event: NotRequired[str | None]
    events_left: NotRequired[int]
    threats: NotRequired[list[ThreatView]]
