"""Looking at the works of others: whose are shown, and all that is open about them (F-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import card
from keeling.games.factories.board.hand import mine
from keeling.games.factories.board.plan import plan
from keeling.games.factories.board.works import lots, store
from keeling.games.factories.view_types import FactoriesView
from keeling.web.render import SLOTS, Kept, compose, print_of

STORED: Final = ("goods", "waste", "limits", "debt")  # all that a store is drawn from
PLANNED: Final = ("plan", "kinds", "limits", "goods", "debt", "waste", "free", "plan_energy")  # and a plan
HELD: Final = ("money", "sp", "certificates", "debt", "skips", "effects")  # and what one has
SEATS: Final = range(5)  # a yard for every seat there may be


def look(view: FactoriesView, names: Sequence[str]) -> dict[str, object]:
    """The switch: one's own works first; who has none sees those of whoever has the turn."""
    me = view["seat"]
    return {"own": me, "others": [seat for seat in range(view["seats"]) if seat != me], "names": names}


def yard(view: FactoriesView, sheet: Sheet, seat: int, names: Sequence[str], lang: str, kept: Kept) -> str:
    """Another player's works with store, dump, plan and all they hold openly; an empty place if there is none."""
    if seat >= view["seats"] or seat == view["seat"]:
        return kept.draw("factories/yard", lang, (seat, "empty"), "", lambda: {"seat": seat})
    given = (view["players"][seat], names[seat], print_of(sheet))
    return kept.make("yard", lang, seat, given, lambda: _drawn(view, sheet, seat, names, lang, kept))


def _drawn(view: FactoriesView, sheet: Sheet, seat: int, names: Sequence[str], lang: str, kept: Kept) -> str:
    player, key = view["players"][seat], f"y{seat}-"
    stored = [player[part] for part in STORED]
    stock = kept.draw("factories/store", lang, seat, stored, partial(store, view, seat, lang, key))
    given = (
        [player[part] for part in (*PLANNED, *HELD, "components", "marketing_cards", "csr_cards")],
        print_of(sheet),
    )
    rest = kept.draw("factories/yard-rest", lang, seat, given, partial(_rest, view, sheet, seat, names, lang))
    name = names[seat]
    frame = kept.draw(
        "factories/yard", lang, seat, name,
        lambda: {"seat": seat, "name": name, "lots": SLOTS[0], "rest": SLOTS[1]},
    )  # fmt: skip
    return compose(frame, lots(view, sheet, seat, lang, kept, key), [(f"{key}fcs", stock), (f"{key}fcl", rest)])


def _rest(view: FactoriesView, sheet: Sheet, seat: int, names: Sequence[str], lang: str) -> dict[str, object]:
    player = view["players"][seat]
    held = {"certificate": player["certificates"], "marketing": player["marketing_cards"], "csr": player["csr_cards"]}
    return {
        "seat": seat,
        "plan": plan(view, seat, lang),
        "has": mine(view, sheet, seat, names, lang),
        "counts": [(what, count) for what, count in held.items() if count],
        "parts": [card(sheet, no, lang) for no in player["components"]],
    }
