"""Whether the figures of a component sheet of Factory Commons make sense together."""

from __future__ import annotations

from keeling.games.factories.model.figures import Figures
from keeling.games.factories.model.words import RESOURCES
from keeling.kit.consistency import as_many, enough


def check_consistency(f: Figures) -> None:
    """Refuse what no table could be played with, naming the key."""
    for name, low in zip(RESOURCES, f.low, strict=True):
        enough(f"market.{name}.low", low, f.spread)
    halves = [half for deck in f.cards for card in deck for half in card.halves]
    discards = sum([effect.row["do"] == "discard" for half in halves for effect in half])
    as_many("marketing", discards, 0, 1)  # the rulebook knows one exception
