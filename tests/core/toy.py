"""A toy game that shows the engine alone: two lanes, a draw, a choice, an act."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Position, Rule


class Toy(Position):
    """A pot, two purses and a deck of three coins."""

    def __init__(self) -> None:
        super().__init__()
        self.pot = 0
        self.purse = [5, 5]
        self.coins = [1, 2, 0]

    def copy(self) -> Toy:
        twin = Toy()
        twin.agenda, twin.lanes = self.agenda[:], [lane[:] for lane in self.lanes]
        twin.pot, twin.purse, twin.coins = self.pot, self.purse[:], self.coins[:]
        return twin


class Together(Rule[Toy]):
    def act(self, p: Toy, seat: int, args: Args) -> None:
        p.lanes = [[("give", 0, ())], [("give", 1, ()), ("give", 1, ())]]
        p.then(("draw", -1, ()), ("never", 0, ()), ("close", -1, ()))


class Give(Rule[Toy]):
    ids = "T-1"
    prompt = "give"
    asks = True

    def options(self, p: Toy, seat: int, args: Args) -> list[Option]:
        return [("give", str(coins)) for coins in range(p.purse[seat] + 1)]

    def play(self, p: Toy, seat: int, args: Args, option: Option) -> None:
        p.purse[seat] -= int(option[1])
        p.pot += int(option[1])


class Draw(Rule[Toy]):
    prompt = "draw"
    asks = True
    chance = True

    def options(self, p: Toy, seat: int, args: Args) -> list[Option]:
        return [("coin", str(kind)) for kind in range(3) if p.coins[kind]]

    def weights(self, p: Toy, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        return [count for count in p.coins if count]

    def play(self, p: Toy, seat: int, args: Args, option: Option) -> None:
        p.coins[int(option[1])] -= 1


class Never(Rule[Toy]):
    prompt = "never"
    asks = True

    def options(self, p: Toy, seat: int, args: Args) -> list[Option]:
        return []


class Close(Rule[Toy]):
    def act(self, p: Toy, seat: int, args: Args) -> None:
        p.ending = "closed"


RULES: dict[str, Rule[Toy]] = {
    "together": Together(),
    "give": Give(),
    "draw": Draw(),
    "never": Never(),
    "close": Close(),
}
