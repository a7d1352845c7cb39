"""A stage for rule tests of Daybreak: set the table, make the moves in notation, look at the result.

s = stage(4)                                   # standard setup, local stage of round 1, empty hands, crises face down
s.hand(0, "heat-pumps", "solar-fields")        # exactly these
s.stack(0, 1, "coal-exit-usa", "clean-rivers") # stack 1 of seat 0, from the top down
s.tags(0, 1, regulation=3)                     # so many of a tag in it, by cards tucked from the deck
s.board(0, dirty=4, clean=1, social=2, transport=3, community=5)
s.forecast("epidemic"); s.lasting("oil-lobby"); s.project("research-fund", "new-cement")
s.play(0, "use s1", "pay heat-pumps")
s = acting("heat-pumps", incentive=2, hand=2)  # one card's row on a table of its own: seat 0, stack 1
"""

from __future__ import annotations

from typing import Any, Self

import keeling
from keeling.core.agenda import CHANCE
from keeling.games.daybreak.model.words import (
    DECK,
    EACH_TAGS,
    EMISSIONS,
    HIDDEN,
    OUT,
    PLACES,
    TAGS,
)
from keeling.games.daybreak.rules.hand import help_against
from keeling.games.daybreak.rules.lasting import recount
from keeling.games.daybreak.rules.piles import in_stack, lay_below, lay_on_top, take_from_stack, to_hand
from keeling.games.daybreak.rules.projects import find_lacks, support_project
from keeling.testing.stage import Stage


