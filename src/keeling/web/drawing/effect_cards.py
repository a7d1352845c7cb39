"""Effects of cards as rows of symbols made from their rows: whom they are for, when, what, how much and how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from markupsafe import Markup

from keeling import locale
from keeling.core.sheet import Sheet
from keeling.kit.effect_decks import Deck
from keeling.kit.lasting import EffectView
from keeling.locale import Translator, capital
from keeling.locale.catalogues import short
from keeling.locale.effects import Row
from keeling.locale.sheets import card_row
from keeling.locale.translator import card_name
from keeling.web.drawing.printed import once
from keeling.web.drawing.scene import Scene, V
from keeling.web.drawing.shapes import icon


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
    """The effects of one game's cards; the game draws what is done, the rest is the same for all."""

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

    def what(self, row: Row, lang: str) -> Markup:
        """What is done, and how much, with money as the language writes it."""
        raise TypeError(f"{type(self).__name__} draws nothing")

    def halves(self, row: Row, lang: str) -> list[list[Markup]]:
        """The effects of each half of a card's choice, or of the whole."""
        halves = [half for half in (row["effects"], row.get("or")) if half]
        return [[self.effect(effect, lang) for effect in half] for half in halves]

    def effect(self, row: Row, lang: str) -> Markup:
        """One effect."""
        parts = [
            *self._who(row, lang),
            *self._when(row),
            self.what(row, lang),
            *self._per(row),
            *self._lasts(row, lang),
        ]
        return Markup('<span class="ef">{}</span>').format(Markup("").join(parts))

    def _who(self, row: Row, lang: str) -> list[Markup]:
        who = row.get("who", "self")
        if who in ("self", "table"):
            return []
        return [Markup('<i class="who">{}</i>').format(self.translator.text(f"ui.web.who.{who}", lang))]

    def _when(self, row: Row) -> list[Markup]:
        if "if" not in row:
            return []
        bound = f"≥{row['least']}" if "least" in row else f"≤{row['most']}"
        return [Markup('<i class="when">{}{}?</i>').format(icon(self.measures[row["if"]], "i14"), bound)]

    def _per(self, row: Row) -> list[Markup]:
        return [Markup("<i>/</i>{}").format(icon(self.measures[row["per"]], "i14"))] if "per" in row else []

    def _lasts(self, row: Row, lang: str) -> list[Markup]:
        last = row.get("last", -1)
        if last < 1:
            return [] if last < 0 else [Markup('<i class="last">∞</i>')]
        turns = self.translator.text("ui.turns", lang, count=last)
        return [Markup('<i class="last" title="{}">{}{}</i>').format(turns, icon(self.turn, "i14"), last)]
