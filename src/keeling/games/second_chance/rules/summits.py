"""Completed summits (S-45)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Step
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules import summits
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import SIZES
from keeling.games.second_chance.rules.environment import SIZE, TOPIC, achieve
from keeling.games.second_chance.rules.knowledge import learn
from keeling.games.second_chance.rules.personal import least, shown


class Summits(summits.Summits[SecondChancePosition]):  # S-45 S-56 S-83
    ids = "S-45 S-56 S-83"

    def last(self, t: SecondChancePosition, seat: int, place: int) -> int:
        return t.closer[place]  # who placed the last scientist

    def lessons(self, player: int, tile: int, own: list[int]) -> list[Step]:
        return [("summit-learn", player, (tile,)) for _ in range(2 * len(own))]

    def count(self, t: SecondChancePosition, topics: list[int], speakers: list[int]) -> None:
        """What the summit achieves for environmental and personal goals."""
        size = SIZES.index(len(topics))
        t.held_size[size] += 1
        achieve(t, SIZE, size, t.held_size[size])
        for energy in topics:
            t.held_topic[energy] += 1
            achieve(t, TOPIC, energy, t.held_topic[energy])
        if len(speakers) == 2 and speakers[0] == speakers[1] and not t.alone[speakers[0]]:
            t.alone[speakers[0]] = 1
            if t.facts is not None:
                for goal in cards_in(shown(t, speakers[0])):
                    asked: Values = {"personal": goal + 1, "least": least(t, goal)}
                    t.note("personal-met", "S-83", speakers[0], asked)


class SummitLearn(summits.LearnTopic[SecondChancePosition]):  # S-45
    """Each scientist there teaches its owner two of the summit's energies, one by one."""

    ids = "S-45"
    prompt = "summit-learn"
    closed = ("", "no-such-topic S-45", "track-ended S-46")

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        energy = t.figures.energy_of[move[1]]
        ended = t.expertise[seat * EACH + energy] >= t.figures.track_end[energy]
        return super().gate(t, seat, args, move) or (2 if ended else 0)

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1]} if number == 2 else super().numbers(t, seat, args, move, number)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        learn(t, seat, t.figures.energy_of[option[1]], "S-45")


class CloseSummit(summits.CloseSummit[SecondChancePosition]):  # S-45
    """Scientists go home to their boards; the tile is replaced from the stack."""

    ids = "S-45"
