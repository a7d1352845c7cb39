"""What must hold in every position: each card lies in one place, and sums are what they sum up. For tests."""

from __future__ import annotations

from keeling.core.faults import Faults
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import DECK, DISCARDS, EACH_TAGS, HAND, HIDDEN, PLACES, PROJECT, SHOWN, UNDER
from keeling.games.daybreak.rules.piles import bits, in_stack


def faults(t: DaybreakPosition) -> list[str]:
    """All that does not add up, in words."""
    if not t.round and not t.deck:
        return []  # nothing is laid out yet
    found = Faults(t).found + _cards(t) + _stacks(t) + _decks(t)
    if t.loose >= t.figures.row and not t.ending:
        found.append(f"{t.loose} loose in a row of {t.figures.row}")
    return found


def _cards(t: DaybreakPosition) -> list[str]:
    """Local projects: piles and places say the same."""
    found: list[str] = []
    place = t.place
    if sorted(t.deck) != [card for card, where in enumerate(place) if where == DECK]:
        found.append("the deck")
    if sorted(t.discards) != [card for card, where in enumerate(place) if where == DISCARDS]:
        found.append("the discards")
    for seat in range(t.seats):
        if bits(t.hand[seat]) != [card for card, where in enumerate(place) if where == HAND + seat]:
            found.append(f"the hand of seat {seat}")
    shown = sorted([card for pile in t.shown for card in bits(pile)])
    if shown != [card for card, where in enumerate(place) if where == SHOWN]:
        found.append("what is shown")
    return found


def _stacks(t: DaybreakPosition) -> list[str]:
    found: list[str] = []
    for stack in range(t.seats * PLACES):
        cards = in_stack(t, stack)
        if t.top[stack] != (cards[0] if cards else -1):
            found.append(f"the top of stack {stack}")
        heights = [t.height[card] for card in cards]
        if len(set(heights)) != len(heights):
            found.append(f"the order of stack {stack}")
        if _tags(t, cards) != t.tags[stack * EACH_TAGS : (stack + 1) * EACH_TAGS]:
            found.append(f"the tags of stack {stack}")
    for place, project in enumerate(t.project):
        tucked = [card for card, where in enumerate(t.place) if where == PROJECT + place]
        if len(tucked) != t.under[place] or (project < 0 and tucked):
            found.append(f"the cards under project {place}")
        if project >= 0 and not t.figures.projects[project].distinct:
            if _tags(t, tucked) != t.given[place * EACH_TAGS : (place + 1) * EACH_TAGS]:
                found.append(f"the tags under project {place}")
    return found


def _tags(t: DaybreakPosition, cards: list[int]) -> list[int]:
    tags = [0] * EACH_TAGS
    for card in cards:
        for tag in t.figures.tags[card]:
            tags[tag] += 1
    return tags


def _decks(t: DaybreakPosition) -> list[str]:
    """Crises and global projects: each is somewhere, and enough are left for those that lie face down."""
    found: list[str] = []
    f = t.figures
    crises = t.crisis_deck + t.crisis_rest + t.crisis_discards + [one for one in t.row if one >= 0] + t.lasting
    if sorted(crises) != f.crisis_deck:
        found.append("the crises")
    if len(t.crisis_deck) < t.row.count(HIDDEN) or len(t.crisis_rest) != len([one for one in t.row if one < HIDDEN]):
        found.append("crises face down")
    for number in range(len(f.crises)):
        if t.helped[number] != t.place.count(UNDER + number):
            found.append(f"the cards under crisis {number}")
    projects = t.project_deck + t.project_discards + t.offered + [one for one in t.project if one >= 0]
    moving = [step[2][0] for step in t.agenda if step[0] == "lay-project"]  # one leaves before it is laid
    if sorted(projects + moving) != f.project_deck:
        found.append("the global projects")
    return found
