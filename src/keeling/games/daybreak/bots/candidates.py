"""Which of very many options are worth a thought: projects that fit a stack, cards one can do without."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from keeling.core.agenda import Option
from keeling.games.daybreak.bots.energy import closes_gap, may, move, opens_gap, to
from keeling.games.daybreak.bots.engine import CARD_WORTH, drawn, is_open, per_use, prices, stacks, stock, uses_left
from keeling.games.daybreak.model.figures import Figures
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import (
    EACH,
    EACH_TAGS,
    EMISSION,
    EMISSIONS,
    HAND,
    IN_EMISSIONS,
    PLACES,
    RESILIENCE,
    RESILIENCES,
    STACK_WORDS,
)
from keeling.games.daybreak.rules.emissions import spare
from keeling.games.daybreak.rules.growth import last_round
from keeling.games.daybreak.rules.local import DONE

STARTS: Final = 4  # at first sight, and then
STARTS_LATER: Final = 2
TUCKS: Final = 4
TUCKS_LATER: Final = 2
_PAYS: Final = 4.0  # cards of a round that go through the best action, about

Shortlist = Callable[[DaybreakPosition, int, list[Option], bool], list[Option]]


def stack_worth(t: DaybreakPosition, seat: int, card: int, base: int, worth: list[float]) -> float:
    """What an action on top of a stack brings in a round beyond what its payments would bring elsewhere."""
    action = t.figures.local[card]
    if action.when > IN_EMISSIONS:
        return 0.4
    if not is_open(t, action, base):
        return 0.0
    more = drawn(t, action, base)
    value = per_use(t, seat, action, base, worth) + CARD_WORTH * more
    if more:
        return max(0.0, value - 0.5 * action.pay) * min(3, uses_left(t, action, base, False))
    uses = min(float(uses_left(t, action, base, False)), float(stock(t, seat, action, base)), _PAYS)
    return max(0.0, value - 0.5 * action.pay) * uses


@lru_cache(maxsize=16)
def matters(f: Figures) -> list[list[int]]:
    """By local project: the tags that its action counts or asks for."""
    found: list[list[int]] = []
    for card in f.local:
        tags = [tag for tag, _ in card.need] + [card.limit]
        for effect in card.effects:
            tags += [effect.per, effect.by, effect.plus] + [tag for tag, _, _ in effect.gates]
        found.append(sorted({tag for tag in tags if 0 <= tag < EACH_TAGS}))
    return found


def tag_worth(t: DaybreakPosition, seat: int, worth: list[float]) -> list[list[float]]:
    """By stack and tag: how much more a stack's action would bring in a round with one more of the tag."""
    found = [[0.0] * EACH_TAGS for _ in range(PLACES)]
    for at, action, base in stacks(t, seat):
        now = stack_worth(t, seat, action.at, base, worth)
        for tag in matters(t.figures)[action.at]:
            t.tags[base + tag] += 1
            found[at][tag] = stack_worth(t, seat, action.at, base, worth) - now
            t.tags[base + tag] -= 1
    return found


def start_worth(t: DaybreakPosition, seat: int, card: int, worth: list[float]) -> list[float]:
    """By stack: how much more it would bring in a round with this card on top."""
    found: list[float] = []
    for stack in range(PLACES):
        at = seat * PLACES + stack
        base = at * EACH_TAGS
        covered = stack_worth(t, seat, t.top[at], base, worth) if t.top[at] >= 0 else 0.0
        for tag in t.figures.tags[card]:
            t.tags[base + tag] += 1
        found.append(stack_worth(t, seat, card, base, worth) - covered)
        for tag in t.figures.tags[card]:
            t.tags[base + tag] -= 1
    return found


def card_worth(t: DaybreakPosition, seat: int, cards: list[int]) -> list[float]:
    """What cards in hand are good for beyond payment: the best of what each could do in a stack."""
    worth = prices(t, seat, t.bands)
    tucks = tag_worth(t, seat, worth)
    left = last_round(t) - t.round + 0.7
    found: list[float] = []
    for card in cards:
        best = max([sum([row[tag] for tag in t.figures.tags[card]]) for row in tucks])
        best = max(best, max(start_worth(t, seat, card, worth)))
        found.append(best * left + 0.01 * len(t.figures.tags[card]))
    return found


