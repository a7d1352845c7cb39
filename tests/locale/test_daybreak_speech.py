"""Daybreak in four languages: whole games told without a gap, and moves that name their cards."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from keeling import locale
from keeling.core.agenda import Fact
from keeling.core.game import check_settings
from keeling.core.match import Ask, Match
from keeling.core.notation import parse, write
from keeling.games import daybreak
from keeling.games.daybreak.telling.cards import tell
from keeling.locale.verbs import moves_of

SHEET = daybreak.house_sheet()
RAW = re.compile(
    r"[{}…]|^(fact|move|reason|prompt|verb|card|effect|amount)\.|\b(p[1-4]|s[1-6]|tuck-crisis|remove-dirty)\b"
)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"harder": "group", "easier": "group"}),
    (2, {"level": "extreme", "different": "group"}),
    (4, {"harder": "each", "easier": "each"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_are_told_in_every_language(seats: int, options: dict[str, Any]) -> None:
    """Facts, prompts, options, headings and refusals of random games leave no gap and no bare word."""
    game = daybreak.GAME
    settings = check_settings(game, seats, options)
    met: set[str] = set()
    for seed in range(3):
        match = Match(game, seats, seed, settings, None, game.start(game.figures(SHEET), seats, settings))
        match.run_chance()
        rng = Random(seed)
        for _ in range(120):
            if not match.asks:
                break
            ask = rng.choice(match.asks)
            met |= {option[0] for option in ask.choices}
            _tell_ask(match, ask, rng)
            match.play(ask.seat, rng.choice(ask.options))
        for fact in match.opening + [fact for entry in match.entries for fact in entry.facts]:
            for lang in locale.LANGUAGES:
                told = locale.tell(fact, lang, None, SHEET)
                assert told and not RAW.search(told), (fact, told)
    assert len(met) > 8
    assert met <= {move.word for move in moves_of("daybreak").values()}


def _tell_ask(match: Match[Any], ask: Ask, rng: Random) -> None:
    """Tell some of its options, why another move is closed, and the question itself."""
    closed = match.why(ask.seat, rng.choice(match.moves(ask.seat)))
    shown = rng.sample(ask.choices, min(3, len(ask.choices)))
    for lang in locale.LANGUAGES:
        lines = [locale.describe_move(option, lang, None, SHEET) for option in shown]
        lines += [locale.describe_move(option, lang, game="daybreak", brief=True) for option in shown]
        assert not set(lines) & set(map(write, shown)), lines
        lines += [locale.heading(option[0], lang, "daybreak") for option in shown]
        lines += [locale.describe_part(option, -1, lang, None, SHEET) for option in shown if len(option) > 1]
        lines.append(locale.ask(ask.prompt, lang, "daybreak", match.about(ask.seat)))
        if closed is not None and closed.code != "not-offered":
            lines.append(locale.say(closed, lang, game="daybreak"))
        assert not any(RAW.search(line) for line in lines), lines


def test_a_move_names_its_card_and_says_what_it_does() -> None:
    move = parse("start heat-pumps s3")
    bare = locale.describe_move(move, "en", game="daybreak")
    assert locale.describe_move(move, "en", None, SHEET) == f"{bare}: {tell(SHEET, 'heat-pumps', 'en')}"
    assert "Ciepło z powietrza" in locale.describe_move(move, "pl", None, SHEET, brief=True)
    assert "My own card" in locale.describe_move(parse("pay my-own-card"), "de", game="daybreak")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Next round every action that costs cards costs 1 more"),
        ("de", "In der nächsten Runde kostet jede Aktion, die Karten kostet, 1 mehr"),
        ("pl", "W następnej rundzie każda akcja, która kosztuje karty, kosztuje o 1 więcej"),
        ("it", "Nel prossimo round ogni azione che costa carte ne costa 1 in più"),
    ],
)
def test_what_the_next_round_brings_is_a_sentence(lang: str, said: str) -> None:
    """“Next round, cards that actions cost: +1” stood there."""
    pay = Fact("next-round", "D-55", 0, {"mod": "pay", "change": 1, "amount": 1})
    assert locale.Translator("daybreak").tell(pay, lang, ["Nia"]) == said
    growth = Fact("next-round", "D-55", 0, {"mod": "growth", "change": 1, "amount": 1})  # a sheet of one's own
    assert "+1" in locale.Translator("daybreak").tell(growth, lang, ["Nia"])
