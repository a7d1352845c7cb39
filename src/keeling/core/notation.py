"""Moves as text: the words of an option with spaces between them, and back."""

from __future__ import annotations

from collections.abc import Iterable

from keeling.core.agenda import CHANCE, Option

Move = Option | str  # as the engine has it, or as people write it


def write(option: Option) -> str:
    """An option as text."""
    return " ".join(option)


def some(options: list[Option], most: int = 12) -> list[Option]:
    """So many of the options as may be named in a sentence, in their order; of every verb there is one."""
    firsts = {option[0]: option for option in reversed(options)}
    room = most - len(firsts)
    shown: list[Option] = []
    for option in options:
        if firsts[option[0]] is option:
            shown.append(option)
        elif room > 0:
            shown.append(option)
            room -= 1
    return shown


def parse(text: str) -> Option:
    """Text as an option: its words, whatever spaces are around them."""
    return tuple(text.split())


def words_of(move: Move) -> Option:
    """The words of a move, however it comes."""
    return parse(move) if isinstance(move, str) else move


def complete(words: Option, options: Iterable[Option]) -> list[Option]:
    """The options meant by some words: those with them whole before those whose words they only begin."""
    found = [option for option in options if len(option) >= len(words) and _begins(option, words)]
    if words in found:
        return [words]
    for place, word in enumerate(words):  # `play 1` means card 1, not card 18
        whole = [option for option in found if option[place] == word]
        found = whole or found
    return found


def _begins(option: Option, words: Option) -> bool:
    return all(whole.startswith(part) for whole, part in zip(option, words, strict=False))


def seat_word(seat: int) -> str:
    """How a seat is written: p1, p2 … for people, - for chance."""
    return "-" if seat == CHANCE else f"p{seat + 1}"


def parse_seat(word: str) -> int | None:
    """A seat from its word, or None if it is not one."""
    if word == "-":
        return CHANCE
    number = word[1:]
    if word[:1] == "p" and number.isascii() and number.isdecimal() and len(number) < 10 and number[0] != "0":
        return int(number) - 1
    return None
