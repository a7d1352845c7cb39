"""The market, the events, the summits and the played lobbyists."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import EVENT, PERMIT, SCIENTIST, TECH, mark
from keeling.games.second_chance import card_texts
from keeling.games.second_chance.terminal.words import FOSSILS, Scene, energy
from keeling.games.second_chance.voice import t, w
from keeling.locale import spoken


def market(scene: Scene) -> Panel:
    """The price on its ladder, and what lies on the market."""
    market = scene.view["market"]
    ladder = Text()
    for price in range(scene.sheet["market"]["lowest"], scene.sheet["market"]["highest"] + 1):
        here = price == market["price"]
        ladder.append(f"[${price}]" if here else f" {price} ", style="bold reverse" if here else "dim")
    stock = [f"{PERMIT} {t('ui.board.stock', stock=market['stock'])}", t("ui.board.bank", bank=market["bank"])]
    rows = [ladder, Text(" · ".join([*stock, f"{TECH} {scene.view['tech_left']}"]))]
    if market["closed"]:
        rows.append(Text(t("ui.board.closed"), style="italic"))
    return frame(t("ui.panel.market"), Group(*rows))


def climate(scene: Scene) -> Panel:
    """The fossil plants that still may come, and among rivals the events."""
    left = " ".join(f"{t(f'ui.letter.{name}')}×{scene.view['fossils_left'][name]}" for name in FOSSILS)
    rows = [Text(t("ui.board.fossils-left", fossils=left))]
    if "event" in scene.view:
        now, later = scene.view["event"], scene.view["next_event"]
        rows.append(Text(f"{EVENT} {t('ui.board.event-now', region=w(now)) if now else t('ui.board.no-event')}"))
        rows += [Text(f"  {t('ui.board.event-next', region=w(later))}")] if later else []
    return frame(t("ui.panel.climate"), Group(*rows))


def summits(scene: Scene) -> Panel:
    """Each summit with its number, place and topics, and who speaks on them."""
    rows: list[Text] = []
    for number, summit in enumerate(scene.view["summits"], 1):
        line = Text().append(f"{number} ", style="bold")
        if summit is None:
            rows.append(line.append(t("ui.board.no-summit"), style="dim"))
            continue
        line.append(f"{w(summit['place'], 'place')} ")
        for topic, speaker in zip(summit["topics"], summit["speakers"], strict=True):
            line.append_text(energy(topic))
            line.append_text(mark(speaker) if speaker >= 0 else Text("┄", style="dim")).append(" ")
        rows.append(line)
    title = f"{t('ui.panel.summits')} · {t('ui.board.summits-left', count=scene.view['summits_left'])}"
    return frame(title, Group(*rows))


def lobbyists(scene: Scene) -> list[Panel]:
    """The lobbyists played, with the side effect that a scientist may still use."""
    rows: list[Text] = []
    for card in scene.view["lobbyists"]:
        line = Text(f"{card['no']} ", style="bold").append(card_texts.lobby_side(scene.sheet, card["no"], spoken()))
        if card["scientist"] >= 0:
            line.stylize("dim")
            line.append(f" {SCIENTIST}").append_text(mark(card["scientist"]))
        rows.append(line)
    return [frame(t("ui.panel.lobbyists"), Group(*rows))] if rows else []
