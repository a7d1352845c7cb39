"""What one can say at the table besides a move: why, hint, undo, log, save, rules, board, switch, help, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keeling import locale
from keeling.cli import rulebook, story
from keeling.cli.hints import hint
from keeling.cli.inputs import whole
from keeling.cli.menu import abbreviation
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say
from keeling.cli.session import Sitting
from keeling.cli.several import BETWEEN
from keeling.cli.whys import why
from keeling.core.reason import CannotUndo
from keeling.core.undo import undo_point
from keeling.locale import spoken, t
from keeling.locale.moves import say_closed

Command = Callable[[Sitting, int, str], None]
_LINES: Final = 15
_NAMED: Final = ("why", "hint", "undo", "log", "save", "rules", "board", "switch", "help", "quit")


class Left(Exception):
    """Somebody leaves the table."""


class Moved(Exception):
    """The position is another one now: ask again."""


def undo(sitting: Sitting, seat: int, text: str) -> None:
    """Take back the last choice of this seat."""
    match = sitting.match
    before, (line, _) = len(match.entries), undo_point(match, seat)
    taken = match.entries[line].option if line >= 0 else ()
    try:
        match.undo(seat)
    except CannotUndo as error:
        say(sitting.console, say_closed(error.reason, None, sitting.names, sitting.sheet))
        return
    moment = locale.now(match.view(seat))
    move = locale.describe_move(taken, spoken(), sitting.names, sitting.sheet, brief=True, now=moment)
    say(sitting.console, t("ui.undo.done", move=move))
    for read in (sitting.drawn, sitting.told):  # others' later lines have moved up
        for player, lines in read.items():
            read[player] = lines - (before - len(match.entries)) if lines > line else lines
    sitting.drawn[seat] = min(sitting.drawn.get(seat, 0), len(match.entries))
    raise Moved


def log(sitting: Sitting, seat: int, text: str) -> None:
    """Show the last lines of the log."""
    try:
        count = whole("log", text, 1) if text else _LINES
    except Refusal:
        raise Refusal("ui.log.number") from None
    lines = story.told(sitting.match, 0, seat, sitting.names, sitting.sheet)[-count:]
    sitting.console.print(story.draw(lines, sitting.names) if lines else t("ui.log.empty"))


def save(sitting: Sitting, seat: int, text: str) -> None:
    """Save to the file named, or to the one used before."""
    if not (text or sitting.file):
        raise Refusal("ui.save.name")
    sitting.save(text or sitting.file)


def rules(sitting: Sitting, seat: int, text: str) -> None:
    """Show the rules, or one of them."""
    rulebook.show(sitting.console, sitting.match.game.name, text or None)


def board(sitting: Sitting, seat: int, text: str) -> None:
    """Draw the whole table again."""
    sitting.draw(seat, whole=True)


def switch(sitting: Sitting, seat: int, text: str) -> None:
    """Let another person at this keyboard act, where several may; who was done goes on."""
    others = sitting.free_to_act(seat)
    if not others:
        raise Refusal("ui.switch.nobody")
    other = whole("switch", text, 1, sitting.match.seats) - 1 if text else others[0]
    if other not in others:
        raise Refusal("ui.switch.not", player=sitting.name(other))
    question = sitting.match.ask_of(other)
    if question is not None and question.rests:
        sitting.match.play(other, question.options[0])
    sitting.wanted = other
    raise Moved


def offered(sitting: Sitting) -> list[str]:
    """The commands worth naming; hints only where they are given, a switch only among several people."""
    closed = {"hint": not sitting.hints, "switch": len(sitting.mine) == 1}
    return [name for name in _NAMED if not closed.get(name)]


def helped(sitting: Sitting, seat: int, text: str) -> None:
    """List what can be typed."""
    from rich.table import Table

    ask = sitting.match.ask_of(seat)
    example = abbreviation(ask.options[0]) if ask else ""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("1", t("ui.help.number"))
    grid.add_row(example, t("ui.help.words", example=example))
    grid.add_row(f"… {BETWEEN} …", t("ui.help.several"))
    rule = f" [{rulebook.some_rule(sitting.match.game.name)}]"
    for name in ("all", *offered(sitting)):
        more = {"why": " …", "log": " [n]", "switch": " [n]", "save": " FILE", "rules": rule}.get(name, "")
        grid.add_row(name + more, t(f"ui.help.{name}"))
    sitting.console.print(grid)


def leave(sitting: Sitting, seat: int, text: str) -> None:
    """Leave the table."""
    raise Left


COMMANDS: Final[dict[str, Command]] = {
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "save": save,
    "rules": rules,
    "board": board,
    "switch": switch,
    "help": helped,
    "?": helped,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
