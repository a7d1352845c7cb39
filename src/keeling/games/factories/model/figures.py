"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from operator import itemgetter

from keeling.core.agenda import Option
from keeling.core.sheet import Sheet
from keeling.games.factories.model import words
from keeling.games.factories.model.vocabulary import VOCABULARY
from keeling.kit.counted import counted, every
from keeling.kit.effects import Card

_MOST_MONEY = 60  # larger sums are put into words when they come up
_MOST_UNITS = 40
_MOST_TRADE = 20
_MOST_USES = 10


class Figures:
    """Everything printed on the board, factories and cards, and the option words that follow from it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._frame(sheet)
        self._turn(sheet)
        self._factories(sheet)
        self.cards: list[list[Card]] = [
            [Card(row, VOCABULARY) for row in sorted(sheet[name], key=itemgetter("no"))] for name in words.DECKS
        ]  # by deck
        self._options()

    def _frame(self, sheet: Sheet) -> None:
        self.goal: int = sheet["goal"]["sp"]
        self.most_cpc: int = sheet["goal"]["cpc"]
        self.start_money: int = sheet["start"]["money"]
        self.start_cards: int = sheet["start"]["marketing"]
        self.start_sp: int = sheet["start"]["sp"]
        self.start_cpc: int = sheet["start"]["cpc"]
        self.factory_sp: list[int] = [0, *sheet["points"]["factories"]]  # F-20a: for none, one, two … factories
        self.round_cpc: int = sheet["round"]["cpc"]
        self.margin: int = sheet["round"]["margin"]
        self.spread: int = sheet["round"]["spread"]
        market = sheet["market"]
        self.price: list[int] = [market[name]["price"] for name in words.RESOURCES]
        self.low: list[int] = [market[name]["low"] for name in words.RESOURCES]
        self.high: list[int] = [market[name]["high"] for name in words.RESOURCES]
        self.component_price: int = market["component"]
        self.city_share: int = sheet["mayor"]["share"]

    def _turn(self, sheet: Sheet) -> None:
        turn, limits = sheet["turn"], sheet["limits"]
        self.actions: int = turn["actions"]
        self.trade: int = turn["trade"]
        self.certificates: int = turn["certificates"]
        self.offers: int = turn["offers"]
        self.clean_cost: int = turn["clean_cost"]
        self.clean_units: int = turn["clean"]
        self.burn_cpc: int = turn["burn_cpc"]
        self.burn_sp: int = turn["burn_sp"]
        self.storage: int = limits["storage"]
        self.dump: int = limits["dump"]
        self.fine: int = limits["fine"]
        self.places: int = limits["places"]
        self.further_storage: int = limits["further_storage"]
        self.further_places: int = limits["further_places"]
        self.further_energy: int = limits["further_energy"]
        self.further_pollution: int = limits["further_pollution"]
        self.hand_limit: list[int] = [limits["marketing"], limits["csr"], limits["component"]]

    def _factories(self, sheet: Sheet) -> None:
        rows = [sheet["factories"][name] for name in words.FACTORIES]
        self.cost: list[list[int]] = [[row.get(name, 0) for name in words.RESOURCES] for row in rows]
        least = [min([cost[resource] or -99 for cost in self.cost]) for resource in (words.WOOD, words.STEEL)]
        self.least_wood, self.least_steel = least  # below this no factory can be built
        self.either: list[int] = [row["either"] for row in rows]  # F-30: energy, coal or renewable
        self.energy: list[int] = [row["energy"] for row in rows]
        self.pollution: list[int] = [row["pollution"] for row in rows]
        self.sp: list[int] = [row["sp"] for row in rows]
        self.dump_of: list[int] = [row["dump"] for row in rows]
        self.dumps: list[int] = [kind for kind, more in enumerate(self.dump_of) if more]  # those with a special effect
        self.only_sp: list[int] = [row["only_sp"] for row in rows]

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
