"""The end of the operations phase, and of the game (C-36, C-70)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENDINGS, FINAL_INCOME, REGIONS
from keeling.games.co2_family.model.words import GREEN


def all_green(t: Co2Position, region: int) -> bool:
    """Whether green plants stand on all spaces of a region."""
    first = t.figures.first_space[region]
    return min(t.space[first : first + t.figures.spaces[region]]) >= GREEN


class EndCheck(Rule[Co2Position]):  # C-36 C-70
    """Is this the last decade, are two regions green, is the planet back below the line?"""

    ids = "C-36 C-70"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.active = -1
        if t.decade >= t.figures.decades[t.seats - 1]:
            self.end(t, 0)
        elif sum([all_green(t, region) for region in range(len(REGIONS))]) >= 2:
            self.end(t, 1)
        elif t.hot and t.co2 < t.figures.disaster:
            self.end(t, 2)
        elif t.auction:
            t.then(("auction", t.start, (0, -1, -1)))
        else:
            t.then(("pass-start", -1, ()))

    def end(self, t: Co2Position, ending: int) -> None:
        """The game is over but for the reckoning."""
        t.note("game-ends", "C-70", -1, {"ending": ENDINGS[ending]})
        t.then(("company-goals", -1, ()), ("last-points", -1, ()), ("over", -1, (ending,)))
        if t.readings & FINAL_INCOME:  # C-71: the Italian rules pay once more, the Polish do not
            t.then(("income", -1, ()))
        t.then(("close-books", -1, ()))


class PassStart(Rule[Co2Position]):  # C-36
    """The start-player card goes to the left and the next decade begins."""

    ids = "C-36"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.start = (t.start + 1) % t.seats
        t.then(("next-decade", -1, ()))


class NextDecade(Rule[Co2Position]):  # C-36 C-20
    """The decade marker advances; its supply phase comes first."""

    ids = "C-36 C-20"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.decade += 1
        t.round = 0
        t.note("decade", "C-36", t.start, {"decade": t.decade})
        t.then(("supply", -1, ()))
