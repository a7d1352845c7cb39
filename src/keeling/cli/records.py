"""The commands `replay` and `verify`: looking at a record, and checking it."""

from __future__ import annotations

from typing import Final

from keeling.cli import boards, files, story
from keeling.cli.ending import show_end
from keeling.cli.inputs import whole
from keeling.cli.screen import screen
from keeling.cli.session import names
from keeling.core import sheet as sheets
from keeling.locale import t

_LINES: Final = 10


def replay(file: str, to: str | None, from_seat: str | None) -> int:
    """Show the board after so many choices, and the last lines of the log."""
    whole_match = files.read_match(file)
    most = len(whole_match.entries)
    number = most if to is None else whole("--to", to, 0, most)
    match = whole_match if number == most else files.read_match(file, number)
    seat = None if from_seat is None else whole("--from-seat", from_seat, 1, match.seats) - 1
    console = screen()
    console.print(t("ui.replay.at", number=number, most=most), style="bold")
    figures = sheets.lay_over(match.game.sheet(), match.sheet or {})
    lines = story.told(match, 0, seat, names(match.seats), figures)[-_LINES:]
    console.print()
    console.print(t("ui.panel.log"), style="bold")
    console.print(story.draw(lines, names(match.seats)))
    console.print()
    scene = boards.scene_of(match, seat, figures, names(match.seats), console.width)
    console.print(boards.find(match.game.name).draw(scene))
    if match.outcome is not None:
        show_end(console, match, names(match.seats))
    return 0


def verify(file: str) -> int:
    """Say OK, or refuse with the first line that disagrees."""
    match = files.read_match(file)
    result = match.outcome.ending if match.outcome else t("ui.verify.running")
    print(t("ui.verify.ok", choices=len(match.entries), result=result, digest=match.digest))
    return 0
