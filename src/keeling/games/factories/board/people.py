"""The players: the track of points, the turn order, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.games.factories.board.cards import faces
from keeling.games.factories.planned import plan_of
from keeling.games.factories.view_types import FactoriesView
from keeling.locale import capital
from keeling.web.scene import Scene

_ROW: Final = (  # all that a player's row is drawn from
    "kinds", "factories", "goods", "limits", "plan", "plan_energy", "money", "sp", "waste", "certificates",
    "components", "debt", "skips", "marketing_cards", "csr_cards",
)  # fmt: skip


def _order(view: FactoriesView) -> Sequence[int]:
    return view["order"] or range(view["seats"])


def _player(scene: Scene[FactoriesView], seat: int) -> dict[str, object]:
    """A player by name, and whether it is their turn."""
    named = {"seat": seat, "name": scene.names[seat], "turn": seat == scene.public["active"]}
    return {**scene.public["players"][seat], **named}


def strip(scene: Scene[FactoriesView]) -> str:
    """The phone's strip of seats, in turn order."""
    return scene.strip([_player(scene, seat) for seat in _order(scene.public)], ("turn", "sp", "money"), {})


def rows(scene: Scene[FactoriesView]) -> str:
    """The players in turn order, a row for each; a choice seldom changes more than one."""
    made = []
    for place, seat in enumerate(_order(scene.public), 1):
        player = _player(scene, seat)
        which, given = (seat, scene.bots[seat], place), (player["turn"], [player[part] for part in _ROW])
        drawn = scene.draw("player", which, given, partial(_row, scene, seat, place))
        made.append((f"row-p{seat + 1}", drawn))
    return scene.frame("players", "", {}, made)


def _row(scene: Scene[FactoriesView], seat: int, place: int) -> dict[str, object]:
    player, voice = scene.public["players"][seat], scene.voice
    mounted = [factory["component"] for factory in player["factories"] if factory["component"]]
    plan = ", ".join(f"{count} {voice.w(unit)}" for unit, count in player["plan"].items())
    energy = voice.t("ui.web.factories.plan.energy", energy=player["plan_energy"])
    more = {
        "place": place,
        "bot": scene.bots[seat],
        "short": plan_of(player).lacking > 0,
        "parts": faces(scene, [*mounted, *player["components"]]),
        "plan_label": f"{plan} ({energy})" if plan else "",
    }
    return {"s": _player(scene, seat) | more}


def track(scene: Scene[FactoriesView]) -> dict[str, object]:
    """The track of points up to the goal, with everybody on it."""
    view, goal = scene.public, scene.public["goal"]
    points = [player["sp"] for player in view["players"]]
    told = ", ".join(f"{name} {sp}" for name, sp in zip(scene.names, points, strict=True))
    return {
        "spaces": [
            (space, [seat for seat in _order(view) if min(points[seat], goal) == space]) for space in range(goal + 1)
        ],
        "goal": goal,
        "order": view["order"],
        "active": view["active"],
        "label": f"{capital(scene.voice.t('ui.web.factories.track', goal=goal))}: {told}",
    }
