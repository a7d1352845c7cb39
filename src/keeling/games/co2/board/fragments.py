"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2.board.climate import gauge
from keeling.games.co2.board.hand import HELD, SHOWN, hand
from keeling.games.co2.board.mine import first_slot, holdings, mine, works
from keeling.games.co2.board.panels import goals, tracks
from keeling.games.co2.board.regions import due_in, region
from keeling.games.co2.telling.voice import VOICE
from keeling.games.co2.views.types import Co2View
from keeling.games.co2_family.board.climate import events
from keeling.games.co2_family.board.companies import common, companies
from keeling.games.co2_family.board.panels import Work, market, speakers, summits, supply, target
from keeling.games.co2_family.board.regions import mini
from keeling.web.drawing import art
from keeling.web.drawing.render import Kept, print_of
from keeling.web.drawing.scene import Scene

_SEAT: Final = ("name", "turn", "start", "vp", "money")  # what the phone's strip shows of a player


def fragments(scene: Scene[Co2View]) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them; what all see is drawn from what is public."""
    view, public, sheet, names, lang, kept = (
        scene.view, scene.public, scene.sheet, scene.names, scene.lang, scene.kept,
    )  # fmt: skip
    printed = print_of(sheet)
    moment = (public, names, printed)  # one for all audiences: nothing in it need be compared
    given = kept.make("given", "", "", moment, lambda: _given(public, sheet, names, kept, printed))
    shared = kept.make("board", lang, "", (given,), lambda: _board(public, sheet, names, lang, kept, given, printed))
    found: dict[str, str] = dict(shared)
    told = kept.make("companies", "", "", moment, lambda: _seats(public, sheet, names))
    found["f-seats"] = kept.make("strip", lang, "", (told,), lambda: scene.strip(told, _SEAT, {}))
    found["f-players"] = kept.make("rows", lang, scene.bots, (told,), lambda: companies(scene, told, {}))
    at_work = kept.make("works", "", "", (given,), lambda: works(public))
    held = speakers(view["summits"], at_work, view["seat"], "hand")
    found["f-summits"] = kept.draw(
        "co2/summits",
        lang,
        held,
        given["summits"],
        lambda: summits(VOICE, public["summits"], public["summits_left"], held, names, lang),
    )
    found |= _own(view, sheet, names, lang, kept, printed, at_work)
    return found


def _seats(public: Co2View, sheet: Sheet, names: list[str]) -> list[dict[str, object]]:
    """The companies, in the order of their seats."""
    return [
        {
            **common(seat, player, public["regions"], sheet),
            "name": names[seat],
            "turn": seat == public["active"],
            "start": seat == public["start"],
            "worth": player["worth"],
        }
        for seat, player in enumerate(public["players"])
    ]


def _events(public: Co2View, sheet: Sheet) -> dict[str, object]:
    return events(public["event"], public["next_event"], (public["strikes"], False), sheet["climate"]["disaster"])


def _given(public: Co2View, sheet: Sheet, names: list[str], kept: Kept, printed: str) -> dict[str, object]:
    """All that each fragment is drawn from, by its name; what is as before is the very same as before."""
    regions, players = public["regions"], public["players"]
    spaces = [one["spaces"] for one in regions.values()]
    learnt = [player["expertise"] for player in players]
    claimed = [player["claimed"] for player in players]
    due = due_in(public)
    given = {
        "clock": clock(public),
        "gauge": (public["co2"], public["ahead"], spaces, printed),
        "mini": (spaces, [one["control"] for one in regions.values()]),
        "tracks": (learnt, public["plants_next"], names, printed),
        "market": (public["market"], printed),
        "events": _events(public, sheet),
        "summits": (public["summits"], public["summits_left"], names),
        "goals": (public["un_goals"], public["un_left"], claimed, names, printed),
        **{word: (region, due, names, printed) for word, region in regions.items()},
    }
    return {name: kept.same(name, "given", one) for name, one in given.items()}


def clock(public: Co2View) -> dict[str, object]:
    """The decade and the round, and how many there are."""
    return {key: public[key] for key in ("decade", "decades", "round", "rounds")}


def _board(
    public: Co2View, sheet: Sheet, names: list[str], lang: str, kept: Kept, given: Mapping[str, object], printed: str
) -> dict[str, str]:
    """What everybody sees alike."""
    makers: dict[str, Callable[[], dict[str, object]]] = {
        "clock": lambda: clock(public),
        "gauge": lambda: gauge(public, sheet, lang),
        "mini": lambda: mini(public["regions"]),
        "market": lambda: market(public["market"], sheet),
        "events": lambda: _events(public, sheet),
        "goals": lambda: goals(public, sheet, names, lang),
    }
    found = {f"f-{what}": kept.draw(f"co2/{what}", lang, "", given[what], make) for what, make in makers.items()}
    found["f-tracks"] = kept.make(
        "tracks", lang, "", given["tracks"], lambda: tracks(public, sheet, names, lang, kept, printed)
    )
    for land in art.world().lands:
        make = partial(region, public, sheet, names, land, lang, kept)
        found[f"f-region-{land.word}"] = kept.make("region", lang, land.word, given[land.word], make)
    return found


def _own(
    view: Co2View, sheet: Sheet, names: list[str], lang: str, kept: Kept, printed: str, at_work: Sequence[Work]
) -> dict[str, str]:
    """What each sees for themselves, and a spectator instead of it."""
    me, players = view["seat"], view["players"]
    if me is None:
        left = supply(view["fossils_left"], view["tech_left"], view["market"])
        drawn = kept.draw("co2/mine", lang, me, left, lambda: left)
        own: object = ([[player.get(part) for part in SHOWN] for player in players], names)
    else:
        owned = holdings(view, me, names, sheet, "\ue000")
        drawn = kept.draw("co2/mine", lang, me, owned, lambda: mine(owned, lang))
        own = [players[me][part] for part in HELD]
    return {
        "f-mine": drawn.replace("\ue000", target(at_work, first_slot(view))),
        "f-hand": kept.draw("co2/hand", lang, me, (own, printed), lambda: hand(view, sheet, names, lang)),
    }
