"""The moment that decided a game: the choice from which on the winner led, or the last before all was settled."""

from __future__ import annotations

import random

import keeling
from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.games import facts_of
from keeling.kit.ledger import Account, Ledger
from keeling.web.pages.turning_point import led_from, moment

NAMES = ["Ada", "Bea", "Chico"]


def entries(*gains: tuple[int, int]) -> tuple[list[Entry], Account]:
    """Choices that brought a seat so many points each, and the book that counts them."""
    facts = facts_of("co2")
    assert facts is not None
    made = []
    for seat, points in gains:
        entry = Entry(seat, ("x",), "turn", False, False, -1)
        entry.facts = [Fact("vp", "C-60", seat, {"amount": points})]
        made.append(entry)
    return made, Account(facts.books[0], 3, keeling.new("co2", seats=3, seed=1).position.figures.sheet)


def test_the_lead_counts_from_where_it_was_kept() -> None:
    made, book = entries((0, 3), (1, 5), (0, 9), (1, 2), (2, 4))
    assert led_from(made, book, 3, [0]) == 2
    assert led_from(made, book, 3, [1]) == len(made)  # never to the end
    assert led_from(*entries((0, 3), (1, 3), (0, 1)), 3, [0]) == 2  # a tie is no lead


def ended(game: str, seed: int, **options: str) -> keeling.AnyMatch:
    match, chance = keeling.new(game, seats=3, seed=seed, options=options or None), random.Random(seed)
    while match.asks:
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    return match


def test_a_team_that_has_lost_is_shown_its_last_turn_and_how_it_came() -> None:
    match = ended("second-chance", 2, mode="cooperative")
    facts = facts_of("second-chance")
    assert facts is not None and match.outcome is not None and not match.outcome.winners
    found = moment(match, facts, Ledger(match, facts).points, "en", NAMES, ((), ""))
    assert found is not None and match.entries[found.at].prompt == "turn" and not match.entries[found.at].forced
    assert "you lose" in found.said  # of a team, and of one alone
    assert found.said.endswith(f"last turn before that, by {NAMES[match.entries[found.at].seat]}.")
    later = [entry for entry in match.entries[found.at + 1 :] if entry.prompt == "turn" and not entry.forced]
    assert later == []


def test_whoever_missed_a_goal_is_shown_their_own_last_turn() -> None:
    match = ended("second-chance", 2, mode="cooperative")
    facts = facts_of("second-chance")
    assert facts is not None
    found = moment(match, facts, Ledger(match, facts).points, "en", NAMES, ((1,), "ui.web.moment.goal"))
    assert found is not None and match.entries[found.at].seat == 1 and found.said.startswith("Bea")
