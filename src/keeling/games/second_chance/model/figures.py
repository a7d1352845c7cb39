"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.schema import Int, Items, Place, Word
from keeling.games.co2_family.model.figures import FamilyFigures, waiting
from keeling.games.co2_family.model.lobby import FamilyCard
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


class Lobbyist(FamilyCard):
    """One lobbyist; S-34a: its money for a build can be used for the cost, so such a card is declared with it."""

    __slots__ = ("funds",)

    def __init__(self, row: Part) -> None:
        super().__init__(row, WAITS, GAINS)
        money = dict(self.gains).get(GAINS.index("money"), 0)
        self.funds: int = money if TRIGGERS[self.on] == "build" else 0


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
        self.lobby: list[Lobbyist] = [Lobbyist(row) for row in sheet.rows("lobby", 1, EDITION.lobby)]
        self.minors: list[int] = [card.minor for card in self.lobby]  # their side effects
        region, kind, prepare, build, summit, sell = range(len(TRIGGERS))
        cards, energies = self.lobby, range(len(ENERGIES))
        self.after_plan: list[int] = [
            waiting(cards, region, self.slot_region[slot]) | waiting(cards, kind, self.slot_kind[slot])
            for slot in range(self.slots)
        ]
        self.funding: list[int] = [
            sum(1 << at for at, card in enumerate(cards) if card.funds and card.of == energy) for energy in energies
        ]
        self.after_prepare: list[int] = [waiting(cards, prepare, energy) for energy in energies]
        self.after_build: list[int] = [waiting(cards, build, energy) & ~self.funding[energy] for energy in energies]
        self.after_summit: list[int] = [waiting(cards, summit, energy) for energy in energies]
        self.after_sale: int = waiting(cards, sell, -1)
        self.executive: int = self.after_sale | sum(self.after_summit)  # those that name another executive action
        self.event_region: list[int] = [row.get("region", Place(EVENTS)) for row in sheet.rows("events", 1, 7)]

    def _goal_cards(self, sheet: Part) -> None:
        goals = sheet.rows("un_goals", 1, 45)
        self.un_no: list[int] = [row.get("no", Int()) for row in goals]
        shown = [row.get("plants", Items(Place(ENERGIES), 1, 6)) for row in goals]
        self.un_plants: list[list[int]] = [[plants.count(e) for e in range(len(ENERGIES))] for plants in shown]
        self.un_needs: list[list[tuple[int, int]]] = [  # the same without energies that are not shown
            [(energy, count) for energy, count in enumerate(row) if count] for row in self.un_plants
        ]
        self.un_most: int = max([need for needs in self.un_needs for _, need in needs], default=0)
        self.un_tech: list[int] = [row.get("tech", Int(0, 9)) for row in goals]
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
        self.plan: list[list[Option]] = self.verb_on_slots("plan")
        self.prepare: list[list[Option]] = self.verb_on_slots("prepare")
        self.build: list[list[Option]] = self.verb_on_slots("build")
        self.build_lobby: list[list[Option]] = [[(*option, "lobby") for option in row] for row in self.build]
        self.plan_of: dict[Option, tuple[int, int]] = {
            move: (energy, slot) for energy, row in enumerate(self.plan) for slot, move in enumerate(row)
        }
        self.plan_in: list[list[list[list[Option]]]] = self.open_slots(self.plan)  # S-40
        cards: list[Option] = [(f"card{card.no}",) for card in self.lobby]
        targets: list[Option] = [*self.where, ("board",), *((word,) for word in self.summit_words), *cards]
        # S-30: spots are numbered: the slots, the player board, the summit places, the played lobbyists
        self.board: int = self.slots
        self.first_card: int = self.slots + 1 + self.places
        self.spots: list[str] = [" ".join(goal) for goal in targets]
        self.move: list[list[Option]] = [
            [("move", *source, *goal) for goal in targets] for source in [*self.where, ("board",)]
        ]
        self.move_of: dict[Option, tuple[int, int]] = {
            self.move[source][goal]: (source, goal)
            for source in [self.board, *range(self.slots)]
            for goal in range(len(targets))
            if source != goal
        }
        self.minor: list[Option] = [("lobby", str(card.no), "side") for card in self.lobby]
        self.main: list[Option] = [("lobby", str(card.no), "main") for card in self.lobby]
        self.claim: list[Option] = [("claim", str(no)) for no in self.un_no]
        self.card_of: dict[str, int] = {str(card.no): at for at, card in enumerate(self.lobby)}
        self.claim_of: dict[str, int] = {option[1]: at for at, option in enumerate(self.claim)}
