"""What several fragments of both editions are drawn from beside parts of the view, each a source by its name."""

from __future__ import annotations

from functools import partial
from typing import cast

from keeling.games.co2_family.views.demand import due
from keeling.games.co2_family.views.types import FamilyView, SpaceView
from keeling.web.drawing.scene import Scene, V

Work = tuple[str, str, int]  # a project: where it is, its energy, and whose scientist is there, or -1
Spaces = dict[str, list[SpaceView | None]]


def table(scene: Scene[V]) -> FamilyView:
    """What all see, as far as it is the same in both editions."""
    return cast(FamilyView, scene.public)


def spaces(scene: Scene[V]) -> Spaces:
    """What stands on the demand spaces of each region."""
    return scene.share("spaces", ("regions",), _spaces)


def _spaces(scene: Scene[V]) -> Spaces:
    return {word: region["spaces"] for word, region in table(scene)["regions"].items()}


def control(scene: Scene[V]) -> dict[str, int]:
    """Who controls each region."""
    return scene.share("control", ("regions",), _control)


def _control(scene: Scene[V]) -> dict[str, int]:
    return {word: region["control"] for word, region in table(scene)["regions"].items()}


def due_in(scene: Scene[V]) -> int:
    """The demand space that is filled next, where a decade begins with its supply."""
    return scene.share("due-space", ("spaces", "decade", "round", "ahead"), _due)


def _due(scene: Scene[V]) -> int:
    view = table(scene)
    return due(spaces(scene), view["decade"], view["round"], view["ahead"])


def works(scene: Scene[V]) -> list[Work]:
    """All projects with whoever works there."""
    return scene.share("works", ("regions",), _works)


def _works(scene: Scene[V]) -> list[Work]:
    return [
        (f"{word} {slot}", on["energy"], on["scientist"])
        for word, region in table(scene)["regions"].items()
        for slot, on in region["slots"].items()
        if on is not None
    ]


def target(scene: Scene[V]) -> str:
    """A project a scientist might go to: the first without one; else the first slot of all."""
    return scene.share("target", ("works", "regions"), _target)


def _target(scene: Scene[V]) -> str:
    word, region = next(iter(table(scene)["regions"].items()))
    return next((place for place, _, seat in works(scene) if seat < 0), f"{word} {next(iter(region['slots']))}")


def speakers(scene: Scene[V], home: str) -> tuple[str, ...]:
    """For each summit a project from which a scientist of mine may go there, or else where the idle ones are."""
    return scene.share("speakers", ("works", "summits"), partial(_speakers, home=home), scene.me)


def _speakers(scene: Scene[V], me: int | None, home: str) -> tuple[str, ...]:
    sent = [(place, energy) for place, energy, seat in works(scene) if me is not None and seat == me]
    places = table(scene)["summits"]
    return tuple([next((at for at, energy in sent if one and energy in one["topics"]), home) for one in places])
