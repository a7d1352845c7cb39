"""The command `why`, and what is said to words that are no open move: what closes it, what is missing, what helps."""

from __future__ import annotations

from keeling import locale
from keeling.cli.menu import meant, understand
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say
from keeling.cli.session import Sitting
from keeling.core import notation
from keeling.core.agenda import Option
from keeling.core.help import Closed
from keeling.locale import spoken, t
from keeling.locale.translator import heading


def why(sitting: Sitting, seat: int, text: str) -> None:
    """Say what closes a move, or that it is open."""
    options = _options(sitting, seat)
    if not text:
        raise Refusal("ui.choose.why-what", example=notation.write(options[0]) if options else "pass")
    is_open = understand(notation.parse(text), options)
    if is_open:
        key = "ui.choose.open" if len(is_open) == 1 else "ui.choose.open-several"
        say(sitting.console, t(key, move=notation.write(is_open[0]), count=len(is_open)))
        return
    for line in reasons(sitting, seat, notation.parse(text)):
        say(sitting.console, line)


def reasons(sitting: Sitting, seat: int, words: Option) -> list[str]:
    """Why words are no open move: what closes it, the nearest misses, what would help; several if they fit several."""
    match = sitting.match
    known = meant(words, _options(sitting, seat) + match.moves(seat))
    if not known and (elsewhere := meant(words, match.turn_moves(seat))):
        return [line for move in elsewhere[:3] for line in _for_a_turn(sitting, seat, move)]
    typed = known or [tuple([word.lower() for word in words])]
    found = [(move, match.closed(seat, move)) for move in typed[:3]]
    closed = [(move, one) for move, one in found if one is not None]
    lines: list[str] = []
    for move, one in closed:
        told = _told(sitting, one, bool(known))
        lines += told if len(closed) == 1 else [f"{notation.write(move)}: {told[0]}", *told[1:]]
    return lines


def _options(sitting: Sitting, seat: int) -> list[Option]:
    ask = sitting.match.ask_of(seat)
    return [] if ask is None else ask.options


def _for_a_turn(sitting: Sitting, seat: int, move: Option) -> list[str]:
    """To a move of one's turn while something else is asked: what that is, and what the move lacks."""
    match = sitting.match
    ask = match.ask_of(seat)
    asked = "" if ask is None else locale.ask(ask.prompt, spoken(), match.game.name, match.about(seat), sitting.names)
    whole = len(move) > 1 or move in match.turn_moves(seat)
    named = (
        locale.describe_move(move, spoken(), sitting.names, sitting.sheet, brief=True, now=locale.now(match.view(None)))
        if whole
        else heading(move[0], spoken(), match.game.name)
    )
    lacking = match.lacking_in_turn(seat, move)
    return [t("ui.why.in-turn", move=named, asked=asked), *([] if lacking is None else _told(sitting, lacking, True))]


def _told(sitting: Sitting, closed: Closed, known: bool) -> list[str]:
    """What closes a move with its rule, then the nearest misses and what would help."""
    told = locale.tell_closed(closed, None, sitting.names, sitting.sheet, known, locale.now(sitting.match.view(None)))
    lines = [told.text + (f" [{told.rule}]" if told.rule else "")]
    for miss in told.near:
        if not closed.common:
            lines.append(f"  {locale.capital(miss.what)}: {miss.why}")
        if miss.helps and miss.help is not None:
            lines.append("  " + t("ui.why.help", help=miss.helps, typed=notation.write(miss.help.move)))
    return lines
