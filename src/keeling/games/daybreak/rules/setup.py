"""Setting up the table (D-10 … D-14), with challenges if they are wanted (D-70, D-71)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.daybreak.position import DaybreakPosition
from keeling.games.daybreak.rules.piles import lay_on_top
from keeling.games.daybreak.rules.standing import recount
from keeling.games.daybreak.rules.thermometer import too_hot
from keeling.games.daybreak.vocabulary import PER_PLAYER, START, Effect
from keeling.games.daybreak.words import (
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

GROUP, SINGLE = 0, 1  # which cards of a kind of challenge are drawn (D-70)


class Setup(Rule[DaybreakPosition]):  # D-10 D-11 D-12 D-13 D-14
    """Boards, starting projects, sinks and decks."""

    ids = "D-10 D-11 D-12 D-13 D-14"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        f = t.figures
        t.power = f.powers[t.level][:]
        t.sinks = [f.trees[t.level], f.oceans[t.level], 0]
        t.deck = f.local_deck[:]
        for card in t.deck:
            t.place[card] = DECK
        for player, power in enumerate(t.power):
            t.board[player * EACH : (player + 1) * EACH] = f.boards[power]
            for at, card in enumerate(f.starting[power]):
                lay_on_top(t, player * PLACES + at, card)
            if t.facts is not None:
                t.note("power", "D-12", player, {"power": POWERS[power]})
        recount(t)
        drawn: list[Step] = []
        for kind in range(len(KINDS)):
            for single in (GROUP, SINGLE):
                if t.asked_challenges >> (kind * 2 + single) & 1:
                    seats = range(t.seats) if single else [-1]
                    drawn += [("challenge", player, (kind, single)) for player in seats]
        t.then(*drawn, ("round", -1, ()))


class DrawChallenge(Rule[DaybreakPosition]):  # D-70 D-71
    """A challenge for the group, or for one player; it changes starting values now and rules from now on."""

    ids = "D-70 D-71"
    prompt = "challenge"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        drawn = t.challenges[::2]
        return [
            t.figures.challenge[at]
            for at, card in enumerate(t.figures.challenges)
            if card.kind == KINDS[args[0]] and card.single == bool(args[1]) and at not in drawn
        ]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        number = t.figures.challenge_of[option[1]]
        t.challenges += [number, seat]
        if t.facts is not None:
            t.note("challenge", "D-71", seat, {"challenge": option[1]})
        for effect in t.figures.challenges[number].effects:
            if effect.do == START:
                begin_with(t, effect, seat)
        recount(t)
        too_hot(t)


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
