"""Trading with each other: who may be asked, the offer on the table, and the form in which one is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import card
from keeling.games.factories.view_types import DealView, FactoriesView, PlayerView, SideView, amounts
from keeling.games.factories.voice import VOICE
from keeling.games.factories.words import GOODS

_TRADED: Final = (*GOODS, "money")


def deal(view: FactoriesView, sheet: Sheet, names: Sequence[str], lang: str) -> dict[str, object]:
    """All that the panel may have to show; the client shows the form only to whoever is asked to fill it in."""
    me, offer = view["seat"], view["deal"]
    base: dict[str, object] = {
        "me": me,
        "names": names,
        "offers": view["turn"]["offers"],
        "most": sheet["turn"]["trade"],
        "offer": None,
    }
    if offer is None:
        mine = me is not None and view["active"] == me
        others = [seat for seat in range(view["seats"]) if mine and seat != me]
        return base | {"others": others, "mine": mine}
    maker, partner = offer["maker"], offer["partner"]
    sides = {
        "maker": maker,
        "partner": partner,
        "counter": offer["counter"],
        "gives": _side(offer["give"], sheet, lang),
        "gets": _side(offer["get"], sheet, lang),
    }
    form = _form(view, offer, sheet, lang) if maker == me else None
    asked = me is not None and me != maker and partner in (None, me)
    answer = _families("give", offer["get"]) + _families("get", offer["give"])
    return base | {
        "offer": sides, "form": form, "asked": asked, "others": [], "mine": maker == me, "answer": ", ".join(answer),
    }  # fmt: skip


def _families(verb: str, side: SideView) -> list[str]:
    """One side of an offer in the words of whoever answers it with another, to begin from."""
    goods = [f"{verb} {word} {count}" for word, count in amounts(side).items()]
    return goods + [f"{verb} component {no}" for no in side.get("components", [])]


def _side(side: SideView, sheet: Sheet, lang: str) -> list[dict[str, object]]:
    """What one side gives, in the order of the goods."""
    goods: list[dict[str, object]] = [
        {"word": word, "count": count, "name": VOICE.word(word, lang)} for word, count in amounts(side).items()
    ]
    return goods + [
        {"word": "component", "count": 1, "name": card(sheet, no, lang)["title"]} for no in side.get("components", [])
    ]


def _held(player: PlayerView, word: str) -> int:
    if word == "money":
        return int(player["money"])
    return int(player["certificates"] if word == "certificate" else player["goods"][word])


def _form(view: FactoriesView, offer: DealView, sheet: Sheet, lang: str) -> dict[str, object]:
    """A row for each good with what both sides have, and the components of either."""
    players = view["players"]
    me = players[offer["maker"]]
    seats = (
        [offer["partner"]] if offer["partner"] is not None else [s for s in range(view["seats"]) if s != offer["maker"]]
    )
    rows = [
        {
            "word": word, "have": _held(me, word), "theirs": max(_held(players[seat], word) for seat in seats),
            "given": offer["give"].get(word, 0), "got": offer["get"].get(word, 0),
        }
        for word in _TRADED
    ]  # fmt: skip
    theirs = [no for seat in seats for no in players[seat]["components"]]
    return {
        "rows": rows,
        "give_parts": [card(sheet, no, lang) for no in me["components"]],
        "get_parts": [card(sheet, no, lang) for no in theirs],
        "given": offer["give"].get("components", []),
        "got": offer["get"].get("components", []),
    }
