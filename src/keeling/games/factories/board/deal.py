"""Trading with each other: who may be asked, the offer on the table, and the form in which one is made."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.model.words import TRADED
from keeling.games.factories.views.types import DealView, PlayerView, SideView, amounts

_DEALT: Final = ("goods", "money", "certificates", "components")  # all that a form is made from


def deal(scene: Table) -> str:
    """The panel of deals: the same for all but the one who may make an offer, and for whoever may answer it."""
    view, me, offer = scene.view, scene.view["seat"], scene.view["deal"]
    if offer is None:
        mine = me is not None and view["active"] == me
        offers = view["turn"]["offers"] if mine else 0
        others = [seat for seat in range(view["seats"]) if seat != me]
        quiet = {"offer": None, "mine": mine, "names": scene.names, "others": others, "offers": offers}
        return scene.draw("deal", me if mine else "quiet", offers, lambda: quiet)
    mine, asked = offer["maker"] == me, me is not None and offer["partner"] in (None, me)
    holdings = [[player[part] for part in _DEALT] for player in view["players"]] if mine else None
    which = (me if mine else "asked" if asked else "watched", "offer")
    return scene.draw("deal", which, (offer, holdings), lambda: _panel(scene, offer, mine, asked))


def _panel(scene: Table, offer: DealView, mine: bool, asked: bool) -> dict[str, object]:
    """The offer, the answers for those who are asked, and the form for whoever makes it."""
    answer = _families("give", offer["get"]) + _families("get", offer["give"])
    return {
        "offer": {**offer, "gives": _side(scene, offer["give"]), "gets": _side(scene, offer["get"])},
        "mine": mine,
        "names": scene.names,
        "most": scene.sheet["turn"]["trade"],
        "form": _form(scene, offer) if mine else None,
        "asked": asked and not mine,
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
    players, give, get = scene.view["players"], offer["give"], offer["get"]
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
