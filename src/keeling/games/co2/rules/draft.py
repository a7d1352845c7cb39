"""Drafting the lobby cards (C-19, C-82): keep one, pass the rest, all at once."""

from __future__ import annotations

from keeling.core.agenda import Args
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import DRAFTS
from keeling.games.co2_family.rules import draft


class Draft(draft.Draft[Co2Position]):  # C-19 C-82
    ids = "C-19 C-82"

    def passed(self, cards: int, kept: int) -> Args:
        return (cards,)


class Keep(draft.Keep[Co2Position]):  # C-82
    ids = "C-82"
    closed = ("", "card-not-in-pack C-82")


class PassPacks(draft.PassPacks[Co2Position]):  # C-19 C-82
    """Pass the packs to the right, or right and left in turn; the last card passed is kept."""

    ids = "C-19 C-82"

    def left(self, args: Args) -> int:
        return args[0] - 1  # one was kept

    def step(self, t: Co2Position, left: int) -> int:
        rightwards = t.draft == DRAFTS.index("right") or left % 2 == 0  # 4, 2 to the right; 3, 1 to the left
        return -1 if rightwards else 1
