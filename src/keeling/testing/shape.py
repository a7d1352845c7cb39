"""The contract, 3: what lies on a table is declared in the table of pieces, flat, and every step has a rule."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from keeling.core.agenda import P, Position
from keeling.core.pieces import ALL, AnyPiece
from keeling.games import GAMES
from keeling.testing.tables import Spec, positions


def faults(position: Position) -> list[str]:
    """Return a sentence for each thing in a position that copies would lose or share."""
    names, found = position.PIECES.names, []
    known = {*names, *(slot for kind in Position.__mro__ for slot in getattr(kind, "__slots__", ())), "figures"}
    for name in vars(position) if hasattr(position, "__dict__") else ():
        if name not in known:
            found.append(f"the position holds “{name}”, which is no piece: declare it in PIECES, or copies lose it")
    for name in names:
        value = getattr(position, name)
        if isinstance(value, list):
            nested = next((one for one in value if not isinstance(one, int | str)), None)
            if nested is not None:
                kind = type(nested).__name__
                found.append(f"the piece “{name}” holds {kind}s, which copies share: make it a flat list of numbers")
        elif not isinstance(value, int | str):
            found.append(
                f"the piece “{name}” is a {type(value).__name__}; a number or a flat list of numbers is allowed"
            )
    return found


def what_lies_on_the_table_is_declared_and_plain(spec: Spec) -> None:
    for position, _ in positions(spec, 5, every=3):
        found = faults(position)
        assert not found, "; ".join(found)


def every_step_has_its_rule(spec: Spec) -> None:
    rules = GAMES[spec[0]].rules
    try:
        for position, _ in positions(spec, 6):
            for agenda in (position.agenda, *position.lanes):
                for step in agenda:
                    assert step[0] in rules, _no_rule(step[0], rules)
    except KeyError as error:  # it came to the top before anybody was asked
        assert str(error.args[0]) in rules, _no_rule(error.args[0], rules)
        raise


def _no_rule(step: object, rules: Iterable[str]) -> str:
    return f"the step “{step}” has no rule; there are {', '.join(rules)}"


def what_a_view_hides_is_dealt_anew(spec: Spec) -> None:
    """A piece that one seat sees and another does not must be declared so, or bots are told what they may not know."""
    game = GAMES[spec[0]]
    seats = (None, *range(spec[1]))
    for position, _ in positions(spec, 7, every=40):
        before = [json.dumps(game.view(position, seat)) for seat in seats]
        for piece in position.PIECES.rows:
            for changed in _swapped(position, piece) if piece.seen == ALL and piece.by_seat() else ():
                try:
                    after = [json.dumps(game.view(changed, seat)) for seat in seats]
                except Exception:  # what the rules never bring about
                    continue
                blind = [seat for seat, old, new in zip(seats, before, after, strict=True) if old == new]
                whose = ", ".join("spectators" if seat is None else f"seat {seat}" for seat in blind)
                declare = "declare it seen=OWNER, or as a secret"
                assert len(blind) in (0, len(seats)), f"the view hides “{piece.name}” from {whose}: {declare}"


def _swapped(position: P, piece: AnyPiece) -> Iterator[P]:
    """The positions in which two neighbours have what the other has of a piece."""
    values = getattr(position, piece.name)
    each = len(values) // position.seats
    for seat in range(position.seats - 1):
        here, there = (slice(at * each, at * each + each) for at in (seat, seat + 1))
        if values[here] != values[there]:
            copied = position.copy()
            mine, others = values[here], values[there]
            held = getattr(copied, piece.name)
            held[here], held[there] = others, mine
            yield copied
