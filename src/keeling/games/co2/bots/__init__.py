"""What bots know of CO₂."""

from __future__ import annotations

from typing import Final

from keeling.core.bot_settings import BotSettings
from keeling.games.co2.bots.candidates import CANDIDATES
from keeling.games.co2.bots.evaluation import evaluate_all, forecast
from keeling.games.co2.bots.hint_reasons import advice
from keeling.games.co2.bots.insight import insight
from keeling.games.co2.bots.rollout import ROLLOUT_POLICY, ROLLOUT_WEIGHTS
from keeling.games.co2.model.position import Co2Position

BOTS: Final[BotSettings[Co2Position]] = BotSettings(
    evaluate_all=evaluate_all,
    insight=insight,
    forecast=forecast,
    advice=advice,
    rollout_weights=ROLLOUT_WEIGHTS,
    rollout_policy=ROLLOUT_POLICY,
    candidates=CANDIDATES,
)
