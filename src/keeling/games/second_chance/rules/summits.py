"""Completed summits (S-45)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH, TOPICS
from keeling.games.co2_family.rules import summits
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import ENERGIES, SIZES
from keeling.games.second_chance.rules.environment import SIZE, TOPIC, achieve
from keeling.games.second_chance.rules.knowledge import learn
from keeling.games.second_chance.rules.personal import least, shown


class Summits(Rule[SecondChancePosition]):  # S-45 S-56 S-83
    """After all actions of the turn the summits completed are held, in that order."""

    ids = "S-45 S-56 S-83"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if not t.complete:
            return
        t.then(("summits", seat, ()))
        place = t.complete.pop(0)
        tile = t.summit[place]
        topics = t.figures.topics[tile]
        speakers = t.speaker[TOPICS * place : TOPICS * place + len(topics)]
        if t.facts is not None:
            t.note("summit-held", "S-45", -1, {"summit": place + 1, "city": t.figures.cities[tile], "no": tile + 1})
        steps: list[Step] = []
        for turn in range(1, t.seats + 1):  # clockwise, the one who placed the last scientist last
            player = (t.closer[place] + turn) % t.seats
            for _ in range(2 * speakers.count(player)):
                steps.append(("summit-learn", player, (tile,)))
        steps.append(("close-summit", -1, (place,)))
        self.count(t, topics, speakers)
        t.then(*steps)

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


class SummitLearn(Choice[SecondChancePosition]):  # S-45
    """Each scientist there teaches its owner two of the summit's energies, one by one."""

    ids = "S-45"
    prompt = "summit-learn"
    closed = ("", "no-such-topic S-45", "track-ended S-46")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return t.figures.learn

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        energy = t.figures.energy_of[move[1]]
        if energy not in t.figures.topics[args[0]]:
            return 1
        return 0 if t.expertise[seat * EACH + energy] < t.figures.track_end[energy] else 2

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        if number == 2:
            return {"energy": move[1]}
        return {"energy": move[1], "wanted": ", ".join(ENERGIES[energy] for energy in t.figures.topics[args[0]])}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        learn(t, seat, t.figures.energy_of[option[1]], "S-45")


class CloseSummit(summits.CloseSummit[SecondChancePosition]):  # S-45
    """Scientists go home to their boards; the tile is replaced from the stack."""

    ids = "S-45"
