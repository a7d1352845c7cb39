"""The companies: money, points, store, dump, factories, plan, debts and effects of each."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.cards import title
from keeling.cli.boards.frames import EDGE, across, frame, row
from keeling.cli.boards.marks import MONEY, POINTS, colour, player
from keeling.cli.boards.people import name
from keeling.games.factories.planned import plan_of
from keeling.games.factories.terminal.plans import plan_line, warnings
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.terminal.words import ALARM, COMMON, ENERGY, STOP, STORE, WASTE, counted, kind
from keeling.games.factories.view_types import PlayerView
from keeling.games.factories.voice import t, w

_TWO, _THREE = 100, 156  # from so many columns on, so many companies stand beside each other


def people(scene: Scene) -> RenderableType:
    """All companies, one, two or three in a row; the own one has a frame in its colour."""
    count = 1 if scene.width < _TWO else 2 if scene.width < _THREE else 3
    return across([_person(scene, seat) for seat in range(scene.view["seats"])], count)


def _person(scene: Scene, seat: int) -> Panel:
    holdings = scene.view["players"][seat]
    own = scene.view["seat"] == seat
    lines = [_numbers(holdings), _goods(holdings), _factories(scene, holdings)]
    if holdings["factories"] and not scene.view["ending"]:
        lines.append(plan_line(scene, seat))
        lines += [Text(f"{ALARM} {line}", style="bold red") for line in warnings(scene, seat) if own]
    lines += _owed(holdings) + _parts(scene, holdings) + _effects(scene, holdings)
    return frame(name(scene, seat), Group(*lines), colour(seat) if own else EDGE)


def _numbers(holdings: PlayerView) -> Text:
    limits = holdings["limits"]
    full = holdings["waste"] >= limits["dump"]
    line = Text(f"{POINTS}{holdings['sp']}  {MONEY}{holdings['money']}  ", style="bold")
    line.append(f"{WASTE}{holdings['waste']}/{limits['dump']}", style="bold red" if full else "not bold")
    over = limits["stored"] > limits["storage"]
    line.append(f"  {STORE}{limits['stored']}/{limits['storage']}", style="bold red" if over else "not bold")
    for deck, count in (("marketing", holdings["marketing_cards"]), ("csr", holdings["csr_cards"])):
        line.append(f"  {w(deck, 'source')} {count}", style="not bold")
    return line


def _goods(holdings: PlayerView) -> Text:
    held = counted(holdings["goods"] | {"certificate": holdings["certificates"]})
    line = Text(f"{t('ui.fac.store')} ", style="dim")
    return line.append_text(row(held, ", ") if held else Text("–"))


def _factories(scene: Scene, holdings: PlayerView) -> Text:
    """Each factory with what is mounted on it; one that stands still next turn is marked."""
    built: list[Text] = []
    for factory in holdings["factories"]:
        works = Text(kind(factory["name"]))
        if factory["component"] is not None:
            works.append(f" [{title(scene, factory['component'])}]", style="italic")
        if factory["stopped"]:
            works.append(f" {STOP}", style="bold red")
        built.append(works)
    line = Text(f"{t('ui.fac.factories')} ", style="dim")
    return line.append_text(row(built, " · ") if built else Text("–"))


def _owed(holdings: PlayerView) -> list[Text]:
    lines = [t("ui.fac.debt", amount=holdings["debt"])] if holdings["debt"] else []
    lines += [t("ui.fac.skips")] if holdings["skips"] else []
    return [Text(line, style="bold") for line in lines]


def _parts(scene: Scene, holdings: PlayerView) -> list[Text]:
    """Components in hand are open (F-5)."""
    held = ", ".join(title(scene, no) for no in holdings["components"])
    return [Text(f"{t('ui.fac.parts')} ", style="dim").append(held, style="not dim")] if held else []


def _effects(scene: Scene, holdings: PlayerView) -> list[Text]:
    """Lasting effects by their cards, each once, with the turns they still hold."""
    held: dict[int, str] = {}
    for effect in holdings["effects"]:
        turns = effect["turns"]
        last = t("ui.fac.to-end") if turns is None else t("ui.turns", count=turns)
        held[effect["no"]] = f"{title(scene, effect['no'])} ({last})"
    if not held:
        return []
    return [Text(f"{t('ui.fac.effects')} ", style="dim").append(", ".join(held.values()), style="not dim")]


def status(scene: Scene) -> Text:
    """The own company and the counter in one line, then the plan or whatever warns."""
    seat = scene.view["seat"] or 0
    holdings = scene.view["players"][seat]
    line = player(seat, scene.names)
    line.append("  ").append_text(_numbers(holdings))
    line.append(f"  {ENERGY}{plan_of(holdings).stored}", style="not bold default")
    line.append(f"   {COMMON}{scene.view['cpc']}/{scene.view['cpc_limit']}", style="not bold default")
    if scene.view["active"] == seat and scene.view["turn"]["actions"]:
        line.append(f"   {t('ui.fac.actions', count=scene.view['turn']['actions'])}", style="not bold default")
    line.append("\n").append_text(_goods(holdings))
    if holdings["plan"]:
        line.append("\n").append_text(plan_line(scene, seat))
    for warning in warnings(scene, seat):
        line.append(f"\n{ALARM} {warning}", style="bold red")
    return line
