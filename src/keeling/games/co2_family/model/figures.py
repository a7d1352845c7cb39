"""The figures of a component sheet that both editions have, laid out flat for the rules to read fast."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.piles import pile_of
from keeling.core.schema import Int, Items, Place, Word
from keeling.games.co2_family.model.lobby import FamilyCard
from keeling.games.co2_family.model.words import FOSSILS, REGIONS, Edition

NO_BONUS, BONUS_TECH, BONUS_PERMIT, BONUS_WILD = -1, -2, -3, -4
_BONUS = ["wild", "permit", "tech", ""]  # from -4 on, before the energies


class FamilyFigures:
    """What is printed on the board and the tiles of either edition, and the option words that follow from it."""

    first_un: int = 1  # the number printed on the first UN goal
    un_tech: list[int]  # what each of them costs
    relief_vp: int

    def __init__(self, sheet: Part, edition: Edition) -> None:
        self.sheet = sheet.table
        sheet.get("title", Word())
        self.energies: list[str] = edition.energies
        self.kinds: list[str] = edition.kinds
        self.ids: dict[str, str] = edition.ids
        self.energy_of: dict[str, int] = {word: energy for energy, word in enumerate(self.energies)}
        self.learn: list[Option] = [("learn", word) for word in self.energies]
        self.learn_of: list[list[Option]] = [  # those of some energies, as bits
            [move for energy, move in enumerate(self.learn) if some >> energy & 1]
            for some in range(1 << len(self.energies))
        ]
        self._common_supplies(sheet, edition)
        self._common_market(sheet)
        self._common_board(sheet)
        self._common_tracks(sheet)
        self._common_tiles(sheet, edition)

    def _common_supplies(self, sheet: Part, edition: Edition) -> None:
        supplies, start = sheet.part("supplies"), sheet.part("start")
        self.permits = supplies.get("permits", Int(30, 99))
        self.tech = supplies.get("tech", Int(5, 99))
        self.projects = supplies.get("projects", Int(1, 30))
        self.scientists = supplies.get("scientists", Int(1, 9))
        fossils = sheet.part("fossils").each(FOSSILS)
        self.ppm: list[int] = [0] + [fossil.get("ppm", Int(0, 200)) for fossil in fossils]  # by demand-space code
        self.fossils: list[int] = [fossil.get("count", Int(6, 60)) for fossil in fossils]
        self.start_money = start.get("money", Items(Int(0, 99), edition.seats, edition.seats))
        self.start_permits = start.get("permits", Int(0, 3))
        self.start_tech = start.get("tech", Int(0, 5))
        self.start_scientists = start.get("scientists", Int(0, min(4, self.scientists)))
        self.rounds = sheet.part("calendar").get("rounds", Items(Int(1, 12), edition.decades, edition.decades))

    def _common_market(self, sheet: Part) -> None:
        market, goals = sheet.part("market"), sheet.part("goals")
        self.market_stock = market.get("stock", Int(1, 9))
        self.price_lowest = market.get("lowest", Int(0, 20))
        self.price_highest = market.get("highest", Int(max(1, self.price_lowest), 20))
        self.market_price = market.get("price", Int(max(1, self.price_lowest), self.price_highest))
        self.refill = market.get("refill", Int(1, 9))
        self.grant_tech = sheet.part("grants").get("tech", Int(0, 9))
        self.minor_money = sheet.part("lobbying").get("minor_money", Int(0, 20))
        self.discard_money = goals.get("discard_money", Int(0, 99))
        self.most_tech_vp = goals.get("most_tech_vp", Int(0, 20))
        self.dollars_per_vp = goals.get("dollars_per_vp", Int(1, 20))

    def _common_board(self, sheet: Part) -> None:
        board, regions = sheet.part("board"), sheet.part("regions").each(REGIONS)
        self.ring = board.get("ring", Items(Place(REGIONS), 6, 6, distinct=True))
        self.places = board.get("summit_places", Int(1, 6))
        self.lay_out_spaces([region.get("spaces", Int(1, 9)) for region in regions])
        self.slot_region: list[int] = []
        self.slot_kind: list[int] = []
        self.slot_word: list[str] = []
        self.first_slot: list[int] = []
        for region, row in enumerate(regions):
            self.first_slot.append(len(self.slot_region))
            kinds = row.get("slots", Items(Place(self.kinds), 1, 6))
            for at, kind in enumerate(kinds):
                self.slot_region.append(region)
                self.slot_kind.append(kind)
                again = kinds[: at + 1].count(kind)  # a second slot of a kind is called tech2 and so on
                self.slot_word.append(self.kinds[kind] if again == 1 else f"{self.kinds[kind]}{again}")
        self.first_slot.append(len(self.slot_region))
        self.slots: int = len(self.slot_region)
        self.where: list[Option] = [(REGIONS[self.slot_region[s]], self.slot_word[s]) for s in range(self.slots)]
        self.slot_of: dict[Option, int] = {words: slot for slot, words in enumerate(self.where)}
        self.summit_words: list[str] = [f"summit{place + 1}" for place in range(self.places)]

    def lay_out_spaces(self, spaces: list[int]) -> None:
        """The demand spaces of each region, numbered region by region."""
        self.spaces: list[int] = spaces
        self.first_space: list[int] = [sum(spaces[:region]) for region in range(len(spaces))]

    def _common_tracks(self, sheet: Part) -> None:
        install, tracks = sheet.part("install").each(self.energies), sheet.part("tracks").each(self.energies)
        self.install_money: list[int] = [row.get("money", Int(0, 30)) for row in install]
        self.install_tech: list[int] = [row.get("tech", Int(0, 9)) for row in install]
        self.install_permits: list[int] = [row.get("permits", Int(0, 9)) for row in install]
        self.income: list[list[int]] = [[0, *row.get("income", Items(Int(0, 20), 1, 20))] for row in tracks]
        self.track_end: list[int] = [len(track) - 1 for track in self.income]
        bonus, ends = Place([*_BONUS, *self.energies]), zip(tracks, self.track_end, strict=True)
        self.bonus: list[list[int]] = [
            [NO_BONUS] + [at - len(_BONUS) for at in row.get("bonus", Items(bonus, end, end))] for row, end in ends
        ]

    def _common_tiles(self, sheet: Part, edition: Edition) -> None:
        energy, summits, goals = Place(self.energies), sheet.rows("summits", 1, 18), edition.goals
        self.cities: list[str] = [row.get("place", Word()) for row in summits]
        self.topics: list[list[int]] = [row.get("topics", Items(energy, 2, 4, distinct=True)) for row in summits]
        # by tile and energy, the topic's number or -1; the last row stands for a place without a tile (-1)
        self.topic_at: list[list[int]] = [
            [topics.index(e) if e in topics else -1 for e in range(len(self.energies))] for topics in [*self.topics, []]
        ]
        agendas = sheet.rows("regional", 1, 8)
        self.tiles: list[list[int]] = [row.get("energies", Items(energy, 3, 3, distinct=True)) for row in agendas]
        self.lobby_count: int = edition.lobby
        rows, out = sheet.rows("company_goals", *goals), Items(Int(1, edition.seats), 0, edition.seats)
        self.goal_per: list[str] = [row.get("per", Word(*edition.per)) for row in rows]
        self.goal_vp: list[int] = [row.get("vp", Int(0, 60)) for row in rows]
        self.goal_most: list[int] = [row.get("most", Int(0, 99)) for row in rows]
        self.goal_out: list[list[int]] = [row.get("out", out) for row in rows]
        self.goal_no: list[int] = [row.get("no", Int(*goals)) for row in rows]

    def lay_out_cards(self, rows: Sequence[Part], waits: dict[str, list[str]], gains: list[str], subsidy: str) -> None:
        """The lobby cards; and as bits, by what was done, those whose main benefit has waited for it."""
        self.lobby: list[FamilyCard] = [FamilyCard(row, waits, gains, subsidy) for row in rows]
        self.take: list[Option] = [("take", word) for word in gains]
        summit, energies = list(waits).index("summit"), range(len(self.energies))
        self.after_lay: list[int] = [  # by slot: its region, or its kind
            self.waiting(0, region) | self.waiting(1, kind)
            for region, kind in zip(self.slot_region, self.slot_kind, strict=True)
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

    def lay_out_goals(self, rows: Sequence[Part]) -> None:
        """The UN goals: their numbers, and how many of each energy they show."""
        self.un_no: list[int] = [row.get("no", Int()) for row in rows]
        shown = [row.get("plants", Items(Place(self.energies), 1, 6)) for row in rows]
        self.un_plants: list[list[int]] = [[plants.count(e) for e in range(len(self.energies))] for plants in shown]

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
        self.claim: list[Option] = [("claim", str(no)) for no in self.un_no]
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
