"""Summits: speaking on a topic, and shared expertise once every topic has a speaker (C-56, C-57)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2_family.rules import summits


class Summits(summits.Summits[Co2Position]):  # C-57 C-56
    ids = "C-57 C-56"

    def last(self, t: Co2Position, seat: int, place: int) -> int:
        return seat

    def lessons(self, player: int, tile: int, own: list[int]) -> list[Step]:
        return [*[("summit-topic", player, (energy,)) for energy in own], ("summit-extra", player, (tile,))]


class SummitTopic(Rule[Co2Position]):  # C-56
    """Each speaker's company learns the topic spoken on."""

    ids = "C-56"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        gain_expertise(t, seat, args[0], "C-56")


class SummitExtra(summits.LearnTopic[Co2Position]):  # C-56 C-57
    """Each company present learns one more of the topics, its own or another's."""

    ids = "C-56 C-57"
    prompt = "summit-extra"
    closed = ("", "no-such-topic C-56")

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [t.figures.learn[energy] for energy in t.figures.topics[args[0]]]  # in the tile's order

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, t.figures.energy_of[option[1]], "C-57")


class CloseSummit(summits.CloseSummit[Co2Position]):  # C-56
    ids = "C-56"
