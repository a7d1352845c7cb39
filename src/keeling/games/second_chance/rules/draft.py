"""Drafting the lobbyists (S-11): keep some, pass the rest to the right, all at once."""

from __future__ import annotations

from keeling.games.co2_family.rules import draft
from keeling.games.co2_family.rules.draws import HAND
from keeling.games.second_chance.model.position import SecondChancePosition


class Draft(draft.Draft[SecondChancePosition]):  # S-11
    """Two of five are kept, then one of three, then one of two; each from a lane of one's own."""

    ids = "S-11"

    def kept(self, cards: int) -> int:
        return 2 if cards == HAND else 1


class Keep(draft.Keep[SecondChancePosition]):  # S-11
    ids = "S-11"
    closed = ("", "card-not-in-pack S-11")


class PassPacks(draft.PassPacks[SecondChancePosition]):  # S-11
    """Pass the packs to the right; the last card passed is kept."""

    ids = "S-11"
