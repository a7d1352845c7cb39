"""An action: one thing a player may do in a turn, with the words for it and the reasons against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from keeling.core.agenda import Option, Position
from keeling.core.reason import Reason

P = TypeVar("P", bound=Position)


class Action(Generic[P]):
    """A verb of the game: what it offers now, why it is closed, and what it does."""

    verb: str = ""
    ids: str = ""

    def moves(self, p: P) -> list[Option]:
        """Every well-formed move with this verb, open or not."""
        raise TypeError(self.verb)

    def offer(self, p: P, seat: int, out: list[Option]) -> None:
        """Add the open moves to a list; `why` finds nothing against exactly these."""
        raise TypeError(self.verb)

    def why(self, p: P, seat: int, words: Option) -> Reason | None:
        """The rule that closes a well-formed move, or None."""
        raise TypeError(self.verb)

    def play(self, p: P, seat: int, option: Option) -> None:
        """Do it; the move is known to be open."""
        raise TypeError(self.verb)


def explain(action: Action[P], p: P, seat: int, words: Option) -> Reason | None:
    """Why these words, whole or the beginning of a move, are closed; None if they or a completion are open."""
    forms = action.moves(p)
    meant = [words] if words in forms else [move for move in forms if move[: len(words)] == words]
    if not meant:
        form = " ".join(forms[0]) if forms else action.verb
        return Reason("malformed", "", {"move": " ".join(words), "example": form})
    reasons: list[Reason] = []
    for move in meant:
        reason = action.why(p, seat, move)
        if reason is None:
            return None
        reasons.append(reason)
    codes = [reason.code for reason in reasons]
    usual = max(codes, key=codes.count)  # "there is no such piece" recurs; what is rare says more
    return next((reason for reason in reasons if reason.code != usual), reasons[0])


def explain_turn(
    actions: dict[str, Action[P]], p: P, seat: int, words: Option, spent: Callable[[Action[P]], Reason | None]
) -> Reason:
    """Why these words are closed in a turn: no such verb, malformed, the action spent, or what the action says."""
    action = actions.get(words[0])
    if action is None:
        return Reason("unknown-verb", "", {"word": words[0], "allowed": ", ".join(actions)})
    reason = explain(action, p, seat, words)
    if reason is not None and reason.code == "malformed":
        return reason
    used = spent(action)
    if used is not None:
        return used
    return reason if reason is not None else Reason("incomplete", "", {"move": " ".join(words)})
