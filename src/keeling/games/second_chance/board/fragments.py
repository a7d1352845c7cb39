"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.board.climate import events
from keeling.games.co2_family.board.companies import companies
from keeling.games.co2_family.board.panels import Work, market, speakers, summits, supply, target
from keeling.games.co2_family.board.regions import mini
from keeling.games.second_chance.board.climate import gauge
from keeling.games.second_chance.board.companies import SEAT, seats
from keeling.games.second_chance.board.hand import HELD, SHOWN, hand
from keeling.games.second_chance.board.mine import first_slot, holdings, mine, works
from keeling.games.second_chance.board.outcome import line, outlook
from keeling.games.second_chance.board.panels import lobbyists, threats, un_goals
from keeling.games.second_chance.board.regions import due_in, region
from keeling.games.second_chance.board.tracks import tracks
from keeling.games.second_chance.telling.voice import VOICE
from keeling.games.second_chance.views.types import SecondChanceView
from keeling.web.drawing import art
from keeling.web.drawing.render import Kept, print_of
from keeling.web.drawing.scene import Scene

GAME: Final = "second-chance"


def fragments(scene: Scene[SecondChanceView]) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them; what all see is drawn from what is public."""
    view, public, sheet, names, lang, kept = (
        scene.view, scene.public, scene.sheet, scene.names, scene.lang, scene.kept,
    )  # fmt: skip
    printed = print_of(sheet)
    moment = (public, names, printed)  # one for all audiences: nothing in it need be compared
    given = kept.make("given", "", "", moment, lambda: _given(public, sheet, names, kept, printed))
    shared = kept.make("board", lang, "", (given,), lambda: _board(public, sheet, names, lang, kept, given, printed))
    found: dict[str, str] = dict(shared)
    found["f-outlook"] = kept.make("outlook", lang, "", given["outlook"], lambda: outlook(scene))
    told = kept.make("companies", "", "", moment, lambda: seats(public, sheet, names))
    head: dict[str, object] = {"team": public["mode"] == "cooperative"}
    due = kept.make("due", lang, "", given["outlook"], lambda: line(public, lang) if head["team"] else {})
    found["f-seats"] = kept.make("strip", lang, "", (told, due), lambda: scene.strip(told, SEAT, {"due": due}))
    found["f-players"] = kept.make("rows", lang, scene.bots, (told,), lambda: companies(scene, told, head))
    at_work = kept.make("works", "", "", (given,), lambda: works(public))
    found |= _mine(view, public, sheet, names, lang, kept, given, printed, at_work)
    found |= _own(view, sheet, names, lang, kept, printed, at_work)
    return found


def _given(public: SecondChanceView, sheet: Sheet, names: list[str], kept: Kept, printed: str) -> dict[str, object]:
    """All that each fragment is drawn from, by its name; what is as before is the very same as before."""
    regions, players = public["regions"], public["players"]
    spaces = [one["spaces"] for one in regions.values()]
    team = public["mode"] == "cooperative"
    ahead = (public.get("outlook"), public.get("team"), public["co2"], public["ending"], public.get("proposed"))
    due = due_in(public)
    given = {
        "clock": _clock(public),
        "gauge": (ahead, public["ahead"], spaces, printed),
        "mini": (spaces, [one["control"] for one in regions.values()]),
        "tracks": ([player["knowledge"] for player in players], names, printed),
        "outlook": (ahead, public.get("environment"), printed),
        "market": (public["market"], printed),
        "events": None if team else _events(public, sheet),
        "threats": None if team else (public["threats"], public["co2"], [player["tech"] for player in players]),
        "lobbyists": (public["lobbyists"], names, printed),
        "summits": (public["summits"], public["summits_left"], names),
        "goals": (public["un_goals"], [player["claimed"] for player in players], names, printed),
        **{word: (region, due, names, printed) for word, region in regions.items()},
    }
    return {name: kept.same(name, "given", one) for name, one in given.items()}


def _clock(public: SecondChanceView) -> dict[str, object]:
    """The decade and the round, and how many there are."""
    return {key: public[key] for key in ("decade", "decades", "round", "rounds")}


def _events(public: SecondChanceView, sheet: Sheet) -> dict[str, object]:
    both = all(threat["strikes"] for threat in public["threats"])
    return events(public["event"], public["next_event"], (True, both), sheet["climate"]["second_event"])


def _board(
    public: SecondChanceView, sheet: Sheet, names: list[str], lang: str, kept: Kept, given: Mapping[str, object],
    printed: str,
) -> dict[str, str]:  # fmt: skip
    """What everybody sees alike."""
    team = public["mode"] == "cooperative"
    makers: dict[str, Callable[[], dict[str, object]]] = {
        "clock": lambda: _clock(public),
        "gauge": lambda: gauge(public, sheet, lang),
        "mini": lambda: mini(public["regions"]),
        "market": lambda: market(public["market"], sheet),
    }
    found = {f"f-{what}": kept.draw(f"{GAME}/{what}", lang, "", given[what], make) for what, make in makers.items()}
    if team:
        found["f-events"] = '<section id="f-events" hidden></section>'
    else:
        found["f-events"] = kept.draw(f"{GAME}/events", lang, "", given["events"], lambda: _events(public, sheet))
    for land in art.world().lands:
        make = partial(region, public, sheet, names, land, lang, kept)
        found[f"f-region-{land.word}"] = kept.make("region", lang, land.word, given[land.word], make)
    return found


def _mine(
    view: SecondChanceView, public: SecondChanceView, sheet: Sheet, names: list[str], lang: str, kept: Kept,
    given: Mapping[str, object], printed: str, at_work: Sequence[Work],
) -> dict[str, str]:  # fmt: skip
    """What everybody sees, drawn for one's own eyes: what one may build, has backing for, could lose or go to."""
    me = view["seat"]
    held = speakers(view["summits"], at_work, me, "board")
    source = next((place for place in held if place != "board"), "board")
    backing = public["players"][me]["backing"] if me is not None else {}
    return {
        "f-tracks": kept.make(
            "tracks", lang, me, given["tracks"], lambda: tracks(public, sheet, names, me, lang, kept, printed)
        ),
        "f-threats": kept.draw(
            f"{GAME}/threats", lang, me, given["threats"],
            lambda: {"rows": []} if given["threats"] is None else threats(public, sheet, names, me),
        ),
        "f-lobbyists": kept.draw(
            f"{GAME}/lobbyists", lang, "", given["lobbyists"],
            lambda: lobbyists(public, sheet, names, "\ue000", lang),
        ).replace("\ue000", source),
        "f-summits": kept.draw(
            f"{GAME}/summits", lang, held, given["summits"],
            lambda: summits(VOICE, public["summits"], public["summits_left"], held, names, lang),
        ),
        "f-goals": kept.draw(
            f"{GAME}/goals", lang, me, (given["goals"], backing), lambda: un_goals(public, sheet, names, me, lang)
        ),
    }  # fmt: skip


def _own(
    view: SecondChanceView, sheet: Sheet, names: list[str], lang: str, kept: Kept, printed: str, at_work: Sequence[Work]
) -> dict[str, str]:
    """What each sees for themselves, and a spectator instead of it."""
    me, players = view["seat"], view["players"]
    if me is None:
        left = supply(view["fossils_left"], view["tech_left"], view["market"])
        drawn = kept.draw(f"{GAME}/mine", lang, me, left, lambda: left)
        own: object = ([[player.get(part) for part in SHOWN] for player in players], names)
    else:
        owned = holdings(view, me, names, sheet, "\ue000")
        drawn = kept.draw(f"{GAME}/mine", lang, me, owned, lambda: mine(owned, lang))
        own = [players[me].get(part) for part in HELD]
    return {
        "f-mine": drawn.replace("\ue000", target(at_work, first_slot(view))),
        "f-hand": kept.draw(f"{GAME}/hand", lang, me, (own, printed), lambda: hand(view, sheet, names, lang)),
    }
