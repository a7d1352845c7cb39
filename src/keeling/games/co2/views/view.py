"""What one seat, or a spectator, may know of a table (C-5)."""

from __future__ import annotations

from typing import Final

from keeling.core.pieces import SEAT
from keeling.core.piles import cards_in
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, FOSSILS, REGIONS
from keeling.games.co2.rules.event import strikes
from keeling.games.co2.rules.goals import goal_points
from keeling.games.co2.rules.scoring import worth
from keeling.games.co2.rules.un_goals import meets
from keeling.games.co2.views.forecast import ahead
from keeling.games.co2.views.types import (
    CompanyView,
    HandView,
    MarketView,
    PlantView,
    ProjectView,
    RegionView,
    TurnView,
    WorthView,
)
from keeling.games.co2_family.model.position import REGION
from keeling.games.co2_family.model.words import EACH, GREEN, READY, TOPICS
from keeling.games.co2_family.views.places import slots_of, spaces_of
from keeling.games.co2_family.views.types import SpaceView, SummitView
from keeling.kit.parts import AGENDA, ENDING, FORESEEN, Of, Part, Parts, each, part, plain


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


def _awaits(t: Co2Position) -> int:
    """The region in which the project drawn at a solo set-up is put, or -1."""
    return t.agenda[-1][2][0] if t.agenda and t.agenda[-1][0] == "solo-slot" else -1


def _region(t: Co2Position, region: int, awaits: int) -> RegionView:
    f = t.figures
    return {
        "energies": [ENERGIES[energy] for energy in f.tiles[t.tile[region]]] if t.tile[region] >= 0 else [],
        "awaits": awaits == region,
        "spaces": [_space(t.space[space]) for space in spaces_of(f, region)],
        "permits": t.permits_in[region],
        "tech": t.tech_in[region],
        "control": t.control[region],
        "slots": {f.slot_word[slot]: _project(t, slot) for slot in slots_of(f, region)},
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


def _market(t: Co2Position) -> MarketView:
    return {"stock": t.market, "price": t.price, "bank": t.bank, "stopped": bool(t.stop)}


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


def _worths(t: Co2Position) -> list[WorthView]:
    """What each company has at the end, or would have if the game were over now."""
    worths = zip(t.money, t.vp, strict=True) if t.ending else worth(t)
    return [{"money": money, "vp": vp} for money, vp in worths]


def _meets(t: Co2Position, seat: int) -> list[int]:
    return [goal + 34 for goal in t.un_goals if meets(t, seat, goal)]


def _player(t: Co2Position, seat: int, worths: list[WorthView], meets: list[int]) -> CompanyView:
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
        "meets": meets,
        "lobby_cards": t.lobby[seat].bit_count(),
        "pack_cards": t.packs[seat].bit_count(),
        "goal_discarded": bool(t.cashed[seat]),
        "worth": worths[seat],
    }
    return {**player, **_hidden(t, seat)} if t.ending else player


def _hidden(t: Co2Position, seat: int) -> HandView:
    return {
        "lobby": _cards(t.lobby[seat]),
        "pack": _cards(t.packs[seat]),
        "goal": t.goal[seat] + 27 if t.goal[seat] >= 0 else None,
    }


def _own(t: Co2Position, seat: int) -> HandView:
    """What a company alone sees of itself."""
    permits = max(t.verdict[seat], t.permits[seat])  # one of them is 0
    worth = goal_points(t, seat, permits) if t.goal[seat] >= 0 else 0
    return {**_hidden(t, seat), "verdict": t.verdict[seat], "goal_worth": worth}


# what lies in the places of a region
_LAID: Final = (Of("space", spaces_of), Of("project", slots_of), Of("worker", slots_of))
_PLAYER: Final = (
    "money", "vp", "permits", "tech", "hand", "pool", "expertise", "plants", "claims", "lobby", "packs", "cashed",
    "goal", ENDING,
)  # fmt: skip
_WORTHS: Final = (
    "money", "vp", "tech", "permits", "permits_in", "control", "claims", "market", "price", ENDING,
)  # fmt: skip
_GOAL: Final = (
    "goal", "verdict", "permits", "plants", Of("expertise"), "claims", "control", "space", "lobby", "packs",
)  # fmt: skip

view: Final = Parts[Co2Position](
    "co2",
    *plain("round", "decade"),
    part("decades", lambda t: t.figures.decades[t.seats - 1]),
    part("rounds", lambda t: t.figures.rounds[t.seats - 1]),
    *plain("active", "start", "co2"),
    part(FORESEEN, ahead, AGENDA, "co2", "decade", "round", "fossils", "space", ENDING, shown=False),
    Part("ahead", lambda t, foreseen: foreseen.levels, (), using=(FORESEEN,)),
    part("been_hot", lambda t: bool(t.hot), "hot"),
    part("market", _market, "market", "price", "bank", "stop"),
    part("tech_left", lambda t: t.tech_bank, "tech_bank"),
    part("projects_left", lambda t: dict(zip(ENERGIES, t.stock, strict=True)), "stock"),
    part("fossils_left", lambda t: dict(zip(FOSSILS, t.fossils, strict=True)), "fossils"),
    part("fossils_out", lambda t: dict(zip(FOSSILS, t.fossils_out, strict=True)), "fossils_out"),
    part("plants_next", lambda t: {name: _plant(t, energy) for energy, name in enumerate(ENERGIES)}, "pile"),
    part("awaits", _awaits, AGENDA, shown=False),
    each("regions", REGION, _region, "tile", "permits_in", "tech_in", "control", *_LAID, using=("awaits",)),
    part("summits", lambda t: [_summit(t, place) for place in range(t.figures.places)], "summit", "speaker"),
    part("summits_left", lambda t: t.summit_deck.bit_count(), "summit_deck"),
    part("un_goals", lambda t: [goal + 34 for goal in t.un_goals], "un_goals"),
    part("un_left", lambda t: t.un_deck.bit_count() if t.seats == 1 else 0, "un_deck"),
    part("event", lambda t: REGIONS[t.event] if t.event >= 0 else None, "event"),
    part("next_event", lambda t: REGIONS[t.next_event] if t.next_event >= 0 else None, "next_event"),
    part("events_left", lambda t: t.event_deck.bit_count(), "event_deck"),
    part("strikes", strikes, "co2"),
    part("turn", _turn, "acted", "moved", "traded", "carded"),
    part("worths", _worths, *_WORTHS, shown=False),
    each("meets", SEAT, _meets, "un_goals", "plants", shown=False),
    each("players", SEAT, _player, *_PLAYER, using=("worths", "meets")),
    own=each("own", SEAT, _own, *_GOAL),
)
