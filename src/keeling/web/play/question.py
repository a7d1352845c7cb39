"""What somebody is asked, as a page is told: the question, and every option in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from keeling.core.agenda import Option
from keeling.core.flow import Question
from keeling.core.match import AnyMatch
from keeling.core.notation import parse_seat, write
from keeling.games import has_rules
from keeling.locale import Now, capital, cause, describe_move, now, rules_of
from keeling.locale import ask as ask_in_words
from keeling.web.drawing import boards
from keeling.web.drawing.render import print_of
from keeling.web.play.balance import balances
from keeling.web.play.labels import labels
from keeling.web.play.memory import WRITE, Memory, Said, TableInfo
from keeling.web.play.used_actions import used

MOST_CLOSED: Final = 8  # closed moves in the bar
_MOST_SAID: Final = 20_000
_SAID: dict[tuple[object, ...], Said] = {}  # options in words, for all tables


class Options(list[list[object]]):
    """The options of a question with what is said of them; their JSON is put together of what was written before."""

    written: str


def asked_of(
    match: AnyMatch, table: TableInfo, seat: int | None, lang: str, memory: Memory
) -> dict[str, object] | None:
    """What a seat may answer, with its options in words and in figures; a seat that rests may, and owes nothing."""
    ask = None if seat is None or seat in table.bots else match.ask_of(seat)  # a bot answers for whoever is away
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
        "text": ask_in_words(ask.prompt, lang, match.game.name, match.about(ask.seat), table.names),
        "cause": "" if rule.turn else cause(match, ask, seat, lang, table.names),
        "help": help_for(match.game.name, rule.ids, lang),
        "options": _options(match, table, ask, lang, memory),
    }
    if lapsing := match.lapsing(ask.seat):
        asked["lapses"] = [write(option) for option in lapsing]
    if rule.turn:
        on = [drawn for drawn, _ in memory.chips(match, ask)]
        asked["balance"] = balances(match, ask.seat, memory.figures(match, ask), lang)
        asked["used"] = used(match, ask, boards.board(match.game.name).END)
        asked["left"] = boards.board(match.game.name).left(ask.options, on, memory.view(match, None), lang)
    if not rule.turn and hasattr(boards.board(match.game.name), "CLOSED"):  # at a turn its closed verbs stand there
        asked["closed"] = _closed(match, table, ask, lang)
    return asked


def _closed(match: AnyMatch, table: TableInfo, ask: Question, lang: str) -> list[list[str]]:
    """The moves that are closed now, with their words, for boards without pieces to ask why; not if they are many."""
    closed = [move for move in match.moves(ask.seat) if move not in ask.options]
    game = match.game.name
    told = [[write(move), capital(describe_move(move, lang, table.names, game=game, brief=True))] for move in closed]
    return told if len(told) <= MOST_CLOSED else []


def _options(match: AnyMatch, table: TableInfo, ask: Question, lang: str, memory: Memory) -> Options:
    """Each option with its words, what it is called, and what stands on it."""
    moment = now(memory.view(match, ask.seat))
    said = memory.said(lang, table.names, match.position.figures.sheet, moment)
    for option in ask.options:
        if option not in said:
            said[option] = _said(match, option, lang, table.names, moment.of(option), memory)
    rows, written = Options(), []
    for option, (on, priced) in zip(ask.options, memory.chips(match, ask), strict=True):
        one = said[option]
        rows.append([list(option), one.sentence, on, one.parts, one.whole])
        written.append(f"{one.head}{priced}{one.tail}")
    rows.written = f"[{','.join(written)}]"
    return rows


def _said(match: AnyMatch, option: Option, lang: str, names: Sequence[str], moment: Now, memory: Memory) -> Said:
    """An option in words; what names nobody is said once for all tables."""
    game, sheet = match.game.name, match.position.figures.sheet
    named = names if any(parse_seat(word) is not None for word in option) else ()
    key = (game, print_of(sheet), lang, option, moment, *named)
    if key not in _SAID:
        sentence = capital(describe_move(option, lang, names, sheet, game, brief=True, now=moment))
        parts, whole = labels(option, memory.words(game, sheet, lang), lang, names, game, moment)
        whole = whole or hasattr(boards.board(game), "CLOSED")  # without pieces only the sentence says enough
        head, tail = f"[{WRITE(list(option))},{WRITE(sentence)},", f",{WRITE(parts)},{WRITE(whole)}]"
        if len(_SAID) >= _MOST_SAID:
            _SAID.clear()
        _SAID[key] = Said(sentence, parts, whole, head, tail)
    return _SAID[key]


@lru_cache(512)
def help_for(game: str, ids: str, lang: str) -> list[dict[str, str]]:
    """The rules behind a question, in our own words."""
    told = rules_of(game, lang)["rules"] if has_rules(game) else {}
    found = [(rule, told[rule]) for rule in ids.split() if rule in told]
    return [{"rule": rule, "title": text["title"], "text": text["text"]} for rule, text in found]
