"""What both editions show of a table: each adds what is its own."""

from __future__ import annotations

from keeling.core.forecast import Ahead
from keeling.core.piles import cards_in
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import EACH, FOSSILS, GREEN, TOPICS
from keeling.games.co2_family.rules.un_goals import has_all
from keeling.games.co2_family.views.types import (
    MarketSeen,
    PlayerSeen,
    RegionSeen,
    SpaceView,
    SummitView,
    TableSeen,
    TurnSeen,
)
from keeling.kit.views import table


def table_seen(t: Table, game: str, decades: int, rounds: int, ahead: Ahead) -> TableSeen:
    """The calendar, the climate, the supplies and the summits."""
    f = t.figures
    return {
        **table(game, t.seats, t.ending, t.round),
        "decade": t.decade,
        "decades": decades,
        "rounds": rounds,
        "active": t.active,
        "start": t.start,
        "co2": t.co2,
        "ahead": ahead.levels,
        "tech_left": t.tech_bank,
        "projects_left": dict(zip(f.energies, t.stock, strict=True)),
        "fossils_left": dict(zip(FOSSILS, t.fossils, strict=True)),
        "fossils_out": dict(zip(FOSSILS, t.fossils_out, strict=True)),
        "summits": [_summit(t, place) for place in range(f.places)],
        "summits_left": t.summit_deck.bit_count(),
        "un_goals": [goal + f.first_un for goal in t.un_goals],
    }


def market_seen(t: Table) -> MarketSeen:
    """The market for permits."""
    return {"stock": t.market, "price": t.price, "bank": t.bank}


def turn_seen(t: Table) -> TurnSeen:
    """What the active player has used up this turn."""
    return {"acted": bool(t.acted), "scientist": bool(t.moved), "market": bool(t.traded), "card": bool(t.carded)}


def event_seen(t: Table, event: int) -> str | None:
    """Where an event strikes, in a word; nowhere if there is none."""
    return t.figures.events[event][1] if event >= 0 else None


def region_seen(t: Table, region: int) -> RegionSeen:
    """A region without its slots."""
    f = t.figures
    first = f.first_space[region]
    return {
        "energies": [f.energies[energy] for energy in f.tiles[t.tile[region]]] if t.tile[region] >= 0 else [],
        "spaces": [_space(t, code) for code in t.space[first : first + f.spaces[region]]],
        "permits": t.permits_in[region],
        "tech": t.tech_in[region],
        "control": t.control[region],
    }


def slots_of(t: Table, region: int) -> dict[str, int]:
    """The slots of a region by their words."""
    f = t.figures
    return {f.slot_word[slot]: slot for slot in range(f.first_slot[region], f.first_slot[region + 1])}


def _space(t: Table, code: int) -> SpaceView | None:
    if code == 0:
        return None
    if code < GREEN:
        return {"fossil": FOSSILS[code - 1]}
    return {"plant": t.figures.energies[(code - GREEN) % EACH], "owner": (code - GREEN) // EACH}


def _summit(t: Table, place: int) -> SummitView | None:
    f, tile = t.figures, t.summit[place]
    if tile < 0:
        return None
    topics = f.topics[tile]
    return {
        "no": tile + 1,
        "place": f.cities[tile],
        "topics": [f.energies[energy] for energy in topics],
        "speakers": t.speaker[TOPICS * place : TOPICS * place + len(topics)],
    }


def player_seen(t: Table, seat: int, shown: list[int]) -> PlayerSeen:
    """A player as all see them; UN goals ask for what is shown."""
    first = t.figures.first_un
    return {
        "money": t.money[seat],
        "vp": t.vp[seat],
        "permits": t.permits[seat],
        "tech": t.tech[seat],
        "scientists": t.hand[seat],
        "pool": t.pool[seat],
        "plants": by_energy(t, t.plants, seat),
        "claimed": [goal + first for goal in cards_in(t.claims[seat])],
        "meets": [goal + first for goal in t.un_goals if has_all(shown, seat, t.figures.un_plants[goal])],
        "lobby_cards": t.lobby[seat].bit_count(),
        "pack_cards": t.packs[seat].bit_count(),
        "goal_discarded": bool(t.cashed[seat]),
    }


def by_energy(t: Table, counts: list[int], seat: int) -> dict[str, int]:
    """What a player has of each energy."""
    return dict(zip(t.figures.energies, counts[seat * EACH : (seat + 1) * EACH], strict=True))


def cards_seen(pile: int) -> list[int]:
    """Cards of a deck that is numbered from 1."""
    return [card + 1 for card in cards_in(pile)]


def add_hand(t: Table, seat: int, player: PlayerSeen) -> None:
    """The lobby cards that a player holds, and has to choose from."""
    player["lobby"] = cards_seen(t.lobby[seat])
    player["pack"] = cards_seen(t.packs[seat])
