"""The panels beside the map: expertise, market, summits and UN goals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2.card_texts import describe_un
from keeling.games.co2.view_types import Co2View, PlantView
from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES
from keeling.web.render import SLOTS, Kept, compose


def tracks(view: Co2View, sheet: Sheet, names: Sequence[str], lang: str, kept: Kept, printed: str) -> str:
    """The tracks of expertise with the next plant of each; a choice seldom changes more than one."""
    rows, prices = [], []
    for energy in ENERGIES:
        levels, plant = [player["expertise"][energy] for player in view["players"]], view["plants_next"][energy]
        given = (levels, plant, names, printed)
        make = partial(_track, energy, levels, plant, sheet, names, lang)
        rows.append((f"trk-{energy}", kept.draw("co2/track", lang, energy, given, make)))
        drawn = kept.draw("co2/next-plant", lang, energy, plant, partial(dict, k={"word": energy, "plant": plant}))
        prices.append((f"npl-{energy}", drawn))
    return compose(kept.draw("co2/tracks", lang, "", "", lambda: {"rows": SLOTS[0], "prices": SLOTS[1]}), rows, prices)


def _track(
    energy: str, levels: Sequence[int], plant: PlantView | None, sheet: Sheet, names: Sequence[str], lang: str
) -> dict[str, object]:
    printed = sheet["tracks"][energy]
    spaces = [
        {"level": at, "income": income, "bonus": bonus, "discs": [s for s, level in enumerate(levels) if level == at]}
        for at, (income, bonus) in enumerate(zip(printed["income"], printed["bonus"], strict=True), 1)
    ]
    standing = ", ".join(f"{names[seat]} {level}" for seat, level in enumerate(levels))
    label = f"{text('move.learn', lang, energy=VOICE.word(energy, lang))} ({standing})"
    return {"k": {"word": energy, "spaces": spaces, "plant": plant, "label": label}}


def market(view: Co2View, sheet: Sheet) -> dict[str, object]:
    market = view["market"]
    return {
        "bank": market["bank"], "stock": market["stock"], "price": market["price"],
        "low": sheet["market"]["lowest"], "high": sheet["market"]["highest"],
    }  # fmt: skip


def summits(view: Co2View, held: Sequence[str], names: Sequence[str], lang: str) -> dict[str, object]:
    """The summits; each is asked after with the move of a scientist who could speak there."""
    labels = []
    for place, summit in enumerate(view["summits"], 1):
        if summit is None:
            labels.append("")
            continue
        topics = [
            VOICE.word(energy, lang) + (f" ({names[seat]})" if seat >= 0 else "")
            for energy, seat in zip(summit["topics"], summit["speakers"], strict=True)
        ]
        labels.append(f"{VOICE.word(f'summit{place}', lang)}, {summit['place']}: {', '.join(topics)}")
    whys = [f"move {source} summit{place}" for place, source in enumerate(held, 1)]
    return {"places": view["summits"], "left": view["summits_left"], "whys": whys, "labels": labels}


def speakers(view: Co2View) -> tuple[str, ...]:
    """For each summit a project from which a scientist of mine may go there, or else the hand."""
    me = view["seat"]
    sent = [
        (project["energy"], f"{word} {slot}")
        for word, region in (view["regions"].items() if me is not None else ())
        for slot, project in region["slots"].items()
        if project and project["scientist"] == me
    ]
    return tuple(
        next((place for energy, place in sent if summit and energy in summit["topics"]), "hand")
        for summit in view["summits"]
    )


def goals(view: Co2View, sheet: Sheet, names: list[str], lang: str) -> dict[str, object]:
    owners = {no: seat for seat, player in enumerate(view["players"]) for no in player["claimed"]}
    rows = {row["no"]: row for row in sheet["un_goals"]}
    goals = [
        {
            "no": no,
            "plants": rows[no]["plants"],
            "vp": rows[no]["vp"],
            "owner": owners.get(no),
            "label": describe_un(rows[no], lang),
        }
        for no in sorted({*view["un_goals"], *owners})
    ]
    return {"goals": goals, "tech": sheet["goals"]["un_tech"], "left": view["un_left"], "names": names}
