"""The effect language of cards, with a small game of dirt and forests that no other knows."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from keeling.core.agenda import Args, Position, Rule, Step
from keeling.core.flow import settle
from keeling.core.pieces import Pieces, number, row
from keeling.core.reason import BadInput
from keeling.core.schema import Int, Items, Section, Word, fault
from keeling.kit import lasting
from keeling.kit.effect_decks import Deck
from keeling.kit.effect_rules import CardEffects
from keeling.kit.effects import Card, Effect, Term, Vocabulary

KINDS = ["coal", "gas"]
VOCABULARY = Vocabulary(
    [
        Term("money", pays=True),
        Term("heat", common=True, table=True),
        Term("dirt", KINDS, every=True),
        Term("cards", gain=True, takes=True),
    ],
    [Term("demand", KINDS, every=True, own=True), Term("growth")],
    ["money", "heat", "forests"],
    {"richest": ("money", True), "barest": ("forests", False)},
)
MONEY, HEAT, DIRT, CARDS = range(4)
PLAYED = Deck(VOCABULARY, "played", 1, 2, VOCABULARY.who, [])
LAID = Deck(VOCABULARY, "laid", 3, 1, ["self"], ["heat"], standing=True)


class Table(Position):
    """Three players' money, forests and hands, one heat."""

    __slots__ = ("cards", "dirt", "forests", "hand", "heat", "money")
    PIECES: ClassVar[Pieces[object]] = Pieces(row("money"), row("forests"), row("hand"), number("heat"), row("dirt"))

    def __init__(self, *rows: dict[str, Any]) -> None:
        super().__init__()
        self.cards = [Card({"no": no, **row}, VOCABULARY) for no, row in enumerate(rows, 1)]
        self.money, self.forests, self.hand = [2, 5, 5], [1, 0, 3], [1, 1, 1]
        self.heat, self.dirt = 0, [0, 0]


class Effects(CardEffects[Table]):
    def card(self, p: Table, deck: int, card: int) -> Card:
        return p.cards[card]

    def order(self, p: Table) -> list[int]:
        return [1, 2, 0]

    def measure(self, p: Table, seat: int, what: int) -> int:
        return [p.money[seat], p.heat, p.forests[seat]][what]

    def owned(self, p: Table, seat: int, do: int, kept: int) -> int:
        return p.money[seat] if do == MONEY else p.hand[seat] - kept

    def instant(self, p: Table, seat: int, effect: Effect, amount: int, deck: int, steps: list[Step]) -> None:
        if effect.do == MONEY:
            p.money[seat] += amount
        elif effect.do == HEAT:
            p.heat += amount
            p.ending = "lost" if p.heat > 9 else ""
        elif effect.do == DIRT:
            for kind in range(2):
                if effect.of in (-1, kind):
                    p.dirt[kind] += amount
        else:
            steps.append(("discard", seat, (amount,)))


class Discard(Rule[Table]):
    def act(self, p: Table, seat: int, args: Args) -> None:
        p.hand[seat] -= args[0]


EFFECTS = Effects()
RULES: dict[str, Rule[Table]] = {"effect": EFFECTS, "discard": Discard()}


def played(*effects: dict[str, Any], owner: int = 0, half: int = 0, **more: Any) -> Table:
    """A table after a card with these effects."""
    t = Table({"effects": [*effects], **more})
    EFFECTS.unfold(t, owner, 0, 0, half)
    settle(RULES, t)
    return t


def test_whom_an_effect_names() -> None:
    def paid(who: str, owner: int = 0) -> list[int]:
        t = played({"do": "money", "n": 1, "who": who}, owner=owner)
        return [now - before for now, before in zip(t.money, [2, 5, 5], strict=True)]

    assert paid("self") == [1, 0, 0] and paid("others") == [0, 1, 1] and paid("all") == [1, 1, 1]
    assert paid("richest") == [0, 1, 1], "all who tie are named"
    assert paid("barest") == [0, 1, 0]
    assert paid("self", owner=-1) == [0, 0, 0], "a card of nobody has no owner to name"


