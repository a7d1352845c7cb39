"""Looking at the works of others: all that is open about them (F-5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.games.factories.board.cards import PICTURES, Table, faces
from keeling.games.factories.board.store import slots, store, sums
from keeling.games.factories.board.works import lots
from keeling.games.factories.views.types import PlayerView

SEATS: Final = range(5)  # a yard for every seat there may be
_HELD: Final = (  # all that is drawn of what somebody has
    "money", "sp", "certificates", "debt", "skips", "effects", "components", "marketing_cards", "csr_cards",
)  # fmt: skip


def no_yard(scene: Table, seat: int) -> str:
    """An empty place, for nobody, or for oneself."""
    return scene.draw("yard", (seat, "empty"), "", lambda: {"seat": seat})


def yard(scene: Table, seat: int) -> str:
    """Another player's works with store, dump, plan and all they hold openly; an empty place if there is none."""
    if seat >= scene.public["seats"]:
        return no_yard(scene, seat)
    return scene.make("yard", seat, scene.public["players"][seat], lambda: _drawn(scene, seat))


def _drawn(scene: Table, seat: int) -> str:
    player, key = scene.public["players"][seat], f"y{seat}-"
    planned = {"seat": seat, **slots(player), **sums(player)}
    plan = scene.draw("yard-plan", seat, planned, partial(dict, planned))
    has = scene.draw("yard-has", seat, [player[part] for part in _HELD], partial(_has, scene, seat, player))
    rest = scene.frame("yard-rest", seat, {"seat": seat}, [(f"{key}plan", plan), (f"{key}has", has)])
    below = [(f"{key}fcs", store(scene, seat, False, key)), (f"{key}fcl", rest)]
    return scene.frame("yard", seat, {"seat": seat, "name": scene.names[seat]}, lots(scene, seat, key), below)


def _has(scene: Table, seat: int, player: PlayerView) -> dict[str, object]:
    counts = {"certificate": player["certificates"], "marketing": player["marketing_cards"], "csr": player["csr_cards"]}
    return {
        **player,
        "seat": seat,
        "counts": [(what, count) for what, count in counts.items() if count],
        "parts": faces(scene, player["components"]),
        "lasting": PICTURES.lasting(scene, player["effects"]),
    }
