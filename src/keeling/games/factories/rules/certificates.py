"""Using certificates (F-53)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Reason
from keeling.games.factories.rules.bank import gain_goods, gain_money, gain_sp
from keeling.games.factories.table import Table
from keeling.games.factories.words import CERTIFICATE, CERTIFICATE_MONEY, CERTIFICATES, MODS

_MOST = 10


def most_uses(t: Table, seat: int) -> int:
    """How many certificates one action may use."""
    return min(_MOST, max(0, t.figures.certificates + t.mods[seat * MODS + CERTIFICATES]))


def certificate_money(t: Table, seat: int) -> int:
    """What the bank pays for a certificate (F-53, F-60)."""
    return max(0, t.certificate_price + t.mods[seat * MODS + CERTIFICATE_MONEY])


class Use(Action[Table]):  # F-53 F-60
    """Up to three certificates, each for a point or for money."""

    verb = "use"
    ids = "F-53 F-60"

    def moves(self, t: Table) -> list[Option]:
        use = t.figures.use
        most = max([most_uses(t, seat) for seat in range(t.seats)])
        return [use[sp][n - sp] for n in range(1, most + 1) for sp in range(n, -1, -1)]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        have = t.goods[seat * 6 + CERTIFICATE]
        if not have or t.certified >= t.certificate_actions:
            return
        use = t.figures.use
        for n in range(1, min(have, most_uses(t, seat)) + 1):
            for sp in range(n, -1, -1):
                out.append(use[sp][n - sp])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        count = int(words[1][:-2]) + int(words[2][1:])
        have = t.goods[seat * 6 + CERTIFICATE]
        if t.certified >= t.certificate_actions:
            return Reason("used-certificates", "F-60", {"most": t.certificate_actions})
        if count > have:
            return Reason("too-few-certificates", "F-53", {"have": have, "need": count})
        if count > most_uses(t, seat):
            return Reason("too-many-certificates", "F-53", {"most": most_uses(t, seat)})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        sp, sold = int(option[1][:-2]), int(option[2][1:])
        t.certified += 1
        gain_goods(t, seat, CERTIFICATE, -sp - sold, "certificates", "F-53")
        gain_sp(t, seat, sp, "certificates", "F-53")
        gain_money(t, seat, sold * certificate_money(t, seat), "certificates", "F-53")
