"""What changed on the table between two looks at it, as numbers, for tests of cards."""

from __future__ import annotations

from typing import Any

from keeling.core.agenda import CHANCE
from keeling.games.factories import GAME
from keeling.games.factories.model.words import MODS
from tests.factories_stage import FactoryStage, stage

_LEFT_OUT = (
    "effects", "factories", "plan", "planned", "components", "marketing", "csr", "settings", "discards", "decks",
    "seat",
)  # fmt: skip


def flat(data: Any, path: str = "") -> dict[str, int]:
    """Every number of a view by its path; seat 0's own figures without their seat."""
    if isinstance(data, bool) or data is None or isinstance(data, str):
        return {}
    if isinstance(data, int):
        return {path: data}
    found: dict[str, int] = {}
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        if key not in _LEFT_OUT:
            found |= flat(value, f"{path}.{key}" if path else str(key))
    return found


def look(s: FactoryStage) -> dict[str, int]:
    """All numbers a card may change: of the table, and of every player."""
    view = GAME.view(s.t, None)
    found = flat({key: view[key] for key in ("cpc", "market")}) | {"actions": s.t.actions}
    for seat, player in enumerate(view["players"]):
        own = flat(player) | {"parts": s.t.parts[seat].bit_count()}
        for mod in range(MODS):  # also what no figure of the view shows
            own[f"mod{mod}"] = s.t.mods[seat * MODS + mod]
        found |= {key if seat == 0 else f"p{seat + 1}.{key}": value for key, value in own.items()}
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is more or less than before; the bare modifiers are left out where a figure shows them."""
    keys = dict.fromkeys([*before, *after])
    return {key: after.get(key, 0) - before.get(key, 0) for key in keys if after.get(key, 0) != before.get(key, 0)}


def told(delta: dict[str, int]) -> dict[str, int]:
    """The changes without the bare modifiers and the sums that follow from others."""
    return {key: value for key, value in delta.items() if "mod" not in key and not key.endswith("limits.stored")}


def works(seats: int = 3) -> FactoryStage:
    """Seat 0 owns three kinds of factories and some of everything; the others one factory each."""
    return works_on({}, seats)


def works_on(sheet: dict[str, Any], seats: int = 3) -> FactoryStage:
    """The same with figures of one's own."""
    s = stage(seats, sheet=sheet).only(0, "conventional", "renewable", "recycling").goods(0, wood=3, renewable=3)
    s.t.money[0], s.t.waste[0], s.t.sp[0] = 10, 5, 6
    s.t.waste[1], s.t.waste[2] = 1, 8
    s.t.cpc = 9
    for seat in range(seats):
        s.hand(seat)
    return s


def run_chance(s: FactoryStage) -> None:
    """Let chance draw the last option, as long as it is asked."""
    while s.seats_asked() == [CHANCE]:
        s.draw(s.options()[-1])


def played(no: int, *answers: str, s: FactoryStage | None = None) -> tuple[FactoryStage, dict[str, int]]:
    """Seat 0 plays a card: the table, and all that changed but for the action it took and the card itself."""
    s = s or works()
    s.hand(0, no)
    before = look(s)
    s.play(0, f"play {no}")
    run_chance(s)
    for answer in answers:
        s.play(0, answer)
        run_chance(s)
    delta = told(changes(before, look(s)))
    delta["actions"] = delta.get("actions", 0) + 1
    card = "marketing_cards" if no < 25 else "csr_cards"
    delta[card] = delta.get(card, 0) + 1
    return s, {key: value for key, value in delta.items() if value}


def next_turn(s: FactoryStage) -> None:
    """Seat 0 ends its turn without a plan and begins the next."""
    s.play(0, "end")
    while s.seats_asked() == [0]:
        s.play(0, s.options()[-1])
    s.begin()
