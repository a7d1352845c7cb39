"""What a position of Factory Commons is worth to a seat: the common counter first, then who is there first (F-1)."""

from __future__ import annotations

from math import exp
from typing import Final

from keeling.games.factories import words
from keeling.games.factories.bots.lasting import lasting_worth
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.rules.bank import energy_held
from keeling.games.factories.rules.production import planned_kinds
from keeling.games.factories.rules.round import winners
from keeling.games.factories.rules.works import dump_limit, energy_of, factories, factory_sp, storage_limit, stored
from keeling.kit.motives import final, shares, worth

HURRY: Final = 1.1  # rounds of lead that make one about e times as likely to win
FULL: Final = 7  # energy that is enough for a good turn, however many factories there are
_NONE: Final[list[int]] = [0] * len(words.RESOURCES)
CERTIFIED: Final = 0.55  # certificates per place and round that a technology factory turns into points


def evaluate_all(t: FactoriesPosition) -> list[float]:
    """For each seat between 0, the common defeat, and 1, a sure win."""
    if t.ending:
        return _final(t)
    return weigh([Standing(t, seat) for seat in range(t.seats)], t)


def weigh(standings: list[Standing], t: FactoriesPosition) -> list[float]:
    """What the game is worth to each seat, as all of them stand."""
    first = min([standing.rounds for standing in standings])
    alive = _held(t, first, sum([standing.spill for standing in standings]))
    return [worth(alive, share) for share in shares([-standing.rounds for standing in standings], HURRY)]


def forecast(t: FactoriesPosition, seat: int) -> tuple[float, float]:
    """The points a seat may expect when the first is there, and the chance that the common counter holds."""
    if t.ending:
        return float(t.sp[seat]), 0.0 if t.ending == "defeat" else 1.0
    standings = [Standing(t, player) for player in range(t.seats)]
    first = min([standing.rounds for standing in standings])
    late = standings[seat].rounds - first
    expected = max(float(t.sp[seat]), t.figures.goal - late * standings[seat].pace)
    return expected, _held(t, first, sum([standing.spill for standing in standings]))


def _final(t: FactoriesPosition) -> list[float]:
    goal = float(max(1, *t.sp))
    return final(winners(t), [points / goal for points in t.sp])


def survival(t: FactoriesPosition, left: float) -> float:
    """The chance that the common counter stays within its limit for so many rounds."""
    return _held(t, left, sum([Standing(t, seat).spill for seat in range(t.seats)]))


def _held(t: FactoriesPosition, left: float, spill: float) -> float:
    """The chance that the counter holds, with what may spill over from all dumps."""
    rise = (t.figures.round_cpc + 0.25 * t.seats) * (left if left < 5 else 5.0) + spill
    margin = t.figures.most_cpc + 0.5 - t.cpc - rise
    return 1.0 / (1.0 + exp(-margin / 1.8))


class Standing:
    """How one seat stands: the rounds it still needs, its points per round, and what may spill over from its dump."""

    __slots__ = ("pace", "rounds", "spill")

    def __init__(self, t: FactoriesPosition, seat: int) -> None:
        f = t.figures
        own = factories(t, seat)
        places = max(0, f.places + f.further_places * (own - 1) + t.mods[seat * words.MODS + words.PLACES])
        over = stored(t, seat) - storage_limit(t, seat)  # what the store cannot hold
        waste = t.waste[seat] - dump_limit(t, seat)  # what the dump cannot hold, negative while it can
        self.spill: float = _spill(waste + over if over > 0 else waste)
        held = energy_held(t, seat)
        need = full = 0  # energy for the plan, and for all factories
        kinds = planned_kinds(t, seat)
        for kind in range(len(words.FACTORIES)):
            if t.built[seat * words.KINDS_EACH + kind]:
                energy = energy_of(t, seat, kind)
                full += energy
                if kinds >> kind & 1:
                    need += energy
        runs = need <= held - t.debt[seat] or _free(t, seat)
        ready = _readiness(t, seat, held, full, runs)
        self.pace: float = 0.6 + factory_sp(t, own)
        if t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]:
            self.pace += CERTIFIED * places * (0.3 + 0.7 * ready)
        if seat in t.reached:
            self.rounds: float = -0.2 * t.sp[seat]
            return
        missing = f.goal - _points(t, seat, own, waste, over, held >= need)
        self.rounds = self._rounds(t, seat, missing, places, ready, runs) if missing > 0 else 0.02 * missing

    def _rounds(self, t: FactoriesPosition, seat: int, missing: float, places: int, ready: float, runs: bool) -> float:
        """How many rounds a seat still needs to the goal: as it is, or by way of a technology factory (F-53)."""
        f = t.figures
        goods, first = seat * words.GOODS_EACH, seat * words.UNITS_EACH
        share = 0.85 if runs else 0.2  # of a plan without energy little is to be expected
        have = [t.goods[goods + good] + share * t.plan[first + good] for good in range(len(words.RESOURCES))]
        wealth = _wealth(t, seat, have)
        straight = missing / self.pace
        if t.built[seat * words.KINDS_EACH + words.TECHNOLOGY]:
            return straight - 0.012 * wealth
        income = (2.0 + 1.1 * places) * (0.35 + 0.65 * ready)
        lacking = _missing(t, have)
        build = (lacking - wealth) / income
        least = 1.0 + 0.03 * lacking  # a factory that could be paid for is not yet a factory
        if build < least:
            build = least + 0.1 * (build - least)
        then = missing - build * self.pace - f.sp[words.TECHNOLOGY]
        after = self.pace + 0.5 + CERTIFIED * (places + f.further_places) * 0.8
        by_way = build + max(0.5, then / after)
        return (by_way if by_way < straight else straight) - 0.004 * wealth


