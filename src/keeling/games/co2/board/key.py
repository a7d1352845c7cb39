"""What the symbols of CO₂ mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2_family.board.key import BONUS, BUILT, HELD, REGION, STAFF, SUMMIT, TABLE, key
from keeling.web.pages.aid import Sign

_PEOPLE: Final = (Sign("scientist", "ui.web.scientists-short"), Sign("research", "ui.web.key.research"))
_PIECES: Final = (*HELD, *_PEOPLE, *STAFF, SUMMIT, Sign("disc", "word.expertise"), *BUILT)
KEY: Final = key(_PIECES, ENERGIES, (*REGION, *BONUS, *TABLE))
