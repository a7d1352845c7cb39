"""What a game gets if it says nothing itself: no sheet, and a view of its pieces as their table declares them."""

from __future__ import annotations

from keeling.core.agenda import Position
from keeling.core.pieces import ALL, CARD, NOBODY, OWNER, PILE, AnyPiece, Words, figures_of
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.core.sheet import Sheet


class PlainFigures:
    """The figures of a game that reads none: the sheet alone."""

    __slots__ = ("sheet",)

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet


def no_stage(position: object) -> list[tuple[str, Values]]:
    """A game that does not say how far it is."""
    return []


def plain_view(position: Position, seat: int | None) -> dict[str, object]:
    """All pieces, as their table says who sees them: what each seat has is told by players."""
    common: dict[str, object] = {}
    players: list[dict[str, object]] = [{} for _ in range(position.seats)]
    for piece in position.PIECES.rows:
        value = getattr(position, piece.name)
        words = piece.axes[-1].words(figures_of(position)) if piece.axes else ()
        if not piece.by_seat():
            seen = position.ending or piece.seen != NOBODY
            common[piece.shown] = _told(piece, value, words) if seen else _hidden(piece, value)
            continue
        each = len(value) // position.seats
        for player, own in enumerate(players):
            held = value[player] if each == 1 else value[player * each : (player + 1) * each]
            if position.ending or piece.seen == ALL or (piece.seen == OWNER and player == seat):
                own[piece.shown] = _told(piece, held, words)
            elif piece.holds == PILE:
                own[piece.shown] = _hidden(piece, held)
    return {**common, "players": players}


def _told(piece: AnyPiece, value: int | list[int], words: Words) -> object:
    """What a piece holds: numbers by the words of their places, cards by the number printed on them."""
    if isinstance(value, list):
        if words and len(words) == len(value):
            return {word: _told_one(piece, one, at) for at, (word, one) in enumerate(zip(words, value, strict=True))}
        return [_told_one(piece, one, 0) for one in value]
    return _told_one(piece, value, 0)


def _told_one(piece: AnyPiece, value: int, at: int) -> object:
    if piece.holds == PILE:
        first = piece.of[at if len(piece.of) > 1 else 0].first
        return [first + card for card in cards_in(value)]
    if piece.holds == CARD and piece.of:
        return piece.of[0].first + value if value >= 0 else None
    return value


def _hidden(piece: AnyPiece, value: int | list[int]) -> object:
    """What others know of cards that they do not see: how many there are."""
    return [one.bit_count() for one in value] if isinstance(value, list) else value.bit_count()
