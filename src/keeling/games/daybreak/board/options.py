"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.signs import EFFECTS, GOODS
from keeling.games.daybreak.model.words import EMISSIONS, PLANET, RESILIENCES, STACK_WORDS
from keeling.games.daybreak.telling.verbs import phrase
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.play.price_chips import Chip

DECKS: Final = ("local", "starting", "global", "crisis", "challenge")
GLYPHS: Final = {
    **{f"kind {kind}": [GOODS[kind], ""] for kind in (*EMISSIONS, *RESILIENCES)},
    **{f"planet {word}": [f"db-fx-{name}", ""] for word, name in EFFECTS.items()},
}


def left(options: Sequence[Option], chips: Sequence[Sequence[Chip]], view: DaybreakView, lang: str) -> str:
    """How many actions could still be used without discarding a card, or with how many cards the stage would end."""
    cost = GOODS["card"]
    free = [
        option
        for option, on in zip(options, chips, strict=True)
        if option[0] == "use" and not any(chip["icon"] == cost and chip["text"].startswith("−") for chip in on)
    ]
    if free:
        return text("ui.web.daybreak.unused", lang, n=len(free))
    cards = unplayed(view)
    return text("ui.web.daybreak.unplayed", lang, n=cards) if cards else ""


def unplayed(view: DaybreakView) -> int:
    """Cards in the hand of the last player who is not done: with them the stage is over."""
    acting = [player for player in view["players"] if not player["done"]]
    return len(acting[0]["hand"]) if len(acting) == 1 else 0


def words(sheet: Sheet, lang: str) -> dict[str, str]:
    """What every thing in a move is called; cards go by their names, stacks by their numbers."""
    said = {word: text("ui.web.daybreak.stack", lang, n=at) for at, word in enumerate(STACK_WORDS, 1)}
    said |= {kind: VOICE.word(kind, lang) for kind in (*EMISSIONS, *RESILIENCES, *PLANET)}
    for deck in DECKS:
        said |= {row["key"]: phrase(VOICE, row["key"], lang) for row in sheet[deck]}
    return said
