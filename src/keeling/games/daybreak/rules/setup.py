"""Setting up the table (D-10 … D-14), with challenges if they are wanted (D-70, D-71)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import PER_PLAYER, START, Effect
from keeling.games.daybreak.model.words import (
    COUNTERS,
    DECK,
    EACH,
    EMISSION,
    EMISSIONS,
    KINDS,
    PLACES,
    PLANET,
    POWERS,
    RESILIENCE,
    RESILIENCES,
    SINKS,
)
from keeling.games.daybreak.rules.lasting import recount
from keeling.games.daybreak.rules.piles import lay_on_top
from keeling.games.daybreak.rules.powers import left
from keeling.games.daybreak.rules.targets import lead
from keeling.games.daybreak.rules.thermometer import too_hot
from keeling.games.daybreak.rules.wants import GROUP, SINGLE, wants_challenge


class Setup(Rule[DaybreakPosition]):  # D-10 D-11 D-12 D-13 D-14
    """Boards, starting projects, sinks and decks; args: whether the powers have been shared out (D-10)."""

    ids = "D-10 D-11 D-12 D-13 D-14"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        f = t.figures
        if args:
            there = left(t)
            t.power = [power if power >= 0 else there.pop(0) for power in t.power]
        else:
            t.power = f.powers[t.level][:]
        t.sinks = [f.trees[t.level], f.oceans[t.level], 0]
        t.deck = f.local_deck[:]
        for card in t.deck:
            t.place[card] = DECK
        for player, power in enumerate(t.power):
            t.board[player * EACH : (player + 1) * EACH] = f.boards[power]
            for at, card in enumerate(f.starting[power]):
                lay_on_top(t, player * PLACES + at, card)
            t.note("power", "D-12", player, {"power": POWERS[power]})
        recount(t)
        t.then(*challenges(t), ("round", -1, ()))


def challenges(t: DaybreakPosition) -> list[Step]:
    """The challenges that the table wants: drawn, or chosen by each player or by the lead for all (D-6, D-71)."""
    found: list[Step] = []
    for kind in range(len(KINDS)):
        for single in (GROUP, SINGLE):
            if wants_challenge(t, kind, single, False):
                found += [("challenge", player, (kind, single)) for player in (range(t.seats) if single else [-1])]
            if wants_challenge(t, kind, single, True):
                seats = range(t.seats) if single else [lead(t)]
                found += [("choose-challenge", player, (kind, single)) for player in seats]
    return found


def offered(t: DaybreakPosition, kind: int, single: int) -> list[Option]:
    """The challenges of a kind that are not in play."""
    there = t.challenges[::2]
    return [
        t.figures.challenge[at]
        for at, card in enumerate(t.figures.challenges)
        if card.kind == KINDS[kind] and card.single == bool(single) and at not in there
    ]


def begin_challenge(t: DaybreakPosition, seat: int, key: str) -> None:
    """A challenge comes into play; seat -1: for all."""
    number = t.figures.challenge_of[key]
    t.challenges += [number, seat]
    t.note("challenge", "D-71", seat, {"challenge": key})
    for effect in t.figures.challenges[number].effects:
        if effect.do == START:
            begin_with(t, effect, seat)
    recount(t)
    too_hot(t)


class DrawChallenge(Rule[DaybreakPosition]):  # D-70 D-71
    """A challenge for the group, or for one player; it changes starting values now and rules from now on."""

    ids = "D-70 D-71"
    prompt = "challenge"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return offered(t, args[0], args[1])

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        begin_challenge(t, seat, option[1])


class ChooseChallenge(Choice[DaybreakPosition]):  # D-70 D-71 D-6
    """A challenge that is chosen: by the lead for the group, or by each player; args: the kind, whether for one."""

    ids = "D-70 D-71 D-6"
    prompt = "choose-challenge"
    closed = ("", "other-challenge D-71")

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"what": KINDS[args[0]]}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.challenge

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if move in offered(t, args[0], args[1]) else 1

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return offered(t, args[0], args[1])

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"challenge": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        begin_challenge(t, seat if args[1] else -1, option[1])


def begin_with(t: DaybreakPosition, effect: Effect, seat: int) -> None:
    """Other starting values: of the common board, or of each player it is for; nothing falls below 0 (D-71)."""
    of, n = str(effect.row["of"]), effect.n * (t.seats if effect.per == PER_PLAYER else 1)
    if of == "band":
        t.bands = max(0, t.bands + n)
    elif of in SINKS:
        at = SINKS.index(of)
        t.sinks[at] = max(0, t.sinks[at] + n)
    elif of in PLANET:
        at = PLANET.index(of)
        t.marker[at] = min(t.figures.length[at], max(0, t.marker[at] + n))
    else:
        for player in range(t.seats) if seat < 0 else [seat]:
            for at in _numbers(of, effect.kinds):
                t.board[player * EACH + at] = max(0, t.board[player * EACH + at] + n)


def _numbers(of: str, kinds: list[str]) -> list[int]:
    """The numbers of a board that a starting value changes."""
    if of == "emission":
        return [EMISSION + EMISSIONS.index(kind) for kind in kinds]
    if of == "resilience":
        return [RESILIENCE + RESILIENCES.index(kind) for kind in kinds]
    return [COUNTERS[of]]
