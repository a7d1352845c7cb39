"""The deal with the mayor (F-27)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COAL, RENEWABLE
from keeling.games.factories.rules.bank import gain_goods
from keeling.games.factories.rules.energy import MAYOR, mix, pay_from
from keeling.games.factories.rules.works import city_places


class Mayor(Action[FactoriesPosition]):  # F-27
    """Energy from the city in a turn in which all stood still for want of it; half is due next turn."""

    verb = "mayor"
    ids = "F-27"
    closed = ("", "used-mayor F-27", "energy-was-enough F-27", "too-few-places F-27")

    def gate(self, t: FactoriesPosition, seat: int, count: int) -> int:
        if t.dealt:
            return 1
        if not t.short:
            return 2
        return 3 if count > city_places(t, seat) else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.mayor[1:]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if t.short and not t.dealt:
            out.extend(t.figures.mayor[1 : city_places(t, seat) + 1])

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, int(words[1]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"have": city_places(t, seat)} if number == 3 else {}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        t.dealt = 1
        t.then(("mayor-mix", seat, (int(option[1]),)))


class MayorMix(Rule[FactoriesPosition]):  # F-27
    """Coal or renewable energy, in any mix; what is still owed is taken at once out of it."""

    ids = "F-27"
    prompt = "mayor"
    asks = True

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        return [mix("take", n, args[0] - n) for n in range(args[0], -1, -1)]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        amount, coal = args[0], int(option[2])
        due = amount // t.figures.city_share
        gain_goods(t, seat, COAL, coal, "mayor", "F-27")
        gain_goods(t, seat, RENEWABLE, amount - coal, "mayor", "F-27")
        back = min(t.debt[seat], amount)
        t.debt[seat] += due - back
        t.note("mayor", "F-27", seat, {"amount": amount, "left": t.debt[seat]})
        pay_from(t, seat, back, coal, amount - coal, MAYOR)
