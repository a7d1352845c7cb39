"""Gaining and paying: money, points, goods, waste and the common counter (F-2, F-3, F-6)."""

from __future__ import annotations

from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COAL, GOODS, GOODS_EACH, RENEWABLE


def gain_money(t: FactoriesPosition, seat: int, amount: int, source: str, rule: str) -> None:
    """The bank never runs out (F-2); a negative amount is a payment."""
    t.money[seat] += amount
    if t.facts is not None and amount:
        t.note("money", rule, seat, {"amount": amount, "source": source})


def gain_sp(t: FactoriesPosition, seat: int, amount: int, source: str, rule: str) -> None:
    """Points; reaching the goal is noted the moment it happens and stays so (F-3)."""
    if amount < -t.sp[seat]:
        amount = -t.sp[seat]  # F-6
    t.sp[seat] += amount
    if amount:
        t.note("sp", rule, seat, {"amount": amount, "source": source, "sp": t.sp[seat]})
    if t.sp[seat] >= t.figures.goal and seat not in t.reached:
        t.reached.append(seat)
        t.note("goal-reached", "F-3", seat, {"sp": t.sp[seat]})


def gain_goods(t: FactoriesPosition, seat: int, good: int, amount: int, source: str, rule: str) -> None:
    """Resources and certificates; the bank never runs out of them (F-2)."""
    t.goods[seat * GOODS_EACH + good] += amount
    if t.facts is not None and amount:
        t.note("goods", rule, seat, {"good": GOODS[good], "amount": amount, "source": source})


def gain_waste(t: FactoriesPosition, seat: int, amount: int, source: str, rule: str) -> int:
    """Waste on the own dump, never below 0 (F-6); how much it really was."""
    if amount < -t.waste[seat]:
        amount = -t.waste[seat]
    t.waste[seat] += amount
    if t.facts is not None and amount:
        t.note("waste", rule, seat, {"amount": amount, "source": source, "waste": t.waste[seat]})
    return amount


def change_cpc(t: FactoriesPosition, seat: int, amount: int, source: str, rule: str) -> bool:
    """Move the common counter, never below 0; above its limit all is lost at once, which is what True says (F-6)."""
    if amount < -t.cpc:
        amount = -t.cpc
    t.cpc += amount
    if t.facts is not None and amount:
        t.note("cpc", rule, seat, {"amount": amount, "source": source, "cpc": t.cpc})
    if t.cpc <= t.figures.most_cpc:
        return False
    t.agenda.clear()
    t.ending = "defeat"
    t.note("common-defeat", "F-1", -1, {"cpc": t.cpc})
    return True


def energy_held(t: FactoriesPosition, seat: int) -> int:
    """Coal and renewable energy both serve (F-2)."""
    return t.goods[seat * GOODS_EACH + COAL] + t.goods[seat * GOODS_EACH + RENEWABLE]
