"""What a game declares of its moves and values in its file `verbs.py`, once for terminal, pages and voice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType
from typing import Final, NamedTuple

from keeling.core.agenda import Option
from keeling.games import PACKAGES, part


class Part(NamedTuple):
    """One word of a form: a word of its own, or a gap with what stands before and after it, as in `${money}`."""

    before: str
    gap: str = ""  # what the gap is called; empty if the word has none
    after: str = ""

    def frames(self, word: str) -> bool:
        """Whether a word of a move has its gap between what stands before and after it."""
        least = len(self.before) + len(self.after)
        return len(word) > least and word.startswith(self.before) and word.endswith(self.after)


def _part(word: str) -> Part:
    before, brace, rest = word.partition("{")
    gap, _, after = rest.partition("}")
    return Part(before, gap, after) if brace else Part(word)


@dataclass(frozen=True)
class Verb:
    """One way to move by its form, such as `build {place}`; the first one of a verb says how the verb is shown."""

    form: str
    icon: str = ""
    group: str = ""  # the row of the bar it stands in at a turn
    always: bool = False  # whether it stands there even while it is closed
    key: str = ""  # its letter on the keyboard, the same in every language
    button: str = ""  # the button there that it shares with others, if it has none of its own
    reveals: bool = False  # whether something new is seen after it, or everybody goes on: then it is confirmed anyway
    draws: bool = False  # whether something new is seen after some of its moves: the preview says after which
    asks: bool = False  # whether the bar asks for its words in a way of its own
    goes: int = 0  # which word is the place a thing is taken to, if it is taken from one to another
    number: str = "no"  # what its number is called

    @property
    def word(self) -> str:
        """Its first word."""
        return self.form.split()[0]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Its form word by word."""
        return tuple([_part(word) for word in self.form.split()])

    @cached_property
    def gaps(self) -> list[str]:
        """What stands at each place: the name of a gap, or nothing for a word of its own."""
        return [one.gap for one in self.parts]

    @cached_property
    def _own(self) -> list[tuple[int, str]]:
        """The places of its own words behind the first one."""
        return [(at, one.before) for at, one in enumerate(self.parts) if at and not one.gap]

    @cached_property
    def _framed(self) -> list[tuple[int, Part]]:
        """The places of gaps that are but a part of their word."""
        return [(at, one) for at, one in enumerate(self.parts) if one.gap and (one.before or one.after)]

    def fits(self, words: Option) -> bool:
        """Whether a move that begins so, and has as many words, has this form."""
        for at, word in self._own:
            if words[at] != word:
                return False
        return not self._framed or all(one.frames(words[at]) for at, one in self._framed)

    def values(self, words: Option) -> dict[str, str]:
        """What a move of this form has in its gaps."""
        found = {gap: word for gap, word in zip(self.gaps, words, strict=True) if gap}
        for at, one in self._framed:
            found[one.gap] = words[at][len(one.before) : len(words[at]) - len(one.after)]
        return found


@dataclass(frozen=True)
class Value:
    """What a value of a move, fact or reason holds, by its name; one that is not declared is shown as it is."""

    asked: str = ""  # how the bar asks for it
    word: bool = False  # words of the game
    of: str = ""  # the kind of things its words are of, if they are called otherwise there
    seat: bool = False  # a player, or several
    about: bool = False  # what a fact is about, which chooses among its texts
    noun: bool = False  # a figure with a noun of its own
    within: str = ""  # the text its word stands in where it stands alone


Moves = Mapping[str, Verb]
COMMON: Final = {
    "player": Value("player", seat=True),
    "asked": Value(seat=True),
    "no": Value("no"),
    "amount": Value("amount"),
    "ending": Value(word=True),
    "of": Value(word=True),
}


def icons(moves: Moves) -> dict[str, str]:
    """The symbol of each verb."""
    return {move.word: move.icon for move in moves.values() if move.icon}


def groups(moves: Moves) -> dict[str, list[str]]:
    """The rows of the bar at a turn with their verbs."""
    rows: dict[str, list[str]] = {}
    for move in moves.values():
        if move.group:
            rows.setdefault(move.group, []).append(move.word)
    return rows


def always(moves: Moves) -> list[str]:
    """The verbs that stand in the bar at a turn even while they are closed."""
    return [move.word for move in moves.values() if move.always]


def letters(moves: Moves) -> dict[str, str]:
    """The letter of each verb that has one."""
    return {move.word: move.key for move in moves.values() if move.key}


def shared(moves: Moves) -> dict[str, str]:
    """By verb, the button of the bar that it shares with others."""
    return {move.word: move.button for move in moves.values() if move.button}


def reveals(moves: Moves) -> list[str]:
    """The verbs after which something new is seen."""
    return [move.word for move in moves.values() if move.reveals]


def draws(moves: Moves) -> list[str]:
    """The verbs of which some moves show something new."""
    return [move.word for move in moves.values() if move.draws]


@cache
def declared(game: str) -> list[ModuleType]:
    """What a game has declared, if it has; what all have if it is not known which game is meant."""
    modules = [part(name, "telling.verbs") for name in ([game] if game in PACKAGES else PACKAGES)]
    return [module for module in modules if module is not None]


@cache
def moves_of(game: str) -> Moves:
    """The moves of a game by their keys; none if it has not declared any."""
    return {key: move for module in declared(game) for key, move in module.MOVES.items()} if game in PACKAGES else {}


@cache
def value_of(game: str, name: str) -> Value:
    """What a value holds."""
    tables: list[dict[str, Value]] = [getattr(module, "VALUES", {}) for module in declared(game)]
    declared_so = [values[name] for values in tables if name in values]
    # Of several games the one with a kind of things: where a word is not of that kind it is looked up plainly.
    return max(declared_so, key=lambda value: bool(value.of), default=COMMON.get(name, Value()))


class KnownMove(NamedTuple):
    """A move that some game declares: whose it is, its key, its verb, and the values in the gaps of its form."""

    game: str
    key: str
    verb: Verb
    values: dict[str, str]


@cache
def _verbs(game: str) -> dict[tuple[str, int], list[tuple[str, Verb]]]:
    """The moves of a game with their keys, by their first word and how many words they have."""
    table: dict[tuple[str, int], list[tuple[str, Verb]]] = {}
    for key, verb in moves_of(game).items():
        table.setdefault((verb.word, len(verb.parts)), []).append((key, verb))
    return table


def known_move(words: Option, game: str = "") -> KnownMove | None:
    """A move by the first form that fits; of any game if none is named."""
    for name in [game] if game in PACKAGES else PACKAGES:
        for key, verb in _verbs(name).get((words[0], len(words)), ()) if words else ():
            if verb.fits(words):
                return KnownMove(name, key, verb, verb.values(words))
    return None


def verb_of(words: Option, game: str) -> Verb:
    """The move an option is; if it is unknown, one of just these words."""
    fits = [verb for _, verb in _verbs(game).get((words[0], len(words)), ()) if verb.fits(words)]
    plain = [verb for verb in fits if not any(sign.isdecimal() for sign in verb.form)]  # a figure is a gap there
    return next(iter(plain or fits), Verb(" ".join(words)))
