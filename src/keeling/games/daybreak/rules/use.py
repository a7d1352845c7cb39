"""Using an action: of the top card of a stack, or of a global project (D-22a, D-32, D-36, D-37, D-39)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.daybreak.model.cards import AS_MANY, ONCE, UNLIMITED, Local
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import (
    DIRTY,
    EACH,
    EACH_MODS,
    EACH_TAGS,
    IN_LOCAL,
    MORE_PAY,
    PLACES,
    STACK_WORDS,
    STANDING,
    TAGS,
    WHEN,
)
from keeling.games.daybreak.rules.effects import gains
from keeling.games.daybreak.rules.losses import is_fixed
from keeling.games.daybreak.rules.projects import spend

CLOSED: Final = (
    "", "no-such-stack D-32", "not-in-this-stage D-39", "used-up D-36", "needs-tags D-32", "too-few-cards D-32",
    "nothing-to-gain D-37", "not-in-play D-22", "not-active D-22", "nothing-collected D-22a",
    "works-by-itself D-39",
)  # fmt: skip
NO_STACK, WRONG_STAGE, USED_UP, NEEDS_TAGS, TOO_FEW, NO_GAIN, NOT_IN_PLAY, NOT_ACTIVE, NO_CARDS = range(1, 10)
BY_ITSELF: Final = 10


def price(t: DaybreakPosition, seat: int, card: int) -> int:
    """Hand cards that a use costs now; only actions that cost some become dearer."""
    pay = t.figures.local[card].pay
    return max(1, pay + t.mod[seat * EACH_MODS + MORE_PAY]) if pay else 0


def uses_allowed(t: DaybreakPosition, card: int, base: int) -> int:
    """How many uses in a round a limit allows with the tags in the stack now (D-36); -1: any number."""
    limit = t.figures.local[card].limit
    return limit if limit == UNLIMITED else 1 if limit == ONCE else t.tags[base + limit]


def is_used_up(t: DaybreakPosition, card: int, base: int) -> bool:
    """Whether a card has had all its uses of this round (D-36)."""
    return 0 <= uses_allowed(t, card, base) <= t.uses[card]


def stack_gate(t: DaybreakPosition, seat: int, stack: int, when: int) -> int:
    """What closes the action on top of a stack, a place among all stacks of all seats."""
    card = t.top[stack]
    if card < 0:
        return NO_STACK
    action = t.figures.local[card]
    if action.when != when:
        return BY_ITSELF if action.when == STANDING else WRONG_STAGE
    base = stack * EACH_TAGS
    if is_used_up(t, card, base):
        return USED_UP
    if not has_tags(t, action.need, base):
        return NEEDS_TAGS
    if action.pay and t.hand[seat].bit_count() < price(t, seat, card):
        return TOO_FEW
    for effect in action.effects:
        if gains(t, seat, effect, base, card):
            return 0
    return NO_GAIN


def use_stack(t: DaybreakPosition, seat: int, stack: int) -> None:
    """Pay, then let the effects follow (D-32)."""
    card = t.top[stack]
    t.uses[card] += 1
    if t.facts is not None:
        t.note("used", "D-32", seat, {"card": t.figures.local[card].key, "stack": STACK_WORDS[stack % PLACES]})
    t.then(("effects", seat, (card, stack * EACH_TAGS, 0, 0)))
    cost = price(t, seat, card)
    if cost:
        t.then(("pay", seat, (cost,)))


def is_project_used_up(t: DaybreakPosition, project: int) -> bool:
    """The same of a global project: once, or any number of times (D-36)."""
    return t.figures.projects[project].limit == ONCE and t.uses[t.figures.first_project + project] > 0


def project_gate(t: DaybreakPosition, seat: int, place: int, when: int) -> int:
    """What closes the use of a global project, which anybody may use at its moment (D-22a)."""
    project = t.project[place]
    if project < 0:
        return NOT_IN_PLAY
    card = t.figures.projects[project]
    if not t.active[place]:
        return NOT_ACTIVE
    if card.when != when:
        return BY_ITSELF if card.when == STANDING else WRONG_STAGE
    if is_project_used_up(t, project):
        return USED_UP
    if card.spend and t.under[place] < max(1, card.spend):
        return NO_CARDS
    for effect in card.effects:
        if gains(t, seat, effect, 0, -1):
            return 0
    return NO_GAIN


def use_project(t: DaybreakPosition, seat: int, place: int) -> None:
    """Cards that it spends go to the local discards; its effects follow (D-22a)."""
    project = t.project[place]
    source = t.figures.first_project + project
    card = t.figures.projects[project]
    t.uses[source] += 1
    t.note("project-used", "D-22a", seat, {"project": card.key})
    if card.spend == AS_MANY:
        t.then(("spend", seat, (place,)))
        return
    paid = spend(t, seat, place, card.spend) if card.spend else []
    t.then(*paid, ("effects", seat, (source, 0, 0, card.spend)))


def place_of(t: DaybreakPosition, key: str) -> int:
    """Where a global project lies; -1 if it is not in play."""
    project = t.figures.project_of.get(key, -1)
    return t.project.index(project) if project in t.project else -1


def gate_of(t: DaybreakPosition, seat: int, word: str, when: int) -> int:
    """What closes the use of a stack or a project, by its word."""
    if word in STACK_WORDS:
        return stack_gate(t, seat, seat * PLACES + STACK_WORDS.index(word), when)
    place = place_of(t, word)
    return NOT_IN_PLAY if place < 0 else project_gate(t, seat, place, when)


def use_words(t: DaybreakPosition) -> list[Option]:
    """Everything that has an action."""
    return t.figures.use + [t.figures.use_project[project] for project in t.project if project >= 0]


def offer_uses(t: DaybreakPosition, seat: int, when: int, out: list[Option]) -> None:
    """Add what can be used now to a list: what the gates say, with what is known of each card beforehand.

    This is asked at every choice, so what a use costs and how often it may be is said anew here (D-32, D-36).
    """
    f, tags, local, uses = t.figures, t.tags, t.figures.local, t.uses
    first, mine = seat * PLACES, seat * EACH
    some = t.deck or t.discards
    held = t.hand[seat].bit_count()
    more = t.mod[seat * EACH_MODS + MORE_PAY]
    stack = first - 1
    burns = not is_fixed(t, DIRTY)
    for card in t.top[first : first + PLACES]:
        stack += 1
        if card < 0:
            continue
        action = local[card]
        if action.when != when or (action.pay and (held < action.pay + more or not held)):
            continue
        limit, base = action.limit, stack * EACH_TAGS
        if limit >= 0 and uses[card] >= (1 if limit == ONCE else tags[base + limit]):
            continue
        if action.need and not has_tags(t, action.need, base):
            continue
        there = action.there
        if (
            action.sure
            or (there >= 0 and t.board[mine + there] > 0 and (burns or there != DIRTY))
            or (some and action.draws)
            or ((there < 0 or action.unsure) and brings(t, seat, action, base))
        ):
            out.append(f.use[stack - first])
    if 1 in t.active:
        for place, active in enumerate(t.active):
            if active and not project_gate(t, seat, place, when):
                out.append(f.use_project[t.project[place]])


def has_tags(t: DaybreakPosition, need: list[tuple[int, int]], base: int) -> bool:
    """Whether a stack has the tags that its action needs (D-32)."""
    enough = True
    for tag, least in need:
        enough = enough and t.tags[base + tag] >= least
    return enough


def brings(t: DaybreakPosition, seat: int, action: Local, base: int) -> bool:
    """Whether an action that is not sure to brings anything now (D-37)."""
    board = seat * EACH
    for at in action.if_there:
        if t.board[board + at] and not is_fixed(t, at):
            return True
    if action.draws and (t.deck or t.discards):
        return True
    found = False
    for effect in action.unsure:
        found = found or gains(t, seat, effect, base, action.at)
    return found


def use_numbers(t: DaybreakPosition, seat: int, word: str, number: int) -> Values:
    """What the reason against a use tells beside its code."""
    if word not in STACK_WORDS:
        place = place_of(t, word)
        when = WHEN[t.figures.projects[t.project[place]].when] if place >= 0 else ""
        return {"card": word, "when": when}
    stack = seat * PLACES + STACK_WORDS.index(word)
    card = t.top[stack]
    if card < 0:
        return {"stack": word}
    action = t.figures.local[card]
    told: Values = {"card": action.key, "when": WHEN[action.when]}
    if number == NEEDS_TAGS:
        for tag, least in action.need:
            have = t.tags[stack * EACH_TAGS + tag]
            if have < least:
                return told | {"tag": TAGS[tag], "least": least, "have": have}
    if number == TOO_FEW:
        return told | {"least": price(t, seat, card), "have": t.hand[seat].bit_count()}
    return told


def play_use(t: DaybreakPosition, seat: int, word: str) -> None:
    """Use what a word names."""
    if word in STACK_WORDS:
        use_stack(t, seat, seat * PLACES + STACK_WORDS.index(word))
    else:
        use_project(t, seat, place_of(t, word))


class Use(Action[DaybreakPosition]):  # D-32 D-31 D-36 D-37 D-22a
    """Use the action of a stack's top card, or a global project, in the local stage."""

    verb = "use"
    ids = "D-32 D-31 D-36 D-37 D-22a"
    closed = CLOSED

    def moves(self, t: DaybreakPosition) -> list[Option]:
        return use_words(t)

    def knows(self, t: DaybreakPosition, words: Option) -> bool:
        return len(words) == 2 and (words[1] in STACK_WORDS or words[1] in t.figures.project_of)

    def gate(self, t: DaybreakPosition, seat: int, word: str) -> int:
        return gate_of(t, seat, word, IN_LOCAL)

    def closed_by(self, t: DaybreakPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, words[1])

    def numbers(self, t: DaybreakPosition, seat: int, words: Option, number: int) -> Values:
        return use_numbers(t, seat, words[1], number)

    def play(self, t: DaybreakPosition, seat: int, option: Option) -> None:
        play_use(t, seat, option[1])


