"""Building a green plant (C-44 … C-47, C-68)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import BUILT, ENERGIES, REGIONS
from keeling.games.co2.rules.lobby import play_card
from keeling.games.co2.rules.supplies import strangers_dollar
from keeling.games.co2_family.model.words import EACH, GREEN, READY
from keeling.games.co2_family.rules import build
from keeling.games.co2_family.rules.build import lose_fossil, pay_plant_tech
from keeling.games.co2_family.rules.demand import building_site
from keeling.games.co2_family.rules.lobby import subsidy_card
from keeling.games.co2_family.rules.supplies import gain_money, gain_vp, permit_to_region


def price(t: Co2Position, seat: int, energy: int, card: bool) -> int:
    """What the top plant of an energy costs in money, cheaper with a lobby card for it (C-44, C-68)."""
    cost = t.figures.plants[energy][t.pile[energy]][0]
    if card:
        cost -= t.figures.lobby[subsidy_card(t, seat, energy)].subsidy
    return cost if cost > 0 else 0


def own_tech(t: Co2Position, energy: int, region: int) -> int:
    """The tech a builder pays: the region always helps with one, if it has any (C-44, ruling)."""
    tech = t.figures.plants[energy][t.pile[energy]][1]
    return tech - 1 if tech and t.tech_in[region] else tech


class Build(build.Build[Co2Position]):  # C-44 C-45 C-46 C-47 C-68
    """Turn an installed project into a plant of one's own."""

    ids = "C-44 C-45 C-46 C-47 C-68"
    closed = (
        "",
        "not-installed C-44",
        "pile-empty C-6",
        "too-little-expertise C-44",
        "too-little-tech C-44",
        "only-green-plants C-46",
        "used-card C-50",
        "no-discount-card C-68",
        "too-little-money C-44",
        "no-dollar-for-scientist C-47",
    )
    by_card = 6

    def gate(self, t: Co2Position, seat: int, energy: int, slot: int, card: bool) -> int:
        f = t.figures
        if t.project[slot] != READY + energy:
            return 1
        if t.pile[energy] >= len(f.plants[energy]):
            return 2
        if t.expertise[seat * EACH + energy] < f.plants[energy][t.pile[energy]][1]:
            return 3
        region = f.slot_region[slot]
        if t.tech[seat] < own_tech(t, energy, region):
            return 4
        if building_site(t, region) < 0:
            return 5
        if card and t.carded:
            return 6
        if card and subsidy_card(t, seat, energy) < 0:
            return 7
        left = t.money[seat] - price(t, seat, energy, card)
        if left < 0:
            return 8
        return 9 if left < strangers_dollar(t, seat, slot) else 0

    def numbers(self, t: Co2Position, seat: int, words: Option, number: int) -> Values:
        f = t.figures
        energy = t.figures.energy_of[words[1]]
        slot = f.slot_of[words[2:4]]
        if number == 1:
            return {"energy": words[1], "region": words[2], "slot": words[3]}
        if number == 3:
            need = f.plants[energy][t.pile[energy]][1]
            return {"energy": words[1], "have": t.expertise[seat * EACH + energy], "need": need}
        if number == 4:
            return {"have": t.tech[seat], "need": own_tech(t, energy, f.slot_region[slot])}
        if number == 5:
            return {"region": words[2]}
        if number == 8:
            return {"have": t.money[seat], "need": price(t, seat, energy, len(words) == 5)}
        if number == 9:
            cost = price(t, seat, energy, len(words) == 5)
            return {"player": t.worker[slot] + 1, "have": t.money[seat], "need": cost + 1}
        return {} if number == 6 else {"energy": words[1]}

    def play(self, t: Co2Position, seat: int, option: Option) -> None:
        energy = t.figures.energy_of[option[1]]
        slot = t.figures.slot_of[option[2:4]]
        region = t.figures.slot_region[slot]
        _, tech, points = t.figures.plants[energy][t.pile[energy]]
        card = len(option) == 5
        cost = price(t, seat, energy, card)
        t.acted = BUILT
        t.done_slot = slot
        t.done_energy = energy
        if card:
            index = subsidy_card(t, seat, energy)
            play_card(t, seat, index, True)
            less = t.figures.lobby[index].subsidy
            t.note("cheaper", "C-68", seat, {"price": cost, "no": index + 1, "less": less})
        gain_money(t, seat, -cost, "C-44")
        pay_plant_tech(t, seat, region, tech, own_tech(t, energy, region), ("C-44", "C-44"))
        place_plant(t, seat, region, energy)
        gain_vp(t, seat, points, "C-44")
        t.then(
            ("expertise", seat, (energy,)),
            ("control", seat, (region,)),
            ("send-off", seat, (slot,)),
            ("clear-project", seat, (slot,)),
        )


def place_plant(t: Co2Position, seat: int, region: int, energy: int) -> None:
    """The top plant of the pile on its site; a fossil plant there leaves the game (C-45)."""
    t.pile[energy] += 1
    t.plants[seat * EACH + energy] += 1
    space = building_site(t, region)
    old = t.space[space]
    t.space[space] = GREEN + seat * EACH + energy
    if t.facts is not None:
        number = space - t.figures.first_space[region] + 1
        t.note("built", "C-44", seat, {"energy": ENERGIES[energy], "region": REGIONS[region], "space": number})
    if old:
        t.co2 -= t.figures.ppm[old]
        lose_fossil(t, seat, region, old, t.co2 + t.figures.ppm[old], "C-45")
        permit_to_region(t, region, "C-45")


class ClearProject(Rule[Co2Position]):  # C-44
    """The builder's own scientist goes home and the tile returns to the supply."""

    ids = "C-44"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        slot = args[0]
        if t.worker[slot] >= 0:
            t.hand[t.worker[slot]] += 1
            t.worker[slot] = -1
        t.stock[t.project[slot] % EACH] += 1
        t.project[slot] = -1
