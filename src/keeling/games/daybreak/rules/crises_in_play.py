"""Crises in the row: laid face down, turned over, discarded (D-20, D-23, D-56)."""

from __future__ import annotations

from random import Random

from keeling.core.agenda import Args, Option, Rule
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import DISCARDS, HIDDEN, OLDER, UNDER
from keeling.games.daybreak.rules.lasting import recount


def lay_face_down(t: DaybreakPosition, more: int, rule: str) -> None:
    """Unknown crises at the end of the row. Which ones they are is drawn when they are turned over: a deck has no
    order. At a reshuffle what is left of the old deck is kept apart for those that lie there already (D-23)."""
    laid = 0
    while laid < more:
        if len(t.crisis_deck) <= t.row.count(HIDDEN):
            if not t.crisis_discards:
                break
            t.crisis_rest += t.crisis_deck
            t.row = [OLDER if crisis == HIDDEN else crisis for crisis in t.row]
            t.crisis_deck, t.crisis_discards = sorted(t.crisis_discards), []
        t.row.append(HIDDEN)
        laid += 1
    if laid:
        t.note("crises-drawn", rule, -1, {"count": laid})


class Reveal(Rule[DaybreakPosition]):  # D-20 D-52 D-23
    """Which crisis lies at a place of the row; args is the place."""

    ids = "D-20 D-52 D-23"
    prompt = "crisis"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if args[0] >= len(t.row) or t.row[args[0]] >= 0:
            return []
        words = t.figures.crisis
        return [words[crisis] for crisis in (t.crisis_deck if t.row[args[0]] == HIDDEN else t.crisis_rest)]

    def drawn(self, t: DaybreakPosition, seat: int, args: Args, rng: Random) -> Option | None:
        if args[0] >= len(t.row) or t.row[args[0]] >= 0:
            return None
        deck = t.crisis_deck if t.row[args[0]] == HIDDEN else t.crisis_rest
        return t.figures.crisis[deck[(rng.getrandbits(32) * len(deck)) >> 32]] if deck else None

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        crisis = t.figures.crisis_of[option[1]]
        (t.crisis_deck if t.row[args[0]] == HIDDEN else t.crisis_rest).remove(crisis)
        t.row[args[0]] = crisis
        t.note("crisis-revealed", "D-52", -1, {"crisis": option[1]})


def discard_crisis(t: DaybreakPosition, crisis: int) -> None:
    """A crisis goes with the cards tucked under it."""
    if crisis in t.lasting:
        t.lasting.remove(crisis)
        recount(t)
    else:
        t.row.remove(crisis)
    t.crisis_discards.append(crisis)
    if t.helped[crisis]:
        t.helped[crisis] = 0
        place = UNDER + crisis
        for card, where in enumerate(t.place):
            if where == place:
                t.place[card] = DISCARDS
                t.discards.append(card)


def open_crises(t: DaybreakPosition) -> list[int]:
    """All crises whose face is seen, in the row and lasting."""
    return [crisis for crisis in t.row if crisis >= 0] + t.lasting
