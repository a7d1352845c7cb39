"""What a card is good for where it is laid (D-33, D-34), and what being done will cost as things stand (D-40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.core.agenda import Option
from keeling.core.prices import COMMON, Figure
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ANY_EMISSION, ANY_RESILIENCE, BAND, BOARD, CO2, DRAW, SINK, Effect
from keeling.games.daybreak.model.words import EACH, EACH_TAGS, EMISSIONS, PLACES, RESILIENCES, SINKS, STACK_WORDS
from keeling.games.daybreak.rules.effects import amount
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.rules.local import DONE
from keeling.games.daybreak.rules.losses import is_fixed
from keeling.games.daybreak.rules.use import has_tags, place_of, uses_allowed

# How many uses more lead, then what each of them brings. Figures of no amount are signs alone: of each use, a project
# is active, a crisis is over.
EACH_USE, ACTIVE, OVER = "each-use", "active", "over"
USE, MORE_USES, TUCKED = "use", "more-uses", "tucked"
Known = dict[tuple[int, ...], dict[str, int]]  # by stack and tags that come into it: what a use of its top card brings
_BOARD: Final = ["demand", "dirty", "clean", *EMISSIONS, *RESILIENCES, "community"]
_WORDS: Final = {ANY_EMISSION: "emission", ANY_RESILIENCE: "resilience", BAND: "band", CO2: "co2", DRAW: "card"}


def promises(t: DaybreakPosition, seat: int, options: Sequence[Option]) -> dict[Option, list[Figure]]:
    """By option that lays a card: what it will be good for, as things stand now; of being done, what it costs."""
    trial = t.copy()
    known: Known = {}
    found = {option: _promise(trial, seat, option, known) for option in options if option[0] in ("start", "tuck")}
    if DONE in options:  # each energy that is missing at the stage's end is a community in crisis (D-40)
        missing = gap(trial, seat)
        found[DONE] = [Figure("community", missing, seat)] if missing > 0 else []
    return found


def _promise(t: DaybreakPosition, seat: int, option: Option, known: Known) -> list[Figure]:
    card, target = t.figures.of_key[option[1]], option[2]
    if target in STACK_WORDS:
        stack = seat * PLACES + STACK_WORDS.index(target)
        covered = option[0] == "start"
        before: dict[str, int] = {}
        if covered:
            after = _with_tags(t, seat, stack, t.figures.tags[card], card)
        else:  # many cards have the same tags
            before = _tucked(t, seat, stack, (), known)
            after = _tucked(t, seat, stack, tuple(t.figures.tags[card]), known)
        more = {word: after.get(word, 0) - before.get(word, 0) for word in [USE, *after, *before]}
        found = [Figure(word, n, seat) for word, n in more.items() if n]
        if not found or found[0].word != USE:
            return [Figure(EACH_USE, 0, seat), *found] if found else []
        return found if len(found) > 1 else [Figure(MORE_USES, found[0].amount, seat)]
    if target in t.figures.project_of:
        return _for_project(t, place_of(t, target), card)
    return _against_crisis(t, t.figures.crisis_of[target])


def _tucked(t: DaybreakPosition, seat: int, stack: int, tags: tuple[int, ...], known: Known) -> dict[str, int]:
    """What the top card of a stack brings once these tags are in it too."""
    key = (stack, *tags)
    if key not in known:
        known[key] = _with_tags(t, seat, stack, tags, t.top[stack])
    return known[key]


def _with_tags(t: DaybreakPosition, seat: int, stack: int, tags: Sequence[int], top: int) -> dict[str, int]:
    """What an action brings once some tags are in the stack too."""
    base = stack * EACH_TAGS
    for tag in tags:
        t.tags[base + tag] += 1
    found = brings(t, seat, stack, top)
    for tag in tags:
        t.tags[base + tag] -= 1
    return found


def brings(t: DaybreakPosition, seat: int, stack: int, card: int) -> dict[str, int]:
    """What one use of a card on top of a stack brings, and how many uses are left in this round; {} if it is closed."""
    action = t.figures.local[card]
    base = stack * EACH_TAGS
    if not has_tags(t, action.need, base):
        return {}
    found: dict[str, int] = {}
    for effect in action.effects:
        word, n = _word(effect), amount(t, effect, base, card)
        if effect.do == BOARD and n < 0 and effect.good < 0:
            n = 0 if is_fixed(t, effect.at) else -min(-n, t.board[seat * EACH + effect.at])
        if word and n:
            found[word] = found.get(word, 0) + (min(n, effect.keep) if effect.keep else n)
    most = uses_allowed(t, card, base)
    if found and most >= 0:
        found[USE] = max(0, most - t.uses[card])
    return found


def _word(effect: Effect) -> str:
    """What an effect changes, as prices call it; "" if no figure says it."""
    if effect.do == BOARD:
        return _BOARD[effect.at]
    return SINKS[effect.at] if effect.do == SINK else _WORDS.get(effect.do, "")


def _for_project(t: DaybreakPosition, place: int, card: int) -> list[Figure]:
    """How much of its requirement a card meets; the last one makes it active (D-22, D-38)."""
    project = t.figures.projects[t.project[place]]
    if project.collects:
        return [Figure(TUCKED, 1, COMMON)]
    tags = t.figures.tags[card]
    left = met = 0
    for tag, least in project.need:
        lacks = max(0, least - t.given[place * EACH_TAGS + tag])
        left += lacks
        met += min(lacks, tags.count(tag))
    return [Figure(ACTIVE, 0, COMMON) if met == left else Figure(TUCKED, met, COMMON)]


def _against_crisis(t: DaybreakPosition, number: int) -> list[Figure]:
    """Whether the card ends a crisis, or by how much it strikes less (D-38, D-56)."""
    crisis = t.figures.crises[number]
    if crisis.softens:
        return [Figure("crisis", -crisis.softens, COMMON)]
    return [Figure(OVER, 0, COMMON) if t.helped[number] + 1 >= crisis.cancels else Figure(TUCKED, 1, COMMON)]
