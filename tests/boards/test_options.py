"""Every option of every question of every game is told in words, in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from keeling.core.agenda import Option
from keeling.games import GAMES
from keeling.locale import LANGUAGES, ask, describe_move
from keeling.web.drawing.boards import board
from keeling.web.play.labels import labels, questions
from tests.boards import walk
from tests.boards.notation import wrong

NAMES = ["Ada", "Bea", "Chico", "Dee", "Eve"]
ALL = [(game, lang) for game in GAMES for lang in LANGUAGES]


def shared(options: list[Option]) -> Iterator[tuple[Option, int]]:
    """Where several options go on with the same word, and others with another: a button bears that word alone."""
    ways: dict[Option, dict[str, list[Option]]] = defaultdict(lambda: defaultdict(list))
    for option in options:
        for at in range(len(option)):
            ways[option[:at]][option[at]].append(option)
    for start, nexts in ways.items():
        for held in nexts.values():
            if len(nexts) > 1 and len(held) > 1:
                yield held[0], len(start)


@pytest.mark.parametrize("game", GAMES)
def test_the_walk_meets_every_question(game: str) -> None:
    assert walk.questions(game) - set(walk.met(game)) == set()


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_option_is_a_sentence(game: str, lang: str) -> None:
    faults: list[object] = []
    for prompt, (sheet, options) in walk.met(game).items():
        asked = ask(prompt, lang, game)
        faults += [(prompt, asked)] if asked == f"prompt.{prompt}" else []
        for option in options:
            for brief in (True, False):
                said = describe_move(option, lang, NAMES, sheet, game, brief=brief)
                faults += [(option, said, fault) for fault in wrong(said, option, lang)]
                faults += [(option, said)] if said == " ".join(option) else []
    assert faults == []


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_word_of_a_button_makes_sense_alone(game: str, lang: str) -> None:
    faults: list[object] = []
    for sheet, options in walk.met(game).values():
        words = board(game).words(sheet, lang)
        for option in options:
            parts, whole = labels(option, words, lang, NAMES, game)
            assert len(parts) >= len(option) and (whole or all(parts[1:]) or not any(parts[1:])), option
            assert all(said == said.strip() for said in parts), option
            for said in filter(None, parts):
                faults += [(option, said, fault) for fault in wrong(said, option, lang)]
        for option, at in shared(options):
            parts, _ = labels(option, words, lang, NAMES, game)
            faults += [(option, at)] if not parts[at] else []
    assert faults == []


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_the_bar_knows_its_verbs_and_asks_for_their_words(game: str, lang: str) -> None:
    drawn = board(game)
    verbs = {option[0] for _, options in walk.met(game).values() for option in options}
    sheet = next(iter(walk.met(game).values()))[0]
    assert verbs - set(drawn.words(sheet, lang)) == set()
    turns = {rule.prompt for rule in GAMES[game].rules.values() if rule.turn}
    taken = {option[0] for prompt in turns for option in walk.met(game)[prompt][1]}
    assert taken - {verb for row in drawn.GROUPS.values() for verb in row} == ({drawn.END} if turns else set())
    for asks in questions(game, lang).values():
        assert [said for said in asks if said.startswith("ui.") or (said and not said.endswith("?"))] == []


def test_the_checker_finds_notation() -> None:
    """What was once on buttons: certificates, energy, income, seats, sites, keys."""
    bad = [
        "1sp",
        "Pay 1 3",
        "$2 0vp",
        "use 0sp $2",
        "p2",
        "summit1",
        "11",
        "north-america",
        "move.factories.use",
        "{n}",
    ]
    assert [text for text in bad if not wrong(text, ("begin", "north-america"), "en")] == []
    assert wrong("Miejsce: money", ("place", "money"), "pl") and not wrong("Money", ("place", "money"), "en")
    good = ["Pay 1 coal + 3 renewable energy", "2 for SP, 1 for money", "Card 11", "$2", "Take $2 and 3 VP", "Summit 1"]
    assert [text for text in good if wrong(text, ("pay",), "en")] == []
