"""Options in words, for lists to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from keeling.core import notation
from keeling.core.help import Closed, Help
from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.locale.cards import card_texts
from keeling.locale.sheets import game_of
from keeling.locale.translator import Translator, say
from keeling.locale.verbs import moves_of, read_move

_NAMED: Final = 4  # moves that a reason names at most


def describe_move(
    words: Sequence[str] | str,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    game: str = "",
    brief: bool = False,
    card: int | None = None,
) -> str:
    """An option in words; with the sheet, its card's name, the half of `card` it means, and a text unless brief."""
    move = words if isinstance(words, str) else " ".join(words)
    known = read_move(move, game_of(sheet, game))
    if known is None:
        return move.replace("-", " ")
    of, key, values = known
    voice = Translator(of)
    cards = card_texts(of) if sheet is not None else None
    if cards is not None and card is not None and key in cards.OF_CHOICES:
        if half := cards.OF_CHOICES[key](sheet, card, lang):
            return str(half)
    phrase = voice.text(f"move.{key}", lang, **voice.in_words(values, lang, names, sheet=sheet))
    if cards is None or brief or key not in cards.OF_MOVES:
        return phrase
    named = values["no"] if "no" in values else next(iter(values.values()))  # by its number, or by its key
    return f"{phrase}: {cards.OF_MOVES[key](sheet, int(named) if str(named).isdecimal() else named, lang)}"


def tells_card(words: Sequence[str], game: str) -> bool:
    """Whether an option is told with the text of its card, which may take several lines."""
    known, cards = read_move(" ".join(words), game), card_texts(game)
    return known is not None and cards is not None and known[1] in cards.OF_MOVES


def say_closed(
    reason: Reason,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    known: bool = True,
) -> str:
    """Why a move is closed, with the moves it speaks of in words, a few of many, of every verb one.

    What is not `known` to be a move stays as it was typed.
    """
    values = dict(reason.values)
    for key in ("move", "allowed", "example") if known else ("allowed",):
        moves = [move for move in str(values.get(key, "")).split("; ") if move]
        named = notation.some([notation.parse(move) for move in moves], _NAMED)
        phrases = [describe_move(move, lang, names, sheet, brief=True) for move in named]
        if moves:
            values[key] = "; ".join(phrases) + (" …" if len(moves) > len(named) else "")
    said = say(Reason(reason.code, reason.rule, values), lang, names, game_of(sheet))
    return said.replace("….", "…")  # the sentence ends with what is left out


class NearMiss(NamedTuple):
    """A closed move in words: what it is, what closes it, and what would help."""

    what: str
    why: str
    help: Help | None
    helps: str  # the help in words; empty if there is none


class WhyClosed(NamedTuple):
    """Why something is closed, in words."""

    text: str
    rule: str
    near: list[NearMiss]  # nearest first; of one move alone, or where all are closed alike, only the help


def tell_closed(
    closed: Closed,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    known: bool = True,
) -> WhyClosed:
    """Why something is closed: what is common to all that is meant, or the nearest misses, with what would help."""
    voice = Translator(game_of(sheet))
    near = []
    for miss in closed.misses:
        helps = _in_short(miss.help.move, lang, names, sheet) if miss.help is not None else ""
        if miss.help is not None and miss.help.later:
            helps = voice.text("ui.why.later", lang, move=helps)
        if helps or not closed.common:
            what = _in_short(miss.move, lang, names, sheet)
            near.append(NearMiss(what, voice.briefly(miss.reason, lang, names), miss.help, helps))
    said = say_closed(closed.cause, lang, names, sheet, known) if closed.common else voice.text("ui.why.nearest", lang)
    rule = closed.cause.rule
    return WhyClosed(said.removesuffix(f" [{rule}]"), rule, near)


def _in_short(move: Sequence[str], lang: str | None, names: Sequence[str] | None, sheet: Sheet | None) -> str:
    """A move with the text of its card where a game has a short one: a bare number says nothing."""
    phrase, known = describe_move(move, lang, names, sheet, brief=True), read_move(" ".join(move), game_of(sheet))
    texts = getattr(card_texts(known[0]), "SHORT", {}) if known is not None and sheet is not None else {}
    if known is None or known[1] not in texts:
        return phrase
    return f"{phrase}: {texts[known[1]](sheet, int(known[2]['no']), lang)}"


def describe_part(
    words: Sequence[str],
    at: int,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    game: str = "",
) -> str:
    """One word of an option as its place in it means it: a place, a thing, a player, a card."""
    known = read_move(" ".join(words), game_of(sheet, game))
    of, shape = (known[0], moves_of(known[0])[known[1]].form.split()) if known is not None else (game, list(words))
    name = shape[at].strip("{}")
    in_words = Translator(of).in_words({name if name != shape[at] else "of": words[at]}, lang, names, sheet=sheet)
    return str(in_words["card"] if name == "no" else next(iter(in_words.values())))
