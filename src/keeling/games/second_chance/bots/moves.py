"""What a small gain is worth at a glance, in points: enough to choose which options deserve a thought."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option
from keeling.games.co2_family.model.figures import NO_BONUS
from keeling.games.co2_family.model.words import EACH, MONEY, READY, TECH, TOPICS
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, SIZE, TOPIC, TRACK_END, TRACK_MIDDLE

UNKNOWN: Final = -99.0  # less than anything is worth


def wanted(t: SecondChancePosition) -> list[int]:
    """What the open environmental goals ask for, by their code."""
    achieved = t.figures.achieved
    if not t.turned:
        return [achieved[tile] for tile in t.environment]
    turned = t.turned
    return [achieved[tile] for place, tile in enumerate(t.environment) if not turned >> place & 1]


class Glance:
    """A seat's position at a glance; what recurs from option to option is looked at once."""

    __slots__ = ("_energies", "_learning", "_projects", "_regions", "_slots", "goals", "seat", "t")

    def __init__(self, t: SecondChancePosition, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.goals: list[int] = wanted(t)
        self._learning: list[float] = [UNKNOWN] * EACH
        self._energies: list[float] = [UNKNOWN] * EACH  # of a project, by its energy
        self._slots: list[float] = [UNKNOWN] * len(t.project)  # and by its slot
        self._regions: list[float] = [UNKNOWN] * len(t.control)  # and by its region
        self._projects: list[list[int]] = []  # by energy the slots of its projects

    def learning(self, energy: int) -> float:
        """One more knowledge: income, a goal, a level, a bonus."""
        if self._learning[energy] == UNKNOWN:
            points = _of_learning(self.t, self.seat, energy, self.goals)
            slots = self.projects()[energy]
            self._learning[energy] = _nearer_a_plant(self.t, self.seat, energy, slots, points) if slots else points
        return self._learning[energy]

    def projects(self) -> list[list[int]]:
        """By energy the slots of its projects, planned and prepared."""
        if not self._projects:
            self._projects = [[] for _ in range(EACH)]
            project = self.t.project
            for slot in [slot for slot, code in enumerate(project) if code >= 0]:
                self._projects[project[slot] % EACH].append(slot)
        return self._projects

    def plans(self, options: list[Option]) -> list[float]:
        """Projects, each: the knowledge, the slot's grant, and what a plant there would be good for."""
        t, seat = self.t, self.seat
        f = t.figures
        plan_of, kinds, region_of = f.plan_of, f.slot_kind, f.slot_region
        energies, slots, regions = self._energies, self._slots, self._regions
        tech = 1.9 if t.tech[seat] < 5 else 0.8
        scientist = 2.4 if t.pool[seat] else 0.8
        hand = t.lobby[seat]
        found: list[float] = []
        for option in options:
            energy, slot = plan_of[option]
            of_energy, in_slot = energies[energy], slots[slot]
            if of_energy == UNKNOWN:
                energies[energy] = of_energy = self.learning(energy) + self._of_energy(energy)
            if in_slot == UNKNOWN:
                region, kind = region_of[slot], kinds[slot]
                if regions[region] == UNKNOWN:
                    regions[region] = self._in_region(region)
                in_slot = 0.9 * t.permits_in[region] if kind == MONEY else tech if kind == TECH else scientist
                if hand & f.after_lay[slot]:
                    in_slot += 1.0
                slots[slot] = in_slot = in_slot + regions[region]
            found.append(of_energy + in_slot)
        return found

    def _of_energy(self, energy: int) -> float:
        """Goals that ask for one more plant of an energy than are under way."""
        asked = self.goals.count(OF_ENERGY * 10 + energy)
        return 1.5 * max(0, asked - len(self.projects()[energy])) if asked else 0.0

    def _in_region(self, region: int) -> float:
        """Goals that ask for one more plant in a region than are under way; control is harder to win from others."""
        t = self.t
        points = -0.2 if t.neutral[3 * region] or t.control[region] >= 0 else 0.0
        asked = self.goals.count(IN_REGION * 10 + region)
        if asked:
            first = t.figures.first_slot
            points += 1.5 * max(0, asked - sum([code >= 0 for code in t.project[first[region] : first[region + 1]]]))
        return points

    def moves(self, options: list[Option]) -> list[float]:
        """A scientist's ways, each: what leaving teaches, what the new place promises; words that are no way stay."""
        t = self.t
        move_of, board = t.figures.move_of, t.figures.home
        places: dict[int, float] = {}
        found: list[float] = []
        for option in options:
            if option[0] != "move":
                found.append(9.0)
                continue
            source, goal = move_of[option]
            promise = places.get(goal)
            if promise is None:
                places[goal] = promise = self._at(goal)
            found.append(promise + self.learning(t.project[source]) if source < board else promise)
        return found

    def _at(self, goal: int) -> float:
        """What a scientist's new place promises."""
        t, goals = self.t, self.goals
        f = t.figures
        if goal < f.home:
            energy = t.project[goal]
            return 0.6 + 0.4 * self.learning(energy) + (0.5 if _summit_for(t, energy) else 0.0)
        if goal >= f.first_card:
            return 1.2
        if goal == f.home:
            return 0.0
        topics = f.topics[t.summit[goal - f.home - 1]]
        first = TOPICS * (goal - f.home - 1)
        free = t.speaker[first : first + len(topics)].count(-1)
        asked = sum([1 for energy in topics if TOPIC * 10 + energy in goals])
        asked += 1 if SIZE * 10 + len(topics) - 2 in goals else 0
        return 1.0 + (1.0 + asked) / free


def _of_learning(t: SecondChancePosition, seat: int, energy: int, goals: list[int]) -> float:
    f = t.figures
    level = t.expertise[seat * EACH + energy] + 1
    end = f.track_end[energy]
    if level > end:
        return -1.0
    best = first = second = reached = 0  # the level in front, which two are ahead, and whether somebody is there
    for other in t.expertise[energy::EACH]:
        if other >= level:
            if other == level:
                reached = 1
            elif other != first:
                first, second = other, first
        if other > best:
            best = other
    places = (first > 0) + (second > 0)  # ahead of one who comes there
    prizes = 2 if t.seats > 2 else 1
    income = f.income[energy]
    paid = income[level] if places < prizes else 0
    if level > 1 and places + reached < prizes:
        paid -= income[level - 1]
    decades = f.decades[t.mode] - t.decade + 1
    points = 0.9 * paid * (decades if decades < 3 else 3)
    points += 0.2
    if f.bonus[energy][level] != NO_BONUS:
        points += 1.0
    if level > best:
        if TRACK_END * 10 + energy in goals:
            points += 1.0 if level < end else 4.0
        middle = f.middle[energy]
        if level <= middle and TRACK_MIDDLE * 10 + energy in goals:
            points += 1.0 if level < middle else 4.0
    return points


def _nearer_a_plant(t: SecondChancePosition, seat: int, energy: int, slots: list[int], points: float) -> float:
    """These points and what one more knowledge does for projects of its energy in these slots."""
    level = t.expertise[seat * EACH + energy] + 1
    if level > t.figures.track_end[energy]:
        return points
    marks = t.figures.marks[energy]
    for slot in slots:
        mark = marks[t.level[slot] - 1]
        if level <= mark:
            points += (0.6 if t.project[slot] >= READY else 0.3) + (0.6 if level == mark else 0.0)
    return points


def _summit_for(t: SecondChancePosition, energy: int) -> bool:
    """Whether a scientist could go on to a summit from a project of this energy."""
    for place, tile in enumerate(t.summit):
        topic = t.figures.topic_at[tile][energy]
        if topic >= 0 and t.speaker[TOPICS * place + topic] < 0:
            return True
    return False
