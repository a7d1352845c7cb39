"""The options as a menu: few are listed, many are grouped by their next word until few are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling import locale
from keeling.cli.boards import Board, Scene
from keeling.cli.boards.marks import PICK
from keeling.cli.tongue import capital, lang, t, word
from keeling.core import notation
from keeling.core.agenda import Option

if TYPE_CHECKING:
    from rich.table import Table

_FEW: Final = 12  # so many options are listed at once
_SOME: Final = 20  # so many once a group has been picked
_WIDE: Final = 120  # from here on there is room for moves in full
_INLINE: Final = 2  # a group this small is listed rather than grouped


class Menu:
    """What can be picked now: entries of one option, or of several that share their first words."""

    def __init__(self, options: list[Option], depth: int = 0, flat: bool = False) -> None:
        self.options = options
        few = _SOME if depth else _FEW
        if flat or len(options) <= few:
            self.entries = [[option] for option in options]
        else:
            self.entries = _grouped(options)

    def pick(self, number: int) -> list[Option] | None:
        """The options behind a number, or None if there is no such number."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def draw(self, board: Board, scene: Scene, deep: bool) -> Table:
        """The menu as a table: number, what it is, cost and gain, and how to type it."""
        from rich.table import Table

        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=f"bold {PICK}", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim", overflow="fold")
        for number, entry in enumerate(self.entries, 1):
            if len(entry) == 1:
                words = entry[0]
                said = locale.describe_move(words, lang(), scene.names, scene.sheet)
                typed = notation.write(words) if scene.width >= _WIDE else abbreviation(words)
                grid.add_row(str(number), said, board.hint(scene, words), typed)
            else:
                grid.add_row(str(number), *_group_row(entry, shared(self.options)))
        if deep:
            grid.add_row("0", t("ui.choose.back"), "", "")
        return grid


def _grouped(options: list[Option]) -> list[list[Option]]:
    """Options with the same word at the first place where they differ."""
    at = shared(options)
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option[at] if at < len(option) else "", []).append(option)
    entries: list[list[Option]] = []
    for group in groups.values():
        entries += [group] if len(group) > _INLINE else [[option] for option in group]
    return entries


def shared(options: list[Option]) -> int:
    """How many first words all these options share."""
    first = options[0]
    for at, name in enumerate(first):
        if any(option[at : at + 1] != (name,) for option in options):
            return at
    return len(first)


def understand(text: str, options: list[Option]) -> list[Option]:
    """The options meant by a text; a word that is one of theirs is not taken for the beginning of another."""
    found = notation.complete(text, options)
    for at, part in enumerate(notation.parse(text.lower())):
        found = [option for option in found if option[at] == part] or found
    return found


def abbreviation(option: Option) -> str:
    """A move as one might type it in haste."""
    return " ".join(part if len(part) < 5 or part[-1].isdecimal() else part[:3] for part in option)


def _group_row(entry: list[Option], by: int) -> tuple[str, str, str]:
    """A group: the word it was made by, how many ways it holds, and what comes next."""
    title = t(f"verb.{entry[0][0]}") if by == 0 else capital(word(entry[0][by]))
    at = shared(entry)
    following = dict.fromkeys(option[at] for option in entry if at < len(option))
    return (
        title,
        t("ui.choose.ways", count=len(entry)),
        f"{abbreviation(entry[0][:at])} {abbreviation(tuple(following)).replace(' ', ' | ')}",
    )
