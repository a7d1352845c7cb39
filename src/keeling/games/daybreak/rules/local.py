"""The local stage: everybody acts at once, with any number of actions in any order (D-30, D-31, D-35)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import COMMUNITY, EACH, IN_LOCAL, LOCAL, MORE_DRAW, SEATS
from keeling.games.daybreak.rules.hand import HandOver, Start, Tuck, offer_cards
from keeling.games.daybreak.rules.lasting import own_mod
from keeling.games.daybreak.rules.use import Use, offer_uses

DONE: Final[Option] = ("done",)


def cards_to_draw(t: DaybreakPosition, seat: int) -> int:
    """Five, fewer with many communities in crisis; cards change it, and all changes add up (D-30)."""
    communities = t.board[seat * EACH + COMMUNITY]
    fewer = sum([communities >= least for least in t.figures.fewer])
    return max(0, t.figures.draw - fewer + own_mod(t, seat, MORE_DRAW))


class LocalStage(Rule[DaybreakPosition]):  # D-30
    """Everybody draws before anyone acts."""

    ids = "D-30"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.stage = LOCAL
        t.handed = t.refused = 0
        draws: list[Step] = [("draw", player, (cards_to_draw(t, player), 0, 0, 0)) for player in range(t.seats)]
        t.then(*draws, ("act", -1, ()))


class Act(Rule[DaybreakPosition]):  # D-31 D-35
    """The shared stage: it ends when all are done; a move that another has closed is refused (D-35c)."""

    ids = "D-31 D-35"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.lanes = [[("turn", player, ())] for player in range(t.seats)]
        t.shared = 1
        t.then(("emissions", -1, ()))


class Done(Action[DaybreakPosition]):  # D-35
    """Be done, for the time being."""

    verb = "done"
    ids = "D-35"

    def moves(self, t: DaybreakPosition) -> list[Option]:
        return [DONE]

    def gate(self, t: DaybreakPosition, seat: int) -> int:
        return 0

    def closed_by(self, t: DaybreakPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat)

    def play(self, t: DaybreakPosition, seat: int, option: Option) -> None:
        if t.facts is not None:
            t.note("done", "D-35", seat, {})
        t.then(("rest", seat, ()))


_LISTED: Final[list[Action[DaybreakPosition]]] = [Use(), Start(), Tuck(), HandOver(), Done()]
ACTIONS: Final[dict[str, Action[DaybreakPosition]]] = {action.verb: action for action in _LISTED}


_TURNS: Final[list[Step]] = [("turn", seat, ()) for seat in range(len(SEATS))]


class Turn(TurnRule[DaybreakPosition]):  # D-31
    """Use, start and support in any order, any number of times."""

    ids = "D-31"
    prompt = "turn"
    actions = ACTIONS
    ends = "done"

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        offer_uses(t, seat, IN_LOCAL, out)
        if t.hand[seat]:
            offer_cards(t, seat, out)
        out.append(DONE)
        return out

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        t.agenda.append(_TURNS[seat])
        ACTIONS[option[0]].play(t, seat, option)


class Rest(Rule[DaybreakPosition]):  # D-35
    """Who is done may take it back while anyone is not."""

    ids = "D-35"
    prompt = "rest"
    asks = True
    rests = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [("resume",)]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        t.note("resumed", "D-35", seat, {})
