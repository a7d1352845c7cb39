"""What the decade's end will ask of the team: points in hand, what is due, and the environmental goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from keeling.core.sheet import Sheet
from keeling.games.second_chance.telling.cards import environment
from keeling.games.second_chance.telling.voice import text
from keeling.games.second_chance.views.types import EnvironmentView, SecondChanceView
from keeling.web.drawing.composed import Drawn, Element
from keeling.web.drawing.scene import Frame, Scene, Values

Part = tuple[str, int, list[str], str, bool]  # of a bar: its key, amount, texts, symbol, whether it is hatched
Bar = tuple[str, list[dict[str, object]], bool]  # what it is called, its parts, whether it defines the hatching
_WIDTH: Final = 400  # of a bar in px, and of a letter: a text that does not fit is left out
_LETTER: Final = 6.6
RECKONED: Final = ("mode", "outlook", "team", "environment", "co2", "limit")  # what a reckoning is made from
GROUPS: Final = ("plant", "disc", "summit")  # the symbols of the groups of goals


class Reckoning(TypedDict):
    """What a team has, what is due, and what may become due."""

    have: int
    income: int
    goals: int
    cut: int
    more: int
    due: int
    each: int
    still: int
    watched: int  # what inspectors add
    co2: int
    expected: int
    limit: int
    need: int
    spaces: int


def reckoning(view: SecondChanceView) -> Reckoning:
    """Points in hand and what is due."""
    ahead, have = view["outlook"], view["team"]
    due = ahead["goals"] + ahead["cut"]
    more = max(0, ahead["most"] - ahead["cut"])
    still = sum(goal["open"] for goal in view["environment"])
    return {
        "have": have, "income": ahead["income"], "goals": ahead["goals"], "cut": ahead["cut"], "more": more,
        "due": due, "each": ahead["each"], "still": still, "watched": max(0, ahead["goals"] - still * ahead["each"]),
        "co2": view["co2"], "expected": ahead["expected"], "limit": view["limit"],
        "need": max(0, due - have), "spaces": ahead["spaces"],
    }  # fmt: skip


def ears(told: Reckoning, lang: str) -> str:
    """What stands in the panel's head in figures and signs, as sentences for ears."""
    said = [text("ui.web.outlook.ears.due", lang, n=told["goals"])]
    if told["cut"]:
        said.append(text("ui.web.outlook.ears.cut", lang, n=told["cut"], limit=told["limit"]))
    said.append(text("ui.web.outlook.ears.have", lang, n=str(told["have"]).replace("-", "−")))
    if told["expected"] != told["co2"]:
        said.append(text("ui.web.outlook.ears.co2", lang, co2=told["co2"], expected=told["expected"]))
    return " ".join(said)


def verdict(told: Reckoning, lang: str) -> tuple[str, str]:
    """What must happen, in a sentence, and how bad it is: good, watch or bad."""
    if not told["due"] and not told["more"] and not told["spaces"]:
        return "good", text("ui.web.outlook.nothing", lang)
    if told["co2"] > told["limit"] and not told["spaces"] and not told["income"]:  # nothing but points helps now (S-63)
        if told["have"] < told["cut"]:
            return "bad", text("ui.web.outlook.beyond", lang, vp=told["cut"], limit=told["limit"])
        return "bad", text("ui.web.outlook.over", lang, vp=told["cut"], limit=told["limit"])
    if told["have"] >= told["due"] + told["more"]:
        return "good", text("ui.web.outlook.safe", lang)
    if not told["need"]:
        return "watch", text("ui.web.outlook.likely", lang, most=told["due"] + told["more"] - told["have"])
    if told["need"] <= told["income"]:
        return "bad", text("ui.web.outlook.take", lang, need=told["need"], income=told["income"])
    return "bad", text("ui.web.outlook.short", lang, short=told["need"] - told["income"])


def proposal(view: SecondChanceView, lang: str) -> tuple[str, str]:
    """What the team is asked to agree to, for all to see before it is taken (S-63)."""
    then = view["proposal"]
    told = text("ui.web.outlook.proposed", lang, co2=view["co2"], to=then["co2"], vp=then["vp"], left=then["left"])
    return "watch", told


def bars(told: Reckoning, lang: str) -> list[Bar]:
    """Two bars on one scale: what the team has and may take, above what is due and may become due."""
    have, income = max(0, told["have"]), told["income"]
    still, each, watched = told["still"], told["each"], told["watched"]
    due, more = told["due"], told["more"]
    scale = 100 / max(1, have + income, due + more)
    sum_of = f"{still} × {each}" + (f" + {watched}" if watched else "") + f" = {told['goals']}"
    gains = [text("ui.web.outlook.income-or", lang, n=income), text("ui.web.outlook.income", lang, n=income)]
    has: list[Part] = [("have", have, [str(have)], "vp", False), ("inc", income, [*gains, f"+{income}"], "", True)]
    owes: list[Part] = [
        ("gls", told["goals"], [sum_of, str(told["goals"])], "env-goal", False),
        ("co", told["cut"], [f"CO₂ {told['cut']}", str(told["cut"])], "", False),
        ("may", more, [text("ui.web.outlook.up-to", lang, n=more), f"+{more}"], "", True),
    ]
    return [
        (text("ui.web.outlook.have", lang), _row(has, scale), True),
        (text("ui.web.outlook.due", lang), _row(owes, scale), False),
    ]


