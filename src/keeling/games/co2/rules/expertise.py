"""Expertise: discs on the tracks and the bonuses they land on (C-53, C-54)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.figures import BONUS_PERMIT, BONUS_TECH, BONUS_WILD, NO_BONUS
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import gain_tech, permit_to_region
from keeling.games.co2.words import ENERGIES, REGIONS

LEARN: Final[list[Option]] = [("learn", word) for word in ENERGIES]
ENERGY_OF: Final[dict[str, int]] = {word: energy for energy, word in enumerate(ENERGIES)}
PERMIT: Final[list[Option]] = [("permit", word) for word in REGIONS]


class Expertise(Rule[Co2Position]):  # C-53 C-54
    """One space to the right; a bonus there is taken at once, before anything else."""

    ids = "C-53 C-54"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-53")


def gain_expertise(t: Co2Position, seat: int, energy: int, rule: str) -> None:
    """Move the disc and start its bonus; at the end of the track the gain is lost (C-53)."""
    disc = seat * len(ENERGIES) + energy
    if t.expertise[disc] >= t.figures.track_end[energy]:
        if t.facts is not None:
            t.note("track-end", "C-53", seat, {"energy": ENERGIES[energy]})
        return
    t.expertise[disc] += 1
    level = t.expertise[disc]
    if t.facts is not None:
        t.note("expertise", rule, seat, {"energy": ENERGIES[energy], "level": level})
    bonus = t.figures.bonus[energy][level]
    if bonus == NO_BONUS:
        return
    if bonus == BONUS_TECH:
        gain_tech(t, seat, 1, "C-53")
    elif bonus == BONUS_PERMIT:
        t.then(("bonus-permit", seat, ()))
    elif bonus == BONUS_WILD:
        t.then(("wild", seat, ()))
    else:
        t.then(("expertise", seat, (bonus,)))


class BonusPermit(Choice[Co2Position]):  # C-53 C-54
    """A market permit into a region of one's choice that has room; lost if there is none."""

    ids = "C-53 C-54"
    prompt = "bonus-permit"
    closed = ("", "region-full C-53")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return PERMIT if t.market else []  # without a permit there is nothing to choose (C-54)

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        region = REGIONS.index(move[1])
        return 0 if t.permits_in[region] < t.figures.spaces[region] else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"region": move[1], "most": t.figures.spaces[REGIONS.index(move[1])]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        permit_to_region(t, REGIONS.index(option[1]), "C-53")


class Wild(Choice[Co2Position]):  # C-54 C-53
    """One expertise in an energy of one's choice whose track is not at its end."""

    ids = "C-54 C-53"
    prompt = "wild"
    closed = ("", "track-ended C-54")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return LEARN

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        energy = ENERGY_OF[move[1]]
        return 0 if t.expertise[seat * len(ENERGIES) + energy] < t.figures.track_end[energy] else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, ENERGY_OF[option[1]], "C-54")
