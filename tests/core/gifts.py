"""A toy game with a shared stage: a common deck and bowl, gifts that wake, consent, and an end in the middle.

Everybody acts at once for so many rounds: draw a card, put one into the bowl (which holds few), give one away, ask
somebody for one, or be done. The bowl overflows with too high a sum: then all is over at once, wherever that happened.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Args, Choice, Option, Position, Rule
from keeling.core.bot_settings import BotSettings
from keeling.core.game import Game, Outcome, Setting, Settings
from keeling.core.pieces import SEAT, Axis, Pieces, grid, number
from keeling.core.reason import Reason, Values

CARDS: Final = 18
ROUNDS: Final = 3
ROOM: Final = 4  # cards in the bowl in one round
BRIM: Final = 20  # a bowl of more is the end of all
DRAWS: Final = 3  # a seat's draws in one round
WORTH: Final = [1 + card % 3 for card in range(CARDS)]
DECK, BOWL, GONE = -1, -2, -3
WORDS: Final = [str(card) for card in range(CARDS)]
CARD: Final[Axis[object]] = Axis("card", WORDS)


class Figures:
    """No figure of this game is on a sheet."""

    sheet: ClassVar[dict[str, Any]] = {}


class Gifts(Position):
    """Where every card is: a seat, or one of the common places."""

    __slots__ = ("bowl", "drawn", "figures", "given", "place", "round")
    PIECES: ClassVar[Pieces[object]] = Pieces(
        number("round"),
        number("bowl"),
        grid("place", CARD, start=DECK, least=None),
        grid("drawn", SEAT),
        grid("given", CARD),  # a gift is not given on in the same round: no circle is endless
    )
    round: int
    bowl: int
    place: list[int]
    drawn: list[int]
    given: list[int]

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.figures = Figures()

    def copy(self) -> Gifts:
        twin = Gifts()
        twin.restore(self.state())
        return twin


class Round(Rule[Gifts]):  # T-1
    """A round begins: the bowl is emptied, everybody acts at once."""

    ids = "T-1"

    def act(self, p: Gifts, seat: int, args: Args) -> None:
        p.round += 1
        p.bowl = 0
        p.place = [GONE if where == BOWL else where for where in p.place]
        p.drawn = [0] * p.seats
        p.given = [0] * CARDS
        p.note("round", "T-1", -1, {"round": p.round})
        p.lanes = [[("turn", player, ())] for player in range(p.seats)]
        p.shared = 1
        p.then(("round", -1, ()) if p.round < ROUNDS else ("close", -1, ()))


class Close(Rule[Gifts]):  # T-2
    ids = "T-2"

    def act(self, p: Gifts, seat: int, args: Args) -> None:
        p.ending = "calm"


class Draw(Action[Gifts]):  # T-3
    """Take a card from the common deck."""

    verb = "draw"
    ids = "T-3"
    closed = ("", "deck-empty T-3", "drawn-enough T-3")

    def moves(self, p: Gifts) -> list[Option]:
        return [("draw",)]

    def gate(self, p: Gifts, seat: int) -> int:
        if DECK not in p.place:
            return 1
        return 2 if p.drawn[seat] >= DRAWS else 0

    def closed_by(self, p: Gifts, seat: int, words: Option) -> int:
        return self.gate(p, seat)

    def play(self, p: Gifts, seat: int, option: Option) -> None:
        p.drawn[seat] += 1
        p.then(("card", seat, ()))


class Put(Action[Gifts]):  # T-4
    """A card into the bowl, while there is room; a bowl over the brim is the end."""

    verb = "put"
    ids = "T-4"
    closed = ("", "not-yours T-4", "bowl-full T-4")

    def moves(self, p: Gifts) -> list[Option]:
        return [("put", word) for word in WORDS]

    def offer(self, p: Gifts, seat: int, out: list[Option]) -> None:
        for card in range(CARDS):
            if p.place[card] == seat and not self.gate(p, seat, card):
                out.append(("put", WORDS[card]))

    def gate(self, p: Gifts, seat: int, card: int) -> int:
        if p.place[card] != seat:
            return 1
        return 2 if p.bowl >= ROOM else 0

    def closed_by(self, p: Gifts, seat: int, words: Option) -> int:
        return self.gate(p, seat, int(words[1]))

    def numbers(self, p: Gifts, seat: int, words: Option, number: int) -> Values:
        return {"card": words[1], "room": ROOM - p.bowl}

    def play(self, p: Gifts, seat: int, option: Option) -> None:
        p.place[int(option[1])] = BOWL
        p.bowl += 1
        p.note("put", "T-4", seat, {"card": option[1]})
        if sum(WORTH[card] for card in range(CARDS) if p.place[card] in (BOWL, GONE)) > BRIM:
            p.ending = "flood"


class Give(Action[Gifts]):  # T-5
    """A card to somebody else, who is woken by it."""

    verb = "give"
    ids = "T-5"
    closed = ("", "not-yours T-5", "given-already T-5", "to-oneself T-5")

    def moves(self, p: Gifts) -> list[Option]:
        return [("give", word, f"p{other + 1}") for word in WORDS for other in range(p.seats)]

    def offer(self, p: Gifts, seat: int, out: list[Option]) -> None:
        for card in range(CARDS):
            for other in range(p.seats if p.place[card] == seat else 0):
                if not self.gate(p, seat, card, other):
                    out.append(("give", WORDS[card], f"p{other + 1}"))

    def gate(self, p: Gifts, seat: int, card: int, other: int) -> int:
        if p.place[card] != seat:
            return 1
        if p.given[card]:
            return 2
        return 3 if other == seat else 0

    def closed_by(self, p: Gifts, seat: int, words: Option) -> int:
        return self.gate(p, seat, int(words[1]), int(words[2][1:]) - 1)

    def play(self, p: Gifts, seat: int, option: Option) -> None:
        card, other = int(option[1]), int(option[2][1:]) - 1
        p.place[card] = other
        p.given[card] = 1
        p.note("given", "T-5", seat, {"card": option[1], "to": option[2]})
        p.wake(other, "rest")


class Beg(Action[Gifts]):  # T-6
    """Question somebody for a card: the other is asked before whatever it does next, done or not."""

    verb = "beg"
    ids = "T-6"
    closed = ("", "has-none T-6", "to-oneself T-6", "drawn-enough T-6")

    def moves(self, p: Gifts) -> list[Option]:
        return [("beg", f"p{other + 1}") for other in range(p.seats)]

    def gate(self, p: Gifts, seat: int, other: int) -> int:
        if other == seat:
            return 2
        if p.drawn[seat] >= DRAWS:
            return 3
        return 0 if other in p.place else 1

    def closed_by(self, p: Gifts, seat: int, words: Option) -> int:
        return self.gate(p, seat, int(words[1][1:]) - 1)

    def play(self, p: Gifts, seat: int, option: Option) -> None:
        p.drawn[seat] += 1
        p.then_for(int(option[1][1:]) - 1, ("consent", int(option[1][1:]) - 1, (seat,)))


class Done(Action[Gifts]):  # T-7
    verb = "done"
    ids = "T-7"

    def moves(self, p: Gifts) -> list[Option]:
        return [("done",)]

    def gate(self, p: Gifts, seat: int) -> int:
        return 0

    def closed_by(self, p: Gifts, seat: int, words: Option) -> int:
        return self.gate(p, seat)

    def play(self, p: Gifts, seat: int, option: Option) -> None:
        p.then(("rest", seat, ()))


ACTIONS: Final[dict[str, Action[Gifts]]] = {action.verb: action for action in (Draw(), Put(), Give(), Beg(), Done())}


class Turn(TurnRule[Gifts]):  # T-7
    """Any number of actions, in whatever order the moves of all arrive."""

    ids = "T-7"
    prompt = "turn"
    actions = ACTIONS
    ends = "done"

    def options(self, p: Gifts, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        for action in ACTIONS.values():
            action.offer(p, seat, out)
        return out

    def play(self, p: Gifts, seat: int, args: Args, option: Option) -> None:
        p.then(("turn", seat, ()))
        ACTIONS[option[0]].play(p, seat, option)


class Rest(Rule[Gifts]):  # T-7
    """Who is done rests, and may take it back while anybody is not."""

    ids = "T-7"
    prompt = "rest"
    asks = True
    rests = True

    def options(self, p: Gifts, seat: int, args: Args) -> list[Option]:
        return [("resume",)]

    def play(self, p: Gifts, seat: int, args: Args, option: Option) -> None:
        p.note("resumed", "T-7", seat, {})


class Card(Rule[Gifts]):  # T-3
    """Which card it is, is chance: the deck is everybody's and has no order."""

    ids = "T-3"
    prompt = "card"
    asks = True
    chance = True

    def options(self, p: Gifts, seat: int, args: Args) -> list[Option]:
        return [("card", WORDS[card]) for card in range(CARDS) if p.place[card] == DECK]

    def play(self, p: Gifts, seat: int, args: Args, option: Option) -> None:
        p.place[int(option[1])] = seat
        p.note("drawn", "T-3", seat, {"card": option[1]})


