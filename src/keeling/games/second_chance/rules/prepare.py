"""Preparing infrastructure (S-41, S-41a)."""

from __future__ import annotations

from keeling.core.agenda import Args, Rule
from keeling.games.co2_family.model.words import READY
from keeling.games.co2_family.rules.projects import ReadyProject, take_gift
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import PREPARED, REGIONS


class Prepare(ReadyProject[SecondChancePosition]):  # S-41 S-5
    """Pay a permit, clear the project of its scientist, take the bonus, insert an infrastructure token."""

    verb = "prepare"
    done = PREPARED
    ids = "S-41 S-5"
    closed = ("", "not-planned S-41", "no-permit S-41", "no-infrastructure S-41")

    def short(self, t: SecondChancePosition, seat: int, slot: int) -> int:
        return 0 if t.tokens[seat] else 3

    def rich(self, t: SecondChancePosition, seat: int) -> bool:
        return t.tokens[seat] > 0

    def go_on(self, t: SecondChancePosition, seat: int, energy: int, slot: int) -> None:
        t.done = PREPARED
        t.preparing = slot
        # the permit first, so that nothing the move brings can pay it (S-41a)
        t.then(("pay-permit", seat, ()), ("clear", seat, (slot,)), ("infrastructure", seat, (slot,)))


class Clear(Rule[SecondChancePosition]):  # S-41
    """A scientist on the project has to go, whoever's it is."""

    ids = "S-41"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        owner = t.worker[args[0]]
        if owner >= 0:
            t.then(("sent-off", owner, args))


class Infrastructure(Rule[SecondChancePosition]):  # S-41
    """The bonus of the energy, then the flip with an own token under the tile."""

    ids = "S-41"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        slot = args[0]
        energy = t.project[slot]
        f = t.figures
        t.preparing = -1
        t.project[slot] = READY + energy
        t.owner[slot] = seat
        t.tokens[seat] -= 1
        if t.facts is not None:
            region = REGIONS[f.slot_region[slot]]
            where: dict[str, int | str] = {"energy": f.energies[energy], "region": region}
            t.note("prepared", "S-41", seat, where | {"slot": f.slot_word[slot]})
        take_gift(t, seat, energy, "S-41")
