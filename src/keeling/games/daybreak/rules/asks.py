"""What a player is asked while an action is carried out: what to pay, which kind, whom, how much (D-8, D-32, D-35)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import OTHER
from keeling.games.daybreak.model.words import EACH, EMISSION, EMISSIONS, RESILIENCES, SEATS
from keeling.games.daybreak.rules.effects import do_to, gains_to, put, receivers, wake
from keeling.games.daybreak.rules.losses import change
from keeling.games.daybreak.rules.piles import bits, discard_from_hand, to_hand

YES: Option = ("yes",)
NO: Option = ("no",)


class Pay(Choice[DaybreakPosition]):  # D-32
    """Costs are hand cards, discarded one by one before the effect; args: how many."""

    ids = "D-32"
    prompt = "pay"
    closed = ("", "not-in-hand D-32")

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"count": args[0]}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.pay
        return [words[card] for hand in t.hand for card in bits(hand)]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if t.hand[seat] >> t.figures.of_key[move[1]] & 1 else 1

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.pay
        return [words[card] for card in bits(t.hand[seat])]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        discard_from_hand(t, seat, t.figures.of_key[option[1]])
        t.note("paid", "D-32", seat, {"card": option[1]})
        if args[0] > 1:
            t.then(("pay", seat, (args[0] - 1,)))


class Kind(Choice[DaybreakPosition]):  # D-8
    """Tokens of any kind, one by one; args: emissions or resilience, how many, on whose board."""

    ids = "D-8"
    prompt = "kind"
    closed = ("", "no-such-token D-8")

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"what": "emission" if args[0] == EMISSION else "resilience"}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.kind if args[0] == EMISSION else t.figures.resilience

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        if args[0] != EMISSION:
            return 0
        return 0 if t.board[args[2] * EACH + EMISSION + EMISSIONS.index(move[1])] else 1

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"kind": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        first, left, player = args
        if first == EMISSION:
            change(t, player, first + EMISSIONS.index(option[1]), -1, "D-8")
        else:
            change(t, player, first + RESILIENCES.index(option[1]), 1, "D-8")
        if left > 1:
            t.then(("kind", seat, (first, left - 1, player)))


class To(Choice[DaybreakPosition]):  # D-35
    """Whom an action is for; args: the effect, its place, how much."""

    ids = "D-35"
    prompt = "to"
    closed = ("", "oneself D-35", "no-gain-there D-37")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.to[: t.seats]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        player = SEATS.index(move[1])
        effect = t.figures.effects[args[0]][args[1]]
        if player == seat and effect.who == OTHER:
            return 1
        return 0 if gains_to(t, seat, player, effect, args[2]) else 2

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"player": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        player = SEATS.index(option[1])
        t.note("for", "D-35", seat, {"to": option[1]})
        t.then(*do_to(t, seat, player, args[0], args[1], args[2]))


class Named(Rule[DaybreakPosition]):  # D-52
    """The one whom the die has named for an action; args: the effect, its place, how much, whom."""

    ids = "D-52"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.then(*do_to(t, seat, args[3], args[0], args[1], args[2]))


class May(Choice[DaybreakPosition]):  # D-32
    """A part of an action that its player may leave out; args: the effect, its place, how much."""

    ids = "D-32"
    prompt = "may"
    closed = ("", "nothing-to-gain D-37")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [YES, NO]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        effect = t.figures.effects[args[0]][args[1]]
        return 1 if move == YES and not gains_to(t, seat, seat, effect, args[2]) else 0

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        if option == YES:
            t.then(*do_to(t, seat, seat, args[0], args[1], args[2], True))


class Give(Choice[DaybreakPosition]):  # D-35 D-35b
    """Give hand cards to others, one by one; args: how many."""

    ids = "D-35 D-35b"
    prompt = "give"
    closed = ("", "not-in-hand D-32", "handed-over-already D-35b", "oneself D-35")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        keys = [t.figures.local[card].key for hand in t.hand for card in bits(hand)]
        return [("give", key, word) for key in keys for word in SEATS[: t.seats]]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return hand_over_gate(t, seat, t.figures.of_key[move[1]], SEATS.index(move[2]))

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        hand_over(t, seat, t.figures.of_key[option[1]], SEATS.index(option[2]), "D-35")
        if args[0] > 1:
            t.then(("give", seat, (args[0] - 1,)))


def hand_over_gate(t: DaybreakPosition, seat: int, card: int, other: int) -> int:
    """What closes giving a card away: 1 not in hand, 2 it was handed over already (D-35b), 3 to oneself."""
    if not t.hand[seat] >> card & 1:
        return 1
    if t.handed >> card & 1:
        return 2
    return 3 if other == seat else 0


def hand_over(t: DaybreakPosition, seat: int, card: int, other: int, rule: str) -> None:
    """A card changes hands and wakes who gets it (D-35)."""
    t.hand[seat] ^= 1 << card
    to_hand(t, other, card)
    t.handed |= 1 << card
    t.note("handed-over", rule, seat, {"card": t.figures.local[card].key, "to": SEATS[other]})
    wake(t, other)


class Move(Choice[DaybreakPosition]):  # D-35 D-35a
    """Move tokens between boards: how many, and with whom; args: the effect, its place, at most how many."""

    ids = "D-35 D-35a"
    prompt = "move"
    closed = ("", "oneself D-35", "nothing-to-move D-35", "refused-already D-35a", "more-than-there D-35")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        effect = t.figures.effects[args[0]][args[1]]
        verb = "take" if effect.takes else "send"
        return [(verb, str(n), word) for n in range(1, args[2] + 1) for word in SEATS[: t.seats]]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        effect = t.figures.effects[args[0]][args[1]]
        n, other = int(move[1]), SEATS.index(move[2])
        if other == seat:
            return 1
        have = t.board[(other if effect.takes else seat) * EACH + effect.at]
        if not have:
            return 2
        if other not in receivers(t, seat, effect):
            return 3
        if n > have or (not effect.may and n < min(have, args[2])):
            return 4
        return 0

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"player": move[2]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        effect = t.figures.effects[args[0]][args[1]]
        n, other = int(option[1]), SEATS.index(option[2])
        if effect.consent:
            rest = t.agenda[-1] if t.agenda and t.agenda[-1][0] == "effects" else None
            place = args[1] + 1 if rest is not None else len(t.figures.effects[args[0]])
            if rest is not None:
                t.agenda.pop()  # what comes after it waits for the answer (D-35a)
            put(t, other, ("consent", other, (seat, args[0], args[1], n, place, rest[2][1] if rest else 0)))
            return
        shift(t, seat, other, effect.at, n, effect.takes)


def shift(t: DaybreakPosition, seat: int, other: int, at: int, n: int, takes: bool) -> None:
    """Tokens go from one board to another, and wake who gets them (D-35)."""
    giver, getter = (other, seat) if takes else (seat, other)
    change(t, giver, at, -n, "D-35")
    change(t, getter, at, n, "D-35")
    wake(t, getter)


class Consent(Choice[DaybreakPosition]):  # D-35a
    """A question to the other player, who answers before any move of their own; no: nothing happens, and the use does
    not count. Args: who asks, the effect, its place, how much, where its card goes on, the base of its tags."""

    ids = "D-35a"
    prompt = "consent"
    closed = ("", "nothing-to-move D-35")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [YES, NO]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        effect = t.figures.effects[args[1]][args[2]]
        return 1 if move == YES and t.board[seat * EACH + effect.at] < args[3] else 0

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        asker, source, place, n, further, base = args
        effects = t.figures.effects[source]
        t.note("consented" if option == YES else "refused", "D-35a", seat, {"to": SEATS[asker]})
        if option == NO:
            t.refused |= 1 << (asker * 4 + seat)
            t.uses[source] = max(0, t.uses[source] - 1)
            return
        shift(t, asker, seat, effects[place].at, n, effects[place].takes)
        if further < len(effects) and not t.ending:
            put(t, asker, ("effects", asker, (source, base, further, 0)))
