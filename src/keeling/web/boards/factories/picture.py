"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from keeling.games.factories.words import RESOURCES
from keeling.web.boards.factories import signs
from keeling.web.boards.factories.deal import deal
from keeling.web.boards.factories.hand import hand, mine
from keeling.web.boards.factories.market import event, market, row
from keeling.web.boards.factories.people import rows, seats, track
from keeling.web.boards.factories.plan import plan
from keeling.web.boards.factories.works import gauge, scene, store, works
from keeling.web.boards.factories.yard import SEATS, look, yard
from keeling.web.render import fragment, print_of

Data = dict[str, Any]

NAMES: Final = (
    "f-clock", "f-gauge", "f-scene", "f-seats", "f-track", "f-players", "f-market", "f-row", "f-event", "f-works",
    "f-store", "f-plan", "f-deal", "f-mine", "f-hand", "f-look", *(f"f-yard-{seat}" for seat in SEATS),
)  # fmt: skip
_OWN: Final = ("factories", "plan", "kinds", "effects", "components")
_STORED: Final = ("goods", "waste", "limits", "debt")
_HELD: Final = ("money", "sp", "certificates", "debt", "marketing_cards", "csr_cards", "skips", "effects", "limits")
_DEALT: Final = ("goods", "money", "certificates", "components")


def fragments(view: Data, sheet: Data, names: Sequence[str], kinds: Sequence[str], lang: str) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them."""
    names = list(names)
    me, players, printed = view["seat"], view["players"], print_of(sheet)
    who = shown(view)
    player = players[who]
    found: dict[str, str] = {}

    def draw(what: str, given: tuple[Any, ...], make: Callable[[], Data], which: str = "") -> None:
        found[f"f-{what}{which}"] = fragment(f"factories/{what}", lang, repr(given), lambda: {"signs": signs, **make()})

    def some(seat: int, parts: Sequence[str]) -> list[Any]:
        return [players[seat][part] for part in parts]

    turn, most = view["turn"], sheet["turn"]["actions"]
    clock = {
        "round": view["round"],
        "actions": turn["actions"],
        "most": max(most, turn["actions"]),
        "setup": not view["round"],
    }
    draw("clock", (clock,), lambda: clock)
    level = (view["cpc"], view["cpc_limit"], sheet["round"]["cpc"])
    draw("gauge", (level,), lambda: gauge(view, sheet, lang))
    draw("scene", (level,), lambda: scene(view))
    told = seats(view, names, kinds)
    draw("seats", (told, view["order"]), lambda: {"seats": told, "order": view["order"]})
    points = [one["sp"] for one in players]
    draw("track", (points, view["order"], view["goal"], view["active"], names), lambda: track(view, names, lang))
    draw("players", (told, view["order"], view["start"], printed), lambda: rows(view, told, sheet, lang))
    draw(
        "market",
        (view["market"], me, player["prices"], player["money"], player["limits"]["trade"]),
        lambda: market(view, player, lang),
    )
    draw("row", (view["row"], view["component_price"], view["decks"], printed), lambda: row(view, sheet, lang))
    draw("event", (view["event"], view["round"], printed), lambda: event(view, sheet, lang))
    draw("works", (who, me, some(who, _OWN), names[who], printed), lambda: works(view, sheet, who, names, lang))
    draw("store", (who, me, some(who, _STORED), turn["cleaned"], turn["burned"]), lambda: store(view, who, lang))
    powers = (some(who, ("plan", "kinds", "limits", "goods", "debt", "waste")), view["round"], view["active"])
    draw("plan", (who, me, powers, printed), lambda: plan(view, who, lang))
    holdings = [some(seat, _DEALT) for seat in range(len(players))]
    draw(
        "deal",
        (view["deal"], me, view["active"], turn["offers"], holdings, names, printed),
        lambda: deal(view, sheet, names, lang),
    )
    draw(
        "mine",
        (me, who, some(who, _HELD), names[who], turn, view["active"]),
        lambda: mine(view, sheet, who, names, lang),
    )
    cards = [] if me is None and not view["ending"] else [player.get("marketing"), player.get("csr")]
    first = player["factories"][0]["name"] if player["factories"] else RESOURCES[3]
    draw(
        "hand",
        (me, who, cards, player["components"], first, view["hand_limits"], printed),
        lambda: hand(view, sheet, who, lang),
    )
    draw("look", (me, names), lambda: look(view, names))
    for seat in SEATS:
        known: tuple[object, ...] = (
            () if seat >= len(players) or seat == me else (players[seat], names[seat], view["round"], view["active"])
        )
        draw("yard", (seat, known, printed), partial(yard, view, sheet, seat, names, lang), f"-{seat}")
    return found


def shown(view: Data) -> int:
    """Whose works are drawn: one's own; for a spectator those of whoever has the turn."""
    if view["seat"] is not None:
        return int(view["seat"])
    return int(view["active"]) if view["active"] >= 0 else int(view["order"][0]) if view["order"] else 0
