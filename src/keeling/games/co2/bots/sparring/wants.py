"""What a player by fixed rules lacks for its next plant, and what a step of expertise would bring it."""

from __future__ import annotations

from keeling.games.co2.model.position import Co2Position
from keeling.games.co2_family.model.figures import BONUS_PERMIT, NO_BONUS
from keeling.games.co2_family.model.words import EACH, READY
from keeling.games.co2_family.rules.income import income_on


def last_decade(t: Co2Position) -> bool:
    """Whether no supply phase is to come."""
    return t.decade >= t.figures.decades[t.seats - 1]


def turns_left(t: Co2Position) -> int:
    """Turns that each player still has, this round's included."""
    rounds = t.figures.rounds[t.seats - 1]
    return (t.figures.decades[t.seats - 1] - t.decade) * rounds + rounds - t.round + 1


def money_short(t: Co2Position, seat: int, energy: int) -> int:
    """Dollars that the top plant of an energy costs beyond what is in hand."""
    return max(0, t.figures.plants[energy][t.pile[energy]][0] - t.money[seat])


def tech_short(t: Co2Position, seat: int, energy: int) -> int:
    """Tech cubes that it takes beyond those in hand."""
    return max(0, t.figures.plants[energy][t.pile[energy]][1] - t.tech[seat])


def lore_short(t: Co2Position, seat: int, energy: int) -> int:
    """Expertise that it takes beyond what is known."""
    return max(0, t.figures.plants[energy][t.pile[energy]][1] - t.expertise[seat * EACH + energy])


def steps_short(t: Co2Position, energy: int) -> int:
    """Main actions until somebody can build this energy somewhere: install, or propose and install."""
    if READY + energy in t.project:
        return 0
    return 1 if energy in t.project else 2


def target(t: Co2Position, seat: int, lore: float = 2.0) -> int:
    """The energy whose next plant lacks least, for its points; -1 if no pile has one."""
    best, chosen = 1e9, -1
    for energy, pile in enumerate(t.figures.plants):
        if t.pile[energy] >= len(pile):
            continue
        short = money_short(t, seat, energy) + 2 * tech_short(t, seat, energy) + lore * lore_short(t, seat, energy)
        short += 4 * steps_short(t, energy) - pile[t.pile[energy]][2]
        if short < best:
            best, chosen = short, energy
    return chosen


def next_step(t: Co2Position, seat: int, energy: int) -> float:
    """What one more space on a track is worth: more income to come, and the bonus printed there."""
    disc = seat * EACH + energy
    if t.expertise[disc] >= t.figures.track_end[energy]:
        return 0.0
    supplies = t.figures.decades[t.seats - 1] - t.decade + 1
    before = income_on(t, seat, energy)
    t.expertise[disc] += 1
    more = income_on(t, seat, energy) - before
    bonus = t.figures.bonus[energy][t.expertise[disc]]
    t.expertise[disc] -= 1
    gift = 0.0 if bonus == NO_BONUS else 1.0 if bonus == BONUS_PERMIT else 2.0
    return 0.5 + more * supplies + gift
