"""What the symbols of CO₂ mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2_family.board.aid import energy_signs, fossil_signs
from keeling.web.pages.aid import Sign

KEY: Final = {
    "ui.web.key.pieces": (
        Sign("money", "word.money"),
        Sign("permit", "ui.web.permits"),
        Sign("tech", "word.tech"),
        Sign("vp", "ui.web.vp"),
        Sign("scientist", "ui.web.scientists-short"),
        Sign("research", "ui.web.key.research"),
        Sign("placed", "ui.web.sci.placed"),
        Sign("recruit", "ui.web.pool"),
        Sign("lobby", "ui.web.lobby-cards"),
        Sign("un-goal", "ui.panel.un"),
        Sign("company-goal", "ui.web.goal-card"),
        Sign("summit", "ui.panel.summits"),
        Sign("disc", "word.expertise"),
        Sign("plant", "ui.web.plants"),
        Sign("fossil", "ui.web.key.fossil"),
        Sign("market", "ui.panel.market"),
    ),
    "ui.web.key.energies": (*energy_signs(ENERGIES), *fossil_signs()),
    "ui.web.key.marks": (
        Sign("control", "ui.board.control"),
        Sign("start-player", "ui.web.key.start-player"),
        Sign("event", "ui.web.disasters"),
        Sign("regional-permit", "ui.web.key.regional-permit"),
        Sign("wild", "ui.web.key.wild"),
        Sign("lock", "ui.web.secret"),
        Sign("decade", "ui.web.decade"),
        Sign("bot", "ui.web.key.bot"),
    ),
}
