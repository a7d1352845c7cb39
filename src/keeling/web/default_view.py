"""Any view as panels: figures of the table, a card for each player, and all else as lists and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from markupsafe import Markup, escape

from keeling import locale
from keeling.core.game import View
from keeling.core.notation import parse_seat
from keeling.kit.views import figures, is_figure, panels, players
from keeling.locale import capital
from keeling.web.pieces import icon, token

_TIME: Final = ("round", "turn", "year", "day", "phase")  # figures that stand at the top of the page, where clocks are
_NONE: Final = Markup('<span class="z">–</span>')


class Drawer:
    """Draws plain values in one language, with the players' names in place of seats."""

    def __init__(self, game: str, names: Sequence[str], lang: str) -> None:
        self.voice = locale.Translator(game)
        self.names = names
        self.lang = lang

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
            return self._rows(given) if all(isinstance(one, dict) for one in given) else self._chips(given)
        return self._said(given)

    def _said(self, given: object) -> Markup:
        if not isinstance(given, str):
            return Markup(escape(str(given).replace("-", "−")))
        seat = parse_seat(given)
        if seat is not None and 0 <= seat < len(self.names):
            return Markup('<span class="seatname">{}{}</span>').format(token(seat), self.names[seat])
        return escape(self.voice.word(given, self.lang).replace("-", " "))

    def _pairs(self, given: Mapping[object, object]) -> Markup:
        line = Markup("<dt>{}</dt><dd>{}</dd>")
        rows = [line.format(self.label(str(key)), self.value(value)) for key, value in given.items()]
        return Markup('<dl class="kv">{}</dl>').format(Markup("").join(rows))

    def _chips(self, given: Sequence[object]) -> Markup:
        chips = [Markup('<span class="chip">{}</span>').format(self.value(one)) for one in given]
        return Markup('<span class="chips">{}</span>').format(Markup("").join(chips))

    def _rows(self, given: Sequence[Mapping[object, object]]) -> Markup:
        """Likes below each other: a column for each key that any of them has."""
        keys = list(dict.fromkeys(key for one in given for key in one))
        head = Markup("").join(Markup("<th>{}</th>").format(self.label(str(key))) for key in keys)
        cell = Markup("<td>{}</td>")
        lines = [Markup("").join(cell.format(self.value(one.get(key))) for key in keys) for one in given]
        body = Markup("").join(Markup("<tr>{}</tr>").format(line) for line in lines)
        return Markup('<table class="rows"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>').format(head, body)


class Shown(TypedDict):
    """Something of a view with what it is called."""

    key: str
    label: str
    value: Markup


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

    time: list[Shown]
    figures: list[Shown]
    panels: list[Shown]
    players: list[PlayerPanel]


def board(view: View, names: Sequence[str], kinds: Sequence[str], lang: str) -> BoardParts:
    """The parts of a view, in words."""
    drawer = Drawer(str(view["game"]), names, lang)

    def told(given: Mapping[str, object]) -> list[Shown]:
        return [
            {"key": key, "label": capital(drawer.label(key)), "value": drawer.value(value)}
            for key, value in given.items()
        ]

    table = figures(view)
    time = {key: value for key, value in table.items() if key in _TIME}
    return {
        "time": told(time),
        "figures": told({key: value for key, value in table.items() if key not in time}),
        "panels": told(panels(view)),
        "players": [
            {
                "seat": seat,
                "name": names[seat],
                "kind": kinds[seat],
                "turn": view.get("active") == seat and not view["ending"],
                "figures": told({key: value for key, value in one.items() if is_figure(value)}),
                "more": told({key: value for key, value in one.items() if not is_figure(value)}),
            }
            for seat, one in enumerate(players(view, len(names)))
        ],
    }
