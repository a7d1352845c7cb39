"""Using certificates (F-53)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import CERTIFICATE, CERTIFICATE_MONEY, CERTIFICATES, GOODS_EACH, MODS
from keeling.games.factories.rules.bank import gain_goods, gain_money, gain_sp

_MOST = 10


def most_uses(t: FactoriesPosition, seat: int) -> int:
    """How many certificates one action may use."""
    return min(_MOST, max(0, t.figures.certificates + t.mods[seat * MODS + CERTIFICATES]))


def certificate_money(t: FactoriesPosition, seat: int) -> int:
    """What the bank pays for a certificate: a fixed price, whatever cards say (F-40, F-53, F-60)."""
    if t.book:
        return t.certificate_price
    return max(0, t.certificate_price + t.mods[seat * MODS + CERTIFICATE_MONEY])


def count_of(words: Option) -> int:
    """How many certificates a move uses: those for points and those for money."""
    return int(words[1][:-2]) + int(words[2][1:])


class Use(Action[FactoriesPosition]):  # F-53 F-60
    """Up to three certificates, each for a point or for money."""

    verb = "use"
    ids = "F-53 F-60"
    closed = ("", "used-certificates F-60", "too-few-certificates F-53", "too-many-certificates F-53")

    def gate(self, t: FactoriesPosition, seat: int, count: int) -> int:
        if t.certified >= t.certificate_actions:
            return 1
        if count > t.goods[seat * GOODS_EACH + CERTIFICATE]:
            return 2
        return 3 if count > most_uses(t, seat) else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        use = t.figures.use
        most = max([most_uses(t, seat) for seat in range(t.seats)])
        return [use[sp][n - sp] for n in range(1, most + 1) for sp in range(n, -1, -1)]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if not t.goods[seat * GOODS_EACH + CERTIFICATE]:
            return
        use = t.figures.use
        n = 1
        while not self.gate(t, seat, n):
            for sp in range(n, -1, -1):
                out.append(use[sp][n - sp])
            n += 1

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, count_of(words))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {"most": t.certificate_actions}
        if number == 2:
            return {"have": t.goods[seat * GOODS_EACH + CERTIFICATE], "need": count_of(words)}
        return {"most": most_uses(t, seat)}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        sp, sold = int(option[1][:-2]), int(option[2][1:])
        t.certified += 1
        gain_goods(t, seat, CERTIFICATE, -sp - sold, "certificates", "F-53")
        gain_sp(t, seat, sp, "certificates", "F-53")
        gain_money(t, seat, sold * certificate_money(t, seat), "certificates", "F-53")
