"""Moving one's own scientists: in a turn, by a lobby card, with the research grant (C-40, C-50, C-51, C-66)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules import scientists
from keeling.games.co2_family.rules.summits import no_topic, speak

# what closes a scientist's move, by the number of the gate
CLOSED: Final[tuple[str, ...]] = (
    "",
    "no-scientist-in-hand C-51",
    "no-scientist-there C-51",
    "already-in-hand C-51",
    "hand-to-summit C-51",
    "not-a-topic C-51",
    "topic-taken C-56",
    "no-project C-51",
    "scientist-in-the-way C-51",
)


class Ways(scientists.Ways[Co2Position]):  # C-51
    """To any project without a scientist, home, and from a project to a summit on its energy."""

    rule = "C-51"
    below = READY + EACH

    def gate(self, t: Co2Position, seat: int, source: int, goal: int) -> int:
        hand = t.figures.home
        if source == hand:
            if not t.hand[seat]:
                return 1
        elif t.worker[source] != seat:
            return 2
        if goal == hand:
            return 3 if source == hand else 0
        if goal > hand:
            if source == hand:
                return 4
            number = no_topic(t, goal - hand - 1, t.project[source] % EACH)
            return 4 + number if number else 0
        if t.project[goal] < 0:
            return 7
        return 8 if t.worker[goal] >= 0 else 0

    def numbers(self, t: Co2Position, move: Option, number: int) -> Values:
        f = t.figures
        source, goal = f.move_of[move]
        if number == 2:
            return {"region": move[1], "slot": move[2]}
        if number in (5, 6):
            return {"summit": goal - f.home, "energy": ENERGIES[t.project[source] % EACH]}
        if number == 7:
            return {"region": f.where[goal][0], "slot": f.where[goal][1]}
        if number == 8:
            return {"region": f.where[goal][0], "slot": f.where[goal][1], "player": t.worker[goal] + 1}
        return {}

    def move(self, t: Co2Position, seat: int, move: Option, rule: str) -> None:
        hand = t.figures.home
        source, goal = t.figures.move_of[move]
        energy = -1
        if source == hand:
            t.hand[seat] -= 1
        else:
            t.worker[source] = -1
            energy = t.project[source] % EACH
        self.tell(t, seat, source, goal, rule)
        if goal < hand:
            t.worker[goal] = seat
        elif goal == hand:
            t.hand[seat] += 1
        else:
            speak(t, seat, goal - hand - 1, energy)
            t.spoke |= 1 << energy


WAYS: Final = Ways()


class MoveScientist(scientists.MoveScientist[Co2Position]):  # C-50 C-51
    """The free move of a scientist; it gives no expertise."""

    ids = "C-50 C-51"
    closed = (*CLOSED, "used-scientist C-50")
    ways = WAYS


class ExtraMove(scientists.ExtraMove[Co2Position]):  # C-66 C-51
    """A scientist move beyond the free one, given by a lobby card; it may be forgone."""

    ids = "C-66 C-51"
    closed = CLOSED
    ways = WAYS


class Research(scientists.Grant[Co2Position]):  # C-40 C-51
    """The research grant: move a scientist or recruit one; it may be forgone (ruling)."""

    ids = "C-40 C-51"
    closed = (*CLOSED, "pool-empty C-40")
    ways = WAYS
