"""Errors as sentences: what is wrong and what is allowed, never a traceback."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from keeling import locale
from keeling.cli.refusal import Refusal
from keeling.core.reason import KeelingError
from keeling.locale import t

BAD_INPUT: Final = 2
OUR_FAULT: Final = 70  # EX_SOFTWARE


def sentence(error: Exception, args: Sequence[str] = ()) -> tuple[str, int]:
    """The sentence and the exit code for whatever came up with a command line."""
    if isinstance(error, KeelingError):
        return locale.say(error.reason), BAD_INPUT
    if isinstance(error, Refusal):
        return str(error), BAD_INPUT
    if hasattr(error, "format_message"):  # Typer's own errors, wherever it keeps their classes
        return _usage(error, args), BAD_INPUT
    return t("ui.error.internal", cause=f"{type(error).__name__}: {error}".splitlines()[0]), OUR_FAULT


def _usage(error: Any, args: Sequence[str]) -> str:
    """A mistake in the command line itself."""
    context = getattr(error, "ctx", None)
    begun = takewhile(lambda arg: not arg.startswith("-"), args)
    command = context.command_path if context else " ".join(["keeling", *begun])
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return t("ui.error.no-option", got=error.option_name, allowed=_options(context))
    if kind == "MissingParameter":
        return t("ui.error.missing", name=_name(error.param), command=command)
    if kind == "BadOptionUsage" and "not take" in error.message:
        return t("ui.error.extra", got=f"{error.option_name}=…", command=command)
    if kind == "BadOptionUsage":
        return t("ui.error.needs-value", name=error.option_name, command=command)
    known = getattr(context.command, "commands", None) if context else None
    unknown = _quoted(error.format_message())
    if known and kind == "UsageError" and not unknown:
        return t("ui.error.missing", name=" | ".join(known), command=command)
    if kind in ("UsageError", "NoSuchCommand") and unknown:
        if known:
            return t("ui.error.no-command", got=unknown, allowed=", ".join(known))
        return t("ui.error.extra", got=unknown, command=command)
    return t("ui.error.usage", cause=_one_line(error.format_message()), command=command)


def _options(context: Any) -> str:
    params = context.command.get_params(context) if context else []
    return ", ".join(name for param in params for name in param.opts if name.startswith("--"))


def _name(param: Any) -> str:
    return str(param.metavar or param.name.upper()) if param.param_type_name == "argument" else str(param.opts[0])


def _quoted(message: str) -> str:
    """What the message quotes, or names in brackets at its end: the thing that was not expected."""
    found = re.search(r"'(.+?)'", message) or re.search(r"\(([^()]+)\)\W*$", message)
    return found[1] if found else ""


def _one_line(message: str) -> str:
    return " ".join(message.split()).rstrip(".")
