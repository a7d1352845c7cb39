"""The companies: money, points, store, dump, factories, plan, debts and effects of each."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from keeling.cli.boards.cards import title
from keeling.cli.boards.frames import EDGE, across, frame, labelled, row
from keeling.cli.boards.marks import POINTS, colour, player
from keeling.cli.boards.people import name
from keeling.games.factories.telling.voice import t, w
from keeling.games.factories.terminal.words import ALARM, COMMON, ENERGY, STOP, STORE, WASTE, Scene, counted
from keeling.games.factories.views.types import PlayerView
from keeling.locale.figures import money

_TWO, _THREE = 100, 156  # from so many columns on, so many companies stand beside each other


def people(scene: Scene) -> RenderableType:
    """All companies, one, two or three in a row; the own one has a frame in its colour."""
    count = 1 if scene.width < _TWO else 2 if scene.width < _THREE else 3
    return across([_person(scene, seat) for seat in range(scene.view["seats"])], count)


def rivals(scene: Scene) -> RenderableType:
    """The other companies, a line each."""
    others = [seat for seat in range(scene.view["seats"]) if seat != scene.view["seat"]]
    return Group(
        *[
            row([name(scene, seat), *_numbers(held), _goods(held)], "  ")
            for seat, held in ((seat, scene.view["players"][seat]) for seat in others)
        ]
    )


def _person(scene: Scene, seat: int) -> Panel:
    holdings = scene.view["players"][seat]
    own = scene.view["seat"] == seat
    lines = [row([*_numbers(holdings), *_held(holdings)], "  "), _goods(holdings), _factories(scene, holdings)]
    if holdings["factories"] and not scene.view["ending"]:
        lines.append(plan_line(scene, seat))
        lines += [Text(f"{ALARM} {line}", style="bold red") for line in warnings(scene, seat) if own]
    lines += _owed(holdings) + _cards(scene, holdings)
    return frame(name(scene, seat), Group(*lines), colour(seat) if own else EDGE)


def _numbers(holdings: PlayerView) -> list[Text]:
    limits, waste = holdings["limits"], holdings["waste"]
    over = limits["stored"] > limits["storage"]
    return [
        Text(f"{POINTS}{holdings['sp']}", style="bold"),
        Text(money(holdings["money"]), style="bold"),
        Text(f"{WASTE}{waste}/{limits['dump']}", style="bold red" if waste >= limits["dump"] else ""),
        Text(f"{STORE}{limits['stored']}/{limits['storage']}", style="bold red" if over else ""),
    ]


def _held(holdings: PlayerView) -> list[Text]:
    """How many cards of each kind a company holds."""
    count = {"marketing": holdings["marketing_cards"], "csr": holdings["csr_cards"]}
    return [Text(f"{w(deck, 'source')} {cards}") for deck, cards in count.items()]


def _goods(holdings: PlayerView) -> Text:
    return labelled(t("ui.fac.store"), counted(holdings["goods"] | {"certificate": holdings["certificates"]}))


def _factories(scene: Scene, holdings: PlayerView) -> Text:
    """Each factory with what is mounted on it; one that stands still next turn is marked."""
    built: list[Text] = []
    for factory in holdings["factories"]:
        works = Text(w(factory["name"], "kind"))
        if factory["component"] is not None:
            works.append(f" [{title(scene, factory['component'])}]", style="italic")
        built.append(works.append(f" {STOP}" if factory["stopped"] else "", style="bold red"))
    return labelled(t("ui.fac.factories"), built, " · ")


def _owed(holdings: PlayerView) -> list[Text]:
    lines = [t("ui.fac.debt", amount=holdings["debt"])] if holdings["debt"] else []
    lines += [t("ui.fac.skips")] if holdings["skips"] else []
    return [Text(line, style="bold") for line in lines]


def _cards(scene: Scene, holdings: PlayerView) -> list[Text]:
    """Components in hand, which are open (F-5), and lasting effects by their cards with the turns they still hold."""
    parts = [title(scene, no) for no in holdings["components"]]
    turns = {effect["no"]: effect["turns"] for effect in holdings["effects"]}
    last = {no: t("ui.fac.to-end") if left is None else t("ui.turns", count=left) for no, left in turns.items()}
    effects = [f"{title(scene, no)} ({lasts})" for no, lasts in last.items()]
    told = {"ui.fac.parts": parts, "ui.fac.effects": effects}
    return [labelled(t(key), [Text(card, style="not dim") for card in cards]) for key, cards in told.items() if cards]


def plan_line(scene: Scene, seat: int) -> Text:
    """The planned units, the energy they need and the pollution they make."""
    holdings, planned = scene.view["players"][seat], scene.view["players"][seat]["planned"]
    line = Text(f"{t('ui.fac.plan')} ", style="dim").append(f"{planned['units']}/{holdings['limits']['places']} ")
    if not planned["units"]:
        return line.append("–", style="dim")
    line.append_text(row(counted(holdings["plan"]), ", "))
    if holdings["free"]:
        return line.append(f"  {t('ui.fac.free')}", style="dim")
    line.append(f"  −{ENERGY}{planned['energy']} +{WASTE}{planned['pollution']}", style="not dim")
    line.append(f" ({t('ui.fac.short', amount=planned['lacking'])})" if planned["lacking"] else "", style="bold red")
    return line.append(f" +{COMMON}{planned['spill']}" if planned["spill"] else "", style="bold red")


def warnings(scene: Scene, seat: int) -> list[str]:
    """What should not go unnoticed about the coming production."""
    debt, planned = scene.view["players"][seat]["debt"], scene.view["players"][seat]["planned"]
    found: list[str] = []
    if planned["lacking"]:
        told = {"need": planned["energy"], "have": planned["stored"], "lacking": planned["lacking"]}
        found.append(t("ui.fac.lacking-debt", debt=debt, **told) if debt else t("ui.fac.lacking", **told))
    if planned["spill"]:
        found.append(t("ui.fac.spill", amount=planned["spill"]))
    return found


def own(scene: Scene) -> Text:
    """The own company and the counter in one line, then the plan or whatever warns."""
    seat = scene.view["seat"] or 0
    holdings = scene.view["players"][seat]
    parts = [player(seat, scene.names), *_numbers(holdings), Text(f"{ENERGY}{holdings['planned']['stored']}")]
    parts += [Text(f"{COMMON}{scene.view['cpc']}/{scene.view['cpc_limit']}"), *_held(holdings)]
    if scene.view["active"] == seat and scene.view["turn"]["actions"]:
        parts.append(Text(t("ui.fac.actions", count=scene.view["turn"]["actions"])))
    line = row(parts, "  ").append("\n").append_text(_goods(holdings))
    if holdings["plan"]:
        line.append("\n").append_text(plan_line(scene, seat))
    for warning in warnings(scene, seat):
        line.append(f"\n{ALARM} {warning}", style="bold red")
    return line
