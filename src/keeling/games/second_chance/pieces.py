"""A position's pieces and how they are copied; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.games.second_chance.position import SecondChancePosition

PIECES: Final[list[str]] = [
    "seats", "draft", "decade", "round", "active", "start", "co2", "market", "price", "bank", "tech_bank", "acted",
    "moved", "traded", "carded", "stop", "done_slot", "done_energy", "spoke", "event", "next_event", "event_deck",
    "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in", "tech_in", "control", "tile", "space",
    "project", "worker", "stock", "fossils", "fossils_out", "summit", "speaker", "complete", "un_goals", "money",
    "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict", "lobby", "packs", "claims", "expertise",
    "mode", "inspectors", "solo_card", "common", "done", "first", "preparing", "aside", "charged", "proposed",
    "environment_deck", "personal_deck", "goal_deck", "turned", "feats", "environment", "inspector", "held_size",
    "held_topic", "closer", "level", "owner", "base", "neutral", "played", "visitor", "tokens", "cubes", "personal",
    "dropped", "choices", "alone", "plants", "backing",
]  # fmt: skip
OWN: Final[list[str]] = [  # without those of its family
    "mode", "inspectors", "solo_card", "common", "done", "first", "preparing", "aside", "charged", "proposed",
    "environment_deck", "personal_deck", "goal_deck", "turned", "feats", "environment", "inspector", "held_size",
    "held_topic", "closer", "level", "owner", "base", "neutral", "played", "visitor", "tokens", "cubes", "personal",
    "dropped", "choices", "alone", "plants", "backing",
]  # fmt: skip


def copy_pieces(p: SecondChancePosition, t: SecondChancePosition) -> None:
    """Make a blank position the same as another; nobody listens to its facts."""
    t.facts = None
    t.ending = p.ending
    t.shared = p.shared
    t.agenda = p.agenda[:]
    t.lanes = [lane[:] for lane in p.lanes] if p.lanes else []
    t.figures = p.figures
    t.seats = p.seats
    t.draft = p.draft
    t.decade = p.decade
    t.round = p.round
    t.active = p.active
    t.start = p.start
    t.co2 = p.co2
    t.market = p.market
    t.price = p.price
    t.bank = p.bank
    t.tech_bank = p.tech_bank
    t.acted = p.acted
    t.moved = p.moved
    t.traded = p.traded
    t.carded = p.carded
    t.stop = p.stop
    t.done_slot = p.done_slot
    t.done_energy = p.done_energy
    t.spoke = p.spoke
    t.event = p.event
    t.next_event = p.next_event
    t.event_deck = p.event_deck
    t.summit_deck = p.summit_deck
    t.lobby_deck = p.lobby_deck
    t.un_deck = p.un_deck
    t.tiles_left = p.tiles_left
    t.permits_in = p.permits_in[:]
    t.tech_in = p.tech_in[:]
    t.control = p.control[:]
    t.tile = p.tile[:]
    t.space = p.space[:]
    t.project = p.project[:]
    t.worker = p.worker[:]
    t.stock = p.stock[:]
    t.fossils = p.fossils[:]
    t.fossils_out = p.fossils_out[:]
    t.summit = p.summit[:]
    t.speaker = p.speaker[:]
    t.complete = p.complete[:]
    t.un_goals = p.un_goals[:]
    t.money = p.money[:]
    t.vp = p.vp[:]
    t.permits = p.permits[:]
    t.tech = p.tech[:]
    t.hand = p.hand[:]
    t.pool = p.pool[:]
    t.goal = p.goal[:]
    t.cashed = p.cashed[:]
    t.verdict = p.verdict[:]
    t.lobby = p.lobby[:]
    t.packs = p.packs[:]
    t.claims = p.claims[:]
    t.expertise = p.expertise[:]
    t.mode = p.mode
    t.inspectors = p.inspectors
    t.solo_card = p.solo_card
    t.common = p.common
    t.done = p.done
    t.first = p.first
    t.preparing = p.preparing
    t.aside = p.aside
    t.charged = p.charged
    t.proposed = p.proposed
    t.environment_deck = p.environment_deck
    t.personal_deck = p.personal_deck
    t.goal_deck = p.goal_deck
    t.turned = p.turned
    t.feats = p.feats
    t.environment = p.environment[:]
    t.inspector = p.inspector[:]
    t.held_size = p.held_size[:]
    t.held_topic = p.held_topic[:]
    t.closer = p.closer[:]
    t.level = p.level[:]
    t.owner = p.owner[:]
    t.base = p.base[:]
    t.neutral = p.neutral[:]
    t.played = p.played[:]
    t.visitor = p.visitor[:]
    t.tokens = p.tokens[:]
    t.cubes = p.cubes[:]
    t.personal = p.personal[:]
    t.dropped = p.dropped[:]
    t.choices = p.choices[:]
    t.alone = p.alone[:]
    t.plants = p.plants[:]
    t.backing = p.backing[:]
