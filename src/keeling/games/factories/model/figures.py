"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from operator import itemgetter

from keeling.core.agenda import Option
from keeling.core.part import Part
from keeling.core.schema import Int, Items, Sheet, Word
from keeling.games.factories.model import words
from keeling.games.factories.model.vocabulary import CARDS, VOCABULARY
from keeling.kit.counted import counted, every
from keeling.kit.effect_decks import Deck
from keeling.kit.effects import Card

_MOST_MONEY = 60  # larger sums are put into words when they come up
_MOST_UNITS = 40
_MOST_TRADE = 20
_MOST_USES = 10
_FEWER = 18  # components at tables from before 0.8; their events are numbered on from those
_DIGIT = Int(0, 9)


class Figures:
    """Everything printed on the board, factories and cards, and the option words that follow from it."""

    def __init__(self, sheet: Part) -> None:
        self.sheet = sheet.table
        sheet.get("game", Word("factories"))
        sheet.get("title", Word())
        self._frame(sheet)
        self._turn(sheet.part("turn"), sheet.part("limits"))
        self._market(sheet.part("market"))
        self._factories(sheet.part("factories").each(words.FACTORIES))
        self._cards(sheet)
        self._options()

    def _frame(self, sheet: Part) -> None:
        goal, start, turn = sheet.part("goal"), sheet.part("start"), sheet.part("round")
        self.goal = goal.get("sp", Int(2, 99))
        self.most_cpc = goal.get("cpc", Int(5, 60))
        self.start_money = start.get("money", Int(0, 50))
        self.start_cards = start.get("marketing", Int(0, 3))
        self.start_sp = start.get("sp", Int(0, min(20, self.goal - 1)))
        self.start_cpc = start.get("cpc", Int(0, self.most_cpc))
        points = sheet.part("points", before={})
        # F-20a: for none, one, two … factories; a point for each before there was a table
        self.factory_sp: list[int] = [0, *points.get("factories", Items(Int(0, 20), 1, 20), before=[*range(1, 21)])]
        self.round_cpc = turn.get("cpc", Int(1, 9))
        self.margin = turn.get("margin", Int(1, 20))
        self.spread = turn.get("spread", _DIGIT)
        self.city_share = sheet.part("mayor").get("share", Int(1, 9))

    def _turn(self, turn: Part, limits: Part) -> None:
        self.actions = turn.get("actions", Int(1, 9))
        self.trade = turn.get("trade", Int(1, 10))
        self.certificates = turn.get("certificates", Int(1, 6))
        self.offers = turn.get("offers", _DIGIT)
        self.clean_cost = turn.get("clean_cost", Int(0, 20))
        self.clean_units = turn.get("clean", Int(0, 20))
        self.burn_cpc = turn.get("burn_cpc", Int(1, 9))
        self.burn_sp = turn.get("burn_sp", Int(1, 9))
        self.storage = limits.get("storage", Int(0, 60))
        self.dump = limits.get("dump", Int(0, 60))
        self.fine = limits.get("fine", Int(0, 20))
        self.places = limits.get("places", Int(1, 20))
        self.further_storage = limits.get("further_storage", _DIGIT)
        self.further_places = limits.get("further_places", _DIGIT)
        self.further_energy = limits.get("further_energy", _DIGIT)
        self.further_pollution = limits.get("further_pollution", _DIGIT)
        self.hand_limit: list[int] = [limits.get(name, _DIGIT) for name in words.DECKS[:3]]

    def _market(self, market: Part) -> None:
        self.component_price = market.get("component", Int(0, 20))
        rows = market.each(words.RESOURCES)
        self.low: list[int] = [row.get("low", Int(1, 20)) for row in rows]
        self.high: list[int] = [row.get("high", Int(low, 20)) for row, low in zip(rows, self.low, strict=True)]
        bounds = zip(rows, self.low, self.high, strict=True)
        self.price: list[int] = [row.get("price", Int(low, high)) for row, low, high in bounds]

    def _factories(self, rows: list[Part]) -> None:
        paid = words.RESOURCES[: words.BIOMATERIAL]
        self.cost: list[list[int]] = [[*[row.get(name, _DIGIT) for name in paid], 0] for row in rows]
        least = [min([cost[resource] or -99 for cost in self.cost]) for resource in (words.WOOD, words.STEEL)]
        self.least_wood, self.least_steel = least  # below this no factory can be built
        self.either: list[int] = [row.get("either", _DIGIT) for row in rows]  # F-30: energy, coal or renewable
        self.energy: list[int] = [row.get("energy", _DIGIT) for row in rows]
        self.pollution: list[int] = [row.get("pollution", _DIGIT) for row in rows]
        self.sp: list[int] = [row.get("sp", _DIGIT) for row in rows]
        self.dump_of: list[int] = [row.get("dump", _DIGIT) for row in rows]
        self.dumps: list[int] = [kind for kind, more in enumerate(self.dump_of) if more]  # those with a special effect
        self.only_sp: list[int] = [row.get("only_sp", _DIGIT) for row in rows]

    def _cards(self, sheet: Part) -> None:
        self.first: list[int] = []  # the number of each deck's first card
        self.cards: list[list[Card]] = []  # by deck
        for deck in _decks(sheet.table):
            rows = sheet.get(deck.name, deck.section())
            deck.check(rows)
            self.first.append(deck.first)
            self.cards.append([Card(row, VOCABULARY) for row in sorted(rows, key=itemgetter("no"))])

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        self.buy: list[list[Option]] = [counted("buy", name, _MOST_TRADE) for name in words.RESOURCES]
        self.sell: list[list[Option]] = [counted("sell", name, _MOST_TRADE) for name in words.RESOURCES]
        self.plan: list[list[Option]] = [counted("plan", name, _MOST_UNITS) for name in words.UNITS]
        self.drop: list[list[Option]] = [counted("drop", name, _MOST_UNITS) for name in words.RESOURCES]
        self.give: list[list[Option]] = [counted("give", name, _MOST_MONEY) for name in words.TRADED]
        self.get: list[list[Option]] = [counted("get", name, _MOST_MONEY) for name in words.TRADED]
        self.build: list[Option] = [("build", name) for name in words.FACTORIES]
        self.open: list[Option] = [("open", name) for name in words.FACTORIES[:2]]
        self.run: list[Option] = [("run", name) for name in words.FACTORIES]
        self.burn: list[Option] = [("burn", str(n)) for n in range(_MOST_UNITS + 1)]
        self.mayor: list[Option] = [("mayor", str(n)) for n in range(_MOST_UNITS + 1)]
        self.offer: list[Option] = [("offer", word) for word in words.SEATS]
        self.use: list[list[Option]] = [
            [("use", f"{sp}sp", f"${money}") for money in range(_MOST_USES + 1)] for sp in range(_MOST_USES + 1)
        ]
        numbers = [str(card.no) for card in self.cards[2]]
        self.sell_part: list[Option] = [("sell", "component", word) for word in numbers]
        self.give_part: list[Option] = [("give", "component", word) for word in numbers]
        self.get_part: list[Option] = [("get", "component", word) for word in numbers]
        self.purchase: list[Option] = [("purchase", word) for word in numbers]
        self.play: list[list[Option]] = [[("play", str(card.no)) for card in deck] for deck in self.cards[:2]]
        self.discard: list[list[Option]] = [[("discard", str(card.no)) for card in deck] for deck in self.cards[:3]]
        drawn = zip([*words.DECKS[:3], "news"], self.cards, strict=True)
        self.draw: list[list[Option]] = [[(verb, str(card.no)) for card in cards] for verb, cards in drawn]
        self.amount: dict[str, int] = {str(n): n for n in range(200)}
        # every well-formed answer, as far as these tables go
        self.plans: list[Option] = every(self.plan, 0)
        self.drops: list[Option] = every(self.drop[::-1], 0)
        self.gives: list[Option] = every(self.give, 0) + self.give_part
        self.gets: list[Option] = every(self.get, 0) + self.get_part


def _decks(sheet: Sheet) -> list[Deck]:
    """The decks that a sheet has."""
    rows, (component, event) = sheet.get("component"), CARDS[words.COMPONENT :]
    if not isinstance(rows, list) or len(rows) != _FEWER:
        return CARDS
    first = component.first
    fewer = Deck(VOCABULARY, component.name, first, _FEWER, component.who, component.never, component.standing)
    return [*CARDS[: words.COMPONENT], fewer,
            Deck(VOCABULARY, event.name, first + _FEWER, event.size, event.who, event.never)]  # fmt: skip
