"""The figures of a component sheet that both editions have, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.piles import pile_of
from keeling.core.sheet import Sheet
from keeling.games.co2_family.model.words import FOSSILS, REGIONS

NO_BONUS, BONUS_TECH, BONUS_PERMIT, BONUS_WILD = -1, -2, -3, -4
_BONUS = {"": NO_BONUS, "tech": BONUS_TECH, "permit": BONUS_PERMIT, "wild": BONUS_WILD}


class LobbyCard:
    """One lobby card: what its main benefit waits for, of which place or energy, and gives; and its minor benefit."""

    __slots__ = ("gains", "minor", "no", "of", "on", "subsidy")

    def __init__(self, row: Sheet, triggers: list[str], gains: list[str], named: list[list[str]], subsidy: str) -> None:
        self.no: int = row["no"]
        self.on: int = triggers.index(row["on"])
        words = named[min(self.on, len(named) - 1)]  # the first kinds wait for a region and a kind of slot
        self.of: int = words.index(row["of"]) if row["of"] else -1
        self.gains: list[tuple[int, int]] = [(gains.index(g), row["main"][g]) for g in gains if g in row["main"]]
        self.minor: int = gains.index(row["minor"])
        self.subsidy: int = row["main"].get(subsidy, 0) if row["on"] == "build" else 0  # money towards a plant


class FamilyFigures:
    """What is printed on the board and the tiles of either edition, and the option words that follow from it."""

    first_un: int = 1  # the number printed on the first UN goal
    un_tech: list[int]  # what each of them costs

    def __init__(self, sheet: Sheet, energies: list[str], kinds: list[str], ids: dict[str, str]) -> None:
        self.sheet = sheet
        self.energies: list[str] = energies
        self.kinds: list[str] = kinds
        self.ids: dict[str, str] = ids  # the edition's rule for what the family does by itself
        self.energy_of: dict[str, int] = {word: energy for energy, word in enumerate(energies)}
        self.learn: list[Option] = [("learn", word) for word in energies]
        self.learn_of: list[list[Option]] = [  # those of some energies, as bits
            [move for energy, move in enumerate(self.learn) if some >> energy & 1] for some in range(1 << len(energies))
        ]
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
        self.relief_vp: int = sheet["climate"]["relief_vp"]
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
        self.un_plants: list[list[int]] = [
            [goal["plants"].count(energy) for energy in self.energies] for goal in sheet["un_goals"]
        ]

    def lay_out_cards(self, sheet: Sheet, triggers: list[str], gains: list[str], subsidy: str) -> None:
        """The lobby cards; and as bits, by what was done, those whose main benefit has waited for it."""
        named = [REGIONS, self.kinds, self.energies]
        self.lobby: list[LobbyCard] = [LobbyCard(row, triggers, gains, named, subsidy) for row in sheet["lobby"]]
        self.take: list[Option] = [("take", word) for word in gains]
        summit, energies = triggers.index("summit"), range(len(self.energies))
        self.after_lay: list[int] = [
            self.waiting(0, self.slot_region[slot]) | self.waiting(1, self.slot_kind[slot])
            for slot in range(self.slots)
        ]
        self.after_ready: list[int] = [self.waiting(2, energy) for energy in energies]
        self.after_summit: list[int] = [self.waiting(summit, energy) for energy in energies]
        self.subsidies: list[int] = [  # those that bring money towards a plant, by its energy
            pile_of([at for at, card in enumerate(self.lobby) if card.subsidy and card.of == energy])
            for energy in energies
        ]

    def waiting(self, trigger: int, of: int) -> int:
        """The lobby cards, as bits, that wait for this."""
        return pile_of([at for at, card in enumerate(self.lobby) if (card.on, card.of) == (trigger, of)])

    def lay_out_options(self, lay: str, ready: str, minor: str, events: list[str]) -> None:
        """The options of what either edition does with projects, cards, UN goals and events, built once."""
        self.lay: list[list[Option]] = self.verb_on_slots(lay)
        self.lay_in: list[list[list[list[Option]]]] = self.open_slots(self.lay)
        self.ready: list[list[Option]] = self.verb_on_slots(ready)
        self.build: list[list[Option]] = self.verb_on_slots("build")
        self.build_lobby: list[list[Option]] = [[(*option, "lobby") for option in row] for row in self.build]
        self.minor: list[Option] = [("lobby", str(card.no), minor) for card in self.lobby]
        self.main: list[Option] = [("lobby", str(card.no), "main") for card in self.lobby]
        self.card_of: dict[str, int] = {str(card.no): at for at, card in enumerate(self.lobby)}
        self.events: list[Option] = [("event", word) for word in events]
        self.un: list[Option] = [("un", str(at + self.first_un)) for at in range(len(self.un_plants))]
        self.claim: list[Option] = [("claim", str(goal["no"])) for goal in self.sheet["un_goals"]]
        self.claim_of: dict[str, int] = {option[1]: at for at, option in enumerate(self.claim)}

    def lay_out_moves(self, home: str, stays: bool, more: list[Option]) -> None:
        """The moves of scientists by spot: the slots, where they are at home, the summit places, and what is more."""
        targets: list[Option] = [*self.where, (home,), *[(word,) for word in self.summit_words], *more]
        self.home: int = self.slots
        self.spots: list[str] = [" ".join(goal) for goal in targets]
        self.move: list[list[Option]] = [
            [("move", *source, *goal) for goal in targets] for source in [*self.where, (home,)]
        ]
        self.move_of: dict[Option, tuple[int, int]] = {  # from which spot to which a move goes
            self.move[source][goal]: (source, goal)
            for source in [self.home, *range(self.slots)]
            for goal in range(len(targets))
            if source != goal or (stays and goal == self.home)
        }

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
