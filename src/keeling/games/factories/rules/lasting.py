"""Effects that last: they begin, add up, and end with a player's turn or a component's removal (F-24, F-52, F-54)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Rule
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, MODS
from keeling.kit.lasting import fade, note_down, weigh

RULE_OF: Final[list[str]] = ["F-50", "F-51", "F-52", "F-24"]  # by deck


def begin(t: FactoriesPosition, seat: int, deck: int, card: int, half: int, place: int) -> None:
    """A lasting effect begins for a player; all of them add up (F-24)."""
    effect = t.figures.cards[deck][card].halves[half][place]
    note_down(t.lasting, seat, deck, card, half, place, effect.last)
    weigh(t.mods, seat * MODS, effect, 1, -1)
    if t.facts is not None:
        t.note("effect-begins", RULE_OF[deck], seat, {"no": t.figures.first[deck] + card, "turns": effect.last})


def weigh_part(t: FactoriesPosition, site: int, sign: int) -> None:
    """All lasting effects of the component mounted on a factory (F-54)."""
    for effect in t.figures.cards[COMPONENT][t.site_part[site]].halves[0]:
        weigh(t.mods, t.site_owner[site] * MODS, effect, sign, t.site_kind[site])


class Fade(Rule[FactoriesPosition]):  # F-24
    """One of a player's turns is over: what lasted so long ends."""

    ids = "F-24"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        for _, deck, card, half, place, _ in fade(t.lasting, seat):
            weigh(t.mods, seat * MODS, t.figures.cards[deck][card].halves[half][place], -1, -1)
            if t.facts is not None:
                t.note("effect-ends", RULE_OF[deck], seat, {"no": t.figures.first[deck] + card})
