"""All rules of the game by the name their steps carry on the agenda."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Rule
from keeling.games.co2.model.position import Co2Position
from keeling.kit.rule_index import rules_in

RULES: Final[dict[str, Rule[Co2Position]]] = rules_in("keeling.games.co2.rules")
