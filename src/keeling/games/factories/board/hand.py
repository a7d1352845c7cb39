"""One's own holdings and the cards in one's hand."""

from __future__ import annotations

from keeling.games.factories.board.cards import PICTURES, faces
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.words import RESOURCES
from keeling.web.scene import Scene


def mine(scene: Scene[FactoriesView], who: int, own: bool) -> dict[str, object]:
    """Money, points and certificates, lasting effects, and the moves that have no place on the board."""
    player, turn = scene.public["players"][who], scene.public["turn"]
    active = scene.public["active"] == who
    moves = (
        ("draw", "fc-marketing", "draw", False),
        ("use", "fc-certificate", "use 1sp $0", active and not turn["certificate_actions"]),
        ("mayor", "fc-mayor", "mayor 1", active and turn["mayor"]),
    )
    lasting = PICTURES.lasting(scene, player["effects"])
    return {**player, "mine": own, "seat": who, "name": scene.names[who], "moves": moves, "lasting": lasting}


def hand(scene: Scene[FactoriesView], who: int) -> str:
    """Marketing and CSR cards, which only their owner sees, and the components in hand, which all see."""
    view, player = scene.view, scene.view["players"][who]
    own = view["seat"] == who
    secret = [*player.get("marketing", []), *player.get("csr", [])] if own or view["ending"] else []
    first = player["factories"][0]["name"] if player["factories"] else RESOURCES[3]
    hidden = 0 if secret or own else player["marketing_cards"] + player["csr_cards"]

    def make() -> dict[str, object]:
        words = [(no, f"play|discard {no}", f"play {no}") for no in secret]
        words += [(no, f"mount|discard|component {no}", f"mount {no} {first}") for no in player["components"]]
        cards = [faces(scene, [no])[0] | {"words": word, "why": why} for no, word, why in words]
        return {"cards": cards, "mine": own, "hidden": hidden}

    return scene.draw("hand", (who, own), (secret, player["components"], first, hidden), make)
