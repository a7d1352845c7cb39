"""How far the common counter may rise until this round is over (F-6, F-22, F-24), and whether it is the last (F-3)."""

from __future__ import annotations

from functools import lru_cache

from keeling.core.forecast import Ahead, Texts
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.factories.model.figures import Figures
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import EVENT, FACTORIES, UNITS, UNITS_EACH
from keeling.games.factories.rules.decks import left_in
from keeling.games.factories.rules.production import is_free, planned_kinds
from keeling.games.factories.rules.works import dump_limit, pollution_of
from keeling.kit.effects import TABLE


def ahead(t: FactoriesPosition) -> Ahead:
    """From the round's end with the best event to full dumps with the worst one; burning and cleaning are choices."""
    to_come = [step[0] for step in t.agenda]
    ends = "end-round" in to_come and not t.reached
    sure = t.figures.round_cpc if ends else 0
    spill = sum([_spill(t, seat) for seat in range(t.seats)])
    least, event = _event(t) if ends or "event" in to_come else (0, 0)
    low, high, limit = max(0, t.cpc + sure + least), t.cpc + sure + spill + event, t.figures.most_cpc
    values: Values = {
        "now": t.cpc, "low": low, "high": high, "limit": limit, "round": sure, "spill": spill, "event": event,
    }  # fmt: skip
    told: Texts = [("ahead.still" if low == high == t.cpc else "ahead.round", values)]
    warning: Texts = []
    if high > limit and not t.ending:
        warning = [("ahead.lost" if t.cpc + sure > limit else "ahead.danger", values | {"low": t.cpc + sure})]
        warning.append(("ahead.clean", {"units": t.figures.clean_units, "cost": t.figures.clean_cost}))
    return Ahead(t.cpc, low, high, limit, told, warning, bool(t.reached))


def _spill(t: FactoriesPosition, seat: int) -> int:
    """What runs over a player's dump in this round, with the production of the plan if it is still to come (F-22)."""
    waste = t.waste[seat]
    if any(step[0] == "begin-turn" and step[1] == seat for step in t.agenda):
        kinds = planned_kinds(t, seat)
        made = sum([pollution_of(t, seat, kind) for kind in range(len(FACTORIES)) if kinds >> kind & 1])
        waste += 0 if is_free(t) else made - t.plan[seat * UNITS_EACH + UNITS.index("recycle")]
    elif seat != t.active:
        return 0
    return max(0, waste - dump_limit(t, seat))


def _event(t: FactoriesPosition) -> tuple[int, int]:
    """The most that an event that may be drawn takes off the counter, and the most that one adds."""
    return _swing(t.figures, left_in(t, EVENT), t.seats)


@lru_cache(64)
def _swing(figures: Figures, left: int, seats: int) -> tuple[int, int]:
    """The same of the cards that are left: they are the same for a whole round."""
    least = most = 0
    for number in cards_in(left):
        for half in figures.cards[EVENT][number].halves:
            moved = [one.n * (1 if one.who == TABLE else seats) for one in half if one.row["do"] == "cpc"]
            least = min(least, sum([n for n in moved if n < 0]))
            most = max(most, sum([n for n in moved if n > 0]))
    return least, most
