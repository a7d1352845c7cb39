"""The options as a menu: few are listed, many are grouped by their next word until few are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from keeling import locale
from keeling.cli.boards import AnyScene, Board
from keeling.cli.boards.marks import PICK
from keeling.core import notation
from keeling.core.agenda import Option
from keeling.core.prices import Figure
from keeling.locale import capital, spoken, t
from keeling.locale.moves import describe_part, tells_card
from keeling.locale.translator import heading

if TYPE_CHECKING:
    from rich.table import Table

_FEW: Final = 12  # so many options are listed at once
_SOME: Final = 20  # so many once a group has been picked, if each takes but a line
_WIDE: Final = 120  # from here on there is room for moves in full
_INLINE: Final = 2  # a group this small is listed rather than grouped
_RANGE: Final = 10  # so many amounts stand together where there are very many


class Menu:
    """What can be picked now: entries of one option, or of several that share their first words."""

    def __init__(self, options: list[Option], depth: int = 0, flat: bool = False, game: str = "") -> None:
        self.options = options
        few = _SOME if depth and not any(tells_card(option, game) for option in options) else _FEW
        if flat or len(options) <= few:
            self.entries = [[option] for option in options]
        else:
            self.entries = _ranges(_grouped(options))

    def pick(self, number: int) -> list[Option] | None:
        """The options behind a number, or None if there is no such number."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    @property
    def listed(self) -> list[Option]:
        """The options that stand alone."""
        return [entry[0] for entry in self.entries if len(entry) == 1]

    def draw(
        self,
        board: Board,
        scene: AnyScene,
        deep: bool,
        prices: Mapping[Option, list[Figure]],
        notes: Mapping[Option, str],
    ) -> Table:
        """The menu as a table: number, what it is, cost and gain with what is noted of them, and how to type it."""
        from rich.table import Table

        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=f"bold {PICK}", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(max_width=max(16, scene.width // 4))
        grid.add_column(style="dim", overflow="fold")
        before = ""  # the text of a card stands once, where several options in a row are about it
        for number, entry in enumerate(self.entries, 1):
            if len(entry) == 1:
                words = entry[0]
                said, text = _said(scene, words, before)
                before = text or before
                typed = notation.write(words) if scene.width >= _WIDE else abbreviation(words, self.options)
                costs = [part for part in (board.hint(scene, words, prices), notes.get(words, "")) if part]
                grid.add_row(str(number), said, ", ".join(costs), typed)
            else:
                grid.add_row(str(number), *_group_row(scene, entry, shared(self.options)))
        if deep:
            grid.add_row("0", t("ui.choose.back"), "", "")
        return grid


def _said(scene: AnyScene, words: Option, before: str) -> tuple[str, str]:
    """An option in words, and the text of its card, which is left out if it was told just before."""
    moment = locale.now(scene.view)
    whole = locale.describe_move(words, spoken(), scene.names, scene.sheet, now=moment)
    brief = locale.describe_move(words, spoken(), scene.names, scene.sheet, brief=True, now=moment)
    text = whole.removeprefix(brief)
    return (brief if text == before else whole), text


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


def _ranges(entries: list[list[Option]]) -> list[list[Option]]:
    """Amounts that are too many to be listed one by one, ten at a time."""
    if len(entries) <= _SOME or any(len(entry) > 1 or not entry[0][-1].isdecimal() for entry in entries):
        return entries
    options = [option for entry in entries for option in entry]
    return [options[at : at + _RANGE] for at in range(0, len(options), _RANGE)]


def shared(options: list[Option]) -> int:
    """How many first words all these options share."""
    first = options[0]
    for at, name in enumerate(first):
        if any(option[at : at + 1] != (name,) for option in options):
            return at
    return len(first)


def understand(words: Option, options: list[Option]) -> list[Option]:
    """The options meant by words as they were typed, with a number before or behind its word."""
    for order in _orders(tuple([word.lower() for word in words])):
        if found := _meant(order, options):
            return found
    return []


def _meant(words: Option, options: list[Option]) -> list[Option]:
    """The options that these words begin; a word that is one of theirs is not taken for the beginning of another."""
    found = notation.complete(words, options)
    for at, part in enumerate(words):
        found = [option for option in found if option[at] == part] or found
    return found


def _orders(words: Option) -> list[Option]:
    """Words as they were typed, and then with one number on the other side of its neighbour."""
    swaps = [at for at in range(1, len(words) - 1) if words[at].isdecimal() != words[at + 1].isdecimal()]
    return [words, *[(*words[:at], words[at + 1], words[at], *words[at + 2 :]) for at in swaps]]


def meant(words: Option, known: list[Option]) -> list[Option]:
    """The moves that words begin, each written out as far as the words go."""
    return list(dict.fromkeys(option[: len(words)] for option in understand(words, known)))


def abbreviation(option: Option, among: list[Option] | None = None) -> str:
    """A move as one might type it in haste; a word that begins another in its place stays whole."""
    said: list[str] = []
    for at, part in enumerate(option):
        short = part if len(part) < 5 or part[-1].isdecimal() else part[:3]
        rivals = {other[at] for other in among or () if other[:at] == option[:at] and len(other) > at}
        clear = not any(rival != part and rival.startswith(short) for rival in rivals)
        said.append(short if clear else part)
    return " ".join(said)


def _group_row(scene: AnyScene, entry: list[Option], by: int) -> tuple[str, str, str]:
    """A group: the word it was made by, how many ways it holds, and what comes next."""
    first, last = entry[0], entry[-1]
    ways = t("ui.choose.ways", count=len(entry))
    at = shared(entry)
    begun = abbreviation(first[:at])
    if by and first[by] != last[by]:
        between = f"{first[by]}–{last[by]}"
        return between, ways, f"{begun} {between}"
    if by:
        title = capital(describe_part(first, by, spoken(), scene.names, scene.sheet))
    else:
        title = heading(first[0], spoken(), scene.view["game"])
    following = dict.fromkeys(option[at] for option in entry if at < len(option))
    return title, ways, f"{begun} {_following(tuple(following))}"


def _following(words: Option) -> str:
    """The next words, short; a run of amounts by its ends."""
    if len(words) > _INLINE and all(part.isdecimal() for part in words):
        numbers = [int(part) for part in words]
        if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
            return f"{numbers[0]}–{numbers[-1]}"
    return abbreviation(words).replace(" ", " | ")
