"""The operations phase: rounds, turns, and their end (C-30 … C-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import PASSED
from keeling.games.co2.rules.build import Build
from keeling.games.co2.rules.goals import DiscardGoal
from keeling.games.co2.rules.install import Install
from keeling.games.co2.rules.lobby import Lobby
from keeling.games.co2.rules.market import Buy, Sell
from keeling.games.co2.rules.propose import Propose
from keeling.games.co2.rules.scientists import WAYS, MoveScientist
from keeling.games.co2.rules.un_goals import Claim
from keeling.games.co2_family.rules import turns
from keeling.games.co2_family.rules.goals import DISCARD
from keeling.games.co2_family.rules.market import BUY, SELL
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
        t.note("operations-phase", "C-11", -1, {"decade": t.decade})
        t.then(("round", -1, (1,)), ("end-check", -1, ()))


class Round(turns.Round[Co2Position]):  # C-30 C-11
    ids = "C-30 C-11"

    def rounds(self, t: Co2Position) -> int:
        return t.figures.rounds[t.seats - 1]


class BeginTurn(turns.BeginTurn[Co2Position]):  # C-30
    ids = "C-30"


def main_actions(t: Co2Position, seat: int) -> list[Option]:
    """The main actions open to a player."""
    out: list[Option] = []
    PROPOSE_VERB.offer(t, seat, out)
    INSTALL_VERB.offer(t, seat, out)
    BUILD_VERB.offer(t, seat, out)
    return out


class PassAction(turns.PassAction[Co2Position]):  # C-30
    ids = "C-30"
    closed = ("", "must-act C-30")
    done = PASSED

    def main_actions(self, t: Co2Position, seat: int) -> list[Option]:
        return main_actions(t, seat)


class EndTurn(turns.EndTurn[Co2Position]):  # C-30 C-35
    ids = "C-30 C-35"
    closed = ("", "main-action-due C-30")

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        t.then(("work", seat, ()), ("summits", seat, ()))


_PASS: Final = PassAction()
_END: Final = EndTurn()
MAIN: Final[list[Action[Co2Position]]] = [PROPOSE_VERB, INSTALL_VERB, BUILD_VERB, _PASS]
_FREE: Final[list[Action[Co2Position]]] = [_MOVE, BUY_VERB, SELL_VERB, LOBBY_VERB, CLAIM_VERB, _DISCARD]


class Turn(turns.Turn[Co2Position]):  # C-30 C-31 C-32
    ids = "C-30 C-31 C-32"
    actions = turns.by_verb(*MAIN, *_FREE, _END)

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        # pass and end as their gates have it, without asking the main actions twice
        out = [END] if t.acted else main_actions(t, seat) or [PASS]
        if not t.moved:  # each free move once (C-50): what is used up need not be asked at all
            WAYS.offer(t, seat, out)
        if not t.traded:
            if not BUY_VERB.gate(t, seat):
                out.append(BUY)
            if not SELL_VERB.gate(t, seat):
                out.append(SELL)
        if not t.carded:
            LOBBY_VERB.offer(t, seat, out)
            CLAIM_VERB.offer(t, seat, out)
        if not _DISCARD.gate(t, seat):
            out.append(DISCARD)
        return out

    def spent(self, t: Co2Position, seat: int, action: Action[Co2Position]) -> Reason | None:
        return Reason("used-action", "C-30") if t.acted and action in MAIN else None
