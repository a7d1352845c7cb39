"""The table of Factory Commons, drawn from a view: track, counter, market, components, companies, deal and hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from keeling.cli.boards import Board, Scene
from keeling.cli.boards.factories.deal import deal, deal_lines
from keeling.cli.boards.factories.hand import hand
from keeling.cli.boards.factories.hints import hint
from keeling.cli.boards.factories.ledger import ledgers
from keeling.cli.boards.factories.market import components, event, market
from keeling.cli.boards.factories.people import people
from keeling.cli.boards.factories.people import status as own_status
from keeling.cli.boards.factories.top import legend, top
from keeling.cli.boards.frames import beside

_WIDE: Final = 120
_MARKET: Final = 82


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    bank: list[RenderableType] = [market(scene), components(scene)]
    if scene.width >= _WIDE:
        bank = [beside(market(scene), components(scene), scene.width - _MARKET)]
    return Group(top(scene), *event(scene), *bank, people(scene), *deal(scene), *hand(scene), legend())


def status(scene: Scene) -> Text:
    """The own company in a few lines, and the offer if there is one."""
    return Text("\n").join([own_status(scene), *deal_lines(scene)])


BOARD: Final = Board(draw, status, hint, ledgers)
