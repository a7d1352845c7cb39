"""A stage for rule tests of Second Chance: set the table, make the moves in notation, look at the result.

s = stage(seats=3)                       # cooperative, laid out with the first option of everything, seat 0 to move
s = stage(mode="competitive")            # after the first decade's supply
s.project("solar", "europe", "tech", level=2, prepared_by=1)
s.plant(0, "hydro", "asia", base=1)      # seat 0's plant on seat 1's infrastructure
s.play(0, "build solar europe tech")     # must be open, else the test fails with the reason
"""

from __future__ import annotations

from typing import Any, Self

import keeling
from keeling.core.agenda import CHANCE
from keeling.games.co2_family.model.figures import BONUS_PERMIT, BONUS_TECH, BONUS_WILD, NO_BONUS
from keeling.games.co2_family.model.words import EACH, GREEN, READY, REGIONS
from keeling.games.second_chance.model.position import team_points
from tests.family_stage import FamilyStage

BONUS = {"tech": BONUS_TECH, "permit": BONUS_PERMIT, "wild": BONUS_WILD}


class SecondChanceStage(FamilyStage):
    """A table of Second Chance; pieces are set so that the supplies still add up."""

    def side(self, figures: Any) -> Any:
        """The figures of the side of the board that is played on (S-95)."""
        return figures.for_mode(self.t.mode)

    @property
    def team(self) -> int:
        """The team's points."""
        return team_points(self.t)

    def points(self, value: int) -> Self:
        """Give the team so many points."""
        self.t.common += value - self.team
        return self

    def project(
        self, energy: str, region: str, slot: str, level: int = 1, prepared_by: int = -1, scientist: int = -1
    ) -> Self:
        """Lay a project into a slot, with an infrastructure or a scientist out of its owner's pool on it if named."""
        t = self.t
        number = self.slot(region, slot)
        assert t.project[number] < 0
        t.project[number] = self.number(energy)
        t.level[number] = level
        t.stock[self.number(energy)] -= 1
        if prepared_by >= 0:
            t.project[number] += READY
            t.owner[number] = prepared_by
            t.tokens[prepared_by] -= 1
        if scientist >= 0:
            source = t.pool if t.pool[scientist] else t.hand
            source[scientist] -= 1
            t.worker[number] = scientist
        return self

    def plant(self, seat: int, energy: str, region: str, space: int | None = None, base: int | None = None) -> Self:
        """Put a plant on a space (1-based; else the first empty one), on its builder's infrastructure or another's."""
        t = self.t
        first = t.figures.first_space[REGIONS.index(region)]
        count = t.figures.spaces[REGIONS.index(region)]
        spot = first + space - 1 if space else next(s for s in range(first, first + count) if t.space[s] == 0)
        old = t.space[spot]
        if old:
            t.fossils_out[old - 1] += 1
            t.co2 -= t.figures.ppm[old]
        owner = seat if base is None else base
        number = self.number(energy)
        t.space[spot] = GREEN + seat * EACH + number
        t.base[spot] = owner
        t.stock[number] -= 1
        t.tokens[owner] -= 1
        t.cubes[seat] -= 1
        t.plants[seat * EACH + number] += 1
        t.backing[owner * EACH + number] += 1
        return self

    def un(self, *numbers: int) -> Self:
        """Lay open exactly these UN goals."""
        self.t.un_goals[:] = [number - 1 for number in numbers]
        return self

    def environment(self, *numbers: int) -> Self:
        """Lay out exactly these environmental goals, all open."""
        t = self.t
        t.environment[:] = [number - 1 for number in numbers]
        t.turned = 0
        return self

    def open_goals(self) -> list[int]:
        """The numbers of the environmental goals that are still open."""
        t = self.t
        return [tile + 1 for place, tile in enumerate(t.environment) if not t.turned >> place & 1]

    def personal(self, seat: int, *numbers: int) -> Self:
        """Give a player exactly these personal goals; whoever held one of them loses it."""
        t = self.t
        wanted = sum(1 << number - 1 for number in numbers)
        for other in range(t.seats):
            t.personal[other] &= ~wanted
        t.personal_deck |= t.personal[seat]
        t.personal_deck &= ~wanted
        t.personal[seat] = wanted
        return self

    def played(self, card: int, seat: int) -> Self:
        """A lobbyist lies beside a player's board, for anybody's scientist."""
        t = self.t
        for other in range(t.seats):
            t.lobby[other] &= ~(1 << card - 1)
        t.lobby_deck &= ~(1 << card - 1)
        t.played[card - 1] = seat
        return self

    def goal(self, seat: int, no: int) -> Self:
        """Give a player this company goal."""
        self.t.goal[seat] = no - 1
        return self

    def knows(self, seat: int) -> list[int]:
        """A player's knowledge by energy."""
        return self.t.expertise[seat * EACH : (seat + 1) * EACH]

    def bonus(self, energy: str, space: int, what: str) -> Self:
        """Print a bonus over a space of a track: tech, permit, wild or an energy (this stage only)."""
        code = BONUS.get(what)
        self.own_figures().bonus[self.number(energy)][space] = self.number(what) if code is None else code
        return self

    def income(self, energy: str, **spaces: int) -> Self:
        """Print incomes over spaces of a track, as s3=4 (this stage only)."""
        for space, amount in spaces.items():
            self.own_figures().income[self.number(energy)][int(space[1:])] = amount
        return self

    # -- going to a point of the game ---------------------------------------------------------------------------

    def turn_of(self, seat: int) -> Self:
        """Go to a fresh turn of a player's; nothing follows it."""
        return self.jump("begin-turn", seat)

    def short_turn(self, seat: int) -> Self:
        """A player plans something where it brings money or tech, and ends the turn."""
        plan = next(move for move in self.options(seat) if move.startswith("plan") and not move.endswith("scientist"))
        return self.play(seat, plan, "end")

    def supply(self, decade: int = 2, after: str = "charges") -> Self:
        """Go to the supply of a decade, up to its charges and one step more."""
        t = self.t
        t.decade = decade
        t.agenda, t.lanes = [], []
        last = [] if after == "charges" else [(after, t.start, ())]
        t.then(("demand", -1, (0,)), ("charges", -1, ()), *last)
        self.settle()
        return self

    def reduction(self, decade: int) -> Self:
        """Go to the team's reduction of CO₂ at the end of a decade's supply."""
        t = self.t
        t.decade = decade
        t.agenda, t.lanes = [], []
        t.then(("reduce", t.start, ()), ("team-check", -1, ()), ("end-decade", -1, ()))
        self.settle()
        return self

    def finish(self) -> Self:
        """Go to the end of the last decade."""
        self.t.decade = self.t.figures.decades[self.t.mode]
        return self.jump("end-decade")

    def answer_first(self, *but: str) -> Self:
        """Take the first option of everything until a turn, or one of these prompts, is asked."""
        while (asked := self.seats_asked()) and self.prompt not in ("turn", *but):
            self.play(asked[0], self.options(asked[0])[0])
        return self


def stage(
    seats: int = 3,
    mode: str = "cooperative",
    sheet: dict[str, Any] | None = None,
    draws: dict[str, list[str]] | None = None,
    until: str = "turn",
    bonuses: bool = False,
    **options: Any,
) -> SecondChanceStage:
    """A table laid out by the first option of everything, or by those listed for a prompt, until a prompt comes.

    Its tracks show no bonuses unless the sheet's are asked for: a test prints those it is about.
    """
    chosen = {**options, **({"mode": mode} if seats > 1 else {})}
    s = SecondChanceStage(keeling.table("second-chance", seats, 0, chosen, sheet))
    left = {prompt: list(texts) for prompt, texts in (draws or {}).items()}
    while s.prompt != until:
        asked = s.seats_asked()[0]
        queue = left.get(s.prompt)
        s.play(asked, queue.pop(0) if queue else s.options(None if asked == CHANCE else asked)[0])
    assert not any(left.values()), left
    if not bonuses:
        for track in s.own_figures().bonus:
            track[:] = [NO_BONUS] * len(track)
    return s
