"""Drafting the lobby cards (C-19, C-82): keep one, pass the rest, all at once."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import draw
from keeling.games.co2.words import DRAFTS

KEEP: list[Option] = [("keep", str(no + 1)) for no in range(26)]


class Draft(Rule[Co2Position]):  # C-19 C-82
    """Everybody chooses from their pack in a lane of their own; then the packs move on."""

    ids = "C-19 C-82"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        if t.draft:
            t.lanes = [[("keep", player, ())] for player in range(t.seats)]
            t.then(("pass-packs", -1, args))


class Keep(Choice[Co2Position]):  # C-82
    """Keep one card of the pack in hand."""

    ids = "C-82"
    prompt = "keep"
    secret = True
    closed = ("", "card-not-in-pack C-82")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return KEEP

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        return 0 if t.packs[seat] >> KEEP.index(move) & 1 else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        card = KEEP.index(option)
        t.packs[seat] = draw(t.packs[seat], card)
        t.lobby[seat] |= 1 << card
        if t.facts is not None:
            t.note("kept", "C-82", seat, {"no": card + 1}, True)


class PassPacks(Rule[Co2Position]):  # C-19 C-82
    """Pass the packs to the right, or right and left in turn; the last card passed is kept."""

    ids = "C-19 C-82"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        left = args[0] - 1  # cards in each pack now
        rightwards = t.draft == DRAFTS.index("right") or left % 2 == 0  # 4, 2 to the right; 3, 1 to the left
        step = -1 if rightwards else 1
        packs = t.packs[:]
        for player in range(t.seats):
            t.packs[(player + step) % t.seats] = packs[player]
        if t.facts is not None:
            t.note("packs-passed", "C-19", -1, {"direction": "right" if rightwards else "left", "cards": left})
        if left > 1:
            t.then(("draft", -1, (left,)))
            return
        for player in range(t.seats):
            t.lobby[player] |= t.packs[player]
            t.packs[player] = 0
