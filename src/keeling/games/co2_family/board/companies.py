"""The players' rows: in the table, on the phone's strip of seats, and in its list of what each has built."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.sources import control, table
from keeling.games.co2_family.views.types import PlayerSeen
from keeling.kit.cache import Key
from keeling.web.drawing.scene import BOTS, NAMES, Frame, Scene, V

Row = dict[str, object]


def at_work(player: PlayerSeen, sheet: Sheet) -> int:
    """How many scientists of a player stand on the table: neither with the player nor still to be recruited."""
    supply: int = sheet["supplies"]["scientists"]
    return supply - player["scientists"] - player["pool"]


def common(scene: Scene[V], seat: int) -> Row:
    """What both editions tell of a player."""
    player, sheet = table(scene)["players"][seat], scene.sheet
    return {
        "seat": seat,
        "name": scene.names[seat],
        "bot": scene.bots[seat],
        "placed": at_work(player, sheet),
        "cards": player["lobby_cards"] + player["pack_cards"],
        "claimed": len(player["claimed"]),
        "plants": sum(player["plants"].values()),
        "cashed": player["goal_discarded"],
        "cash": sheet["goals"]["discard_money"],
        "money": player["money"],
        "vp": player["vp"],
        "permits": player["permits"],
        "tech": player["tech"],
        "scientists": player["scientists"],
    }


def company(scene: Scene[V], seat: int) -> Row:
    """What a player has built, and where they rule."""
    plants = table(scene)["players"][seat]["plants"]
    built = [(energy, count) for energy, count in plants.items() if count]
    rules = [word for word, who in control(scene).items() if who == seat]
    return {"seat": seat, "name": scene.names[seat], "built": built, "rules": rules}


def companies(scene: Scene[V], head: Row, of: Sequence[Key], row: Callable[[Scene[V], int], Row]) -> Frame:
    """The table of players, each row drawn from these sources, and what each has built."""
    seats = range(len(scene.names))
    rows = [(f"row-p{at + 1}", scene.draw("player", (("players", at), NAMES, BOTS, *of), row, at)) for at in seats]
    built = [
        (f"cos-p{at + 1}", scene.draw("company", (("players", at), "control", NAMES), company, at)) for at in seats
    ]
    return head, {"rows": rows, "rest": built}


def strip(scene: Scene[V], head: Row, of: Sequence[Key], seat: Callable[[Scene[V], int], Row]) -> Frame:
    """The phone's strip of seats, each drawn from these sources."""
    seats = range(len(scene.names))
    rows = [(f"seat-p{at + 1}", scene.draw("seat", (("players", at), NAMES, *of), seat, at)) for at in seats]
    return {"count": len(seats), **head}, {"rows": rows}
