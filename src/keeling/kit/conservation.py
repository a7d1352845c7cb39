"""What must always add up on a table, whatever game is played; tests ask after every step."""

from __future__ import annotations


class Faults:
    """All that does not agree, each in a line."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def check(self, name: str, got: int, want: int) -> None:
        """A sum that must be so large."""
        if got != want:
            self.found.append(f"{name}: {got}, not {want}")

    def stocks(self, stocks: list[int]) -> None:
        """Stocks that are never below zero."""
        if min(stocks) < 0:
            self.found.append(f"negative stock: {stocks}")

    def cards(self, name: str, piles: list[int], count: int) -> None:
        """All cards of a deck in their piles, as bits: none doubled, none lost."""
        whole = 0
        for pile in piles:
            whole |= pile
        if sum([pile.bit_count() for pile in piles]) != whole.bit_count():
            self.found.append(f"{name} cards doubled")
        if whole != (1 << count) - 1:
            self.found.append(f"{name} cards lost")
