"""Moves as text: printing and parsing are inverse, and prefixes find what they begin."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keeling
from keeling.core import notation

words = st.lists(st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1), min_size=1, max_size=6).map(tuple)
spaces = st.sampled_from([" ", "  ", "\t"])


@given(words)
def test_print_and_parse_are_inverse(option):
    option = tuple(word for word in option if word.split() == [word])
    assert notation.parse(notation.write(option)) == option


@given(st.lists(st.sampled_from(["propose", "solar", "europe", "tech"]), min_size=1), spaces)
def test_space_does_not_matter(option, space):
    assert notation.parse(space + space.join(option) + space) == tuple(option)


@given(st.integers(-1, 99))
def test_seats_round_trip(seat):
    assert notation.parse_seat(notation.seat_word(seat)) == seat


@given(st.text())
def test_what_is_no_seat_is_none(word):
    seat = notation.parse_seat(word)
    assert seat is None or notation.parse_seat(notation.seat_word(seat)) == seat


@pytest.mark.parametrize("word", ["p0", "p", "p-1", "p01", "p²", "p٣", "p" + "9" * 5000, "q1"])
def test_words_like_seats(word):
    assert notation.parse_seat(word) is None


OPTIONS = [("propose", "solar", "europe", "tech"), ("propose", "solar", "asia", "tech"), ("end",), ("end", "all")]


def test_unique_prefixes_complete():
    assert notation.complete(notation.parse("p s e"), OPTIONS) == [OPTIONS[0]]
    assert notation.complete(notation.parse("prop sol"), OPTIONS) == OPTIONS[:2]
    assert notation.complete(notation.parse("end"), OPTIONS) == [("end",)]
    assert notation.complete(notation.parse("lob 1 m"), [("lobby", "18", "minor"), ("lobby", "1", "minor")]) == [
        ("lobby", "1", "minor")
    ]
    assert notation.complete(notation.parse("q"), OPTIONS) == []
    assert notation.complete(notation.parse("propose solar europe tech now"), OPTIONS) == []


def test_a_match_takes_a_move_as_text_or_as_words():
    one, other = (keeling.new("co2", seats=3, seed=1) for _ in range(2))
    ask = one.asks[0]
    assert ask.options == tuple(map(notation.write, ask.choices)) and len(ask.choices) > 1
    one.play(ask.seat, ask.options[0])
    other.play(ask.seat, ask.choices[0])
    assert one.digest == other.digest and one.entries[0].text == notation.write(other.entries[0].option)
    closed = ask.choices[1]
    text = f"  {'  '.join(closed)} "  # as somebody may type it
    reason = one.why(ask.seat, text)
    assert reason is not None and reason == one.why(ask.seat, closed)
    assert repr(one.closed(ask.seat, text)) == repr(one.closed(ask.seat, closed))
    assert repr(one.lacking_in_turn(ask.seat, text)) == repr(one.lacking_in_turn(ask.seat, closed))
    again = one.asks[0]
    told = [one.preview(again.seat, move[0]) for move in (again.options, again.choices)]
    assert repr(told[0].facts) == repr(told[1].facts)
    for moves in (again.options[:1], again.choices[:1]):
        with pytest.raises(keeling.IllegalMove) as caught:
            one.fork().play(again.seat, *moves, " nonsense  here ")
        assert caught.value.number == 2
