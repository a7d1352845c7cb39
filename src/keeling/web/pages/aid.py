"""Key and aid of a table: what every symbol means, and a game's figures and steps at a glance, with search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games import has_rules, house_figures, part
from keeling.locale import capital, rules_of, translator
from keeling.web.drawing.render import page
from keeling.web.drawing.shapes import icon, tile


class Sign(NamedTuple):
    """A symbol, the key of its name, and the tone it lies on."""

    symbol: str
    name: str
    tone: str = ""


@dataclass(frozen=True)
class Table:
    """Figures of the sheet: a title, heads of columns, rows of cells, and what stands over so many columns."""

    title: str
    heads: Sequence[Markup | str]
    rows: Sequence[Sequence[Markup | str]]
    over: Sequence[tuple[str, int]] = ()


Keys = Mapping[str, Sequence[Sign]]  # by the key of a heading


def key_and_aid(game: str, sheet: Sheet, lang: str) -> str:
    """Both as they stand in the drawer; a game that declares none has rules and lesson alone."""
    signs, aid = part(game, "board.key"), part(game, "board.aid")
    return page(
        "aid.html",
        lang,
        about=game,
        own=sheet != house_figures(game).sheet,
        groups=_groups(signs.KEY, game, lang) if signs else [],
        tables=aid.tables(sheet, lang) if aid else [],
        steps=_steps(aid.STEPS, game, lang) if aid and has_rules(game) else [],
        rules=has_rules(game),
    )


def _groups(keys: Keys, game: str, lang: str) -> list[tuple[str, list[tuple[Markup, str]]]]:
    """The symbols by group, each drawn and named."""
    voice = translator(lang, game)
    return [
        (voice.t(title), [(drawn(sign), capital(voice.t(sign.name))) for sign in signs])
        for title, signs in keys.items()
    ]


def drawn(sign: Sign) -> Markup:
    """A symbol as it looks on the board."""
    return tile(sign.symbol, sign.tone) if sign.tone else icon(sign.symbol, "i20")


def called(drawn: Markup, name: str) -> Markup:
    """A symbol that stands alone, with its name for a pointer and for ears."""
    return Markup('<span title="{name}">{drawn}<span class="sr">{name}</span></span>').format(drawn=drawn, name=name)


def _steps(steps: Mapping[str, Sequence[str]], game: str, lang: str) -> list[tuple[str, list[dict[str, str]]]]:
    """A turn, the end of a round and the end of the game, in the words of the rules."""
    told, voice = rules_of(game, lang)["rules"], translator(lang, game)
    return [
        (
            voice.t(title),
            [
                {"rule": rule, "title": told[rule]["title"], "text": told[rule]["text"]}
                for rule in rules
                if rule in told
            ],
        )
        for title, rules in steps.items()
    ]
