"""The command `games`: what can be played, and how."""

from __future__ import annotations

from keeling.cli.ending import how
from keeling.cli.screen import say, screen
from keeling.core.game import AnyGame, Setting
from keeling.games import GAMES
from keeling.locale import Translator, spoken, t
from keeling.locale.titles import title


def catalogue() -> int:
    """Every game with its seats, options and endings."""
    console = screen()
    for game in GAMES.values():
        console.print(game.name, f" {title(game.name, spoken())}", style="bold")
        for line in _about(game):
            say(console, f"  {line}")
    return 0


def _about(game: AnyGame) -> list[str]:
    seats = f"{t('ui.games.seats')}: {game.least_seats}–{game.most_seats}"
    offered = [setting for setting in game.settings if setting.offered]
    told = [line for setting in offered for line in (_setting(setting), f"  {_help(game, setting)}") if line.strip()]
    options = [f"{t('ui.games.options')}:", *(f"  {line}" for line in told)] if told else []
    endings = [f"  {ending}: {how(game.name, ending)}" for ending in game.endings]
    return [seats, *options, f"{t('ui.games.endings')}:", *endings]


def _help(game: AnyGame, setting: Setting) -> str:
    return Translator(game.name).t(f"option.{setting.name}.help")


def _value(setting: Setting, value: int | str) -> str:
    """A value of an option, with the numbers of players that have it if not all do."""
    only = ",".join(map(str, setting.only.get(value, ())))
    return str(value).lower() + (f"[{only}]" if only else "")


def _setting(setting: Setting) -> str:
    values = "|".join(_value(setting, value) for value in setting.values)
    more = [t("ui.games.usual", value=str(setting.default).lower())]
    if setting.least_seats > 1:
        more.append(t("ui.games.from-seats", seats=setting.least_seats))
    if setting.most_seats:
        more.append(t("ui.games.to-seats", seats=setting.most_seats))
    return f"{setting.name}={values} ({', '.join(part for part in (*more, setting.rule) if part)})"
