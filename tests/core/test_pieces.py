"""A piece is declared in one row; copy, saved state, view, what is hidden and what must add up come from it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, get_type_hints

import pytest

import keeling
from keeling.core import agenda
from keeling.core.agenda import Position, Rule
from keeling.core.faults import broken
from keeling.core.game import Game, Outcome
from keeling.core.pieces import NOBODY, OWNER, SEAT, Axis, Deck, Pieces, card, cards, grid, number, row, secret
from keeling.core.plain import PlainFigures, plain_view
from keeling.core.secrets import Redeal, redeal
from keeling.games import GAMES, house_figures
from keeling.testing.tables import positions

NEEDS: Deck[object] = Deck("need", lambda f: 8, first=1)
WEATHER: Axis[object] = Axis("weather", ["sun", "rain"])


class Wells(Position):
    """A common well, a public count for each seat and cards that only their owners see."""

    PIECES: ClassVar[Pieces[Any]] = Pieces(
        number("well", 9),
        grid("buckets", SEAT, start=2),
        grid("days", SEAT, WEATHER),
        cards("need", SEAT, of=NEEDS, seen=OWNER),
        cards("deck", of=NEEDS, start=0b11111111, seen=NOBODY),
        row("found", of=NEEDS),
    )


def wells() -> Any:
    t: Any = Wells(3)
    t.need, t.deck, t.found = [0b11, 0b1100, 0], 0b11100000, [4]
    return t


def test_first_values_and_sizes_come_from_the_rows() -> None:
    t: Any = Wells(3)
    assert (t.seats, t.well, t.buckets, t.days, t.need, t.found) == (3, 9, [2, 2, 2], [0] * 6, [0, 0, 0], [])


def test_a_copy_goes_its_own_way_and_a_saved_state_leads_back() -> None:
    t, twin = wells(), wells().copy()
    assert twin.state() == t.state()
    twin.buckets[1] = 7
    twin.found.append(5)
    assert t.buckets == [2, 2, 2] and t.found == [4]
    back = Wells(3)
    back.restore(twin.state())
    assert back.state() == twin.state()


def test_a_piece_newer_than_a_saved_state_keeps_its_first_value() -> None:
    state = wells().state()
    del state[3]["buckets"]
    back: Any = Wells(3)
    back.restore(state)
    assert back.buckets == [2, 2, 2] and back.need == [0b11, 0b1100, 0]


def test_a_state_from_when_pieces_had_an_order_and_no_names_is_read_by_the_chain() -> None:
    t = wells()
    old = t.state()
    old[3] = [old[3][name] for name in Wells.PIECES.chain]
    back = Wells(3)
    back.restore(old)
    assert back.state() == t.state()


def test_a_state_with_a_piece_that_nobody_knows_is_refused_by_its_name() -> None:
    state = wells().state()
    state[3]["bucket"] = 1
    with pytest.raises(ValueError, match="piece bucket"):
        Wells(3).restore(state)


def test_the_view_tells_each_seat_what_its_rows_say() -> None:
    t = wells()
    nobody, mine = plain_view(t, None), plain_view(t, 0)
    assert nobody["well"] == 9 and nobody["deck"] == 3 and nobody["found"] == [5]
    assert nobody["players"] == [
        {"buckets": 2, "days": {"sun": 0, "rain": 0}, "need": cards_held} for cards_held in (2, 2, 0)
    ]
    assert mine["players"][0]["need"] == [1, 2] and mine["players"][1]["need"] == 2  # type: ignore[index]
    t.ending = "dry"
    assert [player["need"] for player in plain_view(t, None)["players"]] == [[1, 2], [3, 4], []]  # type: ignore[attr-defined]


def test_what_a_seat_does_not_see_is_dealt_anew_and_nothing_else() -> None:
    t, rng, met = wells(), Random(1), set()
    for _ in range(60):
        other = redeal(t, 0, rng)
        assert other.need[0] == 0b11 and other.need[1].bit_count() == 2 and other.found == [4]
        assert plain_view(other, 0) == plain_view(t, 0) and not broken(other)
        met.add(other.need[1])
    assert len(met) > 5
    t.ending = "dry"
    assert redeal(t, 0, rng).state() == t.state()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"well": -1}, "well below 0"),
        ({"buckets": [1, 1]}, "buckets has 2 places"),
        ({"deck": 0b11100001}, "need cards doubled"),
        ({"found": []}, "need cards lost"),
    ],
)
def test_what_does_not_add_up_is_found_by_the_rows_alone(change: dict[str, Any], told: str) -> None:
    t = wells()
    assert not broken(t)
    for name, value in change.items():
        setattr(t, name, value)
    assert any(told in fault for fault in broken(t)), broken(t)


def test_tables_that_cannot_be_right_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="declared twice: well"):
        Pieces(number("well"), number("well"))
    with pytest.raises(ValueError, match="dealt from: need"):
        Pieces(cards("need", SEAT, of=NEEDS, seen=OWNER))
    with pytest.raises(ValueError, match="not declared: bucket"):
        Pieces(number("well"), chain=["seats", "well", "bucket"])


class Whispers(Position):
    PIECES: ClassVar[Pieces[Any]] = Pieces(secret("guess", -1, least=-1), card("shown", of=NEEDS))


def _game(**more: Any) -> Game[Whispers]:
    return Game(
        name="whispers",
        least_seats=2,
        most_seats=2,
        rules={"end": Rule[Whispers]()},
        endings=("over",),
        start=lambda figures, seats, settings: Whispers(seats),
        outcome=lambda t: Outcome(t.ending, (), (0, 0)),
        **more,
    )


def test_a_game_that_keeps_secrets_must_say_how_they_are_dealt_anew() -> None:
    with pytest.raises(ValueError, match="whispers: nothing says how these secrets are dealt anew for bots: guess"):
        _game().set_up(PlainFigures({}), 2, {})
    told = _game(redeal=Redeal({"guess": lambda t, seat, rng: None}))
    assert told.set_up(PlainFigures({}), 2, {}).seats == 2 and not told.open


class Roles(Position):
    """One secret card each, of those that are in the game with so many players; one more of them lies open."""

    ROLE: ClassVar[Deck[Any]] = Deck("role", among=lambda f, seats: list(range(seats + 3)), first=1)
    PIECES: ClassVar[Pieces[Any]] = Pieces(card("role", SEAT, of=ROLE, seen=OWNER), card("shown", of=ROLE))


def test_a_secret_card_each_is_dealt_anew_out_of_those_in_play() -> None:
    t: Any = Roles(3)
    t.role, met = [4, 0, -1], set()
    for seed in range(60):
        other = redeal(t, 0, Random(seed))
        assert other.role[0] == 4 and other.role[2] == -1 and plain_view(other, 0) == plain_view(t, 0)
        met.add(other.role[1])
    assert met == {0, 1, 2, 3, 5} and not Roles.PIECES.open
    told = plain_view(t, 1)["players"]
    assert told == [{}, {"role": 1}, {}]
    with pytest.raises(ValueError, match="which cards may be role"):
        Pieces(card("role", SEAT, of=Deck("role"), seen=OWNER))


def test_a_piece_of_a_game_has_a_row_and_a_type_of_one_name() -> None:
    for name, game in GAMES.items():
        position = keeling.new(name, seed=1).position
        typed = {key: kind for key, kind in get_type_hints(type(position)).items() if kind in (int, list[int])}
        typed.pop("shared", None)
        own = {piece.name: list[int] if piece.shape != "number" else int for piece in position.PIECES.rows}
        if str(agenda.__file__).endswith(".py"):  # a compiled class has no types when it runs
            assert {key: kind for key, kind in typed.items() if key != "seats"} == {
                key: kind for key, kind in own.items() if key != "seats"
            }, name
        assert game.open == position.PIECES.open


def test_every_game_starts_and_goes_on_within_its_rows() -> None:
    for name, game in GAMES.items():
        assert not broken(game.start(house_figures(name), game.most_seats, _usual(game)))
        for position, _ in positions((name, game.least_seats, {}), 3, every=20):
            assert not broken(position)


def _usual(game: Any) -> dict[str, int | str]:
    return {setting.name: setting.default for setting in game.settings}