class Consent(Choice[Gifts]):  # T-6
    """Hand over one's lowest card, or nothing."""

    ids = "T-6"
    prompt = "consent"
    closed = ("", "has-none T-6")

    def moves(self, p: Gifts, seat: int, args: Args) -> list[Option]:
        return [("yes",), ("no",)]

    def gate(self, p: Gifts, seat: int, args: Args, move: Option) -> int:
        return 1 if move[0] == "yes" and seat not in p.place else 0

    def play(self, p: Gifts, seat: int, args: Args, option: Option) -> None:
        if option[0] == "yes":
            p.place[p.place.index(seat)] = args[0]
            p.wake(args[0], "rest")
        p.note("begged", "T-6", args[0], {"from": f"p{seat + 1}", "answer": option[0]})


RULES: Final[dict[str, Rule[Gifts]]] = {
    "round": Round(), "close": Close(), "turn": Turn(), "rest": Rest(), "card": Card(), "consent": Consent(),
}  # fmt: skip


def start(figures: Any, seats: int, settings: Settings) -> Gifts:
    p = Gifts(seats)
    p.then(("round", -1, ()))
    return p


def view(p: Gifts, seat: int | None) -> dict[str, Any]:
    return {"seat": seat, "ending": p.ending, "round": p.round, "place": p.place[:], "bowl": p.bowl}


