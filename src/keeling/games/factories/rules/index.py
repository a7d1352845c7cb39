"""All rules of the game by the name their steps carry on the agenda."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Rule
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import (
    cards,
    components,
    deals,
    decks,
    effects,
    energy,
    lasting,
    mayor,
    offers,
    planning,
    production,
    round,
    setup,
    storage,
    trade_more,
    turn,
)

RULES: Final[dict[str, Rule[FactoriesPosition]]] = {
    "setup": setup.Setup(),
    "start-player": setup.StartPlayer(),
    "open-factories": setup.OpenFactories(),
    "open": setup.Open(),
    "round": round.Round(),
    "begin-turn": turn.BeginTurn(),
    "debt": energy.Debt(),
    "energy": energy.Energy(),
    "production": production.Production(),
    "produce": production.Produce(),
    "run": production.Run(),
    "made": production.Made(),
    "points": production.Points(),
    "turn": turn.Turn(),
    "buy-more": trade_more.BuyMore(),
    "sell-more": trade_more.SellMore(),
    "compose": offers.Compose(),
    "deal": deals.Deal(),
    "counter-deal": deals.CounterDeal(),
    "no-deal": deals.NoDeal(),
    "draw-marketing": decks.DrawMarketing(),
    "draw-csr": decks.DrawCsr(),
    "draw-component": decks.DrawComponent(),
    "discard": decks.Discard(),
    "discard-any": decks.DiscardAny(),
    "card-choice": cards.CardChoice(),
    "effect": effects.EFFECTS,
    "open-row": components.OpenRow(),
    "mayor-mix": mayor.MayorMix(),
    "storage": storage.Storage(),
    "overflow": storage.Overflow(),
    "fine": storage.Fine(),
    "plan": planning.Plan(),
    "fade": lasting.Fade(),
    "end-round": round.EndRound(),
    "event": round.Event(),
    "event-choice": effects.EventChoice(),
    "next-round": round.NextRound(),
    "over": round.Over(),
}
