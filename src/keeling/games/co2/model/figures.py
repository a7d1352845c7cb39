"""The figures of one component sheet, laid out flat for the rules to read fast."""

from __future__ import annotations

from keeling.core.agenda import Option
from keeling.core.piles import pile_of
from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES, FOSSILS, GAINS, IDS, KINDS, PRESETS, REGIONS, TRIGGERS
from keeling.games.co2_family.model.figures import FamilyFigures


class LobbyCard:
    """One lobby card: what its main benefit needs and gives, and its minor benefit."""

    __slots__ = ("discount", "gains", "minor", "no", "of", "on")

    def __init__(self, row: Sheet) -> None:
        self.no: int = row["no"]
        self.on: int = TRIGGERS.index(row["on"])
        self.of: int = _named(row["on"], row["of"])
        self.gains: list[tuple[int, int]] = [(GAINS.index(g), row["main"][g]) for g in GAINS if g in row["main"]]
        self.minor: int = GAINS.index(row["minor"])
        self.discount: int = row["main"].get("discount", 0)


def _named(trigger: str, word: str) -> int:
    if trigger == "propose-region":
        return REGIONS.index(word)
    if trigger == "propose-slot":
        return KINDS.index(word)
    return ENERGIES.index(word) if word else -1


class Figures(FamilyFigures):
    """Everything printed on the board, tiles and cards, and the option words that follow from it."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, ENERGIES, KINDS, IDS)
        self.presets: list[list[int]] = [[sheet["presets"][p][f] for f in FOSSILS] for p in PRESETS[1:]]
        self.preset_out: list[int] = [sheet["presets"][p]["gas_out"] for p in PRESETS[1:]]
        self.decades: list[int] = sheet["calendar"]["decades"]
        self.disaster: int = sheet["climate"]["disaster"]
        self.defeat: int = sheet["climate"]["defeat"]
        self.relief_vp: int = sheet["climate"]["relief_vp"]
        self.grant_least_money: int = sheet["grants"]["least_money"]
        self.un_open: list[int] = sheet["goals"]["un_open"]
        self.un_tech: int = sheet["goals"]["un_tech"]
        self.most_un_vp: int = sheet["goals"]["most_un_vp"]
        self.plants: list[list[tuple[int, int, int]]] = [
            [(plant["money"], plant["tech"], plant["vp"]) for plant in sheet["plants"][e]] for e in ENERGIES
        ]
        self._cards(sheet)
        self._options()

    def _cards(self, sheet: Sheet) -> None:
        self.lobby: list[LobbyCard] = [LobbyCard(row) for row in sheet["lobby"]]
        self._triggers()
        self.two_topics: int = pile_of([tile for tile, topics in enumerate(self.topics) if len(topics) == 2])  # C-12
        self.un_plants: list[list[int]] = [[goal["plants"].count(e) for e in ENERGIES] for goal in sheet["un_goals"]]
        self.un_vp: list[int] = [goal["vp"] for goal in sheet["un_goals"]]

    def _triggers(self) -> None:
        """By what was done, the lobby cards (as bits) that have waited for it (C-66); discounts by energy (C-68)."""
        region, kind, install, build, summit, buy, sell = range(len(TRIGGERS))
        self.after_propose: list[int] = [
            self._waiting(region, self.slot_region[slot]) | self._waiting(kind, self.slot_kind[slot])
            for slot in range(self.slots)
        ]
        self.after_install: list[int] = [self._waiting(install, energy) for energy in range(len(ENERGIES))]
        self.after_summit: list[int] = [self._waiting(summit, energy) for energy in range(len(ENERGIES))]
        self.after_trade: list[int] = [0, self._waiting(buy, -1), self._waiting(sell, -1)]  # words.BOUGHT, SOLD
        self.discounts: list[int] = [self._waiting(build, energy) for energy in range(len(ENERGIES))]

    def _waiting(self, trigger: int, of: int) -> int:
        return sum(1 << index for index, card in enumerate(self.lobby) if (card.on, card.of) == (trigger, of))

    def _options(self) -> None:
        """Build every option tuple once; the rules only pick from these tables."""
        where = self.where
        self.propose: list[list[Option]] = self.verb_on_slots("propose")
        self.install: list[list[Option]] = self.verb_on_slots("install")
        self.build: list[list[Option]] = self.verb_on_slots("build")
        self.build_lobby: list[list[Option]] = [[(*option, "lobby") for option in row] for row in self.build]
        targets: list[Option] = [*where, ("hand",), *((word,) for word in self.summit_words)]
        self.move: list[list[Option]] = [
            [("move", *source, *goal) for goal in targets] for source in [*where, ("hand",)]
        ]
        self.spots: list[str] = [" ".join(goal) for goal in targets]
        # C-51: from which spot to which a move goes; only the hand is named as a goal of itself
        self.move_of: dict[Option, tuple[int, int]] = {
            self.move[source][goal]: (source, goal)
            for source in [self.slots, *range(self.slots)]
            for goal in range(len(targets))
            if source != goal or source == self.slots
        }
        self.send: list[Option] = [("send", word) for word in ["hand", *self.summit_words]]
        self.minor: list[Option] = [("lobby", str(card.no), "minor") for card in self.lobby]
        self.main: list[Option] = [("lobby", str(card.no), "main") for card in self.lobby]
        self.claim: list[Option] = [("claim", str(goal["no"])) for goal in self.sheet["un_goals"]]
        self.card_of: dict[str, int] = {str(card.no): index for index, card in enumerate(self.lobby)}
        self.claim_of: dict[str, int] = {option[1]: index for index, option in enumerate(self.claim)}
        self.propose_in: list[list[list[list[Option]]]] = self.open_slots(self.propose)  # C-40