def turn(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """All uses; of starts and tucks the best at a glance; under a project or a crisis the card one misses least."""
    f = t.figures
    plain: list[Option] = []
    starts: list[Option] = []
    tucks: list[Option] = []
    helps: dict[str, list[Option]] = {}
    for option in options:
        verb = option[0]
        if verb == "start":
            starts.append(option)
        elif verb == "tuck":
            if option[2] in STACK_WORDS:
                tucks.append(option)
            else:
                helps.setdefault(option[2], []).append(option)
        elif verb != "hand-over" and not opens_gap(t, seat, option):
            plain.append(option)
    if spare(t, seat) < 0 and any(closes_gap(t, seat, option) for option in plain):
        plain = [option for option in plain if option != DONE]  # first the energy that is missing
    if not starts and not tucks:
        return plain
    scratch = t.copy()
    worth = prices(t, seat, t.bands)
    rows = tag_worth(scratch, seat, worth)
    free = _free(t, seat)
    by_card: dict[str, list[float]] = {}
    scores: list[float] = []
    for option in starts:
        if option[1] not in by_card:
            by_card[option[1]] = start_worth(scratch, seat, f.of_key[option[1]], worth)
        stack = STACK_WORDS.index(option[2])
        scores.append(-9.0 if free >> stack & 1 else by_card[option[1]][stack])
    found = plain + _best(starts, scores, STARTS if first else STARTS_LATER)
    scores = [sum([rows[STACK_WORDS.index(o[2])][tag] for tag in f.tags[f.of_key[o[1]]]]) for o in tucks]
    found += _best(tucks, scores, TUCKS if first else TUCKS_LATER)
    if helps:
        cards = list(by_card) or list(dict.fromkeys([option[1] for option in tucks]))
        values = dict(zip(cards, card_worth(scratch, seat, [f.of_key[key] for key in cards]), strict=True))
        for ways in helps.values():
            found.append(min(ways, key=lambda way: values.get(way[1], 0.0)))
    return found


def _free(t: DaybreakPosition, seat: int) -> int:
    """Stacks whose action costs nothing and can still be used, as bits: they are used before they are covered."""
    found = 0
    for at, action, base in stacks(t, seat):
        if not action.pay and not action.when and is_open(t, action, base) and uses_left(t, action, base, True):
            worth = prices(t, seat, t.bands)
            if per_use(t, seat, action, base, worth) + drawn(t, action, base) > 0.2:
                found |= 1 << at
    return found


def _best(options: list[Option], scores: list[float], most: int) -> list[Option]:
    """The best few that promise anything."""
    order = sorted(range(len(options)), key=lambda at: -scores[at])
    return [options[at] for at in order[:most] if scores[at] > 0.0]


def _worths(t: DaybreakPosition, seat: int, options: list[Option]) -> list[float]:
    """What the cards of these options are good for; one alone need not be weighed."""
    if len(options) == 1:
        return [0.0]
    return card_worth(t.copy(), seat, [t.figures.of_key[option[1]] for option in options])


def pay(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The card one misses least."""
    values = _worths(t, seat, options)
    return [options[values.index(min(values))]]


def keep(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """The card that promises most."""
    values = _worths(t, seat, options)
    return [options[values.index(max(values))]]


def kind(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Resilience of which there is least; emissions of which there is most."""
    if len(options) == 1 or first:
        return options
    at = seat * EACH
    if options[0][1] in RESILIENCES:
        return [min(options, key=lambda option: t.board[at + RESILIENCE + RESILIENCES.index(option[1])])]
    return [max(options, key=lambda option: t.board[at + EMISSION + EMISSIONS.index(option[1])])]


def lose(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Thinking of later losses, the card of the hand one misses least, if there is any."""
    held = [option for option in options if t.place[t.figures.of_key[option[1]]] == HAND + seat]
    return options if first or not held else pay(t, seat, held, first)


CANDIDATES: Final[dict[str, Shortlist]] = {
    "turn": turn,
    "pay": pay,
    "keep": keep,
    "kind": kind,
    "lose": lose,
    "to": to,
    "may": may,
    "move": move,
}
