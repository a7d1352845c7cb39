"""What lies beside the planet: global projects, the crises to come and those that last, challenges."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.frames import frame, labelled, row
from keeling.cli.boards.marks import mark
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.words import BAD, GOOD, Scene, called, tag, tags, told
from keeling.games.daybreak.views.types import CrisisView, ProjectView


def projects(scene: Scene) -> list[Panel]:
    """The global projects on offer and in play, each with what it still needs."""
    lines = [_card(scene, key, [Text(t("ui.db.offered"), style=GOOD)]) for key in scene.view["offered"]]
    running = [project for project in scene.view["projects"] if project]
    lines += [_card(scene, project["key"], _state(project)) for project in running]
    free = len(scene.view["projects"]) - len(running)
    title = f"{t('ui.db.panel.projects')} · {t('ui.db.places', amount=free)}"
    return [frame(title, Group(*lines))] if lines else []


def _state(project: ProjectView) -> list[Text]:
    found = [Text(t("ui.db.active"), style=GOOD)] if project["active"] else []
    if project["missing"]:
        found.append(Text(f"{t('ui.db.missing')} ", style=BAD).append_text(tags(project["missing"])))
    if project["cards"]:
        found.append(_lying(project["cards"]))
    if project["limit"] is not None and project["uses"] >= project["limit"]:
        found.append(Text(t("ui.db.used-up"), style="dim"))
    return found


def _card(scene: Scene, key: str, state: list[Text]) -> Text:
    """A card, what it says, and below it how it stands."""
    line = called(key).append(f": {told(scene, key)}", style="not bold")
    return line.append("\n  ").append_text(row(state, " · ")) if state else line


def _lying(cards: list[str]) -> Text:
    return labelled(t("ui.db.tucked", cards="").strip(), [Text(w(card), style="dim") for card in cards])


def crises(scene: Scene) -> list[Panel]:
    """The crises of this round in their order, then those that last."""
    lines = [_card(scene, crisis["key"], _threat(scene, crisis)) for crisis in scene.view["crises"] if crisis["key"]]
    hidden = sum(crisis["key"] is None for crisis in scene.view["crises"])
    if hidden:
        lines.append(Text(t("ui.db.hidden", amount=hidden), style="dim"))
    lines += [
        _card(scene, crisis["key"], [Text(t("ui.db.lasts"), style=BAD), *_help(crisis)])
        for crisis in scene.view["lasting"]
        if crisis["key"]
    ]
    return [frame(t("ui.db.panel.crises"), Group(*lines))] if lines else []


def _threat(scene: Scene, crisis: CrisisView) -> list[Text]:
    """Whom it would strike now and how often, and which cards could help; one that lasts does no more than it says."""
    if any(card["key"] == crisis["key"] and card.get("lasting") for card in scene.sheet["crisis"]):
        return _help(crisis)
    if crisis["stopped"]:
        return [Text(t("ui.db.stopped"), style=GOOD), *_help(crisis)]
    struck = [mark(seat).append(f"×{n}") for seat, n in enumerate(crisis["strikes"]) if n]
    if struck and crisis["common"]:
        struck = [Text(f"{t('ui.web.daybreak.all').lower()} ×{max(crisis['strikes'])}")]
    verb = t("ui.web.daybreak.tied" if crisis["tied"] else "ui.db.strikes")
    found = [Text(f"{verb} ", style="dim").append_text(row(struck, " "))] if struck else []
    return (found or [Text(t("ui.db.harmless"), style=GOOD)]) + _help(crisis)


def _help(crisis: CrisisView) -> list[Text]:
    found: list[Text] = []
    if crisis["helps"] and crisis["wants"]:
        wanted = row([tag(name) for name in crisis["wants"]], " / ")
        found.append(Text(f"{t('ui.db.helps')} ", style="dim").append_text(wanted))
    if crisis["cards"]:
        found.append(_lying(crisis["cards"]))
    return found


def challenges(scene: Scene) -> list[Panel]:
    """The challenges of the group and of single players."""
    lines = [_card(scene, key, []) for key in scene.view["challenges"]]
    return [frame(t("ui.db.panel.challenges"), Group(*lines))] if lines else []


def known_crises(scene: Scene) -> list[Text]:
    """The crises that one can see, by their names, with whom they would strike."""
    shown = [
        called(crisis["key"]).append(" ").append_text(row(_threat(scene, crisis), " · "))
        for crisis in (*scene.view["crises"], *scene.view["lasting"])
        if crisis["key"]
    ]
    return [labelled(t("ui.db.panel.crises"), shown, " · ")] if shown else []
