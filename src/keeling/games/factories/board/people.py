"""The players: the track of points, the turn order, what everybody has, and the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from keeling.games.factories.board.cards import PICTURES, Table, faces
from keeling.games.factories.model.words import RESOURCES
from keeling.games.factories.views.types import FactoriesView
from keeling.locale import capital

_ROW: Final = (  # all that a player's row is drawn from
    "kinds", "factories", "goods", "limits", "plan", "planned", "plan_energy", "money", "sp", "waste", "certificates",
    "components", "debt", "skips", "marketing_cards", "csr_cards",
)  # fmt: skip
HELD: Final = ("money", "sp", "certificates", "debt", "skips", "effects")  # and what one has oneself


def _order(view: FactoriesView) -> Sequence[int]:
    return view["order"] or range(view["seats"])


def _player(scene: Table, seat: int) -> dict[str, object]:
    """A player by name, and whether it is their turn."""
    named = {"seat": seat, "name": scene.names[seat], "turn": seat == scene.public["active"]}
    return {**scene.public["players"][seat], **named}


def strip(scene: Table) -> str:
    """The phone's strip of seats, in turn order."""
    public = scene.public
    given = (public["order"], public["active"], [(player["sp"], player["money"]) for player in public["players"]])
    return scene.make("strip", "", given, lambda: _strip(scene))


def _strip(scene: Table) -> str:
    return scene.strip([_player(scene, seat) for seat in _order(scene.public)], ("turn", "sp", "money"), {})


def rows(scene: Table) -> str:
    """The players in turn order, a row for each; a choice seldom changes more than one."""
    pairs = []
    for place, seat in enumerate(_order(scene.public), 1):
        seen = (scene.public["players"][seat], seat == scene.public["active"])
        which = (seat, scene.bots[seat], place)
        pairs.append(scene.make("pair", which, seen, partial(_pair, scene, seat, place)))
    made, told = zip(*pairs, strict=True)
    return scene.frame("players", "", {"heads": scene.make("heads", "", "", lambda: _heads(scene))}, made, told)


def _pair(scene: Table, seat: int, place: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """A player's row for eyes, and the one for ears."""
    player, turn = scene.public["players"][seat], seat == scene.public["active"]
    which, given = (seat, scene.bots[seat], place), [player[part] for part in _ROW]
    drawn = scene.draw("player", which, (turn, given), partial(_row, scene, seat, place))
    heard = scene.draw("told", (seat, place), given, partial(_told, scene, seat))
    return (f"row-p{seat + 1}", drawn), (f"told-p{seat + 1}", heard)


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
        "names": scene.names,
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

    return scene.draw("hand", (who, own), (secret, player["components"], first, hidden), make)
