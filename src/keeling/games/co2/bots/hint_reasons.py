"""What the planet needs, and what a turn is for: for whoever asks for advice."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Stage
from keeling.games.co2.bots.evaluation import survival
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2.rules.build import Build
from keeling.games.co2.rules.un_goals import meets
from keeling.games.co2_family.bots.purposes import controlled, learned
from keeling.games.co2_family.model.words import GREEN, READY

NAMED: Final = 3  # purposes that are told
IN_DANGER: Final = 0.75  # below this chance the common defeat is worth a word
_BUILD: Final = Build()


def advice(before: Co2Position, after: Co2Position, seat: int) -> tuple[Stage, Stage]:
    """Whether all are in danger, and what a turn between two positions is good for."""
    purposes = [*_regions(before, after, seat), *_opened(before, after, seat), *_later(before, after, seat)]
    return _danger(before), purposes[:NAMED]


def _danger(t: Co2Position) -> Stage:
    """The common defeat, if disasters have begun and it is near (C-25, C-26)."""
    if t.seats == 1 or t.co2 < t.figures.disaster or survival(t) >= IN_DANGER:
        return []
    return [("hint.danger", {"level": t.co2, "limit": t.figures.defeat})]


def _regions(before: Co2Position, after: Co2Position, seat: int) -> Stage:
    """Regions that come under one's control (C-60), and those that will get no fossil plant (C-23)."""
    told = controlled(before, after, seat)
    for region, name in enumerate(REGIONS):
        if before.decade >= before.figures.spaces[region]:
            continue
        space = before.figures.first_space[region] + before.decade  # the one that the next decade asks for
        if before.space[space] < GREEN <= after.space[space]:
            told.append(("hint.met", {"region": name}))
    return told


def _opened(before: Co2Position, after: Co2Position, seat: int) -> Stage:
    """What can be built or installed next turn that could not before (C-42, C-44)."""
    f = after.figures
    told: Stage = []
    for slot, code in enumerate(after.project):
        energy = code - READY
        if energy < 0 or _BUILD.gate(after, seat, energy, slot, False):
            continue
        if before.project[slot] != code or _BUILD.gate(before, seat, energy, slot, False):
            vp = f.plants[energy][after.pile[energy]][2]
            told.append(
                ("hint.build", {"energy": ENERGIES[energy], "region": REGIONS[f.slot_region[slot]], "points": vp})
            )
    for slot, code in enumerate(after.project):
        if 0 <= code < READY and before.project[slot] < 0:
            told.append(("hint.install", {"energy": ENERGIES[code], "region": REGIONS[f.slot_region[slot]]}))
    return told


def _later(before: Co2Position, after: Co2Position, seat: int) -> Stage:
    """More income between decades (C-21), UN goals that are now met (C-67), and expertise for plants (C-44)."""
    told: Stage = []
    for goal in after.un_goals:
        if meets(after, seat, goal) and not meets(before, seat, goal):
            told.append(("hint.goal", {"no": after.figures.sheet["un_goals"][goal]["no"]}))
    return told + learned(before, after, seat, "hint.expertise", ENERGIES)
