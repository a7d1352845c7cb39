"""A sitting: one match, the people and bots around it, and what each of them has been shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import keeling
from keeling.bots import bot
from keeling.bots.course import Course
from keeling.cli import boards, files, story
from keeling.cli.boards.marks import EVENT, tag
from keeling.cli.bot_names import about, called, seat_names
from keeling.cli.screen import fits, say
from keeling.cli.several import Rest
from keeling.cli.thinking import thinking
from keeling.core.chance import generator
from keeling.core.match import Ask
from keeling.core.sheet import Sheet
from keeling.kit.facts import TURN
from keeling.locale import spoken, t
from keeling.locale.forecast import outlook

if TYPE_CHECKING:
    from rich.console import Console

    from keeling.cli.hints import Advice


class Sitting:
    """Everything `play` keeps between two choices."""

    def __init__(
        self, match: keeling.AnyMatch, mine: list[int], bots: dict[int, str], console: Console, hints: bool = True
    ) -> None:
        self.match = match
        self.mine = mine
        self.bots = bots
        self.console = console
        self.hints = hints
        self.advice: dict[int, Advice] = {}  # by seat
        self.courses: dict[int, Course] = {}  # by seat, the turn that was last advised
        self.board = boards.find(match.game.name)
        self.sheet: Sheet = match.position.figures.sheet
        self.names = seat_names(names(match.seats), bots)
        self.told = dict.fromkeys(range(match.seats), len(match.entries))
        self.drawn: dict[int, int] = {}
        self.shown: dict[int, str] = {}  # the table each seat saw last
        self.rest = Rest()
        self.viewer = -1
        self.wanted = -1  # whom somebody switched to, where several people may act
        self.file = ""
        self.written = ""

    def scene(self, seat: int | None) -> boards.AnyScene:
        """The table as a seat sees it."""
        return boards.scene_of(self.match, seat, self.sheet, self.names, self.console.width)

    def play_bot(self, ask: Ask) -> None:
        """Let a bot choose; its luck depends on the seed and the moment, so that undo changes nothing."""
        name = self.bots[ask.seat]
        rng = generator("bot", self.match.seed, ask.seat, len(self.match.entries))
        with thinking(self.console, f"{self.name(ask.seat)} ({called(name)})"):
            chosen = bot(name)(self.match.perspective(ask.seat, rng), ask, rng)
        self.match.play(ask.seat, chosen)

    def introduce_bots(self) -> None:
        """Who else is at the table, and how they play."""
        for name in dict.fromkeys(self.bots.values()):
            players = ", ".join(f"{self.name(seat)} ({called(name)})" for seat, one in self.bots.items() if one == name)
            say(self.console, f"{players}: {about(name)}" if about(name) else players, "dim")

    def tell(self, seat: int) -> None:
        """Tell a seat what happened since it was last told."""
        since = min(self.told[seat], len(self.match.entries))
        lines = story.told(self.match, since, seat, self.names, self.sheet)
        if lines:
            self.console.print(story.draw(lines, self.names))
        self.told[seat] = len(self.match.entries)

    def draw(self, seat: int, whole: bool = False) -> None:
        """Draw the table; what does not fit into the window is drawn in brief, unless the whole is wanted."""
        scene = self.scene(seat)
        table = self.board.draw(scene)
        self.console.print()
        if self.board.brief is None or whole or fits(self.console, table):
            self.console.print(table)
        else:
            self.console.print(self.board.brief(scene))
            say(self.console, t("ui.board.brief"), "dim")
        self.tell_outlook()
        self.drawn[seat] = len(self.match.entries)
        self.shown[seat] = self._looks(seat)

    def _looks(self, seat: int) -> str:
        """The table of a seat as plain text, but for what the line below it tells."""
        seen = self.scene(seat)
        lasting = replace(seen, view={**seen.view, **dict.fromkeys(self.board.passing)})
        with self.console.capture() as told:
            self.console.print(self.board.draw(lasting))
        return told.get()

    def tell_outlook(self) -> None:
        """What the next reckoning may bring to all, and what would help if all may lose."""
        found = outlook(self.match, spoken(), self.names)
        if found is None:
            return
        say(self.console, found.said, "dim")
        if found.warning:
            say(self.console, f"{EVENT} {found.warning}", "bold red")
        if found.last:
            say(self.console, t("ui.last-round.help"), "bold")

    def draw_news(self, seat: int) -> None:
        """Draw the table if others have changed it or a turn began and it looks different, else one line of it."""
        since, tells = self.drawn.get(seat), story.telling(self.match.game.name)
        news = since is None or any(
            entry.seat != seat or any(tells.kind(fact.kind).told == TURN for fact in entry.facts)
            for entry in self.match.entries[since:]
        )
        if news and self.shown.get(seat) != self._looks(seat):
            self.draw(seat)
        else:
            self.console.print(self.board.status(self.scene(seat)))

    def save(self, file: str) -> None:
        """Write the match to a file."""
        self.written = files.save(file, self.match, self.written if file == self.file else "")
        self.file = file
        say(self.console, t("ui.save.done", file=file, game=self.match.game.name))

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose something."""
        return self.written != self.match.record()

    def free_to_act(self, seat: int) -> list[int]:
        """The other people at this keyboard who may act now as well, beginning with the next one."""
        seats = self.match.seats
        after = sorted(self.mine, key=lambda one: (one - seat) % seats)
        return [one for one in after if one != seat and self.match.ask_of(one) is not None]

    def name(self, seat: int) -> str:
        """A player with symbol and number."""
        return tag(seat, self.names[seat])


def names(seats: int) -> list[str]:
    """The companies' names by seat."""
    return [t(f"ui.player.{seat + 1}") for seat in range(seats)]
