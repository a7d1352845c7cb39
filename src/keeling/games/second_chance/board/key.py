"""What the symbols of Second Chance mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.board.key import BONUS, BUILT, HELD, REGION, STAFF, SUMMIT, TABLE, key
from keeling.games.second_chance.model.words import ENERGIES
from keeling.web.pages.aid import Sign

_PIECES: Final = (
    *HELD,
    Sign("team", "ui.web.team-points"),
    Sign("scientist", "word.scientist"),
    *STAFF,
    Sign("personal-goal", "ui.web.personal-goal"),
    Sign("env-goal", "ui.panel.environment"),
    SUMMIT,
    Sign("disc", "word.knowledge"),
    Sign("infrastructure", "ui.web.infrastructures"),
    *BUILT,
)
_MARKS: Final = (
    Sign("level-1", "ui.web.key.level-1"),
    Sign("level-2", "ui.web.key.level-2"),
    Sign("track-mid", "ui.web.middle"),
    *REGION,
    Sign("inspector", "ui.web.key.inspector"),
    *BONUS,
    Sign("due", "ui.web.outlook.due"),
    *TABLE,
)
KEY: Final = key(_PIECES, ENERGIES, _MARKS)
