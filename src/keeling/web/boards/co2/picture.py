"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from keeling.games.co2.words import REGIONS
from keeling.web import art
from keeling.web.boards.co2.climate import events, gauge
from keeling.web.boards.co2.companies import companies, seats, strip
from keeling.web.boards.co2.hand import HELD, hand
from keeling.web.boards.co2.mine import holdings, mine, supply, target
from keeling.web.boards.co2.panels import goals, market, speaker, summits, tracks
from keeling.web.boards.co2.regions import mini, region
from keeling.web.render import KEPT, Kept, print_of

Data = dict[str, Any]

NAMES: Final = (
    "f-clock", "f-gauge", "f-seats", "f-mini", "f-players", "f-tracks", "f-market", "f-events", "f-summits",
    "f-goals", "f-mine", "f-hand", *(f"f-region-{word}" for word in REGIONS),
)  # fmt: skip


def fragments(
    view: Data,
    sheet: Data,
    names: Sequence[str],
    kinds: Sequence[str],
    lang: str,
    kept: Kept = KEPT,
    public: Data | None = None,
) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them; what all see is drawn from what is public."""
    names = list(names)
    public = public or view
    printed = print_of(sheet)
    moment = (
        public,
        names,
        print_of(sheet),
    )  # one for all audiences: nothing in it need be compared
    shared = kept.make("board", lang, "", moment, lambda: _board(public, sheet, names, lang, kept, printed))
    found: dict[str, str] = dict(shared)
    told = kept.make("companies", "", "", moment, lambda: seats(public, sheet, names))
    found["f-seats"] = kept.make("strip", lang, "", (told,), lambda: strip(told, lang, kept))
    found["f-players"] = companies(told, kinds, lang, kept)
    held = [speaker(view, summit["topics"] if summit else []) for summit in view["summits"]]
    given = (view["summits"], view["summits_left"], names)
    found["f-summits"] = kept.draw("co2/summits", lang, tuple(held), given, lambda: summits(public, held, names, lang))
    found |= _own(view, sheet, names, lang, kept, printed)
    return found


def _board(public: Data, sheet: Data, names: list[str], lang: str, kept: Kept, printed: str) -> dict[str, str]:
    """What everybody sees alike."""
    regions, players = public["regions"], public["players"]
    found: dict[str, str] = {}

    def draw(what: str, given: Any, make: Callable[[], Data]) -> None:
        found[f"f-{what}"] = kept.draw(f"co2/{what}", lang, "", given, make)

    clock = {key: public[key] for key in ("decade", "decades", "round", "rounds")}
    draw("clock", clock, lambda: clock)
    spaces = [one["spaces"] for one in regions.values()]
    draw("gauge", (public["co2"], spaces, printed), lambda: gauge(public, sheet, lang))
    draw("mini", (spaces, [one["control"] for one in regions.values()]), lambda: mini(public))
    learnt = [player["expertise"] for player in players]
    draw("tracks", (learnt, public["plants_next"], names, printed), lambda: tracks(public, sheet, names, lang))
    draw("market", (public["market"], printed), lambda: market(public, sheet))
    ahead = events(public, sheet)
    draw("events", ahead, lambda: ahead)
    claimed = [player["claimed"] for player in players]
    turned = (public["un_goals"], public["un_left"])
    draw("goals", (turned, claimed, names, printed), lambda: goals(public, sheet, names, lang))
    for land in art.world().lands:
        here = (regions[land.word], public["decade"], public["decades"], names, printed)
        found[f"f-region-{land.word}"] = kept.draw(
            "co2/region", lang, land.word, here, partial(region, public, sheet, names, land, lang)
        )
    return found


def _own(view: Data, sheet: Data, names: list[str], lang: str, kept: Kept, printed: str) -> dict[str, str]:
    """What each sees for themselves, and a spectator instead of it."""
    me, players = view["seat"], view["players"]
    owned = supply(view) if me is None else {**holdings(view, names), "target": "\ue000"}
    own: Any = (players, names) if me is None else [players[me][part] for part in HELD]
    drawn = kept.draw("co2/mine", lang, me, owned, lambda: owned if me is None else mine(owned, lang))
    return {
        "f-mine": drawn.replace("\ue000", target(view)),
        "f-hand": kept.draw("co2/hand", lang, me, (own, printed), lambda: hand(view, sheet, names, lang)),
    }
