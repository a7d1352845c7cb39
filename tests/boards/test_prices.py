"""Prices: what stands on an option before it is chosen is what the engine then takes and gives, in every game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import keeling
from keeling.cli import boards as terminals
from keeling.core.agenda import Fact
from keeling.core.prices import COMMON, ENDING, Figure, figures, read
from keeling.games import GAMES
from keeling.games.co2.model.words import ENERGIES
from keeling.locale import speak
from keeling.server.live_table import take_forced
from keeling.testing.hints import about
from keeling.web.drawing.boards import board
from keeling.web.play.frame import TableInfo, frame
from keeling.web.play.price_chips import chips
from tests.boards.games import NAMES, games, positions
from tests.stage import Stage, stage


def key(fact: Fact) -> tuple[Any, ...]:
    return (fact.kind, fact.rule, fact.seat, tuple(fact.values.items()))


def held(match: keeling.Match, seat: int) -> dict[str, int]:
    """All that a view counts for a seat, and the counters of all, by the words of figures."""
    view, game = match.view(seat), match.game.name
    words = {how.word for how in match.game.prices.facts.values()} | about(game, "HELD", set())
    words -= about(game, "NOT_HELD", set())
    own = view["players"][seat]
    plural = {f"{word}s": word for word in words if word}  # a view speaks of permits, a figure of a permit
    found = {plural.get(name, name): number for name, number in {**view, **own}.items() if type(number) is int}
    goods: dict[str, int] = own.get("goods", {})  # counted by their own names
    return {word: number for word, number in found.items() if word in words} | goods


def shown(match: keeling.Match, seat: int, move: str) -> list[dict[str, str]]:
    """The chips on an option, as a page is told them."""
    told = frame(match, TableInfo(NAMES[: match.seats], frozenset()), (seat, frozenset([seat]), "en"))
    return next(on for words, _, on, *_ in told["ask"]["options"] if " ".join(words) == move)


def ready_to_build() -> Stage:
    """The region helps with a tech, a card gives a discount, and the scientist is a stranger's."""
    s = stage(seats=3).project("solar", "europe", "tech", installed=True, scientist=1)
    s.level(0, "solar", 4).tech(0, 4).region("europe", tech=1)
    s.t.money[0] = 30
    card = next(row["no"] for row in s.t.figures.sheet["lobby"] if row["on"] == "build" and row["of"] == "solar")
    s.hand(0, card)
    return s


@pytest.mark.parametrize("move", ["build solar europe tech", "build solar europe tech lobby"])
def test_building_costs_what_the_browser_says(move: str) -> None:
    s = ready_to_build()
    match = s.match
    match._forget()
    before = held(match, 0)
    told = {chip["icon"]: chip["text"] for chip in shown(match, 0, move) if chip["text"].startswith("−")}
    match.play(0, move)
    paid = Counter[str]()
    for fact in match.entries[-1].facts:
        if fact.seat == 0 and fact.kind in ("money", "tech") and int(fact.values["amount"]) < 0:
            paid[fact.kind] -= int(fact.values["amount"])
    assert told == {what: f"−{amount}" for what, amount in paid.items()}
    assert before["money"] - held(match, 0)["money"] == paid["money"]
    assert paid["tech"] == s.t.figures.plants[ENERGIES.index("solar")][0][1] - 1


def test_a_discount_is_seen_before_it_is_chosen() -> None:
    match = ready_to_build().match
    match._forget()
    plain, lobby = (shown(match, 0, f"build solar europe tech{card}") for card in ("", " lobby"))
    assert plain[0]["icon"] == lobby[0]["icon"] == "money" and plain[0]["text"] != lobby[0]["text"]


def test_a_research_slot_says_that_its_grant_is_a_scientist() -> None:
    """Beside the chips of the other slots it had none (C-40)."""
    match = stage(seats=3).tile("europe", "solar", "fusion", "biomass").match
    match._forget()
    told = {slot: shown(match, 0, f"propose solar europe {slot}") for slot in ("money", "tech", "research")}
    assert told["research"] == [{"icon": "scientist", "text": ""}]
    assert [one["icon"] for slot in ("money", "tech") for one in told[slot]] == ["money", "tech"]


@pytest.mark.parametrize(("game", "seats"), games())
def test_a_price_is_what_is_then_taken_and_given(game: str, seats: int) -> None:
    chance, tried, counted, rules = random.Random(7), 0, GAMES[game].prices, GAMES[game].rules
    for match in positions(game, seats, seats):
        for ask in match.asks:
            for move in chance.sample(ask.options, min(3, len(ask.options))):
                preview = match.preview(ask.seat, move)
                fork = match.fork()
                before, first = held(match, ask.seat), len(fork.entries)
                fork.play(ask.seat, move)
                alone = fork.fork()
                take_forced(alone)  # a preview goes on where there is nothing to choose
                facts = [fact for entry in alone.entries[first:] for fact in entry.facts]
                sure, real = Counter(map(key, preview.facts)), Counter(map(key, facts))
                if preview.more != "choice":
                    assert sure <= real, (move, sure - real)
                asked = fork.ask_of(ask.seat)
                again = asked is not None and rules[asked.step[0]].turn and len(fork.entries) == first + 1
                if preview.more or not again or not rules[match.ask_of(ask.seat).step[0]].turn:
                    continue
                tried += 1
                told = Counter[str]()
                for one in read(counted, preview, ask.seat):
                    if one.seat in (ask.seat, COMMON):
                        told[one.word] += one.amount
                after = held(fork, ask.seat)
                changed = {word: after[word] - before[word] for word in after if after[word] != before[word]}
                assert {word: n for word, n in told.items() if word in after and n} == changed, move
    assert tried > 40


@pytest.mark.parametrize(("game", "seats"), games())
def test_browser_and_terminal_tell_the_same_figures(game: str, seats: int) -> None:
    speak("en")
    terminal, drawn = terminals.find(game), board(game)
    words: set[str] = set()
    for number, match in enumerate(positions(game, seats, seats + 3)):
        if number % 5:
            continue
        for ask in match.asks:
            scene = terminals.Scene(match.view(ask.seat), match.position.figures.sheet, NAMES[:seats])
            told_of = figures(match, ask.seat)
            for option, priced in told_of.items():
                words |= {one.word for one in priced}
                on = chips(priced, drawn.ICONS, ask.seat)
                told = [one for one in priced if one.amount and one.word not in ("stop", ENDING)]
                assert [chip["text"] for chip in on if chip["text"]] == [
                    f"{one.amount:+d}".replace("-", "−") for one in told
                ]
                said = terminal.hint(scene, option, told_of)
                for one in told:
                    if one.word != "debt":
                        assert str(abs(one.amount)) in said and ("−" in said or one.amount > 0), (option, said)
    assert len(words) >= min(5, len(GAMES[game].prices.facts))


def test_what_others_get_stands_behind_their_token() -> None:
    figures = [Figure("money", -9, 0), Figure("vp", 3, 0), Figure("co2", -20, COMMON), Figure("money", 1, 2)]
    told = chips(figures, board("co2").ICONS, 0)
    assert [(chip["icon"], chip["text"]) for chip in told] == [
        ("money", "−9"), ("vp", "+3"), ("fossil", "−20"), ("p3", ""), ("money", "+1"),
    ]  # fmt: skip
