"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.co2.words import ENERGIES, FOSSILS, GAINS, KINDS, PRESETS, REGIONS, TRIGGERS

NO_BONUS, BONUS_TECH, BONUS_PERMIT, BONUS_WILD = -1, -2, -3, -4
_BONUS = {"": NO_BONUS, "tech": BONUS_TECH, "permit": BONUS_PERMIT, "wild": BONUS_WILD}


class LobbyCard:
    """One lobby card: what its main benefit needs and gives, and its minor benefit."""

    __slots__ = ("discount", "gains", "minor", "no", "of", "on")

    def __init__(self, row: Sheet) -> None:
        self.no: int = row["no"]
        self.on: int = TRIGGERS.index(row["on"])
        self.of: int = _named(row["on"], row["of"])
        self.gains: list[tuple[int, int]] = [(GAINS.index(g), row["main"][g]) for g in GAINS if g in row["main"]]
        self.minor: int = GAINS.index(row["minor"])
        self.discount: int = row["main"].get("discount", 0)


def _named(trigger: str, word: str) -> int:
    if trigger == "propose-region":
        return REGIONS.index(word)
    if trigger == "propose-slot":
        return KINDS.index(word)
    return ENERGIES.index(word) if word else -1


class Figures:
    """Everything printed on the board, tiles and cards, and the option words that follow from it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._supplies(sheet)
        self._board(sheet)
        self._energies(sheet)
        self._cards(sheet)
        self._options()

    def _supplies(self, sheet: Sheet) -> None:
        self.permits: int = sheet["supplies"]["permits"]
        self.tech: int = sheet["supplies"]["tech"]
        self.projects: int = sheet["supplies"]["projects"]
        self.scientists: int = sheet["supplies"]["scientists"]
        self.ppm: list[int] = [0] + [sheet["fossils"][name]["ppm"] for name in FOSSILS]  # by demand-space code
        self.fossils: list[int] = [sheet["fossils"][name]["count"] for name in FOSSILS]
        self.presets: list[list[int]] = [[sheet["presets"][p][f] for f in FOSSILS] for p in PRESETS[1:]]
        self.preset_out: list[int] = [sheet["presets"][p]["gas_out"] for p in PRESETS[1:]]
        self.start_money: list[int] = sheet["start"]["money"]
        self.start_permits: int = sheet["start"]["permits"]
        self.start_tech: int = sheet["start"]["tech"]
        self.start_scientists: int = sheet["start"]["scientists"]
        self.decades: list[int] = sheet["calendar"]["decades"]
        self.rounds: list[int] = sheet["calendar"]["rounds"]
        market = sheet["market"]
        self.market_stock: int = market["stock"]
        self.market_price: int = market["price"]
        self.price_lowest: int = market["lowest"]
        self.price_highest: int = market["highest"]
        self.refill: int = market["refill"]
        climate = sheet["climate"]
        self.disaster: int = climate["disaster"]
        self.defeat: int = climate["defeat"]
        self.relief_vp: int = climate["relief_vp"]
        self.grant_tech: int = sheet["grants"]["tech"]
        self.grant_least_money: int = sheet["grants"]["least_money"]
        self.minor_money: int = sheet["lobbying"]["minor_money"]
        goals = sheet["goals"]
        self.un_open: list[int] = goals["un_open"]
        self.un_tech: int = goals["un_tech"]
        self.discard_money: int = goals["discard_money"]
        self.most_tech_vp: int = goals["most_tech_vp"]
        self.most_un_vp: int = goals["most_un_vp"]
        self.dollars_per_vp: int = goals["dollars_per_vp"]

    def _board(self, sheet: Sheet) -> None:
        self.ring: list[int] = [REGIONS.index(name) for name in sheet["board"]["ring"]]
        self.places: int = sheet["board"]["summit_places"]
        self.spaces: list[int] = [sheet["regions"][name]["spaces"] for name in REGIONS]
        self.first_space: list[int] = [sum(self.spaces[:region]) for region in range(len(REGIONS))]
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
                self.slot_kind.append(KINDS.index(kind))
                again = seen.count(kind)  # a second slot of a kind is called tech2 and so on
                self.slot_word.append(kind if again == 1 else f"{kind}{again}")
        self.first_slot.append(len(self.slot_region))
        self.slots: int = len(self.slot_region)

    def _energies(self, sheet: Sheet) -> None:
        install = sheet["install"]
        self.install_money: list[int] = [install[e]["money"] for e in ENERGIES]
        self.install_tech: list[int] = [install[e]["tech"] for e in ENERGIES]
        self.install_permits: list[int] = [install[e]["permits"] for e in ENERGIES]
        self.plants: list[list[tuple[int, int, int]]] = [
            [(plant["money"], plant["tech"], plant["vp"]) for plant in sheet["plants"][e]] for e in ENERGIES
        ]
        self.income: list[list[int]] = [[0, *sheet["tracks"][e]["income"]] for e in ENERGIES]
        self.bonus: list[list[int]] = [
            [NO_BONUS] + [ENERGIES.index(b) if b in ENERGIES else _BONUS[b] for b in sheet["tracks"][e]["bonus"]]
            for e in ENERGIES
        ]
        self.track_end: list[int] = [len(track) - 1 for track in self.income]

    def _cards(self, sheet: Sheet) -> None:
        self.topics: list[list[int]] = [[ENERGIES.index(e) for e in tile["topics"]] for tile in sheet["summits"]]
        # by tile and energy, the topic's number or -1; the last row stands for a place without a tile (-1)
        self.topic_at: list[list[int]] = [
            [topics.index(e) if e in topics else -1 for e in range(len(ENERGIES))] for topics in [*self.topics, []]
        ]
        self.tiles: list[list[int]] = [[ENERGIES.index(e) for e in tile["energies"]] for tile in sheet["regional"]]
        self.lobby: list[LobbyCard] = [LobbyCard(row) for row in sheet["lobby"]]
        self._triggers()
        self.un_plants: list[list[int]] = [[goal["plants"].count(e) for e in ENERGIES] for goal in sheet["un_goals"]]
        self.un_vp: list[int] = [goal["vp"] for goal in sheet["un_goals"]]
        self.goal_per: list[str] = [goal["per"] for goal in sheet["company_goals"]]
        self.goal_vp: list[int] = [goal["vp"] for goal in sheet["company_goals"]]
        self.goal_most: list[int] = [goal["most"] for goal in sheet["company_goals"]]
        self.goal_out: list[list[int]] = [goal["out"] for goal in sheet["company_goals"]]
        self.event_region: list[int] = [REGIONS.index(event["region"]) for event in sheet["events"]]

    def _triggers(self) -> None:
        """By what was done, the lobby cards (as bits) that have waited for it (C-66); discounts by energy (C-68)."""
        region, kind, install, build, summit, buy, sell = range(len(TRIGGERS))
        self.after_propose: list[int] = [
            self._waiting(region, self.slot_region[slot]) | self._waiting(kind, self.slot_kind[slot])
            for slot in range(self.slots)
        ]
        self.after_install: list[int] = [self._waiting(install, energy) for energy in range(len(ENERGIES))]
        self.after_summit: list[int] = [self._waiting(summit, energy) for energy in range(len(ENERGIES))]
        self.after_trade: list[int] = [0, self._waiting(buy, -1), self._waiting(sell, -1)]  # words.BOUGHT, SOLD
        self.discounts: list[int] = [self._waiting(build, energy) for energy in range(len(ENERGIES))]

    def _waiting(self, trigger: int, of: int) -> int:
        return sum(1 << index for index, card in enumerate(self.lobby) if (card.on, card.of) == (trigger, of))

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        where: list[Option] = [(REGIONS[self.slot_region[s]], self.slot_word[s]) for s in range(self.slots)]
        self.where = where
        self.propose: list[list[Option]] = [[("propose", e, *where[s]) for s in range(self.slots)] for e in ENERGIES]
        self.install: list[list[Option]] = [[("install", e, *where[s]) for s in range(self.slots)] for e in ENERGIES]
        self.build: list[list[Option]] = [[("build", e, *where[s]) for s in range(self.slots)] for e in ENERGIES]
        self.build_lobby: list[list[Option]] = [[(*option, "lobby") for option in row] for row in self.build]
        self.summit_words: list[str] = [f"summit{place + 1}" for place in range(self.places)]
        targets: list[Option] = [*where, ("hand",), *((word,) for word in self.summit_words)]
        self.move: list[list[Option]] = [
            [("move", *source, *goal) for goal in targets] for source in [*where, ("hand",)]
        ]
        self.slot_of: dict[Option, int] = {words: slot for slot, words in enumerate(where)}
        self.spots: list[str] = [" ".join(goal) for goal in targets]
        # C-51: from which spot to which a move goes; only the hand is named as a goal of itself
        self.move_of: dict[Option, tuple[int, int]] = {
            self.move[source][goal]: (source, goal)
            for source in [self.slots, *range(self.slots)]
            for goal in range(len(targets))
            if source != goal or source == self.slots
        }
        self.send: list[Option] = [("send", word) for word in ["hand", *self.summit_words]]
        self.minor: list[Option] = [("lobby", str(card.no), "minor") for card in self.lobby]
        self.main: list[Option] = [("lobby", str(card.no), "main") for card in self.lobby]
        self.claim: list[Option] = [("claim", str(goal["no"])) for goal in self.sheet["un_goals"]]
        self.card_of: dict[str, int] = {str(card.no): index for index, card in enumerate(self.lobby)}
        self.claim_of: dict[str, int] = {option[1]: index for index, option in enumerate(self.claim)}
        # C-40: for a regional tile and the free slots of a region (as bits), what may be proposed there
        self.propose_in: list[list[list[list[Option]]]] = [
            [
                [self._free(tile, region, free) for free in range(1 << self._width(region))]
                for region in range(len(REGIONS))
            ]
            for tile in self.tiles
        ]

    def _width(self, region: int) -> int:
        return self.first_slot[region + 1] - self.first_slot[region]

    def _free(self, tile: list[int], region: int, free: int) -> list[Option]:
        first = self.first_slot[region]
        return [self.propose[e][first + s] for e in tile for s in range(self._width(region)) if free >> s & 1]
