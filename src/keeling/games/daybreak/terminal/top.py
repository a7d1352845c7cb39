"""The head of the table: round and stage, net CO₂, the thermometer, and how the round will end."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from keeling.cli.boards.frames import listed, row
from keeling.cli.boards.marks import player
from keeling.cli.boards.people import counter, with_player
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.words import BAD, GOOD, Scene, degrees, signed
from keeling.games.daybreak.views.types import RiskView


def top(scene: Scene) -> Group:
    """Where we are, what is emitted and taken up, how hot it is and will be."""
    return Group(_calendar(scene), net(scene), _sinks(scene), _thermometer(scene), *_forecast(scene))


def _calendar(scene: Scene) -> Text:
    view = scene.view
    parts = [Text(t("ui.db.round", round=view["round"], rounds=view["rounds"]), style="bold")] if view["round"] else []
    if view["ending"]:
        parts.append(Text(t("ui.top.over"), style="bold"))
    else:
        parts += [Text(t(f"ui.db.stage.{view['stage']}")), with_player("ui.db.lead", scene, view["lead"])]
    if view["drawdown"]:
        parts.append(Text(t("ui.db.drawdown"), style=GOOD))
    return row(parts, "  ·  ")


def net(scene: Scene) -> Text:
    """The number that decides: below 0 it is drawdown."""
    ahead = scene.view["forecast"]
    said = t("ui.db.net", net=signed(ahead["net"]), co2=ahead["co2"], sinks=ahead["sinks"])
    return Text(said, style=GOOD if ahead["net"] < 0 else BAD)


def _sinks(scene: Scene) -> Text:
    sinks = [f"{w(name)} {count}" for name, count in scene.view["sinks"].items()]
    if scene.view["current"]:
        sinks.append(t("ui.db.current", amount=scene.view["current"]))
    return Text("  ").append_text(listed(" · ".join(sinks)))


def _thermometer(scene: Scene) -> Text:
    heat = scene.view["thermometer"]
    said = t("ui.db.bands", bands=heat["bands"], lose=heat["lose"], loose=heat["loose"], row=heat["row"])
    if heat["away"]:
        said += f" · {t('ui.db.away', amount=heat['away'])}"
    bar = counter(f"{degrees(heat['degrees'])} ", heat["bands"], heat["lose"], 2, scene.width - len(said) - 2)
    return bar.append(f" {said}", style="not bold dim")


def _forecast(scene: Scene) -> list[Text]:
    """This round's end if nobody does anything more, and what should not go unnoticed."""
    if scene.view["ending"]:
        return []
    ahead = scene.view["forecast"]
    parts = [
        Text(degrees(ahead["degrees"])),
        Text(f"{t('ui.db.rolls', amount=ahead['rolls'])} ({t('ui.web.daybreak.tipping', n=ahead['tipping'])})"),
        Text(t("ui.db.crises", amount=ahead["crises"], known=ahead["known"])),
    ]
    lines = [Text(f"{t('ui.db.ahead')} ", style="dim").append_text(row(parts, " · "))]
    risks = [_risk(scene, risk) for risk in ahead["risks"]]
    if risks:
        lines.append(Text(f"  {t('ui.db.at-risk')} ", style="dim").append_text(row(risks, " · ")))
    return lines


def _risk(scene: Scene, risk: RiskView) -> Text:
    cause = t("ui.db.cause.energy") if risk["cause"] == "energy" else w(risk["cause"])
    if not risk["sure"]:
        cause = t("ui.db.cause.tie", cause=cause)
    return player(risk["seat"], scene.names).append(f" {risk['amount']} ({cause})", style="not bold default")
