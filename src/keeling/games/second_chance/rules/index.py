"""All rules of the game by the name their steps carry on the agenda."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Rule
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.kit.rule_index import rules_in

RULES: Final[dict[str, Rule[SecondChancePosition]]] = rules_in("keeling.games.second_chance.rules")