def points(p: Gifts) -> list[int]:
    return [sum(WORTH[card] for card in range(CARDS) if p.place[card] == seat) for seat in range(p.seats)]


def outcome(p: Gifts) -> Outcome:
    scores = points(p)
    won = [] if p.ending == "flood" else [seat for seat in range(p.seats) if scores[seat] == max(scores)]
    return Outcome(p.ending, tuple(won), tuple(scores))


def faults(p: Gifts) -> list[str]:
    here = sum(where == BOWL for where in p.place)
    return [] if here == p.bowl <= ROOM and len(p.place) == CARDS else [f"bowl {here} {p.bowl}"]


def evaluate_all(p: Gifts) -> list[float]:
    return [0.0 if p.ending == "flood" else (1 + score) / 60 for score in points(p)]


GAME: Final = Game(
    name="gifts",
    least_seats=2,
    most_seats=4,
    settings=(Setting("plain", (True,), True, "T-1"),),
    rules=RULES,
    endings=("calm", "flood"),
    house_sheet=dict,
    figures=lambda sheet: Figures(),
    start=start,
    view=view,
    outcome=outcome,
    stage=lambda p: [("ui.fac.round", {"round": p.round})],
    faults=faults,
    bots=BotSettings(
        evaluate_all=evaluate_all,
        forecast=lambda p, seat: (float(points(p)[seat]), 1.0),
        rollout_weights={"done": 0.5},
    ),
)


def too_late(reason: Reason | None) -> bool:
    """Whether a move was closed by what somebody else did meanwhile."""
    return reason is not None and reason.code in ("bowl-full", "deck-empty", "not-yours", "has-none")
