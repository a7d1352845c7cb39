"""The panels beside the map that both editions have: the market, and the summits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling.locale import Translator

Data = dict[str, Any]


def market(view: Data, sheet: Data) -> Data:
    """The price with its row of figures, and what is on offer."""
    market = view["market"]
    return {
        "bank": market["bank"], "stock": market["stock"], "price": market["price"],
        "low": sheet["market"]["lowest"], "high": sheet["market"]["highest"],
    }  # fmt: skip


def summits(voice: Translator, view: Data, held: Sequence[str], names: Sequence[str], lang: str) -> Data:
    """The summits; each is asked after with the move of a scientist who could speak there."""
    labels = []
    for place, summit in enumerate(view["summits"], 1):
        if summit is None:
            labels.append("")
            continue
        topics = [
            voice.word(energy, lang) + (f" ({names[seat]})" if seat >= 0 else "")
            for energy, seat in zip(summit["topics"], summit["speakers"], strict=True)
        ]
        labels.append(f"{voice.word(f'summit{place}', lang)}, {summit['place']}: {', '.join(topics)}")
    whys = [f"move {source} summit{place}" for place, source in enumerate(held, 1)]
    return {"places": view["summits"], "left": view["summits_left"], "whys": whys, "labels": labels}


def speakers(view: Data, home: str) -> tuple[str, ...]:
    """For each summit a project from which a scientist of mine may go there, or else where the idle ones are."""
    me = view["seat"]
    sent = [
        (project["energy"], f"{word} {slot}")
        for word, region in (view["regions"].items() if me is not None else ())
        for slot, project in region["slots"].items()
        if project and project["scientist"] == me
    ]
    return tuple(
        next((place for energy, place in sent if summit and energy in summit["topics"]), home)
        for summit in view["summits"]
    )


def target(view: Data) -> str:
    """A project a scientist might go to: the first without one, or else the first slot of all."""
    places = [(word, slot, on) for word, r in view["regions"].items() for slot, on in r["slots"].items()]
    free = [f"{word} {slot}" for word, slot, on in places if on and on["scientist"] < 0]
    return free[0] if free else f"{places[0][0]} {places[0][1]}"


def supply(view: Data) -> Data:
    """For a spectator: what the supply still holds."""
    fossils = sum(view["fossils_left"].values())
    return {"seat": None, "tech_left": view["tech_left"], "bank": view["market"]["bank"], "fossils_left": fossils}


def spaces(printed: Data, levels: Sequence[int]) -> list[Data]:
    """The spaces of a track with what is printed there and whose discs stand on each."""
    return [
        {"level": at, "income": income, "bonus": bonus, "discs": [s for s, level in enumerate(levels) if level == at]}
        for at, (income, bonus) in enumerate(zip(printed["income"], printed["bonus"], strict=True), 1)
    ]
