"""The board of Factory Commons: every fragment at many positions, for every audience, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

import keeling
from keeling.bots import BOTS
from keeling.core.prices import figures
from keeling.games import GAMES
from keeling.games.factories import GAME
from keeling.locale import LANGUAGES
from keeling.web.drawing import art
from keeling.web.drawing.boards import board
from keeling.web.play.price_chips import chips
from tests.web.commons import CHEAP, holds, positions
from tests.web.logs import log_lines
from tests.web.play import kinds, names, parsed, pieces

TABLES: list[tuple[int, int, dict[str, Any] | None]] = [(3, 1, None), (4, 2, CHEAP), (5, 3, CHEAP)]
RAW = re.compile(r">[^<]*\b(?:ui|fact|word|move|card|effect)\.[a-z][\w.-]+|\"(?:ui|fact|word|move)\.[a-z][\w.-]+\"")
# What is answered in the bar alone: figures, endings and choices that no piece stands for.
BAR = {"end", "done", "enough", "pay", "take", "send", "withdraw", "choose", "skip"}
# Moves of other questions than the turn's, as far as pieces stand for them.
OTHERS = ("open conventional", "open renewable", "run all", "accept", "decline", "counter")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is in the catalogue."""
    monkeypatch.setitem(GAMES, "factories", GAME)
    yield


def drawn(match: Any, seat: int | None, lang: str = "en") -> dict[str, str]:
    """The fragments that a seat sees."""
    sheet = match.position.figures.sheet
    return board("factories").fragments(match.view(seat), sheet, names(match), kinds(match, seat), lang)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("seats", "seed", "sheet"), TABLES)
