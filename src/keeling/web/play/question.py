"""What somebody is asked, as a page is told: the question, and every option in words and figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from keeling.core.agenda import Option
from keeling.core.flow import Question
from keeling.core.notation import parse_seat
from keeling.games import has_rules
from keeling.locale import Now, capital, cause, describe_move, now, rules_of
from keeling.locale import ask as ask_in_words
from keeling.web.drawing import boards
from keeling.web.drawing.printed import printed, sheet_of
from keeling.web.drawing.scene import NAMES
from keeling.web.play.balance import balances
from keeling.web.play.labels import labels
from keeling.web.play.look import Look
from keeling.web.play.used_actions import used

MOST_CLOSED: Final = 8  # closed moves in the bar


class Said(NamedTuple):
    """An option in words."""

    sentence: str
    parts: list[str]  # what its words are called alone
    whole: bool  # whether only the sentence will do


def asked_of(look: Look) -> dict[str, object] | None:
    """What a seat may answer, with its options in words and in figures; a seat that rests may, and owes nothing."""
    match, table, lang, board = look.match, look.table, look.lang, look.board
    # a bot answers for whoever is away
    ask = None if look.seat is None or look.seat in table.bots else match.ask_of(look.seat)
    if ask is None:
        return None
    rule = match.game.rules[ask.step[0]]
    asked: dict[str, object] = {
        "seat": ask.seat,
        "rev": table.since.get(ask.seat, table.rev),
        "prompt": ask.prompt,
        "turn": rule.turn,
        "by_itself": rule.by_itself,
        "rests": ask.rests,
        "shared": bool(match.position.shared),  # what is chosen here can be taken back, whoever else acts
        "text": ask_in_words(ask.prompt, lang, look.game, match.about(ask.seat), look.names),
        "cause": "" if rule.turn else cause(match, ask, look.seat, lang, look.names),
        "help": help_for(look.game, rule.ids, lang),
        "options": _options(look, ask),
    }
    if lapsing := match.lapsing(ask.seat):
        asked["lapses"] = [" ".join(option) for option in lapsing]
    if rule.turn:
        asked["balance"] = balances(match, ask.seat, look.figures(ask), lang)
        asked["used"] = used(match, ask, board.END)
        asked["left"] = board.left(ask.options, look.chips(ask), look.view(None), lang)
    if not rule.turn and board.CLOSED:  # at a turn its closed verbs stand there
        asked["closed"] = _closed(look, ask)
    return asked


def _closed(look: Look, ask: Question) -> list[list[str]]:
    """The moves that are closed now, with their words, for boards without pieces to ask why; not if they are many."""
    closed = [move for move in look.match.moves(ask.seat) if move not in ask.options]
    told = [
        [" ".join(move), capital(describe_move(move, look.lang, look.names, game=look.game, brief=True))]
        for move in closed
    ]
    return told if len(told) <= MOST_CLOSED else []


def _options(look: Look, ask: Question) -> list[list[object]]:
    """Each option with its words, what it is called, and what stands on it."""
    moment, cache = now(look.view(ask.seat)), look.cache
    cache.put(("now", ask.seat), moment)
    said: dict[Option, Said] = cache.make(("said", ask.seat, look.lang), (("now", ask.seat), NAMES), dict)
    rows: list[list[object]] = []
    for option, on in zip(ask.options, look.chips(ask), strict=True):
        one = said.get(option)
        if one is None:
            one = said[option] = _say(look, option, moment)
        rows.append([option, one.sentence, on, one.parts, one.whole])
    return rows


def _say(look: Look, option: Option, moment: Now) -> Said:
    """An option in words; what names nobody is said once for all tables."""
    names = tuple(look.names) if any(parse_seat(word) is not None for word in option) else ()
    return _said(look.game, printed(look.sheet), look.lang, option, moment.of(option), names)


@lru_cache(20_000)
def _said(game: str, sheet: str, lang: str, option: Option, moment: Now, names: tuple[str, ...]) -> Said:
    """An option in words."""
    sentence = capital(describe_move(option, lang, names, sheet_of(sheet), game, brief=True, now=moment))
    parts, whole = labels(option, _words(game, sheet, lang), lang, names, game, moment)
    return Said(sentence, parts, whole or boards.board(game).CLOSED)  # without pieces only the sentence says enough


@lru_cache(64)
def _words(game: str, sheet: str, lang: str) -> dict[str, str]:
    """What the words of a game's moves are called."""
    return boards.board(game).words(sheet_of(sheet), lang)


@lru_cache(512)
def help_for(game: str, ids: str, lang: str) -> list[dict[str, str]]:
    """The rules behind a question, in our own words."""
    told = rules_of(game, lang)["rules"] if has_rules(game) else {}
    found = [(rule, told[rule]) for rule in ids.split() if rule in told]
    return [{"rule": rule, "title": text["title"], "text": text["text"]} for rule, text in found]
