"""Summits: speaking on a topic, and shared expertise once every topic has a speaker (C-56, C-57)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.expertise import ENERGY_OF, LEARN, gain_expertise
from keeling.games.co2.words import ENERGIES


def no_topic(t: Co2Position, place: int, energy: int) -> int:
    """0 if this energy is a free topic of the summit there, 1 if it is none of its topics, 2 if it is taken (C-56)."""
    topic = t.figures.topic_at[t.summit[place]][energy]
    if topic < 0:
        return 1
    return 2 if t.speaker[4 * place + topic] >= 0 else 0


def speak(t: Co2Position, seat: int, place: int, energy: int) -> None:
    """A scientist takes a topic; with the last one the summit is complete (C-56)."""
    tile = t.summit[place]
    t.speaker[4 * place + t.figures.topic_at[tile][energy]] = seat
    if t.facts is not None:
        t.note("speaks", "C-56", seat, {"summit": place + 1, "energy": ENERGIES[energy]})
    if -1 not in t.speaker[4 * place : 4 * place + len(t.figures.topics[tile])]:
        t.complete.append(place)  # in the order completed (C-57)


class Summits(Rule[Co2Position]):  # C-57 C-56
    """Resolve the summits completed this turn, one after the other in the order completed."""

    ids = "C-57 C-56"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        if not t.complete:
            return
        t.then(("summits", seat, ()))
        place = t.complete.pop(0)
        tile = t.summit[place]
        if t.facts is not None:
            t.note("summit-held", "C-56", -1, {"summit": place + 1, "no": tile + 1})
        steps: list[Step] = []
        for turn in range(1, t.seats + 1):  # from the active player's left, the active player last
            player = (seat + turn) % t.seats
            present = False
            for topic, energy in enumerate(t.figures.topics[tile]):
                if t.speaker[4 * place + topic] == player:
                    present = True
                    steps.append(("summit-topic", player, (energy,)))
            if present:
                steps.append(("summit-extra", player, (tile,)))
        steps.append(("close-summit", -1, (place,)))
        t.then(*steps)


class SummitTopic(Rule[Co2Position]):  # C-56
    """Each speaker's company learns the topic spoken on."""

    ids = "C-56"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-56")


class SummitExtra(Choice[Co2Position]):  # C-56 C-57
    """Each company present learns one more of the topics, its own or another's."""

    ids = "C-56 C-57"
    prompt = "summit-extra"
    closed = ("", "no-such-topic C-56")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return LEARN

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [LEARN[energy] for energy in t.figures.topics[args[0]]]  # in the tile's order

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        return 0 if ENERGY_OF[move[1]] in t.figures.topics[args[0]] else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1], "wanted": ", ".join(ENERGIES[energy] for energy in t.figures.topics[args[0]])}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, ENERGY_OF[option[1]], "C-57")


class CloseSummit(Rule[Co2Position]):  # C-56
    """Speakers go home, the tile leaves the game, a new one is drawn while the stack lasts."""

    ids = "C-56"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        place = args[0]
        for speaker in range(4 * place, 4 * place + 4):
            if t.speaker[speaker] >= 0:
                t.hand[t.speaker[speaker]] += 1
                t.speaker[speaker] = -1
        t.summit[place] = -1
        t.then(("lay-summit", -1, (place, 0)))
