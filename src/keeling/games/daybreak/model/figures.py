"""The figures of one component sheet, laid out for the rules to read fast: once for each number of players."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.cards import MANY, Challenge, Crisis, Local, Project, for_seats
from keeling.games.daybreak.model.vocabulary import PER_BAND, ROLL, Effect, mask_of
from keeling.games.daybreak.model.words import CLEAN as CLEAN_AT
from keeling.games.daybreak.model.words import (
    COMMUNITY,
    DEMAND,
    DIRTY,
    EACH,
    EMISSION,
    EMISSIONS,
    LEVELS,
    PLANET,
    POWERS,
    RESILIENCE,
    RESILIENCES,
    SEATS,
    STACK_WORDS,
    WHEN,
)


class Box:
    """A sheet, and what it is at each number of players."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._at: dict[int, Figures] = {}

    def at(self, seats: int) -> Figures:
        """The figures for so many players."""
        if seats not in self._at:
            self._at[seats] = Figures(self.sheet, seats)
        return self._at[seats]


class Figures:
    """Everything printed on the board and the cards, and the option words that follow from it."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        self.sheet = sheet
        self.seats = seats
        self._frame(sheet, seats)
        self._cards(sheet, seats)
        self._planet(sheet)
        self._sources()
        self._options()

    def _frame(self, sheet: Sheet, seats: int) -> None:
        thermometer, turn = sheet["thermometer"], sheet["round"]
        self.row: int = thermometer["co2"] * seats  # CO₂ that make a band (D-43)
        self.lose_bands: int = thermometer["lose"]
        self.start_degrees: int = thermometer["start"]  # in tenths
        self.crises_at: list[int] = thermometer["crises"]
        self.rounds: int = turn["rounds"]
        self.draw: int = turn["draw"]
        self.fewer: list[int] = turn["fewer"]
        self.lose_communities: int = turn["lose"]
        self.choice: int = turn["projects"]
        self.places: int = turn["places"]
        self.stacks: int = turn["stacks"]
        self.levels: list[str] = [level for level in LEVELS if f"{level}-{seats}" in sheet["setups"]]
        setups = [sheet["setups"][f"{level}-{seats}"] for level in self.levels]
        self.powers: list[list[int]] = [[POWERS.index(name) for name in setup["powers"]] for setup in setups]
        self.trees: list[int] = [setup["tree"] for setup in setups]
        self.oceans: list[int] = [setup["ocean"] for setup in setups]
        rows = [sheet["powers"][name] for name in POWERS]
        self.boards: list[list[int]] = [_board(row) for row in rows]
        self.growth: list[int] = [row["growth"] for row in rows]

    def _cards(self, sheet: Sheet, seats: int) -> None:
        rows = [for_seats(row, seats) for row in _in_order(sheet["local"]) + _in_order(sheet["starting"])]
        self.local: list[Local] = [Local(row, at) for at, row in enumerate(rows)]
        self.deck_size: int = len(sheet["local"])
        self.starting: list[list[int]] = [[card.at for card in self.local if card.power == power] for power in POWERS]
        self.projects: list[Project] = [Project(for_seats(row, seats), seats) for row in _in_order(sheet["global"])]
        self.crises: list[Crisis] = [Crisis(for_seats(row, seats)) for row in _in_order(sheet["crisis"])]
        self.challenges: list[Challenge] = [Challenge(for_seats(row, seats)) for row in _in_order(sheet["challenge"])]
        for crisis in self.crises:
            if crisis.softens and crisis.times_per == PER_BAND:  # no more than the hottest survivable day asks
                crisis.helps = (self.lose_bands - 1) // crisis.each
        self.mask: list[int] = [card.mask for card in self.local]
        self.used_at: list[list[int]] = [[card.at for card in self.local if card.when == at] for at in range(len(WHEN))]
        self.tags: list[list[int]] = [card.tags for card in self.local]
        self.of_key: dict[str, int] = {card.key: card.at for card in self.local}
        self.project_of: dict[str, int] = {card.key: at for at, card in enumerate(self.projects)}
        self.crisis_of: dict[str, int] = {card.key: at for at, card in enumerate(self.crises)}
        self.challenge_of: dict[str, int] = {card.key: at for at, card in enumerate(self.challenges)}
        alone = seats == 1  # D-12: what is marked leaves every deck
        self.local_deck: list[int] = [c.at for c in self.local[: self.deck_size] if not (alone and c.not_solo)]
        self.project_deck: list[int] = [at for at, c in enumerate(self.projects) if not (alone and c.not_solo)]
        self.crisis_deck: list[int] = [at for at, c in enumerate(self.crises) if not (alone and c.not_solo)]

    def _planet(self, sheet: Sheet) -> None:
        rows = [sheet["planet"][name] for name in PLANET]
        self.length: list[int] = [row["length"] for row in rows]
        self.marker: list[int] = [row["start"] for row in rows]
        self.tips: list[list[int]] = [row["tips"] for row in rows]
        self.planet: list[list[Effect]] = [[Effect(effect) for effect in row["do"]] for row in rows]
        self.die: list[int] = [PLANET.index(name) for name in sheet["dice"]["planetary"]]
        self.geo: list[int] = sheet["dice"]["geoengineering"]

    def _sources(self) -> None:
        """All lists of effects that a step can carry out, by number: local, global, outcomes of rolls, the planet's."""
        outcomes = _in_order(self.sheet["outcome"])
        self.first_project: int = len(self.local)
        self.first_outcome: int = self.first_project + len(self.projects)
        self.first_tip: int = self.first_outcome + len(outcomes)
        self.outcomes: list[str] = [row["key"] for row in outcomes]
        self.effects: list[list[Effect]] = [card.effects for card in self.local]
        self.effects += [card.effects for card in self.projects]
        self.effects += [[Effect(effect) for effect in row["do"]] for row in outcomes]
        self.effects += self.planet
        self.among: list[int] = [-1]  # masks of cards by number: 0 is any
        for effects in [*self.effects, *[card.effects for card in self.crises]]:
            for effect in effects:
                if effect.do == ROLL:
                    effect.table = [
                        (least, self.first_outcome + self.outcomes.index(key)) for least, key in effect.row["table"]
                    ]
                effect.among = self._among(effect.row.get("among", {}))

    def _among(self, asked: Sheet) -> int:
        """The number of a mask of cards: those with one of the tags, or that reduce one of the kinds (D-39a)."""
        if not asked:
            return 0
        tags, kinds = mask_of(asked.get("tags", [])), 0
        for kind in asked.get("reduces", []):
            kinds |= 1 << EMISSIONS.index(kind)
        mask = 0
        for card in self.local:
            if card.mask & tags or card.reduces & kinds:
                mask |= 1 << card.at
        if mask not in self.among:
            self.among.append(mask)
        return self.among.index(mask)

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        keys = [card.key for card in self.local]
        self.start: list[list[Option]] = [[("start", key, word) for word in STACK_WORDS] for key in keys]
        self.tuck: list[list[Option]] = [[("tuck", key, word) for word in STACK_WORDS] for key in keys]
        self.tuck_project: list[list[Option]] = [[("tuck", key, card.key) for key in keys] for card in self.projects]
        self.tuck_crisis: list[list[Option]] = [[("tuck", key, card.key) for key in keys] for card in self.crises]
        most = self.stacks
        self.start_and_tuck: list[list[Option]] = [
            self.start[at][:most] + self.tuck[at][:most] for at in range(len(keys))
        ]
        self.use: list[Option] = [("use", word) for word in STACK_WORDS]
        self.use_project: list[Option] = [("use", card.key) for card in self.projects]
        self.draw_card: list[Option] = [("draw", key) for key in keys]
        self.pay: list[Option] = [("pay", key) for key in keys]
        self.keep: list[Option] = [("keep", key) for key in keys]
        self.spend_card: list[Option] = [("spend-card", key) for key in keys]
        self.lose: list[Option] = [("lose", key) for key in keys]
        self.offer: list[Option] = [("offer", card.key) for card in self.projects]
        self.adopt: list[Option] = [("adopt", card.key) for card in self.projects]
        self.drop: list[Option] = [("drop", card.key) for card in self.projects]
        self.crisis: list[Option] = [("crisis", card.key) for card in self.crises]
        self.power: list[Option] = [("power", name) for name in POWERS]
        self.challenge: list[Option] = [("challenge", card.key) for card in self.challenges]
        self.kind: list[Option] = [("kind", kind) for kind in EMISSIONS]
        self.resilience: list[Option] = [("kind", kind) for kind in RESILIENCES]
        self.to: list[Option] = [("to", word) for word in SEATS]
        self.planetary: list[Option] = [("planet", name) for name in PLANET]
        self.faces: list[Option] = [self.planetary[effect] for effect in dict.fromkeys(self.die)]
        self.geo_die: list[Option] = [("die", str(n)) for n in self.geo]
        self.spend: list[Option] = [("spend", str(n)) for n in range(MANY + 1)]


def _in_order(rows: list[Sheet]) -> list[Sheet]:
    return sorted(rows, key=lambda row: int(row["no"]))


def _board(row: Sheet) -> list[int]:
    """A power's starting values as its board counts them."""
    board = [0] * EACH
    board[DEMAND], board[DIRTY], board[CLEAN_AT], board[COMMUNITY] = (
        row["demand"], row["dirty"], row["clean"], row["community"],
    )  # fmt: skip
    for at, kind in enumerate(EMISSIONS):
        board[EMISSION + at] = row["emission"][kind]
    for at, kind in enumerate(RESILIENCES):
        board[RESILIENCE + at] = row["resilience"][kind]
    return board
