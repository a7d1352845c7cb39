"""Summits: a scientist on every topic completes one."""

from __future__ import annotations

from typing import TypeVar

from keeling.core.agenda import Args, Rule
from keeling.games.co2_family.model.position import Table
from keeling.games.co2_family.model.words import TOPICS

T = TypeVar("T", bound=Table)


def no_topic(t: Table, place: int, energy: int) -> int:
    """0 if this energy is a free topic of the summit there, 1 if it is none of its topics, 2 if it is taken."""
    topic = t.figures.topic_at[t.summit[place]][energy]
    if topic < 0:
        return 1
    return 2 if t.speaker[TOPICS * place + topic] >= 0 else 0


def place_of(t: Table, place: int, spot: str) -> str:
    """Where a scientist goes in words that last: a summit by its city, since others will lie in its place."""
    return f"summit {t.figures.cities[t.summit[place]]}" if place >= 0 else spot


def speak(t: Table, seat: int, place: int, energy: int) -> bool:
    """A scientist takes a topic; whether with it the summit is complete."""
    tile = t.summit[place]
    first = TOPICS * place
    t.speaker[first + t.figures.topic_at[tile][energy]] = seat
    if t.facts is not None:
        city, word = t.figures.cities[tile], t.figures.energies[energy]
        t.note("speaks", t.figures.ids["summit"], seat, {"summit": place + 1, "city": city, "energy": word})
    if -1 in t.speaker[first : first + len(t.figures.topics[tile])]:
        return False
    t.complete.append(place)  # in the order completed
    return True


class CloseSummit(Rule[T]):
    """Speakers go home, the tile leaves the game, a new one is drawn while the stack lasts."""

    def act(self, t: T, seat: int, args: Args) -> None:
        place = args[0]
        for speaker in range(TOPICS * place, TOPICS * place + TOPICS):
            if t.speaker[speaker] >= 0:
                t.hand[t.speaker[speaker]] += 1
                t.speaker[speaker] = -1
        t.summit[place] = -1
        t.then(("lay-summit", -1, (place, 0)))
