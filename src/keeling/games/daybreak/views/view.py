"""What lies on a table: every seat sees the same (D-4)."""

from __future__ import annotations

from typing import Final

from keeling.core.pieces import SEAT
from keeling.games.daybreak.model.cards import ONCE, Crisis
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import GROUP
from keeling.games.daybreak.model.words import (
    BANS,
    CLEAN,
    COMMUNITY,
    CRISIS,
    DEMAND,
    DIRTY,
    EACH,
    EACH_TAGS,
    EFFECTS,
    EMISSION,
    EMISSIONS,
    OUT,
    PLACES,
    PLANET,
    POWERS,
    PROJECT,
    RESILIENCE,
    RESILIENCES,
    RESULTS,
    SINKS,
    STACK,
    STAGES,
    TAGS,
    UNDER,
    WHEN,
)
from keeling.games.daybreak.rules.crisis import severity, stopped, times
from keeling.games.daybreak.rules.effects import own_co2
from keeling.games.daybreak.rules.emissions import gap, spare
from keeling.games.daybreak.rules.growth import growth, last_round
from keeling.games.daybreak.rules.hand import stack_limit
from keeling.games.daybreak.rules.local import cards_to_draw
from keeling.games.daybreak.rules.piles import all_tags, bits
from keeling.games.daybreak.rules.planet import next_tip
from keeling.games.daybreak.rules.targets import lead, named
from keeling.games.daybreak.rules.thermometer import crises_called, degrees, losing_bands
from keeling.games.daybreak.rules.use import price, uses_allowed
from keeling.games.daybreak.views.forecast import ahead
from keeling.games.daybreak.views.round_forecast import coming, communities
from keeling.games.daybreak.views.types import (
    CrisisView,
    DieView,
    ForecastView,
    PlayerView,
    ProjectView,
    ResolvingView,
    StackView,
    ThermometerView,
    TrackView,
)
from keeling.kit.parts import AGENDA, ENDING, FORESEEN, LANES, Part, Parts, each, part, plain

Lying = dict[int, list[int]]  # by place, the cards that lie there
Coming = tuple[ForecastView, dict[int, list[int]]]  # how the round ends, and how often open crises strike
Piles = dict[int, tuple[int, int]]  # by card in the stacks of one player, which stack it is in, and how high it lies
_RESOLVING = ("tie", "aim", "shield", "spare", "hit", "harm", "lose", "over")


def _decks(t: DaybreakPosition) -> dict[str, int]:
    """How many cards are left in each."""
    hidden = sum([number < 0 for number in t.row])
    crises = len(t.crisis_deck) + len(t.crisis_rest) - hidden
    return {"local": len(t.deck), "global": len(t.project_deck), "crisis": crises}


def _discards(t: DaybreakPosition) -> dict[str, list[str]]:
    f = t.figures
    return {
        "local": _keys(t, t.discards),
        "global": [f.projects[project].key for project in t.project_discards],
        "crisis": [f.crises[number].key for number in t.crisis_discards],
    }


