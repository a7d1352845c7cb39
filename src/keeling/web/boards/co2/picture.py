"""Every fragment of the board: what it shows, as plain data for its template."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from keeling import locale
from keeling.games.co2.words import ENERGIES, REGIONS
from keeling.web import art
from keeling.web.boards.co2.hand import HELD, hand
from keeling.web.render import fragment, print_of
from keeling.web.speech import text

Data = dict[str, Any]

NAMES: Final = (
    "f-clock", "f-gauge", "f-seats", "f-mini", "f-players", "f-tracks", "f-market", "f-events", "f-summits",
    "f-goals", "f-mine", "f-hand", *(f"f-region-{word}" for word in REGIONS),
)  # fmt: skip
_DANGER: Final = 50  # ppm before defeat at which the gauge turns red


def fragments(view: Data, sheet: Data, names: Sequence[str], kinds: Sequence[str], lang: str) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them."""
    names = list(names)
    seats = _seats(view, sheet, names, kinds)
    regions, players, me = view["regions"], view["players"], view["seat"]
    printed = print_of(sheet)
    plants = [player["plants"] for player in players]
    found: dict[str, str] = {}

    def draw(what: str, given: tuple[Any, ...], make: Callable[[], Data]) -> None:
        found[f"f-{what}"] = fragment(f"co2/{what}", lang, repr(given), make)

    clock = {key: view[key] for key in ("decade", "decades", "round", "rounds")}
    draw("clock", (clock,), lambda: clock)
    spaces = [region["spaces"] for region in regions.values()]
    draw("gauge", (view["co2"], spaces, printed), lambda: _gauge(view, sheet, lang))
    keys = [repr(seat) for seat in seats]
    rows = {what: _rows(what, seats, keys, lang) for what in ("seat", "player", "company")}
    found["f-seats"] = fragment("co2/seats", lang, rows["seat"], lambda: {"rows": rows["seat"], "count": len(seats)})
    draw("mini", (spaces, [region["control"] for region in regions.values()]), lambda: _mini(view))
    found["f-players"] = _companies(rows, lang)
    learnt = [player["expertise"] for player in players]
    draw("tracks", (learnt, view["plants_next"], names, printed), lambda: _tracks(view, sheet, names, lang))
    draw("market", (view["market"], printed), lambda: _market(view, sheet))
    events = _events(view, sheet)
    draw("events", (events,), lambda: events)
    held = [_speaker(view, summit["topics"] if summit else []) for summit in view["summits"]]
    draw("summits", (view["summits"], view["summits_left"], held, names), lambda: _summits(view, held, names, lang))
    claimed = [player["claimed"] for player in players]
    goals = (view["un_goals"], view["un_left"], claimed, names, printed)
    draw("goals", goals, lambda: _goals(view, sheet, names, lang))
    mine = _supply(view) if me is None else _holdings(view, names)
    draw("mine", (mine,), lambda: mine if me is None else _mine(mine, lang))
    own = (plants, players, names) if me is None else [players[me][part] for part in HELD]
    draw("hand", (me, *own, printed), lambda: hand(view, sheet, names, lang))
    for land in art.world().lands:
        given = (land.word, regions[land.word], view["decade"], view["decades"], names, printed)
        found[f"f-region-{land.word}"] = fragment(
            "co2/region", lang, repr(given), partial(_region, view, sheet, names, land, lang)
        )
    return found


def _seats(view: Data, sheet: Data, names: Sequence[str], kinds: Sequence[str]) -> list[Data]:
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


def _rows(what: str, seats: Sequence[Data], keys: Sequence[str], lang: str) -> str:
    """One row for each company, each kept by itself: a choice seldom changes more than one."""
    made = [fragment(f"co2/{what}", lang, key, partial(dict, s=seat)) for seat, key in zip(seats, keys, strict=True)]
    return "".join(made)


def _companies(rows: dict[str, str], lang: str) -> str:
    """The table of companies: its frame is always the same, only the rows change."""
    frame = fragment("co2/players", lang, "", lambda: {"rows": "\ue000", "cos": "\ue001"})
    return frame.replace("\ue000", rows["player"]).replace("\ue001", rows["company"])


