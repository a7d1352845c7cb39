"""The companies: their rows in the table of players, on the phone's strip of seats, and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from keeling.core.sheet import Sheet
from keeling.games.co2.view_types import Co2View
from keeling.web.render import SLOTS, Kept, compose


def seats(view: Co2View, sheet: Sheet, names: Sequence[str]) -> list[dict[str, object]]:
    """The companies, in the order of their seats."""
    supply = sheet["supplies"]["scientists"]
    return [
        {
            "seat": seat,
            "name": names[seat],
            "turn": seat == view["active"],
            "start": seat == view["start"],
            "placed": supply - player["scientists"] - player["pool"],
            "cards": player["lobby_cards"] + player["pack_cards"],
            "claimed": len(player["claimed"]),
            "plants": sum(player["plants"].values()),
            "cashed": player["goal_discarded"],
            "built": [(energy, count) for energy, count in player["plants"].items() if count],
            "rules": [word for word, region in view["regions"].items() if region["control"] == seat],
            "cash": sheet["goals"]["discard_money"],
            **{key: player[key] for key in ("money", "vp", "permits", "tech", "scientists")},
        }
        for seat, player in enumerate(view["players"])
    ]


def strip(seats: Sequence[dict[str, object]], lang: str, kept: Kept) -> str:
    """The phone's strip of seats; its frame is always the same, only the rows change."""
    shown = ("name", "turn", "start", "vp", "money")
    rows = [
        (f"seat-p{at}", kept.draw("co2/seat", lang, at, [one[key] for key in shown], partial(dict, s=one)))
        for at, one in enumerate(seats, 1)
    ]
    count = len(seats)
    return compose(kept.draw("co2/seats", lang, "", count, lambda: {"rows": SLOTS[0], "count": count}), rows)


def companies(seats: Sequence[dict[str, object]], bots: Sequence[bool], lang: str, kept: Kept) -> str:
    """The table of companies, and what each has built; a choice seldom changes more than one row."""
    rows, built = [], []
    for at, one in enumerate(seats):
        drawn = kept.draw("co2/player", lang, (at, bots[at]), one, partial(dict, s=one | {"bot": bots[at]}))
        rows.append((f"row-p{at + 1}", drawn))
        given = (one["name"], one["built"], one["rules"])
        built.append((f"cos-p{at + 1}", kept.draw("co2/company", lang, at, given, partial(dict, s=one))))
    frame = kept.draw("co2/players", lang, "", "", lambda: {"rows": SLOTS[0], "cos": SLOTS[1]})
    return compose(frame, rows, built)
