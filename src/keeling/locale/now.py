"""What the words of moves mean at one moment: some name a card or a place on which something else lies each time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from keeling.core.game import View
from keeling.locale.translator import Translator
from keeling.locale.verbs import declared, value_of


class Now(NamedTuple):
    """The card of which a half is to be chosen, and what lies at places that change, by the words of those places;
    where only moves of one verb are to tell it, by the verb and the word."""

    card: int | None = None
    there: tuple[tuple[str, str], ...] = ()

    def of(self, words: Sequence[str]) -> Now:
        """As much of it as a move speaks of."""
        spoken = {*words, " ".join(words[:2])}
        return self._replace(there=tuple(pair for pair in self.there if pair[0] in spoken))

    def names(self, words: Sequence[str], gaps: Sequence[str], voice: Translator, lang: str | None) -> dict[str, str]:
        """What lies at the places that a move names, in words, by the names of its gaps."""
        known = dict(self.there)
        lies = [known.get(word) or known.get(f"{words[0]} {word}") for word in words]
        return {
            gap: voice.word(what, lang, value_of(voice.game, gap).of)
            for what, gap in zip(lies, gaps, strict=True)
            if gap and what
        }


def now(view: View) -> Now:
    """What a view shows of it."""
    found: Mapping[str, str] = {}
    for game in declared(str(view.get("game", ""))):
        found = game.there(view) if hasattr(game, "there") else found
    return Now(view.get("choice"), tuple(found.items()))
