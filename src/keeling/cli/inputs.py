"""Reading what people give on the command line, with a sentence for everything that cannot be used."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Final

from keeling.bots import bot
from keeling.cli.language import at_home
from keeling.cli.refusal import Refusal
from keeling.core.game import AnyGame, Settings
from keeling.locale import LANGUAGES, speak, t

USUAL_SEATS: Final = 4


def whole(name: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number, within bounds if there are any."""
    if re.fullmatch(r"-?[0-9]{1,15}", text):
        number = int(text)
        if (least is None or number >= least) and (most is None or number <= most):
            return number
    raise Refusal("ui.error.bad-value", name=name, got=text, allowed=_range(least, most))


def _range(least: int | None, most: int | None) -> str:
    if least is None:
        return t("ui.error.whole-number")
    if most is None:
        return t("ui.error.number-from", least=least)
    return t("ui.error.number-range", least=least, most=most)


def seat_count(game: AnyGame, text: str | None) -> int:
    """The number of seats, if the game can be played by so many; the usual one if none is given."""
    if text is None:
        return max(game.least_seats, min(USUAL_SEATS, game.most_seats))
    return whole("--seats", text, game.least_seats, game.most_seats)


def language(given: str | None) -> str:
    """The language to speak, from now on."""
    lang = given if given is not None else at_home()
    if lang not in LANGUAGES:
        raise Refusal("ui.error.bad-value", name="--lang", got=lang, allowed=", ".join(LANGUAGES))
    speak(lang)
    return lang


def settings(game: AnyGame, pairs: Sequence[str]) -> Settings:
    """Options given as name=value; the engine checks names and values."""
    given: Settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            allowed = ", ".join(setting.name for setting in game.settings)
            raise Refusal("ui.error.no-equals", got=pair, allowed=allowed)
        if name.strip() in given:
            raise Refusal("ui.error.option-twice", name=name.strip())
        given[name.strip()] = value.strip()
    return given


def wishes(game: AnyGame, seats: int, me: Sequence[str]) -> Settings:
    """The options that suit the seats of people, where nobody says otherwise."""
    mine = own_seats(me, seats)
    return {
        setting.name: setting.person
        for setting in game.settings
        if setting.person is not None and setting.seat - 1 in mine and seats >= setting.least_seats
    }


def own_seats(given: Sequence[str], seats: int) -> list[int]:
    """The seats of the people at this keyboard, counted from 0; the first if none is named."""
    mine: list[int] = []
    for text in [part.strip() for value in given for part in value.split(",")] or ["1"]:
        seat = whole("--me", text, 1, seats) - 1
        if seat in mine:
            raise Refusal("ui.error.seat-twice", got=text)
        mine.append(seat)
    return mine


def processes(given: str | None) -> int:
    """How many processes to work with: as many as there are processors unless told."""
    return whole("--jobs", given, 1) if given is not None else os.cpu_count() or 1


def bots_for(names: str, seats: int, mine: Sequence[int]) -> dict[int, str]:
    """The name of the bot on each seat that no person has."""
    free = [seat for seat in range(seats) if seat not in mine]
    named = [name.strip() for name in names.split(",")]
    for name in named:
        bot(name)
    if len(named) == 1:
        named *= len(free)
    if len(named) != len(free):
        raise Refusal("ui.error.bots-count", got=len(named), want=len(free))
    return dict(zip(free, named, strict=True))
