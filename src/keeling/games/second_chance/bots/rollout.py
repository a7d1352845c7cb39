"""How Second Chance is played in passing: fast, sensible, and far from the best (S-22)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.core.chance import draw
from keeling.games.co2_family.rules.permits import FROM, OWN
from keeling.games.co2_family.rules.scientists import RECRUIT
from keeling.games.co2_family.rules.supplies import has_permit
from keeling.games.co2_family.rules.turns import END, PASS
from keeling.games.second_chance.bots.moves import Glance
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import BUILT, COMPETITIVE, COOPERATIVE, PLANNED, PREPARED
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.environment import due
from keeling.games.second_chance.rules.income import SplitIncome
from keeling.games.second_chance.rules.knowledge import DECLINE, GIVE, has_use
from keeling.games.second_chance.rules.lobby import triggered
from keeling.games.second_chance.rules.main_actions import BUILD_VERB, PLAN_VERB, PREPARE_VERB, SELL_VERB
from keeling.games.second_chance.rules.scientists import WAYS
from keeling.games.second_chance.rules.supply import CHANGE, CONFIRM, REDUCE, cut_cost
from keeling.games.second_chance.rules.turn import BUY_VERB, CLAIM_VERB, LOBBY_VERB, SECOND, SecondAction

# how readily other choices are taken in passing, by their first word
ROLLOUT_WEIGHTS: Final[dict[str, float]] = {
    "build": 40.0, "claim": 40.0, "prepare": 5.0, "plan": 0.5, "end": 6.0, "move": 0.3, "buy": 0.7, "sell": 0.5,
    "discard": 0.05, "recruit": 8.0, "forgo": 0.1, "decline": 0.02, "change": 0.0, "second": 0.3,
}  # fmt: skip
SPLIT: Final = SplitIncome()
SECOND_VERB: Final = SecondAction()
GLANCES: Final = 3  # of very many options, how many are looked at
KEEP: Final = 10  # money that a player likes to have after the income


def _best_of_some(out: list[Option], rng: Random, glance: Callable[[list[Option]], list[float]]) -> Option:
    """Of a few options out of very many the one that promises most at a glance."""
    seen = out if len(out) <= GLANCES else [draw(rng, out, None) for _ in range(GLANCES)]
    promises = glance(seen)
    return seen[promises.index(max(promises))]


def turn(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """A main action, nearest to a plant first; now and then an executive one; then the end."""
    out: list[Option] = []
    dice = rng.random()
    if t.acted:
        if t.seats == 1 and not t.first and not SECOND_VERB.gate(t, seat):
            return SECOND
        _executive(t, seat, rng, dice, out)
        return draw(rng, out, None) if out else END
    if dice < 0.1 and not has_permit(t, seat):
        BUY_VERB.offer(t, seat, out)
        if out:
            return out[0]
    if t.first != BUILT:
        BUILD_VERB.offer(t, seat, out)
    if not out and dice < 0.6 and t.first != PREPARED:
        PREPARE_VERB.offer(t, seat, out)
    if not out and t.first != PLANNED:
        PLAN_VERB.offer(t, seat, out)
        if out:
            return _best_of_some(out, rng, Glance(t, seat).plans)
    if not out and t.first != PREPARED:
        PREPARE_VERB.offer(t, seat, out)
    return draw(rng, out, None) if out else PASS


def _executive(t: SecondChancePosition, seat: int, rng: Random, dice: float, out: list[Option]) -> None:
    """Once the main action is taken: a goal, a scientist, a card, the market, or nothing."""
    if not t.carded:
        CLAIM_VERB.offer(t, seat, out)
        if out:
            return
    if dice < 0.45:
        if not t.moved:
            WAYS.offer(t, seat, out)
            if out:
                out[:] = [_best_of_some(out, rng, Glance(t, seat).moves)]
    elif dice < 0.6:
        if not t.carded:
            LOBBY_VERB.offer(t, seat, out, triggered(t))  # ahead of its action a card brings no more than after it
    elif dice < 0.66:
        BUY_VERB.offer(t, seat, out)
    elif dice < 0.7:
        SELL_VERB.offer(t, seat, out)


def split_income(t: SecondChancePosition, seat: int, rng: Random) -> Option | None:
    """Enough money for a plant, the rest in points; all in points at the end, and where a team needs them."""
    options = SPLIT.options(t, seat, ())
    if not options:
        return ()
    last = len(options) - 1  # all in points
    money = KEEP - t.money[seat]
    if money <= 0 or t.decade == t.figures.decades[t.mode] or (is_team(t) and team_points(t) < due(t)):
        return options[last]
    return options[last - money if money < last else 0]


def reduce(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """As far as the line, and further with all points but a few while decades are to come."""
    f = t.figures
    cost = cut_cost(t)
    points = max(0, team_points(t))
    most = min((t.co2 - f.start_co2[COOPERATIVE]) // f.cut_ppm, points // cost if cost else 99)
    must = max(0, -(-(t.co2 - f.limit) // f.cut_ppm))
    if most <= 0:
        return ()
    if t.decade == f.decades[COOPERATIVE]:
        return REDUCE[min(most, must)]
    spare = max(0, points - must * cost - 8) // (cost or 1)
    return REDUCE[min(most, must + spare)]


def agree(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """What was proposed is taken, unless it loses the game and one's own word would be the last (S-63)."""
    lost = t.co2 - t.proposed * t.figures.cut_ppm > t.figures.limit
    return CHANGE if lost and t.agenda[-1][2] == (seat,) else CONFIRM


def payment(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """A permit of one's own, else of the first region that has one."""
    if t.permits[seat]:
        return OWN
    for region, holder in enumerate(t.control):
        if holder == seat and t.permits_in[region]:
            return FROM[region]
    return ()


def hand_on(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """A bonus is kept by whoever has a use for it; rivals get none."""
    bonus = t.agenda[-1][2][0]
    if t.mode == COMPETITIVE:
        return GIVE[seat] if has_use(t, seat, bonus) else DECLINE
    for place in range(t.seats):
        taker = (seat + place) % t.seats
        if has_use(t, taker, bonus):
            return GIVE[taker]
    return ()


def sent_off(t: SecondChancePosition, seat: int, rng: Random) -> Option:
    """A scientist that has to go goes home."""
    return t.figures.move[t.agenda[-1][2][0]][t.figures.home]


def research(t: SecondChancePosition, seat: int, rng: Random) -> Option | None:
    """One more scientist, while there are any."""
    return RECRUIT if t.pool[seat] else None


ROLLOUT_POLICY: Final[dict[str, Callable[[SecondChancePosition, int, Random], Option | None]]] = {
    "turn": turn,
    "split-income": split_income,
    "reduce": reduce,
    "agree": agree,
    "pay-permit": payment,
    "hand-on": hand_on,
    "sent-off": sent_off,
    "research": research,
}
