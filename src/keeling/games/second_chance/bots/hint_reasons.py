"""What a team needs most, and what a turn does for it: for whoever asks for advice."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Stage
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH, READY, SEATS
from keeling.games.co2_family.rules.demand import building_site
from keeling.games.second_chance.bots.purposes import purposes
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import ENERGIES, REGIONS
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, TRACK_END, TRACK_MIDDLE, is_open
from keeling.games.second_chance.rules.personal import least, met
from keeling.games.second_chance.rules.supply import cut_cost
from keeling.games.second_chance.views.decade_forecast import debts

Need = tuple[str, Values]  # the key of a text, with its numbers
NO_NEED: Final[Need] = ("", {})
SOON: Final = 2  # spaces on a track that are near
FAR: Final = 99
NAMED: Final = 2  # goals and purposes that are named one by one


def advice(before: SecondChancePosition, after: SecondChancePosition, seat: int) -> tuple[Stage, Stage]:
    """What the team needs, and what a turn between two positions is for; rivals need nothing together."""
    further = [*_lowered(before, after), *purposes(before, after, seat)]
    if not is_team(before):
        return [], further[:NAMED]
    turned = [place for place in range(len(before.environment)) if is_open(before, place) and not is_open(after, place)]
    brings: Stage = [("hint.turns", {"tile": before.environment[place] + 1}) for place in turned[:NAMED]]
    return [*debts(before), *([] if turned else _nearest(before, seat)), *_victory(before, seat)], (brings + further)[
        :NAMED
    ]


def _lowered(before: SecondChancePosition, after: SecondChancePosition) -> Stage:
    """Why CO₂ is lowered as far as it is: no further than the team must, or while it costs less than later (S-63)."""
    step, f = before.agenda[-1][0] if before.agenda else "", before.figures
    if step not in ("reduce", "agree") or after.co2 >= before.co2:
        return []
    if after.co2 > f.limit - f.cut_ppm:
        return [("hint.cut-least", {"limit": f.limit})]
    later = f.cut_cost[before.decade : before.decade + 1]
    return [("hint.cut-now", {"ppm": f.cut_ppm, "vp": cut_cost(before), "later": cost}) for cost in later]


def _nearest(t: SecondChancePosition, seat: int) -> Stage:
    """The open goal that is nearest: infrastructure on which one can build, or a disc that has few spaces to go."""
    best, found, before = SOON + 1, NO_NEED, -1
    for place, tile in enumerate(t.environment):
        code = t.figures.achieved[tile]
        if not is_open(t, place) or code == before:  # of equal goals the first
            continue
        before = code
        steps, need = _way(t, seat, code // 10, code % 10)
        if steps < best:
            best, found = steps, (need[0], {**need[1], "tile": tile + 1})
    return [found] if found[0] else []


def _way(t: SecondChancePosition, seat: int, kind: int, of: int) -> tuple[int, Need]:
    """How far a goal is, and what leads to it."""
    if kind in (IN_REGION, OF_ENERGY):
        slot = _prepared(t, kind, of)
        if slot < 0:
            return FAR, NO_NEED
        plant: Values = {"energy": ENERGIES[t.project[slot] - READY], "region": REGIONS[t.figures.slot_region[slot]]}
        return 0, ("hint.build", plant)
    if kind not in (TRACK_END, TRACK_MIDDLE):
        return FAR, NO_NEED
    goal = t.figures.track_end[of] if kind == TRACK_END else t.figures.middle[of]
    ways = [(goal - t.expertise[other * EACH + of], other != seat, other) for other in range(t.seats)]
    spaces, _, who = min([way for way in ways if way[0] > 0], default=(FAR, True, seat))
    return spaces, ("hint.learn", {"spaces": spaces, "taker": SEATS[who]})


def _prepared(t: SecondChancePosition, kind: int, of: int) -> int:
    """A slot with infrastructure on which the plant of a goal could be built; -1 if there is none."""
    for slot, code in enumerate(t.project):
        region = t.figures.slot_region[slot]
        if code >= READY and of == (region if kind == IN_REGION else code - READY) and building_site(t, region) >= 0:
            return slot
    return -1


def _victory(t: SecondChancePosition, seat: int) -> Stage:
    """What is still missing for the victory in the second half: UN goals, and one's own personal goal (S-80, S-83)."""
    if 2 * t.decade <= t.figures.decades[t.mode]:
        return []
    found: Stage = []
    if len(t.un_goals) > t.figures.un_open_most:
        found.append(("hint.un-goals", {"open": len(t.un_goals), "most": t.figures.un_open_most}))
    held = list(cards_in(t.personal[seat]))
    if held and not met(t, seat, t.personal[seat]):
        found.append(("hint.personal", {"personal": held[0] + 1, "least": least(t, held[0])}))
    return found
