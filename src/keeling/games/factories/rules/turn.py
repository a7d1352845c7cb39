"""A player's turn: its steps and its actions (F-20 … F-28)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Args, Option, Rule, Step
from keeling.core.reason import Reason, Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import ACTIONS as MORE
from keeling.games.factories.model.words import MODS, SEATS
from keeling.games.factories.rules.build import Build
from keeling.games.factories.rules.cards import Draw, Play
from keeling.games.factories.rules.certificates import Use
from keeling.games.factories.rules.components import Mount, MoveComponent, Purchase, Remove
from keeling.games.factories.rules.mayor import Mayor
from keeling.games.factories.rules.offers import Offer
from keeling.games.factories.rules.sites import clear_halts
from keeling.games.factories.rules.trade import Buy, Sell
from keeling.games.factories.rules.waste import Burn, Clean

END: Final[Option] = ("end",)
_PARTS: Final = ("fade", "plan", "overflow", "storage", "turn", "production", "debt")  # of a turn, the last one first
_STEPS: Final[list[list[Step]]] = [
    [(name, seat, (0,) if name == "storage" else ()) for name in _PARTS] for seat in range(len(SEATS))
]


class BeginTurn(Rule[FactoriesPosition]):  # F-21 F-28
    """The four steps of a turn, or none of them if it is skipped."""

    ids = "F-21 F-28"

    def act(self, t: FactoriesPosition, seat: int, args: Args) -> None:
        t.active = seat
        t.offers = t.cleaned = t.burned = t.dealt = t.short = t.certified = 0
        t.actions = max(0, t.figures.actions + t.mods[seat * MODS + MORE])
        if t.skip[seat]:
            t.skip[seat] = 0
            t.actions = 0
            clear_halts(t, seat)  # a stop counts as served; plan and debts stay (F-28)
            t.note("turn-skipped", "F-28", seat, {"round": t.round})
            t.then(("fade", seat, ()))
            return
        if t.facts is not None:
            t.note("begin-turn", "F-21", seat, {"round": t.round})
        t.agenda += _STEPS[seat]


class EndTurn(Action[FactoriesPosition]):  # F-21
    """Fewer actions are allowed."""

    verb = "end"
    ids = "F-21"

    def gate(self, t: FactoriesPosition) -> int:
        return 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [END]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        out.append(END)

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t)


_OFFER: Final = Offer()
_END: Final = EndTurn()
_LIST: Final[list[Action[FactoriesPosition]]] = [
    Buy(), Sell(), _OFFER, Build(), Draw(), Play(), Use(), Purchase(), Mount(), MoveComponent(), Remove(), Clean(),
    Burn(), Mayor(), _END,
]  # fmt: skip
ACTIONS: Final[dict[str, Action[FactoriesPosition]]] = {action.verb: action for action in _LIST}


class Turn(TurnRule[FactoriesPosition]):  # F-21
    """Up to three actions, repeats allowed, fewer allowed."""

    ids = "F-21"
    prompt = "turn"
    actions = ACTIONS
    ends = "end"

    def options(self, t: FactoriesPosition, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        if t.actions <= 0:
            return [END]
        for action in _LIST:
            action.offer(t, seat, out)
        return out

    def about(self, t: FactoriesPosition, seat: int, args: Args) -> Values:
        return {} if t.actions > 0 else {"what": "over"}

    def spent(self, t: FactoriesPosition, seat: int, action: Action[FactoriesPosition]) -> Reason | None:
        return Reason("no-actions-left", "F-21") if t.actions <= 0 and action is not _END else None

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        if option == END:
            return
        t.agenda.append(("turn", seat, ()))
        action = ACTIONS[option[0]]
        if action is not _OFFER:
            t.actions -= 1  # an offer costs its action only when it is accepted (F-41)
        action.play(t, seat, option)
