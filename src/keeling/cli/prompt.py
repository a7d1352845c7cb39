"""Reading a line from a person or from a script, with the Tab key on our side where there is one."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from keeling.core.agenda import Option


def interactive() -> bool:
    """Whether a person sits at the other end."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read(prompt: str, options: Sequence[Option] = ()) -> str | None:
    """The next line, or None when there are no more; a script's line is echoed, so that the output reads well."""
    if interactive():
        _teach_tab(options)
    try:
        line = input(prompt)
    except EOFError:
        print()
        return None
    if not interactive():
        print(line)
    return line.strip()


def _teach_tab(options: Sequence[Option]) -> None:
    """Let the Tab key complete the words of open moves."""
    try:
        import readline
    except ImportError:  # there are Pythons without it
        return

    def complete(text: str, state: int) -> str | None:
        words = readline.get_line_buffer()[: readline.get_begidx()].split()
        following = next_words(words, text, options)
        return f"{following[state]} " if state < len(following) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def next_words(words: Sequence[str], begun: str, options: Sequence[Option]) -> list[str]:
    """The words that may stand after these, beginning so."""
    at = len(words)
    fits = [
        option[at]
        for option in options
        if len(option) > at
        and option[at].startswith(begun)
        and all(whole.startswith(part) for whole, part in zip(option, words, strict=False))
    ]
    return list(dict.fromkeys(fits))
