"""Paying energy with coal, renewable energy or both, and debts to the city (F-2, F-20, F-27)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COAL, GOODS_EACH, RENEWABLE
from keeling.games.factories.rules.bank import energy_held, gain_goods, gain_money

_CAUSES: Final[list[tuple[str, str]]] = [("production", "F-20"), ("building", "F-30"), ("mayor", "F-27")]
PRODUCTION, BUILDING, MAYOR = 0, 1, 2
_MOST: Final = 40
_MIXES: Final[dict[str, list[list[Option]]]] = {
    verb: [[(verb, "coal", str(coal), "renewable", str(green)) for green in range(_MOST)] for coal in range(_MOST)]
    for verb in ("pay", "take")
}


def mix(verb: str, coal: int, green: int) -> Option:
    """So much coal and renewable energy, paid or taken."""
    if coal < _MOST and green < _MOST:
        return _MIXES[verb][coal][green]
    return (verb, "coal", str(coal), "renewable", str(green))


def pay_energy(t: FactoriesPosition, seat: int, amount: int, cause: int) -> None:
    """Pay out of the store; who could pay in several ways is asked (F-20)."""
    pay_from(t, seat, amount, t.goods[seat * GOODS_EACH + COAL], t.goods[seat * GOODS_EACH + RENEWABLE], cause)


def pay_from(t: FactoriesPosition, seat: int, amount: int, coal: int, green: int, cause: int) -> None:
    """Pay at most so much of each kind, without asking where there is no choice."""
    low, high = amount - green if amount > green else 0, amount if amount < coal else coal
    if low < high:
        t.agenda.append(("energy", seat, (amount, low, high, cause)))
    else:
        _pay(t, seat, low, amount - low, cause)


def _pay(t: FactoriesPosition, seat: int, coal: int, green: int, cause: int) -> None:
    source, rule = _CAUSES[cause]
    gain_goods(t, seat, COAL, -coal, source, rule)
    gain_goods(t, seat, RENEWABLE, -green, source, rule)


class Energy(Choice[FactoriesPosition]):  # F-20 F-27 F-30
    """Coal or renewable energy, in any mix."""

    ids = "F-20 F-27 F-30"
    prompt = "energy"
    closed = ("", "too-few-to-pay F-6", "too-few-to-pay F-6")

    def moves(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        amount = args[0]
        return [mix("pay", coal, amount - coal) for coal in range(amount, -1, -1)]

    def gate(self, t: FactoriesPosition, seat: int, args: Args, move: Option) -> int:
        coal, (_, low, high, _) = int(move[2]), args
        return 1 if coal > high else 2 if coal < low else 0

    def numbers(self, t: FactoriesPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        amount, low, high, _ = args
        return {"good": "coal", "have": high} if number == 1 else {"good": "renewable", "have": amount - low}

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        amount, low, high, _ = args
        return [mix("pay", coal, amount - coal) for coal in range(high, low - 1, -1)]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        _pay(t, seat, int(option[2]), int(option[4]), args[3])


class Debt(Rule[FactoriesPosition]):  # F-27 F-20b
    """Energy owed to the city goes first; for what is missing the bank takes the price of coal."""

    ids = "F-27 F-20b"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        owed = t.debt[seat]
        if not owed:
            return
        paid = min(owed, energy_held(t, seat))
        price = t.price[COAL]
        bought = min(owed - paid, t.money[seat] // price)
        t.debt[seat] = owed - paid - bought
        t.note("debt-paid", "F-27", seat, {"amount": paid + bought, "left": t.debt[seat]})
        if bought:
            gain_money(t, seat, -bought * price, "mayor", "F-27")
        pay_energy(t, seat, paid, MAYOR)
