"""Drafting the lobby cards (C-19, C-82): keep one, pass the rest, all at once."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import DRAFTS
from keeling.games.co2_family.rules import draft


class Draft(Rule[Co2Position]):  # C-19 C-82
    """Everybody chooses from their pack in a lane of their own; then the packs move on."""

    ids = "C-19 C-82"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        if t.draft:
            t.lanes = [[("keep", player, ())] for player in range(t.seats)]
            t.then(("pass-packs", -1, args))


class Keep(draft.Keep[Co2Position]):  # C-82
    """Keep one card of the pack in hand."""

    ids = "C-82"
    closed = ("", "card-not-in-pack C-82")


class PassPacks(Rule[Co2Position]):  # C-19 C-82
    """Pass the packs to the right, or right and left in turn; the last card passed is kept."""

    ids = "C-19 C-82"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        left = args[0] - 1  # cards in each pack now
        rightwards = t.draft == DRAFTS.index("right") or left % 2 == 0  # 4, 2 to the right; 3, 1 to the left
        draft.pass_packs(t, -1 if rightwards else 1, left, "C-19")
        if left > 1:
            t.then(("draft", -1, (left,)))
        else:
            draft.keep_packs(t)