def _dice(t: DaybreakPosition) -> list[DieView]:
    return [{"effect": PLANET[one % EFFECTS], "result": RESULTS[one // EFFECTS]} for one in t.dice]


def _out(t: DaybreakPosition, lying: Lying) -> list[str]:
    """The starting cards that are out of the game."""
    return [t.figures.local[card].key for card in lying.get(OUT, []) if card >= t.figures.deck_size]


def _row(t: DaybreakPosition, lying: Lying, coming: Coming) -> list[CrisisView]:
    return [_crisis(t, number, lying, coming[1]) for number in t.row]


def _lasting(t: DaybreakPosition, lying: Lying, coming: Coming) -> list[CrisisView]:
    return [_crisis(t, number, lying, coming[1]) for number in t.lasting]


def _thermometer(t: DaybreakPosition) -> ThermometerView:
    lose = losing_bands(t)
    return {
        "bands": t.bands,
        "away": t.away,
        "loose": t.loose,
        "row": t.figures.row,
        "lose": lose,
        "degrees": degrees(t, t.bands),
        "start": t.figures.start_degrees,
        "crises": [crises_called(t, bands) for bands in range(lose)],
    }


def _track(t: DaybreakPosition, effect: int) -> TrackView:
    f = t.figures
    return {
        "key": PLANET[effect],
        "marker": t.marker[effect],
        "length": f.length[effect],
        "tips": f.tips[effect],
        "next_tip": next_tip(t, effect),
    }


def _crisis(t: DaybreakPosition, number: int, lying: Lying, strikes: dict[int, list[int]]) -> CrisisView:
    if number < 0:
        return {
            "key": None, "cards": [], "wants": [], "helps": 0, "cancels": 0, "softens": 0, "targets": [], "times": [],
            "common": False, "strikes": [], "stopped": False, "resist": "",
        }  # fmt: skip
    crisis = t.figures.crises[number]
    return {
        "key": crisis.key,
        "cards": _keys(t, lying.get(UNDER + number, [])),
        "wants": _tag_names(crisis.wants),
        "helps": max(0, crisis.helps - t.helped[number]),
        "cancels": crisis.cancels,
        "softens": crisis.softens,
        "targets": list(range(t.seats)) if crisis.whom.who == GROUP else named(t, crisis.whom),
        "times": [times(t, number, seat) for seat in range(t.seats)],
        "common": crisis.whom.who == GROUP,
        "strikes": strikes[number],
        "stopped": stopped(t, number),
        "resist": _resist(crisis),
    }


def _resist(crisis: Crisis) -> str:
    """The resilience that counts against a crisis, if any does."""
    return RESILIENCES[crisis.resist] if crisis.resist >= 0 else ""


def _resolving(t: DaybreakPosition) -> ResolvingView | None:
    """What is known of the crisis that the table is at."""
    if t.stage != CRISIS or not t.row or t.row[0] < 0 or not t.agenda or t.agenda[-1][0] not in _RESOLVING:
        return None
    number = t.row[0]
    aimed = [step[2][1] for step in t.agenda if step[0] in ("shield", "spare")]
    struck = [step[1] for step in t.agenda if step[0] in ("hit", "harm", "lose")]
    targets = bits(aimed[0]) if aimed else sorted(set(struck))
    crisis = t.figures.crises[number]
    often = {step[1]: step[2][1] for step in t.agenda if step[0] == "harm"}  # it strikes: what it takes does not count
    return {
        "key": crisis.key,
        "targets": targets,
        "severity": [severity(t, crisis, seat, t.bands) for seat in range(t.seats)],
        "resist": _resist(crisis),
        "helped": crisis.softens * t.helped[number] + t.softened,
        "times": [often.get(seat, times(t, number, seat)) for seat in range(t.seats)],
        "communities": [0 if seat in often else communities(t, number, seat) for seat in range(t.seats)],
        "ignoring": bits(t.ignoring),
    }


def _projects(t: DaybreakPosition, lying: Lying) -> list[ProjectView | None]:
    return [_project(t, place, lying) for place in range(t.figures.places)]


def _project(t: DaybreakPosition, place: int, lying: Lying) -> ProjectView | None:
    if t.project[place] < 0:
        return None
    project = t.figures.projects[t.project[place]]
    given = t.given[place * EACH_TAGS : (place + 1) * EACH_TAGS]
    return {
        "key": project.key,
        "active": bool(t.active[place]),
        "need": {TAGS[tag]: least for tag, least in project.need},
        "given": {TAGS[tag]: n for tag, n in enumerate(given) if n},
        "missing": {TAGS[tag]: least - given[tag] for tag, least in project.need if given[tag] < least},
        "accepts": _tag_names(t.lacks[place]),
        "cards": _keys(t, lying.get(PROJECT + place, [])),
        "most": project.most,
        "uses": t.uses[t.figures.first_project + t.project[place]],
        "limit": 1 if project.limit == ONCE else None,
        "when": WHEN[project.when],
    }


def _challenges(t: DaybreakPosition) -> list[str]:
    return [t.figures.challenges[t.challenges[at]].key for at in range(0, len(t.challenges), 2)]


def _player(t: DaybreakPosition, seat: int, stacks: list[StackView]) -> PlayerView:
    f = t.figures
    own = t.board[seat * EACH : (seat + 1) * EACH]
    totals = [all_tags(t, seat, tag) for tag in range(EACH_TAGS)]
    lane = t.lanes[seat] if t.lanes else []
    return {
        "power": POWERS[t.power[seat]],
        "demand": own[DEMAND],
        "dirty": own[DIRTY],
        "clean": own[CLEAN],
        "gap": gap(t, seat),
        "spare": max(0, spare(t, seat)),
        "emission": dict(zip(EMISSIONS, own[EMISSION:RESILIENCE], strict=True)),
        "resilience": dict(zip(RESILIENCES, own[RESILIENCE:COMMUNITY], strict=True)),
        "community": own[COMMUNITY],
        "co2": own_co2(t, seat),
        "captured": t.captured[seat],
        "draw": cards_to_draw(t, seat),
        "growth": growth(t, seat),
        "hand": _keys(t, bits(t.hand[seat])),
        "shown": _keys(t, bits(t.shown[seat])),
        "handed": _keys(t, bits(t.hand[seat] & t.handed)),
        "stacks": stacks,
        "stack_limit": stack_limit(t, seat),
        "tags": {TAGS[tag]: n for tag, n in enumerate(totals) if n},
        "done": bool(lane) and lane[-1][0] == "rest",
        "challenges": [
            f.challenges[t.challenges[at]].key for at in range(0, len(t.challenges), 2) if t.challenges[at + 1] == seat
        ],
    }


def _piles(t: DaybreakPosition, seat: int, lying: Lying) -> Piles:
    first = STACK + seat * PLACES
    return {card: (at, t.height[card]) for at in range(PLACES) for card in lying.get(first + at, ())}


def _used(t: DaybreakPosition, seat: int) -> list[int]:
    """How often the top card of each stack was used."""
    return [t.uses[top] if top >= 0 else 0 for top in t.top[seat * PLACES : (seat + 1) * PLACES]]


def _stacks(t: DaybreakPosition, seat: int, piles: Piles, used: list[int]) -> list[StackView]:
    return [_stack(t, seat, at, piles, used[at]) for at in range(stack_limit(t, seat))]


def _stack(t: DaybreakPosition, seat: int, at: int, piles: Piles, used: int) -> StackView:
    stack = seat * PLACES + at
    base = stack * EACH_TAGS
    top = t.top[stack]
    if top < 0:
        return {"cards": [], "tags": {}, "uses": 0, "limit": None, "when": WHEN[0], "pay": 0}
    allowed = uses_allowed(t, top, base)
    heights = {card: high for card, (place, high) in piles.items() if place == at}
    return {
        "cards": _keys(t, sorted(heights, key=heights.__getitem__, reverse=True)),
        "tags": {TAGS[tag]: n for tag, n in enumerate(t.tags[base : base + EACH_TAGS]) if n},
        "uses": used,
        "limit": None if allowed < 0 else allowed,
        "when": WHEN[t.figures.local[top].when],
        "pay": price(t, seat, top),
    }


def _keys(t: DaybreakPosition, cards: list[int]) -> list[str]:
    return [t.figures.local[card].key for card in cards]


def _lying(t: DaybreakPosition) -> Lying:
    """The cards that are on the table or out of the game by their places: looked through once, for they are many."""
    found: Lying = {}
    for card, where in enumerate(t.place):
        if where >= OUT:
            found.setdefault(where, []).append(card)
    return found


def _tag_names(mask: int) -> list[str]:
    return [name for tag, name in enumerate(TAGS) if mask >> tag & 1]


_STRUCK: Final = ("softened", "ignoring", "helped", "bands", "board", "tags")
_COMING: Final = (
    *_STRUCK, "stage", "current", "sinks", "loose", "captured", "row", "lasting", "rolls", "called", "drawdown",
    "round", "marker", "mod", "coming", "bans", "challenges", "project", "active", "crisis_deck", "crisis_discards",
    AGENDA, ENDING,
)  # fmt: skip
_AHEAD: Final = ("bands", "board", "mod", "round", ENDING)
_PLAYER: Final = (
    "power", "board", "captured", "hand", "shown", "handed", "tags", "challenges", "mod", LANES,
)  # fmt: skip
_CRISIS: Final = ("stage", "row", "softened", "helped", "ignoring", "bands", "board", AGENDA)

view: Final = Parts[DaybreakPosition](
    "daybreak",
    *plain("round"),
    part("level", lambda t: t.figures.levels[t.level], "level"),
    part("rounds", last_round, "mod"),
    part("stage", lambda t: STAGES[t.stage], "stage"),
    part("lead", lead, "round"),
    part("thermometer", _thermometer, "bands", "loose", "away", "mod"),
    *plain("current"),
    part("sinks", lambda t: dict(zip(SINKS, t.sinks, strict=True)), "sinks"),
    part("drawdown", lambda t: bool(t.drawdown), "drawdown"),
    *plain("called", "rolls"),
    part("rolled", lambda t: PLANET[t.rolled] if t.rolled >= 0 else None, "rolled"),
    part("dice", _dice, "dice"),
    part("planet", lambda t: [_track(t, effect) for effect in range(len(PLANET))], "marker"),
    part("lying", _lying, "place", shown=False),
    part("coming", coming, *_COMING, shown=False),
    Part("crises", _row, ("row", *_STRUCK), using=("lying", "coming")),
    Part("lasting", _lasting, ("lasting", *_STRUCK), using=("lying", "coming")),
    part("resolving", _resolving, *_CRISIS),
    Part("projects", _projects, ("project", "active", "given", "lacks", "uses"), using=("lying",)),
    part("offered", lambda t: [t.figures.projects[project].key for project in t.offered], "offered"),
    part("bans", lambda t: [name for ban, name in enumerate(BANS) if t.bans >> ban & 1], "bans"),
    part("no_start", lambda t: _tag_names(t.no_start), "no_start"),
    part("hand_over", lambda t: _tag_names(t.hand_over), "hand_over"),
    part("challenges", _challenges, "challenges"),
    part("decks", _decks, "deck", "project_deck", "crisis_deck", "crisis_rest", "row"),
    part("discards", _discards, "discards", "project_discards", "crisis_discards"),
    Part("out", _out, (), using=("lying",)),
    Part("forecast", lambda t, coming: coming[0], (), using=("coming",)),
    Part(FORESEEN, lambda t, coming: ahead(t, coming), _AHEAD, using=("forecast",), shown=False),
    each("piles", SEAT, _piles, "height", using=("lying",), shown=False),
    each("used", SEAT, _used, "top", "uses", shown=False),
    each("stacks", SEAT, _stacks, "top", "tags", "mod", using=("piles", "used"), shown=False),
    each("players", SEAT, _player, *_PLAYER, using=("stacks",)),
)
