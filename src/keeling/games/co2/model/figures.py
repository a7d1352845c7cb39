"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.piles import pile_of
from keeling.core.schema import Int, Items, Place, Word
from keeling.games.co2.model.words import EDITION, ENERGIES, FOSSILS, GAINS, PRESETS, REGIONS, TRIGGERS, WAITS
from keeling.games.co2_family.model.figures import FamilyFigures


class Figures(FamilyFigures):
    """Everything printed on the board, tiles and cards, and the option words that follow from it."""

    first_un = 34

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
        un_tech = goals.get("un_tech", Int(0, 9))
        self.most_un_vp = goals.get("most_un_vp", Int(0, 20))
        plants = [sheet.part("plants").tables(energy, 5, 5) for energy in ENERGIES]
        self.plants: list[list[tuple[int, int, int]]] = [
            [(row.get("money", Int(0, 60)), row.get("tech", Int(0, 9)), row.get("vp", Int(0, 60))) for row in rows]
            for rows in plants
        ]
        self._cards(sheet)
        self.un_tech = [un_tech for _ in self.un_no]
        self._options()

    def _cards(self, sheet: Part) -> None:
        self.lay_out_cards(sheet.rows("lobby", 1, EDITION.lobby), WAITS, GAINS, "discount")
        buy, sell = TRIGGERS.index("buy"), TRIGGERS.index("sell")
        self.after_trade: list[int] = [0, self.waiting(buy, -1), self.waiting(sell, -1)]  # words.BOUGHT, SOLD
        self.two_topics: int = pile_of([tile for tile, topics in enumerate(self.topics) if len(topics) == 2])  # C-12
        goals = sheet.rows("un_goals", 34, 46)
        self.lay_out_goals(goals)
        self.un_vp: list[int] = [row.get("vp", Int(0, 60)) for row in goals]
        self.event_region: list[int] = [row.get("region", Place(REGIONS)) for row in sheet.rows("events", 47, 52)]

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        self.lay_out_options("propose", "install", "minor", REGIONS)
        self.lay_out_moves("hand", True, [])  # C-51: only the hand is named as a goal of itself
        self.send: list[Option] = [("send", word) for word in ["hand", *self.summit_words]]
