"""What both editions tell of their symbols and figures to whoever looks them up."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.signs import energy
from keeling.games.co2_family.model.words import FOSSILS
from keeling.locale import Translator, capital
from keeling.web.drawing.shapes import amount, says
from keeling.web.pages.aid import Sign, Table, called


def energy_signs(words: Sequence[str]) -> tuple[Sign, ...]:
    """The energies on their colours."""
    return tuple([Sign(word, f"word.{word}", f"e-{word}") for word in words])


def fossil_signs() -> tuple[Sign, ...]:
    """The fossil fuels, the dirtiest first."""
    return energy_signs(list(reversed(FOSSILS)))


def named(word: str, voice: Translator, lang: str) -> Markup:
    """An energy or a fossil fuel with its name."""
    return Markup("{} {}").format(energy(word, "sm"), capital(voice.word(word, lang)))


def grants(sheet: Sheet, energies: Sequence[str], voice: Translator, lang: str) -> Table:
    """What an energy gives to whoever installs or prepares it."""
    rows = []
    for word in energies:
        gives = sheet["install"][word]
        some = [_amount(what, gives[key], voice, lang) for what, key in _GIVEN if gives[key]]
        rows.append((named(word, voice, lang), Markup(" ").join(some)))
    return Table(voice.text("ui.web.aid.grants", lang), (), rows)


_GIVEN = (("money", "money"), ("tech", "tech"), ("permit", "permits"))


def fossils(sheet: Sheet, voice: Translator, lang: str) -> Table:
    """The ppm of each fossil plant."""
    rows = [(named(word, voice, lang), f"+{sheet['fossils'][word]['ppm']} ppm") for word in reversed(FOSSILS)]
    return Table(voice.text("ui.web.key.fossil", lang), (), rows)


def plants(sheet: Sheet, energies: Sequence[str], voice: Translator, lang: str) -> Table:
    """What the plants of each energy cost, one after the other, and what they score."""
    most = max([len(sheet["plants"][word]) for word in energies])
    rows = []
    for word in energies:
        cells = [_plant(one, voice, lang) for one in sheet["plants"][word]]
        rows.append((called(energy(word, "sm"), voice.word(word, lang)), *cells, *[""] * (most - len(cells))))
    heads = ("", *[str(number + 1) for number in range(most)])
    return Table(voice.text("ui.web.aid.plants", lang), heads, rows)


def _plant(one: Sheet, voice: Translator, lang: str) -> Markup:
    return Markup("").join(_amount(what, one[what], voice, lang) for what in ("money", "tech", "vp"))


def _amount(what: str, number: int, voice: Translator, lang: str) -> Markup:
    """A figure behind its symbol, with its noun for ears."""
    return Markup("<span{}>{}</span>").format(says(voice.word(what, lang), number), amount(what, number))
