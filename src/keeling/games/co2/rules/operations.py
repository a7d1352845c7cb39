"""The operations phase: rounds, turns, and their end (C-30 … C-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason, Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import PASSED
from keeling.games.co2.rules.build import Build
from keeling.games.co2.rules.goals import DiscardGoal
from keeling.games.co2.rules.install import Install
from keeling.games.co2.rules.lobby import Lobby
from keeling.games.co2.rules.market import Buy, Sell
from keeling.games.co2.rules.propose import Propose
from keeling.games.co2.rules.scientists import MoveScientist, list_moves
from keeling.games.co2.rules.un_goals import Claim
from keeling.games.co2_family.rules import turns
from keeling.games.co2_family.rules.turns import END, PASS

PROPOSE_VERB: Final = Propose()
INSTALL_VERB: Final = Install()
BUILD_VERB: Final = Build()
_MOVE: Final = MoveScientist()
BUY_VERB: Final = Buy()
SELL_VERB: Final = Sell()
LOBBY_VERB: Final = Lobby()
CLAIM_VERB: Final = Claim()
_DISCARD: Final = DiscardGoal()


class Operations(Rule[Co2Position]):  # C-11 C-30
    """The rounds of a decade begin."""

    ids = "C-11 C-30"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        if t.facts is not None:
            t.note("operations-phase", "C-11", -1, {"decade": t.decade})
        t.then(("round", -1, (1,)), ("end-check", -1, ()))


class Round(Rule[Co2Position]):  # C-30 C-11
    """Every player takes one turn, clockwise from the start player."""

    ids = "C-30 C-11"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.round = args[0]
        if args[0] < t.figures.rounds[t.seats - 1]:
            t.then(("round", -1, (args[0] + 1,)))
        t.then(*[("begin-turn", (t.start + place) % t.seats, ()) for place in range(t.seats)])


class BeginTurn(turns.BeginTurn[Co2Position]):  # C-30
    """A fresh turn: one main action and each free move once."""

    ids = "C-30"


def main_actions(t: Co2Position, seat: int) -> list[Option]:
    """The main actions open to a player."""
    out: list[Option] = []
    PROPOSE_VERB.offer(t, seat, out)
    INSTALL_VERB.offer(t, seat, out)
    BUILD_VERB.offer(t, seat, out)
    return out


class PassAction(turns.PassAction[Co2Position]):  # C-30
    """Only a player with no legal main action may pass it (ruling)."""

    ids = "C-30"
    closed = ("", "must-act C-30")

    def main_actions(self, t: Co2Position, seat: int) -> list[Option]:
        return main_actions(t, seat)

    def passed(self) -> int:
        return PASSED


class EndTurn(turns.EndTurn[Co2Position]):  # C-30 C-35
    """The turn ends once the main action is taken."""

    ids = "C-30 C-35"
    closed = ("", "main-action-due C-30")

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        t.then(("work", seat, ()), ("summits", seat, ()))


_PASS: Final = PassAction()
_END: Final = EndTurn()
MAIN: Final[list[Action[Co2Position]]] = [PROPOSE_VERB, INSTALL_VERB, BUILD_VERB, _PASS]
ACTIONS: Final[dict[str, Action[Co2Position]]] = {
    action.verb: action
    for action in (
        PROPOSE_VERB,
        INSTALL_VERB,
        BUILD_VERB,
        _PASS,
        _MOVE,
        BUY_VERB,
        SELL_VERB,
        LOBBY_VERB,
        CLAIM_VERB,
        _DISCARD,
        _END,
    )
}


class Turn(TurnRule[Co2Position]):  # C-30 C-31 C-32
    """One main action and any of the free moves, in any order, none inside another."""

    ids = "C-30 C-31 C-32"
    prompt = "turn"
    actions = ACTIONS
    ends = "end"

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        # pass and end as their gates have it, without asking the main actions twice
        out = [END] if t.acted else main_actions(t, seat) or [PASS]
        # each free move once (C-50): what is used up need not be asked at all
        if not t.moved:
            list_moves(t, seat, out)
        if not t.traded:
            BUY_VERB.offer(t, seat, out)
            SELL_VERB.offer(t, seat, out)
        if not t.carded:
            LOBBY_VERB.offer(t, seat, out)
            CLAIM_VERB.offer(t, seat, out)
        _DISCARD.offer(t, seat, out)
        return out

    def about(self, t: Co2Position, seat: int, args: Args) -> Values:
        return {"what": "free"} if t.acted else {}  # no main action is promised once it is taken

    def spent(self, t: Co2Position, seat: int, action: Action[Co2Position]) -> Reason | None:
        return Reason("used-action", "C-30") if t.acted and action in MAIN else None

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        if option != END:
            t.then(("turn", seat, ()))
        ACTIONS[option[0]].play(t, seat, option)
