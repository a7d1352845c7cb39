"""The stacks of the seat that looks, and its hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.cards import own_hand
from keeling.cli.boards.frames import EDGE, frame, labelled, row
from keeling.cli.boards.marks import colour, player
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.words import STACK_WORDS
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.words import Scene, called, tag, tags, told
from keeling.games.daybreak.views.types import StackView


def own_stacks(scene: Scene, seat: int) -> Panel:
    """Each stack with its action, its tags and how far it is used up."""
    own = scene.view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for word, stack in zip(STACK_WORDS, own["stacks"], strict=False):
        grid.add_row(word, _stack(scene, stack))
    all_tags = Text(f"{t('ui.db.all-tags')} ", style="dim").append_text(tags(own["tags"]))
    challenges = [called(key).append(f": {told(scene, key)}", style="not bold") for key in own["challenges"]]
    title = Text(t("ui.db.panel.stacks"), style=f"bold {colour(seat)}")
    return frame(title, Group(grid, all_tags, *challenges), colour(seat))


def _stack(scene: Scene, stack: StackView) -> Text:
    if not stack["cards"]:
        return Text(t("ui.db.free-stack"), style="dim")
    top, *below = stack["cards"]
    line = called(top).append(f": {told(scene, top)}", style="not bold")
    state = [tags(stack["tags"])]
    if stack["limit"] is not None:
        state.append(Text(t("ui.db.used", amount=stack["uses"], limit=stack["limit"]), style="dim"))
    elif stack["uses"]:
        state.append(Text(t("ui.db.times", amount=stack["uses"]), style="dim"))
    if below:
        state.append(labelled(t("ui.db.below", cards="").strip(), [Text(w(card), style="dim") for card in below]))
    return line.append("\n  ").append_text(row(state, " · "))


def _printed(scene: Scene, key: str) -> Sheet:
    return next(card for deck in ("local", "starting") for card in scene.sheet[deck] if card["key"] == key)


def hand(scene: Scene, seat: int) -> list[Panel]:
    """The cards in hand, or those just drawn of which some are kept, with tags and actions."""
    own = scene.view["players"][seat]
    found = [own_hand(scene, Group(*[_card(scene, key) for key in own["hand"]]))] if own["hand"] else []
    if own["shown"]:
        found.append(frame(t("ui.db.panel.shown"), Group(*[_card(scene, key) for key in own["shown"]])))
    return found


def _card(scene: Scene, key: str) -> Text:
    """A card with its tags before what it does."""
    line = (
        called(key)
        .append(" [", style="not bold")
        .append_text(row([tag(name) for name in _printed(scene, key)["tags"]], ", "))
    )
    return line.append(f"] {told(scene, key)}", style="not bold")


def short_stacks(scene: Scene, seat: int) -> Panel:
    """The top card of each own stack and its tags."""
    title = Text(t("ui.db.panel.stacks"), style=f"bold {colour(seat)}")
    return frame(title, Group(*_tops(scene.view["players"][seat]["stacks"])), colour(seat))


def short_hand(scene: Scene, seat: int) -> list[Panel]:
    """The own cards by their names."""
    cards = [called(key) for key in scene.view["players"][seat]["hand"]]
    return [own_hand(scene, row(cards, ", "))] if cards else []


def _tops(stacks: Sequence[StackView]) -> list[Text]:
    """Each stack in a line: its top card, and the tags of all its cards."""
    return [
        Text(f"  {word} ", style="bold")
        .append(w(stack["cards"][0]), style="not bold")
        .append(": ")
        .append_text(tags(stack["tags"]))
        for word, stack in zip(STACK_WORDS, stacks, strict=False)
        if stack["cards"]
    ]


def others(scene: Scene) -> list[Panel]:
    """What the others' top cards are and which tags they have, so that one can plan together."""
    rows: list[Text] = []
    for seat, one in enumerate(scene.view["players"]):
        if seat == scene.view["seat"]:
            continue
        rows.append(player(seat, scene.names).append(f" {w(one['power'])}", style="not bold default"))
        rows += _tops(one["stacks"])
        if one["hand"]:
            cards = [Text(w(card), style="dim") for card in one["hand"]]
            rows.append(labelled(f"  {t('ui.db.in-hand', cards='').strip()}", cards))
    return [frame(t("ui.db.panel.others"), Group(*rows), EDGE)] if rows else []
