"""What every game's log has in common: facts as sentences, and lines as list items."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup, escape

from keeling.core.agenda import Fact
from keeling.core.sheet import Sheet
from keeling.locale import Translator
from keeling.web.log import Line
from keeling.web.pieces import icon, token


@dataclass
class Draft:
    """A line being written: whose it is or else its symbol, its sentence, the piece it speaks of, what came of it."""

    seat: int
    symbol: str
    said: Markup
    words: str = ""
    effects: list[Markup] = field(default_factory=list)


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
        return Markup(f"<b>{escape(self.names[seat])}</b>")

    def tell(self, fact: Fact) -> Markup:
        """A fact as a sentence with the players' names in bold."""
        marks = [f"\ue000{seat}\ue001" for seat in range(len(self.names))]
        said = str(escape(self.voice.tell(fact, self.lang, marks, self.sheet)))
        for seat, mark in enumerate(marks):
            if mark in said:
                said = said.replace(mark, self.bold(seat))
        return Markup(said)

    def aside(self, fact: Fact, seat: int) -> Markup:
        """A sentence behind another one; whose it is has been said."""
        name = str(self.bold(seat)) if fact.seat == seat and seat >= 0 else ""
        said = str(self.tell(fact)).removeprefix(name).lstrip(": ")
        return Markup(f'<span class="fx aside">{said}</span>')

    def told(self) -> list[Line]:
        """The finished lines as list items."""
        return [self._item(again, line) for again, line in enumerate(self.lines)]

    def _item(self, again: int, line: Draft) -> Line:
        key = f"log-{self.number}" + (f"-{again}" if again else "")
        kind = "move" if line.seat >= 0 else "sys"
        mark = token(line.seat) if line.seat >= 0 else icon(line.symbol, "i14")
        tail = f' <span class="fxs">{"".join(line.effects)}</span>' if line.effects else ""
        about = f' data-words="{escape(line.words)}"' if line.words else ""
        item = f'<li id="{key}" class="{kind}"{about}>{mark}<span>{line.said}{tail}</span></li>'
        return {"id": key, "html": item.replace("\n", " "), "kind": kind}