def _gauge(view: Data, sheet: Data, lang: str) -> Data:
    """The level, stacked by its causes; what is on the board is all there is."""
    ppm = {"coal": 0, "oil": 0, "gas": 0}
    for region in view["regions"].values():
        for space in region["spaces"]:
            if space and "fossil" in space:
                ppm[space["fossil"]] += sheet["fossils"][space["fossil"]]["ppm"]
    segments, total = [], 0
    for word, amount in ppm.items():
        segments.append({"word": word, "ppm": amount, "from": total, "to": total + amount})
        total += amount
    disaster, defeat = sheet["climate"]["disaster"], sheet["climate"]["defeat"]
    co2 = view["co2"]
    danger = max(disaster, defeat - _DANGER)
    level = "lost" if co2 >= defeat else "danger" if co2 >= danger else "watch" if co2 >= disaster else "calm"
    lines = text("ui.board.lines", lang, disaster=disaster, defeat=defeat)
    causes = ", ".join(f"{locale.word(word, lang)} {amount}" for word, amount in ppm.items())
    return {
        "co2": co2, "segments": segments, "disaster": disaster, "defeat": defeat, "danger": danger, "level": level,
        "most": defeat + 20, "label": f"{text('ui.board.ppm', lang, co2=co2)}; {causes}; {lines}",
    }  # fmt: skip


def _mini(view: Data) -> Data:
    lands = {land.word: land for land in art.world().lands}
    return {
        "regions": [
            {
                "word": word,
                "cx": lands[word].cx,
                "y": lands[word].y,
                "spaces": [space and space.get("fossil", space.get("plant")) for space in region["spaces"]],
                "control": region["control"],
            }
            for word, region in view["regions"].items()
        ]
    }


def _tracks(view: Data, sheet: Data, names: Sequence[str], lang: str) -> Data:
    tracks = []
    for energy in ENERGIES:
        printed = sheet["tracks"][energy]
        levels = [player["expertise"][energy] for player in view["players"]]
        spaces = [
            {
                "level": at,
                "income": income,
                "bonus": bonus,
                "discs": [s for s, level in enumerate(levels) if level == at],
            }
            for at, (income, bonus) in enumerate(zip(printed["income"], printed["bonus"], strict=True), 1)
        ]
        standing = ", ".join(f"{names[seat]} {level}" for seat, level in enumerate(levels))
        tracks.append(
            {
                "word": energy,
                "spaces": spaces,
                "plant": view["plants_next"][energy],
                "label": f"{text('move.learn', lang, energy=locale.word(energy, lang))} ({standing})",
            }
        )
    return {"tracks": tracks}


def _market(view: Data, sheet: Data) -> Data:
    market = view["market"]
    return {
        "bank": market["bank"], "stock": market["stock"], "price": market["price"],
        "low": sheet["market"]["lowest"], "high": sheet["market"]["highest"],
    }  # fmt: skip


def _events(view: Data, sheet: Data) -> Data:
    disaster = sheet["climate"]["disaster"]
    return {"now": view["event"], "next": view["next_event"], "disaster": disaster, "hot": view["co2"] >= disaster}


def _summits(view: Data, held: Sequence[str], names: Sequence[str], lang: str) -> Data:
    """The summits; each is asked after with the move of a scientist who could speak there."""
    labels = []
    for place, summit in enumerate(view["summits"], 1):
        if summit is None:
            labels.append("")
            continue
        topics = [
            locale.word(energy, lang) + (f" ({names[seat]})" if seat >= 0 else "")
            for energy, seat in zip(summit["topics"], summit["speakers"], strict=True)
        ]
        labels.append(f"{locale.word(f'summit{place}', lang)}, {summit['place']}: {', '.join(topics)}")
    whys = [f"move {source} summit{place}" for place, source in enumerate(held, 1)]
    return {"places": view["summits"], "left": view["summits_left"], "whys": whys, "labels": labels}


def _speaker(view: Data, topics: Sequence[str]) -> str:
    """A project from which a scientist of mine may go to a summit on these topics, or else the hand."""
    for word, region in view["regions"].items():
        for slot, project in region["slots"].items():
            if project and project["scientist"] == view["seat"] and project["energy"] in topics:
                return f"{word} {slot}"
    return "hand"


def _goals(view: Data, sheet: Data, names: list[str], lang: str) -> Data:
    owners = {no: seat for seat, player in enumerate(view["players"]) for no in player["claimed"]}
    rows = {row["no"]: row for row in sheet["un_goals"]}
    goals = [
        {
            "no": no,
            "plants": rows[no]["plants"],
            "vp": rows[no]["vp"],
            "owner": owners.get(no),
            "label": locale.describe_un(rows[no], lang),
        }
        for no in sorted({*view["un_goals"], *owners})
    ]
    return {"goals": goals, "tech": sheet["goals"]["un_tech"], "left": view["un_left"], "names": names}


