"""The face of every card: its name, its tags, its cost and effect in symbols, and the same as a sentence."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.rows import effects
from keeling.games.daybreak.board.signs import FAMILIES, tag
from keeling.games.daybreak.model.cards import for_seats
from keeling.games.daybreak.telling.cards import tell
from keeling.games.daybreak.telling.verbs import phrase
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.locale.catalogues import short
from keeling.web.drawing.printed import once
from keeling.web.drawing.shapes import icon

DECKS: Final = ("local", "starting", "global", "crisis", "challenge")
TOLD: Final = ("need", "do")
_LONG, _SHORT = 150, 80  # letters that find room on no card, and on every one
DEED: Final = ("do",)


class Face(NamedTuple):
    """A card as it lies on the table."""

    key: str
    title: str
    tags: list[Markup]
    family: str
    cond: Markup  # what it costs and how often, unless that is once a round: then its uses are counted beside it
    cost: Markup  # what it costs and needs alone
    limit: Markup  # how often it is used in a round
    effects: list[Markup]
    sentence: str  # what it does, needs and costs
    told: str  # the same without how often, where its uses are counted beside it
    deed: str  # what it does, where the rest stands beside it
    gist: str  # how that begins, if it is more than a sentence
    about: str  # what it is in the real world
    strip: Markup  # as it lies in a pop-over: tags, name and sentence
    small: Markup  # as it lies below another: tags and name
    named: str  # its tags in words
    head: str  # its title with the places where long words may be broken
    price: int  # hand cards that a use costs as printed

    @property
    def label(self) -> str:
        """For ears: its name, its tags and what it does."""
        return f"{self.title} ({self.named}): {self.sentence}" if self.named else f"{self.title}: {self.sentence}"


@once
def face(sheet: Sheet, key: str, lang: str, seats: int) -> Face:
    """A card by its key."""
    row = for_seats(_rows(sheet)[key], seats)
    tags = row.get("tags", [])
    cost, limit = _cost(row, lang, bool(tags)), _limit(row, lang)
    title, drawn, sentence = phrase(VOICE, key, lang), [tag(word) for word in tags], tell(sheet, key, lang, seats)
    deed = tell(sheet, key, lang, seats, DEED)
    return Face(
        key,
        title,
        drawn,
        FAMILIES[tags[0]] if tags else "works",
        Markup(" · ").join([*cost, limit] if row.get("limit", "round") != "round" else cost),
        Markup(" · ").join(cost),
        limit,
        effects(row["do"], lang),
        sentence,
        tell(sheet, key, lang, seats, TOLD),
        deed,
        _gist(deed),
        VOICE.template(f"card.{key}.flavour", lang) or "",
        _strip(drawn, title, [VOICE.word(word, lang) for word in tags], sentence),
        Markup('{}<span class="ttl">{}</span>').format(Markup("").join(drawn), title),
        ", ".join([VOICE.word(word, lang) for word in tags]),
        short(f"card.{key}", lang, VOICE.game) or title,
        row.get("pay", 0),
    )


def _gist(deed: str) -> str:
    """How a long text begins, for where all of it finds no room; empty if it is short."""
    first, more, _ = deed.partition(". ")
    if len(first) > _LONG:
        return f"{first[: first.rfind(' ', 0, _SHORT)].rstrip(',')} …"
    return f"{first}. …" if more else ""


def _strip(drawn: list[Markup], title: str, named: list[str], sentence: str) -> Markup:
    """A card in a pop-over: its tags, also in words, its name and what it does."""
    said = Markup("<i>{}</i>").format(", ".join(named)) if named else ""
    return Markup('{}<span class="ttl">{}</span>{}<small>{}</small>').format(
        Markup("").join(drawn), title, said, sentence
    )


@once
def _rows(sheet: Sheet) -> dict[str, Sheet]:
    return {row["key"]: row for deck in DECKS for row in sheet[deck]}


def _cost(row: Sheet, lang: str, tags: bool) -> list[Markup]:
    """When an action is used, what it costs, and what a card with tags needs."""
    parts: list[Markup] = []
    when = row.get("when", "local")
    if when not in ("local", "standing"):
        parts.append(icon({"emissions": "db-net", "roll": "db-planet"}.get(when, "db-crisis"), "i14"))
    if row.get("pay"):
        said = text("ui.web.daybreak.pay", lang, n=row["pay"])
        drawn = '{}<span class="long" data-n="{}">{}</span>'  # the figure alone where words find no room
        parts.append(Markup(drawn).format(icon("db-pay", "i14"), row["pay"], said))
    need = row.get("need", {})
    if need and tags:  # of a project it is drawn as seats below
        counted = len(need) > 1 or 1 not in need.values()
        each = [Markup("{}{}").format(n if counted else "", tag(word, "sm")) for word, n in need.items()]
        said = text("ui.web.daybreak.needs", lang)
        parts.append(Markup('<span class="nb">{} {}</span>').format(said, Markup(" + ").join(each)))
    return parts


def _limit(row: Sheet, lang: str) -> Markup:
    """How often an action is used in a round."""
    limit = row.get("limit", "")
    if limit == "":
        return Markup("{}").format(text("ui.web.daybreak.any-number", lang))
    if limit == "round":
        return Markup("{}").format(text("ui.web.daybreak.once", lang))
    return Markup('<span class="nb">{} {}</span>').format(text("ui.web.daybreak.once-per", lang), tag(limit, "sm"))
