"""The table of Factory Commons, drawn from a view: track, counter, market, components, companies, deal and hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from keeling.cli.boards import Board, Priced, Words
from keeling.cli.boards.cards import own_cards
from keeling.cli.boards.frames import beside, listed
from keeling.games.factories.model.words import MADE_BY
from keeling.games.factories.telling.voice import t, w
from keeling.games.factories.terminal.costs import costs
from keeling.games.factories.terminal.deal import deal, deal_lines
from keeling.games.factories.terminal.market import components, event, market
from keeling.games.factories.terminal.people import own, people, rivals
from keeling.games.factories.terminal.top import top
from keeling.games.factories.terminal.words import SIGNS, Scene, runs
from keeling.locale.figures import money

_WIDE: Final = 120
_MARKET: Final = 82
_HAND: Final = {"marketing": "marketing", "csr": "csr", "components": "component"}  # what is held, by its deck


def draw(scene: Scene) -> RenderableType:
    """Everything one may see, at whatever width there is."""
    bank: list[RenderableType] = [market(scene), costs(scene), components(scene)]
    if scene.width >= _WIDE:
        bank = [beside(Group(market(scene), costs(scene)), components(scene), scene.width - _MARKET)]
    legend = listed(t("ui.fac.legend"))
    hand = own_cards(scene, _HAND)
    return Group(top(scene), *event(scene), *bank, people(scene), *deal(scene), *hand, legend)


def status(scene: Scene) -> Text:
    """The own company in a few lines, and the offer if there is one."""
    return Text("\n").join([own(scene), *deal_lines(scene)])


def more(scene: Scene, words: Words, priced: Priced) -> list[str]:
    """What is due to the city, and of moves of which nothing happens now what will come of them."""
    due = [t("ui.fac.due", amount=one.amount) for one in priced[words] if one.word == "debt"]
    match words:
        case ("offer", seat) if seat != "all":
            return [*due, _held(scene, int(seat[1:]) - 1)]
        case ("open", kind):
            return [*due, runs(scene.sheet["factories"][kind])]
        case ("plan", unit, _):
            return [*due, _plan(scene, unit)]
    return due


def _held(scene: Scene, partner: int) -> str:
    """What the partner could give at all."""
    other = scene.view["players"][partner]
    held = [f"{w(name)} {amount}" for name, amount in other["goods"].items() if amount]
    return ", ".join([money(other["money"]), *held])


def _plan(scene: Scene, unit: str) -> str:
    """What running the factories will take; a kind that is in the plan already costs nothing more."""
    own = scene.view["players"][scene.view["seat"] or 0]
    maker = MADE_BY[unit]
    if own["free"]:
        return runs({"energy": 0, "pollution": 0})  # in figures: a sentence would take two lines of each option
    return "±0" if any(MADE_BY[name] == maker for name in own["plan"]) else runs(own["kinds"][maker])


def brief(scene: Scene) -> RenderableType:
    """The track, the prices, and each company in a line or two."""
    return Group(top(scene), market(scene), rivals(scene), status(scene))


BOARD: Final = Board(draw, status, SIGNS, more, brief=brief, passing=("deal",))
