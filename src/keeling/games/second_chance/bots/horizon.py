"""How much of the game is still to come (S-20, S-21)."""

from __future__ import annotations

from keeling.games.second_chance.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now


def turns_now(t: SecondChancePosition, seat: int) -> int:
    """Turns that a player still has in this decade, the one being taken included until its main action."""
    rounds = rounds_now(t)
    if t.round == 0:  # between the phases: they lie ahead, or behind
        return rounds if any([step[0] in ("round", "next-decade") for step in t.agenda]) else 0
    left = rounds - t.round
    if t.active < 0:
        return left + 1
    place, now = (seat - t.start) % t.seats, (t.active - t.start) % t.seats
    return left + 1 if place > now or (place == now and not t.acted) else left


def later_rounds(t: SecondChancePosition) -> list[int]:
    """Action rounds of each decade after this one."""
    f = t.figures
    last = f.decades[t.mode]
    rounds = f.rounds[t.seats - 1]
    final = f.last_rounds[t.seats - 1] if is_team(t) else rounds
    return [final if decade == last else rounds for decade in range(t.decade + 1, last + 1)]


def turns_left(t: SecondChancePosition, seat: int) -> int:
    """Turns that a player still has."""
    return turns_now(t, seat) + sum(later_rounds(t))


def actions_ahead(t: SecondChancePosition) -> list[int]:
    """Main actions of all players until the end of this decade, of the next, and so on."""
    total = sum([turns_now(t, seat) for seat in range(t.seats)])
    ahead = [total]
    for rounds in later_rounds(t):
        total += rounds * t.seats
        ahead.append(total)
    return ahead
