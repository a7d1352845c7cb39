"""Lobby cards (C-66, C-68, C-92)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.core.piles import without
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import INSTALLED, PROPOSED
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2_family.rules import lobby
from keeling.games.co2_family.rules.lobby import after_summits


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


class Benefits(lobby.Benefits[Co2Position]):  # C-66
    """What a card gives; expertise comes one space at a time, each with its bonus."""

    rule = "C-66"

    def teach(self, t: Co2Position, seat: int, energy: int, amount: int) -> None:
        t.then(*[("lobby-expertise", seat, (energy,)) for _ in range(amount)])


BENEFITS: Final = Benefits()


class Lobby(lobby.PlayCard[Co2Position]):  # C-66 C-68
    """Play a lobby card for its minor benefit, or for its main one after the action it names."""

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

    def pays(self, t: Co2Position, seat: int) -> int:
        """Those whose action was taken this turn (C-66); discounts never are (C-68)."""
        f = t.figures
        cards = f.after_trade[t.traded]
        if t.acted == PROPOSED:
            cards |= f.after_lay[t.done_slot]
        elif t.acted == INSTALLED:
            cards |= f.after_ready[t.done_energy]
        return cards | after_summits(t) if t.spoke else cards

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        card = t.figures.card_of[option[1]]
        main = option[2] == "main"
        play_card(t, seat, card, main)
        if main:
            BENEFITS.main(t, seat, card)
        else:
            BENEFITS.minor(t, seat, card)


class LobbyChoice(lobby.LobbyChoice[Co2Position]):  # C-66
    """A card that offers one of two gains (12)."""

    ids = "C-66"
    benefits = BENEFITS


class LobbyExpertise(Rule[Co2Position]):  # C-66
    """Expertise from a lobby card, one space at a time."""

    ids = "C-66"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-66")