class Spend(Choice[DaybreakPosition]):  # D-22a
    """How many of the cards under a project are spent; args: its place."""

    ids = "D-22a"
    prompt = "spend"
    closed = ("", "nothing-collected D-22a")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.spend[1 : max(t.under[args[0]], min(3, t.figures.projects[t.project[args[0]]].most)) + 1]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if int(move[1]) <= t.under[args[0]] else 1

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        source = t.figures.first_project + t.project[args[0]]
        paid = spend(t, seat, args[0], int(option[1]))
        t.then(*paid, ("effects", seat, (source, 0, 0, int(option[1]))))


class GeoDie(Rule[DaybreakPosition]):  # D-22a D-32
    """The geoengineering die, with what adds to it; args: the effect, the base of its tags, its place, cards spent."""

    ids = "D-22a D-32"
    prompt = "geo-die"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.geo_die

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        source, base, place, spent = args
        effect = t.figures.effects[source][place]
        total = int(option[1]) + (t.tags[base + effect.plus] if effect.plus >= 0 else spent)
        outcome = effect.table[0][1]
        for least, one in effect.table:
            if total >= least:
                outcome = one
        t.note("geo-rolled", "D-32", seat, {"die": int(option[1]), "sum": total})
        t.then(("effects", seat, (outcome, base, 0, 0)))
