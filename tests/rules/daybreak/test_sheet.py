"""Cards of somebody's own sheet: what cannot be played is refused with key and cause (D-3, D-37)."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.daybreak import house_sheet
from keeling.games.daybreak.model.decks import CARDS, DECKS

HOUSE = house_sheet()
ACT = {"do": "clean"}
USED: dict[str, Any] = {"need": {"wind": 1}, "when": "local", "limit": "round"}  # a project that somebody uses


def refused(deck: str, **row: Any) -> str:
    """What is wrong with a card of a deck that is laid over the first of ours; empty if it is taken."""
    try:
        keeling.new("daybreak", sheet={deck: [{"no": 1, **row}]})
    except keeling.BadInput as error:
        return f"{error.reason.code} {error.reason.values['key']}"
    return ""


def test_the_house_has_as_many_cards_as_the_box() -> None:
    assert {deck.name: len(HOUSE[deck.name]) for deck in DECKS} == {deck.name: deck.size for deck in DECKS}
    assert set(CARDS) == {deck.name for deck in DECKS} | {"outcome"}


@pytest.mark.parametrize(
    ("deck", "row", "wrong"),
    [
        ("local", {"do": [{"n": 1}]}, "sheet-missing local.1.do.1.do"),
        ("local", {"do": [{"do": "tax"}]}, "sheet-word local.1.do[1].do"),
        ("local", {"do": [{"do": "lose"}]}, "sheet-word local.1.do.1.do"),
        ("local", {"do": [{"do": "clean", "n": 0}]}, "sheet-range local.1.do.1.n"),
        ("local", {"do": [{"do": "clean", "of": "social"}]}, "sheet-unknown local.1.do.1.of"),
        ("local", {"do": [{"do": "clean", "for": "round"}]}, "sheet-unknown local.1.do.1.for"),
        ("local", {"do": [{"do": "emission", "n": -1}]}, "sheet-word local.1.do.1.of"),
        ("local", {"do": [{"do": "clean", "by": "wind"}]}, "sheet-missing local.1.do.1.steps"),
        ("local", {"do": [{"do": "clean", "who": "lowest social"}]}, "sheet-word local.1.do.1.who"),
        ("local", {"do": [{"do": "move", "of": "clean", "n": 1}], "limit": "round"}, "sheet-missing local.1.do.1.to"),
        ("local", {"do": [{"do": "roll", "plus": "wind"}], "limit": "round"}, "sheet-missing local.1.do.1.table"),
        (
            "local",
            {"do": [{"do": "roll", "plus": "wind", "table": [[1, "luck"]]}], "limit": "round"},
            "sheet-word local.1.do.1.table.1",
        ),
        (
            "local",
            {"do": [{"do": "roll", "plus": "wind", "table": [["veil-weak", "veil-weak"]]}], "limit": "round"},
            "sheet-type local.1.do.1.table.1",
        ),
        ("local", {"do": [{"do": "cancel", "of": "amazon"}], "when": "roll"}, "sheet-type local.1.do.1.of"),
        ("local", {"do": [{"do": "cancel", "of": ["rain"]}], "when": "roll"}, "sheet-word local.1.do[1].of[1]"),
        ("local", {"do": [{"do": "cancel", "of": ["amazon"]}], "limit": "round"}, "sheet-word local.1.do.1.do"),
        ("local", {"do": [ACT], "when": "emissions", "limit": "round"}, "sheet-word local.1.do.1.do"),
        (
            "local",
            {"do": [{"do": "co2", "of": "own", "n": -1}], "limit": "round"},
            "sheet-word local.1.do.1.of",
        ),
        ("local", {"tags": ["wind", "wind"], "do": [ACT], "limit": "round"}, "sheet-distinct local.1.tags"),
        (
            "local",
            {"do": [ACT, {"do": "move", "of": "clean", "from": "other", "consent": True}], "limit": "round"},
            "sheet-unknown local.1.do.2.consent",
        ),
        ("starting", {"power": "atlantis"}, "sheet-word starting.1.power"),
        ("starting", {"power": "china"}, "sheet-count starting.china"),
        ("global", {"need": {"wind": 1}, "collect": {"most": 1}}, "sheet-missing global.1.need"),
        ("global", {"spend": 1}, "sheet-missing global.1.spend"),
        ("global", {**USED, "do": [{"do": "mod", "of": "draw", "n": 1, "last": 1}]},
         "sheet-word global.1.do.1.do"),
        ("global", {**USED, "do": [{"do": "soften"}]}, "sheet-word global.1.when"),
        ("global", {**USED, "do": [{"do": "clean", "if": {"wind": [1, 2]}}]},
         "sheet-unknown global.1.do.1"),
        ("crisis", {"do": [{"do": "clean", "who": "all"}]}, "sheet-word crisis.1.do.1.who"),
        ("crisis", {"do": [{"do": "resilience", "of": "any", "n": -1}]}, "sheet-word crisis.1.do.1.of"),
        ("crisis", {"do": [{"do": "mod", "of": "draw", "n": -1}]}, "sheet-missing crisis.1.do.1.last"),
        ("crisis", {"do": [{"do": "clean", "per": "wind"}]}, "sheet-word crisis.1.do.1.per"),
        ("crisis", {"lasting": True}, "sheet-missing crisis.1.until"),
        ("crisis", {"tuck": {"tags": ["wind"], "cards": 1, "each": 1}}, "sheet-missing crisis.1.tuck.cards"),
        ("challenge", {"do": [{"do": "start", "of": "emission", "n": 1}]}, "sheet-missing challenge.1.do.1.kinds"),
        ("challenge", {"do": [ACT]}, "sheet-word challenge.1.do.1.do"),
        ("local", {"key": "s2"}, "sheet-distinct key"),
        ("local", {"key": "no more"}, "sheet-distinct key"),
        ("crisis", {"key": HOUSE["local"][0]["key"]}, "sheet-distinct key"),
        ("local", {"solo": {"do": [{"do": "clean", "n": 0}]}}, "sheet-range local.1.do.1.n"),
        ("challenge", {"solo": {"for": "one"}}, "sheet-unknown challenge.1.solo.for"),
    ],
)  # fmt: skip
def test_d3_cards_that_cannot_be_played_are_refused(deck: str, row: dict[str, Any], wrong: str) -> None:
    assert refused(deck, **row) == wrong


@pytest.mark.parametrize(
    ("deck", "row"),
    [
        ("local", {"do": [ACT, {"do": "dirty", "n": -1, "may": True, "who": "any"}], "limit": "round"}),
        ("local", {"do": [{"do": "draw", "by": "wind", "steps": [[1, 1]], "if": {"grid": [1, 99]}}], "limit": "round"}),
        ("crisis", {"do": [{"do": "mod", "of": "draw", "n": -1, "last": 2}, {"do": "clean", "n": -1}]}),
        (
            "crisis",
            {"lasting": True, "until": {"tags": ["wind"], "cards": 1}, "do": [{"do": "mod", "of": "draw", "n": -1}]},
        ),
        ("challenge", {"do": [{"do": "win", "of": "band", "most": 2, "per": "player"}, {"do": "mod", "of": "draw"}]}),
    ],
)  # fmt: skip
def test_d3_other_cards_are_taken(deck: str, row: dict[str, Any]) -> None:
    assert refused(deck, **row) == ""


@pytest.mark.parametrize("kept", [{"n": 2}, {"per": "wind"}, {"n": 5, "keep": 2}])
def test_d37_no_action_pays_for_itself(kept: dict[str, Any]) -> None:
    over = [{**row, "pay": 2, "do": [{"do": "draw", **kept}]} for row in HOUSE["local"] if row["no"] == 1]
    rows = [{name: value for name, value in row.items() if name != "limit"} for row in over]
    sheet = {**HOUSE, "local": [*rows, *HOUSE["local"][1:]]}
    with pytest.raises(keeling.BadInput) as caught:
        DECKS[0].check(sheet["local"])
    assert (caught.value.reason.code, caught.value.reason.values["key"]) == ("sheet-missing", "local.1.limit")
    DECKS[0].check([{**rows[0], "pay": 6 if "n" in kept else 2, "limit": "round"}, *HOUSE["local"][1:]])
