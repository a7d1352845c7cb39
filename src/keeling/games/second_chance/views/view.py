"""What one seat, or a spectator, may know of a table (S-2)."""

from __future__ import annotations

from typing import Final

from keeling.core.pieces import SEAT
from keeling.core.piles import cards_in
from keeling.games.co2_family.model.position import REGION
from keeling.games.co2_family.model.words import EACH, GREEN, READY, TOPICS
from keeling.games.co2_family.views.places import slots_of, spaces_of
from keeling.games.co2_family.views.types import SpaceView, SummitView
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import ENERGIES, EVENTS, FOSSILS, MODES
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
    EnvironmentView,
    HandView,
    HeldView,
    LobbyistView,
    MarketView,
    PlayerView,
    ProgressView,
    ProjectView,
    RegionView,
    ThreatView,
    TurnView,
)
from keeling.kit.parts import AGENDA, ENDING, FORESEEN, Of, Part, Parts, each, part, plain


def _is_rivals(t: SecondChancePosition) -> bool:
    return not is_team(t)


def _due(t: SecondChancePosition) -> int:
    return due(t) if not t.ending else 0


def _environment(t: SecondChancePosition) -> list[EnvironmentView]:
    return [
        {"no": tile + 1, "open": is_open(t, place), "inspector": place in t.inspector, "cost": cost_at(t, place)}
        for place, tile in enumerate(t.environment)
    ]


def _is_proposed(t: SecondChancePosition) -> bool:
    return is_team(t) and t.proposed >= 0


def _proposal(t: SecondChancePosition) -> dict[str, int]:
    """What the team is asked to agree to: CO₂ after it, the points it costs, and those that are left."""
    ppm, vp = cut(t, t.proposed)
    return {"co2": t.co2 - ppm, "vp": vp, "left": team_points(t) - vp}


def _threats(t: SecondChancePosition) -> list[ThreatView]:
    threats = [threatened(t, event) for event in (t.event, t.next_event)]
    return [threat for threat in threats if threat is not None]


def _event(event: int) -> str | None:
    return EVENTS[event] if event >= 0 else None


def _held(t: SecondChancePosition) -> HeldView:
    return {"size": t.held_size[:], "topic": t.held_topic[:]}


def _market(t: SecondChancePosition) -> MarketView:
    return {"stock": t.market, "price": t.price, "bank": t.bank, "closed": bool(t.stop)}


