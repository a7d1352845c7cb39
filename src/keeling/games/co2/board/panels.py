"""The panels beside the map that are this edition's own: expertise and UN goals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.telling.cards import describe_un
from keeling.games.co2.telling.voice import VOICE, text
from keeling.games.co2.views.types import Co2View, PlantView
from keeling.games.co2_family.board.panels import spaces
from keeling.web.drawing.render import SLOTS, Kept, compose


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
    most = max(len(sheet["tracks"][energy]["income"]) for energy in ENERGIES)
    frame = {"rows": SLOTS[0], "prices": SLOTS[1], "most": most}
    return compose(kept.draw("co2/tracks", lang, "", most, lambda: frame), rows, prices)


def _track(
    energy: str, levels: Sequence[int], plant: PlantView | None, sheet: Sheet, names: Sequence[str], lang: str
) -> dict[str, object]:
    printed = sheet["tracks"][energy]
    standing = ", ".join(f"{names[seat]} {level}" for seat, level in enumerate(levels))
    label = text("ui.web.standing", lang, energy=VOICE.word(energy, lang), standing=standing)
    return {"k": {"word": energy, "spaces": spaces(printed, levels), "plant": plant, "label": label}}


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
