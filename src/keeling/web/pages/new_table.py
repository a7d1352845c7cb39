"""What the home page says of a game's options: their values as a form needs them, with the figures behind them."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from keeling.core.game import AnyGame, Setting
from keeling.games import has_rules, part
from keeling.web.pages.lesson import lessons, plan

SITTING: Final = ("me", "bot:normal", "bot:normal", "bot:normal", "off")  # who sits where if nobody says


_kept: dict[str, tuple[AnyGame, dict[str, object]]] = {}  # by name; the game too, so that another of its name is seen


def offer(game: AnyGame) -> dict[str, object]:
    """A game as the form for a new table shows it; made once, as the sheet behind it never changes."""
    known = _kept.get(game.name)
    if known is None or known[0] is not game:
        known = _kept[game.name] = (game, _offer(game))
    return known[1]


def _offer(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "least": game.least_seats,
        "most": game.most_seats,
        "minutes": game.minutes,
        "boxed": game.boxed,
        "shared": any(rule.rests for rule in game.rules.values()),  # there are stages in which all act at once
        "rules": has_rules(game.name),
        "lesson": game.name in lessons(),
        "settings": [_setting(game, setting) for setting in game.settings if setting.offered],
        "shares": _shares(game),
    }


def unusual(offered: Mapping[str, Any], form: Mapping[str, str]) -> bool:
    """Whether a form holds another value than the usual one of an option that is folded away."""
    folded = [setting for setting in offered["settings"] if not setting["basic"] and not setting["seat"]]
    return any(form.get(f"option.{one['name']}", one["default"]) != one["default"] for one in folded)


def first_options(game: str) -> dict[str, str]:
    """The fields of the form that suit a first game, as the game's lesson says."""
    first = plan(game)["first"] if game in lessons() else {}
    return {f"option.{name}": _word(value) for name, value in first.items()}


def first_order(game: AnyGame) -> dict[str, str]:
    """The fields of the form for a first game: oneself against bots."""
    seats = {f"seat{number}": SITTING[number] for number in range(min(game.most_seats, len(SITTING)))}
    own = {f"option.{one.name}": _word(one.person) for one in game.settings if one.seat == 1 and one.person is not None}
    return {"game": game.name, **seats, **own, **first_options(game.name)}


def _setting(game: AnyGame, setting: Setting) -> dict[str, object]:
    """An option: a switch if it is yes or no, otherwise its values to choose from."""
    return {
        "name": setting.name,
        "flag": isinstance(setting.default, bool),
        "choices": [
            {
                "value": _word(value),
                "note": _note(game, setting.name, value),
                "key": _key(game, setting.name, value),
                "only": " ".join(map(str, setting.only.get(value, ()))),
            }
            for value in setting.values
        ],
        "default": _word(setting.default),
        "rule": setting.rule,
        "least_seats": max(setting.least_seats, setting.asked_from),
        "most_seats": setting.most_seats,
        "basic": setting.basic,
        "seat": setting.seat,
        "person": _word(setting.default if setting.person is None else setting.person),
        "needs": setting.needs,
    }


def _word(value: int | str) -> str:
    return str(value).lower()


def _shares(game: AnyGame) -> object:
    """What the seats share out, by the option that decides and the number of seats, if the game says so."""
    own = _own(game)
    return own.shares(game.sheet()) if own is not None and hasattr(own, "shares") else None


def _note(game: AnyGame, name: str, value: int | str) -> str:
    """What a value stands for on the house sheet, if the game says so in its file `board/new_table.py`."""
    own = _own(game)
    return str(own.note(game.sheet(), name, value)) if own is not None and hasattr(own, "note") else ""


def _key(game: AnyGame, name: str, value: int | str) -> str:
    """The text that says what a value stands for where the value itself is a bare number, if the game names one."""
    own = _own(game)
    return str(own.key(name, value)) if own is not None and hasattr(own, "key") else ""


def _own(game: AnyGame) -> ModuleType | None:
    return part(game.name, "board.new_table") if part(game.name, "board") else None
