"""Growth: won, too late, or the next round with more demand (D-60, D-61, D-46)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import PER_PLAYER, WIN, Effect
from keeling.games.daybreak.model.words import (
    COMMUNITY,
    COUNTERS,
    DEMAND,
    EACH,
    GROWTH,
    MORE_GROWTH,
    MORE_ROUNDS,
    RESILIENCE,
    SINKS,
    TOO_LATE,
    WON,
)
from keeling.games.daybreak.rules.lasting import common_mod, own_mod
from keeling.games.daybreak.rules.losses import change
from keeling.games.daybreak.rules.thermometer import come_back


def last_round(t: DaybreakPosition) -> int:
    """The round after which all lose (D-60)."""
    return t.figures.rounds + common_mod(t, MORE_ROUNDS)


def growth(t: DaybreakPosition, seat: int) -> int:
    """How much a player's demand grows (D-60)."""
    return max(0, t.figures.growth[t.power[seat]] + own_mod(t, seat, MORE_GROWTH))


def unmet(t: DaybreakPosition) -> list[str]:
    """The challenges whose further conditions for winning are not met (D-61, D-70)."""
    found: list[str] = []
    for at in range(0, len(t.challenges), 2):
        challenge = t.figures.challenges[t.challenges[at]]
        for effect in challenge.effects:
            if effect.do == WIN and not _holds(t, effect, t.challenges[at + 1]):
                found.append(challenge.key)
    return found


def _holds(t: DaybreakPosition, effect: Effect, seat: int) -> bool:
    """Whether a condition holds: for a group the common number, or every player's own; for one, that player's."""
    per = t.seats if effect.per == PER_PLAYER else 1
    numbers = _numbers(t, str(effect.row["of"]), list(range(t.seats)) if seat < 0 else [seat])
    if effect.least >= 0 and min(numbers) < effect.least * per:
        return False
    return effect.most < 0 or max(numbers) <= effect.most * per


def _numbers(t: DaybreakPosition, of: str, seats: list[int]) -> list[int]:
    if of in SINKS:
        return [t.sinks[SINKS.index(of)]]
    if of == "band":
        return [t.bands]
    if of == "project":
        return [sum(t.active)]
    if of == "drawdown":
        return [t.drawdowns]
    if of == "resilience":
        return [t.board[seat * EACH + at] for seat in seats for at in range(RESILIENCE, COMMUNITY)]
    return [t.board[seat * EACH + COUNTERS[of]] for seat in seats]


class Growth(Rule[DaybreakPosition]):  # D-60 D-61 D-46
    """With drawdown shown all win; after the last round all lose; else demand grows and the next round begins."""

    ids = "D-60 D-61 D-46"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.stage = GROWTH
        missing = unmet(t) if t.drawdown else []
        if t.drawdown and not missing:
            t.ending = WON
            t.note("won", "D-60", -1, {"round": t.round})
            return
        for key in missing:
            t.note("not-yet", "D-61", -1, {"challenge": key})
        if t.round >= last_round(t):
            t.ending = TOO_LATE
            t.note("late", "D-60", -1, {"round": t.round})
            return
        t.note("growth", "D-60", -1, {"round": t.round})
        for player in range(t.seats):
            change(t, player, DEMAND, growth(t, player), "D-60")
        come_back(t)
        t.then(("round", -1, ()))
