"""The players: the track of points, the turn order, what everybody has, and the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.games.factories.board.cards import PICTURES, Table, faces
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.words import RESOURCES
from keeling.locale import capital

_ROW: Final = (  # all that a player's row is drawn from
    "kinds", "factories", "goods", "limits", "plan", "planned", "plan_energy", "money", "sp", "waste", "certificates",
    "components", "debt", "skips", "marketing_cards", "csr_cards",
)  # fmt: skip


def _order(view: FactoriesView) -> Sequence[int]:
    return view["order"] or range(view["seats"])


def _player(scene: Table, seat: int) -> dict[str, object]:
    """A player by name, and whether it is their turn."""
    named = {"seat": seat, "name": scene.names[seat], "turn": seat == scene.public["active"]}
    return {**scene.public["players"][seat], **named}


def strip(scene: Table) -> str:
    """The phone's strip of seats, in turn order."""
    return scene.strip([_player(scene, seat) for seat in _order(scene.public)], ("turn", "sp", "money"), {})


def rows(scene: Table) -> str:
    """The players in turn order, a row for each; a choice seldom changes more than one."""
    made = []
    for place, seat in enumerate(_order(scene.public), 1):
        player = _player(scene, seat)
        which, given = (seat, scene.bots[seat], place), (player["turn"], [player[part] for part in _ROW])
        drawn = scene.draw("player", which, given, partial(_row, scene, seat, place))
        made.append((f"row-p{seat + 1}", drawn))
    return scene.frame("players", "", {}, made)


def _row(scene: Table, seat: int, place: int) -> dict[str, object]:
    player, voice = scene.public["players"][seat], scene.voice
    mounted = [factory["component"] for factory in player["factories"] if factory["component"]]
    plan = ", ".join(f"{count} {voice.w(unit)}" for unit, count in player["plan"].items())
    energy = voice.t("ui.web.factories.plan.energy", energy=player["plan_energy"])
    more = {
        "place": place,
        "bot": scene.bots[seat],
        "short": player["planned"]["lacking"] > 0,
        "parts": faces(scene, [*mounted, *player["components"]]),
        "plan_label": f"{plan} ({energy})" if plan else "",
    }
    return {"s": _player(scene, seat) | more}


def track(scene: Table) -> dict[str, object]:
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


def mine(scene: Table, who: int, own: bool) -> dict[str, object]:
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


def hand(scene: Table, who: int) -> str:
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

    return scene.draw("hand", own, (secret, player["components"], first, hidden), make)
