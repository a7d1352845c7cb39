"""The drawing of Factory Commons: all one may see, within the width there is, in every language."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console

import keeling as engine
from keeling import locale
from keeling.cli import boards
from keeling.cli.boards import prices
from keeling.cli.boards.marks import SYMBOLS
from keeling.cli.session import names
from keeling.core import sheet as sheets
from keeling.core.prices import Figure, figures
from keeling.games.factories.terminal.people import warnings
from keeling.games.factories.terminal.words import SIGNS
from keeling.locale import speak
from tests.cli.factory_desk import People
from tests.factories_stage import stage

RAW = re.compile(r"\b(ui|fact|prompt|reason|word|verb|move|card|amount|effect|option)\.[a-z]|\{|\}|…")


def scene(match, seat=0, width=100, lang="en"):
    speak(lang)
    sheet = sheets.lay_over(match.game.house_sheet(), match.sheet or {})
    return boards.Scene(match.view(seat), sheet, names(match.seats), width)


def drawn(match, seat=0, width=100, lang="en"):
    console = Console(width=width, file=io.StringIO(), color_system=None)
    board = boards.find(match.game.name)
    shown = scene(match, seat, width, lang)
    console.print(board.draw(shown))
    if seat is not None:
        console.print(board.status(shown))
    speak("en")
    return console.file.getvalue()


@cache
def played_once(seats, seed, choices):
    """A game that is only looked at."""
    return played(seats, seed, choices)


def played(seats=3, seed=26, choices=10_000, deals=None):
    match = engine.new("factories", seats, seed, {"factory_points": 1})
    People(match, deals).play(choices)
    return match


def flat(text):
    """A drawing without its frames and breaks."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_every_width_and_language(width, lang):
    for choices in (0, 20, 90, 10_000):
        for seat in (0, None):
            text = drawn(played_once(5, 4, choices), seat, width, lang)
            assert not RAW.search(text), RAW.search(text)
            assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", [80, 100, 160])
def test_everything_public_is_there(width):
    match = played(4, 7, 120)
    view, text = match.view(1), drawn(match, 1, width)
    assert f"Common Pollution Counter {view['cpc']}/20" in text and f"Round {view['round']}" in text
    for price in view["market"].values():
        assert f"[{price['buy']}]" in text
    for no in [*view["row"], *view["players"][1]["marketing"], *view["players"][1]["csr"]]:
        assert f" {no} " in text
    for seat, player in enumerate(view["players"]):
        assert f"{SYMBOLS[seat]}{seat + 1}" in text
        assert f"★{player['sp']}  ${player['money']}  ▓{player['waste']}/{player['limits']['dump']}" in text
        assert f"▤{player['limits']['stored']}/{player['limits']['storage']}" in text
    assert "no energy or" not in text


def test_secrets_of_others_are_not_drawn():
    match = played(4, 7, 60)
    assert "Hand of" not in drawn(match, None)
    assert drawn(match, 1).count("Hand of") == 1


def test_components_stops_debts_and_skips():
    match = played(3, 26, 60)
    view = match.view(0)
    own = view["players"][0]
    own["factories"][0] |= {"component": 44, "stopped": True}
    own |= {"debt": 3, "skips": True, "components": [45]}
    own["effects"] = [{"no": 30, "turns": 2, "do": "energy", "n": -1, "of": "all"}]
    own["effects"] += [{"no": 34, "turns": None, "do": "dump", "n": 3, "of": None}]
    shown = scene(match)
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(boards.find("factories").draw(boards.Scene(view, shown.sheet, shown.names, 100)))
    text = flat(console.file.getvalue())
    for told in ("conventional [44 ", "] ‖", "Owes the city 3 energy", "Skips the next turn", "45 ", "(2 turns)"):
        assert told in text
    assert "(until the end)" in text


def test_a_plan_that_lacks_energy_warns():
    s = stage().goods(0, coal=1).plan(0, coal=3)
    s.t.waste[0] = 8
    shown = boards.Scene(s.view(0), s.t.figures.sheet, names(3))
    planned = shown.view["players"][0]["planned"]
    assert planned == {"units": 3, "energy": 3, "stored": 1, "lacking": 2, "pollution": 4, "spill": 2}
    assert "is 2 energy short: it needs 3, you have 1" in warnings(shown, 0)[0]
    assert "2 waste over the limit" in warnings(shown, 0)[1]
    s.t.debt[0] = 1
    shown = boards.Scene(s.view(0), s.t.figures.sheet, names(3))
    assert "is 3 energy short: it needs 3, you owe the city 1, you have 1" in warnings(shown, 0)[0]


