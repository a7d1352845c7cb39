"""The other panels beside the map: played lobbyists as places, UN goals, and whom an event would strike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.sources import speakers
from keeling.games.second_chance.telling.cards import lobby_side, un_goal
from keeling.games.second_chance.telling.voice import text
from keeling.games.second_chance.views.types import LobbyistView, SecondChanceView
from keeling.web.drawing.printed import once
from keeling.web.drawing.scene import Scene, Values

HOME: Final = "board"  # where scientists are who are at no work
_SIDES: Final = ("permit", "tech", "money", "move")


class Place(NamedTuple):
    """A lobbyist as a place for a scientist; nobody is -1."""

    no: int
    seat: int
    label: str


def lobbyists(scene: Scene[SecondChanceView], me: int | None) -> Values:
    """Played lobbyists in piles by side effect: who is there, and the free one that a scientist would go to."""
    view, sheet, names, lang = scene.public, scene.sheet, scene.names, scene.lang
    source = next((place for place in speakers(scene, HOME) if place != HOME), HOME)
    sides = {row["no"]: row["minor"] for row in sheet["lobby"]}
    piles: list[dict[str, object]] = []
    left = 0
    for side in _SIDES:
        cards = [_place(card, sheet, names, lang) for card in view["lobbyists"] if sides[card["no"]] == side]
        amount = sheet["lobbying"]["minor_money"] if side == "money" else 1
        free, taken = [card for card in cards if card.seat < 0], [card for card in cards if card.seat >= 0]
        said = lobby_side(sheet, next((no for no, minor in sides.items() if minor == side), 0), lang)
        piles.append({"side": side, "amount": amount, "label": said, "cards": [*taken, *free[:1]], "free": len(free)})
        left += len(free)
    return {"piles": piles, "free": left, "source": source}


def _place(card: LobbyistView, sheet: Sheet, names: Sequence[str], lang: str) -> Place:
    seat = card["scientist"]
    said = _lobbyist(sheet, card["no"], lang)
    state = text("ui.web.scientist-of", lang, player=names[seat]) if seat >= 0 else text("ui.board.free", lang)
    return Place(card["no"], seat, f"{said}: {state}")


@once
def _lobbyist(sheet: Sheet, no: int, lang: str) -> str:
    return text("ui.web.lobbyist", lang, no=no, side=lobby_side(sheet, no, lang))


def un_goals(scene: Scene[SecondChanceView], me: int | None) -> Values:
    """UN goals, claimed and open; under each energy of an open one whether I have backing for it."""
    view, sheet, names, lang = scene.public, scene.sheet, scene.names, scene.lang
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
                "label": _goal(sheet, no, lang),
            }
            for no in sorted({*view["un_goals"], *owners})
        ],
        "names": list(names), "team": team, "still": still, "most": most, "more": max(0, still - most) if team else 0,
        "vp": sheet["goals"]["un_vp"], "steps": " · ".join(str(vp) for vp in sheet["goals"]["un_scored"][1:]),
    }  # fmt: skip


@once
def _goal(sheet: Sheet, no: int, lang: str) -> str:
    return un_goal(sheet, no, lang)


def _backed(plants: Sequence[str], backing: Mapping[str, int]) -> list[tuple[str, bool]]:
    """The energies of a goal, and for which of them there is backing; two of a kind need two."""
    left = dict(backing)
    found = []
    for energy in plants:
        found.append((energy, left.get(energy, 0) > 0))
        left[energy] = left.get(energy, 0) - 1
    return found


def threats(scene: Scene[SecondChanceView], me: int | None) -> Values:
    """Whom the events would strike, and what I would lose; a team fears other things."""
    view, sheet, names = scene.public, scene.sheet, scene.names
    if view["mode"] == "cooperative":
        return {"rows": []}
    own = view["players"][me] if me is not None else None
    rows: list[dict[str, object]] = [
        {
            **threat,
            "safe": [seat for seat in range(view["seats"]) if seat not in threat["players"]],
            "me": me in threat["players"],
        }
        for threat in view["threats"]
    ]
    poor = own is not None and not own["tech"]
    return {"rows": rows, "names": names, "vp": sheet["climate"]["relief_vp"] if poor else 0}
