"""The cards of Daybreak as numbers: local and global projects, crises, challenges, for one number of players."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.daybreak.model.vocabulary import DRAW, VOCABULARY, Effect, mask_of
from keeling.games.daybreak.model.words import IN_LOCAL, RESILIENCES, STANDING, TAGS, WHEN
from keeling.kit.effects import Whom

UNLIMITED, ONCE = -1, 12  # a limit beside the tags, 0 to 11
MANY: Final = 99
ALL_TAGS: Final = (1 << len(TAGS)) - 1
AS_MANY: Final = -1  # spend: as many as the player likes


def for_seats(row: Sheet, seats: int) -> Sheet:
    """A row with the fields that a solo game has otherwise (D-14)."""
    return {**row, **row.get("solo", {})} if seats == 1 else row


class Card:
    """What all cards have."""

    __slots__ = ("effects", "key", "no", "not_solo", "row")

    def __init__(self, row: Sheet) -> None:
        self.row: Sheet = row
        self.no: int = row["no"]
        self.key: str = row["key"]
        self.not_solo: bool = row.get("not_solo", False)
        self.effects: list[Effect] = [Effect(effect) for effect in row["do"]]


class Action(Card):
    """A card whose action is used: when, what it needs and costs, and how often."""

    __slots__ = ("limit", "need", "pay", "when")

    def __init__(self, row: Sheet) -> None:
        super().__init__(row)
        self.when: int = WHEN.index(row.get("when", "local"))
        self.pay: int = row.get("pay", 0)
        limit = row.get("limit", "")
        self.limit: int = UNLIMITED if not limit else ONCE if limit == "round" else TAGS.index(limit)
        self.need: list[tuple[int, int]] = []


class Local(Action):
    """A local project, one of the deck or of a power's own."""

    __slots__ = ("at", "draws", "if_there", "mask", "power", "reduces", "sure", "tags", "there", "unsure")

    def __init__(self, row: Sheet, at: int) -> None:
        super().__init__(row)
        self.at: int = at  # among all local projects, those of the powers last
        self.tags: list[int] = [TAGS.index(tag) for tag in row["tags"]]
        self.mask: int = mask_of(row["tags"])
        self.power: str = row.get("power", "")
        self.need = [(TAGS.index(tag), least) for tag, least in row.get("need", {}).items()]
        self.reduces: int = 0  # kinds of emissions, as bits (D-39a)
        # when it brings anything at all (D-37): always, if there are cards to draw, if the board has any of these, or
        # by effects to be looked at
        self.sure: bool = False
        self.draws: bool = False
        self.if_there: list[int] = []
        self.unsure: list[Effect] = []
        for effect in self.effects:
            self.reduces |= effect.removes()
            if not effect.plain(self.tags):
                self.unsure.append(effect)
            elif effect.do == DRAW:
                self.draws = True
            elif effect.good > 0 and effect.n > 0:
                self.sure = True
            elif effect.good < 0 and effect.n < 0:
                self.if_there.append(effect.at)
        self.there: int = self.if_there[0] if len(self.if_there) == 1 else -1


class Project(Action):
    """A global project: active by what lies under it, or a bank of cards that are spent."""

    __slots__ = ("accepts", "collects", "distinct", "most", "spend")

    def __init__(self, row: Sheet, seats: int) -> None:
        super().__init__(row)
        need = row.get("need", {})
        asked: Sheet = need[seats - 1] if isinstance(need, list) else need
        self.need = [(TAGS.index(tag), seats if least == "player" else least) for tag, least in asked.items()]
        if "when" not in row:
            self.when = STANDING
        collect: Sheet | None = row.get("collect")
        self.collects: bool = collect is not None
        self.accepts: int = mask_of(collect["tags"]) if collect is not None and "tags" in collect else ALL_TAGS
        self.most: int = collect["most"] if collect is not None else 0
        self.distinct: bool = collect is not None and collect.get("distinct", False)
        spend = row.get("spend", 0)
        self.spend: int = AS_MANY if spend == "any" else spend

    @property
    def used(self) -> bool:
        """Whether somebody uses it in the local stage."""
        return self.when == IN_LOCAL


class Crisis(Card):
    """A crisis: whom it strikes how often, what softens it, and how it is kept off or ended."""

    __slots__ = ("cancels", "each", "helps", "lasting", "resist", "softens", "times", "times_per", "wants", "whom")

    def __init__(self, row: Sheet) -> None:
        super().__init__(row)
        self.whom: Whom = Whom(row["who"], VOCABULARY)
        times = row.get("times", 1)
        self.times: int = times if isinstance(times, int) else 1
        self.times_per: int = -1 if isinstance(times, int) else VOCABULARY.measures.index(times)
        self.each: int = row.get("each", 1)
        self.resist: int = RESILIENCES.index(row["resist"]) if "resist" in row else -1
        self.lasting: bool = row.get("lasting", False)
        help_: Sheet = row.get("until") or row.get("tuck") or {}
        self.wants: int = mask_of(help_.get("tags", []))  # cards with one of these tags are tucked under it
        self.cancels: int = help_.get("cards", 0)  # so many end it
        self.softens: int = help_.get("each", 0)  # each one takes off so much
        # more cards than these cannot do any more (D-38)
        self.helps: int = self.cancels or (MANY if self.times_per >= 0 else -(-self.times // max(1, self.softens)))
        if not self.wants:
            self.helps = 0


class Challenge(Card):
    """A challenge: harder, easier or different, for all or for one player."""

    __slots__ = ("kind", "single")

    def __init__(self, row: Sheet) -> None:
        super().__init__(row)
        self.kind: str = row["kind"]
        self.single: bool = row["for"] == "one"
