"""The pieces that a family of games shares; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import Final

PIECES: Final[list[str]] = [
    "seats", "draft", "decade", "round", "active", "start", "co2", "market", "price", "bank", "tech_bank", "acted",
    "moved", "traded", "carded", "stop", "done_slot", "done_energy", "spoke", "event", "next_event", "event_deck",
    "summit_deck", "lobby_deck", "un_deck", "tiles_left", "permits_in", "tech_in", "control", "tile", "space",
    "project", "worker", "stock", "fossils", "fossils_out", "summit", "speaker", "complete", "un_goals", "money",
    "vp", "permits", "tech", "hand", "pool", "goal", "cashed", "verdict", "lobby", "packs", "claims", "expertise",
]  # fmt: skip
