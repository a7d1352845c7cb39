"""A full position that agrees with what one seat knows (C-5), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.co2.position import Co2Position
from keeling.kit.piles import cards_in, pile_of


def redeal(table: Co2Position, seat: int, rng: Random) -> Co2Position:
    """A copy in which everything hidden from a seat is dealt anew."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    _deal_lobby(t, seat, rng)
    _deal_goals(t, seat, rng)
    for player in range(t.seats):
        if player != seat and t.lanes and not t.lanes[player] and not t.cashed[player] and not t.packs[player]:
            t.verdict[player] = rng.choice((-1, table.permits[player]))
    return t


def _deal_lobby(t: Co2Position, seat: int, rng: Random) -> None:
    """Other hands and packs come out of all cards this seat has not seen; alone, only the deck is unseen."""
    unseen = t.lobby_deck
    for player in range(t.seats):
        if player != seat:
            unseen |= t.lobby[player] | t.packs[player]
    cards = cards_in(unseen)
    rng.shuffle(cards)
    for player in range(t.seats):
        if player != seat:
            t.lobby[player] = _take(cards, t.lobby[player].bit_count())
            t.packs[player] = _take(cards, t.packs[player].bit_count())
    t.lobby_deck = pile_of(cards)


def _take(cards: list[int], count: int) -> int:
    return pile_of([cards.pop() for _ in range(count)])


def _deal_goals(t: Co2Position, seat: int, rng: Random) -> None:
    """Company goals stay secret even once discarded."""
    out = t.figures.goal_out
    unseen = [goal for goal in range(len(out)) if t.seats not in out[goal] and goal != t.goal[seat]]
    rng.shuffle(unseen)
    for player in range(t.seats):
        if player != seat and t.goal[player] >= 0:
            t.goal[player] = unseen.pop()
