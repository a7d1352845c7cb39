"""Options in words, for lists to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from keeling.core import notation
from keeling.core.agenda import Option
from keeling.core.help import Closed, Help
from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.locale.cards import card_texts
from keeling.locale.now import Now
from keeling.locale.sheets import game_of
from keeling.locale.translator import Translator, say
from keeling.locale.verbs import known_move

_NAMED: Final = 4  # moves that a reason names at most


def describe_move(
    words: Option,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    game: str = "",
    brief: bool = False,
    now: Now = Now(),
) -> str:
    """An option in words, as it is meant now; with the sheet, with its card's name, and a text unless brief."""
    known = known_move(words, game_of(sheet, game))
    if known is None:
        return notation.write(words).replace("-", " ")
    of, key, verb, values = known
    voice = Translator(of)
    cards = card_texts(of) if sheet is not None else None
    if cards is not None and now.card is not None and key in cards.OF_CHOICES:
        if half := cards.OF_CHOICES[key](sheet, now.card, lang):
            return str(half)
    spoken = voice.in_words(values, lang, names, sheet=sheet)
    if now.there:
        called = now.names(words, verb.gaps, voice, lang)
        spoken |= {gap: f"{spoken[gap]} ({name})" for gap, name in called.items()}
    phrase = voice.text(f"move.{key}", lang, **spoken)
    if cards is None or brief or key not in cards.OF_MOVES:
        return phrase
    named = values["no"] if "no" in values else next(iter(values.values()))  # by its number, or by its key
    held = int(named) if str(named).isdecimal() else named
    seats = [len(names)] if names and getattr(cards, "BY_SEATS", False) else []  # it says what holds at this table
    return f"{phrase}: {cards.OF_MOVES[key](sheet, held, lang, *seats)}"


def tells_card(words: Option, game: str) -> bool:
    """Whether an option is told with the text of its card, which may take several lines."""
    known, cards = known_move(words, game), card_texts(game)
    return known is not None and cards is not None and known.key in cards.OF_MOVES


def say_closed(
    reason: Reason,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    known: bool = True,
    now: Now = Now(),
) -> str:
    """Why a move is closed, with the moves it speaks of in words, a few of many, of every verb one.

    What is not `known` to be a move stays as it was typed.
    """
    values = dict(reason.values)
    for key in ("move", "allowed", "example") if known else ("allowed",):
        moves = [move for move in str(values.get(key, "")).split("; ") if move]
        named = notation.some([notation.parse(move) for move in moves], _NAMED)
        phrases = [describe_move(move, lang, names, sheet, brief=True, now=now) for move in named]
        if moves:
            more = [Translator(game_of(sheet)).text("ui.why.more", lang)] if len(moves) > len(named) else []
            values[key] = "; ".join([*phrases, *more])
    return say(Reason(reason.code, reason.rule, values), lang, names, game_of(sheet))


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
    now: Now = Now(),
) -> WhyClosed:
    """Why something is closed: what is common to all that is meant, or the nearest misses, with what would help."""
    voice = Translator(game_of(sheet))
    near = []
    for miss in closed.misses:
        helps = _in_short(miss.help.move, lang, names, sheet, now) if miss.help is not None else ""
        if miss.help is not None and miss.help.later:
            helps = voice.text("ui.why.later", lang, move=helps)
        if helps or not closed.common:
            what = _in_short(miss.move, lang, names, sheet, now)
            near.append(NearMiss(what, voice.briefly(miss.reason, lang, names), miss.help, helps))
    said = (
        say_closed(closed.cause, lang, names, sheet, known, now)
        if closed.common
        else voice.text("ui.why.nearest", lang)
    )
    rule = closed.cause.rule
    return WhyClosed(said.removesuffix(f" [{rule}]"), rule, near)


def _in_short(move: Option, lang: str | None, names: Sequence[str] | None, sheet: Sheet | None, now: Now) -> str:
    """A move with the text of its card where a game has a short one: a bare number says nothing."""
    phrase = describe_move(move, lang, names, sheet, brief=True, now=now)
    known = known_move(move, game_of(sheet))
    texts = getattr(card_texts(known.game), "SHORT", {}) if known is not None and sheet is not None else {}
    if known is None or known.key not in texts:
        return phrase
    return f"{phrase}: {texts[known.key](sheet, int(known.values['no']), lang)}"


def describe_part(
    words: Option,
    at: int,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: Sheet | None = None,
    game: str = "",
) -> str:
    """One word of an option as its place in it means it: a place, a thing, a player, a card."""
    known = known_move(words, game_of(sheet, game))
    of, gap = (game, "") if known is None else (known.game, known.verb.gaps[at])
    in_words = Translator(of).in_words({gap or "of": words[at]}, lang, names, sheet=sheet)
    return str(in_words["card"] if gap == "no" else next(iter(in_words.values())))
