"""The powers side by side: energy against demand, emissions, resilience, communities in crisis, stacks as tags."""

from __future__ import annotations

from functools import partial
from typing import Final

from markupsafe import Markup

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import cards_over
from keeling.games.daybreak.board.signs import tag
from keeling.games.daybreak.model.words import EMISSIONS, RESILIENCES
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView, PlayerView, StackView
from keeling.locale import capital
from keeling.web.drawing.scene import Scene

Row = dict[str, object]
_SCALE: Final = 26  # energy, or the largest demand and a little more
_ENERGY: Final = ("demand", "dirty", "clean")
_WIDE: Final = 4  # units of energy that leave room for a symbol beside their figure
_ROOM: Final = 4.4  # of a small stack, in tags; a figure takes half as much
SEAT: Final = ("name", "power", "community", "co2", "done", "gap", "lose", "risk")


def seats(scene: Scene[DaybreakView]) -> list[Row]:
    """What the phone's strip tells of each."""
    view = scene.public
    return [
        {
            "seat": seat, "name": scene.names[seat], "power": capital(VOICE.word(player["power"], scene.lang)),
            "community": player["community"], "co2": player["co2"], "done": player["done"], "gap": player["gap"],
            "lose": lose(scene), "risk": _risk(view, seat),
        }
        for seat, player in enumerate(view["players"])
    ]  # fmt: skip


def lose(scene: Scene[DaybreakView]) -> int:
    """So many communities in crisis, and all have lost."""
    return int(scene.sheet["round"]["lose"])


def _risk(view: DaybreakView, seat: int) -> int:
    return sum(risk["amount"] for risk in view["forecast"]["risks"] if risk["seat"] == seat)


def powers(scene: Scene[DaybreakView]) -> str:
    """Each power an element of its own."""
    view = scene.public
    scale = max(_SCALE, *(max(player["demand"], player["dirty"] + player["clean"]) + 4 for player in view["players"]))
    lows = [min(player["resilience"][kind] for player in view["players"]) for kind in RESILIENCES]
    rows, told = [], []
    for seat, player in enumerate(view["players"]):
        given = (player, scale, lows, _risk(view, seat), seat == view["lead"], view["stage"])
        drawn = scene.make("power", (seat, scene.bots[seat]), given, partial(_power, scene, seat, player, scale, lows))
        rows.append((f"power-p{seat + 1}", drawn))
        heard = scene.draw("told", seat, player, partial(_told, scene, seat, player))
        told.append((f"told-p{seat + 1}", heard))
    return scene.frame(
        "powers",
        "",
        {"count": view["seats"], "heads": scene.make("heads", "", "", partial(_heads, scene.lang))},
        rows,
        told,
    )


def _heads(lang: str) -> list[str]:
    """What the table of the powers, which is there for ears, counts."""
    counted = [VOICE.word(word, lang) for word in ("community", *_ENERGY, *EMISSIONS)]
    shields = [text(f"ui.web.daybreak.shield.{kind}", lang) for kind in RESILIENCES]
    return [capital(head) for head in (text("ui.web.daybreak.co2", lang), *counted, *shields)]


def _told(scene: Scene[DaybreakView], seat: int, player: PlayerView) -> Row:
    """A power's row in the table for ears, in the order of its heads."""
    power = capital(VOICE.word(player["power"], scene.lang))
    energy = [player["demand"], player["dirty"], player["clean"]]
    cells = [player["co2"], f"{player['community']}/{lose(scene)}", *energy]
    cells += [player["emission"][kind] for kind in EMISSIONS] + [player["resilience"][kind] for kind in RESILIENCES]
    return {"seat": seat, "name": f"{power}, {scene.names[seat]}", "cells": cells}


def _power(scene: Scene[DaybreakView], seat: int, player: PlayerView, scale: int, lows: list[int]) -> str:
    """A power's board in four lines, the same columns in all; each line is drawn when it changes."""
    made = {"who": _who(scene, seat, player), "energy": _energy(player, scale), "air": _air(scene, player, lows)}
    lines = [
        (f"{what}-p{seat + 1}", scene.draw(f"power-{what}", (seat, scene.bots[seat]), row, partial(_line, seat, row)))
        for what, row in made.items()
    ]
    cards = (player["shown"], player["hand"])
    stacks = [(f"held-p{seat + 1}", scene.draw("held", seat, cards, partial(_held, scene, seat, player)))]
    for at, stack in enumerate(player["stacks"], 1):
        small = scene.draw("mini", (seat, at), _shown(stack), partial(_mini, scene, seat, stack, at))
        stacks.append((f"mini-p{seat + 1}-{at}", small))
    head = {"seat": seat, "name": scene.names[seat], "power": capital(VOICE.word(player["power"], scene.lang))}
    return scene.frame("power", seat, head, lines, stacks)


