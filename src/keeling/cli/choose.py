"""One choice of a person: by number, by words, or by asking around first."""

from __future__ import annotations

from keeling import locale
from keeling.cli.commands import COMMANDS, Left, Moved, offered
from keeling.cli.menu import Menu, abbreviation, shared, understand
from keeling.cli.prompt import interactive, read
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say
from keeling.cli.session import Sitting
from keeling.cli.several import in_full, split
from keeling.cli.whys import reasons
from keeling.core import notation
from keeling.core.agenda import Option
from keeling.core.match import Ask
from keeling.core.prices import figures
from keeling.core.reason import KeelingError
from keeling.locale import spoken, t
from keeling.locale.moves import say_closed


def choose(sitting: Sitting, ask: Ask) -> None:
    """Show a seat the table and its options, and wait until one is taken; a line typed before may hold it already."""
    _hand_over(sitting, ask.seat)
    choice = Choice(sitting, ask)
    late = sitting.rest.overtaken(sitting.match, ask.seat)
    while not choice.done:
        line = sitting.rest.next(ask.seat)
        waited = line is not None
        if line is None or not choice.is_clear(line):
            choice.present()
            if late:
                say(sitting.console, t("ui.choose.overtaken", moves=late))
                late = ""
            line = _typed(choice, line)
        try:
            choice.obey_all(line) if choice.begins_several(line) else choice.obey(line)
        except Moved:
            return
        except (Refusal, KeelingError) as error:
            said = (
                say_closed(error.reason, None, sitting.names, sitting.sheet, known=False)
                if isinstance(error, KeelingError)
                else str(error)
            )
            say(sitting.console, said)
            choice.refused = True
        if choice.refused and (waited or sitting.rest.parts):
            sitting.rest.parts.insert(0, line)
            say(sitting.console, t("ui.choose.stopped", moves=sitting.rest.drop()))


def _typed(choice: Choice, waiting: str | None) -> str:
    """The line somebody types, or its first part; one that was waiting is only shown."""
    sitting, prompt = choice.sitting, f"{choice.sitting.name(choice.seat)} › "
    if waiting is not None:
        say(sitting.console, prompt + waiting)
        return waiting
    line = read(prompt, choice.options)
    if line is None:
        raise Left
    first, *rest = split(line)
    sitting.rest.hold(sitting.match, choice.seat, rest)
    return first


def _hand_over(sitting: Sitting, seat: int) -> None:
    """With several people at one keyboard nobody should see another's hand, unless the game hides nothing."""
    if len(sitting.mine) > 1 and sitting.viewer != seat and sitting.match.game.open:
        say(sitting.console, t("ui.top.turn", player=sitting.name(seat)), "bold")
    elif len(sitting.mine) > 1 and sitting.viewer != seat:
        waiting = t("ui.choose.hotseat", player=sitting.name(seat))
        if interactive():
            sitting.console.clear()
            if read(waiting + " ") is None:
                raise Left
            sitting.console.clear()
        else:
            say(sitting.console, waiting)
    sitting.viewer = seat


