"""Effects that last: they begin, add up, and end with a player's turn or a component's removal (F-24, F-52, F-54)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Rule
from keeling.games.factories.effect import Effect
from keeling.games.factories.position import FactoriesPosition
from keeling.games.factories.words import COMPONENT, FIRST, MODS

RULE_OF: Final[list[str]] = ["F-50", "F-51", "F-52", "F-24"]  # by deck


def begin(t: FactoriesPosition, seat: int, deck: int, card: int, half: int, place: int) -> None:
    """A lasting effect begins for a player; all of them add up (F-24)."""
    effect = t.figures.cards[deck][card].halves[half][place]
    left = effect.last if effect.last else -1  # -1: to the end
    t.lasting.extend((seat, deck, card, half, place, left))
    weigh(t, seat, effect, 1, -1)
    if t.facts is not None:
        t.note("effect-begins", RULE_OF[deck], seat, {"no": FIRST[deck] + card, "turns": effect.last})


def weigh(t: FactoriesPosition, seat: int, effect: Effect, sign: int, kind: int) -> None:
    """Add a lasting effect to its owner's row of numbers, or take it away; `kind` is that of a component's factory."""
    for mod in effect.mods:
        t.mods[seat * MODS + mod] += sign * effect.n
    if effect.own >= 0:
        t.mods[seat * MODS + effect.own + kind] += sign * effect.n


def weigh_part(t: FactoriesPosition, site: int, sign: int) -> None:
    """All lasting effects of the component mounted on a factory (F-54)."""
    for effect in t.figures.cards[COMPONENT][t.site_part[site]].halves[0]:
        if effect.do < 0:
            weigh(t, t.site_owner[site], effect, sign, t.site_kind[site])


class Fade(Rule[FactoriesPosition]):  # F-24
    """One of a player's turns is over: what lasted so long ends."""

    ids = "F-24"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        lasting = t.lasting
        at = 0
        while at < len(lasting):
            if lasting[at] == seat and lasting[at + 5] > 0:
                lasting[at + 5] -= 1
                if lasting[at + 5] == 0:
                    _, deck, card, half, place, _ = lasting[at : at + 6]
                    weigh(t, seat, t.figures.cards[deck][card].halves[half][place], -1, -1)
                    if t.facts is not None:
                        t.note("effect-ends", RULE_OF[deck], seat, {"no": FIRST[deck] + card})
                    del lasting[at : at + 6]
                    continue
            at += 6
