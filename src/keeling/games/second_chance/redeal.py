"""A full position that agrees with what one seat knows (S-2), for bots that think ahead."""

from __future__ import annotations

from random import Random

from keeling.games.second_chance.position import SecondChancePosition
from keeling.games.second_chance.rules.personal import shown
from keeling.games.second_chance.rules.scoring import cashed_in
from keeling.kit.piles import any_of, cards_in, deal_again, pile_of


def redeal(table: SecondChancePosition, seat: int, rng: Random) -> SecondChancePosition:
    """A copy in which everything hidden from a seat is dealt anew."""
    t = table.copy()
    if t.ending:
        return t  # at the end all is shown
    t.lobby_deck = deal_again([t.lobby, t.packs], seat, t.lobby_deck, rng)
    if any(t.alone):
        _deal_personal(t, seat, rng)
    else:
        t.personal_deck = deal_again([t.personal], seat, t.personal_deck, rng)
    _deal_goals(t, seat, rng)
    for player in range(t.seats if t.lanes else 0):
        if player != seat and not t.lanes[player] and _has_judged(t, player):
            permits = max(table.verdict[player], cashed_in(table.verdict[player]))  # as many were sold, either way
            t.verdict[player] = rng.choice((permits, cashed_in(permits)))
    return t


def _deal_personal(t: SecondChancePosition, seat: int, rng: Random) -> None:
    """Personal goals where some lie open, and nobody who has completed a summit alone hides the one for it (S-83)."""
    open_cards = [shown(t, player) for player in range(t.seats)]
    deck, hidden = t.personal_deck, [goals & ~known for goals, known in zip(t.personal, open_cards, strict=True)]
    while True:
        t.personal = hidden[:]
        t.personal_deck = deal_again([t.personal], seat, deck, rng)
        if not any(shown(t, player) for player in range(t.seats) if player != seat):
            break
    t.personal = [goals | known for goals, known in zip(t.personal, open_cards, strict=True)]


def _has_judged(t: SecondChancePosition, player: int) -> bool:
    """Whether a player at the end has chosen what to do with the company goal."""
    return t.goal[player] >= 0 and not t.cashed[player] and any(step[0] == "show-goals" for step in t.agenda)


def _deal_goals(t: SecondChancePosition, seat: int, rng: Random) -> None:
    """Company goals kept, not kept and still to choose from are all hidden, also once turned in."""
    if not t.goal_deck and max(t.goal) < 0 and not any(t.choices):
        return  # a team has none
    unseen = cards_in(t.goal_deck)
    for player in range(t.seats):
        if player != seat:
            unseen += cards_in(t.choices[player])
            if t.goal[player] >= 0:
                unseen.append(t.goal[player])
    unseen.sort()  # so that nothing depends on where they really lie
    for player in range(t.seats):
        if player != seat:
            t.choices[player] = pile_of([any_of(unseen, rng) for _ in range(t.choices[player].bit_count())])
            if t.goal[player] >= 0:
                t.goal[player] = any_of(unseen, rng)
    t.goal_deck = pile_of(unseen)
