"""What a crisis does to a player, part by part (D-47, D-52, D-53)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import (
    BOARD,
    CO2,
    CURRENT,
    LOSE,
    MOD,
    MORE_CRISES,
    PER_BAND,
    PER_PLAYER,
    PROJECT_GOES,
    SINK,
    Effect,
)
from keeling.games.daybreak.model.words import PLACES, STACK
from keeling.games.daybreak.rules.crises_in_play import lay_face_down
from keeling.games.daybreak.rules.lasting import for_some_rounds
from keeling.games.daybreak.rules.losses import change, change_sink
from keeling.games.daybreak.rules.piles import bits, discard_from_hand, put_away, take_from_stack
from keeling.games.daybreak.rules.thermometer import heat


class Harm(Rule[DaybreakPosition]):  # D-47 D-52 D-53
    """The parts of a crisis in the order printed; args: the crisis, how often, which part."""

    ids = "D-47 D-52 D-53"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        number, often, place = args
        effects = t.figures.crises[number].effects
        while place < len(effects) and not t.ending:
            steps = harm(t, seat, effects[place], often)
            place += 1
            if steps:
                t.then(*steps, ("harm", seat, (number, often, place)))
                return


def harm(t: DaybreakPosition, seat: int, effect: Effect, often: int) -> list[Step]:
    """One part of a crisis on one player; what must be asked is handed back as steps."""
    n = effect.n * often * (t.seats if effect.per == PER_PLAYER else t.bands if effect.per == PER_BAND else 1)
    if effect.do == BOARD:
        change(t, seat, effect.at, n, "D-52")
    elif effect.do == SINK:
        change_sink(t, effect.at, n, "D-52")
    elif effect.do == CO2 and effect.of == CURRENT:
        t.current += n
        t.note("current", "D-52", -1, {"amount": n})
    elif effect.do == CO2:
        heat(t, n, "D-52")
    elif effect.do == MORE_CRISES:
        lay_face_down(t, n, "D-57")
    elif effect.do == MOD:
        for_some_rounds(t, effect, seat, n)
        t.note("next-round", "D-55", seat, {"mod": str(effect.row["of"]), "change": n, "amount": n})
    elif effect.do == LOSE:
        return [("lose", seat, (n, effect.among))]
    elif effect.do == PROJECT_GOES:
        return [("drop-project", seat, (-n,))]
    return []


class Lose(Choice[DaybreakPosition]):  # D-53
    """The owner chooses which local projects are lost, from hand or from anywhere in their stacks; args: how many,
    among which. Starting projects leave the game."""

    ids = "D-53"
    prompt = "lose"
    closed = ("", "not-yours D-53", "other-tags D-53")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.lose
        return [words[card] for player in range(t.seats) for card in cards_of(t, player)]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        card = t.figures.of_key[move[1]]
        if not (t.hand[seat] >> card & 1 or 0 <= t.place[card] - STACK - seat * PLACES < PLACES):
            return 1
        return 0 if t.figures.among[args[1]] >> card & 1 else 2

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        among, words = t.figures.among[args[1]], t.figures.lose
        return [words[card] for card in cards_of(t, seat) if among >> card & 1]

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        card = t.figures.of_key[option[1]]
        t.note("lost", "D-53", seat, {"card": option[1]})
        if t.hand[seat] >> card & 1:
            discard_from_hand(t, seat, card)
        else:
            take_from_stack(t, card)
            put_away(t, card)
        if args[0] > 1:
            t.then(("lose", seat, (args[0] - 1, args[1])))


def cards_of(t: DaybreakPosition, seat: int) -> list[int]:
    """All local projects of a player: in hand and in the stacks."""
    first = STACK + seat * PLACES
    own = [card for card, where in enumerate(t.place) if first <= where < first + PLACES]
    return bits(t.hand[seat]) + own
