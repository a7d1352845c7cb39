"""A turn in which cards are weighed at every choice, which is too slow for rollouts (F-21)."""

from __future__ import annotations

from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.factories.bots import cards, turns
from keeling.games.factories.bots.aims import SMALL, aim, spares, target
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.rules import works
from keeling.games.factories.rules.trade import trade_limit
from keeling.games.factories.rules.turn import END

# Who looks at cards last, as in passing, wins a little more; but the house figures were tuned with such players.
_BRILLIANT: Final = 9.0  # a card worth so much comes before certificates and factories


def turn(t: FactoriesPosition, seat: int, rng: Random) -> Option:
    """As in passing, but a brilliant card comes first, and a factory before the city and cleanliness."""
    if t.actions <= 0:
        return END
    over = t.waste[seat] - works.dump_limit(t, seat)
    tidy = turns.clean(t, seat, over)
    chosen = turns.urgent(t, seat, over, tidy) or _surplus(t, seat) or _brilliant(t, seat) or turns.certify(t, seat)
    if chosen is not None:
        return chosen
    kind, short = aim(t, seat)
    chosen = turns.build(t, seat, kind, short) or turns.city(t, seat) or tidy
    return chosen or turns.trade(t, seat, kind, short) or turns.card(t, seat, cards.best_card(t, seat))


def _surplus(t: FactoriesPosition, seat: int) -> Option | None:
    """With the last action, what the store cannot hold."""
    excess = works.stored(t, seat) - works.storage_limit(t, seat)
    if t.actions > 1 or excess <= 1:
        return None
    free = spares(t, seat, target(t, seat), works.energies(t, seat))
    return turns.sale(t, seat, free, min(excess, trade_limit(t, seat)), 0)


def _brilliant(t: FactoriesPosition, seat: int) -> Option | None:
    """A card that is worth more than the next factory, once there is a small start."""
    value, chosen = cards.best_card(t, seat)
    return chosen if value >= _BRILLIANT and works.factories(t, seat) >= SMALL else None
