"""The command `ladder`: bots against bots in every pairing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from keeling.cli import files
from keeling.cli.inputs import processes, seat_count, settings, whole
from keeling.cli.progress import watched
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say, screen
from keeling.cli.simulate import tell_failures
from keeling.games import find
from keeling.lab.ladder import LadderReport, climb, set_up
from keeling.lab.pairing_result import Share
from keeling.lab.pairings import Pairing, round_robin
from keeling.lab.sparring import player
from keeling.locale import t

if TYPE_CHECKING:
    from rich.table import Table

USUAL: Final = "random,greedy,search@300"
_ROOMY: Final = 100  # columns


def ladder(
    game: str,
    bots: str | None,
    pairs: str | None,
    solo_of: str | None,
    games: str,
    seats: str | None,
    seed: str,
    options: Sequence[str],
    sheet: str | None,
    jobs: str | None,
    as_json: bool,
) -> int:
    """Play all pairings and print what came of them; 1 if any game broke."""
    played = find(game)
    count = seat_count(played, seats)
    pairings = _pairings(game, bots, pairs, solo_of, count)
    each = whole("--games", games, 1)
    number = whole("--seed", seed)
    hands = processes(jobs)
    given = settings(played, options)
    over = files.read_sheet(sheet) if sheet is not None else None
    with files.named(sheet):
        steps = set_up(game, count, number, pairings, given, over)
    report = watched(each * len(pairings), lambda progress: climb(steps, each, hands, progress))
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(report)
    tell_failures(report["failures"])
    return 1 if report["errors"] else 0


def _pairings(game: str, bots: str | None, pairs: str | None, solo_of: str | None, seats: int) -> list[Pairing]:
    """The pairings asked for; all of them unless some are named."""
    if pairs is None:
        names = _names(game, "--bots", USUAL if bots is None else bots)
        singles = [] if solo_of is None else _names(game, "--solo-of", solo_of)
        for name in singles:
            if name not in names:
                raise Refusal("ui.error.bad-value", name="--solo-of", got=name, allowed=", ".join(names))
        return round_robin(names, seats, singles)
    for name, given in (("--bots", bots), ("--solo-of", solo_of)):
        if given is not None:
            raise Refusal("ui.error.not-both", name=name, other="--pairs")
    return [_pairing(game, pair.strip(), seats) for pair in _once("--pairs", pairs)]


def _pairing(game: str, pair: str, seats: int) -> Pairing:
    single, colon, field = pair.partition(":")
    if not (single and colon and field):
        raise Refusal("ui.error.pair", got=pair)
    player(single, game)
    player(field, game)
    if seats == 1 and single != field:
        raise Refusal("ui.error.pair-alone", got=pair)
    return Pairing(single, field)


def _names(game: str, option: str, given: str) -> list[str]:
    names = _once(option, given)
    for name in names:
        player(name, game)
    return names


def _once(option: str, given: str) -> list[str]:
    """The parts of a list, each of which may stand there once."""
    parts = [part.strip() for part in given.split(",")]
    for place, part in enumerate(parts):
        if part and part in parts[:place]:  # what is empty is no bot at all
            raise Refusal("ui.error.twice", name=option, got=part)
    return parts


def _show(report: LadderReport) -> None:
    console = screen()
    seats, seed = report["seats"], report["seed"]
    title = t("ui.ladder.title", game=report["game"], games=report["games"], seats=seats, seed=seed)
    console.print(title, style="bold")
    console.print(_pairings_table(report, console.width < _ROOMY))
    console.print()
    console.print(_bots_table(report))
    if report["clocked"]:
        say(console, t("ui.ladder.clocked", bots=", ".join(report["clocked"])), "dim")
    console.print(f"{t('ui.sim.errors')}: {report['errors']}")
    console.print(f"{t('ui.sim.digest')}: {report['digest']}")


def _table(left: Sequence[str], right: Sequence[str], gap: int = 2) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    for key in left:
        table.add_column(t(f"ui.ladder.{key}"), no_wrap=True)
    for key in right:
        table.add_column(t(f"ui.ladder.{key}"), justify="right", overflow="fold")
    return table


def _pairings_table(report: LadderReport, tight: bool) -> Table:
    """One line for each pairing; where there is little room, intervals stand in a second one."""
    right = ("games", "lost", "wins", "of-all", "of-won", "par", "score", "field-score", "choices")
    table = _table(("single", "field"), right, 1 if tight else 2)
    before = "\n" if tight else " "
    for row in report["pairings"]:
        table.add_row(
            row["bot"],
            row["field"],
            str(row["games"]),
            str(row["lost"]),
            f"{row['wins']:.10g}",
            _share(row["of_all"], before),
            _share(row["of_won"], before),
            f"{100 * row['par']:.3g} %",
            f"{row['score']:.1f}",
            "–" if row["field_score"] is None else f"{row['field_score']:.1f}",
            f"{row['real_choices']:.0f}",
        )
    return table


def _bots_table(report: LadderReport) -> Table:
    """One line for each bot, the best first."""
    ratings = {row["bot"]: row for row in report["ratings"]}
    survival = {row["bot"]: row for row in report["survival"]}
    times = {row["bot"]: row for row in report["times"]}
    table = _table(("bot",), ("rating", "survival", "mean", "worst", "decisions"))
    for name in dict.fromkeys([*ratings, *report["bots"]]):
        rated, clock = ratings.get(name), times[name]
        table.add_row(
            name,
            f"{rated['rating']:+.0f} ({rated['low']:+.0f} … {rated['high']:+.0f})" if rated else "–",
            _share(survival[name]) if name in survival else "–",
            f"{clock['mean']:.3g} ms",
            f"{clock['worst']:.3g} ms",
            str(clock["decisions"]),
        )
    return table


def _share(row: Share, before: str = " ") -> str:
    """A share and its 95 % in percent."""
    if row["share"] is None:
        return "–"
    return f"{100 * row['share']:.1f} %{before}({100 * row['low']:.0f}–{100 * row['high']:.0f})"
