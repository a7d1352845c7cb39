"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.co2_family.model.figures import FamilyFigures
from keeling.games.second_chance.model.words import (
    COMPETITIVE,
    COOPERATIVE,
    ENERGIES,
    ENVIRONMENT,
    EVENTS,
    GAINS,
    IDS,
    KINDS,
    REGIONS,
    SIZES,
    TRIGGERS,
)


def _achieved(row: Sheet) -> int:
    """What an environmental goal asks for, as one number: the kind, and where or in what."""
    kind = ENVIRONMENT.index(row["is"])
    words = REGIONS if kind == 0 else [str(size) for size in SIZES] if kind == 4 else ENERGIES
    return kind * 10 + words.index(row["of"])


class Figures(FamilyFigures):
    """Everything printed on one side of the board, on tiles and cards, and the option words that follow from it."""

    def __init__(self, sheet: Sheet, side: int = COOPERATIVE) -> None:
        super().__init__(sheet, ENERGIES, KINDS, IDS)
        # S-95: the board has two sides, one for each mode
        self.competitive: Figures | None = Figures(sheet, COMPETITIVE) if side == COOPERATIVE else None
        if side == COMPETITIVE and "competitive_spaces" in sheet:  # sheets of old have the same spaces on both
            self.lay_out_spaces([sheet["competitive_spaces"][name] for name in REGIONS])
        supplies, climate, goals = sheet["supplies"], sheet["climate"], sheet["goals"]
        self.first_level: int = supplies["first_level"]
        self.infrastructures: int = supplies["infrastructures"]
        self.cubes: int = supplies["cubes"]
        self.markers: int = supplies["markers"]
        self.gas_out: list[int] = sheet["fossils"]["gas_out"]
        self.decades: list[int] = [sheet["calendar"]["decades"][mode] for mode in ("cooperative", "competitive")]
        self.last_rounds: list[int] = sheet["calendar"]["last_rounds"]
        self.start_co2: list[int] = [climate["cooperative"], climate["competitive"]]
        self.limit: int = climate["limit"]
        self.second_event: int = climate["second_event"]
        self.team_vp: int = climate["team_vp"]
        self.goal_cost: list[int] = climate["goal_vp"]
        self.cut_ppm: int = climate["cut_ppm"]
        self.cut_cost: list[int] = climate["cut_vp"]
        self.second_ppm: int = climate["second_action_ppm"]
        self.un_open: list[list[int]] = [goals["un_cooperative"], goals["un_competitive"]]
        self.un_vp: int = goals["un_vp"]
        self.un_open_most: int = goals["un_open_most"]
        self.un_scored: list[int] = goals["un_scored"]
        solo = sheet["solo"]
        self.solo_vp: list[int] = [solo["vp"], solo["poor_vp"]]
        self.neutral: int = solo["neutral"]
        self.neutral_most: int = solo["neutral_most"]
        self.ranks: list[list[int]] = sheet["ranks"]["points"]
        self.laid: list[int] = sheet["environment"]["laid"]
        # by energy and level - 1: money, permits, tech, points
        self.plants: list[list[tuple[int, int, int, int]]] = [
            [(row["money"], row["permits"], row["tech"], row["vp"]) for row in sheet["plants"][e]] for e in ENERGIES
        ]
        self.marks: list[list[int]] = [[row["mark"] for row in sheet["plants"][e]] for e in ENERGIES]
        self.middle: list[int] = [sheet["tracks"][e]["middle"] for e in ENERGIES]
        self._cards(sheet)
        self._options()

    def for_mode(self, mode: int) -> Figures:
        """The figures of the side of the board that a mode is played on."""
        return self if mode == COOPERATIVE or self.competitive is None else self.competitive

    def _cards(self, sheet: Sheet) -> None:
        self.lay_out_cards(sheet, TRIGGERS, GAINS, "money")  # S-34a: money for a plant is declared with the build
        self.minors: list[int] = [card.minor for card in self.lobby]  # their side effects
        build = TRIGGERS.index("build")
        self.after_build: list[int] = [
            self.waiting(build, energy) & ~self.subsidies[energy] for energy in range(len(ENERGIES))
        ]
        self.after_sale: int = self.waiting(TRIGGERS.index("sell"), -1)
        self.executive: int = self.after_sale | sum(self.after_summit)  # those that name another executive action
        self.un_needs: list[list[tuple[int, int]]] = [  # what UN goals show, without energies that they do not
            [(energy, count) for energy, count in enumerate(row) if count] for row in self.un_plants
        ]
        self.un_most: int = max([need for needs in self.un_needs for _, need in needs], default=0)
        self.un_tech = [goal["tech"] for goal in sheet["un_goals"]]
        types = [goal["type"] for goal in sheet["un_goals"]]
        self.un_types: list[int] = [sum(1 << at for at, kind in enumerate(types) if kind == letter) for letter in "AB"]
        self.achieved: list[int] = [_achieved(row) for row in sheet["environmental_goals"]]
        groups = [code // 20 for code in self.achieved]  # plants, knowledge, summits: two kinds each
        self.env_groups: list[int] = [sum(1 << at for at, of in enumerate(groups) if of == g) for g in range(3)]
        self.env_energy: list[int] = [  # the energy a goal names, or -1 (S-91)
            code % 10 if code // 10 not in (0, 4) else -1 for code in self.achieved
        ]
        self.personal: list[str] = [goal["is"] for goal in sheet["personal_goals"]]
        self.alone_goals: int = sum(1 << at for at, kind in enumerate(self.personal) if kind == "summit-alone")
        self.personal_least: list[list[int]] = [goal["least"] for goal in sheet["personal_goals"]]

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        self.lay_out_options("plan", "prepare", "side", EVENTS)
        # S-34a: the lobbyists, as bits, that name a main action; with another one there is none left to play (S-22)
        self.named: dict[Option, int] = {
            move: self.after_lay[slot] for row in self.lay for slot, move in enumerate(row)
        }
        for moves, cards in ((self.ready, self.after_ready), (self.build, self.after_build)):
            self.named |= {move: cards[energy] for energy, row in enumerate(moves) for move in row}
        self.named |= {move: 0 for row in self.build_lobby for move in row}
        self.plan_of: dict[Option, tuple[int, int]] = {
            move: (energy, slot) for energy, row in enumerate(self.lay) for slot, move in enumerate(row)
        }
        # S-30: beside the player board and the summit places there are the played lobbyists
        self.lay_out_moves("board", False, [(f"card{card.no}",) for card in self.lobby])
        self.first_card: int = self.home + 1 + self.places
