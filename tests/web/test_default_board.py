"""The board for any game: whatever a view holds is drawn, a turn has its end, and secrets stay out of the log."""

import random
import re

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.core.log import Entry
from keeling.core.notation import parse
from keeling.games import GAMES, PACKAGES
from keeling.kit.facts import SENTENCE, Book, Facts, Kind, Source, Step
from keeling.web.drawing import boards
from keeling.web.drawing.default_board import DefaultBoard
from keeling.web.drawing.default_view import Drawer, board
from keeling.web.drawing.shapes import bot
from keeling.web.play.frame import TableInfo, frame
from tests.core import gifts

NAMES = ["Ada", "Bea", "Chico"]


def words(markup):
    """What is to be read of some markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", str(markup)).split())


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (-3, "−3"),
        ("wind-park", "wind park"),
        ("p2", "Bea"),
        ("p9", "p9"),
        (None, "–"),
        ([], "–"),
        (False, "–"),
        ({"coal_left": 3, "open": {"to": "p1"}}, "Coal left 3 Open To Ada"),
        (["solar", 7], "solar 7"),
        ([{"from": "p1", "price": 3}, {"price": 1}], "From Price Ada 3 – 1"),
        ([[1, 2], [3]], "1 2 3"),
        ("<b>", "&lt;b&gt;"),
    ],
)
def test_any_value_is_drawn_in_words(value, said):
    assert words(Drawer("any", NAMES, "en").value(value)) == said


def test_a_view_falls_into_time_figures_players_and_panels():
    view = {
        "game": "any", "seat": 0, "ending": "", "active": 1, "round": 2, "budget": 9, "row": [1, 2],
        "players": [{"points": n, "hand": ["solar"] * n} for n in range(3)],
    }  # fmt: skip
    told = board(view, NAMES, ["me", "bot", "bot"], "en")
    assert [one["label"] for one in told["time"]] == ["Round"]
    assert [one["label"] for one in told["figures"]] == ["Budget"]
    assert [one["label"] for one in told["panels"]] == ["Row"]
    assert [one["turn"] for one in told["players"]] == [False, True, False]
    assert [words(one["more"][0]["value"]) for one in told["players"]] == ["–", "solar", "solar × 2"]


def test_a_clock_says_up_to_where_it_goes():
    told = board(
        {"game": "any", "seat": 0, "ending": "", "round": 2, "rounds": 5, "phase": "spring"}, NAMES[:1], ["me"], "en"
    )
    assert [(one["key"], one["of"]) for one in told["time"]] == [("round", 5), ("phase", None)]
    assert told["figures"] == []


def test_words_that_most_games_have_are_said_in_every_language():
    view = {"game": "any", "seat": 0, "ending": "", "round": 2, "players": [{"points": 3}]}
    told = {lang: board(view, NAMES[:1], ["me"], lang) for lang in ("en", "pl", "de", "it")}
    assert [one["time"][0]["label"] for one in told.values()] == ["Round", "Runda", "Runde", "Round"]
    assert [one["players"][0]["figures"][0]["label"] for one in told.values()] == [
        "Points",
        "Punkty",
        "Punkte",
        "Punti",
    ]


def test_what_a_move_may_name_is_a_piece_with_a_mark_of_its_own():
    view = {
        "game": "any", "seat": 0, "ending": "", "row": ["reed", 7, "p2"],
        "bank": [["reed", ""], ["silt", None]], "players": [{"hand": [14]}, {"hand": [3]}, {}],
    }  # fmt: skip
    told = board(view, NAMES, ["me", "bot", "bot"], "en")
    row, bank = (str(one["value"]) for one in told["panels"])
    assert re.findall(r'data-words="([^"]*)"', row) == ["reed"] and 'data-mark="Re"' in row
    assert re.findall(r'data-words="([^"]*)"', bank) == ["reed", "silt"]
    assert re.findall(r"<th>(.*?)</th>", bank) == ["", "1", "2", "a", "b"]
    hands = [str(one["more"][0]["value"]) for one in told["players"][:2]]
    assert ['data-words="14"' in hands[0], "data-words" in hands[1]] == [
        True,
        False,
    ]  # others' cards are nothing to pick


@pytest.fixture
def match(monkeypatch):
    monkeypatch.setitem(PACKAGES, "gifts", gifts)
    monkeypatch.setitem(GAMES, "gifts", gifts.GAME)
    return keeling.new("gifts", seats=3, seed=1)


def test_what_ends_a_turn_is_said_by_its_rule(match, monkeypatch):
    monkeypatch.setattr(gifts.Turn, "ends", "beg")
    drawn = DefaultBoard(gifts.GAME)
    assert drawn.END == "beg" and "done" in drawn.ALWAYS


def test_a_turn_has_its_verbs_its_end_and_what_is_closed(match):
    drawn = boards.board("gifts")
    assert drawn.END == "done" and drawn.GROUPS == {"": ("draw", "put", "give", "beg")}
    assert set(drawn.words({}, "en")) == {"draw", "put", "give", "beg", "done", ""}
    told = frame(match, TableInfo(NAMES, frozenset({1, 2}), levels={1: "easy"}), (0, frozenset({0}), "en"))
    assert all(sign in told["fragments"]["f-board"] for sign in (bot("easy", "en"), bot("bot", "en")))
    assert told["ask"]["turn"] and set(told["fragments"]) == {
        f"f-{part}" for part in ("clock", "gauge", "seats", "board", "mine", "hand")
    }
    assert "no board of its own" in told["fragments"]["f-gauge"]
    assert [" ".join(row[0]) for row in told["ask"]["options"]] == list(match.asks[0].options)
    assert all(row[1][0].isupper() for row in told["ask"]["options"])  # it stands in the bar as a sentence
    assert "closed" not in told["ask"] and drawn.ALWAYS == ("draw", "put", "give", "beg")


def test_the_log_tells_facts_and_no_secrets(match):
    def told(seat, secret=-1, *facts):
        entry = Entry(0, parse("take 7"), "take", False, False, secret)
        entry.facts = list(facts)
        lines = boards.DefaultBoard(gifts.GAME).STORY.write([entry], 0, None, "en", NAMES, seat, {"game": "gifts"})
        return [words(line["html"]) for line in lines]

    assert told(None) == ["Ada : take 7"]
    assert told(1, 0) == []
    open_fact, own = Fact("puts-it-down", "", 0, {"card": 7}), Fact("sees", "", 0, {"card": 7}, True)
    assert told(1, -1, open_fact, own) == ["Ada : puts it down (card 7)"]
    assert told(0, -1, open_fact, own) == ["Ada : puts it down (card 7)", "Ada : sees (card 7)"]


def test_a_game_that_declares_its_facts_has_their_log_and_books_without_a_board(match, monkeypatch):
    book = Book(("put",), "ui.panel.sources", sources={"cards": Source("lobby", "solar", ("T-4",))}, amount="card")
    kinds = {"put": Kind(SENTENCE), "drawn": Kind(drawn="+{card:tile}[lobby]")}
    facts = Facts(kinds, books=(book,), heads={"draw": "draw"}, steps={"close": Step("next")})
    monkeypatch.setattr(gifts, "FACTS", facts, raising=False)
    drawn = boards.DefaultBoard(gifts.GAME)
    draws = Entry(0, ("draw",), "act", False, False, -1)
    draws.facts = [Fact("drawn", "T-3", 0, {"card": "7"})]
    (line,) = drawn.STORY.write([draws], 0, drawn.STORY.start, "en", NAMES, None, {})
    assert words(line["html"]) == "Ada : draw : +7 drawn (card 7)"  # the last for ears
    assert "#i-lobby" in line["html"]
    assert [step["text"] for step in drawn.to_come(match, "en", NAMES)] in ([], ["Close"])
    chance = random.Random(1)
    while match.asks:
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    html = words(drawn.end(match, "en", NAMES))
    assert "Cards" in html and "Points over time" in html
