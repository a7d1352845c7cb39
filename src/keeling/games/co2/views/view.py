"""What one seat, or a spectator, may know of a table (C-5)."""

from __future__ import annotations

from typing import cast

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2.rules.event import strikes
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2.rules.scoring import worth
from keeling.games.co2.views.forecast import ahead
from keeling.games.co2.views.types import Co2View, CompanySeen, CompanyView, PlantView, ProjectView, RegionView
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.views.view import (
    add_hand,
    by_energy,
    event_seen,
    market_seen,
    player_seen,
    region_seen,
    slots_of,
    table_seen,
    turn_seen,
)
from keeling.kit.views import with_own


def view(t: Co2Position, seat: int | None, public: Co2View | None = None) -> Co2View:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    public = public or _public(t)
    return public if seat is None else with_own(public, seat, _own(t, seat, public["players"][seat]))


def _public(t: Co2Position) -> Co2View:
    f = t.figures
    worths = list(zip(t.money, t.vp, strict=True)) if t.ending else worth(t)
    return {
        **table_seen(t, "co2", f.decades[t.seats - 1], f.rounds[t.seats - 1], ahead(t)),
        "been_hot": bool(t.hot),
        "market": {**market_seen(t), "stopped": bool(t.stop)},
        "plants_next": {name: _plant(t, energy) for energy, name in enumerate(ENERGIES)},
        "regions": {name: _region(t, region) for region, name in enumerate(REGIONS)},
        "un_left": t.un_deck.bit_count() if t.seats == 1 else 0,
        "event": event_seen(t, t.event),
        "next_event": event_seen(t, t.next_event),
        "events_left": t.event_deck.bit_count(),
        "strikes": strikes(t),
        "turn": turn_seen(t),
        "players": [_player(t, player, worths[player]) for player in range(t.seats)],
    }


def _plant(t: Co2Position, energy: int) -> PlantView | None:
    pile = t.figures.plants[energy]
    if t.pile[energy] >= len(pile):
        return None
    money, tech, vp = pile[t.pile[energy]]
    return {"money": money, "tech": tech, "vp": vp, "left": len(pile) - t.pile[energy]}


def _region(t: Co2Position, region: int) -> RegionView:
    return {
        **region_seen(t, region),
        "awaits": bool(t.agenda) and t.agenda[-1][0] == "solo-slot" and t.agenda[-1][2][0] == region,
        "slots": {word: _project(t, slot) for word, slot in slots_of(t, region).items()},
    }


def _project(t: Co2Position, slot: int) -> ProjectView | None:
    code = t.project[slot]
    if code < 0:
        return None
    return {"energy": ENERGIES[code % EACH], "installed": code >= READY, "scientist": t.worker[slot]}


def _player(t: Co2Position, seat: int, at_end: tuple[int, int]) -> CompanyView:
    """A company as all see it; when the game is over, with all that was hidden."""
    seen: CompanySeen = {
        **player_seen(t, seat, t.plants),
        "expertise": by_energy(t, t.expertise, seat),
        "worth": {"money": at_end[0], "vp": at_end[1]},
    }
    player = cast(CompanyView, seen)
    if t.ending:
        _add_hidden(t, seat, player)
    return player


def _add_hidden(t: Co2Position, seat: int, player: CompanyView) -> None:
    add_hand(t, seat, player)
    player["goal"] = t.goal[seat] + 27 if t.goal[seat] >= 0 else None


def _own(t: Co2Position, seat: int, seen: CompanyView) -> CompanyView:
    """A company as it sees itself, from what all see of it."""
    player = seen.copy()
    _add_hidden(t, seat, player)
    player["verdict"] = t.verdict[seat]
    permits = max(t.verdict[seat], t.permits[seat])  # one of them is 0
    player["goal_worth"] = goal_points(t, seat, permits) if t.goal[seat] >= 0 else 0
    return player
