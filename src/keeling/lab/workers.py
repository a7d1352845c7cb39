"""Work shared out to several processes, with results in the order of the tasks."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def _calm() -> None:
    """Ctrl-C is the parent's business: it ends its workers without a word from them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """Results in the order of the tasks, however many processes work on them."""
    if min(jobs, len(tasks)) < 2:
        yield from map(work, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), _calm) as pool:
        yield from pool.imap(work, tasks)
