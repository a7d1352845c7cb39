"""What the words of an option are called on buttons and crumbs, and how the bar asks for the next one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from keeling.core.agenda import Option
from keeling.core.notation import parse_seat
from keeling.locale.catalogues import short
from keeling.locale.figures import money
from keeling.locale.now import Now
from keeling.locale.translator import Translator, name_of
from keeling.locale.verbs import Verb, moves_of, value_of, verb_of

if TYPE_CHECKING:
    from keeling.web.drawing.board import Board

LAST: Final = "· "  # begins a part of a label that stands behind the others
BARE: Final = ("amount", "value")  # figures that say nothing without the rest of the option


def labels(
    option: Option, words: Mapping[str, str], lang: str, names: Sequence[str], game: str, now: Now = Now()
) -> tuple[list[str], bool]:
    """What each word of an option is called alone now, and whether only the whole sentence says enough."""
    verb, voice = verb_of(option, game), Translator(game)
    gaps = verb.gaps
    if now.there:
        words = {**words, **_there(option, gaps, now, lang, voice)}
    said = [
        _figure(word, gap, lang, voice)
        if at and _is_figure(game, gap)
        else _label(option, at, verb, words, lang, names, voice)
        for at, (word, gap) in enumerate(zip(option, gaps, strict=True))
    ]
    last = words.get(f"{option[0]} .", "")  # said of an option that ends where another goes on
    return [*said, *([last] if last and gaps[-1] else [])], any(_is_figure(game, gap) for gap in gaps)


def _there(option: Option, gaps: Sequence[str], now: Now, lang: str, voice: Translator) -> dict[str, str]:
    """Places by what lies there: its name instead of their number, and alone where it is what the verb acts on."""
    called = now.names(option, gaps, voice, lang)
    at = {gap: word for word, gap in zip(option, gaps, strict=True)}
    acted = {told for told, _ in now.there}
    places = {gap: "" if f"{option[0]} {at[gap]}" in acted else at[gap].rstrip("0123456789") for gap in called}
    return {at[gap]: f"{voice.word(places[gap], lang)} {name}" if places[gap] else name for gap, name in called.items()}


def _is_figure(game: str, gap: str) -> bool:
    return gap in (*BARE, "money") or value_of(game, gap).noun


def _figure(word: str, gap: str, lang: str, voice: Translator) -> str:
    """A figure with its sign or noun; nothing if it has none."""
    figure = re.sub(r"\D", "", word)
    if gap in BARE:
        return ""
    if gap == "money":
        return money(figure, lang)
    return voice.text(f"ui.web.part.{gap}", lang, n=int(figure))


def _label(
    option: Option,
    at: int,
    verb: Verb,
    words: Mapping[str, str],
    lang: str,
    names: Sequence[str],
    voice: Translator,
) -> str:
    word = option[at]
    if at == 0:
        return words.get(word, word)
    seat = parse_seat(word) if verb.gaps[at] == "player" else None
    if seat is not None:
        return name_of(seat, lang, names)
    named = _named(option, at, verb, words, lang, voice)
    arrow = "→ " if at == verb.goes else ""  # where a move ends
    behind = LAST if verb.gaps[at] == "no" and at + 1 < len(option) else ""  # what a card does comes before its number
    return arrow + behind + named if named else ""


def _named(option: Option, at: int, verb: Verb, words: Mapping[str, str], lang: str, voice: Translator) -> str:
    """A thing by its name; some are called otherwise after some words."""
    word, gap = option[at], verb.gaps[at]
    stem, number = re.fullmatch(r"(.*?)(\d*)", word).groups()  # type: ignore[union-attr]
    for before in (option[at - 1], option[0]):
        if f"{before} {word}" in words:
            return words[f"{before} {word}"]
        if stem and f"{before} {stem}" in words:
            return f"{words[f'{before} {stem}']} {number}"
    if gap == "no":
        return voice.text(f"ui.web.part.{verb.number}", lang, n=int(word))
    known = words[word] if word in words else f"{words[stem]} {number}" if stem in words else word
    within = value_of(voice.game, gap).within
    return voice.text(f"ui.web.part.{within}", lang, **{within: known}) if within else known


def questions(game: str, lang: str) -> dict[str, list[str]]:
    """How the bar asks for each word of a move once its verb is picked; empty where only the sentence could tell."""
    moves, voice = moves_of(game).values(), Translator(game)
    found: dict[str, list[list[str]]] = {}
    for move in moves:
        found.setdefault(move.word, []).append(move.gaps[1:])
    asks = {move.word for move in moves if move.asks}
    asked: dict[str, list[str]] = {}
    for verb, shapes in found.items():
        own = voice.text(f"ui.web.which.{verb}", lang) if verb in asks else ""
        length = max(len(gaps) for gaps in shapes)
        kinds = [{gaps[at] for gaps in shapes if at < len(gaps)} for at in range(length)]
        asked[verb] = ["", *(own or _asked(kind, lang, voice) for kind in kinds)]
    return {verb: asks for verb, asks in asked.items() if any(asks)}


def _asked(kind: set[str], lang: str, voice: Translator) -> str:
    gap = next(iter(kind - {""}), "") if len(kind - {""}) == 1 else ""
    asked = value_of(voice.game, gap).asked
    return voice.text(f"ui.web.which.{asked}", lang) if asked else ""


def groups(board: Board, words: Mapping[str, str], lang: str) -> list[dict[str, object]]:
    """The rows of the bar at a turn: their headings, and their buttons in order, each of one verb or several."""
    voice = Translator(board.game)
    return [
        {
            "title": voice.text(f"ui.web.group.{name}", lang),
            "note": voice.template(f"ui.web.group.{name}.note", lang),
            "buttons": _buttons(board, verbs, words, voice, lang),
        }
        for name, verbs in board.GROUPS.items()
    ]


def _buttons(
    board: Board, verbs: Sequence[str], words: Mapping[str, str], voice: Translator, lang: str
) -> list[dict[str, object]]:
    """The buttons of one row; those that stay though they are closed say so."""
    names = dict.fromkeys(board.SHARED.get(verb, verb) for verb in verbs)
    made: list[dict[str, object]] = []
    for name in names:
        own = [verb for verb in verbs if board.SHARED.get(verb, verb) == name]
        label = words.get(name, name) if own == [name] else voice.text(f"ui.web.verb.{name}", lang)
        key = next((board.LETTERS[verb] for verb in own if verb in board.LETTERS), "")
        stays = any(verb in board.ALWAYS for verb in own)
        brief = brief_of(name, board.game, lang)
        made.append({"label": label, "short": brief, "verbs": own, "key": key, "always": stays})
    return made


def brief_of(button: str, game: str, lang: str) -> str:
    """What stands on a button of the bar where room is scarce; empty if its label is short enough."""
    return short(f"ui.web.verb.{button}", lang, game)
