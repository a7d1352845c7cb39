"""The market, the fossil plants to come, the summits and the goals of the UN."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards import AnyScene
from keeling.cli.boards.frames import frame, row
from keeling.cli.boards.holding import held
from keeling.cli.boards.marks import DONE, EVENT, PERMIT, TECH, mark
from keeling.core.sheet import Sheet
from keeling.games.co2_family.terminal.words import FOSSILS, energies, energy
from keeling.locale.figures import money


def market(scene: AnyScene) -> Panel:
    """The price on its ladder, what lies on the market, and whether it was emptied or is closed."""
    market = scene.view["market"]
    notes = [scene.t(f"ui.board.{key}") for key in ("stopped", "closed") if market.get(key)]
    ladder = Text()
    for price in range(scene.sheet["market"]["lowest"], scene.sheet["market"]["highest"] + 1):
        here = price == market["price"]
        ladder.append(f"[{money(price)}]" if here else f" {price} ", style="bold reverse" if here else "dim")
    stock = [
        f"{PERMIT} {scene.t('ui.board.stock', stock=market['stock'])}",
        scene.t("ui.board.bank", bank=market["bank"]),
        f"{TECH} {scene.view['tech_left']}",
    ]
    rows = [ladder, row([Text(told) for told in stock], " · "), *[Text(note, style="italic") for note in notes]]
    return frame(scene.t("ui.panel.market"), Group(*rows))


def climate(scene: AnyScene) -> Panel:
    """The events to come, where there are any, and the fossil plants that still may come."""
    return frame(scene.t("ui.panel.climate"), Group(*_events(scene), _fossils_left(scene)))


def _events(scene: AnyScene) -> list[Text]:
    """The event of this decade behind its sign, and the next."""
    if "event" not in scene.view:
        return []
    now, later = scene.view["event"], scene.view["next_event"]
    told = Text(f"{EVENT} ", style="bold red" if scene.view.get("strikes") else "")
    told.append(scene.t("ui.board.event-now", region=scene.w(now)) if now else scene.t("ui.board.no-event"))
    return [told, *([Text(f"  {scene.t('ui.board.event-next', region=scene.w(later))}")] if later else [])]


def _fossils_left(scene: AnyScene) -> Text:
    """The fossil plants that still may come."""
    left = " ".join(f"{scene.t(f'ui.letter.{name}')}×{scene.view['fossils_left'][name]}" for name in FOSSILS)
    before, _, after = scene.t("ui.board.fossils-left", fossils="\0").partition("\0")
    return Text(before).append_text(held(Text(left))).append(after)


def summits(scene: AnyScene) -> Panel:
    """Each summit with its number, place and topics, and who speaks on them, the topics under each other."""
    rows: list[Text] = []
    width = max([len(scene.w(one["place"], "place")) for one in scene.view["summits"] if one], default=0)
    for number, summit in enumerate(scene.view["summits"], 1):
        line = Text().append(f"{number} ", style="bold")
        if summit is None:
            rows.append(line.append(scene.t("ui.board.no-summit"), style="dim"))
            continue
        line.append(f"{scene.w(summit['place'], 'place'):<{width}} ")
        for topic, speaker in zip(summit["topics"], summit["speakers"], strict=True):
            line.append_text(energy(scene, topic))
            line.append_text(mark(speaker) if speaker >= 0 else Text("┄", style="dim")).append(" ")
        rows.append(line)
    title = f"{scene.t('ui.panel.summits')} · {scene.t('ui.board.summits-left', count=scene.view['summits_left'])}"
    return frame(title, Group(*rows))


def un_goals(scene: AnyScene, gap: int, price: Callable[[Sheet], str], more: str = "") -> Panel:
    """The open goals: number, plants and price; a tick if one holds what they ask for."""
    seat = scene.view["seat"]
    met = [] if seat is None else scene.view["players"][seat]["meets"]
    printed = {goal["no"]: goal for goal in scene.sheet["un_goals"]}
    goals = [_goal(scene, printed[number], price, number in met) for number in scene.view["un_goals"]]
    return frame(
        scene.t("ui.panel.un") + more,
        Columns(goals, padding=(0, gap)) if goals else Text(scene.t("ui.board.none"), style="dim"),
    )


def _goal(scene: AnyScene, printed: Sheet, price: Callable[[Sheet], str], is_met: bool) -> Text:
    goal = Text().append(f"{printed['no']} ", style="bold").append_text(energies(scene, printed["plants"], "+"))
    goal.append(f" {price(printed)}")
    if is_met:
        goal.append(f" {DONE}", style="bold green")
    return goal
