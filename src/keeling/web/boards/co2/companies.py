"""The companies: their rows in the table of players, on the phone's strip of seats, and in its list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from keeling.web.render import fragment

Data = dict[str, Any]


def seats(view: Data, sheet: Data, names: Sequence[str], kinds: Sequence[str]) -> list[Data]:
    """The companies, in the order of their seats."""
    supply = sheet["supplies"]["scientists"]
    return [
        {
            "seat": seat,
            "name": names[seat],
            "me": kinds[seat] == "me",
            "bot": kinds[seat] == "bot",
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


def rows(what: str, seats: Sequence[Data], keys: Sequence[str], lang: str) -> str:
    """One row for each company, each kept by itself: a choice seldom changes more than one."""
    made = [fragment(f"co2/{what}", lang, key, partial(dict, s=seat)) for seat, key in zip(seats, keys, strict=True)]
    return "".join(made)


def companies(rows: dict[str, str], lang: str) -> str:
    """The table of companies: its frame is always the same, only the rows change."""
    frame = fragment("co2/players", lang, "", lambda: {"rows": "\ue000", "cos": "\ue001"})
    return frame.replace("\ue000", rows["player"]).replace("\ue001", rows["company"])
