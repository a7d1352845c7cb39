"""The players' rows: in the table, on the phone's strip of seats, and in its list of what each has built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2_family.views.types import PlayerSeen, RegionSeen
from keeling.web.drawing.scene import Scene, V

Row = dict[str, object]


def at_work(player: PlayerSeen, sheet: Sheet) -> int:
    """How many scientists of a player stand on the table: neither with the player nor still to be recruited."""
    supply: int = sheet["supplies"]["scientists"]
    return supply - player["scientists"] - player["pool"]


def common(seat: int, player: PlayerSeen, regions: Mapping[str, RegionSeen], sheet: Sheet) -> Row:
    """What both editions tell of a player."""
    return {
        "seat": seat,
        "placed": at_work(player, sheet),
        "cards": player["lobby_cards"] + player["pack_cards"],
        "claimed": len(player["claimed"]),
        "plants": sum(player["plants"].values()),
        "cashed": player["goal_discarded"],
        "built": [(energy, count) for energy, count in player["plants"].items() if count],
        "rules": [word for word, region in regions.items() if region["control"] == seat],
        "cash": sheet["goals"]["discard_money"],
        "money": player["money"],
        "vp": player["vp"],
        "permits": player["permits"],
        "tech": player["tech"],
        "scientists": player["scientists"],
    }


def companies(scene: Scene[V], seats: Sequence[Row], head: Row) -> str:
    """The table of players, and what each has built; a choice seldom changes more than one row."""
    rows, built = [], []
    for at, one in enumerate(seats):
        bot = scene.bots[at]
        rows.append((f"row-p{at + 1}", scene.draw("player", (at, bot), one, partial(dict, s=one | {"bot": bot}))))
        given = (one["name"], one["built"], one["rules"])
        built.append((f"cos-p{at + 1}", scene.draw("company", at, given, partial(dict, s=one))))
    return scene.frame("players", "", head, rows, built)
