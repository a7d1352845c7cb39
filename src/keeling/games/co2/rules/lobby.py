"""Lobby cards (C-66, C-68, C-92)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2.model.figures import LobbyCard
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, GAINS, INSTALLED, KINDS, PROPOSED, REGIONS, TRIGGERS
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, gain_vp

_MONEY, _TECH, _PERMIT, _MOVE, _VP, _EXPERTISE, _DISCOUNT = range(len(GAINS))
_REGION, _SLOT = TRIGGERS.index("propose-region"), TRIGGERS.index("propose-slot")
TAKE: Final[list[Option]] = [("take", word) for word in GAINS]


def discount_card(t: Co2Position, seat: int, energy: int) -> int:
    """The card in a player's hand that makes building this energy cheaper, or -1 (C-68)."""
    cards = t.lobby[seat] & t.figures.discounts[energy]
    return (cards & -cards).bit_length() - 1


def play_card(t: Co2Position, seat: int, card: int, main: bool) -> None:
    """The card leaves the game; alone at the table, draw another (C-92)."""
    t.carded = 1
    t.lobby[seat] = without(t.lobby[seat], card)
    if t.facts is not None:
        t.note("lobby-main" if main else "lobby-minor", "C-66", seat, {"no": card + 1})
    if t.seats == 1:
        if main:
            t.then(("open-un", -1, (1,)))
        t.then(("deal-lobby", 0, (1,)))


def triggered(t: Co2Position) -> int:
    """The cards, as bits, whose main benefit's action was taken this turn (C-66); discounts never are (C-68)."""
    f = t.figures
    cards = f.after_trade[t.traded]
    if t.acted == PROPOSED:
        cards |= f.after_propose[t.done_slot]
    elif t.acted == INSTALLED:
        cards |= f.after_install[t.done_energy]
    if t.spoke:
        for energy in range(len(ENERGIES)):
            if t.spoke >> energy & 1:
                cards |= f.after_summit[energy]
    return cards


def gain(t: Co2Position, seat: int, card: LobbyCard, what: int, amount: int) -> None:
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
            t.then(("lobby-expertise", seat, (card.of,)))
    else:
        for _ in range(amount):
            t.then(("extra-move", seat, ()))


class Lobby(Action[Co2Position]):  # C-66 C-68
    """Play a lobby card for its minor benefit, or for its main one after the action it names."""

    verb = "lobby"
    ids = "C-66 C-68"
    closed = (  # from 3 on by what the card waits for: words.TRIGGERS
        "",
        "used-card C-50",
        "card-not-in-hand C-66",
        "waits-for-propose-region C-66",
        "waits-for-propose-slot C-66",
        "waits-for-install C-66",
        "declare-with-build C-68",
        "waits-for-summit C-66",
        "waits-for-buy C-66",
        "waits-for-sell C-66",
    )

    def moves(self, t: Co2Position) -> list[Option]:
        return t.figures.minor + t.figures.main

    def gate(self, t: Co2Position, seat: int, card: int, main: bool) -> int:
        if t.carded:
            return 1
        if not t.lobby[seat] >> card & 1:
            return 2
        if not main or triggered(t) >> card & 1:
            return 0
        return 3 + t.figures.lobby[card].on

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
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

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.card_of[words[1]], words[2] == "main")

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {}
        if number == 2:
            return {"no": words[1]}
        card = t.figures.lobby[t.figures.card_of[words[1]]]
        named = REGIONS if card.on == _REGION else KINDS if card.on == _SLOT else ENERGIES
        return {"no": card.no, "of": named[card.of] if card.of >= 0 else ""}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        index = t.figures.card_of[option[1]]
        card = t.figures.lobby[index]
        main = option[2] == "main"
        play_card(t, seat, index, main)
        if not main:
            gain(t, seat, card, card.minor, t.figures.minor_money if card.minor == _MONEY else 1)
        elif len(card.gains) > 1:
            t.then(("lobby-choice", seat, (index,)))
        else:
            gain(t, seat, card, card.gains[0][0], card.gains[0][1])


class LobbyChoice(Rule[Co2Position]):  # C-66
    """A card that offers one of two gains (12)."""

    ids = "C-66"
    prompt = "lobby-choice"
    asks = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [TAKE[what] for what, _ in t.figures.lobby[args[0]].gains]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        card = t.figures.lobby[args[0]]
        for what, amount in card.gains:
            if TAKE[what] == option:
                gain(t, seat, card, what, amount)


class LobbyExpertise(Rule[Co2Position]):  # C-66
    """Expertise from a lobby card, one space at a time."""

    ids = "C-66"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-66")
