"""What one seat, or a spectator, may know of a table (C-5)."""

from __future__ import annotations

from keeling.core.piles import cards_in
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, FOSSILS, REGIONS
from keeling.games.co2.rules.event import strikes
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2.rules.scoring import worth
from keeling.games.co2.rules.un_goals import meets
from keeling.games.co2.views.forecast import ahead
from keeling.games.co2.views.types import Co2View, CompanyView, PlantView, ProjectView, RegionView, TurnView
from keeling.games.co2_family.model.words import EACH, GREEN, READY, TOPICS
from keeling.games.co2_family.views.types import SpaceView, SummitView
from keeling.kit.views import table


def view(t: Co2Position, seat: int | None, public: Co2View | None = None) -> Co2View:
    """All that a seat may know, as plain data; for nobody's seat, what a spectator sees, which may be at hand."""
    public = public or _public(t)
    if seat is None:
        return public
    players = public["players"][:]
    players[seat] = _own(t, seat, players[seat])
    return {**public, "seat": seat, "players": players}


def _public(t: Co2Position) -> Co2View:
    f = t.figures
    worths = list(zip(t.money, t.vp, strict=True)) if t.ending else worth(t)
    return {
        **table("co2", t.seats, t.ending, t.round),
        "decade": t.decade,
        "decades": f.decades[t.seats - 1],
        "rounds": f.rounds[t.seats - 1],
        "active": t.active,
        "start": t.start,
        "co2": t.co2,
        "ahead": ahead(t).levels,
        "been_hot": bool(t.hot),
        "market": {"stock": t.market, "price": t.price, "bank": t.bank, "stopped": bool(t.stop)},
        "tech_left": t.tech_bank,
        "projects_left": dict(zip(ENERGIES, t.stock, strict=True)),
        "fossils_left": dict(zip(FOSSILS, t.fossils, strict=True)),
        "fossils_out": dict(zip(FOSSILS, t.fossils_out, strict=True)),
        "plants_next": {name: _plant(t, energy) for energy, name in enumerate(ENERGIES)},
        "regions": {name: _region(t, region) for region, name in enumerate(REGIONS)},
        "summits": [_summit(t, place) for place in range(f.places)],
        "summits_left": t.summit_deck.bit_count(),
        "un_goals": [goal + 34 for goal in t.un_goals],
        "un_left": t.un_deck.bit_count() if t.seats == 1 else 0,
        "event": REGIONS[t.event] if t.event >= 0 else None,
        "next_event": REGIONS[t.next_event] if t.next_event >= 0 else None,
        "events_left": t.event_deck.bit_count(),
        "strikes": strikes(t),
        "turn": _turn(t),
        "players": [_player(t, player, worths[player]) for player in range(t.seats)],
    }


def _plant(t: Co2Position, energy: int) -> PlantView | None:
    pile = t.figures.plants[energy]
    if t.pile[energy] >= len(pile):
        return None
    money, tech, vp = pile[t.pile[energy]]
    return {"money": money, "tech": tech, "vp": vp, "left": len(pile) - t.pile[energy]}


def _space(code: int) -> SpaceView | None:
    if code == 0:
        return None
    if code < GREEN:
        return {"fossil": FOSSILS[code - 1]}
    return {"plant": ENERGIES[(code - GREEN) % EACH], "owner": (code - GREEN) // EACH}


def _region(t: Co2Position, region: int) -> RegionView:
    f = t.figures
    first = f.first_space[region]
    slots = range(f.first_slot[region], f.first_slot[region + 1])
    return {
        "energies": [ENERGIES[energy] for energy in f.tiles[t.tile[region]]] if t.tile[region] >= 0 else [],
        "awaits": bool(t.agenda) and t.agenda[-1][0] == "solo-slot" and t.agenda[-1][2][0] == region,
        "spaces": [_space(code) for code in t.space[first : first + f.spaces[region]]],
        "permits": t.permits_in[region],
        "tech": t.tech_in[region],
        "control": t.control[region],
        "slots": {f.slot_word[slot]: _project(t, slot) for slot in slots},
    }


def _project(t: Co2Position, slot: int) -> ProjectView | None:
    code = t.project[slot]
    if code < 0:
        return None
    return {"energy": ENERGIES[code % EACH], "installed": code >= READY, "scientist": t.worker[slot]}


def _summit(t: Co2Position, place: int) -> SummitView | None:
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


def _turn(t: Co2Position) -> TurnView:
    """What the active player has used up this turn (C-30)."""
    return {
        "acted": bool(t.acted),
        "scientist": bool(t.moved),
        "market": bool(t.traded),
        "card": bool(t.carded),
    }


def _cards(deck: int) -> list[int]:
    return [card + 1 for card in cards_in(deck)]


def _player(t: Co2Position, seat: int, at_end: tuple[int, int]) -> CompanyView:
    """A company as all see it; when the game is over, with all that was hidden."""
    player: CompanyView = {
        "money": t.money[seat],
        "vp": t.vp[seat],
        "permits": t.permits[seat],
        "tech": t.tech[seat],
        "scientists": t.hand[seat],
        "pool": t.pool[seat],
        "expertise": dict(zip(ENERGIES, t.expertise[seat * EACH : (seat + 1) * EACH], strict=True)),
        "plants": dict(zip(ENERGIES, t.plants[seat * EACH : (seat + 1) * EACH], strict=True)),
        "claimed": [goal + 34 for goal in cards_in(t.claims[seat])],
        "meets": [goal + 34 for goal in t.un_goals if meets(t, seat, goal)],
        "lobby_cards": t.lobby[seat].bit_count(),
        "pack_cards": t.packs[seat].bit_count(),
        "goal_discarded": bool(t.cashed[seat]),
        "worth": {"money": at_end[0], "vp": at_end[1]},
    }
    if t.ending:
        _add_hidden(t, seat, player)
    return player


def _add_hidden(t: Co2Position, seat: int, player: CompanyView) -> None:
    player["lobby"] = _cards(t.lobby[seat])
    player["pack"] = _cards(t.packs[seat])
    player["goal"] = t.goal[seat] + 27 if t.goal[seat] >= 0 else None


def _own(t: Co2Position, seat: int, seen: CompanyView) -> CompanyView:
    """A company as it sees itself, from what all see of it."""
    player = seen.copy()
    _add_hidden(t, seat, player)
    player["verdict"] = t.verdict[seat]
    permits = max(t.verdict[seat], t.permits[seat])  # one of them is 0
    player["goal_worth"] = goal_points(t, seat, permits) if t.goal[seat] >= 0 else 0
    return player
