"""What a plan will need and make, and what is missing for it."""

from __future__ import annotations

from rich.text import Text

from keeling.cli.boards.frames import row
from keeling.games.factories.planned import plan_of
from keeling.games.factories.terminal.words import COMMON, ENERGY, WASTE, Scene, counted
from keeling.games.factories.voice import t


def plan_line(scene: Scene, seat: int) -> Text:
    """The planned units, the energy they need and the pollution they make."""
    holdings = scene.view["players"][seat]
    plan = plan_of(holdings)
    places = holdings["limits"]["places"]
    line = Text(f"{t('ui.fac.plan')} ", style="dim").append(f"{plan.units}/{places} ")
    if not plan.units:
        return line.append("–", style="dim")
    line.append_text(row(counted(holdings["plan"]), ", "))
    if plan.free:
        return line.append(f"  {t('ui.fac.free')}", style="dim")
    line.append(f"  −{ENERGY}{plan.energy} +{WASTE}{plan.pollution}", style="not dim")
    line.append(f" ({t('ui.fac.short', amount=plan.lacking)})" if plan.lacking else "", style="bold red")
    return line.append(f" +{COMMON}{plan.spill}" if plan.spill else "", style="bold red")


def warnings(scene: Scene, seat: int) -> list[str]:
    """What should not go unnoticed about the coming production."""
    debt, plan = scene.view["players"][seat]["debt"], plan_of(scene.view["players"][seat])
    found: list[str] = []
    if plan.lacking:
        told = {"need": plan.energy, "have": plan.stored, "lacking": plan.lacking}
        found.append(t("ui.fac.lacking-debt", debt=debt, **told) if debt else t("ui.fac.lacking", **told))
    if plan.spill:
        found.append(t("ui.fac.spill", amount=plan.spill))
    return found
