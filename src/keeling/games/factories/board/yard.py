"""Looking at the works of others: all that is open about them (F-5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.board.people import mine
from keeling.games.factories.board.works import lots, plan, store

STORED: Final = ("goods", "waste", "limits", "debt")  # all that a store is drawn from
PLANNED: Final = ("plan", "kinds", "limits", "debt", "waste", "free", "planned")  # and a plan
HELD: Final = ("money", "sp", "certificates", "debt", "skips", "effects")  # and what one has
SEATS: Final = range(5)  # a yard for every seat there may be


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
    stored = [player[part] for part in STORED]
    stock = scene.draw("store", seat, stored, partial(store, scene, seat, False, key))
    given = [player[part] for part in (*PLANNED, *HELD, "components", "marketing_cards", "csr_cards")]
    rest = scene.draw("yard-rest", seat, given, partial(_rest, scene, seat))
    frame = {"seat": seat, "name": scene.names[seat]}
    return scene.frame("yard", seat, frame, lots(scene, seat, key), [(f"{key}fcs", stock), (f"{key}fcl", rest)])


def _rest(scene: Table, seat: int) -> dict[str, object]:
    player = scene.public["players"][seat]
    held = {"certificate": player["certificates"], "marketing": player["marketing_cards"], "csr": player["csr_cards"]}
    return {
        "seat": seat,
        "plan": plan(scene, seat, False),
        "has": mine(scene, seat, False),
        "counts": [(what, count) for what, count in held.items() if count],
        "parts": faces(scene, player["components"]),
    }
