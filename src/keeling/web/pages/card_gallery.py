"""All cards of a game to look through: what its `board.catalogue` declares, deck by deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from keeling.games import house_figures, part


class Shown(NamedTuple):
    """A card to look at."""

    key: str
    title: str
    text: str  # what it does
    about: str  # what it is in the real world, if anything is said of it
    tags: Sequence[str]  # the words it is found by
    family: str  # the class of its strip
    drawn: Markup  # what it does in symbols
    origin: str = ""  # where its figures come from, if that is said of it


class Deck(NamedTuple):
    """A deck by its word, and what it is called."""

    key: str
    title: str
    cards: Sequence[Shown]


class Tag(NamedTuple):
    """A word that cards are found by, how it is drawn, and what it is called."""

    key: str
    title: str
    drawn: Markup


class Catalogue(NamedTuple):
    """All decks of a game, and all tags of its cards."""

    decks: Sequence[Deck]
    tags: Sequence[Tag]


def has_cards(game: str) -> bool:
    """Whether a game declares its cards to be looked through."""
    return part(game, "board") is not None and part(game, "board.catalogue") is not None


def catalogue(game: str, lang: str) -> Catalogue:
    """The cards of a game's house sheet in a language."""
    declared = part(game, "board.catalogue")
    assert declared is not None
    found: Catalogue = declared.catalogue(house_figures(game).sheet, lang)
    return found
