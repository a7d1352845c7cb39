"""Scientists: where they may go, what leaving teaches, and moves beyond the executive one (S-30, S-30a, S-31)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import READY
from keeling.games.co2_family.rules import scientists
from keeling.games.co2_family.rules.summits import no_topic, speak
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.knowledge import learn

# what closes a scientist's move, by the number of the gate
CLOSED: Final[tuple[str, ...]] = (
    "",
    "no-scientist-on-board S-30",
    "no-scientist-there S-30",
    "board-to-summit S-30",
    "not-a-topic S-30",
    "topic-taken S-30",
    "no-planned-project S-30",
    "scientist-in-the-way S-30",
    "being-prepared S-41a",
    "card-not-played S-30",
    "card-occupied S-34",
    "like-card-free S-34",
)


class Ways(scientists.Ways[SecondChancePosition]):  # S-30 S-30a S-31
    """To any planned project without a scientist, home, to a summit on its energy, or to a played lobbyist."""

    rule = "S-30"
    below = READY
    more = True

    def gate(self, t: SecondChancePosition, seat: int, source: int, goal: int) -> int:
        f = t.figures
        board = f.home
        if source == board:
            if not t.hand[seat]:
                return 1
        elif t.worker[source] != seat:
            return 2
        if goal == board:
            return 0
        if goal >= f.first_card:
            card = goal - f.first_card
            if t.played[card] < 0:
                return 9
            if t.visitor[card] >= 0:
                return 10
            return 0 if card == first_like(t, card) else 11
        if goal > board:
            if source == board:
                return 3
            number = no_topic(t, goal - board - 1, t.project[source])
            return 3 + number if number else 0
        if not 0 <= t.project[goal] < READY:
            return 6
        if t.worker[goal] >= 0:
            return 7
        return 8 if goal == t.preparing else 0

    def numbers(self, t: SecondChancePosition, move: Option, number: int) -> Values:
        f = t.figures
        source, goal = f.move_of[move]
        if number == 2:
            return {"region": move[1], "slot": move[2]}
        if number in (4, 5):
            return {"summit": goal - f.home, "energy": f.energies[t.project[source]]}
        if number in (6, 8):
            return {"region": f.where[goal][0], "slot": f.where[goal][1]}
        if number == 7:
            return {"region": f.where[goal][0], "slot": f.where[goal][1], "player": t.worker[goal] + 1}
        if number == 11:
            return {"no": f.lobby[first_like(t, goal - f.first_card)].no}
        if number in (9, 10):
            return {"no": f.lobby[goal - f.first_card].no}
        return {}

    def add_free(self, t: SecondChancePosition, free: list[int]) -> None:
        """A free lobbyist of each side effect; but no project that is being prepared."""
        if t.preparing in free:
            free.remove(t.preparing)
        seen: list[int] = []  # side effects
        visitor, minors = t.visitor, t.figures.minors
        for card in [card for card, player in enumerate(t.played) if player >= 0]:
            minor = minors[card]
            if visitor[card] < 0 and minor not in seen:
                seen.append(minor)
                free.append(t.figures.first_card + card)

    def move(self, t: SecondChancePosition, seat: int, move: Option, rule: str) -> None:
        """Leave, with the knowledge that brings, then arrive."""
        source, goal = t.figures.move_of[move]
        self.tell(t, seat, source, goal, rule)
        if source == t.figures.home:
            t.hand[seat] -= 1
            arrive(t, seat, goal, -1)
            return
        t.worker[source] = -1
        energy = t.project[source]
        t.then(("arrive", seat, (goal, energy)))
        learn(t, seat, energy, "S-31")


def first_like(t: SecondChancePosition, card: int) -> int:
    """The first free lobbyist with the same side effect: one is as good as another, so they fill in order (ruling)."""
    minors = t.figures.minors
    for other in range(card):
        if t.played[other] >= 0 and t.visitor[other] < 0 and minors[other] == minors[card]:
            return other
    return card


def arrive(t: SecondChancePosition, seat: int, goal: int, energy: int) -> None:
    """A scientist comes to a spot; on a lobbyist it uses the side effect (S-30, S-34)."""
    f = t.figures
    if goal < f.home:
        t.worker[goal] = seat
    elif goal == f.home:
        t.hand[seat] += 1
    elif goal < f.first_card:
        place = goal - f.home - 1
        if speak(t, seat, place, energy):
            t.closer[place] = seat
        if seat == t.active:
            t.spoke |= 1 << energy  # S-36
    else:
        card = goal - f.first_card
        t.visitor[card] = seat
        t.then(("side-effect", seat, (card,)))


class Arrive(Rule[SecondChancePosition]):  # S-30a
    """What leaving has brought is over: the scientist arrives."""

    ids = "S-30a"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        arrive(t, seat, args[0], args[1])


WAYS: Final = Ways()


class MoveScientist(scientists.MoveScientist[SecondChancePosition]):  # S-30 S-31
    """The executive action of moving a scientist."""

    ids = "S-30 S-31"
    closed = (*CLOSED, "used-scientist S-22")
    ways = WAYS


class ExtraMove(scientists.ExtraMove[SecondChancePosition]):  # S-30a S-34
    """A move beyond the executive one; it may be forgone."""

    ids = "S-30a S-34"
    closed = CLOSED
    ways = WAYS
    idle = False


class Research(scientists.Grant[SecondChancePosition]):  # S-40 S-30a
    """The grant of a scientist slot: recruit one, which teaches any energy, or move one; it may be forgone."""

    ids = "S-40 S-30a"
    closed = (*CLOSED, "pool-empty S-40")
    ways = WAYS
    idle = False

    def recruit(self, t: SecondChancePosition, seat: int) -> None:
        super().recruit(t, seat)
        t.then(("wild", seat, ()))


class SentOff(Choice[SecondChancePosition]):  # S-41 S-41a
    """A project is prepared: the owner of the scientist on it moves it off, wherever scientists may go."""

    ids = "S-41 S-41a"
    prompt = "sent-off"
    closed = CLOSED

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [move for move in t.figures.move[args[0]] if move in t.figures.move_of]

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        source, goal = t.figures.move_of[move]
        return WAYS.gate(t, seat, source, goal)

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        WAYS.offer(t, seat, out)
        return [move for move in out if t.figures.move_of[move][0] == args[0]]

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return WAYS.numbers(t, move, number)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        WAYS.move(t, seat, option, "S-41")
