"""Lobbyists: played for a main or a side effect, and then a place for a scientist (S-34, S-34a, S-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Rule
from keeling.core.piles import without
from keeling.games.co2_family.rules import lobby
from keeling.games.co2_family.rules.lobby import after_summits
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import BUILT, PLANNED, PREPARED, SOLD_ONE
from keeling.games.second_chance.rules.knowledge import learn
from keeling.games.second_chance.rules.solo import EARLY_LOBBYIST


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
        cards = f.after_lay[t.done_slot]
    elif t.done == PREPARED:
        cards = f.after_ready[t.done_energy]
    elif t.done == BUILT:
        cards = f.after_build[t.done_energy]
    elif t.done == SOLD_ONE:
        cards = f.after_sale
    return cards | after_summits(t) if t.spoke else cards


class Benefits(lobby.Benefits[SecondChancePosition]):  # S-34a
    """What a lobbyist brings; of its knowledge the first comes at once."""

    rule = "S-34a"

    def teach(self, t: SecondChancePosition, seat: int, energy: int, amount: int) -> None:
        if amount > 1:
            t.then(*[("knowledge", seat, (energy,)) for _ in range(amount - 1)])
        learn(t, seat, energy, "S-34a")


BENEFITS: Final = Benefits()


class LobbyChoice(lobby.LobbyChoice[SecondChancePosition]):  # S-34a
    ids = "S-34a"
    benefits = BENEFITS


class SideEffect(Rule[SecondChancePosition]):  # S-30 S-34
    """A scientist on a played lobbyist uses its side effect."""

    ids = "S-30 S-34"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("side-used", "S-34", seat, {"no": args[0] + 1})
        BENEFITS.minor(t, seat, args[0])


class MainEffect(Rule[SecondChancePosition]):  # S-36 S-34a
    """The action that a lobbyist was played ahead of is over: the main effect pays."""

    ids = "S-36 S-34a"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("lobby-pays", "S-36", seat, {"no": t.figures.lobby[args[0]].no})
        BENEFITS.main(t, seat, args[0])
