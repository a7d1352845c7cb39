"""Scientists: where they may go, what leaving teaches, and moves beyond the executive one (S-30, S-30a, S-31)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import READY, TOPICS
from keeling.games.co2_family.rules.summits import no_topic, place_of, speak
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.knowledge import learn

FORGO: Final[Option] = ("forgo",)
RECRUIT: Final[Option] = ("recruit",)
# what closes a scientist's move, by the number of `move_gate`
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


def move_gate(t: SecondChancePosition, seat: int, source: int, goal: int) -> int:
    """Whether a scientist may move so (S-30); spots are numbered as in figures.spots."""
    f = t.figures
    board = f.board
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


def move_numbers(t: SecondChancePosition, move: Option, number: int) -> Values:
    """What the reason against a scientist's move tells beside its code."""
    f = t.figures
    source, goal = f.move_of[move]
    if number == 2:
        return {"region": move[1], "slot": move[2]}
    if number in (4, 5):
        return {"summit": goal - f.board, "energy": f.energies[t.project[source]]}
    if number in (6, 8):
        return {"region": f.where[goal][0], "slot": f.where[goal][1]}
    if number == 7:
        return {"region": f.where[goal][0], "slot": f.where[goal][1], "player": t.worker[goal] + 1}
    if number == 11:
        return {"no": f.lobby[first_like(t, goal - f.first_card)].no}
    if number in (9, 10):
        return {"no": f.lobby[goal - f.first_card].no}
    return {}


def first_like(t: SecondChancePosition, card: int) -> int:
    """The first free lobbyist with the same side effect: one is as good as another, so they fill in order (ruling)."""
    lobby = t.figures.lobby
    minor = lobby[card].minor
    for other in range(card):
        if t.played[other] >= 0 and t.visitor[other] < 0 and lobby[other].minor == minor:
            return other
    return card


def goals_for_all(t: SecondChancePosition) -> list[int]:
    """The spots open to a scientist from anywhere: free planned projects, and a free lobbyist of each side effect."""
    f = t.figures
    worker = t.worker
    spots = [slot for slot, code in enumerate(t.project) if 0 <= code < READY and worker[slot] < 0]
    if t.preparing in spots:
        spots.remove(t.preparing)
    seen: list[int] = []  # side effects
    visitor, minors = t.visitor, f.minors
    for card in [card for card, player in enumerate(t.played) if player >= 0]:
        minor = minors[card]
        if visitor[card] < 0 and minor not in seen:
            seen.append(minor)
            spots.append(f.first_card + card)
    return spots


def list_from(t: SecondChancePosition, source: int, free: list[int], out: list[Option]) -> None:
    """Every move of the scientist on a project, as `move_gate` has it."""
    f = t.figures
    row = f.move[source]
    out += [row[spot] for spot in free]
    out.append(row[f.board])
    energy = t.project[source]
    for place, tile in enumerate(t.summit):
        topic = f.topic_at[tile][energy]
        if topic >= 0 and t.speaker[TOPICS * place + topic] < 0:
            out.append(row[f.board + 1 + place])


def list_moves(t: SecondChancePosition, seat: int, out: list[Option]) -> None:
    """Every scientist move open to a player, as `move_gate` has it."""
    working = seat in t.worker
    if not working and not t.hand[seat]:
        return
    free = goals_for_all(t)
    if t.hand[seat]:
        row = t.figures.move[t.figures.board]
        out += [row[spot] for spot in free]
    if working:
        for source, owner in enumerate(t.worker):
            if owner == seat:
                list_from(t, source, free, out)


def move_scientist(t: SecondChancePosition, seat: int, move: Option, rule: str) -> None:
    """Leave, with the knowledge that brings, then arrive (S-30a, S-31)."""
    f = t.figures
    source, goal = f.move_of[move]
    if t.facts is not None:
        to = place_of(t, goal - f.board - 1 if goal < f.first_card else -1, f.spots[goal])
        t.note("scientist", rule, seat, {"source": f.spots[source], "goal": f.spots[goal], "to": to})
    if source == f.board:
        t.hand[seat] -= 1
        arrive(t, seat, goal, -1)
        return
    t.worker[source] = -1
    energy = t.project[source]
    t.then(("arrive", seat, (goal, energy)))
    learn(t, seat, energy, "S-31")


def arrive(t: SecondChancePosition, seat: int, goal: int, energy: int) -> None:
    """A scientist comes to a spot; on a lobbyist it uses the side effect (S-30, S-34)."""
    f = t.figures
    if goal < f.board:
        t.worker[goal] = seat
    elif goal == f.board:
        t.hand[seat] += 1
    elif goal < f.first_card:
        place = goal - f.board - 1
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


class MoveScientist(Action[SecondChancePosition]):  # S-30 S-31
    """The executive action of moving a scientist."""

    verb = "move"
    ids = "S-30 S-31"
    closed = (*CLOSED, "used-scientist S-22")

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return list(t.figures.move_of)

    def gate(self, t: SecondChancePosition, seat: int, source: int, goal: int) -> int:
        return len(CLOSED) if t.moved else move_gate(t, seat, source, goal)

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        if not t.moved:
            list_moves(t, seat, out)

    def closed_by(self, t: SecondChancePosition, seat: int, words: Option) -> int:
        source, goal = t.figures.move_of[words]
        return self.gate(t, seat, source, goal)

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        return move_numbers(t, words, number)

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        t.moved = 1
        move_scientist(t, seat, option, "S-30")


class ExtraMove(Choice[SecondChancePosition]):  # S-30a S-34
    """A move beyond the executive one; it may be forgone."""

    ids = "S-30a S-34"
    prompt = "extra-move"
    closed = CLOSED

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [*t.figures.move_of, FORGO]

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        if move == FORGO:
            return 0
        source, goal = t.figures.move_of[move]
        return move_gate(t, seat, source, goal)

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        list_moves(t, seat, out)
        return [*out, FORGO] if out else []  # nothing to move: no question

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return move_numbers(t, move, number)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        rule = self.ids.split(" ")[0]
        if option != FORGO:
            move_scientist(t, seat, option, rule)
        elif t.facts is not None:
            t.note("forgone", rule, seat, {})


class ScientistGrant(ExtraMove):  # S-40 S-30a
    """The grant of a scientist slot: recruit one, which teaches any energy, or move one; it may be forgone."""

    ids = "S-40 S-30a"
    prompt = "research"
    closed = (*CLOSED, "pool-empty S-40")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [RECRUIT, *super().moves(t, seat, args)]

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        if move == RECRUIT:
            return 0 if t.pool[seat] else len(CLOSED)
        return super().gate(t, seat, args, move)

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = [RECRUIT] if t.pool[seat] else []
        list_moves(t, seat, out)
        return [*out, FORGO] if out else []

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"scientists": t.figures.scientists} if move == RECRUIT else super().numbers(t, seat, args, move, number)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option != RECRUIT:
            super().play(t, seat, args, option)
            return
        t.pool[seat] -= 1
        t.hand[seat] += 1
        if t.facts is not None:
            t.note("recruited", "S-40", seat, {"scientists": t.figures.scientists - t.pool[seat]})
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
        return move_gate(t, seat, source, goal)

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        list_from(t, args[0], goals_for_all(t), out)
        return out

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return move_numbers(t, move, number)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        move_scientist(t, seat, option, "S-41")
