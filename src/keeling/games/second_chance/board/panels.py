"""The other panels beside the map: played lobbyists as places, UN goals, and whom an event would strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.games.second_chance.card_texts import lobby_side, un_goal
from keeling.games.second_chance.voice import text

Data = dict[str, Any]
_SIDES: Final = ("permit", "tech", "money", "move")


def lobbyists(view: Data, sheet: Data, names: Sequence[str], source: str, lang: str) -> Data:
    """Played lobbyists in piles by side effect: who is there, and the free one that a scientist would go to."""
    sides = {row["no"]: row["minor"] for row in sheet["lobby"]}
    piles: list[Data] = []
    for side in _SIDES:
        cards = [_place(card, sheet, names, lang) for card in view["lobbyists"] if sides[card["no"]] == side]
        amount = sheet["lobbying"]["minor_money"] if side == "money" else 1
        free = [card for card in cards if card["seat"] < 0]
        said = text(f"ui.web.minor.{side}", lang, amount=amount)
        taken = [card for card in cards if card["seat"] >= 0]
        piles.append({"side": side, "amount": amount, "label": said, "cards": [*taken, *free[:1]], "free": len(free)})
    return {"piles": piles, "free": sum(pile["free"] for pile in piles), "source": source}


def _place(card: Data, sheet: Data, names: Sequence[str], lang: str) -> Data:
    seat = card["scientist"]
    said = text("ui.web.lobbyist", lang, no=card["no"], side=lobby_side(sheet, card["no"], lang))
    state = text("ui.web.scientist-of", lang, player=names[seat]) if seat >= 0 else text("ui.board.free", lang)
    return {"no": card["no"], "seat": seat, "label": f"{said}: {state}"}


def un_goals(view: Data, sheet: Data, names: Sequence[str], me: int | None, lang: str) -> Data:
    """UN goals, claimed and open; under each energy of an open one whether I have backing for it."""
    owners = {no: seat for seat, player in enumerate(view["players"]) for no in player["claimed"]}
    rows = {row["no"]: row for row in sheet["un_goals"]}
    team = view["mode"] == "cooperative"
    still, most = len(view["un_goals"]), sheet["goals"]["un_open_most"]
    return {
        "goals": [
            {
                "no": no,
                "plants": _backed(rows[no]["plants"], view["players"][me]["backing"] if me is not None else {}),
                "tech": rows[no]["tech"],
                "owner": owners.get(no),
                "label": un_goal(sheet, no, lang),
            }
            for no in sorted({*view["un_goals"], *owners})
        ],
        "names": list(names), "team": team, "still": still, "most": most, "more": max(0, still - most) if team else 0,
        "vp": sheet["goals"]["un_vp"], "steps": " · ".join(str(vp) for vp in sheet["goals"]["un_scored"][1:]),
    }  # fmt: skip


def _backed(plants: Sequence[str], backing: Data) -> list[tuple[str, bool]]:
    """The energies of a goal, and for which of them there is backing; two of a kind need two."""
    left = dict(backing)
    found = []
    for energy in plants:
        found.append((energy, left.get(energy, 0) > 0))
        left[energy] = left.get(energy, 0) - 1
    return found


def threats(view: Data, sheet: Data, me: int | None) -> Data:
    """Whom the events would strike, and what I would lose."""
    struck = view["threats"]
    both = view["co2"] >= sheet["climate"]["second_event"]
    own = view["players"][me] if me is not None else None
    rows = [
        {
            **threat,
            "strikes": at == 0 or both,
            "safe": [seat for seat in range(view["seats"]) if seat not in threat["players"]],
            "me": me in threat["players"],
        }
        for at, threat in enumerate(struck)
    ]
    poor = own is not None and not own["tech"]
    return {"rows": rows, "vp": sheet["climate"]["relief_vp"] if poor else 0}
