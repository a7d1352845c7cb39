"""What a seat's stacks can bring: the worth of its tokens, of a use of each action, and of the cards to pay with."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.model.cards import ONCE, Local
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import (
    ANY_EMISSION,
    ANY_RESILIENCE,
    BAND,
    BOARD,
    CANCEL,
    CO2,
    DRAW,
    GIVE,
    MORE_CRISES,
    MOVE,
    OWN,
    ROLL,
    SELF,
    SINK,
    Effect,
)
from keeling.games.daybreak.model.words import (
    BAN_DIRTY,
    CLEAN,
    COMMUNITY,
    DEMAND,
    DIRTY,
    EACH,
    EACH_TAGS,
    EMISSION,
    IN_EMISSIONS,
    IN_LOCAL,
    PLACES,
    RESILIENCE,
)
from keeling.games.daybreak.rules.effects import amount
from keeling.games.daybreak.rules.growth import growth, last_round
from keeling.games.daybreak.rules.local import cards_to_draw
from keeling.games.daybreak.rules.use import price

# House figures, in CO₂ per round that is gone for good: a community, a card, CO₂ of one round only.
SHORT: Final = COMMUNITY + 1  # of the prices: energy that is missing
COMMUNITY_WORTH: Final = 0.9
CARD_WORTH: Final = 0.6
ONCE_WORTH: Final = 0.25
FITS: Final = 0.35  # of the cards drawn, those that are kept because they fit
_SHIELD_LEAST: Final = 0.12
_SHIELD_WORTH: Final = 0.38  # a shield of a kind that there are fewer of than bands (D-62)
_USUAL: Final = (0.5, 0.3)  # clean energy that a card builds and dirty energy that it removes, if no stack does better
SPARE: Final = 0.3  # a card that no stack has use for yet
MANY: Final = 99


def stacks(t: DaybreakPosition, seat: int) -> list[tuple[int, Local, int]]:
    """The stacks of a seat that have a card on top: their places, its action, and where their tags lie."""
    first = seat * PLACES
    tops = t.top[first : first + PLACES]
    return [(at, t.figures.local[card], (first + at) * EACH_TAGS) for at, card in enumerate(tops) if card >= 0]


def prices(t: DaybreakPosition, seat: int, bands: int) -> list[float]:
    """What one more of each number of a board is worth to the team, in CO₂ that is gone for good.

    Dirty energy can go only where there is energy enough: clean energy is worth what it makes possible, more the
    better dirty energy can be removed, and less the better clean energy is built.
    """
    at = seat * EACH
    board = t.board
    built, removed = _USUAL
    for _, action, base in stacks(t, seat):
        for effect in action.effects:
            if effect.do == BOARD and effect.at <= CLEAN and action.when == IN_LOCAL:
                n = amount(t, effect, base, action.at) / max(1, action.pay)
                if effect.at == CLEAN:
                    built = max(built, n)
                elif effect.at == DIRTY:
                    removed = max(removed, -n)
    energy = min(0.8, max(0.2, removed / (built + removed)))
    short = min(1.2, max(energy, 0.55 / built))
    left = last_round(t) - t.round
    if board[at + CLEAN] >= board[at + DEMAND] + left * growth(t, seat):
        energy = short = 0.05  # there is enough for the rest of the game
    elif board[at + CLEAN] + board[at + DIRTY] < board[at + DEMAND] + min(2, left) * growth(t, seat):
        energy = short  # it will be missing soon
    banned = t.bans >> BAN_DIRTY & 1
    worth = [-energy, 0.0 if banned else min(-0.1, energy - 1.0), energy, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0]
    for kind in range(RESILIENCE, COMMUNITY):
        lacks = bands + 1 - board[at + kind]
        worth.append(_SHIELD_WORTH if lacks > 1 else 0.25 if lacks > 0 else _SHIELD_LEAST)
    communities = board[at + COMMUNITY]
    worth.append(-COMMUNITY_WORTH * (1.6 if communities > 6 else 1.2 if communities > 2 else 1.0))
    worth.append(short)
    return worth


def per_use(t: DaybreakPosition, seat: int, action: Local, base: int, worth: list[float]) -> float:
    """What one use of an action brings, with the tags of its stack; cards that it draws are not counted here."""
    total = 0.0
    for effect in action.effects:
        n = amount(t, effect, base, action.at)
        if effect.do == ROLL:
            total += _rolled(t, seat, effect, base, worth)
        elif n and effect.do != DRAW:
            total += _worth(t, seat, effect, n, worth)
    return total


def _rolled(t: DaybreakPosition, seat: int, effect: Effect, base: int, worth: list[float]) -> float:
    """What a roll of the geoengineering die brings on the average."""
    f = t.figures
    plus = t.tags[base + effect.plus] if effect.plus >= 0 else 1
    total = 0.0
    for die in f.geo:
        outcome = effect.table[0][1]
        for least, one in effect.table:
            if die + plus >= least:
                outcome = one
        for part in f.effects[outcome]:
            total += _worth(t, seat, part, amount(t, part, base, -1), worth)
    return total / len(f.geo)


def drawn(t: DaybreakPosition, action: Local, base: int) -> float:
    """Cards that one use of an action brings: one chosen out of many counts a little more, a gift a little less."""
    total = 0.0
    for effect in action.effects:
        if effect.do == DRAW:
            n = amount(t, effect, base, action.at)
            kept = 1.3 * min(n, effect.keep) if effect.keep else n * FITS if effect.among else float(n)
            total += kept if effect.who == SELF else 0.9 * kept
    return total


def _worth(t: DaybreakPosition, seat: int, effect: Effect, n: int, worth: list[float]) -> float:
    do = effect.do
    if do == BOARD:
        if effect.good < 0 and n < 0:
            n = -min(-n, t.board[seat * EACH + effect.at] or (effect.who != 0))
        value = n * worth[effect.at]
        return max(0.0, value) if effect.may else value
    if do == ANY_EMISSION:
        return float(min(-n, sum(t.board[seat * EACH + EMISSION : seat * EACH + RESILIENCE])))
    if do == ANY_RESILIENCE:
        return n * max(worth[RESILIENCE:COMMUNITY])
    if do == SINK:
        return float(n)
    if do == CO2:
        return -ONCE_WORTH * n if effect.of == OWN else -0.15 * n
    if do == BAND:
        return -0.6 * n * t.seats
    if do == MORE_CRISES:
        return -0.7 * n * t.seats
    if do in (MOVE, GIVE):
        return 0.2
    return 0.3 if do == CANCEL else 0.0


def uses_left(t: DaybreakPosition, action: Local, base: int, now: bool) -> int:
    """How often an action may be used in this round, or in a whole one."""
    limit = action.limit
    if limit < 0:
        return MANY
    return max(0, (1 if limit == ONCE else t.tags[base + limit]) - (t.uses[action.at] if now else 0))


def stock(t: DaybreakPosition, seat: int, action: Local, base: int) -> int:
    """How many uses there is something left for: emissions and dirty energy run out, and so does unmet demand."""
    at = seat * EACH
    most = 0
    for effect in action.effects:
        n = amount(t, effect, base, action.at)
        if not n:
            continue
        if effect.do == BOARD and effect.at == CLEAN:
            left = last_round(t) - t.round
            room = t.board[at + DEMAND] + left * growth(t, seat) - t.board[at + CLEAN]
            most = max(most, -(-max(0, room) // n))
        elif effect.do == BOARD and effect.good < 0:
            if n < 0:
                most = max(most, -(-t.board[at + effect.at] // -n))
        elif effect.do == ANY_EMISSION:
            most = max(most, -(-sum(t.board[at + EMISSION : at + RESILIENCE]) // -n))
        elif effect.do == BOARD or effect.do == ANY_RESILIENCE:
            most = max(most, 6)  # shields: some of them
        else:
            return MANY
    return most


def potential(t: DaybreakPosition, seat: int, worth: list[float], now: float, later: float) -> float:
    """What the cards in hand, and those of the rounds to come, bring as payments and by free uses of the stacks."""
    left = last_round(t) - t.round
    held = float(t.hand[seat].bit_count())
    coming = float(left * cards_to_draw(t, seat))
    found: list[tuple[float, float, int, int, int]] = []
    total_now = total_later = 0.0
    for _, action, base in stacks(t, seat):
        if action.when > IN_EMISSIONS or not is_open(t, action, base):
            continue
        value = per_use(t, seat, action, base, worth)
        more = drawn(t, action, base)
        most = MANY if more else stock(t, seat, action, base)
        first = min(most, uses_left(t, action, base, True))
        each = uses_left(t, action, base, False)
        then = min(most - first, left * each) if each < MANY else most - first
        pay = price(t, seat, action.at)
        if more and more >= pay:  # a source of cards
            first, then = min(first, 6), min(then, 6 * left)
            held += (more - pay) * first
            coming += (more - pay) * then
        elif pay:
            if value > 0.0:
                found.append((value / pay, value, pay, first, then))
            continue
        total_now += value * first
        total_later += value * then
    found.sort(reverse=True)
    for ratio, value, pay, first, then in found:
        if ratio <= SPARE:
            break
        uses = min(first, int(held) // pay)
        held -= uses * pay
        total_now += uses * value
        uses = min(then + first - uses, int(coming) // pay)
        coming -= uses * pay
        total_later += uses * value
    return now * (total_now + SPARE * held) + later * (total_later + SPARE * coming)


def is_open(t: DaybreakPosition, action: Local, base: int) -> bool:
    """Whether a stack has the tags that its action asks for."""
    has = True
    for tag, least in action.need:
        has = has and t.tags[base + tag] >= least
    return has


def credit(t: DaybreakPosition, seat: int, worth: list[float]) -> float:
    """CO₂ of a seat that counts, less what its spare energy is worth: as much as can still be made use of."""
    at = seat * EACH
    board = t.board
    spare = board[at + DIRTY] + board[at + CLEAN] - board[at + DEMAND]
    left = last_round(t) - t.round
    if spare > 0 and not left:
        spare = min(spare, t.hand[seat].bit_count())
    spare = min(spare - left * growth(t, seat), board[at + DIRTY])
    return (worth[CLEAN] if spare > 0 else worth[SHORT]) * spare
