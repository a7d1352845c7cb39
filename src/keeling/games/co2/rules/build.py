"""Building a green plant (C-44 … C-47, C-68)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.rules.expertise import ENERGY_OF
from keeling.games.co2.rules.lobby import discount_card, play_card
from keeling.games.co2.rules.supplies import gain_money, gain_vp, pay_tech, permit_to_region
from keeling.games.co2.table import Table
from keeling.games.co2.words import BUILT, ENERGIES, FOSSILS, GREEN, REGIONS


def building_site(t: Table, region: int) -> int:
    """The leftmost empty space, else the leftmost fossil plant, else -1 (C-44, C-46)."""
    first = t.figures.first_space[region]
    fossil = -1
    for space in range(first, first + t.figures.spaces[region]):
        code = t.space[space]
        if code == 0:
            return space
        if fossil < 0 and code < GREEN:
            fossil = space
    return fossil


class Build(Action[Table]):  # C-44 C-46 C-47 C-68
    """Turn an installed project into a plant of one's own."""

    verb = "build"
    ids = "C-44 C-45 C-46 C-47 C-68"

    def moves(self, t: Table) -> list[Option]:
        f = t.figures
        return [move for rows in (f.build, f.build_lobby) for row in rows for move in row]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        project = t.project
        if max(project) < 5:
            return
        f = t.figures
        for slot in range(len(project)):
            energy = project[slot] - 5
            if energy >= 0 and t.pile[energy] < len(f.plants[energy]):
                cost, tech, _ = f.plants[energy][t.pile[energy]]
                if t.expertise[seat * 5 + energy] < tech:
                    continue
                region = f.slot_region[slot]
                own_tech = tech - 1 if tech and t.tech_in[region] else tech
                if t.tech[seat] < own_tech or building_site(t, region) < 0:
                    continue
                stranger = 1 if t.worker[slot] >= 0 and t.worker[slot] != seat else 0
                if t.money[seat] >= cost + stranger:
                    out.append(f.build[energy][slot])
                if not t.carded:
                    card = discount_card(t, seat, energy)
                    if card >= 0 and t.money[seat] >= max(0, cost - f.lobby[card].gains[0][1]) + stranger:
                        out.append(f.build_lobby[energy][slot])

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        f = t.figures
        energy = ENERGY_OF[words[1]]
        slot = f.slot_of[words[2:4]]
        region = f.slot_region[slot]
        if t.project[slot] != energy + 5:
            return Reason("not-installed", "C-44", {"energy": words[1], "region": words[2], "slot": words[3]})
        if t.pile[energy] >= len(f.plants[energy]):
            return Reason("pile-empty", "C-6", {"energy": words[1]})
        cost, tech, _ = f.plants[energy][t.pile[energy]]
        level = t.expertise[seat * 5 + energy]
        if level < tech:
            return Reason("too-little-expertise", "C-44", {"energy": words[1], "have": level, "need": tech})
        own_tech = tech - 1 if tech and t.tech_in[region] else tech
        if t.tech[seat] < own_tech:
            return Reason("too-little-tech", "C-44", {"have": t.tech[seat], "need": own_tech})
        if building_site(t, region) < 0:
            return Reason("only-green-plants", "C-46", {"region": words[2]})
        if len(words) == 5:
            if t.carded:
                return Reason("used-card", "C-50")
            card = discount_card(t, seat, energy)
            if card < 0:
                return Reason("no-discount-card", "C-68", {"energy": words[1]})
            cost = max(0, cost - f.lobby[card].gains[0][1])
        return self.why_too_poor(t, seat, slot, cost)

    def why_too_poor(self, t: Table, seat: int, slot: int, cost: int) -> Reason | None:
        """The cost, and a dollar beyond it for a stranger's scientist (C-47)."""
        if t.money[seat] < cost:
            return Reason("too-little-money", "C-44", {"have": t.money[seat], "need": cost})
        if t.money[seat] == cost and t.worker[slot] not in (-1, seat):
            return Reason("no-dollar-for-scientist", "C-47", {"player": t.worker[slot] + 1})
        return None

    def play(self, t: Table, seat: int, option: Option) -> None:
        f = t.figures
        energy = ENERGY_OF[option[1]]
        slot = f.slot_of[option[2:4]]
        region = f.slot_region[slot]
        cost, tech, points = f.plants[energy][t.pile[energy]]
        t.acted = BUILT
        t.done_slot = slot
        t.done_energy = energy
        if len(option) == 5:
            card = discount_card(t, seat, energy)
            cost = max(0, cost - f.lobby[card].gains[0][1])
            play_card(t, seat, card, True)
        gain_money(t, seat, -cost, "C-44")
        if tech and t.tech_in[region]:  # the region always helps with one (ruling)
            t.tech_in[region] -= 1
            t.tech_bank += 1
            tech -= 1
            if t.facts is not None:
                t.note("region-helps", "C-44", seat, {"region": option[2]})
        pay_tech(t, seat, tech, "C-44")
        place_plant(t, seat, region, energy)
        gain_vp(t, seat, points, "C-44")
        t.then(
            ("expertise", seat, (energy,)),
            ("control", seat, (region,)),
            ("send-off", seat, (slot,)),
            ("clear-project", seat, (slot,)),
        )


def place_plant(t: Table, seat: int, region: int, energy: int) -> None:
    """The top plant of the pile on its site; a fossil plant there leaves the game (C-45)."""
    t.pile[energy] += 1
    t.plants[seat * 5 + energy] += 1
    space = building_site(t, region)
    old = t.space[space]
    t.space[space] = GREEN + seat * 5 + energy
    if t.facts is not None:
        number = space - t.figures.first_space[region] + 1
        t.note("built", "C-44", seat, {"energy": ENERGIES[energy], "region": REGIONS[region], "space": number})
    if old:
        t.fossils_out[old - 1] += 1
        t.co2 -= t.figures.ppm[old]
        if t.facts is not None:
            values: dict[str, int | str] = {"region": REGIONS[region], "fossil": FOSSILS[old - 1]}
            t.note("replaced", "C-45", seat, values | {"ppm": -t.figures.ppm[old], "co2": t.co2})
        permit_to_region(t, region, "C-45")


class ClearProject(Rule[Table]):  # C-44
    """The builder's own scientist goes home and the tile returns to the supply."""

    ids = "C-44"

    def act(self, t: Table, seat: int, args: Args) -> None:
        slot = args[0]
        if t.worker[slot] >= 0:
            t.hand[t.worker[slot]] += 1
            t.worker[slot] = -1
        t.stock[t.project[slot] % 5] += 1
        t.project[slot] = -1
