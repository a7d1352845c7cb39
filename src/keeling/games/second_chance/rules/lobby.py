"""Lobbyists: played for a main or a side effect, and then a place for a scientist (S-34, S-34a, S-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, gain_vp
from keeling.games.co2_family.words import EACH
from keeling.games.second_chance.position import SecondChancePosition
from keeling.games.second_chance.rules.knowledge import learn
from keeling.games.second_chance.rules.solo import EARLY_LOBBYIST
from keeling.games.second_chance.words import (
    BUILT,
    ENERGIES,
    GAINS,
    KINDS,
    PLANNED,
    PREPARED,
    REGIONS,
    SOLD_ONE,
    TRIGGERS,
)
from keeling.kit.piles import without

_MONEY, _TECH, _PERMIT, _MOVE, _VP, _KNOWLEDGE = range(len(GAINS))
_REGION, _SLOT = TRIGGERS.index("plan-region"), TRIGGERS.index("plan-slot")
_WAITS: Final = 3  # the first number of the gate that names what the card waits for
TAKE: Final[list[Option]] = [("take", word) for word in GAINS]


def funding_card(t: SecondChancePosition, seat: int, energy: int) -> int:
    """The lobbyist in a player's hand that brings money for building this energy, or -1 (S-34a)."""
    cards = t.lobby[seat] & t.figures.funding[energy]
    return (cards & -cards).bit_length() - 1


def play_card(t: SecondChancePosition, seat: int, card: int, main: bool) -> None:
    """The lobbyist lies face up beside the board, open to scientists (S-34)."""
    t.carded = 1
    t.lobby[seat] = without(t.lobby[seat], card)
    t.played[card] = seat
    if t.decade == 1:
        t.feats |= EARLY_LOBBYIST
    if t.facts is not None:
        t.note("lobby-main" if main else "lobby-side", "S-34", seat, {"no": card + 1})


def triggered(t: SecondChancePosition) -> int:
    """The lobbyists, as bits, whose action was the one just taken (S-36)."""
    f = t.figures
    cards = 0
    if t.done == PLANNED:
        cards = f.after_plan[t.done_slot]
    elif t.done == PREPARED:
        cards = f.after_prepare[t.done_energy]
    elif t.done == BUILT:
        cards = f.after_build[t.done_energy]
    elif t.done == SOLD_ONE:
        cards = f.after_sale
    if t.spoke:
        for energy in range(EACH):
            if t.spoke >> energy & 1:
                cards |= f.after_summit[energy]
    return cards


def gain(t: SecondChancePosition, seat: int, card: int, what: int, amount: int) -> None:
    """One gain of a lobbyist."""
    if what == _MONEY:
        gain_money(t, seat, amount, "S-34a")
    elif what == _TECH:
        gain_tech(t, seat, amount, "S-34a")
    elif what == _PERMIT:
        for _ in range(amount):
            gain_permit(t, seat, "S-34a")
    elif what == _VP:
        gain_vp(t, seat, amount, "S-34a")
    elif what == _KNOWLEDGE:
        if amount > 1:
            t.then(*[("knowledge", seat, (t.figures.lobby[card].of,)) for _ in range(amount - 1)])
        learn(t, seat, t.figures.lobby[card].of, "S-34a")
    else:
        t.then(*[("extra-move", seat, ()) for _ in range(amount)])


def side_effect(t: SecondChancePosition, seat: int, card: int) -> None:
    """What the side of a lobbyist brings."""
    minor = t.figures.lobby[card].minor
    gain(t, seat, card, minor, t.figures.minor_money if minor == _MONEY else 1)


class PlayLobbyist(Action[SecondChancePosition]):  # S-34 S-34a S-36
    """Play a lobbyist for its side effect, or for its main one directly after the action it names."""

    verb = "lobby"
    ids = "S-34 S-34a S-36"
    closed = (  # from _WAITS on by what the card waits for: words.TRIGGERS
        "",
        "used-card S-22",
        "card-not-in-hand S-34",
        "waits-for-plan-region S-36",
        "waits-for-plan-slot S-36",
        "waits-for-prepare S-36",
        "waits-for-build S-36",
        "waits-for-summit S-36",
        "waits-for-sell S-36",
        "declare-with-build S-36",
    )

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return t.figures.minor + t.figures.main

    def gate(self, t: SecondChancePosition, seat: int, card: int, main: bool) -> int:
        if t.carded:
            return 1
        if not t.lobby[seat] >> card & 1:
            return 2
        if not main or triggered(t) >> card & 1:
            return 0
        return len(self.closed) - 1 if t.figures.lobby[card].funds else _WAITS + t.figures.lobby[card].on

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        hand = t.lobby[seat]
        if t.carded or not hand:
            return
        f = t.figures
        main = hand & triggered(t)  # asked once for all cards
        while hand:
            bit = hand & -hand
            card = bit.bit_length() - 1
            hand ^= bit
            out.append(f.minor[card])
            if main & bit:
                out.append(f.main[card])

    def closed_by(self, t: SecondChancePosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.card_of[words[1]], words[2] == "main")

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {}
        if number == 2:
            return {"no": words[1]}
        card = t.figures.lobby[t.figures.card_of[words[1]]]
        named = REGIONS if card.on == _REGION else KINDS if card.on == _SLOT else ENERGIES
        return {"no": card.no, "of": named[card.of] if card.of >= 0 else ""}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        card = t.figures.card_of[option[1]]
        main = option[2] == "main"
        play_card(t, seat, card, main)
        gains = t.figures.lobby[card].gains
        if not main:
            side_effect(t, seat, card)
        elif len(gains) > 1:
            t.then(("lobby-choice", seat, (card,)))
        else:
            gain(t, seat, card, gains[0][0], gains[0][1])


class LobbyChoice(Rule[SecondChancePosition]):  # S-34a
    """A lobbyist that offers one of two gains."""

    ids = "S-34a"
    prompt = "lobby-choice"
    asks = True

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [TAKE[what] for what, _ in t.figures.lobby[args[0]].gains]

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        for what, amount in t.figures.lobby[args[0]].gains:
            if TAKE[what] == option:
                gain(t, seat, args[0], what, amount)


class SideEffect(Rule[SecondChancePosition]):  # S-30 S-34
    """A scientist on a played lobbyist uses its side effect."""

    ids = "S-30 S-34"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if t.facts is not None:
            t.note("side-used", "S-34", seat, {"no": args[0] + 1})
        side_effect(t, seat, args[0])
