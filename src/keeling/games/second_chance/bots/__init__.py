"""How bots judge Second Chance, and play it in passing."""

from __future__ import annotations

from typing import Final

from keeling.core.bot_settings import BotSettings
from keeling.games.second_chance.bots.candidates import CANDIDATES
from keeling.games.second_chance.bots.evaluation import evaluate_all, evaluate_one, forecast
from keeling.games.second_chance.bots.hint_reasons import advice
from keeling.games.second_chance.bots.rollout import ROLLOUT_POLICY, ROLLOUT_WEIGHTS
from keeling.games.second_chance.model.position import SecondChancePosition

BOTS: Final[BotSettings[SecondChancePosition]] = BotSettings(
    evaluate_all=evaluate_all,
    evaluate_one=evaluate_one,
    forecast=forecast,
    advice=advice,
    rollout_weights=ROLLOUT_WEIGHTS,
    rollout_policy=ROLLOUT_POLICY,
    candidates=CANDIDATES,
    trust=20,
    others=(1, 3),
)
