"""Effects of cards as rows of symbols made from their rows: whom they are for, when, what, how much and how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypedDict

from markupsafe import Markup

from keeling import locale
from keeling.core.sheet import Sheet
from keeling.kit.effect_decks import Deck
from keeling.kit.lasting import EffectView
from keeling.locale import Translator, capital
from keeling.locale.catalogues import short
from keeling.locale.effect_amounts import MANY, Row
from keeling.locale.sheets import card_row
from keeling.locale.translator import card_name
from keeling.web.drawing.render import once
from keeling.web.drawing.scene import Scene, V
from keeling.web.drawing.shapes import icon
from keeling.web.log.glyphs import Signs, filled

_SEVERAL: Final = 2  # cards look alike however many play


class CardFace(TypedDict):
    """A card as templates show it."""

    no: int
    deck: str
    icon: str
    title: str
    brief: str  # the same where room is scarce: long words say where they may be parted
    rows: list[list[Markup]]
    text: str  # what it does, as a sentence
    label: str
    about: str


class EffectPictures:
    """The effects of one game's cards; the game draws what is done by patterns in the signs of its board
    (`web/log/glyphs.py`), and what is measured. The rest is the same for all."""

    translator: Translator
    box: ClassVar[str] = '<span class="ef">{}</span>'
    # By what is done, or by that and what it is about or says besides; the first that fits is drawn.
    patterns: ClassVar[Mapping[str, str]] = {}
    signs: ClassVar[Signs] = {}

    def what(self, row: Row, lang: str) -> Markup:
        """What is done, and how much, with money as the language writes it."""
        values = self.values(row)
        said = [word for word, value in values.items() if value]
        keys = {f"{row['do']}.{word}" for word in (*said, values.get("of"))} | {row["do"], ""}
        pattern = next(pattern for key, pattern in self.patterns.items() if key in keys)
        return filled(pattern, values, self.signs, self.translator, lang, _SEVERAL)

    def values(self, row: Row) -> dict[str, int | str]:
        """What of a row the patterns may ask for; a list of words is told in one."""
        values: dict[str, int | str] = {"n": 1}
        for name, value in row.items():
            if isinstance(value, int | str):
                values[name] = value
            elif isinstance(value, list) and all(isinstance(word, str) for word in value):
                values[name] = " ".join(value)
        return values

    def measure(self, word: str) -> Markup:
        """What is counted or compared."""
        raise TypeError(f"{type(self).__name__} measures nothing")

    def whom(self, row: Row, lang: str) -> list[Markup]:
        """Whom it is for, unless that is whoever plays the card."""
        return []

    def per(self, word: str, lang: str) -> Markup:
        """For each of what."""
        return Markup("<i>/</i>{}").format(self.measure(word))

    def lasts(self, row: Row, lang: str) -> list[Markup]:
        """For how long."""
        return []

    def effect(self, row: Row, lang: str) -> Markup:
        """One effect."""
        made = [self._by_steps(row, lang)] if "steps" in row else [self.what(row, lang)]
        if "per" in row and "steps" not in row:
            made.append(self.per(row["per"], lang))
        parts = [*self.whom(row, lang), *self._when(row), *made, *self.lasts(row, lang)]
        return Markup(self.box).format(Markup("").join(parts))

    def effects(self, rows: Sequence[Row], lang: str) -> list[Markup]:
        """All of a list, in their order."""
        return [self.effect(row, lang) for row in rows]

    def _when(self, row: Row) -> list[Markup]:
        """The condition that it has, or how many of what."""
        when = row.get("if", {})
        if isinstance(when, Mapping):
            spans = [_span(self.measure(word), low, high) for word, (low, high) in when.items()]
            return [Markup("{}: ").format(Markup(" ").join(spans))] if spans else []
        bound = f"≥{row['least']}" if "least" in row else f"≤{row['most']}"
        return [Markup('<i class="when">{}{}?</i>').format(self.measure(when), bound)]

    def _by_steps(self, row: Row, lang: str) -> Markup:
        """An amount that grows with what is measured."""
        step = Markup('<span class="nb">{}+: {}</span>')
        steps = [step.format(least, self.what({**row, "n": n}, lang)) for least, n in row["steps"]]
        return Markup('<span class="bytags">{} {}</span>').format(self.measure(row["by"]), Markup(" · ").join(steps))


def _span(what: Markup, low: int, high: int) -> Markup:
    return Markup("{} {}").format(what, f"{low}+" if high >= MANY else f"{low}–{high}" if low < high else low)


class CardPictures(EffectPictures):
    """Whole cards that speak the kit's language, and their effects in force."""

    def __init__(
        self,
        translator: Translator,
        decks: Sequence[Deck],
        icons: Mapping[str, str],
        measures: Mapping[str, str],
        turn: str,
    ) -> None:
        self.translator = translator
        self.decks = decks
        self.icons = icons  # the symbol of each deck, if it is not called like it
        self.measures = measures  # the symbol of each measure
        self.turn = turn  # the symbol of a turn
        self.card, self.in_force = once(self._card), once(self._in_force)

    def measure(self, word: str) -> Markup:
        return icon(self.measures[word], "i14")

    def whom(self, row: Row, lang: str) -> list[Markup]:
        who = row.get("who", "self")
        if who in ("self", "table"):
            return []
        return [Markup('<i class="who">{}</i>').format(self.translator.text(f"ui.web.who.{who}", lang))]

    def lasts(self, row: Row, lang: str) -> list[Markup]:
        last = row.get("last", -1)
        if last < 1:
            return [] if last < 0 else [Markup('<i class="last">∞</i>')]
        turns = self.translator.text("ui.turns", lang, count=last)
        return [Markup('<i class="last" title="{}">{}{}</i>').format(turns, icon(self.turn, "i14"), last)]

    def halves(self, row: Row, lang: str) -> list[list[Markup]]:
        """The effects of each half of a card's choice, or of the whole."""
        return [self.effects(half, lang) for half in (row["effects"], row.get("or")) if half]

    def _card(self, sheet: Sheet, no: int, lang: str) -> CardFace:
        """A card by its number."""
        deck = next(deck.name for deck in self.decks if deck.holds(no))
        title, said = card_name(no, lang, sheet), locale.describe_card(sheet, no, lang)
        row = card_row(sheet, no) or {"effects": []}
        return {
            "no": no,
            "deck": deck,
            "icon": self.icons.get(deck, deck),
            "title": title,
            "brief": short(f"card.{row.get('key', '')}", lang, self.translator.game) or title,
            "rows": self.halves(row, lang),
            "text": capital(said),
            "label": f"{title}: {said}",
            "about": self.translator.flavour(no, lang, sheet),
        }

    def faces(self, scene: Scene[V], numbers: Sequence[int]) -> list[CardFace]:
        """Cards by their numbers."""
        return [self.card(scene.sheet, no, scene.lang) for no in numbers]

    def _in_force(
        self, sheet: Sheet, no: int, turns: int | None, do: str, n: int, of: str | None, lang: str
    ) -> dict[str, object]:
        """An effect that is in force, with the card it comes from."""
        row = self.effect({"do": do, "n": n, "of": of, "last": turns or 0}, lang)
        title, said = card_name(no, lang, sheet), locale.describe_card(sheet, no, lang)
        left = "" if turns is None else f" ({locale.text('ui.turns', lang, count=turns)})"
        return {"row": row, "title": title, "label": f"{title}{left}: {said}"}

    def lasting(self, scene: Scene[V], effects: Sequence[EffectView]) -> list[dict[str, object]]:
        """The effects in force for a player, by their places."""
        return [
            {
                "at": at,
                **self.in_force(scene.sheet, one["no"], one["turns"], one["do"], one["n"], one["of"], scene.lang),
            }
            for at, one in enumerate(effects)
        ]
