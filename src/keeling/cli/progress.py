"""A progress bar for long runs, if somebody is there to see it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

from keeling.locale import t

Done = TypeVar("Done")


def watched(total: int, run: Callable[[Callable[[int], None] | None], Done]) -> Done:
    """Run something that tells how far it is."""
    if not sys.stderr.isatty():
        return run(None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(t("ui.sim.progress"), total=total)
        return run(lambda done: progress.update(task, completed=done))
