"""The table between the world and the stacks: global projects with what they need, crises with what would stop them."""

from __future__ import annotations

from keeling.games.daybreak.board.faces import face
from keeling.games.daybreak.board.overs import card_over
from keeling.games.daybreak.board.powers import lose
from keeling.games.daybreak.board.signs import hole, tag
from keeling.games.daybreak.model.cards import Project, for_seats
from keeling.games.daybreak.model.words import TAGS
from keeling.games.daybreak.telling.voice import VOICE, text
from keeling.games.daybreak.views.types import CrisisView, DaybreakView, ProjectView
from keeling.locale import capital
from keeling.web.drawing.scene import Scene

Row = dict[str, object]


def projects(scene: Scene[DaybreakView]) -> Row:
    """Global projects in play, and those on offer."""
    view = scene.public
    played = [None if project is None else _project(scene, project) for project in view["projects"]]
    offered = [_offer(scene, key) for key in view["offered"]]
    count = sum(project is not None for project in played)
    size = min(5, max(2, count + 2 * len(offered)))
    return {"projects": played, "offered": offered, "count": count, "size": size, "over": card_over}


def _offer(scene: Scene[DaybreakView], key: str) -> Row:
    """A project on offer: its card, the seats of its requirement, or the tags of the cards that it collects."""
    seats = scene.public["seats"]
    row = next(row for row in scene.sheet["global"] if row["key"] == key)
    project = Project(for_seats(row, seats), seats)
    return {
        "face": face(scene.sheet, key, scene.lang, seats), "bank": project.collects,
        "seats": [hole(TAGS[at]) for at, least in project.need for _ in range(least)],
        "accepts": [tag(word, "sm") for word in row.get("collect", {}).get("tags", [])[:3]],
    }  # fmt: skip


def _project(scene: Scene[DaybreakView], project: ProjectView) -> Row:
    """A project: the seats of its requirement, or its bank, and how often it was used."""
    lang = scene.lang
    given, missing = project["given"], project["missing"]
    seats = [tag(word, "filled") for word, n in project["need"].items() for _ in range(min(n, given.get(word, 0)))]
    seats += [hole(word) for word, n in missing.items() for _ in range(n)]
    need = sum(project["need"].values())
    limit = project["limit"]
    if project["most"]:
        state = str(len(project["cards"]))
    elif limit is not None and project["active"] and project["when"] != "standing":
        state = text("ui.web.daybreak.used", lang, n=project["uses"], of=limit)
    else:
        state = "" if project["active"] else f"{need - sum(missing.values())}/{need}"
    shown = face(scene.sheet, project["key"], lang, scene.public["seats"])
    if project["most"]:
        heard = text("ui.web.daybreak.ears.under", lang, n=len(project["cards"]), of=project["most"])
    elif not project["active"]:
        heard = text("ui.web.daybreak.ears.tags", lang, n=need - sum(missing.values()), of=need)
    else:
        heard = text("ui.web.daybreak.ears.active", lang)
    return {
        "face": shown, "active": project["active"], "label": f"{shown.label} {heard}", "heard": heard,
        "seats": seats[:6], "more": max(0, len(seats) - 6), "bank": bool(project["most"]), "state": state,
        "words": project["key"], "accepts": [tag(word, "sm") for word in project["accepts"][:3]],
    }  # fmt: skip


def crises(scene: Scene[DaybreakView]) -> Row:
    """The row: those with an open face, those face down, and lasting ones."""
    view = scene.public
    row = view["crises"]
    return {
        "open": [_crisis(scene, crisis, False) for crisis in row if crisis["key"] is not None],
        "hidden": [at for at, crisis in enumerate(row, 1) if crisis["key"] is None],
        "lasting": [_crisis(scene, crisis, True) for crisis in view["lasting"]],
        "size": min(5, 1 + sum(crisis["key"] is not None for crisis in row) + len(view["lasting"])),
        "over": card_over,
    }  # fmt: skip


def _crisis(scene: Scene[DaybreakView], crisis: CrisisView, lasting: bool) -> Row:
    """A crisis: whom it would strike how often now, and what lies under it of what would stop it."""
    key = crisis["key"]
    assert key is not None
    helped, cancels, seats = len(crisis["cards"]), crisis["cancels"], scene.public["seats"]
    often = [(seat, scene.names[seat], n) for seat, n in enumerate(crisis["strikes"]) if n]
    alike = crisis["common"] or (len(often) == seats and len({n for _, _, n in often}) == 1)
    shown, heard = face(scene.sheet, key, scene.lang, seats), []
    if crisis["stopped"]:
        heard.append(text("ui.web.daybreak.ears.stopped", scene.lang))
    elif often and not lasting:
        everybody = [(0, text("ui.web.daybreak.all", scene.lang), often[0][2])]  # what happens once has no one victim
        who = ", ".join(f"{name} {n}×" for _, name, n in (everybody if crisis["common"] else often))
        told = "ui.web.daybreak.ears.tied" if crisis["tied"] else "ui.web.daybreak.ears.strikes"
        heard.append(text(told, scene.lang, who=who))
    if cancels:
        heard.append(text("ui.web.daybreak.ears.under", scene.lang, n=helped, of=cancels))
    return {
        "face": shown, "lasting": lasting, "label": " ".join([shown.label, *heard]), "heard": " ".join(heard),
        "struck": [] if alike or lasting else often, "all": often[0][2] if alike and not lasting else 0,
        "wants": [hole(word) for word in crisis["wants"]], "stopped": crisis["stopped"], "resist": crisis["resist"],
        "state": f"{helped}/{cancels}" if cancels else str(helped or ""), "softens": crisis["softens"], "words": key,
        "tied": crisis["tied"],
    }  # fmt: skip


def resolving(scene: Scene[DaybreakView]) -> Row:
    """The crisis that is being resolved: the card, whom it strikes, how often after all that helps, what it brings."""
    now = scene.public["resolving"]
    if now is None:
        return {"crisis": None}
    players, most, resist = scene.public["players"], lose(scene), now["resist"]
    rows: list[Row] = []
    for seat, player in enumerate(players):
        hit, n, more = seat in now["targets"], player["community"], now["communities"][seat]
        rows.append({
            "seat": seat, "power": capital(VOICE.word(player["power"], scene.lang)), "name": scene.names[seat],
            "hit": hit and now["times"][seat] > 0, "aimed": hit, "spared": seat in now["ignoring"],
            "resilience": player["resilience"][resist] if resist else 0, "times": now["times"][seat],
            "severity": now["severity"][seat], "community": n, "then": min(most, n + more) if hit else n,
        })  # fmt: skip
    aimed = [row for row in rows if row["aimed"]]
    struck = [row for row in aimed if row["hit"] or row["spared"]] or aimed  # who withstands is told beside it
    return {
        "crisis": face(scene.sheet, now["key"], scene.lang, scene.public["seats"]), "rows": rows, "struck": struck,
        "resist": resist, "helped": now["helped"], "most": most, "spaces": most < 15,
    }  # fmt: skip
