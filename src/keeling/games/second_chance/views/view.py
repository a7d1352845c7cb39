"""What one seat, or a spectator, may know of a table (S-2)."""

from __future__ import annotations

from typing import cast

from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.views.view import (
    add_hand,
    by_energy,
    cards_seen,
    event_seen,
    market_seen,
    player_seen,
    region_seen,
    slots_of,
    table_seen,
    turn_seen,
)
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import ENERGIES, MODES, REGIONS
from keeling.games.second_chance.rules.build import knows
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now
from keeling.games.second_chance.rules.environment import cost_at, due, is_open
from keeling.games.second_chance.rules.goals import goal_points
from keeling.games.second_chance.rules.personal import fulfilled, least, needed, reached, shown
from keeling.games.second_chance.rules.scoring import rank
from keeling.games.second_chance.rules.supply import cut
from keeling.games.second_chance.views.decade_forecast import contenders, outlook, threatened
from keeling.games.second_chance.views.forecast import ahead
from keeling.games.second_chance.views.types import (
    CompanySeen,
    LobbyistView,
    PlainView,
    PlayerView,
    ProgressView,
    ProjectView,
    RegionView,
    SecondChanceView,
)
from keeling.kit.views import with_own


def view(t: SecondChancePosition, seat: int | None, public: SecondChanceView | None = None) -> SecondChanceView:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    seen = public or _public(t)
    return seen if seat is None else with_own(seen, seat, _own(t, seat, seen["players"][seat]))


def _public(t: SecondChancePosition) -> SecondChanceView:
    f = t.figures
    plain: PlainView = {
        **table_seen(t, "second-chance", f.decades[t.mode], rounds_now(t), ahead(t)),
        "mode": MODES[t.mode],
        "limit": f.limit,
        "market": {**market_seen(t), "closed": bool(t.stop)},
        "regions": {name: _region(t, region) for region, name in enumerate(REGIONS)},
        "lobbyists": [_lobbyist(t, card) for card, player in enumerate(t.played) if player >= 0],
        "outlook": outlook(t),
        "turn": {**turn_seen(t), "second": bool(t.first)},
        "players": [_player(t, player) for player in range(t.seats)],
    }
    seen = cast(SecondChanceView, plain)
    if is_team(t):
        _add_team(t, seen)
    else:
        _add_rivals(t, seen)
    return seen


def _add_team(t: SecondChancePosition, seen: SecondChanceView) -> None:
    """What only the cooperative game has on the table."""
    seen["team"] = team_points(t)
    seen["due"] = due(t) if not t.ending else 0
    seen["environment"] = [
        {"no": tile + 1, "open": is_open(t, place), "inspector": place in t.inspector, "cost": cost_at(t, place)}
        for place, tile in enumerate(t.environment)
    ]
    seen["inspectors"] = bool(t.inspectors)
    seen["proposed"] = t.proposed
    if t.proposed >= 0:
        ppm, vp = cut(t, t.proposed)
        seen["proposal"] = {"co2": t.co2 - ppm, "vp": vp, "left": team_points(t) - vp}
    seen["needed"] = needed(t)
    seen["rank"] = rank(t)
    seen["solo_card"] = max(0, t.solo_card)
    seen["held"] = {"size": t.held_size[:], "topic": t.held_topic[:]}


def _add_rivals(t: SecondChancePosition, seen: SecondChanceView) -> None:
    """What only the competitive game has on the table."""
    seen["event"] = event_seen(t, t.event)
    seen["next_event"] = event_seen(t, t.next_event)
    seen["events_left"] = t.event_deck.bit_count()
    threats = [threatened(t, event) for event in (t.event, t.next_event)]
    seen["threats"] = [threat for threat in threats if threat is not None]


def _region(t: SecondChancePosition, region: int) -> RegionView:
    seen = region_seen(t, region)
    for space, on in enumerate(seen["spaces"], t.figures.first_space[region]):
        if on is not None and "plant" in on:
            on["base"] = t.base[space]
    return {
        **seen,
        "contenders": contenders(t, region),
        "neutral": t.neutral[3 * region : 3 * region + 3],
        "slots": {word: _project(t, slot) for word, slot in slots_of(t, region).items()},
    }


def _project(t: SecondChancePosition, slot: int) -> ProjectView | None:
    code = t.project[slot]
    if code < 0:
        return None
    return {
        "energy": ENERGIES[code % EACH],
        "level": t.level[slot],
        "infrastructure": t.owner[slot] if code >= READY else None,
        "scientist": t.worker[slot],
    }


def _lobbyist(t: SecondChancePosition, card: int) -> LobbyistView:
    return {"no": card + 1, "player": t.played[card], "scientist": t.visitor[card]}


def _player(t: SecondChancePosition, seat: int) -> PlayerView:
    """A player as all see them; when the game is over, with all that was hidden."""
    seen: CompanySeen = {
        **player_seen(t, seat, t.backing),
        "infrastructures": t.tokens[seat],
        "cubes": t.cubes[seat],
        "knowledge": by_energy(t, t.expertise, seat),
        "knows": {name: _knows(t, seat, energy) for energy, name in enumerate(ENERGIES)},
        "backing": by_energy(t, t.backing, seat),
        "summit_alone": bool(t.alone[seat]),
        "personal_cards": t.personal[seat].bit_count(),
        "personal_shown": cards_seen(shown(t, seat)),
    }
    player = cast(PlayerView, seen)
    if t.ending:
        _add_hidden(t, seat, player)
    return player


def _knows(t: SecondChancePosition, seat: int, energy: int) -> list[bool]:
    """For which levels of plants a player's knowledge suffices (S-42)."""
    return [knows(t, seat, energy, level) for level in range(len(t.figures.marks[energy]))]


def _add_hidden(t: SecondChancePosition, seat: int, player: PlayerView) -> None:
    add_hand(t, seat, player)
    player["personal"] = cards_seen(t.personal[seat])
    player["dropped"] = cards_seen(t.dropped[seat])
    player["goal"] = t.goal[seat] + 1 if t.goal[seat] >= 0 else None
    player["progress"] = [_progress(t, seat, card) for card in cards_seen(t.personal[seat] | t.dropped[seat])]
    player["worth"] = _worth(t, seat)


def _own(t: SecondChancePosition, seat: int, seen: PlayerView) -> PlayerView:
    """A player as they see themselves, from what all see of them."""
    player = seen.copy()
    _add_hidden(t, seat, player)
    player["choices"] = cards_seen(t.choices[seat])
    player["verdict"] = t.verdict[seat]
    return player


def _progress(t: SecondChancePosition, seat: int, card: int) -> ProgressView:
    """How far a player has come in a personal goal, and how far it goes (S-83)."""
    goal = card - 1
    return {
        "no": card,
        "reached": reached(t, seat, t.figures.personal[goal]),
        "least": least(t, goal),
        "met": fulfilled(t, seat, goal),
    }


def _worth(t: SecondChancePosition, seat: int) -> int:
    """What the company goal would bring now (S-82); permits of controlled regions count."""
    if t.goal[seat] < 0:
        return 0
    inside = sum([permits for region, permits in enumerate(t.permits_in) if t.control[region] == seat])
    return goal_points(t, seat, max(t.verdict[seat], t.permits[seat] + inside))
