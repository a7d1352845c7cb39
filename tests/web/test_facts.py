"""Every kind of fact is declared once, and from that told and drawn in every language."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.notation import parse
from keeling.core.prices import Figure
from keeling.games import GAMES, facts_of
from keeling.games.daybreak.model.words import EMISSIONS
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Facts, Kind, Step
from keeling.kit.ledger import facts_of as all_facts
from keeling.locale import LANGUAGES, Translator
from keeling.testing.hints import about
from keeling.web.drawing.boards import board
from keeling.web.log.glyphs import drawn, piece
from keeling.web.log.log_lines import story
from keeling.web.play.move_preview import _own
from tests.locale.scan import EVERY, emissions
from tests.web.logs import log_lines

ICONS: dict[str, str] = defaultdict(str)
NAMES = ["Ada", "Bea", "Cid", "Dee", "Eve"]


def played(game: str) -> Iterator[keeling.Match]:
    """Random games at the smallest and the largest table."""
    for seats in (GAMES[game].least_seats, GAMES[game].most_seats):
        match, chance = keeling.new(game, seats=seats, seed=seats, sheet=about(game, "SHEET")), random.Random(seats)
        for _ in range(4000):
            if not match.asks:
                break
            ask = chance.choice(match.asks)
            match.play(ask.seat, chance.choice(ask.options))
        yield match


def declared(game: str) -> Facts:
    facts = facts_of(game)
    assert facts is not None
    return facts


@pytest.mark.parametrize("game", EVERY)
def test_what_the_rules_can_note_is_declared_and_nothing_else(game: str) -> None:
    noted = {one.key.removeprefix("fact.") for one in emissions() if one.game == game and one.key.startswith("fact.")}
    assert set(declared(game).kinds) == noted


@pytest.mark.parametrize("game", EVERY)
def test_prompts_steps_and_kinds_that_are_named_exist(game: str) -> None:
    facts, rules = declared(game), GAMES[game].rules
    prompts = {rule.prompt for rule in rules.values() if rule.asks}
    assert {*facts.completes, *facts.runs, *facts.together, *facts.opens} <= prompts
    assert set(facts.steps) <= set(rules) and {*facts.settled, *facts.alike} <= set(rules)
    named = {facts.period, facts.band, *facts.ends} - {""}
    named |= {kind for one in facts.kinds.values() for kind in one.says}
    for book in facts.books:
        named |= {*book.kinds, *book.read} | {source.after for source in book.sources.values() if source.after}
    assert named <= set(facts.kinds)


@pytest.mark.parametrize("game", EVERY)
def test_every_fact_of_random_games_is_told_and_drawn_in_every_language(game: str) -> None:
    facts, signs = declared(game), board(game).drawn.SIGNS  # type: ignore[attr-defined]
    seen: set[str] = set()
    for match in played(game):
        sheet, names = match.position.figures.sheet, NAMES[: match.seats]
        for lang in LANGUAGES:
            lines = list(log_lines(game, match.entries, lang, names, 0, sheet))
            assert lines and not any("ui." in line["html"] or "fact." in line["html"] for line in lines)
        for fact in all_facts(match):
            kind = facts.kinds[fact.kind]
            if fact.kind in seen:
                continue
            seen.add(fact.kind)
            for lang in LANGUAGES:
                shown = drawn(kind, fact, signs, Translator(game), lang, 3)
                assert (shown is None) == (not kind.drawn)
                assert shown is None or not any(mark in shown for mark in "{}[]*~")
            assert "{" not in piece(facts, fact)
    assert len(seen) > 25


# By game, facts that somebody gets more of something by, and whether that is good: a rise of demand was once green.
MORE = {
    "daybreak": {
        "demand": -1, "dirty": -1, "emission": -1, "community": -1, "current": -1, "band": -1, "captured": 1,
        "clean": 1, "resilience": 1, "tree": 1,
    },
    "factories": {"waste": -1, "cpc": -1, "money": 1, "sp": 1, "goods": 1, "actions": 1},
    "co2": {"fossil": -1, "replaced": -1, "money": 1, "vp": 1, "tech": 1, "permit": 1},
    "second-chance": {"fossil": -1, "reduced": -1, "team-vp": 1, "vp": 1, "permit": 1},
}  # fmt: skip


@pytest.mark.parametrize("game", MORE)
def test_what_is_good_is_declared_once_for_all_who_tell_it(game: str) -> None:
    facts = declared(game)
    counted = {kind.counts.word for kind in facts.kinds.values() if kind.counts is not None}
    assert set(facts.burdens) - counted <= {*EMISSIONS, "emission"}  # what a fact names by `of`
    for name, good in MORE[game].items():
        for amount, sign in ((2, good), (-2, -good), (0, 0)):
            kind = "social" if name == "resilience" else EMISSIONS[0]
            told = Fact(name, "", 0, {"amount": amount, "ppm": amount, "kind": kind, "good": "wood"})
            assert facts.sign(told) == sign, (name, amount)
            assert facts.harms(told) == (sign < 0)
            how = facts.kinds[name].counts
            assert how is not None
            figure = Figure(how.word or str(told.values[how.of]), how.sign * amount, 0)
            if amount:  # the chip of a preview says the same
                assert (_own(figure, replace(facts, holds={}), {}, 0, ICONS, lost=False)["tone"] == "gain") == (
                    sign > 0
                ), name


TOLD = Facts(
    {
        "dawn": Kind(TURN, symbol="next"),
        "acts": Kind(SENTENCE, says=("pays",), piece="go {place}"),
        "pays": Kind(drawn="{amount:$}", tone="money"),
        "gains": Kind(drawn="{amount:+}[vp]*{left}*", head="gathered"),
        "storm": Kind(LINE, symbol="event"),
        "map": Kind(SEEN),
        "dealt": Kind(late=True),
        "flood": Kind(symbol="event"),
    },
    pieces=("{place}",),
    heads={"fetch": "fetched"},
    completes=("pay",),
    runs=("plan",),
    together=("draw", "charge"),
    opens=("act",),
    steps={"act": Step("person")},
)


def fact(kind: str, seat: int = 0, **values: int | str) -> Fact:
    return Fact(kind, "", seat, values)


def lines(*entries: tuple[int, str, str, list[Fact]]) -> list[str]:
    """What the log says of choices, each given as its seat, prompt, text and facts; without its tags but for pieces."""
    told = story("", TOLD, {})
    made = [Entry(seat, parse(text), prompt, False, False, -1) for seat, prompt, text, _ in entries]
    for entry, (*_, facts) in zip(made, entries, strict=True):
        entry.facts = facts
    starts = [at for at in range(len(made)) if at == 0 or told.begins(made, at)]
    found, known = [], told.start
    for start, stop in zip(starts, [*starts[1:], len(made)], strict=True):
        group = made[start:stop]
        found += [line["html"] for line in told.write(group, start, known, "en", NAMES, None, {})]
        known = told.after(known, group)
    return found


def test_a_sentence_leads_and_effects_stand_behind() -> None:
    (line,) = lines(
        (0, "act", "go there", [fact("pays", amount=-2), fact("acts", place="x"), fact("gains", amount=3, left=1)])
    )
    assert 'class="move" data-rung="go x"' in line and "#i-p1" in line
    assert line.index("acts") < line.index("+3") and "<b>1</b>" in line and "#i-vp" in line
    assert "$" not in line  # the sentence names it
    assert '<span class="sr">' in line  # for the ear


def test_effects_alone_are_led_by_their_choice_or_by_themselves() -> None:
    told = lines(
        (0, "act", "fetch it", [fact("pays", amount=-2)]),
        (1, "act", "other", [fact("gains", 1, amount=0, left=0), fact("pays", 0, amount=1)]),
        (-1, "draw", "x", [fact("flood", -1, place="sea")]),
    )
    assert ": fetched" in told[0] and '<span class="c-money">−$2</span>' in told[0]
    assert ": gathered" in told[1] and "#i-p2" in told[1] and "#i-p1" in told[1]  # whose the second effect is
    assert "#i-event" in told[2] and 'data-rung="sea"' in told[2] and "Flood" in told[2]


def test_a_line_of_its_own_takes_what_follows_and_a_turn_begins_another() -> None:
    told = lines(
        (
            0,
            "act",
            "end",
            [fact("storm", -1), fact("pays", 1, amount=-1), fact("dawn", 1, n=1), fact("gains", 1, amount=1, left=1)],
        ),
        (1, "act", "end", [fact("dawn", 0, n=1), fact("dawn", 1, n=2), fact("map")]),
    )
    assert len(told) == 4
    assert "Storm" in told[0] and "−$1" in told[0]
    assert "dawn (n" in told[1] and "#i-next" in told[1]
    assert 'class="move"' in told[2] and "#i-p2" in told[2]  # hers whose turn it is, not his who ended his
    assert "dawn (n" in told[3]  # told only when the calendar has changed


def test_choices_that_complete_others_run_on_or_come_together_make_one_line() -> None:
    choices = ((0, "plan"), (0, "pay"), (0, "plan"), (1, "plan"), (-1, "draw"), (1, "charge"), (1, "act"), (0, "act"))
    told = lines(*[(seat, prompt, "x", [fact("pays", amount=-1)]) for seat, prompt in choices])
    # The first effect is the sentence of a line that has no other: every line has a verb.
    assert [line.count("−$2") for line in told] == [1, 0, 0, 0, 0]  # the same effect twice is added up
    assert [line.count("−$1") for line in told] == [0, 0, 1, 0, 0]


def test_what_is_laid_out_before_the_game_begins_is_not_told() -> None:
    dealt = [fact("dealt", -1)]
    told = lines((-1, "draw", "a", dealt), (0, "act", "b", dealt), (-1, "x", "c", dealt))
    assert len(told) == 2
