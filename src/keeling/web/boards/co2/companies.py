"""The companies: their rows in the table of players, on the phone's strip of seats, and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from keeling.web.pieces import you
from keeling.web.render import Kept

Data = dict[str, Any]


def seats(view: Data, sheet: Data, names: Sequence[str]) -> list[Data]:
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


def strip(seats: Sequence[Data], lang: str, kept: Kept) -> str:
    """The phone's strip of seats; its frame is always the same, only the rows change."""
    shown = ("name", "turn", "start", "vp", "money")
    rows = [
        kept.draw("co2/seat", lang, at, [one[key] for key in shown], partial(dict, s=one))
        for at, one in enumerate(seats)
    ]
    frame = kept.draw("co2/seats", lang, "", len(seats), lambda: {"rows": "\ue000", "count": len(seats)})
    return frame.replace("\ue000", "".join(rows))


def companies(seats: Sequence[Data], kinds: Sequence[str], lang: str, kept: Kept) -> str:
    """The table of companies, and what each has built; whoever looks finds themselves named."""
    bots = [kind == "bot" for kind in kinds]
    given = (seats, bots)
    rows, built = kept.make("rows", lang, "", given, lambda: _rows(seats, bots, lang, kept))
    named = [row.replace("\ue000", you(lang) if kinds[at] == "me" else "") for at, row in enumerate(rows)]
    frame = kept.draw("co2/players", lang, "", "", lambda: {"rows": "\ue000", "cos": "\ue001"})
    return frame.replace("\ue000", "".join(named)).replace("\ue001", built)


def _rows(seats: Sequence[Data], bots: Sequence[bool], lang: str, kept: Kept) -> tuple[list[str], str]:
    """A row for each, and what each has built; a choice seldom changes more than one."""
    rows, built = [], []
    for at, one in enumerate(seats):
        rows.append(kept.draw("co2/player", lang, (at, bots[at]), one, partial(_row, one, bots[at])))
        given = (one["name"], one["built"], one["rules"])
        built.append(kept.draw("co2/company", lang, at, given, partial(dict, s=one)))
    return rows, "".join(built)


def _row(one: Data, bot: bool) -> Data:
    return {"s": one | {"bot": bot}, "you": "\ue000"}
