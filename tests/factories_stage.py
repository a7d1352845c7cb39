"""A stage for Factory Commons: set the table, make the moves in notation, look at the result.

s = stage()                              # three conventional factories, nothing planned, seat 0 to move in round 1
s.goods(0, coal=3, steel=2)              # exactly this in store
s.play(0, "build conventional")          # must be open, else the test fails with the reason
s.begin(0, round=2)                      # go to the beginning of a later turn
s.event(72)                              # the end of the round with this event
"""

from __future__ import annotations

from typing import Any, Self

from keeling.core.agenda import CHANCE
from keeling.core.game import check_settings
from keeling.core.match import Match
from keeling.core.notation import parse
from keeling.core.sheet import lay_over
from keeling.games.factories import GAME
from keeling.games.factories.model.words import (
    FACTORIES,
    FIRST,
    GOODS,
    KINDS_EACH,
    SIZES,
    UNITS,
)
from keeling.games.factories.rules.build import add_factory
from keeling.games.factories.rules.lasting import weigh_part
from keeling.games.factories.rules.sites import site_of
from keeling.games.factories.rules.turn import ACTIONS
from keeling.testing.stage import Stage

HOUSE = GAME.figures(GAME.house_sheet())


class FactoryStage(Stage):
    """A table of Factory Commons; cards are moved so that the decks still add up."""

    def play(self, seat: int, *texts: str) -> Self:
        """Make moves that must be open; an action's reasons must find nothing against them either."""
        for text in texts:
            words = parse(text)
            if self.prompt == "turn" and text in self.options(seat):
                assert not ACTIONS[words[0]].closed_by(self.t, seat, words), text
            super().play(seat, text)
        return self

    def goods(self, seat: int, **amounts: int) -> Self:
        """Give a player exactly these resources and certificates."""
        for good in GOODS:
            self.set("goods", amounts.get(good, 0), seat=seat, good=good)
        return self

    def has(self, seat: int) -> dict[str, int]:
        """A player's resources and certificates, without those there are none of."""
        return {good: held for good in GOODS if (held := self.get("goods", seat=seat, good=good))}

    def plan(self, seat: int, **amounts: int) -> Self:
        """Set a player's plan."""
        for unit in UNITS:
            self.set("plan", amounts.get(unit, 0), seat=seat, unit=unit)
        return self

    def planned(self, seat: int) -> dict[str, int]:
        """A player's plan."""
        return {unit: planned for unit in UNITS if (planned := self.get("plan", seat=seat, unit=unit))}

    def factory(self, seat: int, *kinds: str) -> Self:
        """Give a player further factories."""
        for kind in kinds:
            add_factory(self.t, seat, FACTORIES.index(kind))
        return self

    def only(self, seat: int, *kinds: str) -> Self:
        """Give a player exactly these factories."""
        t = self.t
        for site in range(len(t.site_owner) - 1, -1, -1):
            if t.site_owner[site] == seat:
                for pieces in (t.site_owner, t.site_kind, t.site_part, t.site_halt):
                    del pieces[site]
        for kind in range(5):
            t.built[seat * KINDS_EACH + kind] = t.halted[seat * KINDS_EACH + kind] = 0
        return self.factory(seat, *kinds)

    def _take(self, no: int) -> tuple[int, int]:
        """Take a card from wherever it is."""
        t = self.t
        deck = sum(no >= first for first in FIRST) - 1
        card = no - FIRST[deck]
        for pile in (t.deck, t.discards):
            pile[deck] &= ~(1 << card)
        hands = (t.marketing, t.csr, t.parts)[deck]
        for seat in range(t.seats):
            hands[seat] &= ~(1 << card)
        if deck == 2 and card in t.row:
            new = min(c for c in range(18) if t.deck[2] >> c & 1)
            t.deck[2] &= ~(1 << new)
            t.row[t.row.index(card)] = new
        return deck, card

    def hand(self, seat: int, *cards: int) -> Self:
        """Give a player exactly these marketing, CSR and component cards in hand."""
        t = self.t
        for deck, hands in enumerate((t.marketing, t.csr, t.parts)):
            t.deck[deck] |= hands[seat]
            hands[seat] = 0
        for no in cards:
            deck, card = self._take(no)
            (t.marketing, t.csr, t.parts)[deck][seat] |= 1 << card
        return self

    def held(self, seat: int) -> list[int]:
        """The numbers of all cards in a player's hand."""
        t = self.t
        piles = (t.marketing[seat], t.csr[seat], t.parts[seat])
        return [FIRST[d] + c for d, pile in enumerate(piles) for c in range(SIZES[d]) if pile >> c & 1]

    def mounted(self, seat: int, no: int, factory: str) -> Self:
        """Put a component on a factory, as if long ago."""
        _, card = self._take(no)
        site = site_of(self.t, seat, factory)
        self.t.site_part[site] = card
        weigh_part(self.t, site, 1)
        return self

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return GAME.view(self.t, seat)

    def me(self, seat: int) -> dict[str, Any]:
        """What a seat sees of itself."""
        return self.view(seat)["players"][seat]

    # -- going to a point of the game ---------------------------------------------------------------------------

    def begin(self, seat: int = 0, round: int = 2) -> Self:
        """Go to the beginning of a player's turn; nothing follows it."""
        self.t.round = round
        return self.jump("begin-turn", seat)

    def end_round(self) -> Self:
        """Go to the end of the round, before its event."""
        return self.jump("end-round")

    def event(self, no: int) -> Self:
        """The event step with this card and nothing before or after it."""
        return self.jump("event").draw(f"news {no}")

    def skip_to_plan(self, seat: int) -> Self:
        """End the actions of a turn and come to its planning."""
        self.play(seat, "end")
        assert self.prompt == "plan"
        return self


def stage(
    seats: int = 3,
    options: dict[str, Any] | None = None,
    sheet: dict[str, Any] | None = None,
    opens: tuple[str, ...] = ("conventional",) * 5,
    bare: bool = False,
) -> FactoryStage:
    """A table laid out by the first option of every draw; seat 0 begins, everybody opens and plans nothing."""
    settings = check_settings(GAME, seats, options)
    figures = GAME.figures(lay_over(GAME.house_sheet(), sheet)) if sheet else HOUSE
    s = FactoryStage(Match(GAME, seats, 0, settings, sheet, GAME.start(figures, seats, settings)))
    if bare:
        return s
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[0])
    for seat in range(seats):
        s.play(seat, f"open {opens[seat]}", "done")
    return s
