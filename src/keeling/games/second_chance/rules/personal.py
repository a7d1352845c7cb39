"""Personal goals of the cooperative game (S-14, S-83, S-90)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option
from keeling.core.piles import cards_in, without
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.draws import DealEach
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import REGIONS
from keeling.games.second_chance.rules.infrastructure import in_regions, of_energies, plants_in_regions

PERSONAL: Final[list[Option]] = [("personal", str(no + 1)) for no in range(16)]
KEEP_GOAL: Final[list[Option]] = [("keep-goal", str(no + 1)) for no in range(16)]
EACH_KEEPS: Final = 2


class DealPersonal(DealEach[SecondChancePosition]):  # S-14 S-90
    """Secret personal goals; args are how many are still to come for this player."""

    ids = "S-14 S-90"
    prompt = "deal-personal"
    each = EACH_KEEPS

    def pile(self, t: SecondChancePosition, seat: int, args: Args) -> int:
        return t.personal_deck

    def words(self, t: SecondChancePosition) -> list[Option]:
        return PERSONAL

    def lay(self, t: SecondChancePosition, seat: int, args: Args, card: int) -> None:
        t.personal_deck = without(t.personal_deck, card)
        t.personal[seat] |= 1 << card
        t.note("personal-dealt", "S-14", seat, {"personal": card + 1, "least": least(t, card)}, True)


class KeepPersonal(Choice[SecondChancePosition]):  # S-90
    """Alone, two of the four personal goals are kept: one by one."""

    ids = "S-90"
    prompt = "keep-personal"
    secret = True
    closed = ("", "personal-not-dealt S-90", "personal-kept S-90")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return KEEP_GOAL

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        card = 1 << int(move[1]) - 1
        if not t.personal[seat] & card:
            return 1
        return 2 if args[0] & card else 0

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"no": move[1]}

    def about(self, t: SecondChancePosition, seat: int, args: Args) -> Values:
        return {"number": args[0].bit_count() + 1, "most": EACH_KEEPS}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        kept = args[0] | 1 << int(option[1]) - 1
        if t.facts is not None:
            no = int(option[1])
            t.note("personal-kept", "S-90", seat, {"personal": no, "least": least(t, no - 1)}, True)
        if kept.bit_count() < EACH_KEEPS:
            t.then(("keep-personal", seat, (kept,)))
            return
        t.dropped[seat] = t.personal[seat] & ~kept  # remembered for solo card 5 (S-93)
        t.personal[seat] = kept


def fulfilled(t: SecondChancePosition, seat: int, goal: int) -> bool:
    """Whether a player's personal goal is met as things stand (S-83)."""
    return reached(t, seat, t.figures.personal[goal]) >= least(t, goal)


def least(t: SecondChancePosition, goal: int) -> int:
    """How much a personal goal asks for at this table (S-83)."""
    return t.figures.personal_least[goal][t.seats - 1]


def needed(t: SecondChancePosition) -> int:
    """How many of their personal goals each must meet: one, and who plays alone both (S-83, S-90)."""
    return EACH_KEEPS if t.seats == 1 else 1


def shown(t: SecondChancePosition, seat: int) -> int:
    """The personal goals of a player that lie open: the one for a summit completed alone is shown then (S-83)."""
    return t.personal[seat] & t.figures.alone_goals if t.alone[seat] else 0


def met(t: SecondChancePosition, seat: int, goals: int) -> int:
    """How many of these personal goals are met."""
    return sum([1 for goal in cards_in(goals) if fulfilled(t, seat, goal)])


def reached(t: SecondChancePosition, seat: int, kind: str) -> int:
    """How far a player has come in what a personal goal asks for."""
    own = t.plants[seat * EACH : (seat + 1) * EACH]
    if kind == "permits":
        return t.permits[seat]
    if kind == "region-permits":
        return max([t.permits_in[region] for region in range(len(REGIONS)) if t.control[region] == seat], default=0)
    if kind == "summit-alone":
        return 2 if t.alone[seat] else 0
    if kind == "tech":
        return t.tech[seat]
    if kind == "scientists":
        return t.figures.scientists - t.pool[seat]
    if kind == "money":
        return t.money[seat]
    if kind == "tracks-ended":
        ends = t.figures.track_end
        return sum([1 for energy in range(EACH) if t.expertise[seat * EACH + energy] == ends[energy]])
    if kind == "regions-controlled":
        return t.control.count(seat)
    if kind == "infrastructure-one-energy":
        return max(of_energies(t, seat))
    if kind == "infrastructure-energies":
        return sum([1 for count in of_energies(t, seat) if count])
    if kind == "infrastructure-one-region":
        return max(in_regions(t, seat))
    if kind == "infrastructure-regions":
        return sum([1 for count in in_regions(t, seat) if count])
    if kind == "plants-one-energy":
        return max(own)
    if kind == "plant-energies":
        return sum([1 for count in own if count])
    regions = plants_in_regions(t, seat)
    return max(regions) if kind == "plants-one-region" else sum([1 for count in regions if count])
