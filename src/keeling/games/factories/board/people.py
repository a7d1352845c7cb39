"""The players: the track of points, the turn order, what everybody has, and the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from keeling.games.factories.board.cards import PICTURES, Table, faces
from keeling.games.factories.model.words import RESOURCES
from keeling.games.factories.views.types import FactoriesView
from keeling.kit.cache import Key
from keeling.kit.parts import ENDING, OWN
from keeling.locale import capital
from keeling.web.drawing.composed import Drawn, Element
from keeling.web.drawing.scene import BOTS, NAMES, Frame

_ROW: Final = (  # what a player's row shows as it is
    "kinds", "goods", "limits", "plan", "money", "sp", "waste", "certificates", "debt", "skips", "marketing_cards",
    "csr_cards",
)  # fmt: skip
_MINE: Final = ("money", "sp", "certificates", "debt", "skips")  # and what one has oneself


def _order(view: FactoriesView) -> Sequence[int]:
    return view["order"] or range(view["seats"])


def strip(scene: Table) -> Frame:
    """The phone's strip of seats, in turn order."""
    order = _order(scene.public)
    rows = [
        (f"seat-p{seat + 1}", scene.draw("seat", (("players", seat), "active", NAMES), _seat, seat)) for seat in order
    ]
    return {"count": len(order)}, {"rows": rows}


def _seat(scene: Table, seat: int) -> dict[str, object]:
    player, turn = scene.public["players"][seat], seat == scene.public["active"]
    return {"seat": seat, "name": scene.names[seat], "turn": turn, "sp": player["sp"], "money": player["money"]}


def rows(scene: Table) -> Frame:
    """The players in turn order, a row for each and another one for ears; a choice seldom changes more than one."""
    made: list[Element] = []
    told: list[Element] = []
    for place, seat in enumerate(_order(scene.public), 1):
        own = ("players", seat)
        made.append((f"row-p{seat + 1}", scene.draw("player", (own, "active", NAMES, BOTS), _row, seat, place)))
        told.append((f"told-p{seat + 1}", scene.draw("told", (own, NAMES), _told, seat)))
    return {"heads": _heads(scene)}, {"rows": made, "rest": told}


def _heads(scene: Table) -> list[str]:
    """What the table of the players, which is there for ears, tells of each."""
    t, cap = scene.voice.t, scene.voice.cap
    held = [t("ui.web.factories.store"), t("ui.web.factories.tab.map"), t("ui.web.factories.plan")]
    owed = [t("ui.web.factories.dump"), t("ui.web.factories.debt")]
    cards = [cap(what) for what in ("certificate", "component", "marketing", "csr")]
    return [t("ui.web.factories.sp"), cap("money"), *held, *owed, *cards]


def _told(scene: Table, seat: int) -> dict[str, object]:
    """A player's row in the table for ears, in the order of its heads."""
    player, voice = scene.public["players"][seat], scene.voice

    def listed(amounts: Mapping[str, int]) -> str:
        return ", ".join([f"{count} {voice.w(word)}" for word, count in amounts.items() if count]) or "–"

    built = [f"{one['factories']} {voice.w(kind, 'kind')}" for kind, one in player["kinds"].items()]
    mounted = [factory["component"] for factory in player["factories"] if factory["component"]]
    parts = [card["title"] for card in faces(scene, [*mounted, *player["components"]])]
    money, dump = voice.t("ui.money", amount=player["money"]), f"{player['waste']}/{player['limits']['dump']}"
    held = [listed(player["goods"]), ", ".join(built) or "–", listed(player["plan"])]
    cards = [player["certificates"], ", ".join(parts) or "–", player["marketing_cards"], player["csr_cards"]]
    cells = [player["sp"], money, *held, dump, player["debt"], *cards]
    skips = f" ({voice.t('ui.web.factories.skips')})" if player["skips"] else ""
    return {"seat": seat, "name": scene.names[seat] + skips, "cells": cells}


def _row(scene: Table, seat: int, place: int) -> dict[str, object]:
    player, voice = scene.public["players"][seat], scene.voice
    mounted = [factory["component"] for factory in player["factories"] if factory["component"]]
    plan = ", ".join(f"{count} {voice.w(unit)}" for unit, count in player["plan"].items())
    energy = voice.t("ui.web.factories.plan.energy", energy=player["plan_energy"])
    more = {
        "seat": seat, "name": scene.names[seat], "turn": seat == scene.public["active"], "place": place,
        "bot": scene.bots[seat],
        "short": player["planned"]["lacking"] > 0,
        "parts": faces(scene, [*mounted, *player["components"]]),
        "plan_label": f"{plan} ({energy})" if plan else "",
    }  # fmt: skip
    return {key: player[key] for key in _ROW} | more


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
        "names": scene.names,
        "active": view["active"],
        "label": f"{capital(scene.voice.t('ui.web.factories.track', goal=goal))}: {told}",
    }


def look(scene: Table, me: int | None) -> dict[str, object]:
    """Whose works one may look at."""
    return {"own": me, "names": scene.names, "bot": me is not None and scene.bots[me]}


def mine(scene: Table, who: int, own: bool) -> Drawn:
    """Money, points and certificates, lasting effects, and the moves that have no place on the board."""
    return scene.draw("mine", (("players", who), "turn", "active", NAMES), _mine, who, own)


def _mine(scene: Table, who: int, own: bool) -> dict[str, object]:
    player, turn = scene.public["players"][who], scene.public["turn"]
    active = scene.public["active"] == who
    moves = (
        ("draw", "fc-marketing", "draw", False),
        ("use", "fc-certificate", "use 1sp $0", active and not turn["certificate_actions"]),
        ("mayor", "fc-mayor", "mayor 1", active and turn["mayor"]),
    )
    held = {key: player[key] for key in _MINE} | {"lasting": PICTURES.lasting(scene, player["effects"])}
    return {**held, "mine": own, "seat": who, "name": scene.names[who], "moves": moves}


def hand(scene: Table, who: int) -> Drawn:
    """Marketing and CSR cards, which only their owner sees, and the components in hand, which all see."""
    of: list[Key] = [("players", who)] if scene.me is None else [("players", who), (OWN, who)]
    return scene.draw("hand", [*of, ENDING], _hand, who, scene.me is not None)


def _hand(scene: Table, who: int, own: bool) -> dict[str, object]:
    player = scene.view["players"][who]
    secret = [*player.get("marketing", []), *player.get("csr", [])] if own or scene.view["ending"] else []
    first = player["factories"][0]["name"] if player["factories"] else RESOURCES[3]
    words = [(no, f"play|discard {no}", f"play {no}") for no in secret]
    words += [(no, f"mount|discard|component {no}", f"mount {no} {first}") for no in player["components"]]
    cards = [faces(scene, [no])[0] | {"words": word, "why": why} for no, word, why in words]
    hidden = 0 if secret or own else player["marketing_cards"] + player["csr_cards"]
    return {"cards": cards, "mine": own, "hidden": hidden}
