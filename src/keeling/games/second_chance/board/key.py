"""What the symbols of Second Chance mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.board.aid import energy_signs, fossil_signs
from keeling.games.second_chance.model.words import ENERGIES
from keeling.web.pages.aid import Sign

KEY: Final = {
    "ui.web.key.pieces": (
        Sign("money", "word.money"),
        Sign("permit", "ui.web.permits"),
        Sign("tech", "word.tech"),
        Sign("vp", "ui.web.vp"),
        Sign("team", "ui.web.team-points"),
        Sign("scientist", "word.scientist"),
        Sign("placed", "ui.web.sci.placed"),
        Sign("recruit", "ui.web.pool"),
        Sign("lobby", "ui.web.lobby-cards"),
        Sign("un-goal", "ui.panel.un"),
        Sign("company-goal", "ui.web.goal-card"),
        Sign("personal-goal", "ui.web.personal-goal"),
        Sign("env-goal", "ui.panel.environment"),
        Sign("summit", "ui.panel.summits"),
        Sign("disc", "word.knowledge"),
        Sign("infrastructure", "ui.web.infrastructures"),
        Sign("plant", "ui.web.plants"),
        Sign("fossil", "ui.web.key.fossil"),
        Sign("market", "ui.panel.market"),
    ),
    "ui.web.key.energies": (*energy_signs(ENERGIES), *fossil_signs()),
    "ui.web.key.marks": (
        Sign("level-1", "ui.web.key.level-1"),
        Sign("level-2", "ui.web.key.level-2"),
        Sign("track-mid", "ui.web.middle"),
        Sign("control", "ui.board.control"),
        Sign("start-player", "ui.web.key.start-player"),
        Sign("event", "ui.web.disasters"),
        Sign("inspector", "ui.web.key.inspector"),
        Sign("regional-permit", "ui.web.key.regional-permit"),
        Sign("wild", "ui.web.key.wild"),
        Sign("due", "ui.web.outlook.due"),
        Sign("lock", "ui.web.secret"),
        Sign("decade", "ui.web.decade"),
        Sign("bot", "ui.web.key.bot"),
    ),
}