class Choice:
    """An ask being answered: the options, and the menus picked through so far."""

    def __init__(self, sitting: Sitting, ask: Ask) -> None:
        self.sitting = sitting
        self.seat = ask.seat
        self.prompt = ask.prompt
        self.options: list[Option] = list(ask.choices)
        self.menus = [Menu(self.options)]
        self.done = False
        self.refused = False  # the last thing typed was no move, nor anything else
        self.presented = False

    def present(self) -> None:
        """The news, the table and the menu, once."""
        if not self.presented:
            self.sitting.tell(self.seat)
            self.sitting.draw_news(self.seat)
            self.show()
        self.presented = True

    def is_clear(self, line: str) -> bool:
        """Whether words mean one open move, so that nothing need be shown before it."""
        first = line.partition(" ")[0].lower()
        return first not in COMMANDS and len(understand(notation.parse(line), self.options)) == 1

    def begins_several(self, line: str) -> bool:
        """Whether moves follow beside this one, to be played together with it."""
        parts = self.sitting.rest.parts
        return bool(parts) and is_move(line) and is_move(parts[0])

    def obey_all(self, line: str) -> None:
        """Moves beside each other: all of them, or none."""
        rest = self.sitting.rest
        count = next((number for number, part in enumerate(rest.parts) if not is_move(part)), len(rest.parts))
        moves, rest.parts = [line, *rest.parts[:count]], rest.parts[count:]
        try:
            self.sitting.match.play(self.seat, *in_full(self.sitting.match, self.seat, moves))
        except (Refusal, KeelingError):
            rest.parts = moves[1:] + rest.parts
            raise
        self.done = True

    def show(self) -> None:
        """The prompt, the menu, and what is closed."""
        console = self.sitting.console
        console.print()
        if len(self.menus) == 1:
            match = self.sitting.match
            ask = match.ask_of(self.seat)
            if ask is not None and (why := locale.cause(match, ask, self.seat, spoken(), self.sitting.names)):
                say(console, f"{why}.")
            say(
                console,
                locale.ask(self.prompt, spoken(), match.game.name, match.about(self.seat), self.sitting.names),
                "bold",
            )
            if lapsing := match.lapsing(self.seat):
                say(console, t("ui.choose.lapses", moves="; ".join(map(notation.write, lapsing))))
        prices = figures(self.sitting.match, self.seat)
        scene = self.sitting.scene(self.seat)
        menu = self.menus[-1]
        notes = locale.lowered(self.sitting.match, self.seat, menu.listed, spoken(), self.sitting.names)
        console.print(menu.draw(self.sitting.board, scene, len(self.menus) > 1, prices, notes))
        if len(self.menus) == 1:
            self.show_closed()
            commands = ", ".join(offered(self.sitting))
            say(
                console,
                t("ui.choose.hint", example=abbreviation(self.options[0], self.options), commands=commands),
                "dim",
            )

    def show_closed(self) -> None:
        """The verbs of a turn that cannot be used now, so that one may ask why."""
        match = self.sitting.match
        opened = {option[0] for option in self.options}
        closed: list[str] = []
        for verb in dict.fromkeys(move[0] for move in match.moves(self.seat)):
            reason = None if verb in opened else match.why(self.seat, verb)
            if reason is not None and reason.rule and reason.code != "not-offered":
                closed.append(verb)
        if closed:
            told = t("ui.choose.closed", verbs=", ".join(closed), example=closed[0])
            say(self.sitting.console, told, "dim")

    def obey(self, line: str) -> None:
        """Do what was typed."""
        name, _, rest = line.partition(" ")
        self.refused = False
        if not line:
            self.show()
        elif name.lower() in COMMANDS:
            COMMANDS[name.lower()](self.sitting, self.seat, rest.strip())
        elif line.lower() == "all":
            self.open_menu(Menu(self.options, flat=True))
        elif all(part.isdecimal() for part in line.split()):
            self.pick(line.split())
        else:
            self.say(line)

    def pick(self, numbers: list[str]) -> None:
        """Numbers, one after the other, each in the menu the last one opened."""
        menus = self.menus[:]
        for text in numbers:
            if text == "0" and len(menus) > 1:
                menus.pop()
                continue
            found = menus[-1].pick(int(text)) if len(text) < 5 else None
            if found is None:
                raise Refusal("ui.choose.no-number", got=text, most=len(menus[-1].entries))
            if len(found) == 1:
                self.take(found[0])
                return
            menus.append(Menu(found, len(menus), game=self.sitting.match.game.name))
        self.menus = menus
        self.show()

    def say(self, line: str) -> None:
        """Words: a move, the beginning of some, or a closed one."""
        words, within = notation.parse(line), self.menus[-1].options
        found = understand(words, self.options) or understand((*_crumb(within, self.menus), *words), within)
        if len(found) == 1:
            self.take(found[0])
        elif found:
            self.refused = True
            say(self.sitting.console, t("ui.choose.several", text=line))
            self.open_menu(Menu(found, 1, game=self.sitting.match.game.name))
        else:
            self.refused = True
            for sentence in reasons(self.sitting, self.seat, words):
                say(self.sitting.console, sentence)

    def open_menu(self, menu: Menu) -> None:
        """Go on in another menu; 0 leads back."""
        self.menus.append(menu)
        self.show()

    def take(self, option: Option) -> None:
        """Make the choice."""
        self.sitting.match.play(self.seat, option)
        self.done = True


def is_move(line: str) -> bool:
    """Whether a line names a move in words, and is no command and no number of a menu."""
    return line.partition(" ")[0].lower() not in COMMANDS and line.lower() != "all" and not line[:1].isdecimal()


def _crumb(options: list[Option], menus: list[Menu]) -> Option:
    """The words picked so far, which need not be typed again."""
    return options[0][: shared(options)] if len(menus) > 1 else ()
