"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.piles import pile_of
from keeling.core.schema import Int, Items, Place, Word
from keeling.games.co2.model.words import EDITION, ENERGIES, FOSSILS, GAINS, PRESETS, REGIONS, TRIGGERS, WAITS
from keeling.games.co2_family.model.figures import FamilyFigures, waiting
from keeling.games.co2_family.model.lobby import FamilyCard


class LobbyCard(FamilyCard):
    """One lobby card; for a build it has money, which lowers the price."""

    __slots__ = ("discount",)

    def __init__(self, row: Part) -> None:
        super().__init__(row, WAITS, GAINS)
        self.discount: int = dict(self.gains).get(GAINS.index("discount"), 0)


class Figures(FamilyFigures):
    """Everything printed on the board, tiles and cards, and the option words that follow from it."""

    def __init__(self, sheet: Part) -> None:
        sheet.get("game", Word("co2"))
        super().__init__(sheet, EDITION)
        presets = sheet.part("presets").each(PRESETS[1:])
        self.presets: list[list[int]] = [[row.get(fossil, Int(0, 6)) for fossil in FOSSILS] for row in presets]
        self.preset_out: list[int] = [row.get("gas_out", Int(0, 60)) for row in presets]
        self.decades = sheet.part("calendar").get("decades", Items(Int(1, 9), 5, 5))
        climate, goals = sheet.part("climate"), sheet.part("goals")
        self.disaster = climate.get("disaster", Int(1, 2000))
        self.defeat = climate.get("defeat", Int(1, 2000))
        self.relief_vp = climate.get("relief_vp", Int(0, 20))
        self.grant_least_money = sheet.part("grants").get("least_money", Int(0, 9))
        self.un_open = goals.get("un_open", Items(Int(0, 13), 5, 5))
        self.un_tech = goals.get("un_tech", Int(0, 9))
        self.most_un_vp = goals.get("most_un_vp", Int(0, 20))
        plants = [sheet.part("plants").tables(energy, 5, 5) for energy in ENERGIES]
        self.plants: list[list[tuple[int, int, int]]] = [
            [(row.get("money", Int(0, 60)), row.get("tech", Int(0, 9)), row.get("vp", Int(0, 60))) for row in rows]
            for rows in plants
        ]
        self._cards(sheet)
        self._options()

    def _cards(self, sheet: Part) -> None:
        self.lobby: list[LobbyCard] = [LobbyCard(row) for row in sheet.rows("lobby", 1, EDITION.lobby)]
        self._triggers()
        self.two_topics: int = pile_of([tile for tile, topics in enumerate(self.topics) if len(topics) == 2])  # C-12
        goals = sheet.rows("un_goals", 34, 46)
        self.un_no: list[int] = [row.get("no", Int()) for row in goals]
        shown = [row.get("plants", Items(Place(ENERGIES), 1, 6)) for row in goals]
        self.un_plants: list[list[int]] = [[plants.count(e) for e in range(len(ENERGIES))] for plants in shown]
        self.un_vp: list[int] = [row.get("vp", Int(0, 60)) for row in goals]
        self.event_region: list[int] = [row.get("region", Place(REGIONS)) for row in sheet.rows("events", 47, 52)]

    def _triggers(self) -> None:
        """By what was done, the lobby cards (as bits) that have waited for it (C-66); discounts by energy (C-68)."""
        region, kind, install, build, summit, buy, sell = range(len(TRIGGERS))
        energies, cards = range(len(ENERGIES)), self.lobby
        self.after_propose: list[int] = [
            waiting(cards, region, self.slot_region[slot]) | waiting(cards, kind, self.slot_kind[slot])
            for slot in range(self.slots)
        ]
        self.after_install: list[int] = [waiting(cards, install, energy) for energy in energies]
        self.after_summit: list[int] = [waiting(cards, summit, energy) for energy in energies]
        self.after_trade: list[int] = [0, waiting(cards, buy, -1), waiting(cards, sell, -1)]  # words.BOUGHT, SOLD
        self.discounts: list[int] = [waiting(cards, build, energy) for energy in energies]

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        where = self.where
        self.propose: list[list[Option]] = self.verb_on_slots("propose")
        self.install: list[list[Option]] = self.verb_on_slots("install")
        self.build: list[list[Option]] = self.verb_on_slots("build")
        self.build_lobby: list[list[Option]] = [[(*option, "lobby") for option in row] for row in self.build]
        targets: list[Option] = [*where, ("hand",), *((word,) for word in self.summit_words)]
        self.move: list[list[Option]] = [
            [("move", *source, *goal) for goal in targets] for source in [*where, ("hand",)]
        ]
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
        self.claim: list[Option] = [("claim", str(no)) for no in self.un_no]
        self.card_of: dict[str, int] = {str(card.no): index for index, card in enumerate(self.lobby)}
        self.claim_of: dict[str, int] = {option[1]: index for index, option in enumerate(self.claim)}
        self.propose_in: list[list[list[list[Option]]]] = self.open_slots(self.propose)  # C-40
