"""Scientists: the ways open to them, and who may send them there."""

from __future__ import annotations

from typing import Final, Generic

from keeling.core.action import Action
from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T
from keeling.games.co2_family.model.words import EACH, TOPICS
from keeling.games.co2_family.rules.summits import place_of

FORGO: Final[Option] = ("forgo",)
RECRUIT: Final[Option] = ("recruit",)


class Ways(Generic[T]):
    """Where scientists may go, from spot to spot as numbered in the figures, and how they get there."""

    rule = ""  # of a plain move
    below: int  # the codes of projects to which one may go
    more: bool = False  # whether other spots are open from anywhere

    def gate(self, t: T, seat: int, source: int, goal: int) -> int:
        """Whether a scientist may move so: 0, or the number of what closes the way."""
        raise TypeError("gate")

    def numbers(self, t: T, move: Option, number: int) -> Values:
        """What the reason against a move tells beside its code."""
        raise TypeError("numbers")

    def add_free(self, t: T, free: list[int]) -> None:
        """Spots that are open from anywhere beside the projects, and projects that are not."""

    def move(self, t: T, seat: int, move: Option, rule: str) -> None:
        """Carry out a move."""
        raise TypeError("move")

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        """Every move open to a player, as the gate has it: by far the longest list of a turn."""
        worker = t.worker
        working = seat in worker
        if not working and not t.hand[seat]:
            return
        f = t.figures
        home = f.home
        below = self.below
        free = [slot for slot, code in enumerate(t.project) if 0 <= code < below and worker[slot] < 0]
        if self.more:
            self.add_free(t, free)
        if t.hand[seat]:
            row = f.move[home]
            for spot in free:
                out.append(row[spot])
        if not working:
            return
        for source, owner in enumerate(worker):
            if owner == seat:
                row = f.move[source]
                for spot in free:
                    out.append(row[spot])
                out.append(row[home])
                energy = t.project[source] % EACH
                for place, tile in enumerate(t.summit):
                    topic = f.topic_at[tile][energy]
                    if topic >= 0 and t.speaker[TOPICS * place + topic] < 0:
                        out.append(row[home + 1 + place])

    def tell(self, t: T, seat: int, source: int, goal: int, rule: str) -> None:
        """Report a move."""
        if t.facts is not None:
            f = t.figures
            place = goal - f.home - 1
            to = place_of(t, place if place < f.places else -1, f.spots[goal])
            t.note("scientist", rule, seat, {"source": f.spots[source], "goal": f.spots[goal], "to": to})


class MoveScientist(Action[T]):
    """Move a scientist, once in a turn."""

    verb = "move"
    ways: Ways[T]

    def moves(self, t: T) -> list[Option]:
        return list(t.figures.move_of)

    def gate(self, t: T, seat: int, source: int, goal: int) -> int:
        return len(self.closed) - 1 if t.moved else self.ways.gate(t, seat, source, goal)

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        if not t.moved:
            self.ways.offer(t, seat, out)

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        source, goal = t.figures.move_of[words]
        return self.gate(t, seat, source, goal)

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        return self.ways.numbers(t, words, number)

    def play(self, t: T, seat: int, option: Option) -> None:
        t.moved = 1
        self.ways.move(t, seat, option, self.ways.rule)


class ExtraMove(Choice[T]):
    """A move beyond that of the turn; it may be forgone."""

    prompt = "extra-move"
    ways: Ways[T]
    idle: bool = True  # whether it is asked where there is nothing else but to forgo it

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return [*t.figures.move_of, FORGO]

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        if move == FORGO:
            return 0
        source, goal = t.figures.move_of[move]
        return self.ways.gate(t, seat, source, goal)

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        self.ways.offer(t, seat, out)
        return [*out, FORGO] if out or self.idle else []

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return self.ways.numbers(t, move, number)

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        rule = self.ids.split(" ")[0]
        if option == FORGO:
            t.note("forgone", rule, seat, {})
        else:
            self.ways.move(t, seat, option, rule)


class Grant(ExtraMove[T]):
    """The grant of a slot: move a scientist or recruit one; it may be forgone."""

    prompt = "research"

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return [RECRUIT, *super().moves(t, seat, args)]

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        if move == RECRUIT:
            return 0 if t.pool[seat] else len(self.closed) - 1
        return super().gate(t, seat, args, move)

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        out = [RECRUIT] if t.pool[seat] else []
        self.ways.offer(t, seat, out)
        return [*out, FORGO] if out or self.idle else []

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"scientists": t.figures.scientists} if move == RECRUIT else super().numbers(t, seat, args, move, number)

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        if option == RECRUIT:
            self.recruit(t, seat)
        else:
            super().play(t, seat, args, option)

    def recruit(self, t: T, seat: int) -> None:
        """One more scientist out of the pool."""
        t.pool[seat] -= 1
        t.hand[seat] += 1
        t.note("recruited", self.ids.split(" ")[0], seat, {"scientists": t.figures.scientists - t.pool[seat]})
