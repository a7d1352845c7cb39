"""Building a plant (S-42, S-42a, S-43)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.words import EACH, GREEN, READY
from keeling.games.co2_family.rules import build
from keeling.games.co2_family.rules.build import lose_fossil, pay_plant_tech
from keeling.games.co2_family.rules.demand import building_site
from keeling.games.co2_family.rules.lobby import subsidy_card
from keeling.games.co2_family.rules.supplies import gain_money, gain_vp, permits_of
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import BUILT, COMPETITIVE, REGIONS
from keeling.games.second_chance.rules.common import change_co2
from keeling.games.second_chance.rules.environment import IN_REGION, OF_ENERGY, achieve
from keeling.games.second_chance.rules.lobby import play_card
from keeling.games.second_chance.rules.solo import REPLACED


def own_tech(t: SecondChancePosition, tech: int, region: int) -> int:
    """The tech a builder pays: in the competitive game the region always helps with one, if it has any (S-43)."""
    return tech - 1 if tech and t.mode == COMPETITIVE and t.tech_in[region] else tech


def plants_in(t: SecondChancePosition, region: int) -> int:
    """How many green plants stand in a region."""
    first = t.figures.first_space[region]
    return sum([1 for code in t.space[first : first + t.figures.spaces[region]] if code >= GREEN])


def knows(t: SecondChancePosition, seat: int, energy: int, level: int) -> bool:
    """Whether a player's knowledge suffices for plants of a level, the first of which is 0 (S-42)."""
    return t.expertise[seat * EACH + energy] >= t.figures.marks[energy][level]


class Build(build.Build[SecondChancePosition]):  # S-42 S-42a S-43
    """Put a plant on an infrastructure, anyone's, whose level one's knowledge has reached."""

    ids = "S-42 S-42a S-43"
    closed = (
        "",
        "not-prepared S-42",
        "too-little-knowledge S-42",
        "no-cube S-3",
        "only-green-plants S-42a",
        "too-little-tech S-42",
        "too-few-permits S-42",
        "used-card S-22",
        "no-funding-card S-34a",
        "too-little-money S-42",
    )
    by_card = 7

    def gate(self, t: SecondChancePosition, seat: int, energy: int, slot: int, card: bool) -> int:
        f = t.figures
        if t.project[slot] != READY + energy:
            return 1
        level = t.level[slot] - 1
        if not knows(t, seat, energy, level):
            return 2
        if not t.cubes[seat]:
            return 3
        region = f.slot_region[slot]
        if building_site(t, region) < 0:
            return 4
        money, permits, tech, _ = f.plants[energy][level]
        if t.tech[seat] < own_tech(t, tech, region):
            return 5
        if permits_of(t, seat) < permits:
            return 6
        funds = t.money[seat]
        if card:
            if t.carded:
                return 7
            index = subsidy_card(t, seat, energy)
            if index < 0:
                return 8
            funds += f.lobby[index].subsidy
        return 9 if funds < money else 0

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        f = t.figures
        energy = f.energy_of[words[1]]
        slot = f.slot_of[words[2:4]]
        level = t.level[slot] - 1
        if number == 1:
            return {"energy": words[1], "region": words[2], "slot": words[3]}
        if number == 2:
            have = t.expertise[seat * EACH + energy]
            return {"energy": words[1], "level": level + 1, "have": have, "need": f.marks[energy][level]}
        if number == 4:
            return {"region": words[2]}
        if number == 8:
            return {"energy": words[1]}
        money, permits, tech, _ = f.plants[energy][level]
        if number == 5:
            return {"have": t.tech[seat], "need": own_tech(t, tech, f.slot_region[slot])}
        if number == 6:
            return {"have": permits_of(t, seat), "need": permits}
        if number == 9:
            funds = f.lobby[subsidy_card(t, seat, energy)].subsidy if len(words) == 5 else 0
            return {"have": t.money[seat] + funds, "need": money}
        return {}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        f = t.figures
        energy = f.energy_of[option[1]]
        slot = f.slot_of[option[2:4]]
        region = f.slot_region[slot]
        money, permits, tech, _ = f.plants[energy][t.level[slot] - 1]
        t.acted = t.done = BUILT
        t.done_slot = slot
        t.done_energy = energy
        if len(option) == 5:
            card = subsidy_card(t, seat, energy)
            play_card(t, seat, card, True)
            less = f.lobby[card].subsidy
            gain_money(t, seat, less, "S-34a")
            t.note("cheaper", "S-34a", seat, {"price": money - less, "no": card + 1, "less": less})
        gain_money(t, seat, -money, "S-42")
        pay_plant_tech(t, seat, region, tech, own_tech(t, tech, region), ("S-43", "S-42"))
        t.then(*[("pay-permit", seat, ()) for _ in range(permits)], ("raise", seat, (slot,)))


class Raise(Rule[SecondChancePosition]):  # S-42 S-12
    """The plant goes to its demand space on its infrastructure, and a cube onto the agenda."""

    ids = "S-42 S-12"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        f = t.figures
        slot = args[0]
        energy = t.project[slot] - READY
        region = f.slot_region[slot]
        points = f.plants[energy][t.level[slot] - 1][3]
        space = building_site(t, region)
        old = t.space[space]
        t.space[space] = GREEN + seat * EACH + energy
        t.base[space] = t.owner[slot]
        t.backing[t.owner[slot] * EACH + energy] += 1
        t.plants[seat * EACH + energy] += 1
        t.cubes[seat] -= 1
        if t.facts is not None:
            where: dict[str, int | str] = {"energy": f.energies[energy], "region": REGIONS[region]}
            number = space - f.first_space[region] + 1
            t.note("built", "S-42", seat, where | {"level": t.level[slot], "space": number})
        t.project[slot] = -1
        t.level[slot] = 0
        t.owner[slot] = -1
        if old:
            before = t.co2
            change_co2(t, -f.ppm[old])
            t.feats |= REPLACED
            lose_fossil(t, seat, region, old, before, "S-42")
        gain_vp(t, seat, points, "S-42")
        achieve(t, IN_REGION, region, plants_in(t, region))
        achieve(t, OF_ENERGY, energy, sum(t.plants[energy::EACH]))
        t.then(("control", seat, (region, energy)))
