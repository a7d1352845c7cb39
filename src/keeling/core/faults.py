"""What must always add up on a table; tests ask after every step."""

from __future__ import annotations

from keeling.core.agenda import Position
from keeling.core.pieces import CARD, GRID, NOBODY, NUMBER, PILE, AnyPiece, figures_of


class Faults:
    """All that does not agree, each in a line; what the table of pieces says is looked at first."""

    def __init__(self, position: Position) -> None:
        self.found: list[str] = []
        for piece in position.PIECES.rows:
            self._bounds(piece, position)
        rows = position.PIECES.rows
        decks = {deck.name: deck for piece in rows if piece.seen == NOBODY for deck in piece.of}  # where the rest lies
        for name, deck in decks.items():
            piles = [pile for piece in rows for pile in _piles(piece, position, name)]
            self._cards(name, piles, deck.size(figures_of(position)))

    def check(self, name: str, got: int, want: int) -> None:
        """A sum that must be so large."""
        if got != want:
            self.found.append(f"{name}: {got}, not {want}")

    def _bounds(self, piece: AnyPiece, position: Position) -> None:
        """Nothing is below the least that it can be, and a grid has a number in each place."""
        values = _values(piece, position)
        least = piece.least
        if least is not None and values and min(values) < least:
            self.found.append(f"{piece.name} below {least}: {values}")
        if piece.shape == GRID and len(values) != piece.size(figures_of(position), position.seats):
            self.found.append(f"{piece.name} has {len(values)} places")

    def _cards(self, name: str, piles: list[int], count: int) -> None:
        """The cards of a kind in their piles, as bits: none doubled; none lost where a deck keeps all its cards."""
        whole = 0
        for pile in piles:
            whole |= pile
        if sum([pile.bit_count() for pile in piles]) != whole.bit_count():
            self.found.append(f"{name} cards doubled")
        if count >= 0 and whole != (1 << count) - 1:
            self.found.append(f"{name} cards lost")


def broken(position: Position) -> list[str]:
    """What does not add up in a game of which nothing but the table of its pieces is known."""
    return Faults(position).found


def _values(piece: AnyPiece, position: Position) -> list[int]:
    value = getattr(position, piece.name)
    return [value] if piece.shape == NUMBER else value


def _piles(piece: AnyPiece, position: Position, deck: str) -> list[int]:
    """What a piece holds of a kind of cards, as piles."""
    values = _values(piece, position) if piece.of else []
    if piece.holds == CARD:
        return [1 << card for card in values if card >= 0 and piece.of[0].name == deck]
    if piece.holds != PILE:
        return []
    kinds = piece.of if len(piece.of) > 1 else piece.of * len(values)
    return [pile for pile, kind in zip(values, kinds, strict=True) if kind.name == deck]
