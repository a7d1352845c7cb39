"""Lobbyists: played for a main or a side effect, and then a place for a scientist (S-34, S-34a, S-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.core.piles import without
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, gain_vp
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import BUILT, GAINS, PLANNED, PREPARED, SOLD_ONE
from keeling.games.second_chance.rules.knowledge import learn
from keeling.games.second_chance.rules.solo import EARLY_LOBBYIST

_MONEY, _TECH, _PERMIT, _MOVE, _VP, _KNOWLEDGE = range(len(GAINS))
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


def main_effect(t: SecondChancePosition, seat: int, card: int) -> None:
    """What the main effect of a lobbyist brings."""
    gains = t.figures.lobby[card].gains
    if len(gains) > 1:
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


class MainEffect(Rule[SecondChancePosition]):  # S-36 S-34a
    """The action that a lobbyist was played ahead of is over: the main effect pays."""

    ids = "S-36 S-34a"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if t.facts is not None:
            t.note("lobby-pays", "S-36", seat, {"no": t.figures.lobby[args[0]].no})
        main_effect(t, seat, args[0])
