"""What bots know of Factory Commons: rules of thumb, for nobody can tell what a position is worth."""

from __future__ import annotations

from typing import Final

from keeling.core.bot_settings import BotSettings
from keeling.games.factories.bots.candidates import CANDIDATES
from keeling.games.factories.bots.habits import HABITS
from keeling.games.factories.bots.hint_reasons import advice
from keeling.games.factories.bots.rollout import ROLLOUT_POLICY, ROLLOUT_WEIGHTS
from keeling.games.factories.bots.styles import STYLES, sound
from keeling.games.factories.model.position import FactoriesPosition

BOTS: Final[BotSettings[FactoriesPosition]] = BotSettings(
    advice=advice,
    rollout_weights=ROLLOUT_WEIGHTS,
    rollout_policy=ROLLOUT_POLICY,
    habits=HABITS,
    styles=STYLES,
    sound=sound,
    candidates=CANDIDATES,
    tries=60,
)
