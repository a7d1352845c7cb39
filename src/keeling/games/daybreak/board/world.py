"""The world: this round's CO₂ against the sinks, what the round comes to, the thermometer, and the planet's effects."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.rows import effects
from keeling.games.daybreak.board.signs import EFFECTS
from keeling.games.daybreak.model.words import EMISSIONS, SINKS
from keeling.games.daybreak.telling.cards import tell_effects
from keeling.games.daybreak.telling.verbs import phrase
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.scene import Scene

Row = dict[str, object]
_WIDE: Final = 381.0  # the room of the bars
_UNIT: Final = 14.0  # of one CO₂, unless there are too many
_BAND: Final = 68  # of a band on the thermometer
_DICE: Final = 6  # rolls that find room in the strip


def carbon(scene: Scene[DaybreakView]) -> Row:
    """CO₂ by cause above the sinks by kind, on one scale; what hangs over is the net."""
    view = scene.public
    ahead, players = view["forecast"], view["players"]
    causes = [("dirty", sum([player["dirty"] for player in players]))]
    causes += [(kind, sum([player["emission"][kind] for player in players])) for kind in EMISSIONS]
    captured = sum([player["captured"] for player in players])
    causes += [("current", view["current"])]
    sinks = [(sink, view["sinks"][sink]) for sink in SINKS]
    unit = min(_UNIT, _WIDE / max(1, ahead["co2"] + captured, ahead["sinks"]))
    net = ahead["net"]
    return {
        "causes": _bars(causes, unit), "sinks": _bars(sinks, unit), "over": max(0.0, net * unit),
        "start": ahead["sinks"] * unit, "free": max(0.0, -net * unit), "net": net, "co2": ahead["co2"],
        "all_sinks": ahead["sinks"], "captured": captured,
    }  # fmt: skip


def _bars(parts: list[tuple[str, int]], unit: float) -> list[Row]:
    """Bars side by side: what, how many, from where, how wide, and whether the figure finds room."""
    found: list[Row] = []
    at = 0.0
    for word, number in parts:
        if number:
            wide = number * unit
            found.append({"word": word, "n": number, "x": round(at, 1), "w": round(wide - 1.5, 1), "icon": wide > 26})
            at += wide
    return found


def forecast(scene: Scene[DaybreakView]) -> Row:
    """How the round ends if nobody does anything more, with communities at risk by seat and cause."""
    view, lang = scene.public, scene.lang
    ahead, now = view["forecast"], view["thermometer"]
    at_risk: dict[int, int] = {}
    causes: list[str] = []
    for risk in ahead["risks"]:
        at_risk[risk["seat"]] = at_risk.get(risk["seat"], 0) + risk["amount"]
        named = text("ui.web.daybreak.short", lang) if risk["cause"] == "energy" else phrase(VOICE, risk["cause"], lang)
        causes.append(named if risk["sure"] else text("ui.db.cause.tie", lang, cause=named))
    heard = _heard(scene, at_risk)
    return {
        "heard": heard, "from": degrees(now["degrees"], lang), "to": degrees(ahead["degrees"], lang),
        "warmer": ahead["degrees"] > now["degrees"],
        "bands": ahead["bands"] - now["bands"], "loose": ahead["loose"], "row": now["row"], "rolls": ahead["rolls"],
        "tipping": ahead["tipping"], "die": rolls(scene),
        "crises": ahead["crises"], "known": ahead["known"], "hidden": ahead["crises"] - ahead["known"],
        "drawdown": ahead["drawdown"], "lost": ahead["lost"],
        "risks": [(seat, view["players"][seat]["community"], n) for seat, n in sorted(at_risk.items())],
        "causes": " · ".join(dict.fromkeys(causes)), "names": scene.names, "lose": scene.sheet["round"]["lose"],
    }  # fmt: skip


def _heard(scene: Scene[DaybreakView], at_risk: dict[int, int]) -> dict[str, str]:
    """The forecast in words, for ears and tips."""
    view, lang = scene.public, scene.lang
    ahead, now, lose = view["forecast"], view["thermometer"], scene.sheet["round"]["lose"]
    heat = text("ui.web.daybreak.bands", lang, n=ahead["bands"] - now["bands"])
    loose = text("ui.web.daybreak.loose", lang, n=ahead["loose"], of=now["row"])
    known = text("ui.web.daybreak.known", lang, known=ahead["known"], hidden=ahead["crises"] - ahead["known"])
    risks = [
        f"{scene.names[seat]}, {text('ui.web.daybreak.communities', lang, n=f'{n} → {n + more}', of=lose)}"
        for seat, more in sorted(at_risk.items())
        for n in (view["players"][seat]["community"],)
    ]
    return {
        "heat": f"{degrees(now['degrees'], lang)} → {degrees(ahead['degrees'], lang)} °C: {heat}, {loose}",
        "rolls": text("ui.web.daybreak.rolls", lang, n=ahead["rolls"]),
        "crises": f"{text('ui.web.daybreak.crises', lang, n=ahead['crises'])}: {known}",
        "risks": "; ".join(risks) or text("ui.web.daybreak.no-risk", lang),
    }


def rolls(scene: Scene[DaybreakView]) -> Row:
    """The planetary die in the crisis stage: what each roll brought, and how many are still to come."""
    view = scene.public
    if view["stage"] != "crisis":
        return {"dice": [], "left": 0}
    left = {track["key"]: track["next_tip"] for track in view["planet"]}
    made = [
        {"icon": EFFECTS[die["effect"]], "name": VOICE.word(die["effect"], scene.lang), "result": die["result"],
         "does": _does(scene, die["effect"]), "next": left[die["effect"]]}
        for die in view["dice"]
    ]  # fmt: skip
    return {"dice": made[-_DICE:], "earlier": max(0, len(made) - _DICE), "made": len(made), "left": view["rolls"]}


def _does(scene: Scene[DaybreakView], key: str) -> list[Markup]:
    """What a tipping point does at a table for so many, in symbols."""
    rows = [_for_all(row, scene.public["seats"]) for row in scene.sheet["planet"][key]["do"]]
    return effects(rows, scene.lang)


def degrees(tenths: int, lang: str) -> str:
    """A temperature in degrees, with the decimal sign of a language."""
    return f"{tenths // 10}{'.' if lang == 'en' else ','}{tenths % 10}"


def thermometer(scene: Scene[DaybreakView]) -> Row:
    """Bands on it, loose CO₂, this round's forecast, and where more crises begin."""
    view = scene.public
    now, ahead = view["thermometer"], view["forecast"]
    here = now["bands"] + now["loose"] / now["row"]
    then = ahead["bands"] + ahead["loose"] / now["row"]
    lose = now["lose"]
    steps = now["crises"]
    changes = [bands for bands in range(len(steps)) if bands == 0 or steps[bands] != steps[bands - 1]]
    return {
        "bands": now["bands"], "lose": lose, "unit": _BAND * 8 / lose, "here": here, "then": min(then, lose),
        "degrees": degrees(now["degrees"], scene.lang), "crises": steps[min(now["bands"], len(steps) - 1)],
        "marks": [(bands, degrees(now["start"] + bands, scene.lang)) for bands in range(lose + 1)],
        "calls": [(bands, steps[bands], bands <= now["bands"]) for bands in changes if bands < lose],
        "away": now["away"], "level": _level(now["bands"], lose),
        "loose": now["loose"], "row": now["row"], "net": ahead["net"], "ahead": degrees(ahead["degrees"], scene.lang),
    }  # fmt: skip


