"""Goals of the UN: claimed by whoever has what they show."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2_family.model.figures import FamilyFigures
from keeling.games.co2_family.model.position import T
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.draws import LayRow
from keeling.games.co2_family.rules.supplies import pay_tech


def has_all(own: list[int], seat: int, counts: list[int]) -> bool:
    """Whether a player has of each energy as many as are shown; two of a kind need two."""
    mine = seat * EACH
    for count in counts:
        if own[mine] < count:
            return False
        mine += 1
    return True


def listed(f: FamilyFigures, counts: list[int]) -> str:
    """Energies by how many there are of each, as words: those of a kind one after the other."""
    return ", ".join([name for name, count in zip(f.energies, counts, strict=True) for _ in range(count)])


class OpenUn(LayRow[T]):
    """Reveal UN goals, one by one; the last of the args is how many are left."""

    prompt = "open-un"

    def pile(self, t: T, seat: int, args: Args) -> int:
        return t.un_deck if args[-1] else 0

    def words(self, t: T) -> list[Option]:
        return t.figures.un

    def lay(self, t: T, seat: int, args: Args, card: int) -> None:
        t.un_deck = without(t.un_deck, card)
        t.un_goals.append(card)
        if t.facts is not None:
            self.tell(t, card)

    def tell(self, t: T, card: int) -> None:
        """Report it, as the edition numbers its goals."""
        raise TypeError(self.prompt)


class Claim(Action[T]):
    """Claim an open UN goal for its price in tech."""

    verb = "claim"

    def shown(self, t: T) -> list[int]:
        """What players must have of each energy."""
        raise TypeError(self.verb)

    def moves(self, t: T) -> list[Option]:
        return t.figures.claim

    def gate(self, t: T, seat: int, goal: int) -> int:
        if t.carded:
            return 1
        if goal not in t.un_goals:
            return 2
        if t.tech[seat] < t.figures.un_tech[goal]:
            return 3
        return 0 if has_all(self.shown(t), seat, t.figures.un_plants[goal]) else 4

    def offer(self, t: T, seat: int, out: list[Option]) -> None:
        if t.carded or not any(self.shown(t)[seat * EACH : (seat + 1) * EACH]):
            return  # every goal shows something
        for goal in t.un_goals:
            if not self.gate(t, seat, goal):
                out.append(t.figures.claim[goal])

    def closed_by(self, t: T, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.claim_of[words[1]])

    def numbers(self, t: T, seat: int, words: Option, number: int) -> Values:
        if number == 3:
            return {"have": t.tech[seat], "need": t.figures.un_tech[t.figures.claim_of[words[1]]]}
        return {"no": words[1]} if number == 2 else {}

    def play(self, t: T, seat: int, option: Option) -> None:
        goal = t.figures.claim_of[option[1]]
        t.carded = 1
        t.un_goals.remove(goal)
        t.claims[seat] |= 1 << goal
        if t.facts is not None:
            self.tell(t, seat, goal)
        pay_tech(t, seat, t.figures.un_tech[goal], self.ids.split(" ")[0])
        self.reward(t, seat, goal)

    def tell(self, t: T, seat: int, goal: int) -> None:
        """Report it, as the edition numbers its goals."""
        raise TypeError(self.verb)

    def reward(self, t: T, seat: int, goal: int) -> None:
        """What the goal brings."""
        raise TypeError(self.verb)
