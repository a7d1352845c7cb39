"""What a card's action does: how much, for whom, and whether it is a gain at all (D-32, D-37, D-47)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Step
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import (
    ALL,
    ANY_EMISSION,
    ANY_RESILIENCE,
    BAND,
    BOARD,
    CANCEL,
    CO2,
    CURRENT,
    DRAW,
    GIVE,
    MORE_CRISES,
    MOVE,
    OTHER,
    OWN,
    PER_BAND,
    ROLL,
    SELF,
    SINK,
    WHO_ANY,
    Effect,
)
from keeling.games.daybreak.model.words import CLEAN, DIRTY, EACH, EACH_TAGS, EMISSION, RESILIENCE
from keeling.games.daybreak.rules.crises_in_play import lay_face_down
from keeling.games.daybreak.rules.losses import change, change_sink, is_fixed
from keeling.games.daybreak.rules.targets import named
from keeling.games.daybreak.rules.thermometer import cool, heat, shade
from keeling.kit.effect_rules import Measured


def amount(t: DaybreakPosition, effect: Effect, base: int, card: int) -> int:
    """How much an effect brings now, with the tags of its stack; `card` is the local project that acts, or -1."""
    if effect.gates and not EFFECTS.holds(t, base, effect):
        return 0
    n = effect.n if effect.per < 0 and effect.by < 0 else EFFECTS.amount(t, base, effect)
    if t.boosted and n > 0 and card >= 0:
        return n * _boost(t, effect, card)
    return n


def _boost(t: DaybreakPosition, effect: Effect, card: int) -> int:
    """By how much projects multiply a gain of cards with a tag (D-22)."""
    if effect.do == BOARD and effect.at == CLEAN:
        first = 0  # of GAINS, before those of the planet
    elif effect.do == SINK:
        first = (1 + effect.at) * EACH_TAGS
    else:
        return 1
    return max([t.boost[first + tag] for tag in t.figures.tags[card]])


def own_emissions(t: DaybreakPosition, seat: int) -> int:
    """All emission tokens of a player, without dirty energy."""
    return sum(t.board[seat * EACH + EMISSION : seat * EACH + RESILIENCE])


def own_co2(t: DaybreakPosition, seat: int) -> int:
    """A player's CO₂ of this round: dirty energy and all emissions, less what was captured (D-40)."""
    return max(0, t.board[seat * EACH + DIRTY] + own_emissions(t, seat) - t.captured[seat])


def gains(t: DaybreakPosition, seat: int, effect: Effect, base: int, card: int) -> bool:
    """Whether an effect brings anything now, whoever gets it (D-37)."""
    n = amount(t, effect, base, card)
    if not n:
        return False
    who = effect.who
    if who == SELF:
        return gains_to(t, seat, seat, effect, n)
    found = False
    for player in range(t.seats):
        found = found or ((player != seat or who != OTHER) and gains_to(t, seat, player, effect, n))
    return found


def gains_to(t: DaybreakPosition, seat: int, player: int, effect: Effect, n: int) -> bool:
    """Whether so much of an effect of one seat's card is something to a player."""
    do = effect.do
    if do == BOARD:
        if effect.good > 0:
            return n > 0
        if n > 0 or not t.board[player * EACH + effect.at]:
            return False
        return not is_fixed(t, effect.at)
    if do in (ANY_RESILIENCE, SINK):
        return n > 0
    if do == ANY_EMISSION:
        at = player * EACH
        return n < 0 and any(t.board[at + EMISSION : at + RESILIENCE])
    if do == DRAW:
        return bool(t.deck or t.discards)
    if do == MOVE:
        return bool(receivers(t, seat, effect))
    if do == GIVE:
        return t.seats > 1 and t.hand[seat] & ~t.handed != 0
    if do == CO2:
        if effect.of == OWN:
            return n < 0 and own_co2(t, seat) > 0
        return n < 0 and effect.of != CURRENT and t.bands + t.loose > 0
    if do == BAND:
        return n < 0 and t.bands > 0
    if do == CANCEL:
        return t.rolled >= 0 and effect.results >> t.rolled & 1 == 1
    return do == ROLL


def receivers(t: DaybreakPosition, seat: int, effect: Effect) -> list[int]:
    """With whom tokens can be moved: who takes some must find some, and is not refused twice (D-35, D-35a)."""
    others = [player for player in range(t.seats) if player != seat]
    if not effect.takes:
        return others if t.board[seat * EACH + effect.at] else []
    return [
        player
        for player in others
        if t.board[player * EACH + effect.at] and not (effect.consent and t.refused >> (seat * 4 + player) & 1)
    ]


def put(t: DaybreakPosition, seat: int, *steps: Step) -> None:
    """Steps of a seat: on its own lane while everybody acts at once, else next on the agenda."""
    if t.lanes:
        t.then_for(seat, *steps)
    else:
        t.then(*steps)