def _level(bands: int, lose: int) -> str:
    """How grave it is."""
    return "danger" if bands >= lose - 3 else "watch" if bands >= lose // 2 else "calm"


def planet(scene: Scene[DaybreakView]) -> Row:
    """The six effects: spaces, tipping points, and what one does at a table for so many."""
    view, sheet, lang = scene.public, scene.sheet, scene.lang
    rows: list[Row] = []
    for track in view["planet"]:
        tips, marker = set(track["tips"]), track["marker"]
        following = min((tip for tip in track["tips"] if tip > marker), default=track["length"])
        does = sheet["planet"][track["key"]]["do"]
        rows.append({
            "key": track["key"], "icon": EFFECTS[track["key"]],
            "name": VOICE.word(track["key"], lang), "short": text(f"ui.web.daybreak.fx.{track['key']}", lang),
            "spaces": [_space(at, marker, tips, following) for at in range(track["length"] + 1)],
            "does": _does(scene, track["key"]), "told": tell_effects(sheet, does, lang),
            "left": track["next_tip"],
        })  # fmt: skip
    return {"rows": rows, "rolled": view["rolled"]}


def _for_all(row: Sheet, seats: int) -> Sheet:
    """An effect for each player, as a sum."""
    if row.get("per") != "player":
        return row
    return {key: value for key, value in row.items() if key != "per"} | {"n": row.get("n", 1) * seats}


def _space(at: int, marker: int, tips: set[int], following: int) -> str:
    """How a space looks: behind the marker, a tipping point, the next one, one away."""
    words = []
    if at in tips:
        words.append("tpt")
        if at <= marker:
            words.append("past")
        elif at == following:
            words += ["next", "near"] if at == marker + 1 else ["next"]
    elif at < marker:
        words.append("gone")
    if at == marker:
        words.append("here")
    return " ".join(words)
