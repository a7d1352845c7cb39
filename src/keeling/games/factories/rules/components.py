"""Technology components: buying, mounting, moving and removing them (F-52, F-54)."""

from __future__ import annotations

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Step
from keeling.core.piles import cards_in
from keeling.core.reason import Values
from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import COMPONENT, FIRST, KINDS_EACH, TECHNOLOGY
from keeling.games.factories.rules.bank import gain_money
from keeling.games.factories.rules.decks import add_to_hand, left_in, take_card
from keeling.games.factories.rules.effects import EFFECTS
from keeling.games.factories.rules.lasting import weigh_part
from keeling.games.factories.rules.sites import halt, known_words, site_of, site_word, sites
from keeling.kit.draws import PileDraw


class OpenRow(PileDraw[FactoriesPosition]):  # F-52 F-10
    """As many components face up as there are players, at once and always."""

    ids = "F-52 F-10"
    prompt = "open-component"

    def pile(self, t: FactoriesPosition, seat: int, args: Args) -> int:
        return left_in(t, COMPONENT) if len(t.row) < t.seats else 0

    def words(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.draw[COMPONENT]

    def play(self, t: FactoriesPosition, seat: int, args: Args, option: Option) -> None:
        card = int(option[1]) - FIRST[COMPONENT]
        take_card(t, COMPONENT, card)
        t.row.append(card)
        t.note("component-opened", "F-52", -1, {"no": FIRST[COMPONENT] + card})
        t.then(("open-row", -1, ()))


class Purchase(Action[FactoriesPosition]):  # F-52 F-40
    """Buy a component of the open row; only with a sustainable-technology factory."""

    verb = "purchase"
    ids = "F-52 F-40"
    closed = ("", "needs-technology F-52", "not-in-row F-52", "too-little-money F-52")

    def gate(self, t: FactoriesPosition, seat: int, card: int) -> int:
        if not t.built[seat * KINDS_EACH + TECHNOLOGY]:
            return 1
        if card not in t.row:
            return 2
        return 3 if t.money[seat] < t.figures.component_price else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return t.figures.purchase

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if t.built[seat * KINDS_EACH + TECHNOLOGY]:
            for card in t.row:
                if not self.gate(t, seat, card):
                    out.append(t.figures.purchase[card])

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, int(words[1]) - FIRST[COMPONENT])

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        if number == 2:
            return {"no": words[1]}
        return {"have": t.money[seat], "need": t.figures.component_price} if number == 3 else {}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        card = int(option[1]) - FIRST[COMPONENT]
        t.row.remove(card)
        t.note("component-bought", "F-52", seat, {"no": int(option[1])})
        gain_money(t, seat, -t.figures.component_price, "market", "F-40")
        t.then(("open-row", -1, ()))
        add_to_hand(t, seat, COMPONENT, card)


class Mount(Action[FactoriesPosition]):  # F-52 F-54
    """A component out of the hand on a factory without one."""

    verb = "mount"
    ids = "F-52 F-54"
    closed = ("", "not-in-hand F-52", "no-such-factory F-52", "factory-has-component F-52")

    def gate(self, t: FactoriesPosition, seat: int, card: int, site: int) -> int:
        if not t.parts[seat] >> card & 1:
            return 1
        if site < 0:
            return 2
        return 3 if t.site_part[site] >= 0 else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [("mount", option[1], word) for option in t.figures.purchase for word in known_words(t)]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if not t.parts[seat]:
            return
        own = sites(t, seat)
        for card in cards_in(t.parts[seat]):
            for site in own:
                if not self.gate(t, seat, card, site):
                    out.append(("mount", str(FIRST[COMPONENT] + card), site_word(t, site)))

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, int(words[1]) - FIRST[COMPONENT], site_of(t, seat, words[2]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"no": words[1]} if number == 1 else {"factory": words[2]}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        card = int(option[1]) - FIRST[COMPONENT]
        site = site_of(t, seat, option[2])
        t.parts[seat] &= ~(1 << card)
        t.site_part[site] = card
        t.note("component-mounted", "F-52", seat, {"no": int(option[1]), "factory": option[2]})
        halt(t, site)
        weigh_part(t, site, 1)
        steps: list[Step] = []
        for effect in t.figures.cards[COMPONENT][card].halves[0]:
            if effect.do >= 0:
                EFFECTS.instant(t, seat, effect, effect.n, COMPONENT, steps)
        t.then(*steps)