class DaybreakStage(Stage):
    """A table of Daybreak; every card that is named comes from wherever it lies."""

    def card(self, key: str) -> int:
        """The number of a local project."""
        return int(self.match.position.figures.of_key[key])

    def key(self, card: int) -> str:
        """The key of a local project."""
        return str(self.match.position.figures.local[card].key)

    def crisis(self, key: str) -> int:
        """The number of a crisis."""
        return int(self.match.position.figures.crisis_of[key])

    # -- setting --------------------------------------------------------------------------------------------------

    def free(self, key: str) -> int:
        """Take a local project from wherever it lies."""
        t, card = self.t, self.card(key)
        if card in t.deck:
            t.deck.remove(card)
        elif card in t.discards:
            t.discards.remove(card)
        elif t.place[card] != OUT:
            for seat in range(t.seats):
                if t.hand[seat] >> card & 1:
                    t.hand[seat] ^= 1 << card
                    break
            else:
                take_from_stack(t, card)
        t.place[card] = OUT
        return card

    def hand(self, seat: int, *keys: str) -> Self:
        """Give a player exactly these cards."""
        t = self.t
        for card in [card for card in range(len(t.place)) if t.hand[seat] >> card & 1]:
            t.hand[seat] ^= 1 << card
            t.place[card] = DECK
            t.deck.append(card)
        t.deck.sort()
        for key in keys:
            to_hand(t, seat, self.free(key))
        return self

    def stack(self, seat: int, place: int, *keys: str) -> Self:
        """Lay these cards into a stack, from the top down; what lay there leaves the game."""
        t, stack = self.t, seat * PLACES + place - 1
        for card in in_stack(t, stack):
            take_from_stack(t, card)
            if card < t.figures.deck_size:
                t.place[card] = DECK
                t.deck.append(card)
        t.deck.sort()
        for key in reversed(keys):
            lay_on_top(t, stack, self.free(key))
        return self

    def tags(self, seat: int, place: int, **wanted: int) -> Self:
        """Tuck cards out of the deck until a stack has so many of each tag, those with the fewest other tags first."""
        t, stack = self.t, seat * PLACES + place - 1
        for tag, count in wanted.items():
            at = stack * EACH_TAGS + TAGS.index(tag)
            fitting = sorted(
                (len(t.figures.tags[card]), card) for card in t.deck if TAGS.index(tag) in t.figures.tags[card]
            )
            for _, card in fitting:
                if t.tags[at] >= count:
                    break
                if not any(other != tag and TAGS.index(other) in t.figures.tags[card] for other in wanted):
                    lay_below(t, stack, self.free(self.key(card)))
            assert t.tags[at] == count, (tag, t.tags[at])
        return self

    def board(self, seat: int, **numbers: int) -> Self:
        """Set numbers of a player's board by their names."""
        for name, value in numbers.items():
            self.set("board", value, seat=seat, level=name)
        return self

    def no_emissions(self, seat: int) -> Self:
        """A board without dirty energy and emissions, whose demand is met."""
        return self.board(seat, dirty=0, demand=0, **dict.fromkeys(EMISSIONS, 0))

    def planet(self, bands: int | None = None, loose: int | None = None, **sinks: int) -> Self:
        """Set the thermometer and the sinks."""
        t = self.t
        t.bands = t.bands if bands is None else bands
        t.loose = t.loose if loose is None else loose
        for name, value in sinks.items():
            self.set("sinks", value, sink=name)
        return self

    def forecast(self, *keys: str, hidden: int = 0) -> Self:
        """Let exactly these crises lie open, and so many face down behind them."""
        t = self.t
        t.crisis_deck += [crisis for crisis in t.row if crisis >= 0]
        t.row = [self.take_crisis(key) for key in keys] + [HIDDEN] * hidden
        t.crisis_deck.sort()
        return self

    def take_crisis(self, key: str) -> int:
        """A crisis out of its deck or discards."""
        t, number = self.t, self.crisis(key)
        (t.crisis_deck if number in t.crisis_deck else t.crisis_discards).remove(number)
        return number

    def lasting(self, *keys: str) -> Self:
        """Let crises last."""
        t = self.t
        t.lasting += [self.take_crisis(key) for key in keys]
        recount(t)
        return self

    def under_crisis(self, key: str, *cards: str) -> Self:
        """Tuck cards under a crisis."""
        for card in cards:
            help_against(self.t, self.crisis(key), self.free(card))
        return self

    def project(self, key: str, *cards: str) -> Self:
        """Lay a global project with cards under it."""
        t = self.t
        project = t.figures.project_of[key]
        (t.project_deck if project in t.project_deck else t.project_discards).remove(project)
        place = t.project.index(-1)
        t.project[place] = project
        find_lacks(t, place)
        for card in cards:
            support_project(t, place, self.free(card))
        return self

    def challenge(self, key: str, seat: int = -1) -> Self:
        """Put a challenge into play as if it had been drawn at setup; starting values are not touched."""
        t = self.t
        t.challenges += [t.figures.challenge_of[key], seat]
        recount(t)
        return self

    # -- looking --------------------------------------------------------------------------------------------------

    def at(self, seat: int, name: str) -> int:
        """A number of a player's board."""
        return self.get("board", seat=seat, level=name)

    def sink(self, name: str) -> int:
        """Trees, oceans or DAC."""
        return self.get("sinks", sink=name)

    def held(self, seat: int) -> list[str]:
        """A player's hand."""
        t = self.match.position
        return [self.key(card) for card in range(len(t.place)) if t.hand[seat] >> card & 1]

    def lies(self, seat: int, place: int) -> list[str]:
        """The cards of a stack from the top down."""
        return [self.key(card) for card in in_stack(self.match.position, seat * PLACES + place - 1)]

    # -- going on -------------------------------------------------------------------------------------------------

    def all_done(self) -> Self:
        """Everybody is done, whoever is not yet."""
        while self.match.position.lanes:
            asked = [seat for seat in self.seats_asked() if seat != CHANCE]
            self.play(asked[0], "done")
        return self

    def until(self, prompt: str, *draws: str) -> Self:
        """Go on with these draws, then the first option of each draw and `pass`, until somebody is asked this."""
        wanted = list(draws)
        while self.match.owed() and self.prompt != prompt:
            ask = self.match.owed()[0]
            options = self.options()
            if ask.seat == CHANCE:
                fitting = [text for text in wanted if text in options]
                if fitting:
                    wanted.remove(fitting[0])
                self.draw(fitting[0] if fitting else options[0])
            else:
                self.play(ask.seat, "pass" if "pass" in options else options[-1])
        assert not wanted, wanted
        return self

    def emissions(self) -> Self:
        """Go to the emissions stage and through it, up to the first roll or crisis."""
        return self.jump("emissions")

    def resolve(self) -> Self:
        """Resolve the crises that lie there, and nothing before them."""
        self.t.stage = 4
        return self.jump("resolve")


def stage(seats: int = 4, level: str = "standard", sheet: Any = None, **options: str) -> DaybreakStage:
    """A table in the local stage of round 1: no project, crises face down, empty hands, boards as at the start."""
    s = DaybreakStage(keeling.table("daybreak", seats, 1, {"level": level, **options}, sheet))
    while s.prompt != "turn":
        s.play(s.seats_asked()[0], "decline" if s.prompt == "choose-project" else s.options()[0])
    s.forecast(hidden=len(s.t.row))
    s.t.project_deck = sorted(s.t.project_deck + s.t.project_discards)
    s.t.project_discards = []
    for seat in range(seats):
        s.hand(seat)
    s.settle()
    return s


def acting(key: str, hand: int = 3, seats: int = 4, **tags: int) -> DaybreakStage:
    """A card on top of seat 0's first stack, with so many of each tag in it, and so many cards in hand to pay with."""
    s = stage(seats).stack(0, 1, key)
    s.tags(0, 1, **tags)
    t = s.t
    s.hand(0, *[s.key(card) for card in t.deck[-hand:]] if hand else [])
    s.settle()
    return s
