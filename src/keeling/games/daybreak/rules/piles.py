"""The local deck, hands, stacks: where every local project lies (D-23, D-30, D-33, D-34, D-53)."""

from __future__ import annotations

from bisect import bisect_left
from random import Random

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import DECK, DISCARDS, EACH_TAGS, HAND, OUT, PLACES, SHOWN, STACK


def bits(pile: int) -> list[int]:
    """The cards of a pile that has few, lowest first."""
    found: list[int] = []
    while pile:
        low = pile & -pile
        found.append(low.bit_length() - 1)
        pile ^= low
    return found


def to_hand(t: DaybreakPosition, seat: int, card: int) -> None:
    """A card joins a hand."""
    t.hand[seat] |= 1 << card
    t.place[card] = HAND + seat


def discard_from_hand(t: DaybreakPosition, seat: int, card: int) -> None:
    """A card goes from hand to the discards; a starting project leaves the game (D-53)."""
    t.hand[seat] ^= 1 << card
    put_away(t, card)


def put_away(t: DaybreakPosition, card: int) -> None:
    """A card that lies nowhere any more."""
    t.handed &= ~(1 << card)
    if card < t.figures.deck_size:
        t.place[card] = DISCARDS
        t.discards.append(card)
    else:
        t.place[card] = OUT


def lay_on_top(t: DaybreakPosition, stack: int, card: int) -> None:
    """A card goes on top of a stack, or opens it (D-33)."""
    top = t.top[stack]
    if top < 0:
        t.low[stack] = 0
    t.height[card] = t.height[top] + 1 if top >= 0 else 0
    t.top[stack] = card
    t.place[card] = STACK + stack
    _count(t, stack, card, 1)


def lay_below(t: DaybreakPosition, stack: int, card: int) -> None:
    """A card goes to the bottom of a stack (D-34)."""
    t.low[stack] -= 1
    t.height[card] = t.low[stack]
    t.place[card] = STACK + stack
    _count(t, stack, card, 1)


def take_from_stack(t: DaybreakPosition, card: int) -> None:
    """A card leaves its stack; its uses are forgotten (D-36), and the card below the top is uncovered (D-53)."""
    stack = t.place[card] - STACK
    t.place[card] = OUT
    t.uses[card] = 0
    _count(t, stack, card, -1)
    if t.top[stack] == card:
        below = in_stack(t, stack)
        t.top[stack] = below[0] if below else -1


def in_stack(t: DaybreakPosition, stack: int) -> list[int]:
    """The cards of a stack from the top down."""
    return from_the_top(t, [card for card, where in enumerate(t.place) if where == STACK + stack])


def from_the_top(t: DaybreakPosition, cards: list[int]) -> list[int]:
    """The cards of one stack in their order."""
    return sorted(cards, key=lambda card: -t.height[card])


def _count(t: DaybreakPosition, stack: int, card: int, n: int) -> None:
    base = stack * EACH_TAGS
    for tag in t.figures.tags[card]:
        t.tags[base + tag] += n


def all_tags(t: DaybreakPosition, seat: int, tag: int) -> int:
    """A tag in all stacks of a player (D-52a)."""
    first = seat * PLACES * EACH_TAGS
    return sum(t.tags[first + tag : first + PLACES * EACH_TAGS : EACH_TAGS])


class Draw(Rule[DaybreakPosition]):  # D-30 D-23 D-39a
    """Draw local projects one by one; args: how many, how many are kept (0: all), among which, those shown so far."""

    ids = "D-30 D-23 D-39a"
    prompt = "draw"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if not args[0]:
            return []
        words = t.figures.draw_card
        return list(map(words.__getitem__, t.deck or t.discards))  # the fastest there is: a deck is long

    def drawn(self, t: DaybreakPosition, seat: int, args: Args, rng: Random) -> Option | None:
        deck = t.deck or t.discards
        if not args[0] or not deck:
            return None
        return t.figures.draw_card[deck[(rng.getrandbits(32) * len(deck)) >> 32]]

    def happen(self, t: DaybreakPosition, seat: int, args: Args, rng: Random) -> None:
        left, keep, among, shown = args
        among = 0 if keep else t.figures.among[among]
        bits, deck = rng.getrandbits, t.deck or t.discards
        if not left or not deck:
            return
        while left and deck:
            shown |= take_card(t, seat, deck[(bits(32) * len(deck)) >> 32], among)
            left -= 1
            deck = t.deck or t.discards
        end_draw(t, seat, keep, shown)

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        left, keep, among, shown = args
        shown |= take_card(t, seat, t.figures.of_key[option[1]], 0 if keep else t.figures.among[among])
        if left > 1 and (t.deck or t.discards):
            t.agenda.append(("draw", seat, (left - 1, keep, among, shown)))
        else:
            end_draw(t, seat, keep, shown)


def take_card(t: DaybreakPosition, seat: int, card: int, wanted: int) -> int:
    """The card drawn leaves the deck for the hand if it is among those wanted, or else is shown: then as a bit."""
    if not t.deck:
        renew_deck(t)
    del t.deck[bisect_left(t.deck, card)]  # a deck lies in the order of its cards: which one comes is drawn
    if t.facts is not None:
        t.note("drawn", "D-30", seat, {"card": t.figures.local[card].key})
    if wanted >> card & 1:
        to_hand(t, seat, card)
        return 0
    t.shown[seat] |= 1 << card
    t.place[card] = SHOWN
    return 1 << card


def end_draw(t: DaybreakPosition, seat: int, keep: int, shown: int) -> None:
    """Some of those shown are kept, or none."""
    if keep:
        t.then(("keep", seat, (keep, shown)))
    elif shown:
        put_shown_away(t, seat, shown)


def renew_deck(t: DaybreakPosition) -> None:
    """The deck is empty, and is made of the discards (D-23)."""
    t.deck, t.discards = sorted(t.discards), []
    for card in t.deck:
        t.place[card] = DECK
    t.note("new-deck", "D-23", -1, {})


def put_shown_away(t: DaybreakPosition, seat: int, shown: int) -> None:
    """What was drawn and not kept is discarded, for all to see (D-39a)."""
    t.shown[seat] &= ~shown
    for card in bits(shown):
        put_away(t, card)
        if t.facts is not None:
            t.note("not-kept", "D-39a", seat, {"card": t.figures.local[card].key})


class Keep(Choice[DaybreakPosition]):  # D-39a
    """Keep so many of those drawn; args: how many, and out of which."""

    ids = "D-39a"
    prompt = "keep"
    closed = ("", "not-drawn D-39a")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.keep
        return [words[card] for card in bits(args[1] | t.hand[seat])]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if args[1] >> t.figures.of_key[move[1]] & 1 else 1

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.keep
        return [words[card] for card in bits(args[1])]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        card = t.figures.of_key[option[1]]
        shown = args[1] ^ 1 << card
        t.shown[seat] &= ~(1 << card)
        to_hand(t, seat, card)
        t.note("kept", "D-39a", seat, {"card": option[1]})
        if args[0] > 1 and shown:
            t.then(("keep", seat, (args[0] - 1, shown)))
        else:
            put_shown_away(t, seat, shown)
