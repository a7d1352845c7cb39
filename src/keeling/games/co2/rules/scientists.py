"""Moving one's own scientists (C-50, C-51)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2_family.model.words import EACH, TOPICS
from keeling.games.co2_family.rules.summits import no_topic, place_of, speak

# what closes a scientist's move, by the number of `move_gate`
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


def move_gate(t: Co2Position, seat: int, source: int, goal: int) -> int:
    """Whether a scientist may move so (C-51); spots are numbered: the slots, the hand, the summit places."""
    hand = t.figures.slots
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


def move_numbers(t: Co2Position, move: Option, number: int) -> Values:
    """What the reason against a scientist's move tells beside its code."""
    f = t.figures
    source, goal = f.move_of[move]
    if number == 2:
        return {"region": move[1], "slot": move[2]}
    if number in (5, 6):
        return {"summit": goal - f.slots, "energy": ENERGIES[t.project[source] % EACH]}
    if number == 7:
        return {"region": f.where[goal][0], "slot": f.where[goal][1]}
    if number == 8:
        return {"region": f.where[goal][0], "slot": f.where[goal][1], "player": t.worker[goal] + 1}
    return {}


def list_moves(t: Co2Position, seat: int, out: list[Option]) -> None:
    """Every scientist move open to a player, as `move_gate` has it: by far the longest list of a turn."""
    worker = t.worker
    working = seat in worker
    if not working and not t.hand[seat]:
        return
    f = t.figures
    hand = f.slots
    free = [slot for slot, code in enumerate(t.project) if code >= 0 and worker[slot] < 0]
    if t.hand[seat]:
        row = f.move[hand]
        for slot in free:
            out.append(row[slot])
    if not working:
        return
    for source, owner in enumerate(worker):
        if owner == seat:
            row = f.move[source]
            for slot in free:
                out.append(row[slot])
            out.append(row[hand])
            energy = t.project[source] % EACH
            for place, tile in enumerate(t.summit):
                topic = f.topic_at[tile][energy]
                if topic >= 0 and t.speaker[TOPICS * place + topic] < 0:
                    out.append(row[hand + 1 + place])


def move_scientist(t: Co2Position, seat: int, move: Option, rule: str) -> None:
    """Carry out a move; it gives no expertise (C-51)."""
    f = t.figures
    hand = f.slots
    source, goal = f.move_of[move]
    energy = -1
    if source == hand:
        t.hand[seat] -= 1
    else:
        t.worker[source] = -1
        energy = t.project[source] % EACH
    if t.facts is not None:
        to = place_of(t, goal - hand - 1, f.spots[goal])
        t.note("scientist", rule, seat, {"source": f.spots[source], "goal": f.spots[goal], "to": to})
    if goal < hand:
        t.worker[goal] = seat
    elif goal == hand:
        t.hand[seat] += 1
    else:
        speak(t, seat, goal - hand - 1, energy)
        t.spoke |= 1 << energy


class MoveScientist(Action[Co2Position]):  # C-50 C-51
    """The free move of a scientist."""

    verb = "move"
    ids = "C-50 C-51"
    closed = (*CLOSED, "used-scientist C-50")

    def moves(self, t: Co2Position) -> list[Option]:
        return list(t.figures.move_of)

    def gate(self, t: Co2Position, seat: int, source: int, goal: int) -> int:
        return len(CLOSED) if t.moved else move_gate(t, seat, source, goal)

    def offer(self, t: Co2Position, seat: int, out: list[Option]) -> None:
        if not t.moved:
            list_moves(t, seat, out)

    def closed_by(self, t: Co2Position, seat: int, words: Option) -> int:
        source, goal = t.figures.move_of[words]
        return self.gate(t, seat, source, goal)

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        return move_numbers(t, words, number)

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        t.moved = 1
        move_scientist(t, seat, option, "C-51")
