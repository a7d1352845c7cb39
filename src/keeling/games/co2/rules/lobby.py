"""Lobby cards (C-66, C-68, C-92)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.figures import LobbyCard
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2.rules.supplies import draw, gain_money, gain_permit, gain_tech, gain_vp
from keeling.games.co2.table import Table
from keeling.games.co2.words import BOUGHT, ENERGIES, GAINS, INSTALLED, KINDS, PROPOSED, REGIONS, SOLD, TRIGGERS

_MONEY, _TECH, _PERMIT, _MOVE, _VP, _EXPERTISE, _DISCOUNT = range(len(GAINS))
_REGION, _SLOT, _INSTALL, _BUILD, _SUMMIT, _BUY, _SELL = range(len(TRIGGERS))
TAKE: Final[list[Option]] = [("take", word) for word in GAINS]


def discount_card(t: Table, seat: int, energy: int) -> int:
    """The card in a player's hand that makes building this energy cheaper, or -1 (C-68)."""
    hand = t.lobby[seat]
    lobby = t.figures.lobby
    for card in range(len(lobby)):
        if hand >> card & 1 and lobby[card].on == _BUILD and lobby[card].of == energy:
            return card
    return -1


def play_card(t: Table, seat: int, card: int, main: bool) -> None:
    """The card leaves the game; alone at the table, draw another (C-92)."""
    t.carded = 1
    t.lobby[seat] = draw(t.lobby[seat], card)
    if t.facts is not None:
        t.note("lobby-main" if main else "lobby-minor", "C-66", seat, {"no": card + 1})
    if t.seats == 1:
        if main:
            t.agenda.append(("open-un", -1, (1,)))
        t.agenda.append(("deal-lobby", 0, (1,)))


def triggered(t: Table, card: LobbyCard) -> bool:
    """Whether the action a main benefit needs was taken earlier this turn (C-66)."""
    if card.on == _REGION:
        return t.acted == PROPOSED and t.figures.slot_region[t.done_slot] == card.of
    if card.on == _SLOT:
        return t.acted == PROPOSED and t.figures.slot_kind[t.done_slot] == card.of
    if card.on == _INSTALL:
        return t.acted == INSTALLED and t.done_energy == card.of
    if card.on == _SUMMIT:
        return bool(t.spoke >> card.of & 1)
    if card.on == _BUILD:
        return False  # declared with the build itself (C-68)
    return t.traded == (BOUGHT if card.on == _BUY else SOLD)


def gain(t: Table, seat: int, card: LobbyCard, what: int, amount: int) -> None:
    """One gain of a card."""
    if what == _MONEY:
        gain_money(t, seat, amount, "C-66")
    elif what == _TECH:
        gain_tech(t, seat, amount, "C-66")
    elif what == _PERMIT:
        for _ in range(amount):
            gain_permit(t, seat, "C-66")
    elif what == _VP:
        gain_vp(t, seat, amount, "C-66")
    elif what == _EXPERTISE:
        for _ in range(amount):
            t.agenda.append(("lobby-expertise", seat, (card.of,)))
    else:
        for _ in range(amount):
            t.agenda.append(("extra-move", seat, ()))


class Lobby(Action[Table]):  # C-66 C-68
    """Play a lobby card for its minor benefit, or for its main one after the action it names."""

    verb = "lobby"
    ids = "C-66 C-68"

    def moves(self, t: Table) -> list[Option]:
        return t.figures.minor + t.figures.main

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        hand = t.lobby[seat]
        if t.carded or not hand:
            return
        f = t.figures
        while hand:
            card = (hand & -hand).bit_length() - 1
            hand &= hand - 1
            out.append(f.minor[card])
            if triggered(t, f.lobby[card]):
                out.append(f.main[card])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        card = t.figures.card_of[words[1]]
        if t.carded:
            return Reason("used-card", "C-50")
        if not t.lobby[seat] >> card & 1:
            return Reason("card-not-in-hand", "C-66", {"no": words[1]})
        if words[2] == "minor" or triggered(t, t.figures.lobby[card]):
            return None
        return self.why_untriggered(t.figures.lobby[card])

    def why_untriggered(self, card: LobbyCard) -> Reason:
        """The action the card still waits for."""
        if card.on == _BUILD:
            return Reason("declare-with-build", "C-68", {"no": card.no, "of": ENERGIES[card.of]})
        of = ""
        if card.of >= 0:
            of = (REGIONS if card.on == _REGION else KINDS if card.on == _SLOT else ENERGIES)[card.of]
        return Reason(f"waits-for-{TRIGGERS[card.on]}", "C-66", {"no": card.no, "of": of})

    def play(self, t: Table, seat: int, option: Option) -> None:
        index = t.figures.card_of[option[1]]
        card = t.figures.lobby[index]
        main = option[2] == "main"
        play_card(t, seat, index, main)
        if not main:
            gain(t, seat, card, card.minor, t.figures.minor_money if card.minor == _MONEY else 1)
        elif len(card.gains) > 1:
            t.agenda.append(("lobby-choice", seat, (index,)))
        else:
            gain(t, seat, card, card.gains[0][0], card.gains[0][1])


class LobbyChoice(Rule[Table]):  # C-66
    """A card that offers one of two gains (12)."""

    ids = "C-66"
    prompt = "lobby-choice"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [TAKE[what] for what, _ in t.figures.lobby[args[0]].gains]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        card = t.figures.lobby[args[0]]
        for what, amount in card.gains:
            if TAKE[what] == option:
                gain(t, seat, card, what, amount)


class LobbyExpertise(Rule[Table]):  # C-66
    """Expertise from a lobby card, one space at a time."""

    ids = "C-66"

    def act(self, t: Table, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-66")
