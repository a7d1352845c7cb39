"""The face of every card: its name, its tags, its cost and effect in symbols, and the same as a sentence."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.rows import effects
from keeling.games.daybreak.board.signs import FAMILIES, tag
from keeling.games.daybreak.card_texts import tell
from keeling.games.daybreak.cards import for_seats
from keeling.games.daybreak.verbs import phrase
from keeling.games.daybreak.voice import VOICE, text
from keeling.web.pieces import icon
from keeling.web.render import once

DECKS: Final = ("local", "starting", "global", "crisis", "challenge")
DEED: Final = ("do", "limit")


class Face(NamedTuple):
    """A card as it lies on the table."""

    key: str
    title: str
    tags: list[Markup]
    family: str
    cond: Markup  # what it costs and how often
    effects: list[Markup]
    sentence: str  # what it does, needs and costs
    deed: str  # what it does, where the rest is drawn beside it
    about: str  # what it is in the real world
    strip: Markup  # as it lies in a fan: tags, name and sentence
    named: str  # its tags in words

    @property
    def label(self) -> str:
        """For ears: its name, its tags and what it does."""
        return f"{self.title} ({self.named}): {self.sentence}" if self.named else f"{self.title}: {self.sentence}"


@once
def face(sheet: Sheet, key: str, lang: str, seats: int) -> Face:
    """A card by its key."""
    row = for_seats(_rows(sheet)[key], seats)
    tags = row.get("tags", [])
    title, drawn, sentence = phrase(VOICE, key, lang), [tag(word) for word in tags], tell(sheet, key, lang, seats)
    return Face(
        key,
        title,
        drawn,
        FAMILIES[tags[0]] if tags else "works",
        _cond(row, lang, bool(tags)),
        effects(row["do"]),
        sentence,
        tell(sheet, key, lang, seats, DEED),
        VOICE.template(f"card.{key}.flavour", lang) or "",
        Markup('{}<span class="ttl">{}</span><small>{}</small>').format(Markup("").join(drawn), title, sentence),
        ", ".join([VOICE.word(word, lang) for word in tags]),
    )


@once
def _rows(sheet: Sheet) -> dict[str, Sheet]:
    return {row["key"]: row for deck in DECKS for row in sheet[deck]}


def _cond(row: Sheet, lang: str, tags: bool) -> Markup:
    """When an action is used, what it costs, how often, and what a card with tags needs."""
    parts: list[Markup] = []
    when = row.get("when", "local")
    if when not in ("local", "standing"):
        parts.append(icon({"emissions": "db-net", "roll": "db-planet"}.get(when, "db-crisis"), "i14"))
    if row.get("pay"):
        parts.append(Markup("{}{}").format(icon("db-pay", "i14"), text("ui.web.daybreak.pay", lang, n=row["pay"])))
    limit = row.get("limit", "")
    if limit == "round":
        parts.append(Markup("{}").format(text("ui.web.daybreak.once", lang)))
    elif limit:
        parts.append(Markup("{} {}").format(text("ui.web.daybreak.once-per", lang), tag(limit, "sm")))
    need = row.get("need", {})
    if need and tags:  # of a project it is drawn as seats below
        told = Markup("").join(Markup("{}{}").format(n if n != 1 else "", tag(word, "sm")) for word, n in need.items())
        parts.append(Markup("{} {}").format(text("ui.web.daybreak.needs", lang), told))
    return Markup(" · ").join(parts)