def wake(t: DaybreakPosition, seat: int) -> None:
    """A gift takes "done" back (D-35)."""
    if t.lanes:
        t.wake(seat, "rest")


class Effects(Measured[DaybreakPosition]):  # D-32 D-47
    """A card's effects in the order printed, each in full; args: the card, its stack's tags, the place, cards spent."""

    ids = "D-32 D-47"

    def measure(self, t: DaybreakPosition, at: int, what: int) -> int:
        if what < PER_BAND:
            return t.tags[at + what]
        return t.bands if what == PER_BAND else t.seats

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        source, base, place, spent = args
        effects = t.figures.effects[source]
        while place < len(effects) and not t.ending:
            steps = carry_out(t, seat, source, base, place, spent)
            place += 1
            if steps:
                if place < len(effects):
                    steps.append(("effects", seat, (source, base, place, spent)))
                t.then(*steps)
                return


EFFECTS: Final[Effects] = Effects()


def carry_out(t: DaybreakPosition, seat: int, source: int, base: int, place: int, spent: int) -> list[Step]:
    """One effect; what must be asked or drawn for it is handed back as steps."""
    effect = t.figures.effects[source][place]
    if effect.do == ROLL:
        t.note("geo-rolls", "D-32", seat, {})
        return [("geo-die", seat, (source, base, place, spent))]
    card = source if source < t.figures.first_project else -1
    n = amount(t, effect, base, card)
    if not n:
        return []
    who = effect.who
    if who == SELF:
        return do_to(t, seat, seat, source, place, n)
    if who in (OTHER, WHO_ANY):
        return [("to", seat, (source, place, n))]
    if effect.rank >= 0:
        tied = named(t, effect)
        if len(tied) == 1:
            return do_to(t, seat, tied[0], source, place, n)
        return [("tie", -1, (1 + seat, source, place, n, *tied))]
    assert who == ALL
    steps: list[Step] = []
    for player in range(t.seats):
        if gains_to(t, player, player, effect, n):
            more = do_to(t, player, player, source, place, n)
            if player == seat:
                steps += more
            elif more:
                put(t, player, *more)
                wake(t, player)
    return steps


def do_to(
    t: DaybreakPosition, seat: int, player: int, source: int, place: int, n: int, sure: bool = False
) -> list[Step]:
    """An effect of one seat's card on a player; what must be asked or drawn is handed back as steps of that seat."""
    effect = t.figures.effects[source][place]
    do = effect.do
    if do == MOVE:
        return [("move", seat, (source, place, n))]
    if effect.may and not sure:
        return [("may", player, (source, place, n))] if gains_to(t, seat, player, effect, n) else []
    rule = "D-32" if source < t.figures.first_tip else "D-51"
    if player != seat:
        wake(t, player)
    if do == BOARD:
        change(t, player, effect.at, n, rule)
    elif do == SINK:
        change_sink(t, effect.at, n, rule)
    elif do == ANY_EMISSION:
        if t.facts is not None and own_emissions(t, player) > -n:
            t.note("of-any", "D-8", player, {"kind": "emission", "amount": n})
        return [("kind", seat, (EMISSION, -n, player))]
    elif do == ANY_RESILIENCE:
        t.note("of-any", "D-8", player, {"kind": "resilience", "amount": n})
        return [("kind", seat, (RESILIENCE, n, player))]
    elif do == DRAW:
        if t.facts is not None and not effect.among:  # else nobody knows how many will fit
            t.note("draws", "D-30", player, {"amount": min(n, effect.keep or n, len(t.deck) + len(t.discards))})
        draw: Step = ("draw", player, (n, effect.keep, effect.among, 0))
        if player == seat:
            return [draw]
        put(t, player, draw)
    elif do == GIVE:
        return [("give", seat, (n,))]
    elif do == CO2:
        _co2(t, seat, effect, n)
    elif do == BAND:
        _band(t, effect, n)
    elif do == MORE_CRISES:
        lay_face_down(t, n, rule)
    elif do == CANCEL:
        t.rolled = -1
        t.note("roll-cancelled", "D-50", seat, {})
    return []


def _co2(t: DaybreakPosition, seat: int, effect: Effect, n: int) -> None:
    if effect.of == OWN:
        taken = min(-n, own_co2(t, seat))
        t.captured[seat] += taken
        t.note("captured", "D-40", seat, {"amount": taken})
    elif effect.of == CURRENT:
        t.current = max(0, t.current + n)
        t.note("current", "D-51", -1, {"amount": n})
    elif n > 0:
        heat(t, n, "D-51")
    else:
        cool(t, -n, "D-44")


def _band(t: DaybreakPosition, effect: Effect, n: int) -> None:
    """Bands off, for this round or for good; a card that adds one adds a full row (D-44)."""
    if n > 0:
        heat(t, n * t.figures.row, "D-43")
    elif effect.back:
        shade(t, -n, "D-46")
    else:
        cool(t, -n * t.figures.row, "D-44")
