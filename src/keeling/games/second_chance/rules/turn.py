"""A turn: one main action and each executive action once (S-22, S-92)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option
from keeling.core.reason import Reason, Values
from keeling.games.co2_family.rules import turns
from keeling.games.co2_family.rules.goals import DISCARD
from keeling.games.co2_family.rules.market import BUY, SELL
from keeling.games.co2_family.rules.turns import END, PASS
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import BUILT, COMPETITIVE, PASSED, PLANNED, PREPARED
from keeling.games.second_chance.rules.common import change_co2
from keeling.games.second_chance.rules.goals import DiscardGoal
from keeling.games.second_chance.rules.lobby import triggered
from keeling.games.second_chance.rules.main_actions import (
    BUILD_VERB,
    MOVE_VERB,
    PLAN_VERB,
    PREPARE_VERB,
    SELL_VERB,
    main_actions,
)
from keeling.games.second_chance.rules.main_effects import PlayLobbyist, pay_now
from keeling.games.second_chance.rules.market import Buy
from keeling.games.second_chance.rules.scientists import WAYS
from keeling.games.second_chance.rules.un_goals import Claim
from keeling.kit.single_moves import SingleMove

SECOND: Final[Option] = ("second",)
BUY_VERB: Final = Buy()
LOBBY_VERB: Final = PlayLobbyist()
CLAIM_VERB: Final = Claim()
_DISCARD: Final = DiscardGoal()


class BeginTurn(turns.BeginTurn[SecondChancePosition]):  # S-22
    """A fresh turn."""

    ids = "S-22"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.done = t.first = 0
        super().act(t, seat, args)


class PassAction(turns.PassAction[SecondChancePosition]):  # S-22
    ids = "S-22"
    closed = ("", "must-act S-22")
    done = PASSED

    def main_actions(self, t: SecondChancePosition, seat: int) -> list[Option]:
        return main_actions(t, seat, t.first)


class SecondAction(SingleMove[SecondChancePosition]):  # S-92
    """Alone, CO₂ may rise for a second, different main action, once in a turn."""

    verb = "second"
    move = SECOND
    ids = "S-92"
    closed = (
        "",
        "main-action-due S-22",
        "second-taken S-92",
        "passed-main S-92",
        "at-the-limit S-92",
        "no-second S-92",
    )

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return super().moves(t) if t.seats == 1 else []

    def gate(self, t: SecondChancePosition, seat: int) -> int:
        if t.first:
            return 2
        if not t.acted:
            return 1
        if t.acted == PASSED:
            return 3
        if t.co2 >= t.figures.limit:
            return 4
        return 0 if main_actions(t, seat, t.acted) else 5

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        if t.seats == 1:
            super().offer(t, seat, out)

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        return {"co2": t.figures.limit} if number == 4 else {}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        change_co2(t, t.figures.second_ppm)
        t.note("second-action", "S-92", seat, {"ppm": t.figures.second_ppm, "co2": t.co2})
        t.first, t.acted = t.acted, 0


class EndTurn(turns.EndTurn[SecondChancePosition]):  # S-22 S-45
    """The turn ends once the main action is taken; then completed summits are held."""

    ids = "S-22 S-45"
    closed = ("", "main-action-due S-22")

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        t.then(("summits", seat, ()))


_PASS: Final = PassAction()
_SECOND: Final = SecondAction()
_END: Final = EndTurn()
_KINDS: Final[dict[str, int]] = {"plan": PLANNED, "prepare": PREPARED, "build": BUILT}
_MAIN: Final[list[Action[SecondChancePosition]]] = [PLAN_VERB, PREPARE_VERB, BUILD_VERB, _PASS, _SECOND]
_FREE: Final[list[Action[SecondChancePosition]]] = [MOVE_VERB, BUY_VERB, SELL_VERB, LOBBY_VERB, CLAIM_VERB, _DISCARD]


class Turn(turns.Turn[SecondChancePosition]):  # S-22
    ids = "S-22"
    actions = turns.by_verb(*_MAIN, *_FREE, _END)

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        # pass and end as their gates have it, without asking the main actions twice
        main = [] if t.acted else main_actions(t, seat, t.first)
        out = [END] if t.acted else main[:] or [PASS]
        if t.seats == 1 and t.acted:
            _SECOND.offer(t, seat, out)
        if not t.moved:  # each executive action once: what is used up need not be asked at all
            WAYS.offer(t, seat, out)
        if not t.traded:
            if not BUY_VERB.gate(t, seat):
                out.append(BUY)
            if not SELL_VERB.gate(t, seat):
                out.append(SELL)
        if not t.carded:
            LOBBY_VERB.offer(t, seat, out, pay_now(t, seat, main))
            CLAIM_VERB.offer(t, seat, out)
        if t.mode == COMPETITIVE and not _DISCARD.gate(t, seat):
            out.append(DISCARD)
        return out

    def lapsing(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        """Main effects of the action just taken: they come directly after it or not at all (S-36)."""
        cards = 0 if t.carded else t.lobby[seat] & triggered(t)
        return [move for card, move in enumerate(t.figures.main) if cards >> card & 1]

    def spent(self, t: SecondChancePosition, seat: int, action: Action[SecondChancePosition]) -> Reason | None:
        kind = _KINDS.get(action.verb, 0)
        if t.acted and (kind or action.verb == "pass"):
            return Reason("used-action", "S-22")
        return Reason("same-action", "S-92") if kind and kind == t.first else None

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option[0] != "lobby":  # a lobbyist looks at the action just taken (S-36)
            t.done = t.spoke = 0
        if option != END:
            t.then(("turn", seat, ()))
        self.actions[option[0]].play(t, seat, option)
