"""A position's pieces and how they are copied; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.games.co2.position import Co2Position

PIECES: Final[list[str]] = [
    "seats", "draft", "preset", "auction", "readings", "decade", "round", "active", "start", "co2", "hot", "market",
    "price", "bank", "tech_bank", "acted", "moved", "traded", "carded", "stop", "done_slot", "done_energy", "spoke",
    "event", "next_event", "event_deck", "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in",
    "tech_in", "control", "tile", "space", "project", "worker", "stock", "pile", "fossils", "fossils_out", "summit",
    "speaker", "complete", "un_goals", "money", "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict",
    "lobby", "packs", "claims", "expertise", "plants",
]  # fmt: skip
OWN: Final[list[str]] = [  # without those of its family
    "preset", "auction", "readings", "hot", "pile", "plants",
]  # fmt: skip


def copy_pieces(p: Co2Position, t: Co2Position) -> None:
    """Make a blank position the same as another; nobody listens to its facts."""
    t.facts = None
    t.ending = p.ending
    t.shared = p.shared
    t.agenda = p.agenda[:]
    t.lanes = [lane[:] for lane in p.lanes] if p.lanes else []
    t.figures = p.figures
    t.seats = p.seats
    t.draft = p.draft
    t.preset = p.preset
    t.auction = p.auction
    t.readings = p.readings
    t.decade = p.decade
    t.round = p.round
    t.active = p.active
    t.start = p.start
    t.co2 = p.co2
    t.hot = p.hot
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
    t.pile = p.pile[:]
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
    t.plants = p.plants[:]
