"""The players' rows: in the table, on the phone's strip of seats, and in its list of what each has built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2_family.view_types import PlayerSeen, RegionSeen
from keeling.web.render import SLOTS, Kept, compose

Row = dict[str, object]


def common(seat: int, player: PlayerSeen, regions: Mapping[str, RegionSeen], sheet: Sheet) -> Row:
    """What both editions tell of a player."""
    supply = sheet["supplies"]["scientists"]
    return {
        "seat": seat,
        "placed": supply - player["scientists"] - player["pool"],
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


def strip(game: str, seats: Sequence[Row], shown: Sequence[str], lang: str, kept: Kept, head: Row) -> str:
    """The phone's strip of seats; its frame seldom changes, only the rows do."""
    rows = [
        (f"seat-p{at}", kept.draw(f"{game}/seat", lang, at, [one[key] for key in shown], partial(dict, s=one)))
        for at, one in enumerate(seats, 1)
    ]
    given = {"rows": SLOTS[0], "count": len(seats), **head}
    return compose(kept.draw(f"{game}/seats", lang, "", given, lambda: given), rows)


def companies(game: str, seats: Sequence[Row], bots: Sequence[bool], lang: str, kept: Kept, head: Row) -> str:
    """The table of players, and what each has built; a choice seldom changes more than one row."""
    rows, built = [], []
    for at, one in enumerate(seats):
        drawn = kept.draw(f"{game}/player", lang, (at, bots[at]), one, partial(dict, s=one | {"bot": bots[at]}))
        rows.append((f"row-p{at + 1}", drawn))
        given = (one["name"], one["built"], one["rules"])
        built.append((f"cos-p{at + 1}", kept.draw(f"{game}/company", lang, at, given, partial(dict, s=one))))
    frame = kept.draw(f"{game}/players", lang, "", head, lambda: {"rows": SLOTS[0], "cos": SLOTS[1], **head})
    return compose(frame, rows, built)
