"""What both editions say in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.signs import energy
from keeling.games.co2_family.model.words import FOSSILS, REGIONS
from keeling.locale import Translator
from keeling.locale.figures import earned

SIGNS: Final = {"tile": lambda word: energy(word, "xs")}  # an energy or a fossil on its colour
# The symbol of everything that is counted in the price of a move.
ICONS: Final = {
    "money": "money", "tech": "tech", "permit": "permit", "vp": "vp", "scientist": "scientist", "co2": "fossil",
    "any-permit": "permit", "regional-permit": "regional-permit",
    "ending": "event",
}  # fmt: skip
DONE: Final = "ui.web.turn-done"  # what a turn asks when it may be ended: the main action has been taken
_MINORS: Final = ("money", "tech", "permit", "move")  # what the lower half of a card may give
_PLAIN: Final = {
    "own": "permit", "money": "money", "tech": "tech", "permit": "permit", "vp": "vp", "move": "scientist",
    "main": "lobby", "score": "vp", "cash": "money", "summit": "summit",
}  # fmt: skip


def glyphs(plain: Mapping[str, str], energies: Sequence[str]) -> dict[str, list[str]]:
    """The symbol of a word and the colour class it lies on, if any."""
    coloured = {word: [word, f"e-{word}"] for word in (*energies, *FOSSILS)}
    return {word: [name, ""] for word, name in (_PLAIN | dict(plain)).items()} | coloured


def words(voice: Translator, sheet: Sheet, things: Sequence[str], half: str, lang: str) -> dict[str, str]:
    """What every thing in a move is called in crumbs and on buttons; `half` is the word of a card's lower half."""
    places = [f"summit{place + 1}" for place in range(sheet["board"]["summit_places"])]
    said = {word: voice.word(word, lang) for word in (*REGIONS, *FOSSILS, *places, *things)}
    said |= {"build lobby": voice.word("lobby", lang), "build .": voice.text("ui.web.part.no-card", lang)}
    said |= {f"take {word}": voice.word(word, lang) for word in ("move", "permit")}
    said["discard goal"] = voice.word("goal", lang)
    said["verb discard"] = voice.text("ui.web.discard-goal", lang, money=earned(sheet["goals"]["discard_money"], lang))
    for row in sheet["lobby"]:  # what a card does is what one chooses, not its number
        upper, lower = _main(voice, row, lang), minor(voice, sheet, row["minor"], lang)
        said |= {f"{row['no']} main": _plus(upper), f"{row['no']} {half}": _plus(lower)}
        said[f"keep {row['no']}"] = f"{voice.text('ui.web.part.no', lang, n=row['no'])}: {upper} / {lower}"
    return said


def minor(voice: Translator, sheet: Sheet, what: str, lang: str) -> str:
    """What the lower half of a card gives, as it stands there."""
    return voice.text(f"ui.web.minor.{what}", lang, amount=sheet["lobbying"]["minor_money"] if what == "money" else 1)


def _plus(gain: str) -> str:
    """A gain with its sign; one that begins with a word needs none."""
    return gain if gain[0].isalpha() else f"+{gain}"


def _main(voice: Translator, row: Sheet, lang: str) -> str:
    """What the upper half of a card gives, as short as the lower one says it."""
    gains = {what: amount for what, amount in row["main"].items() if isinstance(amount, int)}
    return " / ".join(
        voice.text(f"ui.web.minor.{what}" if what in _MINORS else f"gain.{what}", lang, amount=n)
        for what, n in gains.items()
    )
