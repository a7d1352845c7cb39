"""The powers side by side: energy against demand, emissions, resilience, communities in crisis, stacks as tags."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import cards_over
from keeling.games.daybreak.board.signs import tag
from keeling.games.daybreak.model.words import EMISSIONS, RESILIENCES
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView, PlayerView
from keeling.locale import capital
from keeling.web.drawing.composed import Element
from keeling.web.drawing.printed import printed, sheet_of
from keeling.web.drawing.render import fill
from keeling.web.drawing.scene import BOTS, NAMES, Frame, Scene

Row = dict[str, object]
_SCALE: Final = 26  # energy, or the largest demand and a little more
_ENERGY: Final = ("demand", "dirty", "clean")
_WIDE: Final = 4  # units of energy that leave room for a symbol beside their figure
_ROOM: Final = 4.4  # of a small stack, in tags; a figure takes half as much


def seats(scene: Scene[DaybreakView]) -> Frame:
    """The phone's strip of seats."""
    count = scene.public["seats"]
    of = [(("players", seat), "risks", NAMES) for seat in range(count)]
    return {"count": count}, {
        "rows": [(f"seat-p{at + 1}", scene.draw("seat", of[at], _seat, at)) for at in range(count)]
    }


def _seat(scene: Scene[DaybreakView], seat: int) -> Row:
    """What the phone's strip tells of each."""
    player = scene.public["players"][seat]
    return {
        "seat": seat, "name": scene.names[seat], "power": capital(VOICE.word(player["power"], scene.lang)),
        "community": player["community"], "co2": player["co2"], "done": player["done"],
        "lose": lose(scene), "risk": risks(scene)[seat],
    }  # fmt: skip


def lose(scene: Scene[DaybreakView]) -> int:
    """So many communities in crisis, and all have lost."""
    return int(scene.sheet["round"]["lose"])


def risks(scene: Scene[DaybreakView]) -> list[int]:
    """By seat, the communities at risk."""

    def make(scene: Scene[DaybreakView]) -> list[int]:
        found = [0] * scene.public["seats"]
        for risk in scene.public["forecast"]["risks"]:
            found[risk["seat"]] += risk["amount"]
        return found

    return scene.share("risks", ("forecast",), make)


def scale(scene: Scene[DaybreakView]) -> int:
    """What bars of energy are drawn to, the same for all."""
    return scene.share("scale", ("players",), lambda scene: max(_SCALE, *map(_needs, scene.public["players"])))


def _needs(player: PlayerView) -> int:
    return max(player["demand"], player["dirty"] + player["clean"]) + 4


def lows(scene: Scene[DaybreakView]) -> list[int]:
    """The lowest shield of each kind."""

    def make(scene: Scene[DaybreakView]) -> list[int]:
        return [min([one["resilience"][kind] for one in scene.public["players"]]) for kind in RESILIENCES]

    return scene.share("lows", ("players",), make)


def powers(scene: Scene[DaybreakView]) -> Frame:
    """Each power an element of its own, in a row for ears too."""
    rows: list[Element] = []
    told: list[Element] = []
    for seat in range(scene.public["seats"]):
        of = (("players", seat), "risks", "scale", "lows", "lead", "stage", NAMES, BOTS)
        rows.append((f"power-p{seat + 1}", scene.compose("power", of, _power, seat)))
        told.append((f"told-p{seat + 1}", scene.draw("told", (("players", seat), NAMES), _told, seat)))
    return {"count": scene.public["seats"], "heads": _heads(scene.lang)}, {"rows": rows, "rest": told}


@cache
def _heads(lang: str) -> list[str]:
    """What the table of the powers, which is there for ears, counts."""
    counted = [VOICE.word(word, lang) for word in ("community", *_ENERGY, *EMISSIONS)]
    shields = [text(f"ui.web.daybreak.shield.{kind}", lang) for kind in RESILIENCES]
    return [capital(head) for head in (text("ui.web.daybreak.co2", lang), *counted, *shields)]


def _told(scene: Scene[DaybreakView], seat: int) -> Row:
    """A power's row in the table for ears, in the order of its heads."""
    player = scene.public["players"][seat]
    power = capital(VOICE.word(player["power"], scene.lang))
    energy = [player["demand"], player["dirty"], player["clean"]]
    cells = [player["co2"], f"{player['community']}/{lose(scene)}", *energy]
    cells += [player["emission"][kind] for kind in EMISSIONS] + [player["resilience"][kind] for kind in RESILIENCES]
    return {"seat": seat, "name": f"{power}, {scene.names[seat]}", "cells": cells}


