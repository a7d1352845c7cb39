"""The command `simulate`: many games at once, summed up."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from keeling.cli import files
from keeling.cli.inputs import processes, seat_count, settings, whole
from keeling.cli.progress import watched
from keeling.cli.screen import screen
from keeling.core.reason import Values
from keeling.games import find
from keeling.lab.simulate import prepare
from keeling.lab.simulate import simulate as run
from keeling.lab.tally import Failure, Report
from keeling.locale import t


def simulate(
    game: str,
    seats: str | None,
    games: str,
    seed: str,
    bot: str,
    options: Sequence[str],
    sheet: str | None,
    jobs: str | None,
    as_json: bool,
) -> int:
    """Play the games and print what came of them; 1 if any of them broke."""
    given = settings(find(game), options)
    over = files.read_sheet(sheet) if sheet is not None else None
    count = whole("--games", games, 1)
    number = whole("--seed", seed)
    with files.named(sheet):
        spec = prepare(game, seat_count(find(game), seats), number, bot, given, over)
    report = watched(count, lambda progress: run(spec, count, processes(jobs), progress))
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _table(report)
    tell_failures(report["failures"])
    return 1 if report["errors"] else 0


def tell_failures(failures: Sequence[Failure]) -> None:
    """What broke, one line for each game, on stderr."""
    for failure in failures:
        told: Values = {"number": failure["game"], "seed": failure["seed"], "cause": failure["cause"]}
        print(t("ui.error.broken-game", **told), file=sys.stderr)


def _table(report: Report) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(t("ui.sim.ending"))
    table.add_column(t("ui.sim.games"), justify="right")
    table.add_column(t("ui.sim.share"), justify="right")
    for ending, count in report["endings"].items():
        table.add_row(ending, str(count), f"{100 * count / report['games']:.1f} %")
    console = screen()
    seats, seed = report["seats"], report["seed"]
    title = t("ui.sim.title", game=report["game"], games=report["games"], seats=seats, bot=report["bot"], seed=seed)
    console.print(title, style="bold")
    console.print(table)
    scores = "  ".join(f"{score:.1f}" for score in report["scores"])
    for key, value in (
        ("scores", scores),
        ("decisions", f"{report['decisions']:,}"),
        ("errors", report["errors"]),
        ("digest", report["digest"]),
    ):
        console.print(f"{t('ui.sim.' + key)}: {value}")
