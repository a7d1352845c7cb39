"""A card that leaves a choice, at the terminal: both halves say what they do."""

from __future__ import annotations

import pytest
from rich.console import Console

import keeling
from keeling.cli import boards
from keeling.cli.menu import Menu
from keeling.cli.story import move_line
from keeling.core import notation
from keeling.core.prices import figures
from keeling.locale import now, speak

EITHER = [
    {"no": no, "key": f"either-{no}", "effects": [{"do": "money", "n": 3}], "or": [{"do": "sp", "n": 1}]}
    for no in range(1, 25)
]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Gain $3", "Gain 1 SP")),
        ("pl", ("Zyskujesz 3\xa0$", "Zyskujesz 1 punkt SR")),
        ("de", ("Du erhältst 3\xa0$", "Du erhältst 1 NP")),
        ("it", ("Ottieni 3\xa0$", "Ottieni 1 PSS")),
    ],
)
def test_the_menu_and_the_log_name_the_halves(lang: str, said: tuple[str, str]) -> None:
    match = keeling.new("factories", seats=3, seed=5, sheet={"marketing": EITHER})
    while match.asks[0].prompt != "card-choice":
        ask = match.asks[0]
        match.play(ask.seat, next((o for o in ask.options if o.split()[0] in ("play", "done", "end")), ask.options[0]))
    ask = match.asks[0]
    scene = boards.Scene(match.view(ask.seat), match.position.figures.sheet, ["A", "B", "C"], 100)
    console = Console(width=100, record=True)
    speak(lang)
    try:
        with console.capture() as shown:
            menu = Menu([notation.parse(o) for o in ask.options])
            console.print(menu.draw(boards.find("factories"), scene, False, figures(match, ask.seat), {}))
        assert all(half in shown.get() for half in said)
        moment = now(match.view(ask.seat))
        match.play(ask.seat, "choose second")
        chosen = next(entry for entry in reversed(match.entries) if entry.prompt == "card-choice")
        assert said[1] in move_line(match, chosen, ask.seat, ["A", "B", "C"], moment)
    finally:
        speak("en")
