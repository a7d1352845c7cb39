"""The command `simulate`: many games at once, summed up."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from keeling.cli import files
from keeling.cli.inputs import bot_named, seat_count, settings, whole
from keeling.cli.screen import screen
from keeling.cli.tongue import t
from keeling.core.reason import KeelingError
from keeling.games import find
from keeling.lab.simulate import prepare
from keeling.lab.simulate import simulate as run
from keeling.lab.tally import Spec


def simulate(
    game: str,
    seats: str,
    games: str,
    seed: str,
    bot: str,
    options: Sequence[str],
    sheet: str | None,
    jobs: str | None,
    as_json: bool,
) -> int:
    """Play the games and print what came of them; 1 if any of them broke."""
    bot_named(bot)
    given = settings(find(game), options)
    over = files.read_sheet(sheet) if sheet is not None else None
    count = whole("--games", games, 1)
    number = whole("--seed", seed)
    hands = whole("--jobs", jobs, 1) if jobs is not None else os.cpu_count() or 1
    try:
        spec = prepare(game, seat_count(find(game), seats), number, bot, given, over)
    except KeelingError as error:
        if sheet is not None and error.reason.code.startswith("sheet-"):
            raise files.Broken(sheet, error) from None
        raise
    report = _watched(spec, count, hands)
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _table(report)
    for failure in report["failures"]:
        told = {"number": failure["game"], "seed": failure["seed"], "cause": failure["cause"]}
        print(t("ui.error.broken-game", **told), file=sys.stderr)
    return 1 if report["errors"] else 0


def _watched(spec: Spec, count: int, jobs: int) -> dict[str, Any]:
    """Run with a progress bar, if somebody is there to see it."""
    if not sys.stderr.isatty():
        return run(spec, count, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(t("ui.sim.progress"), total=count)
        return run(spec, count, jobs, lambda done: progress.update(task, completed=done))


def _table(report: dict[str, Any]) -> None:
    from rich.table import Table

    named = {key: report[key] for key in ("game", "games", "seats", "bot", "seed")}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(t("ui.sim.ending"))
    table.add_column(t("ui.sim.games"), justify="right")
    table.add_column(t("ui.sim.share"), justify="right")
    for ending, count in report["endings"].items():
        table.add_row(ending, str(count), f"{100 * count / report['games']:.1f} %")
    console = screen()
    console.print(t("ui.sim.title", **named), style="bold")
    console.print(table)
    scores = "  ".join(f"{score:.1f}" for score in report["scores"])
    for key, value in (
        ("scores", scores),
        ("decisions", f"{report['decisions']:,}"),
        ("errors", report["errors"]),
        ("digest", report["digest"]),
    ):
        console.print(f"{t('ui.sim.' + key)}: {value}")
