"""The panels beside the map that both editions have: the market, the summits, the supply; and what tracks show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keeling.core.sheet import Sheet
from keeling.games.co2_family.views.types import MarketSeen, SummitView
from keeling.locale import Translator

Summits = Sequence[SummitView | None]
Work = tuple[str, str, int]  # a project: where it is, its energy, and whose scientist is there, or -1


def market(market: MarketSeen, sheet: Sheet) -> dict[str, object]:
    """The price with its row of figures, and what is on offer."""
    return {
        "bank": market["bank"], "stock": market["stock"], "price": market["price"],
        "low": sheet["market"]["lowest"], "high": sheet["market"]["highest"],
    }  # fmt: skip


def summits(
    voice: Translator,
    places: Sequence[SummitView | None],
    left: int,
    held: Sequence[str],
    names: Sequence[str],
    lang: str,
) -> dict[str, object]:
    """The summits; each is asked after with the move of a scientist who could speak there."""
    labels = []
    for place, summit in enumerate(places, 1):
        if summit is None:
            labels.append("")
            continue
        topics = [
            voice.word(energy, lang) + (f" ({names[seat]})" if seat >= 0 else "")
            for energy, seat in zip(summit["topics"], summit["speakers"], strict=True)
        ]
        labels.append(
            f"{voice.word(f'summit{place}', lang)}, {voice.word(summit['place'], lang, 'place')}: {', '.join(topics)}"
        )
    whys = [f"move {source} summit{place}" for place, source in enumerate(held, 1)]
    return {"places": places, "left": left, "whys": whys, "labels": labels}


def speakers(places: Summits, works: Sequence[Work], me: int | None, home: str) -> tuple[str, ...]:
    """For each summit a project from which a scientist of mine may go there, or else where the idle ones are."""
    sent = [(place, energy) for place, energy, seat in works if me is not None and seat == me]
    return tuple(
        next((place for place, energy in sent if summit and energy in summit["topics"]), home) for summit in places
    )


def target(works: Sequence[Work], otherwise: str) -> str:
    """A project a scientist might go to: the first without one."""
    return next((place for place, _, seat in works if seat < 0), otherwise)


def supply(fossils: Mapping[str, int], tech: int, market: MarketSeen) -> dict[str, object]:
    """For a spectator: what the supply still holds."""
    return {"seat": None, "tech_left": tech, "bank": market["bank"], "fossils_left": sum(fossils.values())}


def spaces(printed: Sheet, levels: Sequence[int]) -> list[dict[str, object]]:
    """The spaces of a track with what is printed there and whose discs stand on each."""
    return [
        {"level": at, "income": income, "bonus": bonus, "discs": [s for s, level in enumerate(levels) if level == at]}
        for at, (income, bonus) in enumerate(zip(printed["income"], printed["bonus"], strict=True), 1)
    ]
