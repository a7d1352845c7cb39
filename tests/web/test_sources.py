"""What is made from what: whatever is read while something is made is among the sources that it names."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import keeling
from keeling.core.agenda import Position
from keeling.games import GAMES
from keeling.kit.cache import Cache
from keeling.kit.parts import EVERYTHING, Parts, compare
from tests.boards.games import games, positions
from tests.contract.tables import positions as contract_positions
from tests.contract.tables import specs
from tests.games import about
from tests.web.noting import NotingCache, noting

plain_python = pytest.mark.skipif(not hasattr(Position.copy, "__code__"), reason="nobody sees what compiled code reads")
IN_PARTS = [game for game in GAMES if isinstance(GAMES[game].view, Parts)]


def met(game: str) -> Iterator[Position]:
    """Positions of a game: of random ones at each kind of table, and those that they hardly ever reach."""
    for stage in about(game, "rare", list)():
        yield stage.t
    for spec in specs(game):
        for position, _ in contract_positions(spec, 21, every=2):
            yield position
    for _, seats in [table for table in games() if table[0] == game]:  # longer ones, on an easier sheet
        for match in positions(game, seats, seats, 200):
            match.questions()
            yield match.position


@plain_python
@pytest.mark.parametrize("game", IN_PARTS)
def test_a_part_names_every_piece_that_it_reads_and_no_other(game: str) -> None:
    """As each of those named is read, any of them would be missed if it were forgotten."""
    view: Any = GAMES[game].view
    read: dict[str, set[str]] = defaultdict(set)
    for one in met(game):
        cache = NotingCache()
        position = noting(one, cache.note)
        view.follow(position, cache)
        for seat in range(one.seats):
            view.seen(position, seat, cache)
        assert not cache.forgotten
        # a part that held a position would let others read what it has not named
        assert all(is_plain(value) for key, (_, value) in cache.made.items() if key != EVERYTHING)
        for key, names in cache.read.items():
            read[key if isinstance(key, str) else key[0]] |= names
    rare = about(game, "UNREAD", {})
    for part in view.parts:
        named = {source if isinstance(source, str) else source[0] for source in part.of}
        assert named - rare.get(part.name, set()) <= read[part.name], part.name


@pytest.mark.parametrize(("game", "seats"), [table for table in games() if table[0] in IN_PARTS])
def test_parts_that_are_kept_are_those_of_a_view_made_anew(game: str, seats: int) -> None:
    view: Any = GAMES[game].view
    cache, kept, made = Cache(), 0, 0
    for number, match in enumerate(positions(game, seats, seats + 30, 300)):
        for one in (match, undone(match) if number % 5 == 0 else match):
            one.questions()
            cache.now += 1
            compare(one.position, cache)
            view.follow(one.position, cache)
            for seat in (None, number % seats):
                assert json.dumps(view.seen(one.position, seat, cache)) == json.dumps(view(one.position, seat))
        new = sum(at == cache.now for at, _ in cache.made.values())
        made, kept = made + new, kept + len(cache.made) - new
    assert kept > made  # a choice changes little


def is_plain(value: object) -> bool:
    """Whether a value is data: numbers and words, in lists and tables."""
    if isinstance(value, dict):
        return all(is_plain(one) for pair in value.items() for one in pair)
    return all(map(is_plain, value)) if isinstance(value, list) else value is None or type(value) in (str, int, bool)


def undone(match: keeling.AnyMatch) -> keeling.AnyMatch:
    """The match without somebody's last choice, if it can be taken back."""
    trial = match.fork()
    seat = next((seat for seat in range(match.seats) if trial.why_no_undo(seat) is None), None)
    if seat is not None:
        trial.undo(seat)
    return trial
