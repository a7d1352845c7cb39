"""The figures and steps of Factory Commons at a glance."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.factories.board.signs import good, kind
from keeling.games.factories.model.words import DECKS, FACTORIES
from keeling.games.factories.telling.voice import VOICE
from keeling.locale import capital
from keeling.web.drawing.shapes import icon
from keeling.web.pages.aid import Table, called

STEPS: Final = {  # by heading, the rules that tell it
    "ui.web.aid.turn": ("F-20", "F-21", "F-22", "F-23"),
    "ui.web.aid.actions": ("F-40", "F-41", "F-32", "F-53"),
    "ui.web.aid.round": ("F-24",),
    "ui.web.aid.end": ("F-1", "F-3", "F-4"),
}
_COSTS: Final = ("wood", "coal", "steel", "renewable")
_RUNS: Final = (
    ("energy", "fc-energy", "ui.web.factories.energy"),
    ("pollution", "fc-waste", "ui.web.factories.clean"),
    ("sp", "vp", "ui.web.factories.key.sp"),
)


def tables(sheet: Sheet, lang: str) -> list[Table]:
    """What factories cost, need, soil and score, and what a player may hold, as the sheet in use has it."""
    return [_factories(sheet, lang), _limits(sheet, lang)]


def _factories(sheet: Sheet, lang: str) -> Table:
    heads = (
        "",
        *[called(good(word, "xs"), VOICE.word(word, lang)) for word in _COSTS],
        called(icon("fc-energy", "i14"), VOICE.text("ui.web.factories.aid.either", lang)),
        *[called(icon(one, "i14"), VOICE.text(name, lang)) for _, one, name in _RUNS],
    )
    build, run = (VOICE.text(key, lang) for key in ("ui.web.factories.aid.costs", "ui.web.factories.aid.runs"))
    over = (("", 1), (build, len(_COSTS) + 1), (run, 2), ("", 1))
    rows = []
    for word in FACTORIES:
        one = sheet["factories"][word]
        name = Markup("{} {}").format(kind(word, "sm"), capital(VOICE.word(word, lang, "kind")))
        rows.append((name, *[_figure(one[key]) for key in (*_COSTS, "either", *[key for key, _, _ in _RUNS])]))
    return Table(VOICE.text("ui.web.factories.aid.factories", lang), heads, rows, over)


def _figure(number: int) -> str:
    return str(number) if number else "–"


def _limits(sheet: Sheet, lang: str) -> Table:
    limits, goal = sheet["limits"], sheet["goal"]
    own = [
        ("fc-action", "ui.web.factories.actions", sheet["turn"]["actions"]),
        ("fc-store", "ui.web.factories.store", limits["storage"]),
        ("fc-dump", "ui.web.factories.dump", limits["dump"]),
        ("fc-plan", "ui.web.factories.key.plan", limits["places"]),
    ]
    common = [("vp", "ui.web.factories.aid.goal", goal["sp"]), ("fc-pollution", "ui.fac.counter", goal["cpc"])]
    cards = [(good(word, "xs"), capital(VOICE.word(word, lang)), limits[word]) for word in DECKS[:3]]
    told, ends = [[(icon(one, "i14"), VOICE.text(key, lang), n) for one, key, n in what] for what in (own, common)]
    rows = [(Markup("{} {}").format(one, name), str(n)) for one, name, n in [*told, *cards, *ends]]
    return Table(VOICE.text("ui.web.factories.aid.limits", lang), (), rows)
