"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.board.signs import energy
from keeling.games.co2.model.words import ENERGIES, FOSSILS, GAINS, KINDS, REGIONS
from keeling.games.co2.telling.voice import VOICE, text
from keeling.locale.figures import earned

SIGNS: Final = {"tile": lambda word: energy(word, "xs")}  # an energy or a fossil on its colour
# The symbol of everything that is counted in the price of a move.
ICONS: Final = {
    "money": "money", "tech": "tech", "permit": "permit", "vp": "vp", "scientist": "scientist", "co2": "fossil",
    "any-permit": "permit", "regional-permit": "regional-permit",
    "ending": "event",
    **{word: word for word in ENERGIES},  # a step of expertise
}  # fmt: skip
_MINORS: Final = ("money", "tech", "permit", "move")  # what the lower half of a card may give
_OTHERS: Final = ("hand", "own", "main", "minor", "score", "cash")
_PLAIN: Final = {
    "hand": "scientist", "own": "permit", "money": "money", "tech": "tech", "research": "research", "permit": "permit",
    "vp": "vp", "move": "scientist", "expertise": "disc", "discount": "money", "main": "lobby", "minor": "lobby",
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
    slots = sorted({slot for row in sheet["regions"].values() if isinstance(row, dict) for slot in row["slots"]})
    things = [*ENERGIES, *REGIONS, *FOSSILS, *KINDS, *GAINS, *places, *slots, *_OTHERS]
    said = {word: VOICE.word(word, lang) for word in things}
    said |= {"build lobby": VOICE.word("lobby", lang), "build .": text("ui.web.part.no-card", lang)}
    said |= {"take move": VOICE.word("move", lang), "discard goal": VOICE.word("goal", lang)}
    said["verb discard"] = text("ui.web.discard-goal", lang, money=earned(sheet["goals"]["discard_money"], lang))
    for row in sheet["lobby"]:  # what a card does is what one chooses, not its number
        main, minor = _main(row, lang), _minor(sheet, row["minor"], lang)
        said |= {f"{row['no']} main": _plus(main), f"{row['no']} minor": _plus(minor)}
        said[f"keep {row['no']}"] = f"{text('ui.web.part.no', lang, n=row['no'])}: {main} / {minor}"
    return said | {"take permit": VOICE.word("permit", lang)}


def _minor(sheet: Sheet, minor: str, lang: str) -> str:
    """A minor benefit as it stands on its card."""
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
