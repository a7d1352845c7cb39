"""Cards at a table with its own sheet: their names, their halves, and what is said of them everywhere."""

from __future__ import annotations

from typing import Any

import pytest
from markupsafe import escape

import keeling
from keeling import locale
from keeling.games.factories import house_sheet
from keeling.locale import LANGUAGES
from keeling.web.play.frame import TableInfo
from keeling.web.play.frame import frame as web_frame
from tests.web.play import names

HOUSE = house_sheet()
# Every marketing card and every event is our own: another name, other effects, and a choice.
OURS: dict[str, Any] = {
    "marketing": [
        {"no": no, "key": f"our-card-{no}", "effects": [{"do": "money", "n": 3}], "or": [{"do": "waste", "n": -2}]}
        for no in range(1, 25)
    ],
    "event": [
        {
            "no": no,
            "key": f"our-event-{no}",
            "effects": [{"do": "money", "n": -1, "who": "all"}],
            "or": [{"do": "waste", "n": 2, "who": "all"}],
        }
        for no in range(67, 87)
    ],
}
HALVES = {
    "card-choice": {
        "en": ["Gain $3", "Remove 2 waste from your dump"],
        "de": ["Du erhältst 3\u00a0$", "Du entfernst 2 Abfall von deiner Deponie"],
    },
    "event-choice": {"en": ["Pay $1", "Put 2 waste on your dump"], "de": ["Du zahlst 1\u00a0$", None]},
}


def at_choice(prompt: str, sheet: dict[str, Any]) -> keeling.Match:
    """A game in which cards are played as soon as may be, at its first choice of that kind."""
    match = keeling.new("factories", seats=3, seed=5, sheet=sheet)
    for _ in range(400):
        ask = match.asks[0]
        if ask.prompt == prompt:
            return match
        wanted = [option for option in ask.options if option.split()[0] in ("play", "done", "end", "choose")]
        match.play(ask.seat, (wanted or list(ask.options))[0])
    raise AssertionError("nobody had to choose")


def frame(match: keeling.Match, seat: int, lang: str) -> dict[str, Any]:
    """What the browser of a seat is told."""
    return web_frame(match, TableInfo(names(match), frozenset()), (seat, frozenset([seat]), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prompt", ["card-choice", "event-choice"])
def test_a_choice_names_what_each_half_does(prompt: str, lang: str) -> None:
    match = at_choice(prompt, OURS)
    ask = match.asks[0]
    no = match.view(ask.seat)["choice"]
    assert no in (range(1, 25) if prompt == "card-choice" else range(67, 87))
    assert ask.options == ("choose first", "choose second")
    labels = [option[1] for option in frame(match, ask.seat, lang)["ask"]["options"]]
    for label, said in zip(labels, HALVES[prompt].get(lang, [None, None]), strict=True):
        assert said is None or label == said
    plain = [locale.describe_move(option, lang) for option in ask.choices]
    assert labels != plain and len(set(labels)) == 2 and not any(label.endswith(".") for label in labels)
    figures = [["3", "2"], ["1", "2"]][prompt == "event-choice"]
    assert all(figure in label for figure, label in zip(figures, labels, strict=True))
    match.play(ask.seat, "choose first")
    assert prompt == "event-choice" or match.view(ask.seat)["choice"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_come_from_the_sheet_of_the_table(lang: str) -> None:
    house = {locale.card_name(row["no"], lang, HOUSE) for deck in ("marketing", "event") for row in HOUSE[deck]}
    seen = {"log": "", "drawn": "", "labels": ""}
    for prompt in ("card-choice", "event-choice"):
        match = at_choice(prompt, OURS)
        for seat in range(3):
            told = frame(match, seat, lang)
            seen["log"] += "".join(line["html"] for line in told["log"])
            seen["drawn"] += "".join(told["fragments"].values())
            seen["labels"] += " ".join(option[1] for option in (told["ask"] or {"options": []})["options"])
    match = at_choice("turn", OURS)
    seen["labels"] += " ".join(option[1] for option in frame(match, match.asks[0].seat, lang)["ask"]["options"])
    assert "Our event" in seen["log"] and "Our event" in seen["drawn"]
    assert all("Our card" in said for said in seen.values())
    assert not [name for name in house for said in seen.values() if name in said]


@pytest.mark.parametrize("key", ["", "-", "<b>bold</b>", "x" * 80, "free-fair"])
def test_any_key_of_a_sheet_can_be_shown(key: str) -> None:
    sheet = {"marketing": [{"no": no, "key": key} for no in range(1, 25)]}
    match = keeling.new("factories", seats=3, seed=5, sheet=sheet)
    merged = match.position.figures.sheet
    name = locale.card_name(3, "en", merged)
    assert name.strip() and (key.strip("-") or name == "no. 3")
    told = frame(match, 0, "en")
    html = "".join(told["fragments"].values())
    assert "<b>bold" not in html.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_is_about_is_told_where_one_points_at_it(lang: str) -> None:
    match = keeling.new("factories", seats=3, seed=5)
    held = match.view(0)["players"][0]["marketing"]
    drawn = frame(match, 0, lang)["fragments"]
    for no in held:
        line = escape(locale.Translator("factories").flavour(no, lang, HOUSE))
        assert line and f'data-about="{line}"' in drawn["f-hand"]
    ours = frame(keeling.new("factories", seats=3, seed=5, sheet=OURS), 0, lang)["fragments"]
    assert "data-about" not in ours["f-hand"], "of a card of somebody's own nothing is known"
