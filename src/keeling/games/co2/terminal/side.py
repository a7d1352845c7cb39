"""The market, the events, the summits and the UN goals."""

from __future__ import annotations

from collections import Counter

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import DONE, EVENT, PERMIT, POINTS, TECH, mark
from keeling.core.sheet import Sheet
from keeling.games.co2.terminal.words import FOSSILS, Scene, energies, energy
from keeling.games.co2.voice import t, w


def market(scene: Scene) -> Panel:
    """The price on its ladder, and what lies on the market."""
    market = scene.view["market"]
    ladder = Text()
    for price in range(scene.sheet["market"]["lowest"], scene.sheet["market"]["highest"] + 1):
        here = price == market["price"]
        ladder.append(f"[${price}]" if here else f" {price} ", style="bold reverse" if here else "dim")
    stock = [
        f"{PERMIT} {t('ui.board.stock', stock=market['stock'])}",
        t("ui.board.bank", bank=market["bank"]),
        f"{TECH} {scene.view['tech_left']}",
    ]
    rows = [ladder, Text(" · ".join(stock))]
    if market["stopped"]:
        rows.append(Text(t("ui.board.stopped"), style="italic"))
    return frame(t("ui.panel.market"), Group(*rows))


def climate(scene: Scene) -> Panel:
    """The events to come, and the fossil plants that still may."""
    now, later = scene.view["event"], scene.view["next_event"]
    hot = scene.view["co2"] >= scene.sheet["climate"]["disaster"]
    event = Text(f"{EVENT} ", style="bold red" if hot else "")
    event.append(t("ui.board.event-now", region=w(now)) if now else t("ui.board.no-event"))
    rows = [event, Text(f"  {t('ui.board.event-next', region=w(later))}")] if later else [event]
    left = " ".join(f"{t(f'ui.letter.{name}')}×{scene.view['fossils_left'][name]}" for name in FOSSILS)
    return frame(t("ui.panel.climate"), Group(*rows, Text(t("ui.board.fossils-left", fossils=left))))


def summits(scene: Scene) -> Panel:
    """Each summit with its number, place and topics, and who speaks on them."""
    rows: list[Text] = []
    widest = max([len(w(summit["place"], "place")) for summit in scene.view["summits"] if summit] or [0])
    for number, summit in enumerate(scene.view["summits"], 1):
        line = Text().append(f"{number} ", style="bold")
        if summit is None:
            rows.append(line.append(t("ui.board.no-summit"), style="dim"))
            continue
        line.append(f"{w(summit['place'], 'place'):<{widest}} ")
        for topic, speaker in zip(summit["topics"], summit["speakers"], strict=True):
            line.append_text(energy(topic))
            line.append_text(mark(speaker) if speaker >= 0 else Text("┄", style="dim")).append(" ")
        rows.append(line)
    title = f"{t('ui.panel.summits')} · {t('ui.board.summits-left', count=scene.view['summits_left'])}"
    return frame(title, Group(*rows))


def un_goals(scene: Scene) -> Panel:
    """The open goals: number, plants and points; a tick if one owns the plants."""
    printed = {goal["no"]: goal for goal in scene.sheet["un_goals"]}
    goals = [_goal(scene, printed[number]) for number in scene.view["un_goals"]]
    body = Columns(goals, padding=(0, 3)) if goals else Text(t("ui.board.none"), style="dim")
    title = t("ui.panel.un")
    if scene.view["un_left"]:
        title += " · " + t("ui.board.un-left", count=scene.view["un_left"])
    return frame(title, body)


def _goal(scene: Scene, printed: Sheet) -> Text:
    plants: list[str] = printed["plants"]
    goal = Text().append(f"{printed['no']} ", style="bold").append_text(energies(plants, "+"))
    goal.append(f" {POINTS}{printed['vp']}")
    seat = scene.view["seat"]
    if seat is not None:
        own = scene.view["players"][seat]["plants"]
        if all(own[plant] >= count for plant, count in Counter(plants).items()):
            goal.append(f" {DONE}", style="bold green")
    return goal
