"""How the secrets of Second Chance that decks alone do not explain are dealt anew (S-2), for bots that think ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.piles import any_of, cards_in, deal_again, pile_of
from keeling.core.secrets import Redeal
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.personal import shown
from keeling.games.second_chance.rules.scoring import cashed_in


def deal_personal(t: SecondChancePosition, seat: int, rng: Random) -> None:
    """Personal goals: some lie open, and nobody who has completed a summit alone hides the one for it (S-83)."""
    if not any(t.alone):
        t.personal_deck = deal_again([t.personal], seat, t.personal_deck, rng)
        return
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


def deal_goals(t: SecondChancePosition, seat: int, rng: Random) -> None:
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


def deal_verdicts(t: SecondChancePosition, seat: int, rng: Random) -> None:
    """What has been chosen at the end, and is not yet shown."""
    for player in range(t.seats if t.lanes else 0):
        if player != seat and not t.lanes[player] and _has_judged(t, player):
            permits = max(t.verdict[player], cashed_in(t.verdict[player]))  # as many were sold, either way
            t.verdict[player] = rng.choice((permits, cashed_in(permits)))


redeal: Final[Redeal[SecondChancePosition]] = Redeal(
    {"personal": deal_personal, "choices goal": deal_goals, "verdict": deal_verdicts}
)
