"""What one seat, or a spectator, may know of a table (S-2)."""

from __future__ import annotations

from keeling.core.piles import cards_in
from keeling.games.co2_family.model.words import EACH, GREEN, READY, TOPICS
from keeling.games.co2_family.views.types import SpaceView, SummitView
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import ENERGIES, EVENTS, FOSSILS, MODES, REGIONS
from keeling.games.second_chance.rules.build import knows
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now
from keeling.games.second_chance.rules.environment import cost_at, due, is_open
from keeling.games.second_chance.rules.goals import goal_points
from keeling.games.second_chance.rules.personal import fulfilled, least, needed, reached, shown
from keeling.games.second_chance.rules.scoring import rank
from keeling.games.second_chance.rules.supply import cut
from keeling.games.second_chance.rules.un_goals import backed
from keeling.games.second_chance.views.decade_forecast import contenders, outlook, threatened
from keeling.games.second_chance.views.forecast import ahead
from keeling.games.second_chance.views.types import (
    LobbyistView,
    PlayerView,
    ProgressView,
    ProjectView,
    RegionView,
    SecondChanceView,
    TurnView,
)


def view(t: SecondChancePosition, seat: int | None, public: SecondChanceView | None = None) -> SecondChanceView:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    seen = public or _public(t)
    if seat is None:
        return seen
    players = seen["players"][:]
    players[seat] = _own(t, seat, players[seat])
    return {**seen, "seat": seat, "players": players}


def _public(t: SecondChancePosition) -> SecondChanceView:
    f = t.figures
    seen: SecondChanceView = {
        "game": "second-chance",
        "seat": None,
        "seats": t.seats,
        "mode": MODES[t.mode],
        "ending": t.ending,
        "decade": t.decade,
        "decades": f.decades[t.mode],
        "round": t.round,
        "rounds": rounds_now(t),
        "active": t.active,
        "start": t.start,
        "co2": t.co2,
        "ahead": ahead(t).levels,
        "limit": f.limit,
        "market": {"stock": t.market, "price": t.price, "bank": t.bank, "closed": bool(t.stop)},
        "tech_left": t.tech_bank,
        "projects_left": dict(zip(ENERGIES, t.stock, strict=True)),
        "fossils_left": dict(zip(FOSSILS, t.fossils, strict=True)),
        "fossils_out": dict(zip(FOSSILS, t.fossils_out, strict=True)),
        "regions": {name: _region(t, region) for region, name in enumerate(REGIONS)},
        "summits": [_summit(t, place) for place in range(f.places)],
        "summits_left": t.summit_deck.bit_count(),
        "un_goals": [goal + 1 for goal in t.un_goals],
        "lobbyists": [_lobbyist(t, card) for card, player in enumerate(t.played) if player >= 0],
        "outlook": outlook(t),
        "turn": _turn(t),
        "players": [_player(t, player) for player in range(t.seats)],
    }
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
    seen["event"] = EVENTS[t.event] if t.event >= 0 else None
    seen["next_event"] = EVENTS[t.next_event] if t.next_event >= 0 else None
    seen["events_left"] = t.event_deck.bit_count()
    threats = [threatened(t, event) for event in (t.event, t.next_event)]
    seen["threats"] = [threat for threat in threats if threat is not None]


