"""How a turn of CO₂ is played in passing: fast, sensible, and far from the best (C-30)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.core.chance import draw
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.operations import (
    BUILD_VERB,
    BUY_VERB,
    CLAIM_VERB,
    INSTALL_VERB,
    LOBBY_VERB,
    PROPOSE_VERB,
    SELL_VERB,
)
from keeling.games.co2.rules.scientists import WAYS
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.games.co2_family.rules.turns import END, PASS

# how readily other choices are taken in passing, by their first word
ROLLOUT_WEIGHTS: Final[dict[str, float]] = {
    "build": 40.0, "claim": 40.0, "install": 5.0, "propose": 0.5, "end": 6.0, "move": 0.3, "buy": 0.7, "sell": 0.5,
    "discard": 0.05, "recruit": 8.0, "forgo": 0.1,
}  # fmt: skip


def turn(t: Co2Position, seat: int, rng: Random) -> Option:
    """A main action, nearest to a plant first; now and then a free move; then the end."""
    out: list[Option] = []
    dice = rng.random()
    if t.acted:
        _free(t, seat, dice, out)
        return draw(rng, out, None) if out else END
    if dice < 0.1 and not has_permit(t, seat):
        BUY_VERB.offer(t, seat, out)
        if out:
            return out[0]
    if dice < 0.95:
        BUILD_VERB.offer(t, seat, out)
    if not out and dice < 0.6:
        INSTALL_VERB.offer(t, seat, out)
    if not out:
        PROPOSE_VERB.offer(t, seat, out)
    if not out:
        INSTALL_VERB.offer(t, seat, out)
    if not out:
        BUILD_VERB.offer(t, seat, out)
    return draw(rng, out, None) if out else PASS


def _free(t: Co2Position, seat: int, dice: float, out: list[Option]) -> None:
    """Once the main action is taken: a scientist to a place of work, a card, a goal, the market, or nothing."""
    if dice < 0.35:
        if not t.moved:
            WAYS.offer(t, seat, out)
    elif dice < 0.5:
        if not t.carded:
            CLAIM_VERB.offer(t, seat, out)
            if not out:
                LOBBY_VERB.offer(t, seat, out)
    elif dice < 0.55:
        BUY_VERB.offer(t, seat, out)
    elif dice < 0.6:
        SELL_VERB.offer(t, seat, out)


ROLLOUT_POLICY: Final[dict[str, Callable[[Co2Position, int, Random], Option | None]]] = {"turn": turn}
