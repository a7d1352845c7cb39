"""The regions of the map: projects with their levels and foundations, the agenda with its cubes, who contends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.games.co2_family.board.regions import Slot, block
from keeling.games.co2_family.board.sources import spaces
from keeling.games.co2_family.views.demand import due
from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from keeling.games.second_chance.telling.voice import VOICE, text
from keeling.games.second_chance.views.types import RegionView, SecondChanceView
from keeling.web.drawing import art
from keeling.web.drawing.scene import Frame, Scene

Column = tuple[str, tuple[tuple[int, float], ...]]  # an energy of the agenda, and whose cubes lie below it where
_CUBES: Final = 11.5  # from one cube to the next; more than three stand closer
_CLOSE: Final = 7.0
_SHOWN: Final = 2  # contenders beside the agenda
NEUTRAL: Final = -1


def region(scene: Scene[SecondChanceView], at: int) -> Frame:
    """A region as its block."""
    land = next(land for land in art.world().lands if land.word == REGIONS[at])
    word, names, lang = land.word, scene.names, scene.lang
    region, kinds = scene.public["regions"][word], scene.sheet["regions"][word]["slots"]
    slots = [_slot(word, slot, kind, region, names, lang) for slot, kind in zip(region["slots"], kinds, strict=True)]
    return block(
        scene, VOICE, region, land, slots, due=due_in(scene), home="board",
        cubes=_agenda(region), contenders=_contenders(region, names, lang),
    )  # fmt: skip


def due_in(scene: Scene[SecondChanceView]) -> int:
    """The demand space that is filled next: a team is supplied when the decade ends, rivals when it begins."""
    return scene.share("due-space", ("mode", "spaces", "decade", "round", "ahead"), _due)


def _due(scene: Scene[SecondChanceView]) -> int:
    view = scene.public
    if view["mode"] == "cooperative":
        return view["decade"]
    return due(spaces(scene), view["decade"], view["round"], view["ahead"])


def _contenders(region: RegionView, names: Sequence[str], lang: str) -> tuple[tuple[int, int, str], ...]:
    """The strongest in a region: who, of how many energies, and that in words."""
    out: list[tuple[int, int, str]] = []
    for seat, count in region["contenders"][:_SHOWN]:
        key, player = ("ui.web.contender.neutral", "") if seat == NEUTRAL else ("ui.web.contender", names[seat])
        out.append((seat, count, text(key, lang, player=player, n=count)))
    return tuple(out)


def _slot(word: str, slot: str, kind: str, region: RegionView, names: Sequence[str], lang: str) -> Slot:
    """A slot, with the move that it is there for as far as its project has come."""
    project, place = region["slots"][slot], VOICE.word(f"{word} {slot}", lang)
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return Slot(slot, kind, f"plan {wanted} {word} {slot}", f"{place}: {text('ui.board.free', lang)}")
    energy, level, base = project["energy"], project["level"], project["infrastructure"]
    ready = base is not None
    stage = text("ui.board.planned", lang) if base is None else text("ui.board.prepared", lang, player=names[base])
    label = f"{place}: {VOICE.word(energy, lang)}, {text('ui.board.level', lang, level=level)}, {stage}"
    why = f"{'build' if ready else 'prepare'} {energy} {word} {slot}"
    return Slot(slot, kind, why, label, energy, ready, project["scientist"], level, -1 if base is None else base)


def _agenda(region: RegionView) -> tuple[Column, ...]:
    """The energies of the agenda with the cubes below each: whose, and how far from the middle."""
    found = []
    for place, energy in enumerate(region["energies"]):
        built = [space["owner"] for space in region["spaces"] if space and space.get("plant") == energy]
        cubes = [*built, *[NEUTRAL] * region["neutral"][place]]
        pitch = _CUBES if len(cubes) < 4 else _CLOSE
        first = -(len(cubes) - 1) * pitch / 2
        found.append((energy, tuple((seat, first + n * pitch) for n, seat in enumerate(cubes))))
    return tuple(found)
