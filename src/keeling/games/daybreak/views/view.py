"""What lies on a table: every seat sees the same (D-4)."""

from __future__ import annotations

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
from keeling.games.daybreak.rules.piles import all_tags, bits, from_the_top
from keeling.games.daybreak.rules.planet import next_tip
from keeling.games.daybreak.rules.targets import lead, named
from keeling.games.daybreak.rules.thermometer import crises_called, degrees, losing_bands
from keeling.games.daybreak.rules.use import price, uses_allowed
from keeling.games.daybreak.views.round_forecast import after_emissions, communities, forecast, strikes, tied
from keeling.games.daybreak.views.types import (
    CrisisView,
    DaybreakView,
    PlayerView,
    ProjectView,
    ResolvingView,
    StackView,
    ThermometerView,
    TrackView,
)
from keeling.kit.views import table

Lying = dict[int, list[int]]  # by place, the cards that lie there
_RESOLVING = ("tie", "aim", "shield", "spare", "hit", "harm", "lose", "over")


def view(t: DaybreakPosition, seat: int | None, public: DaybreakView | None = None) -> DaybreakView:
    """All that is known, as plain data."""
    public = public or _public(t)
    return {**public, "seat": seat}


def _public(t: DaybreakPosition) -> DaybreakView:
    f, lying = t.figures, _lying(t)
    after = after_emissions(t)[0] if t.row else t
    return {
        **table("daybreak", t.seats, t.ending, t.round),
        "level": f.levels[t.level],
        "rounds": last_round(t),
        "stage": STAGES[t.stage],
        "lead": lead(t),
        "thermometer": _thermometer(t),
        "current": t.current,
        "sinks": dict(zip(SINKS, t.sinks, strict=True)),
        "drawdown": bool(t.drawdown),
        "called": t.called,
        "rolls": t.rolls,
        "rolled": PLANET[t.rolled] if t.rolled >= 0 else None,
        "dice": [{"effect": PLANET[one % EFFECTS], "result": RESULTS[one // EFFECTS]} for one in t.dice],
        "planet": [_track(t, effect) for effect in range(len(PLANET))],
        "crises": [_crisis(t, number, lying, after) for number in t.row],
        "lasting": [_crisis(t, number, lying, after) for number in t.lasting],
        "resolving": _resolving(t),
        "projects": [_project(t, place, lying) for place in range(f.places)],
        "offered": [f.projects[project].key for project in t.offered],
        "bans": [name for ban, name in enumerate(BANS) if t.bans >> ban & 1],
        "no_start": _tag_names(t.no_start),
        "hand_over": _tag_names(t.hand_over),
        "challenges": [f.challenges[t.challenges[at]].key for at in range(0, len(t.challenges), 2)],
        "decks": {
            "local": len(t.deck),
            "global": len(t.project_deck),
            "crisis": len(t.crisis_deck) + len(t.crisis_rest) - sum([number < 0 for number in t.row]),
        },
        "discards": {
            "local": _keys(t, t.discards),
            "global": [f.projects[project].key for project in t.project_discards],
            "crisis": [f.crises[number].key for number in t.crisis_discards],
        },
        "out": [f.local[card].key for card in lying.get(OUT, []) if card >= f.deck_size],
        "forecast": forecast(t),
        "players": [_player(t, player, lying) for player in range(t.seats)],
    }


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


def _crisis(t: DaybreakPosition, number: int, lying: Lying, after: DaybreakPosition) -> CrisisView:
    if number < 0:
        return {
            "key": None, "cards": [], "wants": [], "helps": 0, "cancels": 0, "softens": 0, "targets": [], "times": [],
            "common": False, "strikes": [], "tied": False, "stopped": False, "resist": "",
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
        "strikes": strikes(after, number),
        "tied": tied(after, number),
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


def _player(t: DaybreakPosition, seat: int, lying: Lying) -> PlayerView:
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
        "stacks": [_stack(t, seat, at, lying) for at in range(stack_limit(t, seat))],
        "stack_limit": stack_limit(t, seat),
        "tags": {TAGS[tag]: n for tag, n in enumerate(totals) if n},
        "done": bool(lane) and lane[-1][0] == "rest",
        "challenges": [
            f.challenges[t.challenges[at]].key for at in range(0, len(t.challenges), 2) if t.challenges[at + 1] == seat
        ],
    }


def _stack(t: DaybreakPosition, seat: int, at: int, lying: Lying) -> StackView:
    stack = seat * PLACES + at
    base = stack * EACH_TAGS
    top = t.top[stack]
    if top < 0:
        return {"cards": [], "tags": {}, "uses": 0, "limit": None, "when": WHEN[0], "pay": 0}
    allowed = uses_allowed(t, top, base)
    return {
        "cards": _keys(t, from_the_top(t, lying.get(STACK + stack, []))),
        "tags": {TAGS[tag]: n for tag, n in enumerate(t.tags[base : base + EACH_TAGS]) if n},
        "uses": t.uses[top],
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
