"""At 80 columns lines are broken between the things they list, and never before their last number."""

from __future__ import annotations

import io
import random
import re
from itertools import pairwise

import pytest
from rich.text import Text

import keeling
from keeling import locale
from keeling.cli import boards
from keeling.cli.boards.frames import row
from keeling.cli.boards.holding import Screen, held
from keeling.cli.bot_names import seat_names
from keeling.cli.session import names

GAMES = {"co2": 5, "factories": 5, "second-chance": 4, "daybreak": 4}
_LONELY = re.compile(r"[\d$★▣▤≋ϟ▓.,)(+−±/%]+")  # a line of nothing but figures and signs


def printed(told: Text, width: int) -> list[str]:
    console = Screen(width=width, file=io.StringIO(), color_system=None)
    console.print(told)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_board_is_broken_inside_of_a_thing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[list[str]] = []
    wrap = Text.wrap

    def watched(self: Text, *args: object, **options: object) -> object:
        lines = wrap(self, *args, **options)  # type: ignore[arg-type]
        if len(lines) > 1:
            broken.append([line.plain for line in lines])
        return lines

    monkeypatch.setattr(Text, "wrap", watched)
    match, chance = keeling.new(game, GAMES[game], 5), random.Random(5)
    drawn = boards.find(game)
    for number in range(240):
        if not match.asks:
            break
        if number % 60 == 20:
            for lang in locale.LANGUAGES:
                locale.speak(lang)
                told = seat_names(names(match.seats), dict.fromkeys(range(1, match.seats), "greedy"))
                scene = boards.Scene(match.view(0), match.position.figures.sheet, told, 80)
                console = Screen(width=80, file=io.StringIO(), color_system=None)
                console.print(drawn.draw(scene), drawn.status(scene))
        match.play(match.asks[0].seat, chance.choice(match.asks[0].options))
    assert broken
    for lines in broken:
        for before, after in pairwise(lines):
            assert not _LONELY.fullmatch(after.strip()) or before.rstrip().endswith("·"), lines
            if " · " in before and before.count(".") < 2 and ": " not in before:  # a list, no sentence
                assert before.rstrip().endswith(("·", ",", ";")), lines


def test_a_thing_is_whole_a_separator_ends_a_line_and_what_is_too_wide_is_broken() -> None:
    things = row([Text("three actions left"), Text("a demand of 12"), Text("▣ 25")], " · ")
    assert printed(things, 30) == ["three actions left ·", "a demand of 12 · ▣ 25"]
    assert printed(things, 20) == ["three actions left ·", "a demand of 12 ·", "▣ 25"]
    assert printed(held(Text("a thing that is wider")), 12) == ["a thing that", "is wider"]
    assert printed(Text("each round adds 1."), 17) == ["each round", "adds 1."]
    assert printed(Text("every player gains 2\xa0$ now"), 20) == ["every player gains", "2 $ now"]
    assert printed(Text("as it was"), 40) == ["as it was"]


def test_a_list_inside_of_a_thing_is_broken_between_its_own() -> None:
    tags = row([Text(f"tag {n}") for n in range(6)], ", ")
    assert printed(row([tags, Text("used 0 of 1")], " · "), 22) == [
        "tag 0, tag 1, tag 2,",
        "tag 3, tag 4, tag 5 ·",
        "used 0 of 1",
    ]
