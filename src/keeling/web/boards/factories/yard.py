"""Looking at the works of others: whose are shown, and all that is open about them (F-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling.web.boards.factories.cards import card
from keeling.web.boards.factories.hand import mine
from keeling.web.boards.factories.plan import plan
from keeling.web.boards.factories.works import store, works

Data = dict[str, Any]
SEATS: Final = range(5)  # a yard for every seat there may be


def look(view: Data, names: Sequence[str]) -> Data:
    """The switch: one's own works first; who has none sees those of whoever has the turn."""
    me = view["seat"]
    return {"own": me, "others": [seat for seat in range(view["seats"]) if seat != me], "names": names}


def yard(view: Data, sheet: Data, seat: int, names: Sequence[str], lang: str) -> Data:
    """Another player's works with store, dump, plan and all they hold openly; an empty place if there is none."""
    if seat >= view["seats"] or seat == view["seat"]:
        return {"seat": seat}
    player, key = view["players"][seat], f"y{seat}-"
    held = {"certificate": player["certificates"], "marketing": player["marketing_cards"], "csr": player["csr_cards"]}
    return {
        **store(view, seat, lang, key),
        **works(view, sheet, seat, names, lang, key),
        "plan": plan(view, seat, lang),
        "has": mine(view, sheet, seat, names, lang),
        "counts": [(what, count) for what, count in held.items() if count],
        "parts": [card(sheet, no, lang) for no in player["components"]],
    }
