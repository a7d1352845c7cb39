"""Expertise: discs on the tracks and the bonuses they land on (C-53, C-54)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.rules import tracks


class Expertise(Rule[Co2Position]):  # C-53 C-54
    """One space to the right; a bonus there is taken at once, before anything else."""

    ids = "C-53 C-54"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-53")


def gain_expertise(t: Co2Position, seat: int, energy: int, rule: str) -> None:
    """Move the disc and start its bonus (C-53)."""
    bonus = tracks.advance(t, seat, energy, rule)
    if not tracks.take_bonus(t, seat, bonus, "C-53"):
        t.then(("expertise", seat, (bonus,)))


class BonusPermit(tracks.BonusPermit[Co2Position]):  # C-53 C-54
    ids = "C-53 C-54"
    closed = ("", "region-full C-53")


class Wild(tracks.Wild[Co2Position]):  # C-54 C-53
    """One expertise in an energy of one's choice whose track is not at its end."""

    ids = "C-54 C-53"
    closed = ("", "track-ended C-54")

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, t.figures.energy_of[option[1]], "C-54")
