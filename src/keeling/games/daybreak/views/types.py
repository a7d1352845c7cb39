"""The view of a table as types: all that lies on it, by its keys. Cards are named by the key of their row."""

from __future__ import annotations

from typing import TypedDict

from keeling.kit.views import TableView


class StackView(TypedDict):
    """One stack: its cards from the top down, the sum of its tags, and how far its action is used up."""

    cards: list[str]
    tags: dict[str, int]  # only those that are there
    uses: int  # of the top card in this round
    limit: int | None  # how many uses there are now; None: as often as paid (D-36)
    when: str  # words.WHEN: in which stage its action is used
    pay: int  # hand cards that a use costs now


class PlayerView(TypedDict):
    """A power and its board (D-1)."""

    power: str
    demand: int
    dirty: int
    clean: int
    gap: int  # energy that is missing now
    spare: int  # or that is left over
    emission: dict[str, int]
    resilience: dict[str, int]
    community: int
    co2: int  # this round's, as it stands now (D-40)
    captured: int
    draw: int  # cards in the next local stage, as it stands now (D-30)
    growth: int  # of demand (D-60)
    hand: list[str]
    shown: list[str]  # drawn, and still to be kept or discarded
    handed: list[str]  # hand cards that are not handed over again (D-35b)
    stacks: list[StackView]
    stack_limit: int
    tags: dict[str, int]  # in all stacks together (D-52a)
    done: bool
    challenges: list[str]


class ProjectView(TypedDict):
    """A global project in play (D-22)."""

    key: str
    active: bool
    need: dict[str, int]  # tags it asks for; empty if it collects
    given: dict[str, int]  # tags that lie under it
    missing: dict[str, int]
    accepts: list[str]  # tags of cards that may be tucked now
    cards: list[str]  # tucked
    most: int  # cards it can collect; 0: it does not
    uses: int
    limit: int | None
    when: str


class CrisisView(TypedDict):
    """A crisis in the row or lasting; without a key it lies face down."""

    key: str | None
    cards: list[str]  # tucked under it
    wants: list[str]  # tags of cards that can be tucked
    helps: int  # how many cards can still do something
    cancels: int  # so many end it; 0: none do
    softens: int  # or each takes off so much
    targets: list[int]  # whom it would strike now; several tied ones roll (D-52)
    times: list[int]  # how often it would strike each seat now, after resilience and tucked cards
    common: bool  # what it does happens once for all, not to each of them
    strikes: list[int]  # how often it will strike each seat if nobody does anything more: 0 if it is stopped
    tied: bool  # of those it will strike a die picks one (D-52)
    stopped: bool  # the cards under it are enough: it will strike nobody
    resist: str  # the resilience that counts against it; "": none does


class TrackView(TypedDict):
    """A planetary effect (D-50)."""

    key: str
    marker: int
    length: int
    tips: list[int]
    next_tip: int  # spaces to the next tipping point


class DieView(TypedDict):
    """A roll of the planetary die in this round, and what came of it: a word of words.RESULTS."""

    effect: str
    result: str


class RiskView(TypedDict):
    """Communities that a player is about to lose, and by what: `energy`, or the key of a crisis."""

    seat: int
    cause: str
    amount: int
    sure: bool  # or only if the die of a tie falls that way, and then at most so many


class ForecastView(TypedDict):
    """How this round ends if nobody does anything more (D-40 … D-45)."""

    co2: int
    sinks: int
    net: int  # CO₂ left over; below 0 so many sinks are free: drawdown
    drawdown: bool
    bands: int
    loose: int
    degrees: int  # in tenths
    rolls: int
    tipping: int  # the chance that these rolls reach a tipping point, in percent
    crises: int  # to be resolved, those that a new band calls for included
    known: int  # of them with an open face
    risks: list[RiskView]
    lost: str  # how the game is sure to be lost, or ""
    threat: str  # how it would be lost, for sure or if a die falls that way, or ""


class ResolvingView(TypedDict):
    """The crisis that is being resolved (D-52)."""

    key: str
    targets: list[int]
    severity: list[int]  # how often it would strike each seat without any help
    resist: str  # the resilience that counts against it; "": none does
    helped: int  # what cards under it and projects take off
    times: list[int]  # what is left of it for each seat
    communities: list[int]  # in crisis that it would bring each seat
    ignoring: list[int]


class ThermometerView(TypedDict):
    """Bands and what they ask for (D-43)."""

    bands: int
    away: int  # bands that come back in growth (D-46)
    loose: int
    row: int  # CO₂ that make a band
    lose: int
    degrees: int  # in tenths
    start: int
    crises: list[int]  # by number of bands, what cards change included


class DaybreakView(TableView):
    """Everything; every seat sees the same (D-4)."""

    level: str
    rounds: int
    stage: str
    lead: int
    thermometer: ThermometerView
    current: int
    sinks: dict[str, int]
    drawdown: bool
    called: int
    rolls: int  # still to come
    rolled: str | None
    dice: list[DieView]
    planet: list[TrackView]
    crises: list[CrisisView]
    lasting: list[CrisisView]
    resolving: ResolvingView | None
    projects: list[ProjectView | None]
    offered: list[str]
    bans: list[str]
    no_start: list[str]  # tags of cards that must not be started
    hand_over: list[str]  # tags of cards that may be handed over
    challenges: list[str]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    out: list[str]
    forecast: ForecastView
    players: list[PlayerView]
