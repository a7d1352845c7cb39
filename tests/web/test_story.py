"""The log, the steps still to come, the words of the bar and the end screen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import keeling
from keeling.games.co2.telling.facts import FACTS
from keeling.kit.ledger import Ledger
from keeling.locale import LANGUAGES
from keeling.web.drawing.boards import board
from tests.web.logs import log_lines
from tests.web.play import names, parsed, positions

DRAWN = board("co2")


def last(seats: int, seed: int, **options: bool) -> keeling.Match:
    return list(positions(seats, seed, every=1000, **options))[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_lines_are_items_with_ids_of_their_own(seats: int, lang: str) -> None:
    match = last(seats, seats)
    lines = log_lines("co2", match.entries, lang, names(match), 0)
    ids = [line["id"] for line in lines]
    assert len(ids) == len(set(ids)) and len(lines) < len(match.entries)
    for line in lines:
        assert "\n" not in line["html"] and ' style="' not in line["html"]
        tree = parsed(line["html"])
        assert tree.tag == "li" and tree.get("id") == line["id"] and "".join(tree.itertext()).strip()


def test_lines_do_not_change_when_the_game_goes_on() -> None:
    before: Sequence[dict[str, str]] = []
    for match in positions(3, 8, every=1):
        now = log_lines("co2", match.entries, "en", names(match), 0)
        settled = max(0, len(before) - 3)  # the last choice may still be growing
        assert now[:settled] == before[:settled]
        before = now


def test_a_line_says_who_did_what_and_what_came_of_it() -> None:
    match = last(4, 4)
    told = [
        "".join(parsed(line["html"]).itertext())
        for line in log_lines("co2", match.entries, "en", ["A", "B", "C", "D"], 0)
    ]
    built = [line for line in told if " builds a " in line]
    assert built and all("−$" in line and "+" in line for line in built)
    assert any(line.startswith("New fossil plants:") and " ppm" in line for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_still_to_come(lang: str) -> None:
    for match in positions(3, 6, every=5, draft=True):
        for step in DRAWN.to_come(match, lang, names(match), 0):
            assert step["icon"] and step["text"] and not step["text"].startswith("ui.")
            assert isinstance(step["mine"], bool)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_every_option_has_a_name(lang: str) -> None:
    match = keeling.new("co2", seats=5, seed=1)
    words = DRAWN.words(match.position.figures.sheet, lang)
    assert all(said and not said.startswith("ui.") for said in words.values())
    for played in positions(5, 1, every=4, auction=True):
        for ask in played.asks:
            for option in ask.options:
                for word in option.split():
                    assert word in words or not word.isalpha() or (word[0] == "p" and word[1:].isdigit()), word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (4, 7)])
def test_the_end_adds_up(seats: int, seed: int, lang: str) -> None:
    match = last(seats, seed)
    assert match.outcome is not None
    points, air = Ledger(match, FACTS).books
    assert tuple(points.total) == match.outcome.scores
    assert sum(sum(row) for row in points.amounts.values()) == sum(match.outcome.scores)
    assert "other" not in points.amounts
    assert sum(air.course[-1].values()) == match.view(None)["co2"]
    html = DRAWN.end(match, lang, names(match))
    assert "\n" not in html and ' style="' not in html and "ui.web" not in html
    assert parsed(html).get("id") == "f-end"
