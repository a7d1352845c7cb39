"""The tracks of knowledge: income, bonuses, the pink middle, what may be built where, and both levels' plants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.panels import spaces
from keeling.games.second_chance.model.words import ENERGIES
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.web.drawing.render import SLOTS, Kept, compose


def tracks(
    view: SecondChanceView, sheet: Sheet, names: Sequence[str], me: int | None, lang: str, kept: Kept, printed: str
) -> str:
    """All tracks; a choice seldom changes more than one. What I may not build yet is pale."""
    rows, plants = [], []
    for energy in ENERGIES:
        levels = [player["knowledge"][energy] for player in view["players"]]
        # Those who may build alike see alike.
        may = tuple([True for _ in sheet["plants"][energy]] if me is None else view["players"][me]["knows"][energy])
        make = partial(_track, energy, levels, sheet, names, may, lang)
        given = (levels, list(names), printed)
        rows.append((f"trk-{energy}", kept.draw("second-chance/track", lang, (energy, may), given, make)))
        make = partial(_plants, energy, sheet, may)
        plants.append((f"npl-{energy}", kept.draw("second-chance/plants", lang, (energy, may), printed, make)))
    most = max(len(sheet["tracks"][energy]["income"]) for energy in ENERGIES)
    frame = kept.draw(
        "second-chance/tracks", lang, "", printed, lambda: {"rows": SLOTS[0], "plants": SLOTS[1], "most": most}
    )
    return compose(frame, rows, plants)


def _track(
    energy: str, levels: Sequence[int], sheet: Sheet, names: Sequence[str], may: Sequence[bool], lang: str
) -> dict[str, object]:
    printed = sheet["tracks"][energy]
    marks = [row["mark"] for row in sheet["plants"][energy]]
    row = spaces(printed, levels)
    for space in row:
        space["middle"] = space["level"] == printed["middle"]
        space["mark"] = marks.index(space["level"]) + 1 if space["level"] in marks else 0
    standing = ", ".join(f"{names[seat]} {level}" for seat, level in enumerate(levels))
    label = text("ui.web.standing", lang, energy=VOICE.word(energy, lang), standing=standing)
    return {"k": {"word": energy, "spaces": row, "label": label, "plants": _levels(energy, sheet, may)}}


def _plants(energy: str, sheet: Sheet, may: Sequence[bool]) -> dict[str, object]:
    return {"k": {"word": energy, "plants": _levels(energy, sheet, may)}}


def _levels(energy: str, sheet: Sheet, may: Sequence[bool]) -> list[dict[str, object]]:
    """What plants of both levels cost and bring, and whether my knowledge suffices for them."""
    return [
        {"level": at, "money": row["money"], "tech": row["tech"], "vp": row["vp"], "may": can}
        for at, (row, can) in enumerate(zip(sheet["plants"][energy], may, strict=True), 1)
    ]