def _spill(waste: int) -> float:
    """What the common counter may soon get from a dump with so much too much on it."""
    if waste <= -4:
        return 0.0
    return 0.3 * (waste + 4) + waste if waste > 0 else 0.3 * (waste + 4)


def _readiness(t: FactoriesPosition, seat: int, held: int, full: int, runs: bool) -> float:
    """How far the energy at hand, to come and to be bought goes towards a turn of full production."""
    supply = held - t.debt[seat] + 0.25 * t.money[seat]
    if runs:
        supply += 0.7 * (
            t.plan[seat * words.UNITS_EACH + words.COAL] + t.plan[seat * words.UNITS_EACH + words.RENEWABLE]
        )
    if full > FULL:
        full = FULL
    elif full < 1:
        full = 1
    return 1.0 if supply >= full else supply / full if supply > 0 else 0.0


def _points(t: FactoriesPosition, seat: int, own: int, waste: int, over: int, runs: bool) -> float:
    """Points had and as good as had, less what is about to go wrong."""
    has = t.sp[seat] + 0.9 * t.goods[seat * words.GOODS_EACH + words.CERTIFICATE]
    has += 0.5 * t.marketing[seat].bit_count() + 1.8 * t.csr[seat].bit_count() + 0.5 * t.parts[seat].bit_count()
    if 1 in t.site_halt:
        has -= 0.4 * sum([halt for site, halt in enumerate(t.site_halt) if t.site_owner[site] == seat])
    has += lasting_worth(t, seat)
    first = seat * words.UNITS_EACH
    sure = 0.75 if runs else 0.1
    planned = t.plan[first + words.MAKE_CERTIFICATE]
    if planned:
        has += planned * sure
    if t.plan[first + words.MAKE_CSR]:
        room = t.figures.hand_limit[words.CSR] - t.csr[seat].bit_count()
        has += 1.7 * sure * min(t.plan[first + words.MAKE_CSR], room)
    has -= 0.05 * t.waste[seat] + 0.05 * t.debt[seat]
    if waste > -5:
        has -= 0.3 * (waste + 5)
    if over > 0:
        has -= 0.4 * over
    if t.skip[seat]:
        has -= 1.0 + factory_sp(t, own)
    return has


def _missing(t: FactoriesPosition, have: list[float]) -> float:
    """The money's worth of goods that a technology factory still takes (F-30); what is held counts more."""
    need = t.figures.cost[words.TECHNOLOGY]
    cost = 0.0
    for good in range(4):
        cost += t.price[good] * (need[good] - 1.2 * (have[good] if have[good] < need[good] else need[good]))
    return cost


def _wealth(t: FactoriesPosition, seat: int, have: list[float]) -> float:
    """Money, goods beyond what the technology factory takes, and what else the plan brings if there is energy."""
    need = _NONE if t.built[seat * words.KINDS_EACH + words.TECHNOLOGY] else t.figures.cost[words.TECHNOLOGY]
    worth = float(t.money[seat])
    for good in range(len(words.RESOURCES)):
        spare = have[good] - need[good] if good < 4 else have[good]
        if spare > 0:
            worth += (t.price[good] - 1.3) * spare
    first = seat * words.UNITS_EACH
    if t.plan[first + words.RECYCLE]:
        worth += 0.8 * min(t.plan[first + words.RECYCLE], t.waste[seat] + 1)
    if t.plan[first + words.MAKE_COMPONENT] and not t.parts[seat]:
        worth += 1.5
    return worth


def _free(t: FactoriesPosition, seat: int) -> bool:
    """Whether the plan is the first one, which needs no energy (F-10)."""
    return t.round == 0 or (
        t.round == 1 and t.active != seat and not t.waste[seat] and t.sp[seat] == t.figures.start_sp
    )