def _line(seat: int, row: Row) -> Row:
    return {"seat": seat, **row}


def _who(scene: Scene[DaybreakView], seat: int, player: PlayerView) -> Row:
    """Whose it is, whether they are done, their CO₂ and their communities in crisis, and those at risk."""
    view, most, filled, risk = scene.public, lose(scene), player["community"], _risk(scene.public, seat)
    return {
        "name": scene.names[seat], "power": capital(VOICE.word(player["power"], scene.lang)), "bot": scene.bots[seat],
        "lead": seat == view["lead"], "local": view["stage"] == "local", "done": player["done"], "co2": player["co2"],
        "community": filled, "most": most, "risk": risk,
        "pips": ["f" if at < filled else "risk" if at < filled + risk else "" for at in range(most)],
    }  # fmt: skip


def _energy(player: PlayerView, scale: int) -> Row:
    """Energy against demand, in numbers and as shares of the scale."""
    unit, at, parts = 100 / scale, 0, []
    for cls, icon, number in zip(("d", "c", "gap"), ("db-dirty", "db-clean", ""), _filled(player), strict=True):
        parts.append({
            "cls": cls, "icon": icon, "n": number if icon else 0, "wide": number >= _WIDE,
            "x": round(at * unit, 2), "w": round(number * unit, 2), "mid": round((at + number / 2) * unit, 2),
        })  # fmt: skip
        at += number
    told = {part: player[part] for part in (*_ENERGY, "gap", "spare")}
    return told | {"parts": parts, "mark": round(player["demand"] * unit - 0.4, 2)}


def _filled(player: PlayerView) -> tuple[int, int, int]:
    """What a bar of energy is made of: dirty, clean, and what is missing."""
    return player["dirty"], player["clean"], player["gap"]


def _air(scene: Scene[DaybreakView], player: PlayerView, lows: list[int]) -> Row:
    """Emissions and shields; the lowest of each kind of shield is marked."""
    low = zip(RESILIENCES, lows, strict=True)
    held = player["resilience"]
    return {
        "emissions": [(kind, player["emission"][kind]) for kind in EMISSIONS],
        "shields": [(kind, held[kind], held[kind] == least and scene.public["seats"] > 1) for kind, least in low],
    }


def _shown(stack: StackView) -> tuple[object, ...]:
    """All that a small stack is drawn from."""
    return stack["cards"], stack["tags"]


def _mini(scene: Scene[DaybreakView], seat: int, stack: StackView, at: int) -> Row:
    """A stack as its tags, with its cards for whoever asks."""
    tags = [(tag(word, "sm"), n) for word, n in stack["tags"].items()]
    shown = _fitting(tags)
    seats, lang = scene.public["seats"], scene.lang
    faces = [face(scene.sheet, key, lang, seats) for key in stack["cards"]]
    return {
        "seat": seat, "at": at, "tags": shown, "more": len(tags) - len(shown),
        "named": ", ".join([one.title for one in faces]),
        "over": cards_over(text("ui.web.daybreak.stack", lang, n=at), faces),
    }  # fmt: skip


def _fitting(tags: list[tuple[Markup, int]]) -> list[tuple[Markup, int]]:
    """As many tags as find room, with room for how many more there are if not all do."""
    sizes = [1.5 if n > 1 else 1.0 for _, n in tags]
    if sum(sizes) <= _ROOM:
        return tags
    return [one for at, one in enumerate(tags) if sum(sizes[: at + 1]) <= _ROOM - 1]


def _held(scene: Scene[DaybreakView], seat: int, player: PlayerView) -> Row:
    """A hand as its number of cards, with the cards for whoever asks: all hands are open (D-4)."""
    seats, lang, cards = scene.public["seats"], scene.lang, [*player["shown"], *player["hand"]]
    faces = [face(scene.sheet, key, lang, seats) for key in cards]
    heard = text("ui.web.daybreak.hand-of", lang, player=scene.names[seat], n=len(faces))
    named = ", ".join([one.title for one in faces])
    return {"seat": seat, "count": len(faces), "heard": heard, "named": named, "over": cards_over(heard, faces)}
