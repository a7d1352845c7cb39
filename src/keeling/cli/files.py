"""Reading files that may be anything, and writing ours without harm to others."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import keeling
from keeling import locale
from keeling.cli.refusal import Refusal
from keeling.core import record, sheet
from keeling.core.reason import KeelingError
from keeling.core.sheet import Sheet
from keeling.locale import t

_MOST: Final = 64_000_000  # bytes; no record or sheet comes near this


def read_text(file: str) -> str:
    """The text of a file, or a refusal that says what it is instead."""
    if not file:
        raise Refusal("ui.error.read", file='""', cause=t("ui.cause.empty"))
    try:
        mode = os.stat(file).st_mode
        if stat.S_ISDIR(mode):
            raise Refusal("ui.error.read", file=file, cause=t("ui.cause.directory"))
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):  # a device could be read for ever
            raise Refusal("ui.error.read", file=file, cause=t("ui.cause.not-text"))
        with open(file, "rb") as source:
            data = source.read(_MOST + 1)
    except (OSError, ValueError) as error:
        raise Refusal("ui.error.read", file=file, cause=cause(error)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text or len(data) > _MOST:
        raise Refusal("ui.error.read", file=file, cause=t("ui.cause.not-text"))
    return text


def cause(error: Exception) -> str:
    """What went wrong with a file, in words of ours where we have them."""
    if isinstance(error, FileNotFoundError):
        return t("ui.cause.missing")
    if isinstance(error, IsADirectoryError):
        return t("ui.cause.directory")
    if isinstance(error, PermissionError):
        return t("ui.cause.denied")
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def read_match(file: str, to: int | None = None) -> keeling.AnyMatch:
    """The match in a record; whatever is wrong with the file is said with its name."""
    text = read_text(file)
    try:
        return keeling.load(text, to)
    except KeelingError as error:
        raise Broken(file, error) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:  # edited beyond recognition
        raise Refusal("ui.error.read", file=file, cause=str(error)) from None


def read_sheet(file: str) -> Sheet:
    """Somebody's own sheet, as far as it is TOML."""
    text = read_text(file)
    try:
        return sheet.parse(text)
    except KeelingError as error:
        raise Broken(file, error) from None


class Broken(Refusal):
    """A file whose content the engine refuses."""

    def __init__(self, file: str, error: KeelingError) -> None:
        super().__init__("", file=file)
        self.sentence = f"{file}: {locale.say(error.reason)}"

    def __str__(self) -> str:
        return self.sentence


@contextlib.contextmanager
def named(sheet: str | None) -> Iterator[None]:
    """Whatever the engine refuses in somebody's own sheet is said with the name of its file."""
    try:
        yield
    except KeelingError as error:
        if sheet is not None and error.reason.code.startswith("sheet-"):
            raise Broken(sheet, error) from None
        raise


def save(file: str, match: keeling.AnyMatch, last: str) -> str:
    """Write the match down and give back what was written; `last` is what this sitting wrote before."""
    if not file:
        raise Refusal("ui.error.write", file='""', cause=t("ui.cause.empty"))
    text = match.record()
    try:
        path = Path(file).expanduser().resolve()
        if path.exists() and not _is_older(path, match, last):
            raise Refusal("ui.error.exists", file=file)
        _write(path, text)
    except FileNotFoundError:
        raise Refusal("ui.error.write", file=file, cause=t("ui.cause.no-folder")) from None
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: ~somebody has no home
        raise Refusal("ui.error.write", file=file, cause=cause(error)) from None
    return text


def _is_older(path: Path, match: keeling.AnyMatch, last: str) -> bool:
    """Whether a file holds an earlier save of this match, so that nothing is lost with it."""
    if path.is_dir():
        raise IsADirectoryError
    if not path.is_file():  # a device could be read for ever
        return False
    old = path.read_bytes().decode("utf-8", "replace")
    if last and old == last:
        return True
    try:
        there, here = record.read(old), record.read(match.record())
    except KeelingError:
        return False
    same = {key: there.header.get(key) == here.header.get(key) for key in ("game", "seats", "seed", "sheet")}
    begun = [(line.seat, line.text) for line in there.lines]
    return all(same.values()) and begun == [(line.seat, line.text) for line in here.lines[: len(begun)]]


def _write(path: Path, text: str) -> None:
    """All or nothing: a file beside it, then a change of names."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
