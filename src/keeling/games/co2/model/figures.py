"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.piles import pile_of
from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES, FOSSILS, GAINS, IDS, KINDS, PRESETS, REGIONS, TRIGGERS
from keeling.games.co2_family.model.figures import FamilyFigures


class Figures(FamilyFigures):
    """Everything printed on the board, tiles and cards, and the option words that follow from it."""

    first_un = 34

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, ENERGIES, KINDS, IDS)
        self.presets: list[list[int]] = [[sheet["presets"][p][f] for f in FOSSILS] for p in PRESETS[1:]]
        self.preset_out: list[int] = [sheet["presets"][p]["gas_out"] for p in PRESETS[1:]]
        self.decades: list[int] = sheet["calendar"]["decades"]
        self.disaster: int = sheet["climate"]["disaster"]
        self.defeat: int = sheet["climate"]["defeat"]
        self.grant_least_money: int = sheet["grants"]["least_money"]
        self.un_open: list[int] = sheet["goals"]["un_open"]
        self.most_un_vp: int = sheet["goals"]["most_un_vp"]
        self.plants: list[list[tuple[int, int, int]]] = [
            [(plant["money"], plant["tech"], plant["vp"]) for plant in sheet["plants"][e]] for e in ENERGIES
        ]
        self._cards(sheet)
        self._options()

    def _cards(self, sheet: Sheet) -> None:
        self.lay_out_cards(sheet, TRIGGERS, GAINS, "discount")
        buy, sell = TRIGGERS.index("buy"), TRIGGERS.index("sell")
        self.after_trade: list[int] = [0, self.waiting(buy, -1), self.waiting(sell, -1)]  # words.BOUGHT, SOLD
        self.two_topics: int = pile_of([tile for tile, topics in enumerate(self.topics) if len(topics) == 2])  # C-12
        self.un_tech = [sheet["goals"]["un_tech"] for _ in sheet["un_goals"]]
        self.un_vp: list[int] = [goal["vp"] for goal in sheet["un_goals"]]
        self.event_region: list[int] = [REGIONS.index(event["region"]) for event in sheet["events"]]

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        self.lay_out_options("propose", "install", "minor", REGIONS)
        self.lay_out_moves("hand", True, [])  # C-51: only the hand is named as a goal of itself
        self.send: list[Option] = [("send", word) for word in ["hand", *self.summit_words]]
