"""Trading with each other: who may be asked, the offer on the table, and the form in which one is made."""

from __future__ import annotations

from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.model.words import TRADED
from keeling.games.factories.views.types import DealView, PlayerView, SideView, amounts
from keeling.web.drawing.composed import Drawn
from keeling.web.drawing.scene import NAMES


def deal(scene: Table) -> Drawn:
    """The panel of deals: the same for all but the one who may make an offer, and for whoever may answer it."""
    view, me, offer = scene.view, scene.me, scene.view["deal"]
    if offer is None:
        return scene.draw("deal", ("turn", NAMES), _quiet, me if me is not None and view["active"] == me else None)
    mine, asked = offer["maker"] == me, me is not None and offer["partner"] in (None, me)
    return scene.draw("deal", ("deal", "players", NAMES), _panel, mine, asked and not mine)


def _quiet(scene: Table, me: int | None) -> dict[str, object]:
    """No offer; whoever has the turn may make one."""
    others = [seat for seat in range(scene.public["seats"]) if seat != me]
    offers = scene.public["turn"]["offers"] if me is not None else 0
    return {"offer": None, "mine": me is not None, "names": scene.names, "others": others, "offers": offers}


def _panel(scene: Table, mine: bool, asked: bool) -> dict[str, object]:
    """The offer, the answers for those who are asked, and the form for whoever makes it."""
    offer = scene.public["deal"]
    assert offer is not None
    answer = _families("give", offer["get"]) + _families("get", offer["give"])
    return {
        "offer": {**offer, "gives": _side(scene, offer["give"]), "gets": _side(scene, offer["get"])},
        "mine": mine,
        "names": scene.names,
        "most": scene.sheet["turn"]["trade"],
        "form": _form(scene, offer) if mine else None,
        "asked": asked,
        "answer": ", ".join(answer),
    }


def _families(verb: str, side: SideView) -> list[str]:
    """One side of an offer in the words of whoever answers it with another, to begin from."""
    goods = [f"{verb} {word} {count}" for word, count in amounts(side).items()]
    return goods + [f"{verb} component {no}" for no in side.get("components", [])]


def _side(scene: Table, side: SideView) -> list[dict[str, object]]:
    """What one side gives, in the order of the goods."""
    goods = [(word, count, scene.voice.w(word)) for word, count in amounts(side).items()]
    goods += [("component", 1, face["title"]) for face in faces(scene, side.get("components", []))]
    return [
        {"word": word, "count": count, "name": name, "said": _said(scene, word, count, name)}
        for word, count, name in goods
    ]


def _said(scene: Table, word: str, count: int, name: str) -> str:
    """A part of a deal, for ears."""
    return (
        scene.voice.t("ui.money", amount=count)
        if word == "money"
        else name
        if word == "component"
        else f"{count} {name}"
    )


def _held(player: PlayerView, word: str) -> int:
    return (player["goods"] | {"money": player["money"], "certificate": player["certificates"]})[word]


def _form(scene: Table, offer: DealView) -> dict[str, object]:
    """A row for each good with what both sides have, and the components of either."""
    players, give, get = scene.public["players"], offer["give"], offer["get"]
    me = players[offer["maker"]]
    others = [
        player
        for seat, player in enumerate(players)
        if (seat != offer["maker"] if offer["partner"] is None else seat == offer["partner"])
    ]
    rows = [
        {
            "word": word, "have": _held(me, word), "theirs": max(_held(other, word) for other in others),
            "given": amounts(give).get(word, 0), "got": amounts(get).get(word, 0),
        }
        for word in TRADED
    ]  # fmt: skip
    return {
        "rows": rows,
        "give_parts": faces(scene, me["components"]),
        "get_parts": faces(scene, [no for other in others for no in other["components"]]),
        "given": give.get("components", []),
        "got": get.get("components", []),
    }
