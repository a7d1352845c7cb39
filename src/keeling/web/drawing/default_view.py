"""Any view as panels: figures of the table, a card for each player, and all else as lists and tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Final, TypedDict
from zlib import crc32

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.game import View
from keeling.core.notation import parse_seat
from keeling.kit.views import figures, is_figure, panels, players
from keeling.locale import capital
from keeling.web.drawing.shapes import icon, point, token

_TIME: Final = ("round", "turn", "year", "day", "phase")  # figures that stand at the top of the page, where clocks are
_TONES: Final = 7  # colours of the marks before words, none of them a player's
_WORD: Final = re.compile(r"[\w-]+")
_FEW: Final = 3  # figures under names: from so many on they stand side by side
_NONE: Final = Markup('<span class="z">–</span>')


class Drawer:
    """Draws plain values in one language, with the players' names in place of seats."""

    def __init__(self, game: str, names: Sequence[str], lang: str, own: bool = False) -> None:
        self.voice = locale.Translator(game)
        self.names = names
        self.lang = lang
        self.own = own  # of whoever looks: numbers in their lists are things that moves may name

    def label(self, key: str) -> str:
        """What a key of a view is called: the game's own text, or the key in plain words."""
        return self.voice.text(f"view.{key}", self.lang)

    def value(self, given: object) -> Markup:
        """Whatever stands in a view."""
        if isinstance(given, bool):
            return icon("tick", "i14") if given else _NONE
        if given is None or given in ("", [], {}):
            return _NONE
        if isinstance(given, dict):
            return self._pairs(given)
        if isinstance(given, (list, tuple)):
            if all(isinstance(one, dict) for one in given):
                return self._rows(given)
            return self._grid(given) if _square(given) else self._chips(given)
        return self._said(given)

    def _said(self, given: object) -> Markup:
        if not isinstance(given, str):
            return Markup(escape(str(given).replace("-", "−")))
        seat = parse_seat(given)
        if seat is not None and 0 <= seat < len(self.names):
            return Markup('<span class="seatname">{}{}</span>').format(token(seat), self.names[seat])
        return escape(self.voice.word(given, self.lang).replace("-", " "))

    def _pairs(self, given: Mapping[object, object]) -> Markup:
        line = Markup("<div><dt>{}</dt><dd>{}</dd></div>")
        rows = [line.format(self.label(str(key)), self.value(value)) for key, value in given.items()]
        beside = len(rows) >= _FEW and all(is_figure(value) for value in given.values())
        return Markup('<dl class="kv{}">{}</dl>').format(" flow" if beside else "", Markup("").join(rows))

    def _chips(self, given: Sequence[object]) -> Markup:
        """One after the other; likes are one, with how many of them there are."""
        plain = all(is_figure(one) for one in given)
        counted = Counter(given).items() if plain else [(one, 1) for one in given]
        chips = [Markup("<span{}>{}{}</span>").format(*self._piece("chip", one), _times(n)) for one, n in counted]
        return Markup('<span class="chips">{}</span>').format(Markup("").join(chips))

    def _grid(self, given: Sequence[Sequence[object]]) -> Markup:
        """Rows of the same length, with letters and numbers at their sides."""
        cell, head = Markup("<td{}>{}</td>"), Markup("<th>{}</th>")
        heads = Markup("").join(head.format(n + 1) for n in range(len(given[0])))
        lines = [Markup("").join(cell.format(*self._piece("", one)) for one in row) for row in given]
        rows = [Markup("<tr><th>{}</th>{}</tr>").format(*one) for one in zip(ascii_lowercase, lines, strict=False)]
        frame = '<table class="grid"><thead><tr><th></th>{}</tr></thead><tbody>{}</tbody></table>'
        return Markup(frame).format(heads, Markup("").join(rows))

    def _piece(self, kind: str, given: object) -> tuple[Markup, Markup]:
        """A thing in a list: how it is dressed, and what it shows; a word that a move may name is a thing to pick."""
        shown = self.value(given)
        said = str(shown.striptags())
        words = isinstance(given, str) and parse_seat(given) is None and _WORD.fullmatch(given) is not None
        marked = Markup(' data-mark="{}"').format(said[:2].capitalize()) if words else Markup("")
        tone = f"m{crc32(str(given).encode()) % _TONES}" if words else ""
        named = isinstance(given, int) and not isinstance(given, bool) and self.own
        at = point(str(given), "", said) if words or named else Markup("")
        return Markup(' class="{}"{}{}').format(f"{kind} {tone}".strip(), marked, at), shown

    def _rows(self, given: Sequence[Mapping[object, object]]) -> Markup:
        """Likes below each other: a column for each key that any of them has."""
        keys = list(dict.fromkeys(key for one in given for key in one))
        head = Markup("").join(Markup("<th>{}</th>").format(self.label(str(key))) for key in keys)
        cell = Markup("<td>{}</td>")
        lines = [Markup("").join(cell.format(self.value(one.get(key))) for key in keys) for one in given]
        body = Markup("").join(Markup("<tr>{}</tr>").format(line) for line in lines)
        return Markup('<table class="rows"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>').format(head, body)


def _square(given: Sequence[object]) -> bool:
    """Whether it is several rows of the same length, of single words and numbers."""
    rows = [one for one in given if isinstance(one, (list, tuple)) and len(one) > 1 and all(map(is_figure, one))]
    return len(rows) == len(given) > 1 and len({len(row) for row in rows}) == 1 and len(rows) <= len(ascii_lowercase)


def _times(number: int) -> Markup:
    """How many there are of something, if several."""
    return Markup(' <small class="z">× {}</small>').format(number) if number > 1 else Markup("")


class Shown(TypedDict):
    """Something of a view with what it is called."""

    key: str
    label: str
    value: Markup


class Clock(Shown):
    """A figure of time, and up to which it goes if that is known."""

    of: object


class PlayerPanel(TypedDict):
    """What is known of a player."""

    seat: int
    name: str
    kind: str
    turn: bool
    figures: list[Shown]
    more: list[Shown]


class BoardParts(TypedDict):
    """All that the templates of the default board draw."""

    time: list[Clock]
    figures: list[Shown]
    panels: list[Shown]
    players: list[PlayerPanel]


def board(view: View, names: Sequence[str], kinds: Sequence[str], lang: str) -> BoardParts:
    """The parts of a view, in words."""
    drawers = [Drawer(str(view["game"]), names, lang, own) for own in (False, True)]

    def told(given: Mapping[str, object], own: bool = False) -> list[Shown]:
        drawer = drawers[own]
        return [
            {"key": key, "label": capital(drawer.label(key)), "value": drawer.value(value)}
            for key, value in given.items()
        ]

    table = figures(view)
    time = {key: value for key, value in table.items() if key in _TIME}
    ends = {key: table.pop(f"{key}s") for key in time if isinstance(table.get(f"{key}s"), int)}  # round 3 of 5
    return {
        "time": [{**one, "of": ends.get(one["key"])} for one in told(time)],
        "figures": told({key: value for key, value in table.items() if key not in time}),
        "panels": told(panels(view)),
        "players": [
            {
                "seat": seat,
                "name": names[seat],
                "kind": kinds[seat],
                "turn": view.get("active") == seat and not view["ending"],
                "figures": told({key: value for key, value in one.items() if is_figure(value)}),
                "more": told({key: value for key, value in one.items() if not is_figure(value)}, seat == view["seat"]),
            }
            for seat, one in enumerate(players(view, len(names)))
        ],
    }
