"""Every card of every deck, to look through."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.faces import DECKS, face
from keeling.games.daybreak.board.signs import tag
from keeling.games.daybreak.model.words import TAGS
from keeling.games.daybreak.telling.cards import tell
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.web.drawing.printed import once
from keeling.web.pages.card_gallery import Catalogue, Deck, Shown, Tag

_DOTS: Final = {"rulebook": "●", "box": "●", "inferred": "◐", "house": "○"}
_SEATS: Final = 4  # cards are drawn as at a full table; their sentences say what differs alone


@once
def catalogue(sheet: Sheet, lang: str) -> Catalogue:
    """All decks, and the tags of local projects; those that a project or a crisis asks for find it too."""
    return Catalogue(
        [
            Deck(deck, text(f"ui.web.daybreak.decks.{deck}", lang), [_card(sheet, row, lang) for row in sheet[deck]])
            for deck in DECKS
        ],
        [Tag(word, VOICE.word(word, lang), tag(word)) for word in TAGS],
    )


def _card(sheet: Sheet, row: Sheet, lang: str) -> Shown:
    """A card with its tags, or those it asks for."""
    seen = face(sheet, row["key"], lang, _SEATS)
    need = row.get("need", {})  # of a global project by the number of players, always of the same tags
    taken = [word for way in ("tuck", "collect") for word in row.get(way, {}).get("tags", ())]
    tags = list(dict.fromkeys([*row.get("tags", ()), *(need if isinstance(need, dict) else need[0]), *taken]))
    parts = [one for one in (seen.cond, Markup(" ").join(seen.effects)) if one]
    told = tell(sheet, row["key"], lang)
    origin, drawn = row.get("origin", "house"), Markup(" · ").join(parts)
    whence = f"{_DOTS[origin]} {text(f'ui.web.daybreak.origin.{origin}', lang)}"
    return Shown(row["key"], seen.title, told, seen.about, tags, f"fam-{seen.family}", drawn, whence)
