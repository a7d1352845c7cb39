"""The players: the track of points, the turn order, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keeling import locale
from keeling.games.factories.words import FACTORIES
from keeling.web.boards.factories.cards import card
from keeling.web.boards.factories.plan import first_to_come
from keeling.web.speech import capital, text

Data = dict[str, Any]


def seats(view: Data, names: Sequence[str], kinds: Sequence[str]) -> list[Data]:
    """Everybody's figures, by seat."""
    return [
        {
            "seat": seat,
            "name": names[seat],
            "me": kinds[seat] == "me",
            "bot": kinds[seat] == "bot",
            "turn": seat == view["active"],
            "kinds": [(kind, one["kinds"][kind]["factories"]) for kind in FACTORIES if kind in one["kinds"]],
            "stopped": sum(factory["stopped"] for factory in one["factories"]),
            "mounted": [factory["component"] for factory in one["factories"] if factory["component"]],
            "goods": [(good, count) for good, count in one["goods"].items() if count],
            "dump": one["limits"]["dump"],
            "plan": list(one["plan"].items()),
            "short": _short(view, seat, one),
            **{key: one[key] for key in ("money", "sp", "waste", "certificates", "components", "debt", "skips")},
            **{key: one[key] for key in ("marketing_cards", "csr_cards", "plan_energy")},
        }
        for seat, one in enumerate(view["players"])
    ]


def _short(view: Data, seat: int, one: Data) -> bool:
    """Whether a player holds too little energy for what is planned."""
    held = max(0, one["goods"]["coal"] + one["goods"]["renewable"] - one["debt"])
    return bool(one["plan_energy"] > held) and not first_to_come(view, seat)


def rows(view: Data, told: Sequence[Data], sheet: Data, lang: str) -> Data:
    """The players in turn order."""
    found = []
    for place, seat in enumerate(view["order"] or range(len(told)), 1):
        one = told[seat]
        parts = [card(sheet, no, lang) for no in (*one["mounted"], *one["components"])]
        plan = ", ".join(f"{count} {locale.word(unit, lang)}" for unit, count in one["plan"])
        energy = text("ui.web.factories.plan.energy", lang, energy=one["plan_energy"])
        found.append(one | {"place": place, "parts": parts, "plan_label": f"{plan} ({energy})" if plan else ""})
    return {"rows": found, "start": view["start"]}


def track(view: Data, names: Sequence[str], lang: str) -> Data:
    """The track of points up to the goal, with everybody on it."""
    goal = view["goal"]
    stands: dict[int, list[int]] = {}
    for seat in view["order"] or range(view["seats"]):
        stands.setdefault(min(view["players"][seat]["sp"], goal), []).append(seat)
    told = ", ".join(f"{name} {view['players'][seat]['sp']}" for seat, name in enumerate(names))
    return {
        "spaces": [(space, stands.get(space, [])) for space in range(goal + 1)],
        "goal": goal,
        "order": view["order"],
        "active": view["active"],
        "names": names,
        "label": f"{capital(text('ui.web.factories.track', lang, goal=goal))}: {told}",
    }
