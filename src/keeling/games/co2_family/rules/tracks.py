"""Discs on the tracks and the bonuses they land on."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.reason import Values
from keeling.games.co2_family.model.figures import BONUS_PERMIT, BONUS_TECH, BONUS_WILD, NO_BONUS
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import EACH, REGIONS
from keeling.games.co2_family.rules.supplies import gain_tech, permit_to_region

PERMIT: Final[list[Option]] = [("permit", word) for word in REGIONS]


def advance(t: Table, seat: int, energy: int, rule: str) -> int:
    """Move a disc one space to the right and say which bonus it lands on; at the track's end the gain is lost."""
    disc = seat * EACH + energy
    f = t.figures
    if t.expertise[disc] >= f.track_end[energy]:
        t.note("track-end", f.ids["track"], seat, {"energy": f.energies[energy]})
        return NO_BONUS
    t.expertise[disc] += 1
    level = t.expertise[disc]
    if t.facts is not None:
        t.note("expertise", rule, seat, {"energy": f.energies[energy], "level": level})
    return f.bonus[energy][level]


def take_bonus(t: Table, seat: int, bonus: int, rule: str) -> bool:
    """Take a bonus at once, or ask what has to be chosen; False if it is an energy, which each edition teaches."""
    if bonus >= 0:
        return False
    if bonus == BONUS_TECH:
        gain_tech(t, seat, 1, rule)
    elif bonus == BONUS_PERMIT:
        t.then(("bonus-permit", seat, ()))
    elif bonus == BONUS_WILD:
        t.then(("wild", seat, ()))
    return True


class BonusPermit(Choice[T]):
    """A market permit into a region of one's choice that has room; lost if there is none."""

    prompt = "bonus-permit"

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return PERMIT if t.market else []  # without a permit there is nothing to choose

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        region = REGIONS.index(move[1])
        return 0 if t.permits_in[region] < t.figures.spaces[region] else 1

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"region": move[1], "most": t.figures.spaces[REGIONS.index(move[1])]}

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        permit_to_region(t, REGIONS.index(option[1]), self.ids.split(" ")[0])


class Wild(Choice[T]):
    """One space on a track of one's choice that is not at its end."""

    prompt = "wild"

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return t.figures.learn

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        energy = t.figures.energy_of[move[1]]
        return 0 if t.expertise[seat * EACH + energy] < t.figures.track_end[energy] else 1

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1]}
