"""The open crises of this round played out on copies: whom they strike for sure, and whom if the die says so (D-52)."""

from __future__ import annotations

from keeling.games.daybreak.model.cards import Crisis
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ALL, GROUP, LOSE
from keeling.games.daybreak.model.words import COMMUNITY, CRISIS, EACH
from keeling.games.daybreak.rules.crisis import stopped, times
from keeling.games.daybreak.rules.harm import harm
from keeling.games.daybreak.rules.lasting import recount
from keeling.games.daybreak.rules.piles import bits
from keeling.games.daybreak.rules.targets import named

Blow = tuple[int, int, int]  # a seat, how often it is struck (-1: found when it strikes), from which part on


class World:
    """One way the dice of ties can fall: the table, the communities by seat and cause, and how the game was lost."""

    __slots__ = ("gained", "lost", "t")

    def __init__(self, t: DaybreakPosition, gained: dict[tuple[int, str], int], lost: str) -> None:
        self.t = t
        self.gained = gained
        self.lost = lost

    def fork(self) -> World:
        """A copy for another way."""
        return World(self.t.copy(), dict(self.gained), self.lost)

    def strike(self, number: int, blow: Blow) -> None:
        """One player is struck, part by part as in rules/harm.py; what the owner chooses to lose is nobody's guess."""
        seat, often, place = blow
        t = self.t
        crisis = t.figures.crises[number]
        often = times(t, number, seat) if often < 0 else often
        before = t.board[COMMUNITY::EACH]
        for effect in crisis.effects[place:] if often else []:
            harm(t, seat, effect, often)
        for player, had in enumerate(before):
            more = t.board[player * EACH + COMMUNITY] - had
            if more > 0:
                key = (player, crisis.key)
                self.gained[key] = self.gained.get(key, 0) + more
        self.lost = self.lost or t.ending
        t.ending = ""  # what comes after it is told all the same


def worlds(after: DaybreakPosition, rolls: int) -> list[World]:
    """All ways in which the open crises can strike a table that has come to the crisis stage, `after` untouched."""
    t = after.copy()
    t.facts, t.stage, t.ending = None, CRISIS, ""
    found = [World(t, {}, "")]
    unsure = False  # whether dice, or what somebody chooses to lose, decide whom the next one names
    row = t.row[:]
    for number in row:
        if number < 0:
            unsure = True
            continue
        crisis = t.figures.crises[number]
        if stopped(t, number):
            continue
        begun = _begun(after, number) if number == row[0] else None
        found = [one for world in found for one in _struck(world, number, begun, unsure)]
        if (rolls and crisis.times_per >= 0) or LOSE in [effect.do for effect in crisis.effects]:
            unsure = True
    return found


def _struck(world: World, number: int, begun: list[list[Blow]] | None, unsure: bool) -> list[World]:
    """The worlds that come of one crisis: one for each target that a die can name."""
    t = world.t
    crisis = t.figures.crises[number]
    if begun is None:
        t.softened = t.ignoring = 0
        if crisis.lasting:
            t.lasting.append(number)
            recount(t)
            return [world]
        begun = _ways(t, crisis, unsure)
    found: list[World] = []
    for at, blows in enumerate(begun):
        one = world if at == len(begun) - 1 else world.fork()
        for blow in blows:
            one.strike(number, blow)
        found.append(one)
    return found


def _ways(t: DaybreakPosition, crisis: Crisis, unsure: bool) -> list[list[Blow]]:
    """Whom a crisis strikes: all, or one of those tied (D-52)."""
    tied = named(t, crisis.whom)
    if crisis.whom.who in (ALL, GROUP):
        return [[(seat, -1, 0) for seat in tied]]
    return [[(seat, -1, 0)] for seat in (range(t.seats) if unsure else tied)]


def _begun(t: DaybreakPosition, number: int) -> list[list[Blow]] | None:
    """What is still to come of the crisis that the table is at; None if it has not been aimed yet."""
    blows: list[Blow] = []
    over = False
    for name, seat, args in reversed(t.agenda):
        if name == "tie" and args[:2] == (0, number):
            return [[(one, -1, 0)] for one in args[4:] if one < t.seats]
        if name == "aim" and args[0] == number:
            return [[(one, -1, 0) for one in bits(args[1])]]
        if name == "hit":
            blows.append((seat, -1, 0))
        elif name == "harm":
            blows.append((seat, args[1], args[2]))
        over = over or name == "over"
    return [blows] if over else None
