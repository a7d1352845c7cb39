"""Summits: shared expertise once every topic has a speaker (C-56, C-57)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.co2.rules.expertise import ENERGY_OF, LEARN, gain_expertise
from keeling.games.co2.table import Table


class Summits(Rule[Table]):  # C-56 C-57
    """Resolve the summits completed this turn, one after the other in the order completed."""

    ids = "C-57 C-56"

    def act(self, t: Table, seat: int, args: Args) -> None:
        if not t.complete:
            return
        t.agenda.append(("summits", seat, ()))
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


class SummitTopic(Rule[Table]):  # C-56
    """Each speaker's company learns the topic spoken on."""

    ids = "C-56"

    def act(self, t: Table, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-56")


class SummitExtra(Rule[Table]):  # C-56 C-57
    """Each company present learns one more of the topics, its own or another's."""

    ids = "C-56 C-57"
    prompt = "summit-extra"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        return [LEARN[energy] for energy in t.figures.topics[args[0]]]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, ENERGY_OF[option[1]], "C-57")


class CloseSummit(Rule[Table]):  # C-56
    """Speakers go home, the tile leaves the game, a new one is drawn while the stack lasts."""

    ids = "C-56"

    def act(self, t: Table, seat: int, args: Args) -> None:
        place = args[0]
        for speaker in range(4 * place, 4 * place + 4):
            if t.speaker[speaker] >= 0:
                t.hand[t.speaker[speaker]] += 1
                t.speaker[speaker] = -1
        t.summit[place] = -1
        t.then(("lay-summit", -1, (place, 0)))
