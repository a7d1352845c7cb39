"""What is drawn, and the names, signs and colours of Daybreak for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from keeling.cli import boards
from keeling.cli.boards.frames import row
from keeling.cli.boards.marks import EVENT
from keeling.games.daybreak.telling import cards as card_texts
from keeling.games.daybreak.telling.verbs import follows
from keeling.games.daybreak.telling.voice import VOICE, w
from keeling.games.daybreak.views.types import DaybreakView
from keeling.locale import spoken

Scene = boards.Scene[DaybreakView]
SIGNS: Final = {"co2": "CO₂ ", "current": "CO₂ ", "ending": EVENT}  # of what is counted in prices; the rest is named
BAD, GOOD = "bold red", "bold green"
_TAGS: Final = {
    "society": "#b86fbd", "ecology": "#3f9a63", "energy": "#cf9a1d", "grid": "#4a7fe6", "solar": "#cf9a1d",
    "wind": "#84909a", "nuclear": "#b88f0a", "geoengineering": "#d6568a", "innovation": "#2f9aa2",
    "incentive": "#d9631b", "regulation": "#4a7fe6", "infrastructure": "#84909a",
}  # fmt: skip


def called(key: str) -> Text:
    """A card by its name, and by the word that is typed for it where that is not the name itself."""
    name = w(key)
    line = Text(name, style="bold")
    return line if _plain(name) == key else line.append(f" ({key})", style="not bold dim")


def _plain(name: str) -> str:
    return name.lower().replace(" ", "-").replace("’", "")


def told(scene: Scene, key: str) -> str:
    """What a card says at this table."""
    return card_texts.tell(scene.sheet, key, spoken(), scene.view["seats"])


def tag(name: str) -> Text:
    """A tag in its colour."""
    return Text(w(name), style=_TAGS[name])


def tags(counts: Mapping[str, int]) -> Text:
    """Tags with how many there are of each."""
    return row([tag(name).append(f" {count}") for name, count in counts.items()], ", ")


def degrees(tenths: int) -> str:
    """A temperature."""
    return f"{follows(VOICE, {'degrees': tenths}, spoken(), None)['degrees']} °C"


def signed(number: int) -> str:
    """A number with its sign."""
    return str(follows(VOICE, {"net": number}, spoken(), None)["net"])
