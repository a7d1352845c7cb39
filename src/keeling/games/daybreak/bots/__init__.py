"""What bots know of Daybreak: what a position is worth to the team."""

from __future__ import annotations

from typing import Final

from keeling.core.bot_settings import BotSettings
from keeling.games.daybreak.bots.candidates import CANDIDATES
from keeling.games.daybreak.bots.evaluation import evaluate_all, forecast
from keeling.games.daybreak.bots.hint_reasons import advice
from keeling.games.daybreak.bots.rollout import ROLLOUT_POLICY, ROLLOUT_WEIGHTS
from keeling.games.daybreak.bots.shared_uses import common
from keeling.games.daybreak.model.position import DaybreakPosition

BOTS: Final[BotSettings[DaybreakPosition]] = BotSettings(
    evaluate_all=evaluate_all,
    forecast=forecast,
    advice=advice,
    rollout_weights=ROLLOUT_WEIGHTS,
    rollout_policy=ROLLOUT_POLICY,
    common=common,
    candidates=CANDIDATES,
    trust=20,
    beam=(3, 3),
)
