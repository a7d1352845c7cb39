"""The figures of a component sheet that both editions have, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.co2_family.model.words import FOSSILS, REGIONS

NO_BONUS, BONUS_TECH, BONUS_PERMIT, BONUS_WILD = -1, -2, -3, -4
_BONUS = {"": NO_BONUS, "tech": BONUS_TECH, "permit": BONUS_PERMIT, "wild": BONUS_WILD}


class FamilyFigures:
    """What is printed on the board and the tiles of either edition, and the option words that follow from it."""

    def __init__(self, sheet: Sheet, energies: list[str], kinds: list[str], ids: dict[str, str]) -> None:
        self.sheet = sheet
        self.energies: list[str] = energies
        self.kinds: list[str] = kinds
        self.ids: dict[str, str] = ids  # the edition's rule for what the family does by itself
        self.energy_of: dict[str, int] = {word: energy for energy, word in enumerate(energies)}
        self.learn: list[Option] = [("learn", word) for word in energies]
        self._common_supplies(sheet)
        self._common_board(sheet)
        self._common_tracks(sheet)
        self._common_tiles(sheet)

    def _common_supplies(self, sheet: Sheet) -> None:
        self.permits: int = sheet["supplies"]["permits"]
        self.tech: int = sheet["supplies"]["tech"]
        self.projects: int = sheet["supplies"]["projects"]
        self.scientists: int = sheet["supplies"]["scientists"]
        self.ppm: list[int] = [0] + [sheet["fossils"][name]["ppm"] for name in FOSSILS]  # by demand-space code
        self.fossils: list[int] = [sheet["fossils"][name]["count"] for name in FOSSILS]
        self.start_money: list[int] = sheet["start"]["money"]
        self.start_permits: int = sheet["start"]["permits"]
        self.start_tech: int = sheet["start"]["tech"]
        self.start_scientists: int = sheet["start"]["scientists"]
        self.rounds: list[int] = sheet["calendar"]["rounds"]
        market = sheet["market"]
        self.market_stock: int = market["stock"]
        self.market_price: int = market["price"]
        self.price_lowest: int = market["lowest"]
        self.price_highest: int = market["highest"]
        self.refill: int = market["refill"]
        self.grant_tech: int = sheet["grants"]["tech"]
        self.minor_money: int = sheet["lobbying"]["minor_money"]
        self.discard_money: int = sheet["goals"]["discard_money"]
        self.most_tech_vp: int = sheet["goals"]["most_tech_vp"]
        self.dollars_per_vp: int = sheet["goals"]["dollars_per_vp"]

    def _common_board(self, sheet: Sheet) -> None:
        self.ring: list[int] = [REGIONS.index(name) for name in sheet["board"]["ring"]]
        self.places: int = sheet["board"]["summit_places"]
        self.lay_out_spaces([sheet["regions"][name]["spaces"] for name in REGIONS])
        self.slot_region: list[int] = []
        self.slot_kind: list[int] = []
        self.slot_word: list[str] = []
        self.first_slot: list[int] = []
        for region, name in enumerate(REGIONS):
            self.first_slot.append(len(self.slot_region))
            seen: list[str] = []
            for kind in sheet["regions"][name]["slots"]:
                seen.append(kind)
                self.slot_region.append(region)
                self.slot_kind.append(self.kinds.index(kind))
                again = seen.count(kind)  # a second slot of a kind is called tech2 and so on
                self.slot_word.append(kind if again == 1 else f"{kind}{again}")
        self.first_slot.append(len(self.slot_region))
        self.slots: int = len(self.slot_region)
        self.where: list[Option] = [(REGIONS[self.slot_region[s]], self.slot_word[s]) for s in range(self.slots)]
        self.slot_of: dict[Option, int] = {words: slot for slot, words in enumerate(self.where)}
        self.summit_words: list[str] = [f"summit{place + 1}" for place in range(self.places)]

    def lay_out_spaces(self, spaces: list[int]) -> None:
        """The demand spaces of each region, numbered region by region."""
        self.spaces: list[int] = spaces
        self.first_space: list[int] = [sum(spaces[:region]) for region in range(len(spaces))]

    def _common_tracks(self, sheet: Sheet) -> None:
        self.install_money: list[int] = [sheet["install"][e]["money"] for e in self.energies]
        self.install_tech: list[int] = [sheet["install"][e]["tech"] for e in self.energies]
        self.install_permits: list[int] = [sheet["install"][e]["permits"] for e in self.energies]
        self.income: list[list[int]] = [[0, *sheet["tracks"][e]["income"]] for e in self.energies]
        self.bonus: list[list[int]] = [
            [NO_BONUS] + [self.energies.index(b) if b in self.energies else _BONUS[b] for b in row]
            for row in [sheet["tracks"][e]["bonus"] for e in self.energies]
        ]
        self.track_end: list[int] = [len(track) - 1 for track in self.income]

    def _common_tiles(self, sheet: Sheet) -> None:
        self.topics: list[list[int]] = [[self.energies.index(e) for e in row["topics"]] for row in sheet["summits"]]
        self.cities: list[str] = [row["place"] for row in sheet["summits"]]
        # by tile and energy, the topic's number or -1; the last row stands for a place without a tile (-1)
        self.topic_at: list[list[int]] = [
            [topics.index(e) if e in topics else -1 for e in range(len(self.energies))] for topics in [*self.topics, []]
        ]
        self.tiles: list[list[int]] = [[self.energies.index(e) for e in row["energies"]] for row in sheet["regional"]]
        self.lobby_count: int = len(sheet["lobby"])
        self.goal_per: list[str] = [goal["per"] for goal in sheet["company_goals"]]
        self.goal_vp: list[int] = [goal["vp"] for goal in sheet["company_goals"]]
        self.goal_most: list[int] = [goal["most"] for goal in sheet["company_goals"]]
        self.goal_out: list[list[int]] = [goal["out"] for goal in sheet["company_goals"]]
        self.goal_no: list[int] = [goal["no"] for goal in sheet["company_goals"]]

    def verb_on_slots(self, verb: str) -> list[list[Option]]:
        """The options of a verb by energy and slot."""
        return [[(verb, energy, *self.where[slot]) for slot in range(self.slots)] for energy in self.energies]

    def open_slots(self, verb: list[list[Option]]) -> list[list[list[list[Option]]]]:
        """For an agenda tile, a region and its free slots (as bits): what a verb may lay there."""
        return [
            [[self._free(verb, tile, region, free) for free in range(1 << self._width(region))] for region in range(6)]
            for tile in self.tiles
        ]

    def _width(self, region: int) -> int:
        return self.first_slot[region + 1] - self.first_slot[region]

    def _free(self, verb: list[list[Option]], tile: list[int], region: int, free: int) -> list[Option]:
        first = self.first_slot[region]
        return [verb[energy][first + s] for energy in tile for s in range(self._width(region)) if free >> s & 1]
