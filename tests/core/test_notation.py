"""Moves as text: printing and parsing are inverse, and prefixes find what they begin."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    assert notation.complete("p s e", OPTIONS) == [OPTIONS[0]]
    assert notation.complete("PROP sol", OPTIONS) == OPTIONS[:2]
    assert notation.complete("end", OPTIONS) == [("end",)]
    assert notation.complete("lob 1 m", [("lobby", "18", "minor"), ("lobby", "1", "minor")]) == [
        ("lobby", "1", "minor")
    ]
    assert notation.complete("q", OPTIONS) == []
    assert notation.complete("propose solar europe tech now", OPTIONS) == []
