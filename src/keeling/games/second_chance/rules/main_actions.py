"""The main actions of a turn, and those of all actions that a lobbyist names (S-22, S-34, S-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Option
from keeling.games.co2_family.rules.market import SELL
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import BUILT, PLANNED, PREPARED
from keeling.games.second_chance.rules.build import Build
from keeling.games.second_chance.rules.market import Sell
from keeling.games.second_chance.rules.plan import Plan
from keeling.games.second_chance.rules.prepare import Prepare
from keeling.games.second_chance.rules.scientists import WAYS, MoveScientist

PLAN_VERB: Final = Plan()
PREPARE_VERB: Final = Prepare()
BUILD_VERB: Final = Build()
MOVE_VERB: Final = MoveScientist()
SELL_VERB: Final = Sell()
NAMED_VERBS: Final[dict[str, Action[SecondChancePosition]]] = {
    action.verb: action for action in (PLAN_VERB, PREPARE_VERB, BUILD_VERB, MOVE_VERB, SELL_VERB)
}


def main_actions(t: SecondChancePosition, seat: int, but: int) -> list[Option]:
    """The main actions open to a player, but for one kind (S-92)."""
    out: list[Option] = []
    if but != PLANNED:
        PLAN_VERB.offer(t, seat, out)
    if but != PREPARED:
        PREPARE_VERB.offer(t, seat, out)
    if but != BUILT:
        BUILD_VERB.offer(t, seat, out)
    return out


def names(t: SecondChancePosition, move: Option) -> int:
    """The lobbyists, as bits, that name the action which a move is (S-34a)."""
    f = t.figures
    if move[0] == "move":
        source, goal = f.move_of[move]
        return f.after_summit[t.project[source]] if f.home < goal < f.first_card else 0
    return f.after_sale if move == SELL else f.named.get(move, 0)


def executive_actions(t: SecondChancePosition, seat: int) -> list[Option]:
    """The two other executive actions as far as lobbyists name them: a scientist to a summit, a permit sold."""
    out: list[Option] = []
    if not t.moved:
        WAYS.offer(t, seat, out)
    if not SELL_VERB.gate(t, seat):
        out.append(SELL)
    return out


def ahead_of(t: SecondChancePosition, seat: int, main: list[Option]) -> int:
    """The lobbyists in a player's hand, as bits, whose action can be taken next: one of these, or an executive one."""
    hand, cards, named = t.lobby[seat], 0, t.figures.named
    for move in main:
        cards |= named[move]
    if hand & ~cards & t.figures.executive:
        for move in executive_actions(t, seat):
            cards |= names(t, move)
    return hand & cards
