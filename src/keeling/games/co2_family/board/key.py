"""The symbols of both editions, in groups that each edition puts its own between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.games.co2_family.board.aid import energy_signs, fossil_signs
from keeling.web.pages.aid import Sign

HELD: Final = (
    Sign("money", "word.money"),
    Sign("permit", "ui.web.permits"),
    Sign("tech", "word.tech"),
    Sign("vp", "ui.web.vp"),
)
STAFF: Final = (
    Sign("placed", "ui.web.sci.placed"),
    Sign("recruit", "ui.web.pool"),
    Sign("lobby", "ui.web.lobby-cards"),
    Sign("un-goal", "ui.panel.un"),
    Sign("company-goal", "ui.web.goal-card"),
)
SUMMIT: Final = Sign("summit", "ui.panel.summits")
BUILT: Final = (Sign("plant", "ui.web.plants"), Sign("fossil", "ui.web.key.fossil"), Sign("market", "ui.panel.market"))
REGION: Final = (
    Sign("control", "ui.board.control"),
    Sign("start-player", "ui.web.key.start-player"),
    Sign("event", "ui.web.disasters"),
)
BONUS: Final = (Sign("regional-permit", "ui.web.key.regional-permit"), Sign("wild", "ui.web.key.wild"))
TABLE: Final = (Sign("lock", "ui.web.secret"), Sign("decade", "ui.web.decade"), Sign("bot", "ui.web.key.bot"))


def key(pieces: Sequence[Sign], energies: Sequence[str], marks: Sequence[Sign]) -> dict[str, Sequence[Sign]]:
    """All symbols under their headings."""
    return {
        "ui.web.key.pieces": pieces,
        "ui.web.key.energies": (*energy_signs(energies), *fossil_signs()),
        "ui.web.key.marks": marks,
    }
