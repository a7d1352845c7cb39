"""What is made from what: whatever is read while something is made is among the sources that it names."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from keeling.core.agenda import Position
from keeling.games import GAMES
from keeling.games.co2_family.model.words import REGIONS
from keeling.kit.cache import Cache
from keeling.kit.parts import Parts, compare
from keeling.web.drawing.boards import board
from keeling.web.drawing.scene import BOTS, NAMES, Scene
from tests.boards.games import games, positions
from tests.contract.tables import positions as contract_positions
from tests.contract.tables import specs
from tests.games import about
from tests.web.noting import NotedList, NotingCache, noting, noting_view
from tests.web.undos import undone

plain_python = pytest.mark.skipif(not hasattr(Position.copy, "__code__"), reason="nobody sees what compiled code reads")
IN_PARTS = [game for game in GAMES if isinstance(GAMES[game].view, Parts)]


def met(game: str, every: int) -> Iterator[Position]:
    """Positions of a game: of random ones at each kind of table, and those that they hardly ever reach."""
    for stage in about(game, "rare", list)():
        yield stage.t
    for spec in specs(game):
        for position, _ in contract_positions(spec, 21, every):
            yield position
    for _, seats in [table for table in games() if table[0] == game]:  # longer ones, on an easier sheet
        for number, match in enumerate(positions(game, seats, seats, 200)):
            if number % every == 0:
                match.questions()
                yield match.position


@plain_python
@pytest.mark.parametrize("game", IN_PARTS)
def test_a_part_names_every_piece_that_it_reads_and_no_other(game: str) -> None:
    """As each of those named is read, any of them would be missed if it were forgotten."""
    view: Any = GAMES[game].view
    read: dict[str, set[str]] = defaultdict(set)
    for one in met(game, 3):
        cache = NotingCache()
        position = noting(one, cache.note)
        view.follow(position, cache)
        for seat in range(one.seats):
            view.seen(position, seat, cache)
        assert not cache.forgotten
        # a part that held a position would let others read what it has not named
        assert all(is_plain(value) for key, value in cache.values.items())
        for key, names in cache.read.items():
            read[key if isinstance(key, str) else key[0]] |= names
    rare = about(game, "UNREAD", {})
    for part in view.parts:
        named = {source if isinstance(source, str) else source.name for source in part.of}
        assert named - rare.get(part.name, set()) <= read[part.name], part.name


class Shared(Scene[Any]):
    """A scene in which what fragments share is called as no part of the view is."""

    def share(self, name: str, *given: Any) -> Any:
        assert name not in {one.name for one in GAMES[self.game].view.parts}  # type: ignore[attr-defined]
        return super().share(name, *given)


@plain_python
@pytest.mark.parametrize("game", IN_PARTS)
def test_a_fragment_names_every_part_that_it_reads(game: str) -> None:
    """Those that it names in vain are drawn anew in vain, which does no harm."""
    drawn, view = board(game), GAMES[game].view
    for one in met(game, 15):
        names, kinds = [f"Player {seat}" for seat in range(one.seats)], ("person",) * one.seats
        for seat in (None, *range(one.seats)):
            cache, public = NotingCache(), view(one, None)
            given = [noting_view(dict(seen), dict(public), REGIONS, cache.note) for seen in (view(one, seat), public)]
            scene = Shared(game, *given, one.figures.sheet, names, kinds, "en", cache)  # type: ignore[attr-defined]
            scene.names = NotedList(names, NAMES, 0, False, cache.note)
            scene.bots = NotedList(list(scene.bots), BOTS, 0, False, cache.note)  # type: ignore[assignment]
            drawn.draw(scene)
            assert not cache.forgotten


@pytest.mark.parametrize(("game", "seats"), [table for table in games() if table[0] in IN_PARTS])
def test_parts_that_are_kept_are_those_of_a_view_made_anew(game: str, seats: int) -> None:
    view: Any = GAMES[game].view
    cache, kept, made = Cache(), 0, 0
    for number, match in enumerate(positions(game, seats, seats + 30, 300)):
        for one in (match, undone(match) if number % 5 == 0 else match):
            one.questions()
            compare(one.position, cache)
            view.follow(one.position, cache)
            for seat in (None, number % seats):
                assert json.dumps(view.seen(one.position, seat, cache)) == json.dumps(view(one.position, seat))
        new = sum(at == cache.now for at in cache.made.values())
        made, kept = made + new, kept + len(cache.made) - new
    assert kept > made  # a choice changes little


def is_plain(value: object) -> bool:
    """Whether a value is data: numbers and words, in lists and tables."""
    if isinstance(value, dict):
        return all(is_plain(one) for pair in value.items() for one in pair)
    return (
        all(map(is_plain, value))
        if isinstance(value, (list, tuple))
        else value is None or type(value) in (str, int, bool)
    )
