"""Pieces of any game are set and read by the words of their axes."""

import pytest

import keeling
from keeling.core.pieces import GRID
from keeling.games import GAMES
from keeling.testing.stage import Stage
from tests.stage import stage


@pytest.mark.parametrize("name", GAMES)
def test_every_place_of_every_piece_is_set_and_read_by_its_axes(name):
    s = Stage(keeling.table(name, GAMES[name].most_seats, 1, None, None))
    t, found = s.t, 0
    for piece in t.PIECES.rows[1:]:
        if piece.shape == GRID:
            places = [{}]
            for axis in piece.axes:
                count = axis.places(t.figures, t.seats)
                words = axis.words(t.figures) or range(count)
                assert len(words) == count
                places = [{**named, axis.name: word} for named in places for word in words]
            kept = list(getattr(t, piece.name))
            for at, named in enumerate(places):
                s.set(piece.name, 900 + at, **named)
                assert getattr(t, piece.name)[at] == s.get(piece.name, **named) == 900 + at
            assert len(places) == len(kept)
            setattr(t, piece.name, kept)
            found += len(places)
        elif isinstance(getattr(t, piece.name), int):
            kept = getattr(t, piece.name)
            assert s.set(piece.name, 7).get(piece.name) == 7
            s.set(piece.name, kept)
    assert found > 50


def test_what_one_place_gets_another_gives():
    s = stage(3).set("tech", 2, "tech_bank", seat=1)
    bank = s.get("tech_bank")
    s.set("tech", 5, "tech_bank", seat=1).set("permits_in", 2, "bank", region="asia").check()
    assert (s.get("tech", seat=1), s.get("tech_bank")) == (5, bank - 3)
    assert s.set("pool", 1, "hand", seat=0).get("hand", seat=0) == s.t.figures.scientists - 1


def test_cards_are_dealt_by_their_numbers_out_of_wherever_they_are():
    s = stage(3).deal("lobby", 3, 5, seat=0).deal("lobby", 5, 7, seat=2)
    s.check()
    assert s.t.lobby[0] == 1 << 2 and s.t.lobby[2] == 1 << 4 | 1 << 6
    s.deal("lobby", seat=0).check()
    assert s.t.lobby[0] == 0 and s.t.lobby_deck >> 2 & 1


@pytest.mark.parametrize(
    ("piece", "places", "told"),
    [
        ("money", {}, "money is by seat"),
        ("market", {"seat": 0}, "market is by nothing"),
        ("expertise", {"seat": 0, "energy": "coal"}, "energy coal: there is forestation, solar"),
        ("money", {"seat": 3}, "seat 3: there is 0 to 2"),
    ],
)
def test_a_place_that_is_not_there_is_told_with_those_that_are(piece, places, told):
    with pytest.raises(ValueError, match=told):
        stage(3).get(piece, **places)
