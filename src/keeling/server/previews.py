"""What the options of a seat would bring, as data and in words."""

from __future__ import annotations

from keeling.core.prices import read
from keeling.locale import tell
from keeling.server.live_table import LiveTable


def previews(live: LiveTable, seat: int, lang: str) -> list[dict[str, object]]:
    """The previews of a seat's options in their order: sure facts, figures, what the rest depends on, an ending."""
    match, names = live.match, live.names()
    sheet, counted = match.position.figures.sheet, match.game.prices
    return [
        {
            "facts": [
                {
                    "kind": fact.kind,
                    "rule": fact.rule,
                    "seat": fact.seat,
                    "values": fact.values,
                    "text": tell(fact, lang, names, sheet),
                }
                for fact in found.facts
            ],
            "figures": [one._asdict() for one in read(counted, found, seat)],
            "more": found.more,
            "ending": found.ending,
        }
        for found in match.previews(seat)
    ]
