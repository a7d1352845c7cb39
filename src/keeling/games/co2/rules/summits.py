"""Summits: speaking on a topic, and shared expertise once every topic has a speaker (C-56, C-57)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2_family.model.words import TOPICS
from keeling.games.co2_family.rules import summits


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
            t.note("summit-held", "C-56", -1, {"summit": place + 1, "city": t.figures.cities[tile], "no": tile + 1})
        steps: list[Step] = []
        for turn in range(1, t.seats + 1):  # from the active player's left, the active player last
            player = (seat + turn) % t.seats
            present = False
            for topic, energy in enumerate(t.figures.topics[tile]):
                if t.speaker[TOPICS * place + topic] == player:
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
        return t.figures.learn

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [t.figures.learn[energy] for energy in t.figures.topics[args[0]]]  # in the tile's order

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        return 0 if t.figures.energy_of[move[1]] in t.figures.topics[args[0]] else 1

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1], "wanted": ", ".join(ENERGIES[energy] for energy in t.figures.topics[args[0]])}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, t.figures.energy_of[option[1]], "C-57")


class CloseSummit(summits.CloseSummit[Co2Position]):  # C-56
    """Speakers go home, the tile leaves the game, a new one is drawn while the stack lasts."""

    ids = "C-56"
