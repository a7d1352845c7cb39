"""What a plan will need and make, and what is missing for it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from keeling.cli.boards.frames import row
from keeling.games.factories.terminal.scene import Scene
from keeling.games.factories.terminal.tongue import t
from keeling.games.factories.terminal.words import COMMON, ENERGY, MADE_BY, WASTE, counted, energy_held


@dataclass(frozen=True)
class Plan:
    """A player's coming production in numbers."""

    units: int
    energy: int  # what the planned kinds cost
    pollution: int
    lacking: int  # energy missing, what is owed to the city counted in (F-20b)
    spill: int  # waste beyond the dump's limit if all of it runs
    free: bool  # the first production costs and soils nothing (F-10)


def plan_of(scene: Scene, seat: int) -> Plan:
    """The numbers behind a player's plan."""
    holdings = scene.view["players"][seat]
    free = holdings["free"]
    kinds = {MADE_BY[name] for name in holdings["plan"]}
    running = [holdings["kinds"][name] for name in kinds if name in holdings["kinds"]]
    energy = 0 if free else holdings["plan_energy"]
    pollution = 0 if free else sum(figures["pollution"] for figures in running)
    after = holdings["waste"] + pollution - holdings["plan"].get("recycle", 0)
    lacking = max(0, energy + holdings["debt"] - energy_held(holdings)) if energy else 0
    spill = max(0, after - holdings["limits"]["dump"]) if pollution else 0
    return Plan(sum(holdings["plan"].values()), energy, pollution, lacking, spill, free)


def plan_line(scene: Scene, seat: int) -> Text:
    """The planned units, the energy they need and the pollution they make."""
    holdings, plan = scene.view["players"][seat], plan_of(scene, seat)
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
    plan = plan_of(scene, seat)
    found: list[str] = []
    if plan.lacking:
        holdings = scene.view["players"][seat]
        told = {"need": plan.energy, "have": energy_held(holdings), "lacking": plan.lacking}
        debt = holdings["debt"]
        found.append(t("ui.fac.lacking-debt", debt=debt, **told) if debt else t("ui.fac.lacking", **told))
    if plan.spill:
        found.append(t("ui.fac.spill", amount=plan.spill))
    return found
