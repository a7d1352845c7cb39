"""Lobby cards: when one may be played, and what it brings."""

from __future__ import annotations

from typing import Generic

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.lobby import FamilyCard
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import EACH, REGIONS
from keeling.games.co2_family.rules.supplies import gain_money, gain_permit, gain_tech, gain_vp

MONEY, TECH, PERMIT, MOVE, VP, LEARN = range(6)  # with these the GAINS of either edition begin


def subsidy_card(t: Table, seat: int, energy: int) -> int:
    """The card in a player's hand that brings money towards a plant of this energy, or -1."""
    cards = t.lobby[seat] & t.figures.subsidies[energy]
    return (cards & -cards).bit_length() - 1


def after_summits(t: Table) -> int:
    """The cards, as bits, that wait for a scientist on a topic that was spoken on this turn."""
    cards = 0
    for energy in range(EACH):
        if t.spoke >> energy & 1:
            cards |= t.figures.after_summit[energy]
    return cards


class Benefits(Generic[T]):
    """What lobby cards bring; each edition teaches its own way."""

    rule = ""

    def teach(self, t: T, seat: int, energy: int, amount: int) -> None:
        """So many spaces on the track of an energy."""
        raise TypeError(self.rule)

    def gain(self, t: T, seat: int, card: int, what: int, amount: int) -> None:
        """One gain of a card."""
        if what == MONEY:
            gain_money(t, seat, amount, self.rule)
        elif what == TECH:
            gain_tech(t, seat, amount, self.rule)
        elif what == PERMIT:
            for _ in range(amount):
                gain_permit(t, seat, self.rule)
        elif what == VP:
            gain_vp(t, seat, amount, self.rule)
        elif what == MOVE:
            t.then(*[("extra-move", seat, ()) for _ in range(amount)])
        else:
            self.teach(t, seat, t.figures.lobby[card].of, amount)

    def minor(self, t: T, seat: int, card: int) -> None:
        """The minor benefit of a card."""
        what = t.figures.lobby[card].minor
        self.gain(t, seat, card, what, t.figures.minor_money if what == MONEY else 1)

    def main(self, t: T, seat: int, card: int) -> None:
        """The main benefit of a card; of two gains one is chosen."""
        gains = t.figures.lobby[card].gains
        if len(gains) > 1:
            t.then(("lobby-choice", seat, (card,)))
        else:
            self.gain(t, seat, card, gains[0][0], gains[0][1])


class LobbyChoice(Rule[T]):
    """A card that offers one of two gains."""

    prompt = "lobby-choice"
    asks = True
    benefits: Benefits[T]

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        return [t.figures.take[what] for what, _ in t.figures.lobby[args[0]].gains]

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        for what, amount in t.figures.lobby[args[0]].gains:
            if t.figures.take[what] == option:
                self.benefits.gain(t, seat, args[0], what, amount)


class PlayCard(Action[T]):
    """Play a lobby card for its minor benefit, or for its main one if what it waits for is done."""

    verb = "lobby"

    def moves(self, t: T) -> list[Option]:
        return t.figures.minor + t.figures.main

    def pays(self, t: T, seat: int) -> int:
        """The cards, as bits, whose main benefit may be had now."""
        raise TypeError(self.verb)

    def waits(self, card: FamilyCard) -> int:
        """The number of the reason that says what a card waits for."""
        return 3 + card.on

    def gate(self, t: T, seat: int, card: int, main: bool) -> int:
        if t.carded:
            return 1
        if not t.lobby[seat] >> card & 1:
            return 2
        return self.waits(t.figures.lobby[card]) if main and not self.pays(t, seat) >> card & 1 else 0

    def offer(self, t: T, seat: int, out: list[Option], main: int = -1) -> None:
        """All cards of a hand, and the main benefits that may be had now, which may be known, as bits."""
        hand = t.lobby[seat]
        if t.carded or not hand:
            return
        if main < 0:
            main = self.pays(t, seat)
        f = t.figures
        while hand:
            bit = hand & -hand
            card = bit.bit_length() - 1
            hand ^= bit
            out.append(f.minor[card])
            if main & bit:
                out.append(f.main[card])

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.card_of[words[1]], words[2] == "main")

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {}
        if number == 2:
            return {"no": words[1]}
        f = t.figures
        card = f.lobby[f.card_of[words[1]]]
        named = REGIONS if card.on == 0 else f.kinds if card.on == 1 else f.energies
        return {"no": card.no, "of": named[card.of] if card.of >= 0 else ""}
