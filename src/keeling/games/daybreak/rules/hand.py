"""What is done with a card in hand: start it, support with it, hand it over (D-33, D-34, D-35b)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import BAN_TUCK, EACH_MODS, MORE_STACKS, PLACES, SEATS, STACK_WORDS, UNDER
from keeling.games.daybreak.rules.asks import hand_over, hand_over_gate
from keeling.games.daybreak.rules.crises_in_play import discard_crisis, open_crises
from keeling.games.daybreak.rules.lasting import forbids_start
from keeling.games.daybreak.rules.piles import bits, lay_below, lay_on_top
from keeling.games.daybreak.rules.projects import support_project
from keeling.games.daybreak.rules.use import place_of


def stack_limit(t: DaybreakPosition, seat: int) -> int:
    """How many stacks a player may have (D-33)."""
    most = t.figures.stacks + t.mod[seat * EACH_MODS + MORE_STACKS]
    return most if most < PLACES else PLACES


class Start(Action[DaybreakPosition]):  # D-33
    """Put a hand card on top of a stack, or open a new one."""

    verb = "start"
    ids = "D-33"
    closed = ("", "not-in-hand D-33", "no-such-stack D-33", "start-forbidden D-56a")

    def moves(self, t: DaybreakPosition) -> list[Option]:
        return [move for hand in t.hand for card in bits(hand) for move in t.figures.start[card]]

    def knows(self, t: DaybreakPosition, words: Option) -> bool:
        return len(words) == 3 and words[1] in t.figures.of_key and words[2] in STACK_WORDS

    def gate(self, t: DaybreakPosition, seat: int, card: int, stack: int) -> int:
        if not t.hand[seat] >> card & 1:
            return 1
        if stack >= stack_limit(t, seat):
            return 2
        return 3 if t.no_start & t.figures.mask[card] else 0

    def closed_by(self, t: DaybreakPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.of_key[words[1]], STACK_WORDS.index(words[2]))

    def numbers(self, t: DaybreakPosition, seat: int, words: Option, number: int) -> Values:
        if number == 3:
            return {"card": words[1], "target": forbids_start(t, t.figures.of_key[words[1]])}
        return {"card": words[1], "stack": words[2]}

    def play(self, t: DaybreakPosition, seat: int, option: Option) -> None:
        card = t.figures.of_key[option[1]]
        t.hand[seat] ^= 1 << card
        lay_on_top(t, seat * PLACES + STACK_WORDS.index(option[2]), card)
        if t.facts is not None:
            t.note("started", "D-33", seat, {"card": option[1], "stack": option[2]})


class Tuck(Action[DaybreakPosition]):  # D-34 D-38 D-56
    """Support a stack, a global project or an open crisis with a hand card."""

    verb = "tuck"
    ids = "D-34 D-38 D-56"
    closed = (
        "", "not-in-hand D-34", "no-such-stack D-34", "not-in-play D-22", "brings-nothing D-38", "crisis-not-open D-34",
        "helps-not D-34", "needs-no-more D-38", "tuck-forbidden D-56a",
    )  # fmt: skip

    def moves(self, t: DaybreakPosition) -> list[Option]:
        f = t.figures
        targets = [f.projects[one].key for one in t.project if one >= 0] + [f.crises[one].key for one in open_crises(t)]
        found: list[Option] = []
        for hand in t.hand:
            for card in bits(hand):
                key = f.local[card].key
                found += f.tuck[card]
                found += [("tuck", key, target) for target in targets]
        return found

    def knows(self, t: DaybreakPosition, words: Option) -> bool:
        f = t.figures
        if len(words) != 3 or words[1] not in f.of_key:
            return False
        return words[2] in STACK_WORDS or words[2] in f.project_of or words[2] in f.crisis_of

    def gate(self, t: DaybreakPosition, seat: int, card: int, target: str) -> int:
        if not t.hand[seat] >> card & 1:
            return 1
        if target in STACK_WORDS:
            return 2 if t.top[seat * PLACES + STACK_WORDS.index(target)] < 0 else 0
        if target in t.figures.project_of:
            place = place_of(t, target)
            if place < 0:
                return 3
            return 0 if t.lacks[place] & t.figures.mask[card] else 4
        return self.crisis_gate(t, card, t.figures.crisis_of[target])

    def crisis_gate(self, t: DaybreakPosition, card: int, crisis: int) -> int:
        """What closes helping against a crisis."""
        if crisis not in t.row and crisis not in t.lasting:
            return 5
        row = t.figures.crises[crisis]
        if not row.wants & t.figures.mask[card]:
            return 6
        if t.helped[crisis] >= row.helps:
            return 7
        return 8 if t.bans >> BAN_TUCK & 1 and crisis != t.tuck_ban else 0

    def closed_by(self, t: DaybreakPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.of_key[words[1]], words[2])

    def numbers(self, t: DaybreakPosition, seat: int, words: Option, number: int) -> Values:
        if number <= 2:
            return {"card": words[1], "stack": words[2]}
        return {"card": words[1], "target": words[2]}

    def play(self, t: DaybreakPosition, seat: int, option: Option) -> None:
        f = t.figures
        card = f.of_key[option[1]]
        t.hand[seat] ^= 1 << card
        target = option[2]
        if t.facts is not None:
            t.note("tucked", "D-34", seat, {"card": option[1], "target": target})
        if target in STACK_WORDS:
            lay_below(t, seat * PLACES + STACK_WORDS.index(target), card)
        elif target in f.project_of:
            support_project(t, place_of(t, target), card)
        else:
            help_against(t, f.crisis_of[target], card)


def help_against(t: DaybreakPosition, crisis: int, card: int) -> None:
    """Tuck a card under a crisis; a lasting one goes as soon as there are enough (D-56)."""
    t.place[card] = UNDER + crisis
    t.helped[crisis] += 1
    row = t.figures.crises[crisis]
    if row.lasting and t.helped[crisis] >= row.cancels:
        t.note("crisis-removed", "D-56", -1, {"crisis": row.key})
        discard_crisis(t, crisis)


class HandOver(Action[DaybreakPosition]):  # D-22 D-35b
    """Hand a card over, while a global project allows it."""

    verb = "hand-over"
    ids = "D-22 D-35b"
    closed = ("", "not-in-hand D-32", "handed-over-already D-35b", "oneself D-35", "hand-over-closed D-22")

    def moves(self, t: DaybreakPosition) -> list[Option]:
        keys = [t.figures.local[card].key for hand in t.hand for card in bits(hand)]
        return [("hand-over", key, word) for key in keys for word in SEATS[: t.seats]]

    def knows(self, t: DaybreakPosition, words: Option) -> bool:
        return len(words) == 3 and words[1] in t.figures.of_key and words[2] in SEATS[: t.seats]

    def gate(self, t: DaybreakPosition, seat: int, card: int, other: int) -> int:
        if not t.hand_over & t.figures.mask[card]:
            return 4
        return hand_over_gate(t, seat, card, other)

    def closed_by(self, t: DaybreakPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.of_key[words[1]], SEATS.index(words[2]))

    def numbers(self, t: DaybreakPosition, seat: int, words: Option, number: int) -> Values:
        return {"card": words[1]}

    def play(self, t: DaybreakPosition, seat: int, option: Option) -> None:
        hand_over(t, seat, t.figures.of_key[option[1]], SEATS.index(option[2]), "D-22")


def offer_cards(t: DaybreakPosition, seat: int, out: list[Option]) -> None:
    """Everything that can be done with the cards in hand, in one pass: what the gates of the verbs say, prepared."""
    f = t.figures
    most = stack_limit(t, seat)
    first = seat * PLACES
    tops = t.top[first : first + most]
    usual = most == f.stacks and -1 not in tops and not t.no_start
    taken = [] if usual else [at for at in range(most) if tops[at] >= 0]
    under = supported(t)
    handed = t.hand_over and ~t.handed
    hand = t.hand[seat]
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        if usual:
            out += f.start_and_tuck[card]
            if not under and not handed:
                continue
        mask = f.mask[card]
        if not usual:
            if not t.no_start & mask:
                out += f.start[card] if most == PLACES else f.start[card][:most]
            if taken:
                words = f.tuck[card]
                out += [words[at] for at in taken]
        for tags, moves in under:
            if tags & mask:
                out.append(moves[card])
        if handed & low and t.hand_over & mask:
            key = f.local[card].key
            out += [("hand-over", key, SEATS[other]) for other in range(t.seats) if other != seat]


def supported(t: DaybreakPosition) -> list[tuple[int, list[Option]]]:
    """Projects and crises that cards can be tucked under now: one of which tags it must have, and the moves by card."""
    f = t.figures
    found: list[tuple[int, list[Option]]] = []
    for place, lacks in enumerate(t.lacks) if any(t.lacks) else []:
        if lacks:
            found.append((lacks, f.tuck_project[t.project[place]]))
    banned = t.bans >> BAN_TUCK & 1
    for crises in (t.row, t.lasting):
        for crisis in crises:
            if crisis >= 0 and t.helped[crisis] < f.crises[crisis].helps and (not banned or crisis == t.tuck_ban):
                found.append((f.crises[crisis].wants, f.tuck_crisis[crisis]))
    return found