def test_conditions_and_amounts() -> None:
    assert played({"do": "money", "n": 2, "if": "forests", "least": 1, "who": "all"}).money == [4, 5, 7]
    assert played({"do": "money", "n": 2, "if": "forests", "most": 0, "who": "all"}).money == [2, 7, 5]
    assert played({"do": "money", "n": 2, "per": "forests", "who": "all"}).money == [4, 5, 11]
    assert played({"do": "dirt", "of": "gas", "n": 3}).dirt == [0, 3]
    assert played({"do": "dirt", "of": "all", "n": 3}).dirt == [3, 3]


def test_a_price_is_paid_in_full_or_the_card_is_ignored() -> None:
    t = played({"do": "money", "n": -3, "who": "all"}, {"do": "dirt", "of": "coal", "n": 1, "who": "all"})
    assert (t.money, t.dirt) == ([2, 2, 2], [2, 0])
    assert played({"do": "money", "n": -2, "per": "forests", "who": "all"}).money == [0, 5, 5], "6 are too many for one"
    assert played({"do": "cards", "n": 1}, {"do": "money", "n": 4}).hand == [0, 1, 1]
    assert played({"do": "cards", "n": 2}, {"do": "money", "n": 4}).money == [2, 5, 5]


def test_conditions_are_those_before_anything_was_paid() -> None:
    t = played({"do": "money", "n": -2}, {"do": "money", "n": 5, "if": "money", "least": 2})
    assert t.money == [5, 5, 5]


def test_the_open_halves_of_a_choice_leave_out_the_card_itself() -> None:
    t = Table({"effects": [{"do": "cards", "n": 1}], "or": [{"do": "money", "n": -2}]}, {"effects": [], "or": []})
    assert EFFECTS.open_halves(t, 0, 0, 0, 0) == [0, 1]
    assert EFFECTS.open_halves(t, 0, 0, 0, 1) == [1]
    assert EFFECTS.open_halves(t, 0, 0, 1, 1) == [0, 1]
    assert played({"do": "heat", "n": 1}, half=1, **{"or": [{"do": "heat", "n": 4}]}).heat == 4


def test_what_players_do_to_a_number_of_all_comes_before_what_asks_for_it() -> None:
    t = played(
        {"do": "money", "n": 1, "if": "heat", "least": 5, "who": "all"},
        {"do": "heat", "n": 1, "who": "all"},
        {"do": "heat", "n": 2, "who": "table"},
    )
    assert (t.heat, t.money) == (5, [3, 6, 6])


def test_nothing_happens_after_the_end() -> None:
    t = played({"do": "heat", "n": 10}, {"do": "money", "n": 1})
    assert (t.ending, t.money) == ("lost", [2, 5, 5])


def test_lasting_effects_add_up_until_their_turns_are_over() -> None:
    rows = [{"do": "demand", "of": "all", "n": 2}, {"do": "demand", "of": "own", "n": 5}, {"do": "growth", "n": 1}]
    effects = [Effect(row, VOCABULARY) for row in rows]
    sums = [0] * (2 * VOCABULARY.numbers)
    for effect in effects:
        lasting.weigh(sums, VOCABULARY.numbers, effect, 1, 1)
    assert sums == [0, 0, 0, 2, 7, 1]
    rows_in_force: list[int] = []
    lasting.note_down(rows_in_force, 0, 1, 2, 0, 3, 2)
    lasting.note_down(rows_in_force, 0, 1, 4, 0, 0, 0)
    lasting.note_down(rows_in_force, 1, 1, 5, 0, 0, 1)
    assert lasting.fade(rows_in_force, 0) == []
    assert lasting.fade(rows_in_force, 0) == [(0, 1, 2, 0, 3, 0)]
    assert lasting.in_force(rows_in_force) == [(0, 1, 4, 0, 0, -1), (1, 1, 5, 0, 0, 1)], "0 turns are to the end"


