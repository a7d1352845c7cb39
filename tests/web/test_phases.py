"""Phase cards: what a supply, a round's end, emissions or crises brought, and what it cost whoever reads."""

from __future__ import annotations

import random

import pytest

import keeling
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.web.boards import board
from keeling.web.phases import Phases, levels, losses, passed
from tests.web.play import NAMES, parsed

MODES = {"second-chance": {"mode": "competitive"}}  # there a random game outlives its first decade


def played(game: str, seed: int, cards: int = 2) -> keeling.AnyMatch:
    """A random game until so many phases have ended."""
    match = keeling.new(game, seats=3, seed=seed, options=MODES.get(game))
    facts, chance = board(game).facts, random.Random(seed)
    assert facts is not None
    while match.asks and len(passed(match.entries, facts)) < cards:
        ask = chance.choice(match.asks)
        calm = [option for option in ask.options if option.split()[0] != "burn"] or ask.options
        match.play(ask.seat, chance.choice(calm))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_phases_and_cards_in_every_language(game: str) -> None:
    match = played(game, 5)
    for lang in LANGUAGES:
        for seat in (0, None):
            cards = Phases().cards(match, seat, lang, NAMES)
            assert cards and [card["id"] for card in cards] == sorted({card["id"] for card in cards})
            for card in cards:
                tree = parsed(f"<div>{card['html']}</div>")
                assert "ui." not in card["html"] and "{" not in card["html"] and tree.find("h2") is not None
                assert ("pmine" in card["html"]) == (seat is not None)


@pytest.mark.parametrize(("game", "high"), [("co2", "co2"), ("second-chance", "co2"), ("factories", "cpc")])
def test_a_level_is_told_before_and_after(game: str, high: str) -> None:
    match = played(game, 5, 1)
    facts = board(game).facts
    assert facts is not None
    (phase,) = passed(match.entries, facts)
    ((name, before, after),) = levels(facts, phase.facts)
    assert name == high and after == match.view(None)[high]
    moved = sum(
        [int(fact.values[facts.kind(fact.kind).level[0]]) for fact in phase.facts if facts.kind(fact.kind).level[0]]
    )
    assert before == after - moved


def test_what_was_lost_is_told_to_whoever_lost_it_alone() -> None:
    """CO₂ in the browser, P2 3: a disaster took a cube, and nobody was told."""
    facts = board("co2").facts
    assert facts is not None
    for seed in range(5, 40):
        match = played("co2", seed, 3)
        for phase in passed(match.entries, facts):
            hit = {fact.seat for fact in phase.facts if fact.kind == "relief"}
            if 0 < len(hit) < 3:
                for seat in range(3):
                    assert any(fact.kind == "relief" for fact in losses(facts, phase.facts, seat)) == (seat in hit)
                return
    raise AssertionError("no disaster in any of these games")


def test_a_phase_that_is_taken_back_is_forgotten_and_a_lost_game_has_no_card() -> None:
    match = played("co2", 5, 1)
    phases = Phases()
    assert len(phases.cards(match, 0, "en", NAMES)) == 1
    short = match.fork()
    short.entries = short.entries[:20]
    assert phases.cards(short, 0, "en", NAMES) == []
