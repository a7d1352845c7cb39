"""Alone at the table: neutral cubes, a second main action, solo cards (S-90 … S-93)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2_family.model.words import EACH
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import REGIONS
from keeling.games.second_chance.rules.infrastructure import plants_in_regions
from keeling.kit.draws import Draw

BEGIN: Final[list[Option]] = [("begin", word) for word in REGIONS]
SOLO: Final[list[Option]] = [("solo", str(no)) for no in range(1, 13)]
# what solo cards remember, as bits of t.feats
FIVE_PLANTS, ALL_PLANT_GOALS, REPLACED, EARLY_LOBBYIST = 1, 2, 4, 8
DEADLINE: Final = 2  # the decade by whose end cards 3 and 8 must be met


class DrawSoloCard(Draw[SecondChancePosition]):  # S-90 S-93
    """A random solo card, if one was asked for; args say whether."""

    ids = "S-90 S-93"
    prompt = "solo-card"

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return SOLO if args[0] else []

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        t.solo_card = int(option[1])


class SoloCard(Rule[SecondChancePosition]):  # S-93
    """What a solo card changes at the start: 6 the points, 7 the gas tiles."""

    ids = "S-93"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        if t.solo_card == 6:
            t.common = t.figures.solo_vp[1]
        if t.solo_card == 7:  # gas tiles drawn are redrawn: as good as none in the pile (S-93)
            t.fossils_out[0] += t.fossils[0]
            t.fossils[0] = 0
        if t.facts is not None and t.solo_card:
            t.note("solo-card", "S-93", -1, {"solo": t.solo_card})


class SoloRegion(Rule[SecondChancePosition]):  # S-91
    """Choose the region from which neutral cubes are placed."""

    ids = "S-91"
    prompt = "solo-region"
    asks = True

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [BEGIN[region] for region in t.figures.ring]

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        place_neutral(t, t.figures.ring.index(REGIONS.index(option[1])))


def place_neutral(t: SecondChancePosition, place: int) -> None:
    """Neutral cubes by the energies of the environmental goals, counter-clockwise from a place of the ring (S-91)."""
    f = t.figures
    left = f.neutral
    while left:
        before = left
        for tile in t.environment:
            energy = f.env_energy[tile]
            if energy < 0 or not left:
                continue
            spot = _next_region(t, place, energy)
            if spot >= 0:
                region = f.ring[spot]
                t.neutral[3 * region + f.tiles[t.tile[region]].index(energy)] += 1
                place = spot
                left -= 1
                t.note("neutral-cube", "S-91", -1, {"region": REGIONS[region], "energy": f.energies[energy]})
        if left == before:
            return  # a whole pass without a cube ends it (ruling)


def _next_region(t: SecondChancePosition, place: int, energy: int) -> int:
    """The next place of the ring, counter-clockwise, whose agenda shows an energy and that has room; or -1."""
    f = t.figures
    count = len(f.ring)
    for step in range(1, count + 1):  # that region itself last (ruling)
        spot = (place - step) % count
        region = f.ring[spot]
        cubes = sum(t.neutral[3 * region : 3 * region + 3])
        if energy in f.tiles[t.tile[region]] and cubes < f.neutral_most:
            return spot
    return -1


def remember(t: SecondChancePosition) -> None:
    """At the end of the second decade two solo cards are judged (S-93, S-93a)."""
    if t.decade != DEADLINE:
        return
    if sum(t.plants) >= 5:
        t.feats |= FIVE_PLANTS
    goals = (1 << t.figures.laid[0]) - 1
    if t.turned & goals == goals:
        t.feats |= ALL_PLANT_GOALS


def solo_card_met(t: SecondChancePosition, dropped_met: int) -> bool:
    """Whether the solo card is met at the end (S-93)."""
    card = t.solo_card
    if card == 1:
        return t.expertise[:EACH] == t.figures.track_end
    if card == 2:
        return sum(t.plants) >= 10
    if card == 3:
        return bool(t.feats & FIVE_PLANTS)
    if card == 4:
        return 0 not in plants_in_regions(t, 0)
    if card == 5:
        return dropped_met == t.dropped[0].bit_count()
    if card == 8:
        return bool(t.feats & ALL_PLANT_GOALS)
    if card == 9:
        return t.permits_in[REGIONS.index("asia")] >= 6
    if card == 10:
        return all(t.held_size)
    if card == 11:
        return bool(t.feats & REPLACED)
    return not t.feats & EARLY_LOBBYIST if card == 12 else True