def test_every_fragment_draws_everywhere(seats: int, seed: int, sheet: dict[str, Any] | None) -> None:
    ids: set[str] = set()
    for number, match in enumerate(positions(seats, seed, 7, sheet)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in (None, number % seats):
            found = drawn(match, seat, lang)
            ids = ids or set(found)
            assert set(found) == ids  # none comes or goes
            seen: list[str] = []
            for name, html in found.items():
                assert "\n" not in html and not RAW.search(html), (name, RAW.search(html))
                assert ' style="' not in html and "<script" not in html and "<style" not in html
                tree = parsed(html)
                assert tree.get("id") == name
                seen += [node.attrib["id"] for node in tree.iter() if "id" in node.attrib]
            assert len(seen) == len(set(seen)), sorted({key for key in seen if seen.count(key) > 1})


@pytest.mark.parametrize(("seats", "seed", "sheet"), TABLES)
def test_pieces_speak_the_words_of_the_engine(seats: int, seed: int, sheet: dict[str, Any] | None) -> None:
    for match in positions(seats, seed, 11, sheet):
        moves = {" ".join(move) for move in match.game.rules["turn"].moves(match.position, 0, ())}
        known = [*moves, *OTHERS]
        known += [f"{verb} {unit} 1" for verb in ("plan", "give", "get", "drop") for unit in _units()]
        known += [f"{verb} component {no}" for verb in ("give", "get") for no in range(43, 67)]
        known += [f"discard {no}" for no in range(1, 67)] + [
            f"run {kind}" for kind in match.view(None)["players"][0]["kinds"]
        ]
        seat = match.asks[0].seat if match.asks else 0
        turn = bool(match.asks) and match.game.rules[match.owed()[0].step[0]].turn
        for html in drawn(match, seat).values():
            for piece in pieces(parsed(html)):
                words, why = piece.attrib["data-words"], piece.attrib["data-why"]
                assert any(holds(move, words) for move in known), words
                assert why in known, why
                assert len(piece.attrib["aria-label"]) > 2
                if turn and why in moves:
                    reason = match.why(seat, why)
                    assert reason is None or reason.code != "malformed", (why, reason)


def _units() -> list[str]:
    return ["wood", "coal", "steel", "renewable", "biomaterial", "certificate", "money", "recycle", "component", "csr"]


@pytest.mark.parametrize(("seats", "seed", "sheet"), TABLES)
def test_every_option_can_be_reached_by_a_piece_or_in_the_bar(
    seats: int, seed: int, sheet: dict[str, Any] | None
) -> None:
    for match in positions(seats, seed, 3, sheet):
        for ask in match.asks:
            found = drawn(match, ask.seat)
            on = {piece.attrib["data-words"] for html in found.values() for piece in pieces(parsed(html))}
            for option in ask.options:
                if option.split()[0] not in BAR and option != "run all":
                    assert any(holds(option, words) for words in on), (ask.prompt, option)


def test_every_symbol_is_drawn_somewhere() -> None:
    there = set(re.findall(r'<symbol id="i-([\w-]+)"', str(art.sprite()) + str(art.drawing("factories", "works.svg"))))
    there |= {f"p{seat}" for seat in range(1, 6)}
    buildings = set(re.findall(r'<symbol id="(b-[\w-]+)"', str(art.drawing("factories", "works.svg"))))
    asked: set[str] = set()
    for match in positions(4, 2, 9, CHEAP):
        html = "".join(drawn(match, 0).values())
        html += "".join(line["html"] for line in log_lines("factories", match.entries, "en", names(match), 0))
        asked |= set(re.findall(r'href="#i-([\w-]+)"', html))
        assert set(re.findall(r'href="#(b-[\w-]+)"', html)) <= buildings
        for ask in match.asks:
            for priced in figures(match, ask.seat).values():
                asked |= {chip["icon"] for chip in chips(priced, board("factories").ICONS, ask.seat)}
        asked |= {step["icon"] for step in board("factories").to_come(match, "en", names(match), 0)}
    asked |= {name for name, _ in board("factories").glyphs().values()}
    assert asked - there == set()


def test_no_hidden_card_reaches_another_seat() -> None:
    for match in positions(4, 5, 5, CHEAP):
        if match.position.ending:
            continue
        for seat in (None, 0, 1, 2, 3):
            html = "".join(drawn(match, seat).values())
            own = match.view(seat)["players"][seat] if seat is not None else {"marketing": [], "csr": []}
            shown = {int(no) for no in re.findall(r'"play\|discard (\d+)"', html)}
            assert shown == {*own["marketing"], *own["csr"]}


def test_the_log_tells_everything_and_keeps_secrets() -> None:
    for lang in LANGUAGES:
        match = list(positions(4, 2, 400, CHEAP))[-1]
        lines = log_lines("factories", match.entries, lang, names(match), 0)
        assert len(lines) > 40 and not any(RAW.search(line["html"]) for line in lines)
        assert len({line["id"] for line in lines}) == len(lines)
        assert all(parsed(line["html"]).tag == "li" for line in lines)


def test_each_line_of_the_log_has_one_cause() -> None:
    match, chance = keeling.new("factories", 4, 22), Random(22)  # in this game every kind of line comes up
    while match.asks:
        ask = match.asks[0]
        bot = BOTS[("greedy", "easy", "random", "greedy")[ask.seat]]
        match.play(ask.seat, bot(match.perspective(ask.seat, chance), ask, chance))
    lines = log_lines("factories", match.entries, "en", ["Ada", "Bea", "Cid", "Dan"], 0)
    told = [Markup(line["html"]).striptags()[3:] for line in lines]
    causes = {
        "(factories owned)": "scores for factories", "(lasting effects)": "gains from lasting effects",
        "(production)": "produces",
        "energy to the city": "gives ", "short of energy": "is short of energy", "does not produce": "does not produce",
    }  # fmt: skip
    for what, head in causes.items():
        found = [line for line in told if what in line]
        assert found and all(line.lstrip(" :").startswith(head) for line in found), (head, found)
    assert not any(line.strip().endswith(("produces", "gains from lasting effects")) for line in told)


@pytest.mark.parametrize("sheet", [{"goal": {"sp": 6}}, {"goal": {"cpc": 7}}, None])
def test_the_end_adds_up(sheet: dict[str, Any] | None) -> None:
    match = list(positions(4, 3, 400, sheet))[-1]
    assert match.outcome is not None
    for lang in LANGUAGES:
        html = board("factories").end(match, lang, names(match))
        assert not RAW.search(html)
        tree = parsed(html)
        table = next(node for node in tree.iter("table"))
        rows = [[cell.text or "".join(cell.itertext()) for cell in row] for row in table.iter("tr")][1:]
        figures = [[int("".join(re.findall(r"[−\d]", cell)).replace("−", "-")) for cell in row[1:]] for row in rows]
        assert [sum(column) for column in zip(*figures[:-1], strict=True)] == figures[-1] == list(match.outcome.scores)
