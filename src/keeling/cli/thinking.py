"""A line that says who is thinking, shown only while it takes long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING, Final

from keeling.locale import t

if TYPE_CHECKING:
    from rich.console import Console

AFTER: Final = 0.4  # seconds; shorter thoughts need no words


@contextmanager
def thinking(console: Console, who: str) -> Iterator[None]:
    """Around a long thought: a person sees the line come and go, a script sees nothing."""
    if not console.is_terminal:
        yield
        return
    status = console.status(t("ui.bot.thinking", player=who))
    lock = Lock()
    over = False

    def show() -> None:
        with lock:  # the thought may end at this very moment
            if not over:
                status.start()

    timer = Timer(AFTER, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        with lock:
            over = True
            status.stop()