def check(deck: Deck, *effects: dict[str, Any], **more: Any) -> str:
    """What is wrong with a card of a deck: the cause and the key."""
    rows: list[dict[str, Any]] = [
        {"no": deck.first + at, "key": "k", "effects": [{"do": "money", "n": 1}]} for at in range(deck.size)
    ]
    rows[0] |= {"effects": [*effects]} | more
    try:
        Section({deck.name: deck.section()}).check("", {deck.name: rows})
        deck.check(rows)
    except BadInput as error:
        return f"{error.reason.code} {error.reason.values['key']}"
    return ""


@pytest.mark.parametrize(
    ("deck", "effect", "fault"),
    [
        (PLAYED, {"do": "money", "n": -2, "who": "richest", "if": "heat", "least": 2, "per": "forests"}, ""),
        (PLAYED, {"do": "growth", "n": 2, "last": 3, "if": "forests", "most": 2}, ""),
        (PLAYED, {"do": "heat", "n": 1, "who": "table"}, ""),
        (LAID, {"do": "demand", "n": -1, "of": "own"}, ""),
        (PLAYED, {"do": "wind", "n": 1}, "sheet-word played.1.effects[1].do"),
        (PLAYED, {"do": "money", "n": 50}, "sheet-range played.1.effects[1].n"),
        (PLAYED, {"do": "money"}, "sheet-missing played.1.effects.1.n"),
        (PLAYED, {"do": "money", "n": 1, "of": "gas"}, "sheet-unknown played.1.effects.1.of"),
        (PLAYED, {"do": "dirt", "n": 1}, "sheet-word played.1.effects.1.of"),
        (PLAYED, {"do": "demand", "n": 1, "of": "own", "last": 1}, "sheet-word played.1.effects.1.of"),
        (PLAYED, {"do": "cards", "n": 0}, "sheet-range played.1.effects.1.n"),
        (PLAYED, {"do": "money", "n": 1, "who": "table"}, "sheet-word played.1.effects.1.who"),
        (PLAYED, {"do": "growth", "n": 1}, "sheet-missing played.1.effects.1.last"),
        (PLAYED, {"do": "growth", "n": 1, "last": 1, "per": "heat"}, "sheet-unknown played.1.effects.1.per"),
        (PLAYED, {"do": "heat", "n": 1, "who": "table", "if": "heat"}, "sheet-unknown played.1.effects.1.if"),
        (LAID, {"do": "heat", "n": 1}, "sheet-word laid.3.effects.1.do"),
        (LAID, {"do": "money", "n": 1, "who": "all"}, "sheet-word laid.3.effects.1.who"),
        (LAID, {"do": "growth", "n": 1, "who": "table"}, "sheet-word laid.3.effects.1.who"),
        (LAID, {"do": "money", "n": -1}, "sheet-range laid.3.effects.1.n"),
        (LAID, {"do": "money", "n": 1, "if": "heat"}, "sheet-unknown laid.3.effects.1.if"),
    ],
)
def test_rows_are_checked_with_key_and_cause(deck: Deck, effect: dict[str, Any], fault: str) -> None:
    assert check(deck, effect) == fault


def test_cards_are_checked_as_a_whole() -> None:
    pay = {"do": "money", "n": -1}
    assert check(PLAYED, pay, pay) == "sheet-distinct played.1.effects"
    assert check(LAID, {"do": "money", "n": 1}, **{"or": [{"do": "money", "n": 1}]}) == "sheet-unknown laid.3.or"
    assert check(PLAYED, pay, no=2) == "sheet-distinct played.no"
    assert check(PLAYED, pay, no=7) == "sheet-range played.7.no"


GROWN = Vocabulary(
    [
        Term("money", says=("n", "by", "steps", "if", "may"), must=()),
        Term("fell", KINDS, many=True, says=("twice",), must=("twice",)),
    ],
    [Term("rain", KINDS, says=("n",), must=())],
    ["forests", "heat"],
    {},
    ["self", "neighbour"],
)


