"""Drafting the lobbyists (S-11): keep some, pass the rest to the right, all at once."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2_family.rules import draft
from keeling.games.co2_family.rules.draws import HAND
from keeling.games.second_chance.model.position import SecondChancePosition


class Draft(Rule[SecondChancePosition]):  # S-11
    """Two of five are kept, then one of three, then one of two; each from a lane of one's own."""

    ids = "S-11"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if t.draft:
            kept = 2 if args[0] == HAND else 1
            t.lanes = [[("keep", player, ()) for _ in range(kept)] for player in range(t.seats)]
            t.then(("pass-packs", -1, (args[0] - kept,)))


class Keep(draft.Keep[SecondChancePosition]):  # S-11
    """Keep one lobbyist of the pack in hand."""

    ids = "S-11"
    closed = ("", "card-not-in-pack S-11")


class PassPacks(Rule[SecondChancePosition]):  # S-11
    """Pass the packs to the right; the last card passed is kept."""

    ids = "S-11"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        draft.pass_packs(t, -1, args[0], "S-11")
        if args[0] > 1:
            t.then(("draft", -1, args))
        else:
            draft.keep_packs(t)
