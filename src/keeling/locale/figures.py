"""Figures as a language writes them."""

from __future__ import annotations

from keeling.locale.translator import text


def signed(number: float, places: int, lang: str) -> str:
    """A figure with its sign."""
    size = f"{abs(number):.{places}f}"
    sign = "±" if not float(size) else "+" if number > 0 else "−"
    return sign + size.replace(".", text("ui.web.decimal", lang))
