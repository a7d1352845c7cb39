"""The command `play`: a match at the terminal, from the first choice to the last."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import keeling
from keeling import locale
from keeling.cli import files, inputs
from keeling.cli.choose import choose
from keeling.cli.commands import COMMANDS, Left, leave
from keeling.cli.ending import show_end
from keeling.cli.prompt import interactive, read
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say, screen
from keeling.cli.session import Sitting
from keeling.cli.story import move_line
from keeling.core.match import Ask
from keeling.core.reason import KeelingError
from keeling.games import find
from keeling.locale import t


def play(
    game: str,
    seats: str | None,
    me: Sequence[str],
    bots: str,
    seed: str | None,
    options: Sequence[str],
    sheet: str | None,
    load: str | None,
    hints: bool,
) -> int:
    """Set the table as asked and play until the end or until somebody leaves."""
    find(game)
    if load is None:
        match = _new(game, seats, me, seed, options, sheet)
    else:
        for name, given in (("--seats", seats), ("--seed", seed), ("--option", options), ("--sheet", sheet)):
            if given:
                raise Refusal("ui.error.with-load", name=name)
        match = _load(game, load)
    mine = inputs.own_seats(me, match.seats)
    sitting = Sitting(match, mine, inputs.bots_for(bots, match.seats, mine), screen(), hints)
    if load is not None:
        sitting.file, sitting.written = load, match.record()
        say(sitting.console, t("ui.load.done", file=load, count=len(match.entries)))
    elif seed is None:
        say(sitting.console, t("ui.top.seed", seed=match.seed), "dim")
    sitting.introduce_bots()
    return run(sitting)


def _new(
    game: str, seats: str | None, me: Sequence[str], seed: str | None, options: Sequence[str], sheet: str | None
) -> keeling.AnyMatch:
    count = inputs.seat_count(find(game), seats)
    number = secrets.randbelow(1_000_000) if seed is None else inputs.whole("--seed", seed)
    given = {**inputs.wishes(find(game), count, me), **inputs.settings(find(game), options)}
    over = files.read_sheet(sheet) if sheet is not None else None
    with files.named(sheet):
        return keeling.new(game, count, number, given, over)


def _load(game: str, file: str) -> keeling.AnyMatch:
    match = files.read_match(file)
    if match.game.name != game:
        raise Refusal("ui.error.load-game", file=file, got=match.game.name, game=game)
    return match


def run(sitting: Sitting) -> int:
    """Bots first, then people, until nobody owes a choice."""
    try:
        while sitting.match.asks:
            ask = _next(sitting)
            if ask.seat in sitting.bots:
                sitting.play_bot(ask)
            elif sitting.match.is_forced(ask.seat):
                _forced(sitting, ask)
            else:
                choose(sitting, ask)
        _close(sitting)
    except Left:
        _goodbye(sitting)
    except KeyboardInterrupt:
        sitting.console.print()
        _goodbye(sitting)
    return 0


def _next(sitting: Sitting) -> Ask:
    """Whose choice it is: a bot's, that of whom somebody switched to, or the first."""
    asks = sitting.match.asks
    bots = [ask for ask in asks if ask.seat in sitting.bots]
    return (bots or [ask for ask in asks if ask.seat == sitting.wanted] or asks)[0]


def _forced(sitting: Sitting, ask: Ask) -> None:
    """The only option is taken by itself, and shown; with several people around, nothing secret is."""
    if len(sitting.mine) == 1:
        sitting.tell(ask.seat)
    moment = locale.now(sitting.match.view(ask.seat))
    sitting.match.play(ask.seat, ask.choices[0])
    taken = next(entry for entry in reversed(sitting.match.entries) if entry.seat == ask.seat)
    viewer = ask.seat if len(sitting.mine) == 1 else None
    line = move_line(sitting.match, taken, viewer, sitting.names, moment)
    say(sitting.console, f"{line} ({t('ui.choose.forced')})", "italic")


def _close(sitting: Sitting) -> None:
    """The game is over: tell the rest, show the table and the scores, and offer to keep it."""
    seat = sitting.mine[0]
    sitting.tell(seat)
    sitting.draw(seat)
    show_end(sitting.console, sitting.match, sitting.names)
    if interactive():
        _goodbye(sitting)
        return
    while line := read("› "):  # a script may still save or look
        name, _, rest = line.partition(" ")
        command = COMMANDS.get(name.lower())
        if command is None or command is leave:
            return
        try:
            command(sitting, seat, rest.strip())
        except (Refusal, KeelingError) as error:
            say(sitting.console, str(error))


def _goodbye(sitting: Sitting) -> None:
    """Offer a person to save; tell a script what was not."""
    while interactive() and sitting.unsaved:
        try:
            file = read(t("ui.quit.ask") + " ")
        except KeyboardInterrupt:
            sitting.console.print()
            file = None
        if not file:
            break
        try:
            sitting.save(file)
        except Refusal as error:
            say(sitting.console, str(error))
    key = "ui.quit.unsaved" if sitting.unsaved else "ui.quit.saved"
    say(sitting.console, t(key, file=sitting.file))
