"""Step 1 of a turn: production and points (F-20, F-20a, F-20b, F-33)."""

from __future__ import annotations

from itertools import compress
from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import (
    BIOTECH,
    CERTIFICATE,
    FACTORIES,
    GOODS,
    KINDS_EACH,
    MAKE_COMPONENT,
    MAKE_CSR,
    MAKER,
    MODS,
    POINTS,
    RECYCLE,
    RECYCLED,
    RECYCLING,
    TECHNOLOGY,
    UNITS,
    UNITS_EACH,
    YIELD,
    YIELD_CSR,
    YIELD_MARKETING,
    YIELD_MONEY,
    YIELDS,
)
from keeling.games.factories.rules.bank import energy_held, gain_goods, gain_money, gain_sp, gain_waste
from keeling.games.factories.rules.energy import PRODUCTION, pay_energy
from keeling.games.factories.rules.sites import clear_halts
from keeling.games.factories.rules.works import energy_of, factories, factory_sp, pollution_of, running

DONE: Final[Option] = ("done",)
ALL: Final[Option] = ("run", "all")
_NOTHING: Final[list[int]] = [0] * len(UNITS)
_BIT: Final[list[int]] = [1 << kind for kind in MAKER]  # of the kind that makes a unit
_PLACES: Final[list[int]] = list(range(len(UNITS)))
_GOOD: Final[list[int]] = [GOODS.index(unit) if unit in GOODS else -1 for unit in UNITS]  # what a unit becomes


def planned_kinds(t: FactoriesPosition, seat: int) -> int:
    """The kinds of factories in a player's plan, as bits; one that stands still altogether is left out (F-54)."""
    kinds, first, own = 0, seat * UNITS_EACH, seat * KINDS_EACH
    for bit in compress(_BIT, t.plan[first : first + UNITS_EACH]):
        kinds |= bit
    if any(t.halted[own : own + KINDS_EACH]):
        kinds = sum([kinds & 1 << kind for kind in range(KINDS_EACH) if running(t, seat, kind) > 0])
    return kinds


def energy_for(t: FactoriesPosition, seat: int, kinds: int) -> int:
    """What these kinds cost together."""
    need, kind = 0, 0
    while kinds:
        if kinds & 1:
            need += energy_of(t, seat, kind)
        kinds >>= 1
        kind += 1
    return need


def energy_beside(t: FactoriesPosition, seat: int, chosen: int) -> int:
    """The energy held that the kinds chosen leave over."""
    return energy_held(t, seat) - energy_for(t, seat, chosen)


def may_run(t: FactoriesPosition, seat: int, chosen: int, kinds: int) -> list[int]:
    """The further kinds of a plan that the energy held allows beside those chosen (F-20)."""
    further = kinds & ~chosen
    if not further:
        return []
    left = energy_beside(t, seat, chosen)
    out: list[int] = []
    for kind in range(KINDS_EACH):
        if further >> kind & 1 and energy_of(t, seat, kind) <= left:
            out.append(kind)
    return out


def least_energy(t: FactoriesPosition, seat: int) -> int:
    """What the thriftiest own kind costs that does not stand still, planned or not; 0 if all of them do (F-27).

    Ruling: a unit planned in a kind that cannot be powered opens no deal while another kind could have run, and who
    plans nothing for want of energy is rescued like who plans in vain.
    """
    needs = [energy_of(t, seat, kind) for kind in range(len(FACTORIES)) if running(t, seat, kind) > 0]
    return min(needs) if needs else 0


def is_free(t: FactoriesPosition) -> bool:
    """Whether what is produced in this round costs no energy and leaves no waste: the first production (F-10)."""
    return t.round == 1


def next_is_free(t: FactoriesPosition, seat: int) -> bool:
    """Whether the next production of a player is the first one: it comes at the beginning of a turn (F-10, F-21)."""
    if not is_free(t) or t.active not in t.order:
        return t.round == 0
    return t.order.index(seat) > t.order.index(t.active)


class Production(Rule[FactoriesPosition]):  # F-20 F-20b F-10
    """The first production is free; later ones need energy held before."""

    ids = "F-20 F-20b F-10"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        kinds = planned_kinds(t, seat)
        if is_free(t):
            t.then(("made", seat, (kinds, 1)))
        elif t.partial:
            t.agenda.append(("produce" if may_run(t, seat, 0, kinds) else "run", seat, (0,)))
        else:
            able = kinds and energy_for(t, seat, kinds) <= energy_held(t, seat)
            t.then(("produce" if able else "run", seat, (0,)))