class Cut(Effect):
    """An effect of a game whose rows say more: what is felled, perhaps twice."""

    __slots__ = ("twice",)

    def __init__(self, row: dict[str, Any]) -> None:
        super().__init__(row, GROWN)
        self.twice: bool = row.get("twice") == "yes"


class GrownDeck(Deck):
    """Its cards have one list of effects, and say more than the kit knows."""

    def keys(self) -> dict[str, Any]:
        keys = super().keys()
        span, kinds = Items(Int(0, 9), 2, 2), Items(Word(*KINDS), 1, 2)
        limits = Section({"forests": span, "heat": span}, some=True)
        more = {"by": Word(*GROWN.measures), "steps": Items(span, 1, 4), "if": limits, "twice": Word("yes")}
        return {**keys, **more, "of": kinds}

    def check_card(self, key: str, row: dict[str, Any]) -> None:
        super().check_card(key, row)
        if len(row["do"]) > 2:
            raise fault("count", f"{key}.do", {"got": len(row["do"]), "low": 1, "high": 2})


TREES = GrownDeck(GROWN, "trees", 1, 1, GROWN.who, ["rain"], halves=("do",))


@pytest.mark.parametrize(
    ("effects", "wrong"),
    [
        ([{"do": "money", "by": "forests", "steps": [[1, 2], [3, 4]]}], ""),
        ([{"do": "fell", "of": ["coal", "gas"], "twice": "yes", "n": 1}], "sheet-unknown trees.1.do.1.n"),
        ([{"do": "fell", "of": ["coal"], "twice": "yes"}, {"do": "money", "if": {"heat": [1, 2]}}], ""),
        ([{"do": "fell", "of": ["coal"]}], "sheet-missing trees.1.do.1.twice"),
        ([{"do": "fell", "twice": "yes"}], "sheet-type trees.1.do.1.of"),
        ([{"do": "money", "by": "forests"}], "sheet-missing trees.1.do.1.steps"),
        ([{"do": "money", "of": ["coal"]}], "sheet-unknown trees.1.do.1.of"),
        ([{"do": "money", "who": "neighbour"}], "sheet-unknown trees.1.do.1.who"),
        ([{"do": "rain", "of": ["coal"]}], "sheet-word trees.1.do.1.do"),
        ([{"do": "money"}] * 3, "sheet-count trees.1.do"),
    ],
)
def test_a_game_s_cards_may_say_more_than_the_kit_knows(effects: list[dict[str, Any]], wrong: str) -> None:
    row = {"no": 1, "key": "k", "do": effects}
    try:
        Section({"trees": TREES.section()}).check("", {"trees": [row]})
        TREES.check([row])
    except BadInput as error:
        assert f"{error.reason.code} {error.reason.values['key']}" == wrong
    else:
        assert not wrong
        assert [Cut(effect).twice for effect in effects] == ["twice" in effect for effect in effects]


def test_amounts_grow_by_steps_and_hang_on_several_conditions() -> None:
    class Forests(Effects):
        def measure(self, p: Table, seat: int, what: int) -> int:
            return [p.forests[seat], p.heat][what]

    rules, t = Forests(), Table()
    steps = Effect({"do": "money", "by": "forests", "steps": [[1, 2], [3, 4]]}, GROWN)
    assert [rules.amount(t, seat, steps) for seat in range(3)] == [2, 0, 4], "one has 1 forest, one none, one 3"
    both = Effect({"do": "money", "n": 5, "if": {"forests": [1, 2], "heat": [0, 0]}}, GROWN)
    assert [rules.holds(t, seat, both) for seat in range(3)] == [True, False, False]
    t.heat = 1
    assert not rules.holds(t, 0, both)
    assert (both.n, Effect({"do": "money"}, GROWN).n, both.may) == (5, 1, False)
