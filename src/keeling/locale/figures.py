"""Figures as a language writes them."""

from __future__ import annotations

from keeling.locale.translator import text


def signed(number: float, places: int, lang: str) -> str:
    """A figure with its sign."""
    size = f"{abs(number):.{places}f}"
    sign = "±" if not float(size) else "+" if number > 0 else "−"
    return sign + size.replace(".", text("ui.web.decimal", lang))


def money(amount: int | str, lang: str | None = None, sign: str = "") -> str:
    """Money as a language writes it, with a sign before it if there is one: +$5, +5 $."""
    return sign + text("ui.money", lang, amount=amount)


def earned(amount: int, lang: str | None = None) -> str:
    """Money that is gained or paid."""
    return money(abs(amount), lang, "+" if amount >= 0 else "−")
