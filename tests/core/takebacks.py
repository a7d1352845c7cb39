"""Random games in which every seat takes choices back at random moments, each time held against a game without them."""

from __future__ import annotations

from collections import Counter
from random import Random

import keeling
from keeling.core import notation
from keeling.core.agenda import CHANCE
from keeling.core.log import Entry, digest_of
from keeling.core.takeback import own_lines, reveals

Told = tuple[int, str, str, bool, list[tuple[str, str, int, dict[str, int | str]]]]


def told(entry: Entry) -> Told:
    """All that anybody saw of a line."""
    facts = [(fact.kind, fact.rule, fact.seat, fact.values) for fact in entry.facts]
    return entry.seat, entry.text, entry.prompt, entry.forced, facts


def fresh(match: keeling.AnyMatch) -> keeling.AnyMatch:
    """The same table before its first choice."""
    return keeling.table(match.game.name, match.seats, match.seed, match.settings, match.sheet)


def stays(match: keeling.AnyMatch, line: int, later: int) -> bool:
    """Whether all others' lines would be what they are without a choice, found out by playing the game without it."""
    twin, whole = fresh(match), fresh(match)
    for number, entry in enumerate(match.entries):
        option = notation.parse(entry.text)
        if not line <= number < later:
            ask, was = twin.ask_of(entry.seat), whole.ask_of(entry.seat)
            drawn = entry.seat == CHANCE and ask is not None and was is not None
            if drawn and (ask.options, ask.weights) != (was.options, was.weights):
                return False
            if ask is None or was is None or option not in ask.options or ask.step != was.step:
                return False
            if entry.seat != CHANCE and twin.ask_of(CHANCE) is not None:
                return False
            stage = twin.position.lanes
            twin.take(entry.seat, option)
            if number >= later and (told(twin.entries[-1]) != told(entry) or twin.position.lanes is not stage):
                return False
        whole.take(entry.seat, option)
    return twin.ask_of(CHANCE) is None


def take_back(match: keeling.AnyMatch, seat: int, thorough: bool) -> str:
    """Let a seat take back its last choice: only that is gone; what stops it, if something does."""
    reason = match.why_no_undo(seat)
    before, number = [told(entry) for entry in match.entries], len(match.entries) + match.spent
    line = next((n for n in range(len(before) - 1, -1, -1) if before[n][0] == seat and not before[n][3]), -1)
    later = own_lines(match.entries, line) if line >= 0 else 0
    if reason is not None:
        if reason.code == "undo-built" and thorough:
            blamed = match.entries[int(reason.values["line"]) - 1]
            assert blamed.seat != seat and notation.seat_word(blamed.seat) == reason.values["player"]
            rested = {ask.seat for ask in match.questions() if ask.rests}
            assert blamed.seat in rested or not stays(match, line, later), reason
        try:
            match.undo(seat)
        except keeling.CannotUndo as error:
            assert error.reason == reason
        assert [told(entry) for entry in match.entries] == before
        return reason.code
    shared = match.position.shared
    if thorough and shared:
        assert stays(match, line, later)
    drawn = any(reveals(entry) for entry in match.entries[later:])
    match.undo(seat)
    if shared:
        assert [told(entry) for entry in match.entries] == before[:line] + before[later:]
        assert not drawn or len(match.entries) + match.spent == number
        return "beside" if later < len(before) else "last"
    return "undone"


def same_game(match: keeling.AnyMatch) -> bool:
    """Whether the game as it stands is the one in which only the choices that stand were made."""
    twin = keeling.load(match.record())
    same = (twin.digest, digest_of(twin.position)) == (match.digest, digest_of(match.position))
    return same and [told(entry) for entry in twin.entries] == [told(entry) for entry in match.entries]


def random_game(match: keeling.AnyMatch, rng: Random, done: float = 0.3, often: float = 0.3) -> Counter[str]:
    """Play at random to the end, with take-backs; how often what happened."""
    tried: Counter[str] = Counter()
    drawn, choices = -1, 0
    while match.owed() and choices < 6000:
        choices += 1
        asked = match.questions()
        ask = rng.choice([one for one in asked if not one.rests or rng.random() < 0.2] or asked)
        options = ask.options
        if ask.rests is False and len(options) > 1 and rng.random() > done:  # a stage in which much happens
            ends = getattr(match.game.rules[ask.step[0]], "ends", "")
            options = [option for option in options if option[0] != ends] or options
        kinds = list(dict.fromkeys(option[0] for option in options))
        kind = rng.choice(kinds)
        before = len(match.entries)
        match.play(ask.seat, notation.write(rng.choice([option for option in options if option[0] == kind])))
        for number in range(before, len(match.entries)):
            if reveals(match.entries[number]):
                assert match.position.ending or number + match.spent > drawn  # no number twice
                drawn = number + match.spent
        assert not match.game.faults or not match.game.faults(match.position)
        while match.owed() and rng.random() < often:
            tried[take_back(match, rng.randrange(match.seats), rng.random() < 0.01)] += 1
    assert match.position.ending
    assert same_game(match)
    return tried
