"""The terminal tells what one needs: costs, all that is missing, what is allowed, names, and nothing twice."""

from __future__ import annotations

import io
import random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import keeling as engine
from keeling import locale
from keeling.bots.hint import Hint
from keeling.cli import hints
from keeling.cli.session import Sitting
from tests.cli.desk import drawn

GAME = ("play", "factories", "--seats", 3, "--seed", 10, "--bots", "random")


def _fresh(game: str, options: Any) -> bool:
    """Whether the turn has only begun: in some games it can be ended at once, in others only after an action."""
    return len(options) > 2 and ("end" in options) == (game == "factories")


def at_turn(game: str, seed: int = 5) -> engine.Match:
    """The first seat's turn, in the midst of a random game."""
    match, chance = engine.new(game, 3, seed), random.Random(seed)
    for number in range(400):
        ask = match.asks[0]
        if number > 12 and ask.seat == 0 and ask.prompt == "turn" and _fresh(game, ask.options):
            return match
        match.play(ask.seat, chance.choice(ask.options))
    raise AssertionError("no turn came")


@pytest.mark.parametrize("lang", ["en", "pl", "de", "it"])
@pytest.mark.parametrize("width", [80, 120])
def test_what_a_factory_costs_is_in_sight(width: int, lang: str) -> None:
    match = at_turn("factories")
    table = " ".join(drawn(match, 0, width, lang).split())
    cost = match.view(0)["players"][0]["costs"]["technology"]
    assert locale.word("steel", lang, game="factories") in table
    for name in ("wood", "steel"):
        assert locale.Translator("factories").text(f"amount.{name}", lang, amount=cost[name]) in table
    assert all(len(line) <= width for line in drawn(match, 0, width, lang).splitlines())


def test_all_that_a_factory_lacks_is_named(keeling: Any) -> None:
    said = keeling(*GAME, typed=["open con; plan wood 2; plan coal 1; plan steel 3", "why build bio", "quit"])
    assert "you still need 1 wood, 4 renewable energy. [F-30]" in said.out


@pytest.mark.parametrize(
    ("game", "main", "free"),
    [("co2", "one main action", "free moves"), ("second-chance", "one main action", "executive")],
)
def test_no_main_action_is_promised_once_it_is_taken(game: str, main: str, free: str) -> None:
    match = at_turn(game)

    def asked() -> str:
        return locale.ask("turn", "en", game, match.about(0), ["Ada", "Bea", "Cid"])

    assert main in asked()
    verbs = ("propose", "install", "plan", "prepare", "build")
    match.play(0, next(option for option in match.asks[0].options if option.split()[0] in verbs))
    while match.asks[0].prompt != "turn":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert main not in asked() and free in asked()


def test_a_refusal_names_the_way_on(keeling: Any) -> None:
    """While one plans there are more than twelve moves, and the last of them ends the plan."""
    said = keeling(*GAME, typed=["open con", "plan gold 3", "fly", "quit"])
    assert said.out.count("Nothing more") >= 3  # once in the menu


def test_the_company_goal_is_called_so() -> None:
    match = engine.new("co2", 3, 5)
    while match.view(0)["players"][0]["goal"] is None:
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert f"goal {match.view(0)['players'][0]['goal']} " in drawn(match, 0, 80)


def test_a_hint_names_players() -> None:
    match = at_turn("factories")
    sitting: Any = SimpleNamespace(match=match, names=["Ada", "Bea", "Cid"], sheet=None)
    assert hints._thing("p3", sitting) == "Cid"
    assert hints._thing("wood", sitting) == "wood"


def test_a_hint_looks_at_things_and_not_at_how_much_of_them() -> None:
    match = at_turn("factories")
    sitting: Any = SimpleNamespace(match=match, names=["Ada", "Bea", "Cid"], sheet=match.position.figures.sheet)
    told = {"kind": "buy", "line": (), "other": (), "points": 0.0, "survival": 0.0, "needs": [], "brings": []}
    told["sure"] = ()
    assert hints._look(sitting, Hint(look=("wood", "2"), move=("buy", "wood", "2"), **told)) == [
        'Look at: wood. (Type "hint" again for the kind of move.)'
    ]
    assert "Influencer deal" in hints._look(sitting, Hint(look=("16",), move=("play", "16"), **told))[0]
    nowhere = hints._look(sitting, Hint(look=("2",), move=("burn", "2"), **told))
    assert nowhere == ['No place or card to look at this time. (Type "hint" again for the kind of move.)']


def test_the_table_is_not_drawn_again_for_an_answer_that_changes_nothing() -> None:
    match = at_turn("factories")
    out = io.StringIO()
    sitting = Sitting(match, [0], {1: "random", 2: "random"}, Console(width=80, file=out, color_system=None))
    sitting.draw_news(0)
    assert "Market" in out.getvalue()
    out.truncate(0)
    for seat, move in ((0, "offer p2"), (0, "get money 1"), (0, "send"), (1, "decline")):
        match.play(seat, move)
    sitting.draw_news(0)
    assert "Market" not in out.getvalue() and sitting.names[0] in out.getvalue()
    for seat, move in ((0, "offer p2"), (0, "give money 1"), (0, "send"), (1, "accept")):
        match.play(seat, move)
    sitting.draw_news(0)
    assert "Market" in out.getvalue()
