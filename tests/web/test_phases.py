"""Phase cards: what a supply, a round's end, emissions or crises brought, and what it cost whoever reads."""

from __future__ import annotations

import random

import pytest

import keeling
from keeling.bots import BOTS
from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.web.drawing.boards import board
from keeling.web.log import phase_cards as told_phases
from keeling.web.log.phase_cards import Passed, Phases, levels, losses, passed
from tests.daybreak_stage import stage as daybreak_stage
from tests.games.second_chance import SHEET
from tests.web.logs import log_lines
from tests.web.play import NAMES, parsed

MODES = {"second-chance": {"mode": "competitive"}}  # there a random game outlives its first decade


def played(game: str, seed: int, cards: int = 2) -> keeling.AnyMatch:
    """A random game until so many phases have ended."""
    match = keeling.new(game, seats=3, seed=seed, options=MODES.get(game))
    facts, chance = board(game).facts, random.Random(seed)
    assert facts is not None
    while match.asks and len(passed(match.entries, facts)[0]) < cards:
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
    (phase,), _ = passed(match.entries, facts)
    ((name, (before, *_, after)),) = levels(facts, phase.facts)
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
        for phase in passed(match.entries, facts)[0]:
            hit = {fact.seat for fact in phase.facts if fact.kind == "relief"}
            if 0 < len(hit) < 3:
                for seat in range(3):
                    mine = losses(facts, facts.phases[phase.name], phase.facts, seat)
                    assert any(fact.kind == "relief" for fact in mine) == (seat in hit)
                return
    raise AssertionError("no disaster in any of these games")


def test_a_phase_that_is_taken_back_is_forgotten_and_a_lost_game_has_no_card() -> None:
    match = played("co2", 5, 1)
    phases = Phases()
    assert len(phases.cards(match, 0, "en", NAMES)) == 1
    short = match.fork()
    short.entries = short.entries[:20]
    assert phases.cards(short, 0, "en", NAMES) == []


def test_cards_are_found_as_the_game_goes_on_as_they_are_at_its_end() -> None:
    """What is known is not looked for again, and still nothing is missed."""
    match, chance, phases = keeling.new("co2", seats=3, seed=5), random.Random(5), Phases()
    seen: dict[int, str] = {}
    while match.asks and len(seen) < 2:
        for card in phases.cards(match, 0, "en", NAMES):
            assert seen.setdefault(card["id"], card["html"]) == card["html"]
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    assert [card["id"] for card in Phases().cards(match, 0, "en", NAMES)] == list(seen)


def told(match: keeling.AnyMatch, seat: int = 0) -> str:
    """The last phase's card, in English."""
    return Phases().cards(match, seat, "en", NAMES)[-1]["html"]


def test_a_card_tells_a_phase_as_it_happened_and_then_what_is_to_come() -> None:
    """In competitive Second Chance the next decade began amid what ended this one."""
    html = told(played("second-chance", 5, 1))
    order = [html.index(said) for said in ("pgain", "The event", "pcomes", "plevel", "Next event", "Decade 2 begins")]
    assert order == sorted(order)
    assert ">Income<" in html  # of what the columns of money and points are


def test_a_level_stands_behind_the_last_that_moves_it() -> None:
    """In cooperative Second Chance it stood before the reduction that was counted in it."""
    match = keeling.new("second-chance", seats=3, seed=2, options={"mode": "cooperative"})
    chance = random.Random(2)
    facts = board("second-chance").facts
    assert facts is not None
    while match.asks and not passed(match.entries, facts)[0]:
        ask = match.asks[0]
        greedy = BOTS["greedy"](match.perspective(ask.seat, chance), ask, chance)
        match.play(ask.seat, greedy)
    html = told(match)
    marks = ("environmental goals are open", "pcomes", "CO₂ is lowered", "plevel", "Decade 2")
    order = [html.index(said) for said in marks]
    assert order == sorted(order)
    assert "proposes" not in html  # it has been done
    fossils = sum(int(fact.values["ppm"]) for fact in passed(match.entries, facts)[0][0].facts if fact.kind == "fossil")
    assert f"CO₂: 400 → {400 + fossils} → " in html  # it rose before it was paid down


def test_what_an_event_cost_stands_in_one_line_with_a_row_for_each() -> None:
    """“Chico pays 1 permit”, and behind it the cube that the event took from Ada."""
    match = played("second-chance", 5, 1)
    tree = parsed(f"<div>{told(match)}</div>")
    (line,) = [item for item in tree.iter("li") if "The event" in "".join(item.itertext())]
    parties = [row for row in line.iter("span") if "party" in row.get("class", "").split()]
    hit = {fact.seat for entry in match.entries for fact in entry.facts if fact.kind == "relief"}
    assert len(parties) == len(hit) > 1


def test_ones_own_losses_are_drawn_as_on_the_board_and_do_not_name_the_reader() -> None:
    match = played("second-chance", 5, 1)
    html = told(match)
    mine = html[html.index('class="pmine bad"') :]
    assert "−1" in mine and "<b>What it cost you:</b> <span" in mine


