"""The panels beside the map that both editions have: the market, the summits, the supply; and what tracks show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.sources import speakers, table
from keeling.games.co2_family.views.types import MarketSeen
from keeling.locale import Translator
from keeling.web.drawing.scene import Scene, V, Values


def clock(scene: Scene[V]) -> Values:
    """The decade and the round, and how many there are."""
    view = table(scene)
    return {"decade": view["decade"], "decades": view["decades"], "round": view["round"], "rounds": view["rounds"]}


def market(scene: Scene[V]) -> Values:
    """The price with its row of figures, and what is on offer."""
    market, figures = table(scene)["market"], scene.sheet["market"]
    return {
        "bank": market["bank"], "stock": market["stock"], "price": market["price"],
        "low": figures["lowest"], "high": figures["highest"],
    }  # fmt: skip


def summits(scene: Scene[V], me: int | None, home: str) -> Values:
    """The summits; each is asked after with the move of a scientist who could speak there."""
    view, lang, voice = table(scene), scene.lang, Translator(scene.game)
    labels = []
    for place, summit in enumerate(view["summits"], 1):
        if summit is None:
            labels.append("")
            continue
        topics = [
            voice.word(energy, lang) + (f" ({scene.names[seat]})" if seat >= 0 else "")
            for energy, seat in zip(summit["topics"], summit["speakers"], strict=True)
        ]
        labels.append(
            f"{voice.word(f'summit{place}', lang)}, {voice.word(summit['place'], lang, 'place')}: {', '.join(topics)}"
        )
    whys = [f"move {source} summit{place}" for place, source in enumerate(speakers(scene, home), 1)]
    return {"places": view["summits"], "left": view["summits_left"], "whys": whys, "labels": labels}


def supply(fossils: Mapping[str, int], tech: int, market: MarketSeen) -> dict[str, object]:
    """For a spectator: what the supply still holds."""
    return {"seat": None, "tech_left": tech, "bank": market["bank"], "fossils_left": sum(fossils.values())}


def spaces(printed: Sheet, levels: Sequence[int]) -> list[dict[str, object]]:
    """The spaces of a track with what is printed there and whose discs stand on each."""
    return [
        {"level": at, "income": income, "bonus": bonus, "discs": [s for s, level in enumerate(levels) if level == at]}
        for at, (income, bonus) in enumerate(zip(printed["income"], printed["bonus"], strict=True), 1)
    ]
