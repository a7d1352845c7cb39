"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.schema import Int, Items, Place, Word
from keeling.games.co2_family.model.figures import FamilyFigures
from keeling.games.second_chance.model.words import (
    COMPETITIVE,
    COOPERATIVE,
    EDITION,
    ENERGIES,
    ENVIRONMENT,
    EVENTS,
    GAINS,
    MODES,
    PERSONAL,
    REGIONS,
    SIZES,
    TRIGGERS,
    WAITS,
)

_EACH_DECADE = Items(Int(0, 99), 4, 4)


def _achieved(row: Part) -> int:
    """What an environmental goal asks for, as one number: the kind, and where or in what."""
    kind = row.get("is", Place(ENVIRONMENT))
    words = REGIONS if kind == 0 else [str(size) for size in SIZES] if kind == 4 else ENERGIES
    return kind * 10 + row.get("of", Place(words))


def _plant(row: Part) -> tuple[int, int, int, int]:
    money, permits = row.get("money", Int(0, 60)), row.get("permits", Int(0, 5))
    return money, permits, row.get("tech", Int(0, 9)), row.get("vp", Int(0, 60))


class Figures(FamilyFigures):
    """Everything printed on one side of the board, on tiles and cards, and the option words that follow from it."""

    def __init__(self, sheet: Part, side: int = COOPERATIVE) -> None:
        sheet.get("game", Word("second-chance"))
        super().__init__(sheet, EDITION)  # no energy comes twice on a tile (S-98)
        # S-95: the board has two sides, one for each mode
        self.competitive: Figures | None = Figures(sheet, COMPETITIVE) if side == COOPERATIVE else None
        if side == COMPETITIVE:  # sheets of old have the same spaces on both
            spaces = sheet.part("competitive_spaces", before=dict(zip(REGIONS, self.spaces, strict=True)))
            self.lay_out_spaces([spaces.get(name, Int(1, 9)) for name in REGIONS])
        self._supplies(sheet)
        self._climate(sheet.part("climate"))
        self._goals(sheet.part("goals"), sheet.part("solo"))
        self.ranks = sheet.part("ranks").get("points", Items(Items(Int(0, 999), 2, 9), 4, 4))
        self._tracks(sheet)
        self._cards(sheet)
        self._goal_cards(sheet)
        self._options()

    def for_mode(self, mode: int) -> Figures:
        """The figures of the side of the board that a mode is played on."""
        return self if mode == COOPERATIVE or self.competitive is None else self.competitive

    def _supplies(self, sheet: Part) -> None:
        supplies, calendar = sheet.part("supplies"), sheet.part("calendar")
        self.first_level = supplies.get("first_level", Int(1, min(29, self.projects)))
        self.infrastructures = supplies.get("infrastructures", Int(1, 30))
        self.cubes = supplies.get("cubes", Int(1, 30))
        self.markers = supplies.get("markers", Int(1, 6))
        self.gas_out = sheet.part("fossils").get("gas_out", Items(Int(0, self.fossils[0]), 4, 4))
        decades = calendar.part("decades")
        self.decades: list[int] = [decades.get("cooperative", Int(1, 4)), decades.get("competitive", Int(1, 9))]
        self.last_rounds = calendar.get("last_rounds", Items(Int(1, 12), 4, 4))

    def _climate(self, climate: Part) -> None:
        self.limit = climate.get("limit", Int(1, 4000))
        self.start_co2: list[int] = [climate.get(mode, Int(0, min(2000, self.limit))) for mode in MODES]
        self.second_event = climate.get("second_event", Int(0, 4000))
        self.team_vp = climate.get("team_vp", Int(0, 999))
        self.goal_cost = climate.get("goal_vp", _EACH_DECADE)
        self.cut_ppm = climate.get("cut_ppm", Int(1, 100))
        self.cut_cost = climate.get("cut_vp", _EACH_DECADE)
        self.relief_vp = climate.get("relief_vp", Int(0, 20))
        self.second_ppm = climate.get("second_action_ppm", Int(0, 100))

    def _goals(self, goals: Part, solo: Part) -> None:
        self.un_open: list[list[int]] = [goals.get(f"un_{mode}", Items(Int(0, 15), 4, 4)) for mode in MODES]
        self.un_vp = goals.get("un_vp", Int(0, 20))
        self.un_open_most = goals.get("un_open_most", Int(0, 30))
        self.un_scored = goals.get("un_scored", Items(Int(0, 99), 5, 5))
        self.solo_vp: list[int] = [solo.get("vp", Int(0, 99)), solo.get("poor_vp", Int(0, 99))]
        self.neutral = solo.get("neutral", Int(0, 18))
        self.neutral_most = solo.get("neutral_most", Int(1, 3))

    def _tracks(self, sheet: Part) -> None:
        # by energy and level - 1: money, permits, tech, points
        levels = [sheet.part("plants").tables(energy, 2, 2) for energy in ENERGIES]
        self.plants: list[list[tuple[int, int, int, int]]] = [[_plant(row) for row in rows] for rows in levels]
        self.marks: list[list[int]] = [[row.get("mark", Int(1, 20)) for row in rows] for rows in levels]
        tracks = zip(sheet.part("tracks").each(ENERGIES), self.track_end, strict=True)
        self.middle: list[int] = [track.get("middle", Int(1, end)) for track, end in tracks]

    def _cards(self, sheet: Part) -> None:
        # S-34a: money for a plant is declared with the build
        self.lay_out_cards(sheet.rows("lobby", 1, EDITION.lobby), WAITS, GAINS, "money")
        self.minors: list[int] = [card.minor for card in self.lobby]  # their side effects
        build = TRIGGERS.index("build")
        self.after_build: list[int] = [
            self.waiting(build, energy) & ~self.subsidies[energy] for energy in range(len(ENERGIES))
        ]
        self.after_sale: int = self.waiting(TRIGGERS.index("sell"), -1)
        self.executive: int = self.after_sale | sum(self.after_summit)  # those that name another executive action
        self.event_region: list[int] = [row.get("region", Place(EVENTS)) for row in sheet.rows("events", 1, 7)]

    def _goal_cards(self, sheet: Part) -> None:
        goals = sheet.rows("un_goals", 1, 45)
        self.lay_out_goals(goals)
        self.un_needs: list[list[tuple[int, int]]] = [  # what UN goals show, without energies that they do not
            [(energy, count) for energy, count in enumerate(row) if count] for row in self.un_plants
        ]
        self.un_most: int = max([need for needs in self.un_needs for _, need in needs], default=0)
        self.un_tech = [row.get("tech", Int(0, 9)) for row in goals]
        types = [row.get("type", Word("A", "B")) for row in goals]
        self.un_types: list[int] = [sum(1 << at for at, kind in enumerate(types) if kind == letter) for letter in "AB"]
        self.achieved: list[int] = [_achieved(row) for row in sheet.rows("environmental_goals", 1, 47)]
        groups = [code // 20 for code in self.achieved]  # plants, knowledge, summits: two kinds each
        self.env_groups: list[int] = [sum(1 << at for at, of in enumerate(groups) if of == g) for g in range(3)]
        self.laid = sheet.part("environment").get("laid", Items(Int(0, 22), 3, 3))
        self.env_energy: list[int] = [  # the energy a goal names, or -1 (S-91)
            code % 10 if code // 10 not in (0, 4) else -1 for code in self.achieved
        ]
        personal = sheet.rows("personal_goals", 1, 16)
        self.personal: list[str] = [row.get("is", Word(*PERSONAL)) for row in personal]
        self.alone_goals: int = sum(1 << at for at, kind in enumerate(self.personal) if kind == "summit-alone")
        self.personal_least: list[list[int]] = [row.get("least", Items(Int(0, 30), 4, 4)) for row in personal]

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
