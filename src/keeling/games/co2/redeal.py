"""A full position that agrees with what one seat knows (C-5), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.co2.position import Co2Position
from keeling.kit.piles import any_of, deal_again


def redeal(table: Co2Position, seat: int, rng: Random) -> Co2Position:
    """A copy in which everything hidden from a seat is dealt anew."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    t.lobby_deck = deal_again([t.lobby, t.packs], seat, t.lobby_deck, rng)
    _deal_goals(t, seat, rng)
    for player in range(t.seats):
        if player != seat and t.lanes and not t.lanes[player] and not t.cashed[player] and not t.packs[player]:
            t.verdict[player] = rng.choice((-1, table.permits[player]))
    return t


def _deal_goals(t: Co2Position, seat: int, rng: Random) -> None:
    """Company goals stay secret even once discarded."""
    out = t.figures.goal_out
    unseen = [goal for goal in range(len(out)) if t.seats not in out[goal] and goal != t.goal[seat]]
    for player in range(t.seats):
        if player != seat and t.goal[player] >= 0:
            t.goal[player] = any_of(unseen, rng)
