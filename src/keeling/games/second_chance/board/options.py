"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board import options as family
from keeling.games.co2_family.board.options import DONE, SIGNS
from keeling.games.second_chance.model.words import ENERGIES, GAINS, KINDS
from keeling.games.second_chance.telling.voice import VOICE, text

__all__ = ["DONE", "GLYPHS", "ICONS", "MARKS", "SIGNS", "words"]

ICONS: Final = {
    **family.ICONS, "team": "vp", "control": "control", "goal": "env-goal",
    **{word: word for word in ENERGIES},  # a step of knowledge
}  # fmt: skip
MARKS: Final = ("control",)  # symbols that stand as ghosts on a piece whose move is sure to bring them
GLYPHS: Final = family.glyphs(
    {"board": "person", "card": "lobby", "scientist": "scientist", "knowledge": "disc", "side": "lobby"}, ENERGIES
)
_OTHERS: Final = ("board", "card", "own", "main", "side", "score", "cash")


def words(sheet: Sheet, lang: str) -> dict[str, str]:
    """What every thing in a move is called in crumbs and on buttons."""
    said = family.words(VOICE, sheet, [*ENERGIES, *KINDS, *GAINS, *_OTHERS], "side", lang)
    said |= {f"keep-goal {row['no']}": text(f"ui.web.personal.{row['is']}", lang) for row in sheet["personal_goals"]}
    said |= {
        f"claim {row['no']}": " + ".join(text(f"ui.web.un.{plant}", lang) for plant in row["plants"])
        for row in sheet["un_goals"]
    }
    # Equal side effects fill in order, so what a lobbyist gives says which one it is.
    said |= {
        f"move card{row['no']}": text("ui.web.part.lobbyist", lang, side=family.minor(VOICE, sheet, row["minor"], lang))
        for row in sheet["lobby"]
    }
    return said | {f"choose {row['no']}": text(f"ui.web.per.{row['per']}", lang) for row in sheet["company_goals"]}
