"""The figures of one component sheet, laid out for the rules to read fast: once for each number of players."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.schema import Int, Items, Place, Sheet, Word
from keeling.games.daybreak.model.cards import MANY, Challenge, Crisis, Local, Project, for_seats
from keeling.games.daybreak.model.decks import CARDS, EFFECTS
from keeling.games.daybreak.model.vocabulary import PER_BAND, ROLL, Effect, mask_of
from keeling.games.daybreak.model.words import (
    COMMUNITY,
    COUNTERS,
    EACH,
    EMISSION,
    EMISSIONS,
    LEVELS_AT,
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

    def __init__(self, sheet: Part) -> None:
        self.sheet = sheet.table
        self._at: dict[int, Figures] = {}
        sheet.get("game", Word("daybreak"))
        for deck, cards in CARDS.items():
            sheet.get(deck, cards)
        for seats in LEVELS_AT:
            Frame(sheet, seats)

    def at(self, seats: int) -> Figures:
        """The figures for so many players."""
        if seats not in self._at:
            self._at[seats] = Figures(self.sheet, seats)
        return self._at[seats]


class Frame:
    """Everything printed on the boards, for so many players."""

    def __init__(self, sheet: Part, seats: int) -> None:
        self.sheet = sheet.table
        self.seats = seats
        self._stages(sheet.part("thermometer"), sheet.part("round"))
        self._setups(sheet.part("setups"))
        self._planet(sheet.part("planet").each(PLANET), sheet.part("dice"))
        rows = sheet.part("powers").each(POWERS)
        self.boards: list[list[int]] = [_board(row) for row in rows]
        self.growth: list[int] = [row.get("growth", Int(0, 20)) for row in rows]

    def _stages(self, thermometer: Part, turn: Part) -> None:
        self.row: int = thermometer.get("co2", Int(1, 50)) * self.seats  # CO₂ that make a band (D-43)
        self.lose_bands = thermometer.get("lose", Int(1, 40))
        self.start_degrees = thermometer.get("start", Int(0, 40))  # in tenths
        self.crises_at = thermometer.get("crises", Items(Int(0, 12), 1, self.lose_bands))
        self.rounds = turn.get("rounds", Int(1, 12))
        self.draw = turn.get("draw", Int(0, 12))
        self.fewer = turn.get("fewer", Items(Int(1, 999), 0, 6))
        self.lose_communities = turn.get("lose", Int(1, 999))
        self.choice = turn.get("projects", Int(0, 9))
        self.places = turn.get("places", Int(1, 9))
        self.stacks = turn.get("stacks", Int(5, 5))

    def _setups(self, setups: Part) -> None:
        self.levels: list[str] = LEVELS_AT[self.seats]
        rows = setups.each([f"{level}-{self.seats}" for level in self.levels])
        power = Word(*(POWERS[4:] if self.seats == 1 else POWERS[:4]))
        named = [row.get("powers", Items(power, self.seats, self.seats)) for row in rows]
        self.powers: list[list[int]] = [[POWERS.index(name) for name in names] for names in named]
        self.trees: list[int] = [row.get("tree", Int(0, 99)) for row in rows]
        self.oceans: list[int] = [row.get("ocean", Int(0, 99)) for row in rows]

    def _planet(self, tracks: list[Part], dice: Part) -> None:
        self.length: list[int] = [track.get("length", Int(1, 20)) for track in tracks]
        placed = list(zip(tracks, self.length, strict=True))
        self.marker: list[int] = [track.get("start", Int(0, min(19, length))) for track, length in placed]
        self.tips: list[list[int]] = [track.get("tips", Items(Int(1, length), 1, 20)) for track, length in placed]
        self.tipping: list[list[Sheet]] = [track.get("do", EFFECTS) for track in tracks]
        self.die = dice.get("planetary", Items(Place(PLANET), 1, 20))
        self.geo = dice.get("geoengineering", Items(Int(1, 20), 2, 20))


class Figures(Frame):
    """Boards and cards, and the option words that follow from them."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        super().__init__(Part(sheet), seats)
        self._cards(sheet, seats)
        self.planet: list[list[Effect]] = [[Effect(effect) for effect in effects] for effects in self.tipping]
        self._sources()
        self._options()

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


def _board(row: Part) -> list[int]:
    """A power's starting values as its board counts them."""
    board = [0] * EACH
    for name, at in COUNTERS.items():
        board[at] = row.get(name, Int(0, 11 if at == COMMUNITY else 60))
    for first, kinds, part in ((EMISSION, EMISSIONS, "emission"), (RESILIENCE, RESILIENCES, "resilience")):
        for at, kind in enumerate(kinds, first):
            board[at] = row.part(part).get(kind, Int(0, 30))
    return board
