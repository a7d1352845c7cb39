"""One's own holdings and the cards in one's hand."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import PICTURES, card
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.words import RESOURCES
from keeling.locale.translator import card_name
from keeling.web.render import once


def mine(view: FactoriesView, sheet: Sheet, who: int, names: Sequence[str], lang: str) -> dict[str, object]:
    """Money, points and certificates, lasting effects, and the moves that have no place on the board."""
    player, turn = view["players"][who], view["turn"]
    active = view["active"] == who
    moves = (
        ("draw", "fc-marketing", "draw", False),
        ("use", "fc-certificate", "use 1sp $0", active and not turn["certificate_actions"]),
        ("mayor", "fc-mayor", "mayor 1", active and turn["mayor"]),
    )
    return {
        "mine": view["seat"] == who,
        "seat": who,
        "name": names[who],
        "moves": moves,
        "lasting": [
            {"at": at, **_lasting(sheet, one["no"], one["turns"], one["do"], one["n"], one["of"], lang)}
            for at, one in enumerate(player["effects"])
        ],
        **{key: player[key] for key in ("money", "sp", "certificates", "debt", "skips")},
    }


@once
def _lasting(sheet: Sheet, no: int, turns: int | None, do: str, n: int, of: str | None, lang: str) -> dict[str, object]:
    """An effect that is in force, with the card it comes from."""
    row = PICTURES.effect({"do": do, "n": n, "of": of, "last": turns or 0}, lang)
    return {"row": row, "title": card_name(no, lang, sheet)}


def hand(view: FactoriesView, sheet: Sheet, who: int, lang: str) -> dict[str, object]:
    """Marketing and CSR cards, which only their owner sees, and the components in hand, which all see."""
    player = view["players"][who]
    own = view["seat"] == who
    secret = [*player.get("marketing", []), *player.get("csr", [])] if own or view["ending"] else []
    first = player["factories"][0]["name"] if player["factories"] else RESOURCES[3]
    cards = [card(sheet, no, lang) | {"words": f"play|discard {no}", "why": f"play {no}"} for no in secret]
    cards += [
        card(sheet, no, lang) | {"words": f"mount|discard|component {no}", "why": f"mount {no} {first}"}
        for no in player["components"]
    ]
    hidden = 0 if secret or own else player["marketing_cards"] + player["csr_cards"]
    return {"cards": cards, "mine": own, "hidden": hidden}
