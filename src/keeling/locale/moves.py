"""Options in words, for lists to choose from."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from keeling.core.reason import Reason
from keeling.locale.cards import describe_card, lobby_main, lobby_minor
from keeling.locale.effects import describe_half
from keeling.locale.voice import Translator, game_of, say

# What the options of each game look like, each with its key; the first that fits counts.
SHAPES: Final[dict[str, dict[str, str]]] = {
    "co2": {
        "propose": "propose {energy} {region} {slot}",
        "install": "install {energy} {region} {slot}",
        "build": "build {energy} {region} {slot}",
        "build-lobby": "build {energy} {region} {slot} lobby",
        "from-hand": "move hand {region} {slot}",
        "to-hand": "move {region} {slot} hand",
        "to-summit": "move {region} {slot} summit{place}",
        "across": "move {region} {slot} {to_region} {to_slot}",
        "pass": "pass",
        "buy": "buy",
        "sell": "sell",
        "lobby-main": "lobby {no} main",
        "lobby-minor": "lobby {no} minor",
        "claim": "claim {no}",
        "discard": "discard goal",
        "end": "end",
        "keep": "keep {no}",
        "begin": "begin {region}",
        "place": "place {slot}",
        "recruit": "recruit",
        "forgo": "forgo",
        "send-hand": "send hand",
        "send-summit": "send summit{place}",
        "learn": "learn {energy}",
        "permit": "permit {region}",
        "take": "take {gain}",
        "pay-own": "pay own",
        "pay-vp": "pay vp",
        "pay-region": "pay {region}",
        "income": "income ${money} {vp}vp",
        "bid": "bid {value}",
        "mix": "mix ${money} {tech}tech {permits}permits",
        "goal-score": "goal score",
        "goal-cash": "goal cash",
        # chance
        "start": "start {player}",
        "tile": "tile {no}",
        "fossil": "fossil {fossil}",
        "summit": "summit {no}",
        "event": "event {region}",
        "deal": "deal {no}",
        "goal": "goal {no}",
        "un": "un {no}",
        "project": "project {energy}",
    },
    "factories": {
        "open": "open {factory}",
        "plan": "plan {unit} {amount}",
        "done": "done",
        "run-all": "run all",
        "run": "run {factory}",
        "pay-energy": "pay coal {coal} renewable {renewable}",
        "buy": "buy {good} {amount}",
        "sell-component": "sell component {no}",
        "sell": "sell {good} {amount}",
        "enough": "enough",
        "offer-all": "offer all",
        "offer": "offer {player}",
        "give-component": "give component {no}",
        "give": "give {good} {amount}",
        "get-component": "get component {no}",
        "get": "get {good} {amount}",
        "send": "send",
        "withdraw": "withdraw",
        "accept": "accept",
        "decline": "decline",
        "counter": "counter",
        "build": "build {factory}",
        "draw": "draw",
        "play": "play {no}",
        "use-sp": "use {sp}sp $0",
        "use-money": "use 0sp ${sold}",
        "use": "use {sp}sp ${sold}",
        "purchase": "purchase {no}",
        "mount": "mount {no} {factory}",
        "move": "move {factory} {to_factory}",
        "remove": "remove {factory}",
        "clean-dump": "clean dump",
        "clean-counter": "clean counter",
        "burn": "burn {amount}",
        "mayor": "mayor {amount}",
        "take-energy": "take coal {coal} renewable {renewable}",
        "end": "end",
        "choose-first": "choose first",
        "choose-second": "choose second",
        "discard": "discard {no}",
        "drop": "drop {good} {amount}",
        "pay-fine": "pay",
        "skip": "skip",
        # chance
        "start": "start {player}",
        "marketing": "marketing {no}",
        "csr": "csr {no}",
        "component": "component {no}",
        "news": "news {no}",
    },
}
_GAP: Final = re.compile(r"\\{(\w+)\\}")
_FORMS: Final = {
    game: {key: re.compile(_GAP.sub(r"(?P<\1>\\S+)", re.escape(shape))) for key, shape in shapes.items()}
    for game, shapes in SHAPES.items()
}
_Told = Callable[[dict[str, Any], int, str | None], str]
_CARDS: Final[dict[str, dict[str, _Told]]] = {
    "co2": {
        "lobby-main": lobby_main,
        "lobby-minor": lobby_minor,
        **dict.fromkeys(("claim", "keep", "deal", "goal", "un"), describe_card),
    },
    "factories": dict.fromkeys(("play", "purchase", "discard", "marketing", "csr", "component", "news"), describe_card),
}
_NAMED: Final = 4  # moves that a reason names at most
_HALVES: Final = ("choose-first", "choose-second")


def _found(move: str, game: str) -> tuple[str, str, dict[str, str]] | None:
    """The game, key and values of the first shape that fits; of any game if none is named."""
    for name in [game] if game in _FORMS else _FORMS:
        for key, form in _FORMS[name].items():
            found = form.fullmatch(move)
            if found is not None:
                return name, key, found.groupdict()
    return None


def shape_of(words: Sequence[str], game: str) -> list[str]:
    """What stands at each place of an option: a word of its own, or a gap such as `{region}`; empty if unknown."""
    move = " ".join(words)
    fits = [SHAPES[game][key].split() for key, form in _FORMS.get(game, {}).items() if form.fullmatch(move)]
    plain = [shape for shape in fits if not any(sign.isdecimal() for sign in "".join(shape))]  # a figure is a gap there
    return next(iter(plain or fits), [])


def describe_move(
    words: Sequence[str] | str,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: dict[str, Any] | None = None,
    game: str = "",
    brief: bool = False,
    card: int | None = None,
) -> str:
    """An option in words; with the sheet, its card's name, the half of `card` it means, and a text unless brief."""
    move = words if isinstance(words, str) else " ".join(words)
    found = _found(move, game_of(sheet, game))
    if found is None:
        return move
    of, key, values = found
    voice = Translator(of)
    if key in _HALVES and sheet is not None and card is not None:
        return describe_half(sheet, card, _HALVES.index(key), lang) or voice.text(f"move.{key}", lang)
    told = voice.text(f"move.{key}", lang, **voice.in_words(values, lang, names, sheet=sheet))
    if sheet is None or brief or key not in _CARDS[of]:
        return told
    return f"{told}: {_CARDS[of][key](sheet, int(values['no']), lang)}"


def say_closed(
    reason: Reason, lang: str | None = None, names: Sequence[str] | None = None, sheet: dict[str, Any] | None = None
) -> str:
    """Why a move is closed, with the moves it speaks of in words, the first few of many."""
    values = dict(reason.values)
    for key in ("move", "allowed"):
        moves = [move for move in str(values.get(key, "")).split("; ") if move]
        told = [describe_move(move, lang, names, sheet, brief=True) for move in moves[:_NAMED]]
        if moves:
            values[key] = "; ".join(told) + (" …" if len(moves) > _NAMED else "")
    return say(Reason(reason.code, reason.rule, values), lang, names, game_of(sheet))


def describe_part(
    words: Sequence[str],
    at: int,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    sheet: dict[str, Any] | None = None,
    game: str = "",
) -> str:
    """One word of an option as its place in it means it: a factory, a good, a player, a card."""
    found = _found(" ".join(words), game_of(sheet, game))
    of, shape = (found[0], SHAPES[found[0]][found[1]].split()) if found is not None else (game, list(words))
    name = shape[at].strip("{}")
    told = Translator(of).in_words({name if name != shape[at] else "of": words[at]}, lang, names, sheet=sheet)
    return str(told["card"] if name == "no" else next(iter(told.values())))
