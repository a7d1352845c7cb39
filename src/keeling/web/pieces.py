"""Pieces that many fragments draw, as functions: a template's macro costs ten times as much."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from keeling import locale

_MARKS = (
    '<circle cy="2.8" r="2.7"/>',
    '<rect x="-2.5" y=".3" width="5" height="5"/>',
    '<path d="M0-.6 3.2 5.3H-3.2Z"/>',
    '<path d="M0-.8 3.4 2.7 0 6.2-3.4 2.7Z"/>',
    '<path d="M0-.4 2.8 1.2V4.4L0 6-2.8 4.4V1.2Z"/>',
)
_PAWN = "M0-11.5a4.6 4.6 0 0 1 2.9 8.2C6.3-1.5 7.6 2.5 8 7.5H-8C-7.6 2.5-6.3-1.5-2.9-3.3A4.6 4.6 0 0 1 0-11.5Z"


def glyph(word: str) -> str:
    """The drawing of a word: the engine says fusion, the drawings say cold-fusion."""
    return "cold-fusion" if word == "fusion" else word


def _more(cls: str) -> str:
    return f" {cls}" if cls else ""


@cache
def icon(name: str, cls: str = "") -> Markup:
    """A symbol in the text."""
    return Markup(f'<svg class="i{_more(cls)}" aria-hidden="true"><use href="#i-{glyph(name)}"/></svg>')


@cache
def energy(word: str, cls: str = "") -> Markup:
    """An energy or a fossil on its colour."""
    return Markup(f'<span class="en e-{glyph(word)}{_more(cls)}">{icon(word)}</span>')


@cache
def tile(name: str, tone: str, cls: str = "") -> Markup:
    """A symbol on a tone of its own."""
    return Markup(f'<span class="en {tone}{_more(cls)}">{icon(name)}</span>')


@cache
def token(seat: int, key: str = "", flip: str = "") -> Markup:
    """A player's token."""
    more = (f' id="{key}"' if key else "") + (f' data-flip="{flip}"' if flip else "")
    use = f'<use href="#i-p{seat + 1}"/>'
    return Markup(f'<svg class="tok p{seat + 1}" viewBox="0 0 24 24" aria-hidden="true"{more}>{use}</svg>')


@cache
def you(lang: str) -> Markup:
    """What stands behind one's own name in a list of all; the style shows it on the seats that are one's own."""
    return Markup(f'<span class="z you"> ({escape(locale.text("ui.you", lang))})</span>')


@cache
def figure(number: int) -> Markup:
    """A figure in a table; nothing stands back."""
    return Markup(str(number) if number else '<span class="z">0</span>')


@cache
def mark(seat: int) -> Markup:
    """A player's shape on a pawn or a flag."""
    return Markup(_MARKS[seat])


@cache
def pawn(seat: int) -> Markup:
    """A scientist."""
    return Markup(f'<path class="pawn" d="{_PAWN}"/><g class="onp">{mark(seat)}</g>')


@cache
def pawnbox(seat: int, key: str, flip: str) -> Markup:
    """A scientist in a box of its own."""
    box = f'viewBox="-9 -12.5 18 21" aria-hidden="true" id="{key}" data-flip="{flip}"'
    return Markup(f'<svg class="pw p{seat + 1}" {box}>{pawn(seat)}</svg>')


@cache
def amount(what: str, number: int | str) -> Markup:
    """A figure behind its symbol."""
    return Markup(f'<span class="amt c-{what}">{icon(what, "i14")}{number}</span>')


def point(words: str, why: str, label: str) -> Markup:
    """What makes a thing a thing to point at: its words, the move to ask after, and a sentence for ears."""
    return Markup(f' data-words="{words}" data-why="{why}" role="button" tabindex="-1" aria-label="{escape(label)}"')


@cache
def ring(x: float, y: float, w: float, h: float, r: float) -> Markup:
    """The ring around a piece, drawn when it can be picked, is chosen or has the focus."""
    box = f'x="{x - 1.2:g}" y="{y - 1.2:g}" width="{w + 2.4:g}" height="{h + 2.4:g}"'
    return Markup(f'<rect class="ring" {box} rx="{r + 1:g}"/>')


@cache
def greyline(x: float, y: float, w: float, h: float, r: float) -> Markup:
    """The hatching over a piece that is closed."""
    return Markup(f'<rect class="greyline" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"/>')


@cache
def svgicon(name: str, x: float, y: float, size: float, cls: str = "") -> Markup:
    """A symbol inside a drawing."""
    dressed = f' class="{cls}"' if cls else ""
    place = f'x="{x:g}" y="{y:g}" width="{size}" height="{size}"'
    return Markup(f'<use href="#i-{glyph(name)}" {place}{dressed}/>')