def _space(t: SecondChancePosition, space: int) -> SpaceView | None:
    code = t.space[space]
    if code == 0:
        return None
    if code < GREEN:
        return {"fossil": FOSSILS[code - 1]}
    return {"plant": ENERGIES[(code - GREEN) % EACH], "owner": (code - GREEN) // EACH, "base": t.base[space]}


def _region(t: SecondChancePosition, region: int, contenders: list[list[int]]) -> RegionView:
    f = t.figures
    return {
        "energies": [ENERGIES[energy] for energy in f.tiles[t.tile[region]]] if t.tile[region] >= 0 else [],
        "spaces": [_space(t, space) for space in spaces_of(f, region)],
        "permits": t.permits_in[region],
        "tech": t.tech_in[region],
        "control": t.control[region],
        "contenders": contenders,
        "neutral": t.neutral[3 * region : 3 * region + 3],
        "slots": {f.slot_word[slot]: _project(t, slot) for slot in slots_of(f, region)},
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


def _lobbyists(t: SecondChancePosition) -> list[LobbyistView]:
    return [_lobbyist(t, card) for card, player in enumerate(t.played) if player >= 0]


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


def _meets(t: SecondChancePosition, seat: int) -> list[int]:
    return [goal + 1 for goal in t.un_goals if backed(t, seat, goal)]


def _player(
    t: SecondChancePosition,
    seat: int,
    meets: list[int],
    knows: dict[str, list[bool]],
    disclosed: list[int],
    revealed: HandView,
) -> PlayerView:
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
        "knows": knows,
        "plants": dict(zip(ENERGIES, t.plants[own], strict=True)),
        "backing": dict(zip(ENERGIES, t.backing[own], strict=True)),
        "claimed": _cards(t.claims[seat]),
        "meets": meets,
        "lobby_cards": t.lobby[seat].bit_count(),
        "pack_cards": t.packs[seat].bit_count(),
        "summit_alone": bool(t.alone[seat]),
        "personal_cards": t.personal[seat].bit_count(),
        "personal_shown": disclosed,
        "goal_discarded": bool(t.cashed[seat]),
    }
    return {**player, **revealed}


def _knows(t: SecondChancePosition, seat: int) -> dict[str, list[bool]]:
    """For which levels of plants a player's knowledge suffices (S-42)."""
    marks = t.figures.marks
    return {
        name: [knows(t, seat, energy, level) for level in range(len(marks[energy]))]
        for energy, name in enumerate(ENERGIES)
    }


def _hidden(t: SecondChancePosition, seat: int) -> HandView:
    return {
        "lobby": _cards(t.lobby[seat]),
        "pack": _cards(t.packs[seat]),
        "personal": _cards(t.personal[seat]),
        "dropped": _cards(t.dropped[seat]),
        "goal": t.goal[seat] + 1 if t.goal[seat] >= 0 else None,
        "progress": [_progress(t, seat, card) for card in _cards(t.personal[seat] | t.dropped[seat])],
        "worth": _worth(t, seat),
    }


def _revealed(t: SecondChancePosition, seat: int) -> HandView:
    """What all see of it when the game is over."""
    return _hidden(t, seat) if t.ending else {}


def _own(t: SecondChancePosition, seat: int) -> HandView:
    """What a player alone sees of themselves."""
    return {**_hidden(t, seat), "choices": _cards(t.choices[seat]), "verdict": t.verdict[seat]}


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


_SPACE: Final = Of("space", spaces_of)
_REGION: Final[tuple[str | Of, ...]] = (  # what lies in a region and in its places
    "tile", "permits_in", "tech_in", "control", "neutral", _SPACE, Of("base", spaces_of),
    *[Of(name, slots_of) for name in ("project", "level", "owner", "worker")],
)  # fmt: skip
_TEAM: Final = ("mode", "vp", "common")
_DUE: Final = ("mode", "decade", "environment", "inspectors", "inspector", "turned")
_OUTLOOK: Final = (AGENDA, "co2", "fossils", "space", "expertise", *_DUE)
_PLAYER: Final = (
    "money", "vp", "permits", "tech", "hand", "pool", "tokens", "cubes", "expertise", "plants", "backing", "claims",
    "lobby", "packs", "alone", "personal", "cashed",
)  # fmt: skip
_PROGRESS: Final = ("alone",)
_HAND: Final[tuple[str | Of, ...]] = (
    "lobby", "packs", "personal", "dropped", "goal", "verdict", "money", "permits", "tech", "alone", "backing",
    "plants", "claims", "control", "permits_in", "space", "base", "project", "owner", "pool", Of("expertise"),
)  # fmt: skip

view: Final = Parts[SecondChancePosition](
    "second-chance",
    part("mode", lambda t: MODES[t.mode], "mode"),
    *plain("decade"),
    part("decades", lambda t: t.figures.decades[t.mode], "mode"),
    *plain("round"),
    part("rounds", rounds_now, "decade", "mode"),
    *plain("active", "start", "co2"),
    part(FORESEEN, ahead, *_OUTLOOK, "vp", "common", "round", ENDING, shown=False),
    Part("ahead", lambda t, foreseen: foreseen.levels, (), using=(FORESEEN,)),
    part("limit", lambda t: t.figures.limit),
    part("market", _market, "market", "price", "bank", "stop"),
    part("tech_left", lambda t: t.tech_bank, "tech_bank"),
    part("projects_left", lambda t: dict(zip(ENERGIES, t.stock, strict=True)), "stock"),
    part("fossils_left", lambda t: dict(zip(FOSSILS, t.fossils, strict=True)), "fossils"),
    part("fossils_out", lambda t: dict(zip(FOSSILS, t.fossils_out, strict=True)), "fossils_out"),
    each("contenders", REGION, contenders, "tile", "neutral", "expertise", _SPACE, shown=False),
    each("regions", REGION, _region, *_REGION, using=("contenders",)),
    part("summits", lambda t: [_summit(t, place) for place in range(t.figures.places)], "summit", "speaker"),
    part("summits_left", lambda t: t.summit_deck.bit_count(), "summit_deck"),
    part("un_goals", lambda t: [goal + 1 for goal in t.un_goals], "un_goals"),
    part("lobbyists", _lobbyists, "played", "visitor"),
    part("outlook", outlook, *_OUTLOOK),
    part("turn", _turn, "acted", "first", "moved", "traded", "carded"),
    each("meets", SEAT, _meets, "un_goals", "backing", shown=False),
    each("knows", SEAT, _knows, "expertise", shown=False),
    each("disclosed", SEAT, lambda t, seat: _cards(shown(t, seat)), *_PROGRESS, shown=False),
    each("revealed", SEAT, _revealed, *_HAND, ENDING, shown=False),
    each("players", SEAT, _player, *_PLAYER, using=("meets", "knows", "disclosed", "revealed")),
    part("team", team_points, *_TEAM, when=is_team),
    part("due", _due, *_DUE, ENDING, when=is_team),
    part("environment", _environment, *_DUE, when=is_team),
    part("inspectors", lambda t: bool(t.inspectors), "mode", "inspectors", when=is_team),
    part("proposed", lambda t: t.proposed, "mode", "proposed", when=is_team),
    part("proposal", _proposal, *_TEAM, "proposed", "co2", "decade", when=_is_proposed),
    part("needed", needed, "mode", when=is_team),
    part("rank", rank, *_TEAM, when=is_team),
    part("solo_card", lambda t: max(0, t.solo_card), "mode", "solo_card", when=is_team),
    part("held", _held, "mode", "held_size", "held_topic", when=is_team),
    part("event", lambda t: _event(t.event), "mode", "event", when=_is_rivals),
    part("next_event", lambda t: _event(t.next_event), "mode", "next_event", when=_is_rivals),
    part("events_left", lambda t: t.event_deck.bit_count(), "mode", "event_deck", when=_is_rivals),
    part("threats", _threats, "mode", "event", "next_event", "start", "co2", "space", "base", when=_is_rivals),
    own=each("own", SEAT, _own, *_HAND, "choices"),
)