def _supply(view: Data) -> Data:
    """For a spectator: what the supply still holds."""
    fossils = sum(view["fossils_left"].values())
    return {"seat": None, "tech_left": view["tech_left"], "bank": view["market"]["bank"], "fossils_left": fossils}


def _holdings(view: Data, names: Sequence[str]) -> Data:
    """What is mine, and which free moves of my turn are used."""
    seat = view["seat"]
    player = view["players"][seat]
    return {
        "seat": seat,
        "name": names[seat],
        "target": _project(view),
        "plants": sum(player["plants"].values()),
        "control": sum(region["control"] == seat for region in view["regions"].values()),
        "claimed": len(player["claimed"]),
        "turn": view["turn"] if view["active"] == seat else {"scientist": False, "market": False, "card": False},
        "card": player["lobby"][0] if player["lobby"] else 1,
        **{key: player[key] for key in ("vp", "money", "permits", "tech", "scientists", "pool")},
    }


def _mine(mine: Data, lang: str) -> Data:
    """My holdings with the free moves in words."""
    turn = mine["turn"]
    moves = (
        ("move", "scientist", "", turn["scientist"], f"move hand {mine['target']}"),
        ("buy", "market", "+", turn["market"], "buy"),
        ("sell", "market", "−", turn["market"], "sell"),
        ("lobby", "lobby", "", turn["card"], f"lobby {mine['card']} minor"),
    )
    free = [
        {"word": word, "icon": icon, "sign": sign, "used": used, "why": why, "label": text(f"verb.{word}", lang)}
        for word, icon, sign, used, why in moves
    ]
    return {**mine, "free": free}


def _project(view: Data) -> str:
    """A project a scientist might go to: the first without one, or else the first slot of all."""
    places = [(word, slot, on) for word, r in view["regions"].items() for slot, on in r["slots"].items()]
    free = [f"{word} {slot}" for word, slot, on in places if on and on["scientist"] < 0]
    return free[0] if free else f"{places[0][0]} {places[0][1]}"


def _why(word: str, slot: str, region: Data) -> str:
    """The move that a slot is there for, as far as its project has come."""
    project = region["slots"][slot]
    if project is None:
        wanted = region["energies"][0] if region["energies"] else ENERGIES[0]
        return f"propose {wanted} {word} {slot}"
    return f"{'build' if project['installed'] else 'install'} {project['energy']} {word} {slot}"


def _first_why(view: Data, word: str) -> str:
    region = view["regions"][word]
    return _why(word, next(iter(region["slots"])), region)


def _region(view: Data, sheet: Data, names: list[str], land: art.Land, lang: str) -> Data:
    word = land.word
    region = view["regions"][word]
    kinds = sheet["regions"][word]["slots"]
    slots = []
    for at, (slot, project) in enumerate(region["slots"].items()):
        on = project or {"energy": "", "installed": False, "scientist": -1}
        slots.append({"word": slot, "at": at, "kind": kinds[at], "why": _why(word, slot, region), **on})
    due = view["decade"] + 1
    return {
        "word": word, "cx": land.cx, "y": land.y, "names": names,
        "ppm": {fossil: row["ppm"] for fossil, row in sheet["fossils"].items() if isinstance(row, dict)},
        "spaces": region["spaces"], "permits": region["permits"], "tech": region["tech"],
        "control": region["control"], "energies": region["energies"], "slots": slots,
        "due": due if due <= view["decades"] else 0, "why": _first_why(view, word),
        "wants": ", ".join(locale.word(energy, lang) for energy in region["energies"]),
        "label": _told(word, region, names, lang),
    }  # fmt: skip


def _told(word: str, region: Data, names: Sequence[str], lang: str) -> str:
    """A region in a sentence, for ears."""
    stands = []
    for space in region["spaces"]:
        if space and "plant" in space:
            stands.append(f"{locale.word(space['plant'], lang)} ({names[space['owner']]})")
        elif space:
            stands.append(locale.word(space["fossil"], lang))
        else:
            stands.append(text("ui.board.free", lang))
    stands.append(text("ui.board.permits", lang, have=region["permits"], most=len(region["spaces"])))
    if region["tech"]:
        stands.append(text("ui.board.tech", lang, have=region["tech"]))
    if region["control"] >= 0:
        stands.append(f"{text('ui.board.control', lang)} {names[region['control']]}")
    return f"{locale.word(word, lang)}: {', '.join(stands)}"