class Produce(Choice[FactoriesPosition]):  # F-20 F-60
    """Each kind in the plan runs with its whole share or not at all."""

    ids = "F-20 F-60"
    prompt = "produce"
    closed = ("", "not-planned F-20", "already-runs F-20", "too-little-energy F-20")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [*t.figures.run, DONE] if t.partial else [ALL, DONE]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        if move in (DONE, ALL):
            return 0  # the question comes only where there is energy for it
        kind = FACTORIES.index(move[1])
        if not planned_kinds(t, seat) >> kind & 1:
            return 1
        if args[0] >> kind & 1:
            return 2
        return 3 if energy_of(t, seat, kind) > energy_beside(t, seat, args[0]) else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        kind = FACTORIES.index(move[1])
        if number == 3:
            return {"have": energy_beside(t, seat, args[0]), "need": energy_of(t, seat, kind)}
        return {"factory": move[1]}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        if not t.partial:
            return [ALL, DONE]
        out = [t.figures.run[kind] for kind in may_run(t, seat, args[0], planned_kinds(t, seat))]
        out.append(DONE)
        return out

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        chosen = args[0]
        if option is ALL or option == ALL:
            chosen = planned_kinds(t, seat)
        elif option[0] == "run":
            chosen |= 1 << FACTORIES.index(option[1])
            if may_run(t, seat, chosen, planned_kinds(t, seat)):
                t.agenda.append(("produce", seat, (chosen,)))
                return
        t.agenda.append(("run", seat, (chosen,)))


class Run(Rule[FactoriesPosition]):  # F-20 F-20b F-27
    """The energy is paid; who runs nothing for want of it may turn to the mayor."""

    ids = "F-20 F-20b F-27"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.agenda.append(("made", seat, (args[0], 0)))
        if args[0]:
            pay_energy(t, seat, energy_for(t, seat, args[0]), PRODUCTION)
            return
        held, least = energy_held(t, seat), least_energy(t, seat)
        need = energy_for(t, seat, planned_kinds(t, seat)) or least
        whole = t.book and not t.partial  # where all or nothing runs, it is the plan that must be powered (F-27)
        if (need if whole else least) > held:
            t.short = 1
        if t.facts is not None and need > held:
            t.note("energy-short", "F-20", seat, {"have": held, "need": need})


class Made(Rule[FactoriesPosition]):  # F-20 F-20b F-33
    """Pollution, then goods and recycling, then points; what was not run is lost."""

    ids = "F-20 F-20b F-33"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        kinds, free = args
        if kinds and not free:
            for kind in range(KINDS_EACH):
                if kinds >> kind & 1:
                    gain_waste(t, seat, pollution_of(t, seat, kind), "production", "F-20")
        first = seat * UNITS_EACH
        plan = t.plan[first : first + UNITS_EACH]
        if not any(plan):
            t.agenda.append(("points", seat, (kinds,)))
            return
        t.plan[first : first + UNITS_EACH] = _NOTHING
        if t.facts is not None:
            for unit, amount in enumerate(plan):
                if amount:
                    values: dict[str, int | str] = {"unit": UNITS[unit], "amount": amount}
                    made = kinds >> MAKER[unit] & 1
                    t.note("produced" if made else "not-produced", "F-20", seat, values)
        for unit in compress(_PLACES, plan):
            if kinds & _BIT[unit] and _GOOD[unit] >= 0:
                gain_goods(t, seat, _GOOD[unit], plan[unit], "production", "F-20")
        if kinds >> RECYCLING & 1:
            gain_waste(t, seat, -plan[RECYCLE] - t.mods[seat * MODS + RECYCLED], "recycling", "F-20")
        t.agenda.append(("points", seat, (kinds,)))
        if kinds >> TECHNOLOGY & 1:
            if plan[MAKE_CSR]:
                t.agenda.append(("draw-csr", seat, (plan[MAKE_CSR],)))
            if plan[MAKE_COMPONENT]:
                t.agenda.append(("draw-component", seat, (plan[MAKE_COMPONENT],)))


class Points(Rule[FactoriesPosition]):  # F-20a F-33 F-54
    """Points for factories and for biomaterial alone; then stopped factories may work again."""

    ids = "F-20a F-33 F-54"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        points = factory_sp(t, factories(t, seat))
        if points:
            gain_sp(t, seat, points, "factories", "F-20a")
        if args[0] & ~(1 << RECYCLING) == 1 << BIOTECH:  # ruling: recycling removes, it makes nothing
            gain_sp(t, seat, t.figures.only_sp[BIOTECH], "biotech-only", "F-33")
        first = seat * MODS + YIELD
        brings = any(t.mods[first : first + len(YIELDS)])
        if brings or t.mods[seat * MODS + POINTS]:
            t.note("yields", "F-24", seat, {})
        if t.mods[seat * MODS + POINTS]:
            gain_sp(t, seat, t.mods[seat * MODS + POINTS], "cards", "F-24")
        clear_halts(t, seat)
        if not brings:
            return
        for good in range(CERTIFICATE + 1):
            if t.mods[first + good]:
                gain_goods(t, seat, good, t.mods[first + good], "cards", "F-24")
        if t.mods[first + YIELD_MONEY]:
            gain_money(t, seat, t.mods[first + YIELD_MONEY], "cards", "F-24")
        if t.mods[first + YIELD_MARKETING]:
            t.agenda.append(("draw-marketing", seat, (t.mods[first + YIELD_MARKETING],)))
        if t.mods[first + YIELD_CSR]:
            t.agenda.append(("draw-csr", seat, (t.mods[first + YIELD_CSR],)))
