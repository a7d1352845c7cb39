"""The commands and their options; what they do is loaded only when they are used."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Annotated, Protocol

import typer
import typer.core

from keeling.cli.inputs import language
from keeling.core.version import VERSION
from keeling.locale import t


class _HelpPage(Protocol):
    """What Typer writes help on, wherever it keeps the class."""

    def section(self, name: str) -> AbstractContextManager[None]: ...

    def write_dl(self, rows: list[tuple[str, str]]) -> None: ...


class _Commands(typer.core.TyperGroup):
    """Commands that are listed with the whole of what they do, over as many lines as it takes."""

    def format_commands(self, ctx: object, formatter: _HelpPage) -> None:
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


app = typer.Typer(
    cls=_Commands,
    help=t("ui.cli.app"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)

Game = Annotated[str, typer.Argument(metavar="GAME", help=t("ui.arg.game"))]
File = Annotated[str, typer.Argument(metavar="FILE", help=t("ui.arg.record"))]
Rule = Annotated[str | None, typer.Argument(metavar="[RULE]", help=t("ui.arg.rule"))]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N", help=t("ui.opt.seats"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help=t("ui.opt.seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=t("ui.opt.option"))]
Sheet = Annotated[str | None, typer.Option("--sheet", metavar="FILE", help=t("ui.opt.sheet"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl|de|it", help=t("ui.opt.lang"))]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="N", help=t("ui.opt.jobs"))]
Json = Annotated[bool, typer.Option("--json", help=t("ui.opt.json"))]
Data = Annotated[str | None, typer.Option("--data", metavar="PLACE", help=t("ui.opt.data"))]


@app.callback(invoke_without_command=True)
def _keeling(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=t("ui.opt.version"), is_eager=True)] = False,
) -> None:
    if version:
        typer.echo(f"keeling {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=t("ui.cli.play"))
def play(
    game: Game,
    seats: Seats = None,
    me: Annotated[list[str] | None, typer.Option("--me", metavar="SEAT", help=t("ui.opt.me"))] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME", help=t("ui.opt.bots"))] = "normal",
    seed: Seed = None,
    option: Options = None,
    sheet: Sheet = None,
    lang: Lang = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help=t("ui.opt.load"))] = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help=t("ui.opt.hints"))] = True,
) -> int:
    language(lang)
    from keeling.cli.play import play

    return play(game, seats, me or [], bots, seed, option or [], sheet, load, hints)


@app.command(help=t("ui.cli.simulate"))
def simulate(
    game: Game,
    seats: Seats = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help=t("ui.opt.games"))] = "100",
    seed: Seed = "0",
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help=t("ui.opt.bot"))] = "random",
    option: Options = None,
    sheet: Sheet = None,
    jobs: Jobs = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    language(lang)
    from keeling.cli.simulate import simulate

    return simulate(game, seats, games, seed or "0", bot, option or [], sheet, jobs, as_json)


@app.command(help=t("ui.cli.ladder"))
def ladder(
    game: Game,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAMES", help=t("ui.opt.ladder-bots"))] = None,
    pairs: Annotated[str | None, typer.Option("--pairs", metavar="ONE:OTHERS", help=t("ui.opt.pairs"))] = None,
    solo_of: Annotated[str | None, typer.Option("--solo-of", metavar="NAMES", help=t("ui.opt.solo-of"))] = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help=t("ui.opt.ladder-games"))] = "20",
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    sheet: Sheet = None,
    jobs: Jobs = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    language(lang)
    from keeling.cli.ladder import ladder

    return ladder(game, bots, pairs, solo_of, games, seats, seed or "0", option or [], sheet, jobs, as_json)


@app.command(help=t("ui.cli.replay"))
def replay(
    file: File,
    to: Annotated[str | None, typer.Option("--to", metavar="N", help=t("ui.opt.to"))] = None,
    from_seat: Annotated[str | None, typer.Option("--from-seat", metavar="SEAT", help=t("ui.opt.from-seat"))] = None,
    lang: Lang = None,
) -> int:
    language(lang)
    from keeling.cli.records import replay

    return replay(file, to, from_seat)


@app.command(help=t("ui.cli.verify"))
def verify(file: File, lang: Lang = None) -> int:
    language(lang)
    from keeling.cli.records import verify

    return verify(file)


@app.command(help=t("ui.cli.sheet"))
def sheet(
    game: Game,
    check: Annotated[str | None, typer.Option("--check", metavar="FILE", help=t("ui.opt.check"))] = None,
    toml: Annotated[bool, typer.Option("--toml", help=t("ui.opt.toml"))] = False,
    lang: Lang = None,
) -> int:
    language(lang)
    from keeling.cli.sheets import sheet

    return sheet(game, check, toml)


@app.command(help=t("ui.cli.rules"))
def rules(game: Game, rule: Rule = None, lang: Lang = None) -> int:
    language(lang)
    from keeling.cli.rulebook import show
    from keeling.cli.screen import screen

    return show(screen(), game, rule)


@app.command(help=t("ui.cli.games"))
def games(lang: Lang = None) -> int:
    language(lang)
    from keeling.cli.catalogue import catalogue

    return catalogue()


@app.command("check", help=t("ui.cli.check"))
def check_game(game: Game, lang: Lang = None) -> int:
    language(lang)
    from keeling.cli.checking import check

    return check(game)


@app.command(help=t("ui.cli.serve"))
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=t("ui.opt.host"))] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help=t("ui.opt.port"))] = "8000",
    data: Data = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help=t("ui.opt.open"))] = False,
    workers: Annotated[str, typer.Option("--workers", metavar="N", help=t("ui.opt.workers"))] = "2",
    lang: Lang = None,
) -> int:
    language(lang)
    from keeling.cli.serving import serve

    return serve(host, port, data, show, workers)


tables = typer.Typer(cls=_Commands, help=t("ui.cli.tables"), add_completion=False, rich_markup_mode=None)
app.add_typer(tables, name="tables")


@tables.command(help=t("ui.cli.tables.check"))
def check(data: Data = None, lang: Lang = None) -> int:
    language(lang)
    from keeling.cli.serving import check

    return check(data)
