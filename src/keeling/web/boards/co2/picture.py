"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from keeling.games.co2.words import REGIONS
from keeling.web import art
from keeling.web.boards.co2.climate import events, gauge
from keeling.web.boards.co2.companies import companies, rows, seats
from keeling.web.boards.co2.hand import HELD, hand
from keeling.web.boards.co2.mine import holdings, mine, supply
from keeling.web.boards.co2.panels import goals, market, speaker, summits, tracks
from keeling.web.boards.co2.regions import mini, region
from keeling.web.render import fragment, print_of

Data = dict[str, Any]

NAMES: Final = (
    "f-clock", "f-gauge", "f-seats", "f-mini", "f-players", "f-tracks", "f-market", "f-events", "f-summits",
    "f-goals", "f-mine", "f-hand", *(f"f-region-{word}" for word in REGIONS),
)  # fmt: skip


def fragments(view: Data, sheet: Data, names: Sequence[str], kinds: Sequence[str], lang: str) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them."""
    names = list(names)
    told = seats(view, sheet, names, kinds)
    regions, players, me = view["regions"], view["players"], view["seat"]
    printed = print_of(sheet)
    plants = [player["plants"] for player in players]
    found: dict[str, str] = {}

    def draw(what: str, given: tuple[Any, ...], make: Callable[[], Data]) -> None:
        found[f"f-{what}"] = fragment(f"co2/{what}", lang, repr(given), make)

    clock = {key: view[key] for key in ("decade", "decades", "round", "rounds")}
    draw("clock", (clock,), lambda: clock)
    spaces = [one["spaces"] for one in regions.values()]
    draw("gauge", (view["co2"], spaces, printed), lambda: gauge(view, sheet, lang))
    keys = [repr(one) for one in told]
    drawn = {what: rows(what, told, keys, lang) for what in ("seat", "player", "company")}
    found["f-seats"] = fragment("co2/seats", lang, drawn["seat"], lambda: {"rows": drawn["seat"], "count": len(told)})
    draw("mini", (spaces, [one["control"] for one in regions.values()]), lambda: mini(view))
    found["f-players"] = companies(drawn, lang)
    learnt = [player["expertise"] for player in players]
    draw("tracks", (learnt, view["plants_next"], names, printed), lambda: tracks(view, sheet, names, lang))
    draw("market", (view["market"], printed), lambda: market(view, sheet))
    ahead = events(view, sheet)
    draw("events", (ahead,), lambda: ahead)
    held = [speaker(view, summit["topics"] if summit else []) for summit in view["summits"]]
    draw("summits", (view["summits"], view["summits_left"], held, names), lambda: summits(view, held, names, lang))
    claimed = [player["claimed"] for player in players]
    turned = (view["un_goals"], view["un_left"])
    draw("goals", (turned, claimed, names, printed), lambda: goals(view, sheet, names, lang))
    owned = supply(view) if me is None else holdings(view, names)
    draw("mine", (owned,), lambda: owned if me is None else mine(owned, lang))
    own = (plants, players, names) if me is None else [players[me][part] for part in HELD]
    draw("hand", (me, *own, printed), lambda: hand(view, sheet, names, lang))
    for land in art.world().lands:
        given = (land.word, regions[land.word], view["decade"], view["decades"], names, printed)
        found[f"f-region-{land.word}"] = fragment(
            "co2/region", lang, repr(given), partial(region, view, sheet, names, land, lang)
        )
    return found
