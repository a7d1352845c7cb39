"""Looking at the works of others: all that is open about them (F-5)."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.cards import PICTURES, Table, faces
from keeling.games.factories.board.store import slots, store, sums
from keeling.games.factories.board.works import lots
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import NAMES, Frame

SEATS: Final = range(5)  # a yard for every seat there may be
_HELD: Final = ("money", "sp", "debt", "skips")  # what is drawn as it is of what somebody has


def yard(scene: Table, seat: int) -> Drawn:
    """Another player's works with store, dump, plan and all they hold openly; an empty place for nobody, or oneself."""
    if seat >= scene.public["seats"] or seat == scene.me:
        return scene.draw("no-yard", (), _nobody, seat)
    return scene.compose("yard", (("players", seat), "turn", "active", NAMES), _yard, seat)


def _nobody(scene: Table, seat: int) -> dict[str, object]:
    return {"seat": seat}


def _yard(scene: Table, seat: int) -> Frame:
    key = f"y{seat}-"
    rest = scene.compose("yard-rest", (("players", seat),), _rest, seat)
    below = [(f"{key}fcs", store(scene, seat, False, key)), (f"{key}fcl", rest)]
    return {"seat": seat, "name": scene.names[seat]}, {"rows": lots(scene, seat, key), "rest": below}


def _rest(scene: Table, seat: int) -> Frame:
    of = (("players", seat),)
    rows = [("plan", scene.draw("yard-plan", of, _plan, seat)), ("has", scene.draw("yard-has", of, _has, seat))]
    return {"seat": seat}, {"rows": [(f"y{seat}-{what}", drawn) for what, drawn in rows]}


def _plan(scene: Table, seat: int) -> dict[str, object]:
    player = scene.public["players"][seat]
    return {"seat": seat, **slots(player), **sums(player)}


def _has(scene: Table, seat: int) -> dict[str, object]:
    player = scene.public["players"][seat]
    counts = {"certificate": player["certificates"], "marketing": player["marketing_cards"], "csr": player["csr_cards"]}
    return {
        **{key: player[key] for key in _HELD},
        "seat": seat,
        "counts": [(what, count) for what, count in counts.items() if count],
        "parts": faces(scene, player["components"]),
        "lasting": PICTURES.lasting(scene, player["effects"]),
    }
