"""The contract, 9: a preview tells what then happens, but for draws; and it changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import keeling
from keeling.core.agenda import CHANCE, Fact, Option
from keeling.core.log import Entry, digest_of
from keeling.core.prices import figures, read
from keeling.testing.promises import a_move, kept
from keeling.testing.tables import Spec, table

FactKey = tuple[str, str, int, tuple[tuple[str, object], ...]]


def keys(facts: Iterable[Fact]) -> Counter[FactKey]:
    """How often each fact stands there."""
    return Counter((fact.kind, fact.rule, fact.seat, tuple(fact.values.items())) for fact in facts)


def played_on(match: keeling.AnyMatch, seat: int, option: Option, rng: Random) -> list[Entry]:
    """Make the move on a fork and answer at random whatever it still asks, up to the next turn or draw."""
    fork = match.fork()
    before = len(fork.entries)
    fork.take(seat, option)
    rules = fork.game.rules
    while (owed := fork.owed()) and len(fork.entries) < before + 60:
        ask = next((one for one in owed if one.seat in (seat, CHANCE)), owed[0])  # others' moves are not its doing
        rule = rules[ask.step[0]]
        if rule.turn or (ask.seat == CHANCE and (len(ask.options) > 1 or rule.secret)):
            break
        fork.take(ask.seat, rng.choice(ask.options))
    return fork.entries[before:]


def what_a_preview_tells_then_happens(spec: Spec) -> None:
    match = table(spec, 21)
    rng = Random(21)
    told = 0
    while match.asks:
        for ask in match.asks:
            state = digest_of(match.position)
            for option in rng.sample(ask.choices, min(2, len(ask.choices))):
                seen = match.preview(ask.seat, option)
                assert digest_of(match.position) == state
                happened = [fact for entry in played_on(match, ask.seat, option, rng) for fact in entry.facts]
                missing = keys(seen.facts) - keys(happened)
                assert not missing, (ask.prompt, option, missing)
                assert not any(fact.secret and fact.seat != ask.seat for fact in seen.facts)
                told += len(seen.facts)
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
    assert told > min(50, len(match.entries) // 4)


def waiting(match: keeling.AnyMatch, seat: int) -> list[object]:
    """What is to come for all, and in the lanes of others: both stay while a seat's turn goes on."""
    position = match.position
    return [position.agenda, *(lane for number, lane in enumerate(position.lanes) if number != seat)]


def a_preview_that_depends_on_nothing_more_is_complete(spec: Spec) -> None:
    match = table(spec, 22)
    rng = Random(22)
    complete = 0
    while match.asks and len(match.entries) < 400:
        ask = rng.choice(match.asks)
        option = rng.choice(ask.choices)
        seen = match.preview(ask.seat, option)
        question = match.ask_of(ask.seat)
        assert question is not None
        rule = match.game.rules[question.step[0]]
        fork = match.fork()
        before = len(fork.entries)
        fork.take(ask.seat, option)
        same_turn = waiting(fork, ask.seat) == waiting(match, ask.seat) and not fork.position.ending
        further = fork.ask_of(ask.seat)
        if further is not None and not further.rests and not match.game.rules[further.step[0]].turn:
            same_turn = False  # a preview looks through what is forced, and this is still to be answered
        if not seen.more and rule.turn and same_turn:
            happened = [f for e in fork.entries[before:] for f in e.facts if not f.secret or f.seat == ask.seat]
            assert keys(seen.facts) == keys(happened), (ask.prompt, option)
            complete += 1
        match.play(ask.seat, option)
    assert complete > 5 or not any(rule.turn for rule in match.game.rules.values())


def figures_are_those_of_whole_previews(spec: Spec) -> None:
    """Where only what is counted is looked for, nothing that is counted may be missed."""
    match = table(spec, 24)
    rng = Random(24)
    found = 0
    while match.asks and len(match.entries) < 300:
        ask = rng.choice(match.owed())
        if rng.random() < 0.3:
            whole = zip(ask.options, match.previews(ask.seat), strict=True)
            priced = {option: read(match.game.prices, preview, ask.seat) for option, preview in whole}
            told = figures(match, ask.seat)
            assert not any(one for option, one in priced.items() if option[0] in match.game.prices.free)
            bare = [option for option, one in priced.items() if not one]  # what is told there is a promise
            assert told == priced | match.promised(ask.seat, bare)
            found += sum(map(len, priced.values()))
        match.play(ask.seat, rng.choice(ask.options))
    assert found > min(20, len(match.entries) // 10) or not match.game.prices.facts


def a_button_promises_all_that_is_sure_and_nothing_else(spec: Spec) -> None:
    """Every way a move can go on brings what its figures say, and what comes in every way is among them."""
    match, rng = table(spec, 26), Random(26)
    looked = 0
    while match.asks and len(match.entries) < 200:
        ask = rng.choice(match.asks)
        if rng.random() < 0.12:
            tried, wrong = kept(match, ask.seat, 6, rng)
            assert not wrong, (ask.prompt, wrong)
            looked += tried
        match.play(ask.seat, a_move(match, ask.choices, rng))
    assert looked > 15 or len(match.entries) < 100


def a_preview_of_a_closed_move_is_refused_like_the_move(spec: Spec) -> None:
    match = table(spec, 23)
    seat = match.asks[0].seat
    try:
        match.preview(seat, "nonsense")
    except keeling.IllegalMove as error:
        assert error.reason == match.why(seat, "nonsense")
    else:
        raise AssertionError("a preview of nonsense")


def a_preview_tells_nothing_that_its_seat_cannot_see(spec: Spec) -> None:
    """Two worlds that a seat cannot tell apart have the same previews and figures."""
    match = table(spec, 25)
    rng = Random(25)
    while match.asks and len(match.entries) < 250:
        ask = rng.choice(match.asks)
        if rng.random() < 0.08:
            told = []
            for world in (match, _elsewhere(match, ask.seat, rng)):
                seen = [(keys(one.facts), one.more, one.step, one.ending) for one in world.previews(ask.seat)]
                told.append((seen, figures(world, ask.seat)))
            assert told[0] == told[1], ask.prompt
        match.play(ask.seat, rng.choice(ask.options))


def _elsewhere(match: keeling.AnyMatch, seat: int, rng: Random) -> keeling.AnyMatch:
    """The same match with all that a seat cannot see dealt otherwise."""
    other = match.fork()
    other.position = match.game.redeal(match.position, seat, rng)
    other._forget()
    return other