def _row(parts: Sequence[Part], scale: float) -> list[dict[str, object]]:
    """The parts of a bar in percent; each bears the longest of its texts that fits."""
    found: list[dict[str, object]] = []
    x = 0.0
    for key, amount, texts, icon, hatched in parts:
        wide = amount * scale
        if not amount:
            continue
        room = wide * _WIDTH / 100 - (34 if icon else 8)
        fits = [said for said in texts if len(said) * _LETTER <= room] or [texts[-1] if room > _LETTER - 18 else ""]
        drawn = icon if wide * _WIDTH / 100 > 34 else ""
        found.append(
            {"key": key, "x": round(x, 2), "w": round(wide, 2), "text": fits[0], "icon": drawn, "hatched": hatched}
        )
        x += wide
    return found


def goals(scene: Scene[SecondChanceView]) -> list[Element]:
    """The environmental goals in layout order, group by group, each drawn when it changes."""
    laid, of = scene.sheet["environment"]["laid"], ("environment",)
    return [(f"env-g{place + 1}", scene.draw("environment", of, _group, place)) for place in range(len(laid))]


def _group(scene: Scene[SecondChanceView], place: int) -> Values:
    """A group of goals; open ones with what they cost."""
    sheet, laid = scene.sheet, scene.sheet["environment"]["laid"]
    held = scene.public["environment"][sum(laid[:place]) : sum(laid[: place + 1])]
    rows = {row["no"]: row for row in sheet["environmental_goals"]}
    still = [goal for goal in held if goal["open"]]
    return {
        "place": place + 1, "symbol": GROUPS[place], "open": len(still),
        "cost": sum(goal["cost"] for goal in still),
        "tiles": [_tile(goal, rows[goal["no"]], sheet, scene.lang) for goal in held],
    }  # fmt: skip


def _tile(goal: EnvironmentView, row: Sheet, sheet: Sheet, lang: str) -> dict[str, object]:
    kind, of, cost = row["is"], row["of"], goal["cost"]
    label = environment(sheet, row["no"], lang)
    state = ("inspected" if goal["inspector"] else "open") if goal["open"] else "met"
    return {
        "rings": _rings(kind, of) if goal["open"] else "",
        "no": row["no"], "open": goal["open"], "inspector": goal["inspector"], "cost": cost,
        "label": text(f"ui.web.env.{state}", lang, goal=label, vp=cost),
        "glyph": f"r-{of}" if kind == "plant-in-region" else f"size-{of}" if kind == "summit-size" else "",
        "land": kind == "plant-in-region",
        "energy": "" if kind in ("plant-in-region", "summit-size") else of,
        "mark": {"track-end": "track-last", "track-middle": "track-mid"}.get(kind, ""),
    }  # fmt: skip


def _rings(kind: str, of: str | int) -> str:
    """What would turn a goal, as selectors of the page: first where one can build, else a project, else a free slot."""
    if kind in ("track-end", "track-middle"):
        return f'#f-tracks [data-words="learn {of}"]'
    if kind in ("summit-size", "summit-topic"):
        return f".summit.w{of}" if kind == "summit-size" else f".summit:has(.topic .e-{of})"
    slots = f"#f-region-{of} .slotp" if kind == "plant-in-region" else f".slotp.e-{of}"
    stages = [f"{slots}:has([data-face={stage}])" for stage in ("prepared", "planned")]
    return "|".join([*stages, slots] if kind == "plant-in-region" else stages)


def told(scene: Scene[SecondChanceView]) -> Reckoning | None:
    """The reckoning of a team; there is none among rivals."""
    return scene.share("reckoning", RECKONED, _told)


def _told(scene: Scene[SecondChanceView]) -> Reckoning | None:
    return reckoning(scene.public) if scene.public["mode"] == "cooperative" else None


def line(scene: Scene[SecondChanceView]) -> Values:
    """The same in one line, for phones."""
    found, lang = told(scene), scene.lang
    assert found is not None
    mood, _ = verdict(found, lang)
    need = found["need"]
    said = text("ui.web.outlook.line-short", lang, n=need) if need else text("ui.web.outlook.line-safe", lang)
    return {
        "mood": mood, "have": found["have"], "goals": found["goals"], "cut": found["cut"], "said": said,
        "ears": ears(found, lang),
        "income": text("ui.web.outlook.income", lang, n=found["income"]) if need and found["income"] else "",
    }  # fmt: skip


def outlook(scene: Scene[SecondChanceView]) -> Drawn:
    """All of the panel; each part of it is drawn when it changes."""
    if scene.public["mode"] != "cooperative":
        return scene.draw("no-outlook", ())
    return scene.compose("outlook", ("reckoning", "proposal", "co2", "environment"), _outlook)


def _outlook(scene: Scene[SecondChanceView]) -> Frame:
    note, ledger = scene.draw("outlook-note", ("reckoning",), _note), scene.draw("outlook-bars", ("reckoning",), _bars)
    laid = scene.compose("outlook-goals", ("reckoning", "proposal", "co2", "environment"), _goals)
    return {}, {"rows": [("ol-note", note)], "rest": [("ol-bars", ledger), ("ol-goals", laid)]}


def _note(scene: Scene[SecondChanceView]) -> Values:
    found = told(scene)
    assert found is not None
    return {**found, "ears": ears(found, scene.lang)}


def _bars(scene: Scene[SecondChanceView]) -> Values:
    found = told(scene)
    assert found is not None
    return {"bars": bars(found, scene.lang)}


def _goals(scene: Scene[SecondChanceView]) -> Frame:
    summed = scene.draw("outlook-said", ("reckoning", "proposal", "co2"), _said)
    return {}, {"rows": goals(scene), "rest": [("ol-said", summed)]}


def _said(scene: Scene[SecondChanceView]) -> Values:
    """What the team is asked to agree to, or else what must happen."""
    view, found, lang = scene.public, told(scene), scene.lang
    assert found is not None
    mood, said = proposal(view, lang) if "proposal" in view else verdict(found, lang)
    return {"mood": mood, "said": said}
