"""The table of Factory Commons, drawn from a view: track, counter, market, components, companies, deal and hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from keeling.cli.boards import Board
from keeling.cli.boards.cards import own_cards
from keeling.cli.boards.frames import beside
from keeling.games.factories.terminal.deal import deal, deal_lines
from keeling.games.factories.terminal.hints import more
from keeling.games.factories.terminal.market import components, event, market
from keeling.games.factories.terminal.people import own, people
from keeling.games.factories.terminal.top import top
from keeling.games.factories.terminal.words import SIGNS, Scene
from keeling.games.factories.voice import t

_WIDE: Final = 120
_MARKET: Final = 82
_HAND: Final = {"marketing": "marketing", "csr": "csr", "components": "component"}  # what is held, by its deck


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    bank: list[RenderableType] = [market(scene), components(scene)]
    if scene.width >= _WIDE:
        bank = [beside(market(scene), components(scene), scene.width - _MARKET)]
    legend = Text(t("ui.fac.legend"), style="dim")
    hand = own_cards(scene, _HAND)
    return Group(top(scene), *event(scene), *bank, people(scene), *deal(scene), *hand, legend)


def status(scene: Scene) -> Text:
    """The own company in a few lines, and the offer if there is one."""
    return Text("\n").join([own(scene), *deal_lines(scene)])


BOARD: Final = Board(draw, status, SIGNS, more)