def test_what_a_team_lost_is_told_to_everybody() -> None:
    """A team paid for its goals and for CO₂, and was told that it had cost nothing."""
    match, chance = keeling.new("second-chance", 3, seed=5, sheet=SHEET), random.Random(5)
    facts = board("second-chance").facts
    assert facts is not None
    while not passed(match.entries, facts)[0]:
        match.play(match.asks[0].seat, chance.choice(match.asks[0].options))
    (phase,), _ = passed(match.entries, facts)
    paid = [int(fact.values["amount"]) for fact in phase.facts if fact.kind == "team-vp"]
    (card,) = Phases().cards(match, 0, "en", NAMES)
    mine = card["html"].partition('<p class="pmine')[2]
    assert paid and "What it cost the team" in mine and f"−{-paid[0]}" in mine and "ppm" not in mine


def test_somebody_alone_is_no_team() -> None:
    """The team's sign stood in the log and on the phase card of a solo game."""
    match, chance = keeling.new("second-chance", 1, seed=5, sheet=SHEET), random.Random(5)
    facts = board("second-chance").facts
    assert facts is not None
    while not passed(match.entries, facts)[0]:
        match.play(0, chance.choice(match.asks[0].options))
    (card,) = Phases().cards(match, 0, "en", NAMES[:1])
    assert "What it cost you" in card["html"]
    log = "".join(line["html"] for line in log_lines("second-chance", match.entries, "en", NAMES[:1], 0))
    assert "#i-team" not in card["html"] + log


def test_losses_that_look_alike_stand_once() -> None:
    """Two events took a tech cube and a permit each, and the card listed four losses."""
    match = keeling.new("second-chance", 3, seed=5, options={"mode": "competitive"})
    entry = Entry(0, parse("pay own"), "relief", False, False, -1)
    for region in ("asia", "africa"):
        entry.facts.append(Fact("relief", "S-70", 0, {"region": region}))
        entry.facts.append(Fact("permit-paid", "S-70", 0, {"source": "own"}))
    html = told_phases.card(match, Passed("decade", 1000, {"decade": 2}, [entry]), 0, "en", NAMES[:3])
    mine = html.partition("What it cost you")[2]
    assert mine.count("#i-tech") == mine.count("#i-permit") == 1 and mine.count("×2") == 2
    assert "gives 1 tech cube to Asia; Ada gives 1 tech cube to Africa" in mine


@pytest.mark.parametrize(
    ("game", "seats", "options", "played"),
    [
        ("second-chance", 3, {"mode": "competitive"}, set()),
        ("second-chance", 3, {"mode": "competitive", "draft": True}, {"Draft"}),
        ("second-chance", 1, {}, {"Inspector moves"}),
        ("co2", 3, {}, set()),
    ],
)
def test_only_what_a_table_plays_with_is_still_to_come(
    game: str, seats: int, options: dict[str, object], played: set[str]
) -> None:
    """Rivals were told that an inspector moves, and that cards are drafted though they were dealt."""
    match = keeling.new(game, seats, seed=5, options=options)
    told = set()
    while match.asks[0].prompt != "turn":
        told |= {step["text"] for step in board(game).to_come(match, "en", NAMES)}
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert told & {"Draft", "Inspector moves"} == played


@pytest.mark.parametrize("key", ["supply-chains-snap", "crash"])
def test_d55_what_is_dearer_next_round_is_among_what_a_crisis_cost(key: str) -> None:
    s = daybreak_stage(2).planet(bands=1).forecast(key).jump("planet").until("turn")
    facts = board("daybreak").facts
    assert facts is not None
    phase = next(one for one in passed(s.match.entries, facts)[0] if one.name == "crisis")
    assert "next-round" in [fact.kind for fact in losses(facts, facts.phases["crisis"], phase.facts, 0)]
    card = Phases().cards(s.match, 0, "en", NAMES)[-1]
    mine = parsed(f"<div>{card['html']}</div>").find(".//p[@class='pmine bad']")
    assert mine is not None and "ext round" in "".join(mine.itertext())
    assert card["waits"]


def test_a_card_waits_when_it_is_new_or_when_something_was_lost() -> None:
    match = keeling.new("co2", seats=3, seed=5)
    phases, facts = Phases(), board("co2").facts
    assert facts is not None
    held = {}
    for number in range(4):
        entry = Entry(-1, parse(f"draw {number}"), "draw-fossil", True, False, -1)
        entry.facts = [Fact("supply-phase", "C-10", -1, {"decade": number + 1})]
        if number == 3:
            entry.facts.append(Fact("tech", "C-70", 0, {"amount": -1, "source": "event"}))
        entry.facts.append(Fact("operations-phase", "C-30", -1, {}))
        match.entries.append(entry)
        card = phases.cards(match, 0, "en", NAMES)[-1]
        held[number] = card["waits"], phases.cards(match, 1, "en", NAMES)[-1]["waits"]
    assert held == {0: (True, True), 1: (True, True), 2: (False, False), 3: (True, False)}