def _power(scene: Scene[DaybreakView], seat: int) -> Frame:
    """A power's board in four lines, the same columns in all; each line is drawn when it changes."""
    player, no = ("players", seat), f"p{seat + 1}"
    lines = [
        (f"who-{no}", scene.draw("power-who", (player, "risks", "lead", "stage", NAMES, BOTS), _who, seat)),
        (f"energy-{no}", scene.draw("power-energy", (player, "scale"), _energy, seat)),
        (f"air-{no}", scene.draw("power-air", (player, "lows"), _air, seat)),
    ]
    stacks: list[Element] = [(f"held-{no}", scene.draw("held", (player, NAMES), _held, seat))]
    about = (printed(scene.sheet), scene.lang, scene.public["seats"], seat)
    for at, stack in enumerate(scene.public["players"][seat]["stacks"], 1):
        stacks.append((f"mini-{no}-{at}", _mini(*about, at, tuple(stack["cards"]), tuple(stack["tags"].items()))))
    power = capital(VOICE.word(scene.public["players"][seat]["power"], scene.lang))
    return {"seat": seat, "name": scene.names[seat], "power": power}, {"rows": lines, "rest": stacks}


def _who(scene: Scene[DaybreakView], seat: int) -> Row:
    """Whose it is, whether they are done, their CO₂ and their communities in crisis, and those at risk."""
    view, player, most = scene.public, scene.public["players"][seat], lose(scene)
    filled, risk = player["community"], risks(scene)[seat]
    return {
        "seat": seat, "name": scene.names[seat], "power": capital(VOICE.word(player["power"], scene.lang)),
        "bot": scene.bots[seat],
        "lead": seat == view["lead"], "local": view["stage"] == "local", "done": player["done"], "co2": player["co2"],
        "community": filled, "most": most, "risk": risk,
        "pips": ["f" if at < filled else "risk" if at < filled + risk else "" for at in range(most)],
    }  # fmt: skip


def _energy(scene: Scene[DaybreakView], seat: int) -> Row:
    """Energy against demand, in numbers and as shares of the scale."""
    player = scene.public["players"][seat]
    unit, at, parts = 100 / scale(scene), 0, []
    for cls, icon, number in zip(("d", "c", "gap"), ("db-dirty", "db-clean", ""), _filled(player), strict=True):
        parts.append({
            "cls": cls, "icon": icon, "n": number if icon else 0, "wide": number >= _WIDE,
            "x": round(at * unit, 2), "w": round(number * unit, 2), "mid": round((at + number / 2) * unit, 2),
        })  # fmt: skip
        at += number
    told = {part: player[part] for part in (*_ENERGY, "gap", "spare")}
    return {"seat": seat, **told, "parts": parts, "mark": round(player["demand"] * unit - 0.4, 2)}


def _filled(player: PlayerView) -> tuple[int, int, int]:
    """What a bar of energy is made of: dirty, clean, and what is missing."""
    return player["dirty"], player["clean"], player["gap"]


def _air(scene: Scene[DaybreakView], seat: int) -> Row:
    """Emissions and shields; the lowest of each kind of shield is marked."""
    player = scene.public["players"][seat]
    held, low = player["resilience"], zip(RESILIENCES, lows(scene), strict=True)
    return {
        "seat": seat,
        "emissions": [(kind, player["emission"][kind]) for kind in EMISSIONS],
        "shields": [(kind, held[kind], held[kind] == least and scene.public["seats"] > 1) for kind, least in low],
    }


@lru_cache(4096)
def _mini(
    sheet: str, lang: str, seats: int, seat: int, at: int, cards: tuple[str, ...], tags: tuple[tuple[str, int], ...]
) -> str:
    """A stack as its tags, with its cards for whoever asks."""
    signs = [(tag(word, "sm"), n) for word, n in tags]
    shown, faces = _fitting(signs), [face(sheet_of(sheet), key, lang, seats) for key in cards]
    row: Row = {
        "seat": seat, "at": at, "tags": shown, "more": len(signs) - len(shown),
        "named": ", ".join([one.title for one in faces]),
        "over": cards_over(text("ui.web.daybreak.stack", lang, n=at), faces),
    }  # fmt: skip
    return fill("daybreak/mini.html", lang, row)


def _fitting(tags: list[tuple[Markup, int]]) -> list[tuple[Markup, int]]:
    """As many tags as find room, with room for how many more there are if not all do."""
    sizes = [1.5 if n > 1 else 1.0 for _, n in tags]
    if sum(sizes) <= _ROOM:
        return tags
    return [one for at, one in enumerate(tags) if sum(sizes[: at + 1]) <= _ROOM - 1]


def _held(scene: Scene[DaybreakView], seat: int) -> Row:
    """A hand as its number of cards, with the cards for whoever asks: all hands are open (D-4)."""
    player = scene.public["players"][seat]
    seats, lang, cards = scene.public["seats"], scene.lang, [*player["shown"], *player["hand"]]
    faces = [face(scene.sheet, key, lang, seats) for key in cards]
    heard = text("ui.web.daybreak.hand-of", lang, player=scene.names[seat], n=len(faces))
    named = ", ".join([one.title for one in faces])
    return {"seat": seat, "count": len(faces), "heard": heard, "named": named, "over": cards_over(heard, faces)}
