"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.signs import energy
from keeling.games.second_chance.model.words import ENERGIES, FOSSILS, GAINS, KINDS, REGIONS
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.locale.figures import earned

SIGNS: Final = {"tile": lambda word: energy(word, "xs")}  # an energy or a fossil on its colour
# The symbol of everything that is counted in the price of a move.
ICONS: Final = {
    "money": "money", "tech": "tech", "permit": "permit", "vp": "vp", "team": "vp", "scientist": "scientist",
    "co2": "fossil", "control": "control", "goal": "env-goal", "ending": "event",
    "any-permit": "permit", "regional-permit": "regional-permit",
    **{word: word for word in ENERGIES},  # a step of expertise
}  # fmt: skip
MARKS: Final = ("control",)  # symbols that stand as ghosts on a piece whose move is sure to bring them
_MINORS: Final = ("money", "tech", "permit", "move")  # what the lower half of a card may give
_OTHERS: Final = ("board", "card", "own", "main", "side", "score", "cash")
_PLAIN: Final = {
    "board": "person", "card": "lobby", "own": "permit", "money": "money", "tech": "tech", "scientist": "scientist",
    "permit": "permit", "vp": "vp", "move": "scientist", "knowledge": "disc", "main": "lobby", "side": "lobby",
    "score": "vp", "cash": "money", "summit": "summit",
}  # fmt: skip
# The symbol of a word and the colour class it lies on, if any.
GLYPHS: Final = {word: [name, ""] for word, name in _PLAIN.items()} | {
    word: [word, f"e-{word}"] for word in (*ENERGIES, *FOSSILS)
}
DONE: Final = "ui.web.turn-done"  # what a turn asks when it may be ended: the main action has been taken


def words(sheet: Sheet, lang: str) -> dict[str, str]:
    """What every thing in a move is called in crumbs and on buttons."""
    places = [f"summit{place + 1}" for place in range(sheet["board"]["summit_places"])]
    things = [*ENERGIES, *REGIONS, *FOSSILS, *KINDS, *GAINS, *places, *_OTHERS]
    said = {word: VOICE.word(word, lang) for word in things}
    said |= {"build lobby": VOICE.word("lobby", lang), "build .": text("ui.web.part.no-card", lang)}
    said |= {"take move": VOICE.word("move", lang), "discard goal": VOICE.word("goal", lang)}
    said |= {f"keep-goal {row['no']}": text(f"ui.web.personal.{row['is']}", lang) for row in sheet["personal_goals"]}
    said |= {
        f"claim {row['no']}": " + ".join(text(f"ui.web.un.{plant}", lang) for plant in row["plants"])
        for row in sheet["un_goals"]
    }
    # Equal side effects fill in order, so what a lobbyist gives says which one it is.
    said |= {
        f"move card{row['no']}": text("ui.web.part.lobbyist", lang, side=_side(sheet, row["minor"], lang))
        for row in sheet["lobby"]
    }
    said["verb discard"] = text("ui.web.discard-goal", lang, money=earned(sheet["goals"]["discard_money"], lang))
    for row in sheet["lobby"]:  # what a card does is what one chooses, not its number
        main, side = _main(row, lang), _side(sheet, row["minor"], lang)
        said |= {f"{row['no']} main": _plus(main), f"{row['no']} side": _plus(side)}
        said[f"keep {row['no']}"] = f"{text('ui.web.part.no', lang, n=row['no'])}: {main} / {side}"
    said |= {f"choose {row['no']}": text(f"ui.web.per.{row['per']}", lang) for row in sheet["company_goals"]}
    return said | {"take permit": VOICE.word("permit", lang)}


def _side(sheet: Sheet, minor: str, lang: str) -> str:
    """A side effect as it stands on its card."""
    return text(f"ui.web.minor.{minor}", lang, amount=sheet["lobbying"]["minor_money"] if minor == "money" else 1)


def _plus(gain: str) -> str:
    """A gain with its sign; one that begins with a word needs none."""
    return gain if gain[0].isalpha() else f"+{gain}"


def _main(row: Sheet, lang: str) -> str:
    """What the upper half of a card gives, as short as the lower one says it."""
    gains = {what: amount for what, amount in row["main"].items() if isinstance(amount, int)}
    return " / ".join(
        text(f"ui.web.minor.{what}", lang, amount=n) if what in _MINORS else text(f"gain.{what}", lang, amount=n)
        for what, n in gains.items()
    )
