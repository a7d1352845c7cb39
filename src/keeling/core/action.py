"""Actions: what a player may do in a turn, each verb with its words, its gate and its effect; and the turn itself."""

from __future__ import annotations

from typing import ClassVar, Generic

from keeling.core.agenda import Args, Option, P, Rule, refusal
from keeling.core.nearness import Refused, by_nearness, in_common
from keeling.core.reason import Reason, Values


class Action(Generic[P]):
    """A verb of the game.

    Each verb has a `gate` of its own on numbers, not on words: 0 if the move is open, else the number of what closes
    it. `offer` lists the moves whose gate is open, `closed_by` asks the same gate about one move in words.
    """

    verb: str = ""
    ids: str = ""
    closed: ClassVar[tuple[str, ...]] = ("",)  # what the numbers of the gate mean: "code rule-id"

    def moves(self, p: P) -> list[Option]:
        """Every well-formed move with this verb, open or not."""
        raise TypeError(self.verb)

    def knows(self, p: P, words: Option) -> bool:
        """Whether a move is well-formed; a verb with very many moves says so without listing them all."""
        return words in self.moves(p)

    def offer(self, p: P, seat: int, out: list[Option]) -> None:
        """Add the open moves to a list."""
        for move in self.moves(p):
            if not self.closed_by(p, seat, move):
                out.append(move)

    def closed_by(self, p: P, seat: int, words: Option) -> int:
        """What the gate says of a well-formed move: 0 if it is open."""
        raise TypeError(self.verb)

    def numbers(self, p: P, seat: int, words: Option, number: int) -> Values:
        """What the reason of this number tells beside its code."""
        return {}

    def play(self, p: P, seat: int, option: Option) -> None:
        """Do it; the move is known to be open."""
        raise TypeError(self.verb)


class TurnRule(Rule[P]):
    """A turn: one of its actions after another, until the seat ends it."""

    asks = True
    turn = True
    by_itself = False  # also where only ending it is left, that is the player's to say
    actions: dict[str, Action[P]] = {}
    ends: str = ""  # the verb that ends it

    def spent(self, p: P, seat: int, action: Action[P]) -> Reason | None:
        """Why no move of this action is open now, whatever its words; None if it is not used up."""
        return None

    def moves(self, p: P, seat: int, args: Args) -> list[Option]:
        return [move for action in self.actions.values() for move in action.moves(p)]

    def why(self, p: P, seat: int, args: Args, words: Option) -> Reason | None:
        """No such verb, malformed, the action spent, or what the action says; the beginning of a move is incomplete."""
        action = self.actions.get(words[0])
        if action is None:
            return Reason("unknown-verb", "", {"word": words[0], "allowed": ", ".join(self.actions)})
        known = action.knows(p, words)
        forms = [words] if known else action.moves(p)
        meant = [move for move in forms if move[: len(words)] == words]
        if not meant:
            form = " ".join(forms[0]) if forms else action.verb
            return Reason("malformed", "", {"move": " ".join(words), "example": form})
        used = self.spent(p, seat, action)
        if used is not None:
            return used
        reason = None if any(not action.closed_by(p, seat, move) for move in meant) else self._of_all(p, seat, meant)
        if reason is None and not known:
            return Reason("incomplete", "", {"move": " ".join(words)})
        return reason

    def _of_all(self, p: P, seat: int, meant: list[Option]) -> Reason:
        """Why all of these moves of an action are closed: what they have in common, or the nearest one's reason."""
        closed = by_nearness(self.refusals(p, seat, meant))
        return in_common(closed) or closed[0].reason

    def refusals(self, p: P, seat: int, moves: list[Option]) -> list[Refused]:
        """What closes each of these moves, and how far through its gate it comes."""
        found: list[Refused] = []
        for move in moves:
            action = self.actions[move[0]]
            number = action.closed_by(p, seat, move)
            if number:
                reason = refusal(action.closed[number], action.numbers(p, seat, move, number))
                found.append(Refused(move, reason, number))
        return found


def main_turn(rules: dict[str, Rule[P]]) -> TurnRule[P] | None:
    """The turn of a game: of several the one with most verbs, for what is put together in a turn has few."""
    turns = [rule for rule in rules.values() if isinstance(rule, TurnRule)]
    return max(turns, key=lambda rule: len(rule.actions)) if turns else None
