"""The view of a table as types: all that a seat may know, by its keys."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from keeling.games.co2_family.views.types import MarketSeen, PlayerSeen, RegionSeen, TableSeen, TurnSeen


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


class TurnView(TurnSeen):
    """What the active player has used up this turn (S-22)."""

    second: bool


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


class CompanySeen(PlayerSeen):
    """A player, as everybody sees them."""

    infrastructures: int
    cubes: int
    knowledge: dict[str, int]
    knows: dict[str, list[bool]]  # for which levels of plants it suffices
    backing: dict[str, int]
    summit_alone: bool
    personal_cards: int
    personal_shown: list[int]


class PlayerView(CompanySeen):
    """A player; cards and goals only for themselves, and for all when the game is over."""

    personal: NotRequired[list[int]]
    dropped: NotRequired[list[int]]
    progress: NotRequired[list[ProgressView]]
    worth: NotRequired[int]
    choices: NotRequired[list[int]]


class PlainView(TableSeen):
    """What teams and rivals have on the table."""

    mode: str
    limit: int
    market: MarketView
    regions: dict[str, RegionView]
    lobbyists: list[LobbyistView]
    outlook: OutlookView
    turn: TurnView
    players: list[PlayerView]


class SecondChanceView(PlainView):
    """The whole table; some keys only a team has, some only rivals."""

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