class MoveComponent(Action[FactoriesPosition]):  # F-52 F-54
    """A mounted component to another factory; both stand still."""

    verb = "move"
    ids = "F-52 F-54"
    closed = (
        "", "no-such-factory F-52", "no-such-factory F-52", "no-component-there F-52", "factory-has-component F-52",
    )  # fmt: skip

    def gate(self, t: FactoriesPosition, seat: int, source: int, goal: int) -> int:
        if source < 0:
            return 1
        if goal < 0:
            return 2
        if t.site_part[source] < 0:
            return 3
        return 4 if t.site_part[goal] >= 0 else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        words = known_words(t)
        return [("move", source, goal) for source in words for goal in words if source != goal]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if t.site_part.count(-1) == len(t.site_part):
            return
        own = sites(t, seat)
        if len(own) < 2 or max([t.site_part[site] for site in own]) < 0:
            return
        words = [site_word(t, site) for site in own]
        for source, site in zip(words, own, strict=True):
            if t.site_part[site] >= 0:
                for goal, other in zip(words, own, strict=True):
                    if not self.gate(t, seat, site, other):
                        out.append(("move", source, goal))

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, site_of(t, seat, words[1]), site_of(t, seat, words[2]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"factory": words[1] if number in (1, 3) else words[2]}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        source, goal = site_of(t, seat, option[1]), site_of(t, seat, option[2])
        weigh_part(t, source, -1)
        t.site_part[goal], t.site_part[source] = t.site_part[source], -1
        weigh_part(t, goal, 1)
        if t.facts is not None:
            values: dict[str, int | str] = {"no": FIRST[COMPONENT] + t.site_part[goal], "factory": option[1]}
            t.note("component-moved", "F-52", seat, values | {"to_factory": option[2]})
        halt(t, source)
        halt(t, goal)


class Remove(Action[FactoriesPosition]):  # F-52 F-54
    """A mounted component back into the hand."""

    verb = "remove"
    ids = "F-52 F-54"
    closed = ("", "no-such-factory F-52", "no-component-there F-52")

    def gate(self, t: FactoriesPosition, seat: int, site: int) -> int:
        if site < 0 or t.site_owner[site] != seat:
            return 1
        return 2 if t.site_part[site] < 0 else 0

    def moves(self, t: FactoriesPosition) -> list[Option]:
        return [("remove", word) for word in known_words(t)]

    def offer(self, t: FactoriesPosition, seat: int, out: list[Option]) -> None:
        if t.site_part.count(-1) == len(t.site_part):
            return
        for site, part in enumerate(t.site_part):
            if part >= 0 and not self.gate(t, seat, site):
                out.append(("remove", site_word(t, site)))

    def closed_by(self, t: FactoriesPosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, site_of(t, seat, words[1]))

    def numbers(self, t: FactoriesPosition, seat: int, words: Option, number: int) -> Values:
        return {"factory": words[1]}

    def play(self, t: FactoriesPosition, seat: int, option: Option) -> None:
        site = site_of(t, seat, option[1])
        card = t.site_part[site]
        weigh_part(t, site, -1)
        t.site_part[site] = -1
        t.note("component-removed", "F-52", seat, {"no": FIRST[COMPONENT] + card, "factory": option[1]})
        halt(t, site)
        add_to_hand(t, seat, COMPONENT, card)
