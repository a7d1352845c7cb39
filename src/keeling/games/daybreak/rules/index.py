"""All rules of the game by the name their steps carry on the agenda."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Rule
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.rules import (
    asks,
    crises_in_play,
    crisis,
    effects,
    emissions,
    growth,
    local,
    piles,
    planet,
    projects,
    round,
    setup,
    targets,
    use,
)

RULES: Final[dict[str, Rule[DaybreakPosition]]] = {
    "setup": setup.Setup(),
    "challenge": setup.DrawChallenge(),
    "round": round.Round(),
    "reveal": crises_in_play.Reveal(),
    "draw-project": projects.DrawProject(),
    "choose-project": projects.ChooseProject(),
    "drop-project": projects.DropProject(),
    "lay-project": projects.LayProject(),
    "local": local.LocalStage(),
    "act": local.Act(),
    "draw": piles.Draw(),
    "keep": piles.Keep(),
    "turn": local.Turn(),
    "rest": local.Rest(),
    "effects": effects.Effects(),
    "pay": asks.Pay(),
    "spend": use.Spend(),
    "kind": asks.Kind(),
    "to": asks.To(),
    "named": asks.Named(),
    "may": asks.May(),
    "give": asks.Give(),
    "move": asks.Move(),
    "consent": asks.Consent(),
    "geo-die": use.GeoDie(),
    "emissions": emissions.Emissions(),
    "window": emissions.Window(),
    "balance": emissions.Balance(),
    "planet": planet.Planet(),
    "roll": planet.Roll(),
    "tip": planet.Tip(),
    "resolve": crisis.Resolve(),
    "strike": crisis.Strike(),
    "tie": targets.Tie(),
    "aim": crisis.Aim(),
    "shield": crisis.Shield(),
    "spare": crisis.Spare(),
    "hit": crisis.Hit(),
    "harm": crisis.Harm(),
    "lose": crisis.Lose(),
    "over": crisis.Over(),
    "growth": growth.Growth(),
}