def test_the_first_production_is_free():
    match = engine.new("factories", 3, 1)
    People(match).play(5)
    assert match.view(0)["round"] == 0
    assert "no energy or pollution" in flat(drawn(match))


@pytest.mark.parametrize("left", [5, 4, 0])
def test_the_counter_warns_near_its_limit(left):
    match = played(3, 26, 40)
    match.position.cpc = 20 - left
    assert f"Room left on the counter: {left}; above that everybody loses." in flat(drawn(match))
    match.position.cpc = 10
    assert "Room left" not in drawn(match)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_offer_is_shown_to_all(seat):
    deal = ("offer p2", "give coal 1", "get money 2", "send", "accept")
    match = engine.new("factories", 3, 26)
    people = People(match, [deal])
    while match.asks[0].prompt != "deal":
        people.play(len(people.typed) + 1)
    text = drawn(match, seat)
    assert "─ Offer ─" in text and "●1 Orange ▸ ■2 Blue: 1 coal" in text and "■2 Blue ▸ ●1 Orange: $2" in text


def test_prices_with_own_effects_are_shown_beside():
    match = played(3, 26, 60)
    view = match.view(0)
    view["players"][0]["prices"]["steel"] = [1, 4]
    shown = scene(match)
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(boards.find("factories").draw(boards.Scene(view, shown.sheet, shown.names, 100)))
    assert "Yours" in console.file.getvalue() and "$1/$4" in console.file.getvalue()
    assert "Yours" not in drawn(match)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_own_prices_fit_beside_the_longest_ladder(width, lang):
    match = played(3, 26, 30)
    view = match.view(0)
    view["players"][0]["prices"] |= {name: [1, 4] for name in view["market"]}
    for price in view["market"].values():
        price |= {"bought": 15, "sold": 10}
    view["market"]["steel"]["high"] = 8
    speak(lang)
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(boards.find("factories").draw(boards.Scene(view, scene(match, lang=lang).sheet, names(3), width)))
    speak("en")
    text = console.file.getvalue()
    assert ("$1/$4" if lang == "en" else "1\xa0$/4\xa0$") in text and "…" not in text
    steel = next(line for line in text.splitlines() if "+15 −10" in line and " 8 " in line)
    assert steel.replace("[", "").replace("]", "").count("2 3 4 5 6 7 8") == 1


TOLD = {
    "buy wood 2": "−$4 +2 wood",
    "sell wood 2": "−2 wood +$2",
    "build renewable": "−2 wood −1 coal −3 steel +★1",
    "open conventional": "−ϟ3 +▓4",
    "use 1sp $0": "−1 certificate +★1",
    "mount 59 conventional": "‖",
    "clean counter": "−$2 −≋2",
    "burn 2": "−▓2 −★2 +≋4",
    "mayor 4": "+ϟ4, 2 due next turn",
    "mayor 1": "+ϟ1",
    "end": "",
    "offer all": "",
    "draw": "",
}


def test_the_hint_of_what_the_store_cannot_hold():
    match = engine.new("factories", 3, 1)
    people = People(match)
    while not match.asks or match.asks[0].prompt != "turn":
        people.play(len(people.typed) + 1)
    seat = match.asks[0].seat
    match.position.goods[seat * 6 : seat * 6 + 6] = [20, 0, 0, 0, 0, 0]
    match.play(seat, "end")
    words = ("drop", "wood", "10")
    said = boards.find("factories").hint(scene(match, seat), words, figures(match, seat))
    assert said == "−10 wood +▓10"


def test_hints_for_every_option_of_a_whole_game():
    match = engine.new("factories", 3, 1, {"factory_points": 1})
    people = People(match)
    hint = boards.find("factories").hint
    told: dict[str, set[str]] = {move: set() for move in TOLD}
    while match.asks:
        ask = match.asks[0]
        shown, priced = scene(match, ask.seat), figures(match, ask.seat)
        for option in ask.options:
            words = tuple(option.split())
            said = hint(shown, words, priced)
            assert "  " not in said
            if option in TOLD:
                told[option].add(said)
        people.play(len(people.typed) + 1)
    assert not [(move, told[move]) for move in TOLD if TOLD[move] not in told[move]]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "+2 certificates"), ("pl", "+2 certyfikaty"), ("de", "+2 Zertifikate")]
)
def test_prices_without_a_sign_have_their_plural(lang: str, said: str) -> None:
    speak(lang)
    try:
        assert prices.told([Figure("certificate", 2, 0)], SIGNS, 0, "factories") == said
    finally:
        speak("en")
