"""Pieces that many fragments draw, as functions; templates use them as filters: `{{ "tech"|icon("i14") }}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from markupsafe import Markup, escape

from keeling import locale
from keeling.locale.pioneers import PIONEERS

_MARKS = (
    '<circle cy="2.8" r="2.7"/>',
    '<rect x="-2.5" y=".3" width="5" height="5"/>',
    '<path d="M0-.6 3.2 5.3H-3.2Z"/>',
    '<path d="M0-.8 3.4 2.7 0 6.2-3.4 2.7Z"/>',
    '<path d="M0-.4 2.8 1.2V4.4L0 6-2.8 4.4V1.2Z"/>',
)


def _more(cls: str) -> str:
    return f" {cls}" if cls else ""


@cache
def icon(name: str, cls: str = "") -> Markup:
    """A symbol in the text."""
    return Markup(f'<svg class="i{_more(cls)}" aria-hidden="true"><use href="#i-{name}"/></svg>')


@cache
def tile(name: str, tone: str, cls: str = "") -> Markup:
    """A symbol on a tone of its own."""
    return Markup(f'<span class="en {tone}{_more(cls)}">{icon(name)}</span>')


def tiles(symbols: Mapping[str, str], tone: str) -> Callable[..., Markup]:
    """What draws words on tones of their own; the symbol of each is there, or is called like it."""

    @cache
    def drawn(word: str, cls: str = "") -> Markup:
        return tile(symbols.get(word, word), f"{tone}-{word}", cls)

    return drawn


@cache
def token(seat: int, key: str = "", flip: str = "") -> Markup:
    """A player's token."""
    more = (f' id="{key}"' if key else "") + (f' data-flip="{flip}"' if flip else "")
    use = f'<use href="#i-p{seat + 1}"/>'
    return Markup(f'<svg class="tok p{seat + 1}" viewBox="0 0 24 24" aria-hidden="true"{more}>{use}</svg>')


@cache
def bot(level: str, lang: str) -> Markup:
    """The sign of a bot; one of a level has a bar for each step up to it, and says how it plays."""
    said, levels = locale.text("ui.web.home.bot", lang), tuple(PIONEERS)
    bars = ""
    if level in levels:
        said += f", {locale.text(f'ui.web.bot.{level}', lang)}: {locale.text(f'ui.web.bot.{level}.about', lang)}"
        bars = "".join('<i class="on"></i>' if at <= levels.index(level) else "<i></i>" for at in range(len(levels)))
    words = f'<span class="sr">{escape(said)}</span>'
    return Markup(f'<span class="bot" title="{escape(said)}">{icon("bot", "i14")}{bars}{words}</span>')


@cache
def presence(lang: str) -> Markup:
    """Whether whoever sits there is here, away, or has not joined yet; the style shows what is so."""
    said = {state: escape(locale.text(f"ui.web.presence.{state}", lang)) for state in ("here", "away", "new")}
    return Markup(
        "".join(
            f'<i class="pres {state}" role="img" title="{one}" aria-label="{one}"></i>' for state, one in said.items()
        )
    )


@cache
def you(lang: str, bot: object = "") -> Markup:
    """What stands behind one's own name in a list of all; shown on one's own seats, where no bot plays."""
    return Markup("") if bot else Markup(f'<span class="z you"> ({escape(locale.text("ui.you", lang))})</span>')


@cache
def figure(number: int) -> Markup:
    """A figure in a table; nothing stands back."""
    return Markup(str(number) if number else '<span class="z">0</span>')


@cache
def says(label: str, number: int | str) -> Markup:
    """What makes a figure behind a symbol a figure with a noun, for ears."""
    return Markup(f' role="img" aria-label="{escape(label)}: {escape(number)}"')


@cache
def mark(seat: int) -> Markup:
    """A player's shape on a pawn or a flag."""
    return Markup(_MARKS[seat])


@cache
def amount(what: str, number: int | str) -> Markup:
    """A figure behind its symbol."""
    return Markup(f'<span class="amt c-{what}">{icon(what, "i14")}{number}</span>')


def point(words: str, why: str, label: str, about: str = "") -> Markup:
    """What makes a thing a thing to point at: its words, the move to ask after, words for ears, and more about it."""
    more = f' data-about="{escape(about)}"' if about else ""
    said = f' data-words="{words}" data-why="{why}" role="button" tabindex="-1" aria-label="{escape(label)}"{more}'
    return Markup(said)


@lru_cache(4096)
def tip(label: str, about: str = "") -> Markup:
    """What makes a thing that cannot be chosen say what it is, to a pointer, a finger and the keyboard."""
    more = f' data-about="{escape(about)}"' if about else ""
    return Markup(f' data-tip="" role="img" aria-label="{escape(label)}"{more}')


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
    return Markup(f'<use href="#i-{name}" {place}{dressed}/>')