def _space(t: SecondChancePosition, space: int) -> SpaceView | None:
    code = t.space[space]
    if code == 0:
        return None
    if code < GREEN:
        return {"fossil": FOSSILS[code - 1]}
    return {"plant": ENERGIES[(code - GREEN) % EACH], "owner": (code - GREEN) // EACH, "base": t.base[space]}


def _region(t: SecondChancePosition, region: int) -> RegionView:
    f = t.figures
    first = f.first_space[region]
    slots = range(f.first_slot[region], f.first_slot[region + 1])
    return {
        "energies": [ENERGIES[energy] for energy in f.tiles[t.tile[region]]] if t.tile[region] >= 0 else [],
        "spaces": [_space(t, space) for space in range(first, first + f.spaces[region])],
        "permits": t.permits_in[region],
        "tech": t.tech_in[region],
        "control": t.control[region],
        "contenders": contenders(t, region),
        "neutral": t.neutral[3 * region : 3 * region + 3],
        "slots": {f.slot_word[slot]: _project(t, slot) for slot in slots},
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


def _summit(t: SecondChancePosition, place: int) -> SummitView | None:
    tile = t.summit[place]
    if tile < 0:
        return None
    topics = t.figures.topics[tile]
    return {
        "no": tile + 1,
        "place": t.figures.sheet["summits"][tile]["place"],
        "topics": [ENERGIES[energy] for energy in topics],
        "speakers": t.speaker[TOPICS * place : TOPICS * place + len(topics)],
    }


def _lobbyist(t: SecondChancePosition, card: int) -> LobbyistView:
    return {"no": card + 1, "player": t.played[card], "scientist": t.visitor[card]}


def _turn(t: SecondChancePosition) -> TurnView:
    """What the active player has used up this turn (S-22)."""
    return {
        "acted": bool(t.acted),
        "second": bool(t.first),
        "scientist": bool(t.moved),
        "market": bool(t.traded),
        "card": bool(t.carded),
    }


def _cards(deck: int) -> list[int]:
    return [card + 1 for card in cards_in(deck)]


def _player(t: SecondChancePosition, seat: int) -> PlayerView:
    """A player as all see them; when the game is over, with all that was hidden."""
    own = slice(seat * EACH, (seat + 1) * EACH)
    player: PlayerView = {
        "money": t.money[seat],
        "vp": t.vp[seat],
        "permits": t.permits[seat],
        "tech": t.tech[seat],
        "scientists": t.hand[seat],
        "pool": t.pool[seat],
        "infrastructures": t.tokens[seat],
        "cubes": t.cubes[seat],
        "knowledge": dict(zip(ENERGIES, t.expertise[own], strict=True)),
        "knows": {name: _knows(t, seat, energy) for energy, name in enumerate(ENERGIES)},
        "plants": dict(zip(ENERGIES, t.plants[own], strict=True)),
        "backing": dict(zip(ENERGIES, t.backing[own], strict=True)),
        "claimed": _cards(t.claims[seat]),
        "meets": [goal + 1 for goal in t.un_goals if backed(t, seat, goal)],
        "lobby_cards": t.lobby[seat].bit_count(),
        "pack_cards": t.packs[seat].bit_count(),
        "summit_alone": bool(t.alone[seat]),
        "personal_cards": t.personal[seat].bit_count(),
        "personal_shown": _cards(shown(t, seat)),
        "goal_discarded": bool(t.cashed[seat]),
    }
    if t.ending:
        _add_hidden(t, seat, player)
    return player


def _knows(t: SecondChancePosition, seat: int, energy: int) -> list[bool]:
    """For which levels of plants a player's knowledge suffices (S-42)."""
    return [knows(t, seat, energy, level) for level in range(len(t.figures.marks[energy]))]


def _add_hidden(t: SecondChancePosition, seat: int, player: PlayerView) -> None:
    player["lobby"] = _cards(t.lobby[seat])
    player["pack"] = _cards(t.packs[seat])
    player["personal"] = _cards(t.personal[seat])
    player["dropped"] = _cards(t.dropped[seat])
    player["goal"] = t.goal[seat] + 1 if t.goal[seat] >= 0 else None
    player["progress"] = [_progress(t, seat, card) for card in _cards(t.personal[seat] | t.dropped[seat])]
    player["worth"] = _worth(t, seat)


def _own(t: SecondChancePosition, seat: int, seen: PlayerView) -> PlayerView:
    """A player as they see themselves, from what all see of them."""
    player = seen.copy()
    _add_hidden(t, seat, player)
    player["choices"] = _cards(t.choices[seat])
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
