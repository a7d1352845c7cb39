"""What every game's log has in common: facts as sentences, and lines as list items."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Final

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.core.sheet import Sheet
from keeling.locale import Translator
from keeling.locale.filling import Filling
from keeling.locale.translator import readable_template
from keeling.web.drawing.printed import printed, sheet_of
from keeling.web.drawing.shapes import icon, token
from keeling.web.log.log import Line

_BEFORE_NAME: Final = re.compile("[^“„«]+(?=[“„«])")  # of a sentence: all before what stands in quotation marks


@dataclass
class Draft:
    """A line being written: whose it is or else its symbol, its sentence, the piece it speaks of, what came of it."""

    seat: int
    symbol: str
    said: Markup
    words: str = ""  # of the pieces it speaks of, one after the other
    own: bool = False  # those pieces lie before its player alone
    open: bool = False  # its sentence needs its effects: it says only who did what
    effects: list[tuple[int, Markup]] = field(default_factory=list)  # each with the player it is about
    facts: list[Fact] = field(default_factory=list)  # all that it tells
    whole: Fact | None = None  # what its last effect tells, with all of the same that came before

    @property
    def verb(self) -> str:
        """What an open sentence says behind the player's name."""
        return str(self.said).partition("</b>")[2].strip(" :") if self.open else ""

    @property
    def parties(self) -> list[tuple[int, list[Markup]]]:
        """The effects by player: first those of whoever acts and of nobody, then each of the others."""
        rows: dict[int, list[Markup]] = {self.seat: []}
        for seat, effect in self.effects:
            rows.setdefault(seat if seat >= 0 else self.seat, []).append(effect)
        return [(seat, _counted(row)) for seat, row in rows.items() if row]


def _counted(row: Sequence[Markup]) -> list[Markup]:
    """Effects with how often each comes about one after the other, where it is more than once."""
    told: list[Markup] = []
    for effect, same in groupby(row):
        times = len(list(same))
        often = f'<span class="times">×{times}</span></span>'
        told.append(effect if times == 1 else Markup(str(effect).removesuffix("</span>") + often))
    return told


def rings(line: Draft) -> str:
    """What makes a line a line that rings the pieces it speaks of."""
    whose = f' data-of="{line.seat}"' if line.own else ""
    return f' data-rung="{escape(line.words)}"{whose} tabindex="-1"' if line.words else ""


class Writer:
    """Writes the lines of one group of choices for one audience."""

    def __init__(self, game: str, lang: str, names: Sequence[str], number: int, sheet: Sheet) -> None:
        self.voice = Translator(game)
        self.lang = lang
        self.names = names
        self.number = number
        self.sheet = sheet
        self.lines: list[Draft] = []

    def bold(self, seat: int) -> Markup:
        """A player's name in bold."""
        return _bold(self.names[seat])

    def tell(self, fact: Fact) -> Markup:
        """A fact as a sentence with the players' names in bold."""
        about = (fact.kind, fact.seat, tuple(fact.values.items()))
        return _told(self.voice.game, self.lang, tuple(self.names), printed(self.sheet), *about)

    def marked(self, key: str, values: Mapping[str, int | str]) -> Markup:
        """A text with its values put in, of which names may be marked up."""
        return _marked(self.voice, key, self.lang, values)

    def aside(self, fact: Fact, last: Fact) -> Markup:
        """A sentence behind another one; whose it is has been said, and a verb before a name is not said again."""
        said = str(self.bare(fact))
        verb = _BEFORE_NAME.match(said)
        again = fact is not last and (fact.kind, fact.seat) == (last.kind, last.seat)
        if again and verb and str(self.bare(last)).startswith(verb[0]):
            said = said.removeprefix(verb[0])
        return Markup(f'<span class="fx aside">{said}</span>')

    def glyphs(self, fact: Fact, shown: Markup, verb: str = "") -> Markup:
        """A fact in glyphs and figures for the eye, and as a sentence for the ear, without a verb said before."""
        bare = self.bare(fact)
        about = f' title="{escape(bare.striptags())}"' if fact.seat < 0 else ""
        rest = str(bare).removeprefix(verb)
        said = f'<span class="sr">{rest.lstrip(" :") if verb and rest[:1] in (" ", ":") else bare}</span>'
        return Markup(f'<span class="fx"{about}><span aria-hidden="true">{shown}</span>{said}</span>')

    def bare(self, fact: Fact) -> Markup:
        """A fact as a sentence without the name of the player it is about."""
        name = str(self.bold(fact.seat)) if fact.seat >= 0 else ""
        return Markup(str(self.tell(fact)).removeprefix(name).lstrip(": "))

    def told(self) -> list[Line]:
        """The finished lines as list items."""
        return [self._item(again, line) for again, line in enumerate(self.lines)]

    def _row(self, line: Draft, seat: int, row: Sequence[Markup]) -> str:
        """What came of it for one player; a line for each but the one who acts. Ears hear where each part ends."""
        told = '<span class="sr">, </span>'.join(row)
        if seat == line.seat:
            stop = "" if line.said.striptags().endswith(":") else '<span class="sr">:</span>'
            return f'{stop} <span class="fxs">{told}</span>'
        who = f'{token(seat)}<span class="sr">{self.bold(seat)} </span>'
        return f'<span class="sr">; </span><span class="fxs party">{who}{told}</span>'

    def _item(self, again: int, line: Draft) -> Line:
        key = f"log-{self.number}" + (f"-{again}" if again else "")
        kind = "move" if line.seat >= 0 else "sys"
        mark = token(line.seat) if line.seat >= 0 else icon(line.symbol, "i14")
        tail = "".join([self._row(line, seat, row) for seat, row in line.parties])
        about = rings(line)
        item = f'<li id="{key}" class="{kind}"{about}>{mark}<span>{line.said}{tail}</span></li>'
        return {"id": key, "html": item.replace("\n", " "), "kind": kind}


def _bold(name: str) -> Markup:
    return Markup("<b>{}</b>").format(name)


@lru_cache(20_000)
def _told(
    game: str,
    lang: str,
    names: tuple[str, ...],
    sheet: str,
    kind: str,
    seat: int,
    values: tuple[tuple[str, int | str], ...],
) -> Markup:
    """A fact as a sentence; many are the same again and again."""
    voice, fact = Translator(game), Fact(kind, "", seat, dict(values))
    key, spoken = voice.telling(fact, lang, [_bold(name) for name in names], sheet_of(sheet))
    return _marked(voice, key, lang, spoken)


def _marked(voice: Translator, key: str, lang: str, values: Mapping[str, int | str]) -> Markup:
    found = voice.template(key, lang, values) or readable_template(key, values)
    return Markup(escape(found)).format_map(Filling(values))
