"""The sheet of Factory Commons: complete, and a bad one gets an error that names key and cause."""

import pytest

from keeling.core.reason import BadInput
from keeling.core.sheet import lay_over
from keeling.games.factories import GAME
from keeling.games.factories.model import words
from keeling.games.factories.model.vocabulary import VOCABULARY
from keeling.games.factories.model.words import DECKS, FIRST, SIZES

SHEET = GAME.house_sheet()


def test_the_decks_are_complete_and_every_card_has_a_name_of_its_own():
    rows = [row for deck in DECKS for row in SHEET[deck]]
    assert [row["no"] for row in rows] == list(range(1, 87))
    assert [len(SHEET[deck]) for deck in DECKS] == SIZES == [24, 18, 24, 20]
    assert len({row["key"] for row in rows}) == 86
    assert [SHEET[deck][0]["no"] for deck in DECKS] == FIRST


def test_f50_exactly_one_card_discards_another():
    found = [row["no"] for row in SHEET["marketing"] for effect in row["effects"] if effect["do"] == "discard"]
    assert found == [11]


@pytest.mark.parametrize("deck", DECKS)
def test_f50_f51_f52_every_deck_grants_cards(deck):
    words = {effect["do"] for row in SHEET[deck] for effect in row["effects"]}
    assert words & {"marketing", "csr", "component"}


def card(deck, no, *effects):
    return {deck: [{"no": no, "effects": list(effects)}]}


@pytest.mark.parametrize(
    ("over", "code", "key"),
    [
        ({"goal": {"sp": 1}}, "sheet-range", "goal.sp"),
        ({"start": {"cpc": 21}}, "sheet-range", "start.cpc"),
        ({"start": {"sp": 20}, "goal": {"sp": 15}}, "sheet-range", "start.sp"),
        ({"market": {"wood": {"price": 8}}}, "sheet-range", "market.wood.price"),
        ({"round": {"spread": 2}}, "sheet-short", "market.wood.low"),
        ({"market": {"gold": {"price": 5}}}, "sheet-unknown", "market.gold"),
        ({"factories": {"biotech": {"energy": "4"}}}, "sheet-type", "factories.biotech.energy"),
        (card("marketing", 1, {"do": "fly", "n": 1}), "sheet-word", "marketing.1.effects[1].do"),
        (card("marketing", 1, {"n": 1}), "sheet-missing", "marketing.1.effects.1.do"),
        (card("marketing", 1, {"do": "sp"}), "sheet-missing", "marketing.1.effects.1.n"),
        (card("marketing", 1, {"do": "energy", "n": 1, "of": "all"}), "sheet-missing", "marketing.1.effects.1.last"),
        (card("marketing", 1, {"do": "energy", "n": 1, "of": "own", "last": 1}), "sheet-word",
         "marketing.1.effects.1.of"),
        (card("marketing", 1, {"do": "sp", "n": 1, "of": "wood"}), "sheet-unknown", "marketing.1.effects.1.of"),
        (card("marketing", 1, {"do": "discard", "n": 1}), "sheet-count", "marketing"),
        (card("marketing", 1, {"do": "sp", "n": 1, "who": "table"}), "sheet-word", "marketing.1.effects.1.who"),
        (card("csr", 25, {"do": "money", "n": -1}, {"do": "money", "n": -2}), "sheet-distinct", "csr.25.effects"),
        (card("csr", 25, {"do": "marketing", "n": 0}), "sheet-range", "csr.25.effects.1.n"),
        (card("component", 43, {"do": "cpc", "n": 1}), "sheet-word", "component.43.effects.1.do"),
        (card("component", 43, {"do": "money", "n": -1}), "sheet-range", "component.43.effects.1.n"),
        (card("component", 43, {"do": "places", "n": 1, "who": "all"}), "sheet-word", "component.43.effects.1.who"),
        (card("component", 43, {"do": "sp", "n": 1, "per": "kinds"}), "sheet-unknown", "component.43.effects.1.per"),
        ({"component": [{"no": 43, "or": [{"do": "sp", "n": 1}]}]}, "sheet-missing", "component.43.effects"),
        (card("event", 67, {"do": "sp", "n": 1}), "sheet-word", "event.67.effects.1.who"),
        (card("event", 67, {"do": "action", "n": 1, "who": "all"}), "sheet-word", "event.67.effects.1.do"),
        (card("event", 67, {"do": "places", "n": 1, "who": "all", "last": 1, "per": "kinds"}), "sheet-unknown",
         "event.67.effects.1.per"),
        ({"event": [{"no": 66, "effects": []}]}, "sheet-row", "event[1].no"),
        ({"game": "co2"}, "sheet-word", "game"),
    ],
)  # fmt: skip
def test_a_bad_sheet_names_key_and_cause(over, code, key):
    with pytest.raises(BadInput) as caught:
        GAME.figures(lay_over(SHEET, over))
    assert (caught.value.reason.code, caught.value.reason.values["key"]) == (code, key)


def test_a_figure_laid_over_is_used():
    from tests.factories_stage import stage

    s = stage(sheet={"start": {"money": 9}, **card("marketing", 1, {"do": "sp", "n": 5})}).hand(0, 1)
    assert s.t.money == [9, 9, 9]
    before = s.t.sp[0]
    assert s.play(0, "play 1").t.sp[0] == before + 5


def test_the_numbers_of_words_are_their_places_in_the_vocabulary():
    """Rules read fast by named numbers; the lists behind them are those of the vocabulary."""
    instant, starts, measures = VOCABULARY.instant, VOCABULARY.starts, VOCABULARY.measures
    named = ("money", "sp", "waste", "cpc", "price", "action", "discard", "marketing", "csr", "component")
    assert [instant.index(word) for word in named] == [*range(words.MONEY, words.DRAW_COMPONENT + 1)]
    assert [instant.index(good) for good in words.GOODS] == [*range(words.GOODS_EACH)]
    assert tuple(map(len, (words.GOODS, words.UNITS, words.FACTORIES))) == (
        words.GOODS_EACH,
        words.UNITS_EACH,
        words.KINDS_EACH,
    )
    assert VOCABULARY.numbers == words.MODS
    for word, start in starts.items():
        name = {"recycling": "RECYCLED"}.get(word, word.upper().replace("-", "_"))
        assert getattr(words, name) == start, word
    gained = ("money", "marketing", "csr")
    assert [words.YIELDS.index(word) for word in gained] == [
        words.YIELD_MONEY, words.YIELD_MARKETING, words.YIELD_CSR,
    ]  # fmt: skip
    own = ("factories", "kinds", "waste", "sp", "money", "cpc", "certificates", "mounted")
    assert [measures.index(word) for word in own] == [*range(words.OWN_FACTORIES, words.OWN_MOUNTED + 1)]
    assert measures[: words.KINDS_EACH] == words.FACTORIES
