"""The energy supply: fossil plants, who pays for them, and the team's reduction of CO₂ (S-60 … S-64)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.co2_family.rules import demand
from keeling.games.co2_family.rules.supplies import has_permit, permit_to_bank
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import COOPERATIVE, REGIONS
from keeling.games.second_chance.rules.common import change_co2, change_common, is_team, penalty
from keeling.games.second_chance.rules.permits import PayPermit

REDUCE: Final[list[Option]] = [("reduce", str(step)) for step in range(100)]  # steps of climate.cut_ppm
CONFIRM: Final[Option] = ("confirm",)
CHANGE: Final[Option] = ("change",)


class Demand(demand.Demand[SecondChancePosition]):  # S-60
    ids = "S-60"


class DrawFossil(demand.DrawFossil[SecondChancePosition]):  # S-60 S-62 S-64
    """An empty space gets a fossil plant; an uncontrolled region sets a permit aside at once."""

    ids = "S-60 S-62 S-64"

    def placed(self, t: SecondChancePosition, region: int) -> None:
        if not is_team(t) and t.co2 > t.figures.limit:
            overheat(t, "S-64")
        elif t.control[region] >= 0:
            t.charged |= 1 << region
        elif t.permits_in[region]:
            t.permits_in[region] -= 1
            t.aside += 1
            t.note("region-pays", "S-62", -1, {"region": REGIONS[region]})


def overheat(t: SecondChancePosition, rule: str) -> None:
    """Above the line all lose."""
    t.ending = "overheated"
    t.note("overheated", rule, -1, {"co2": t.co2})


class Charges(Rule[SecondChancePosition]):  # S-62
    """When all tiles lie: what was set aside goes to the bank, then the controllers pay in the same order."""

    ids = "S-62"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        for _ in range(t.aside):
            permit_to_bank(t)
        t.aside = 0
        due: list[Step] = [
            ("charge", t.control[region], (region,)) for region in t.figures.ring if t.charged >> region & 1
        ]
        t.charged = 0
        t.then(*due)


class Charge(Rule[SecondChancePosition]):  # S-62
    """A controller pays a permit; only one who has none anywhere takes the penalty."""

    ids = "S-62"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        t.note("charged", "S-62", seat, {"region": REGIONS[args[0]]})
        if has_permit(t, seat):
            t.then(("charge-permit", seat, ()))
        else:
            penalty(t, seat, "S-62")


class ChargePermit(PayPermit):  # S-62
    """The controller chooses which permit to give up."""

    ids = "S-62"
    prompt = "charge"
    closed = ("", "own-supply-empty S-62", "not-controlled S-62", "region-empty S-62")


def cut_cost(t: SecondChancePosition) -> int:
    """What one step of reduction costs in this decade (S-63)."""
    return t.figures.cut_cost[t.decade - 1]


def cut(t: SecondChancePosition, steps: int) -> tuple[int, int]:
    """What so many steps of reduction take away and cost in this decade: ppm and points (S-63)."""
    return steps * t.figures.cut_ppm, steps * cut_cost(t)


# What a reduction settles is its own doing, so that it is known before it is chosen.
CHECK: Final[Step] = ("team-check", -1, ())


class Reduce(Choice[SecondChancePosition]):  # S-63 S-4
    """The team may give up points to lower CO₂; the start player proposes how far, and all can see it."""

    ids = "S-63 S-4"
    prompt = "reduce"
    closed = ("", "too-few-points S-63", "at-the-floor S-63")

    def about(self, t: SecondChancePosition, seat: int, args: Args) -> Values:
        ppm, vp = cut(t, 1)
        told: Values = {"ppm": ppm, "vp": vp}
        return {**told, "what": "must", "limit": t.figures.limit} if t.co2 > t.figures.limit else told

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return REDUCE[: self.most(t, 1) + 1] if is_team(t) else []

    def most(self, t: SecondChancePosition, extra: int) -> int:
        """Steps down to the floor, and some more to say why not."""
        return (t.co2 - t.figures.start_co2[COOPERATIVE]) // t.figures.cut_ppm + extra

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        steps = int(move[1])
        if steps > self.most(t, 0):
            return 2
        return 1 if cut(t, steps)[1] > max(0, team_points(t)) else 0

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        moves = [move for move in self.moves(t, seat, args) if not self.gate(t, seat, args, move)]
        return moves if len(moves) > 1 else []  # no question where there is no choice

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 1:
            return {"have": max(0, team_points(t)), "need": cut(t, int(move[1]))[1]}
        return {"co2": t.figures.start_co2[COOPERATIVE]}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        steps = int(option[1])
        if t.seats == 1 or (args and seat == args[0]):  # who cannot agree leaves it to the start player (S-4)
            take(t, steps)
            return
        t.proposed = steps
        if t.facts is not None:
            ppm, vp = cut(t, steps)
            t.note("reduction-proposed", "S-63", seat, {"ppm": ppm, "vp": vp})
        if args:  # another proposal goes back to the start player
            t.then(("agree", args[0], args))
        elif t.agrees:
            t.then(("agree", (seat + 1) % t.seats, (seat,)))
        else:
            t.then(("agree", seat, ()))


class Agree(Rule[SecondChancePosition]):  # S-63 S-4
    """Each of the others agrees or proposes otherwise, which the start player takes or answers with the last word."""

    ids = "S-63 S-4"
    prompt = "agree"
    asks = True

    def about(self, t: SecondChancePosition, seat: int, args: Args) -> Values:
        return {"what": "others"} if args else {}  # else the start player alone, at a table from before

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [CONFIRM, CHANGE]

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        after = (seat + 1) % t.seats
        if option == CONFIRM and args and args[0] not in (seat, after):
            t.then(("agree", after, args))
            return
        steps, t.proposed = t.proposed, -1
        if option == CONFIRM:
            take(t, steps)
        else:
            t.then(("reduce", seat, args))


def take(t: SecondChancePosition, steps: int) -> None:
    """The team gives up what was agreed, and sees where it stands."""
    reduce(t, steps)
    t.then(CHECK)


def reduce(t: SecondChancePosition, steps: int) -> None:
    """Points become ppm."""
    if not steps:
        return
    ppm, vp = cut(t, steps)
    change_co2(t, -ppm)
    t.note("reduced", "S-63", -1, {"ppm": -ppm, "vp": vp, "co2": t.co2})
    change_common(t, -vp, "S-63")


class TeamCheck(Rule[SecondChancePosition]):  # S-63
    """Below no points or above the line the team has lost; exactly on it, it is safe."""

    ids = "S-63"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if team_points(t) < 0:
            t.ending = "points-lost"
            t.note("points-lost", "S-63", -1, {"vp": team_points(t)})
        elif t.co2 > t.figures.limit:
            overheat(t, "S-63")
