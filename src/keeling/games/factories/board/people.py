"""The players: the track of points, the turn order, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypedDict

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import card
from keeling.games.factories.planned import plan_of
from keeling.games.factories.view_types import FactoriesView
from keeling.games.factories.voice import VOICE, text
from keeling.games.factories.words import FACTORIES
from keeling.locale import capital
from keeling.web.render import SLOTS, Kept, compose, print_of


class Person(TypedDict):
    """A player's figures, as the rows show them."""

    seat: int
    name: str
    turn: bool
    kinds: list[tuple[str, int]]
    stopped: int
    mounted: list[int]
    goods: list[tuple[str, int]]
    dump: int
    plan: list[tuple[str, int]]
    short: bool
    money: int
    sp: int
    waste: int
    certificates: int
    components: list[int]
    debt: int
    skips: bool
    marketing_cards: int
    csr_cards: int
    plan_energy: int


def seats(view: FactoriesView, names: Sequence[str]) -> list[Person]:
    """Everybody's figures, by seat."""
    return [
        {
            "seat": seat,
            "name": names[seat],
            "turn": seat == view["active"],
            "kinds": [(kind, one["kinds"][kind]["factories"]) for kind in FACTORIES if kind in one["kinds"]],
            "stopped": sum(factory["stopped"] for factory in one["factories"]),
            "mounted": [factory["component"] for factory in one["factories"] if factory["component"]],
            "goods": [(good, count) for good, count in one["goods"].items() if count],
            "dump": one["limits"]["dump"],
            "plan": list(one["plan"].items()),
            "short": plan_of(one).lacking > 0,
            "money": one["money"],
            "sp": one["sp"],
            "waste": one["waste"],
            "certificates": one["certificates"],
            "components": one["components"],
            "debt": one["debt"],
            "skips": one["skips"],
            "marketing_cards": one["marketing_cards"],
            "csr_cards": one["csr_cards"],
            "plan_energy": one["plan_energy"],
        }
        for seat, one in enumerate(view["players"])
    ]


def strip(view: FactoriesView, people: Sequence[Person], lang: str, kept: Kept) -> str:
    """The phone's strip of seats, in turn order; its frame is always the same."""
    count = len(people)
    made = []
    for seat in view["order"] or range(count):
        one = people[seat]
        given = (one["name"], one["turn"], one["sp"], one["money"])
        drawn = kept.draw("factories/seat", lang, seat, given, partial(dict, s=one))
        made.append((f"seat-p{seat + 1}", drawn))
    return compose(kept.draw("factories/seats", lang, "", count, lambda: {"rows": SLOTS[0], "count": count}), made)


def rows(
    view: FactoriesView, people: Sequence[Person], bots: Sequence[bool], sheet: Sheet, lang: str, kept: Kept
) -> str:
    """The players in turn order, a row for each; a choice seldom changes more than one."""
    made = []
    for place, seat in enumerate(view["order"] or range(len(people)), 1):
        given = (people[seat], print_of(sheet))
        make = partial(_row, people[seat], place, bots[seat], sheet, lang)
        drawn = kept.draw("factories/player", lang, (seat, bots[seat], place), given, make)
        made.append((f"row-p{seat + 1}", drawn))
    return compose(kept.draw("factories/players", lang, "", "", lambda: {"rows": SLOTS[0]}), made)


def _row(player: Person, place: int, bot: bool, sheet: Sheet, lang: str) -> dict[str, object]:
    parts = [card(sheet, no, lang) for no in (*player["mounted"], *player["components"])]
    plan = ", ".join(f"{count} {VOICE.word(unit, lang)}" for unit, count in player["plan"])
    energy = text("ui.web.factories.plan.energy", lang, energy=player["plan_energy"])
    more = {"place": place, "parts": parts, "plan_label": f"{plan} ({energy})" if plan else ""}
    return {"s": {**player, **more, "bot": bot}}


def track(view: FactoriesView, names: Sequence[str], lang: str) -> dict[str, object]:
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
