"""The catalogues hold what the source asks for, all of it and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import pytest

from keeling import locale
from keeling.bots import LEVELS
from keeling.games.co2.board.ending import _SHARES, SOURCES
from keeling.games.co2.board.log import _HEADS
from keeling.games.co2.board.options import GROUPS as CO2_GROUPS
from keeling.games.co2.board.options import VERBS
from keeling.games.co2.board.upcoming import STEPS
from keeling.games.co2.schema import SCHEMA
from keeling.games.co2.words import DRAFTS, ENDINGS, ENERGIES, FOSSILS, GAINS, KINDS, PRESETS, REGIONS, TRIGGERS
from keeling.games.factories import words as commons
from keeling.games.factories.board.options import GROUPS
from keeling.locale.moves import SHAPES
from keeling.locale.voice import FAMILIES, SEATS, SIDES, WORDS, catalogue, own
from keeling.web.labels import ASKED, COUNTS, OWN
from keeling.web.pages import TEXTS
from tests.locale.board_keys import FACTORIES as BOARD
from tests.locale.scan import DECKED, EVERY, emissions, literals, prompts, wants
from tests.locale.test_catalogues import gaps

SIGNED = {
    "fact.money",
    "fact.vp",
    "fact.tech",
    "fact.sp",
    "fact.goods",
    "fact.waste",
    "fact.cpc",
}  # facts whose amount may be negative
# Given later than where the reason is made, or shown as a gap: see Match.why and Turn.why.
LATE = {("reason.not-offered", "allowed"), ("reason.incomplete", "allowed")}
CHANCE = {  # verbs nobody is asked to choose
    "co2": {"tile", "fossil", "summit", "event", "deal", "un", "project"},
    "factories": {"start", "marketing", "csr", "component", "news"},
}

COUNTED = {"marketing", "sp", "waste"}  # what only cards count


def emitted() -> set[str]:
    """The keys of all facts and reasons, and of the texts they branch into."""
    found = {emission.key + (f".{emission.what}" if emission.what else "") for emission in emissions()}
    decked = {f"{key}.{deck}" for key, decks in DECKED.items() for deck in decks}
    return (found - set(DECKED)) | decked | {f"{key}.minus" for key in SIGNED}


def words() -> set[str]:
    """Every word that values and moves may hold."""
    known = {*ENERGIES, *REGIONS, *FOSSILS, *KINDS, *PRESETS, *DRAFTS[1:], *ENDINGS, *GAINS, *wants()}
    known |= {*commons.TRADED, *commons.UNITS, *commons.DECKS, *commons.ENDINGS}
    written = {part for shapes in SHAPES.values() for shape in shapes.values() for part in shape.split()[1:]}
    values = {str(value).lower() for game in EVERY.values() for setting in game.settings for value in setting.values}
    said = {word for word in written | values if word.isalpha()}
    return known | said | {"left", "summit"}


def families() -> set[str]:
    """The words that mean something of their own in one kind of value, or in one game."""
    factories = {f"word.{FAMILIES['factory']}.{name}" for name in commons.FACTORIES}
    return factories | {f"word.{FAMILIES['source']}.{name}" for name in commons.SOURCES} | {"word.factories.defeat"}


def effects() -> set[str]:
    """The keys of card texts of Factory Commons: every effect there may be, and the cards of the house sheet."""
    sentences = {"gain", "pay", "draw", "waste", "clear", "yield", "discard"}
    named = {f"{do}.{of}" for do in (*commons.BY_KIND, *commons.BY_RESOURCE, "price") for of in ("all", "own")}
    named -= {"buy.own", "sell.own", "price.own"}
    figures = {*commons.BY_KIND, *commons.BY_RESOURCE, *commons.PLAIN, "price", "cpc", "action"} - {"points"}
    parts = {"or", "or.who", "for", "mounting", "also", "who-has", "if", "if-cpc.least", "if-cpc.most", "least", "most"}
    parts |= {f"{way}.{when}" for way in ("last", "span") for when in ("end", "now", "turns")}
    parts |= {"both", "last.next", "last.nexts"} | {f"who.{who}" for who in commons.WHO[1:-1]}
    parts |= {f"per.{measure}" for measure in commons.MEASURES}
    owned = {*commons.FACTORIES, "factories", "kinds", "mounted"}
    sheet = EVERY["factories"].house_sheet()
    cards = {f"card.factories.{row['key']}" for deck in commons.DECKS for row in sheet[deck]}
    return {
        *(f"effect.{key}" for key in sentences | {f"{key}.who" for key in sentences} | named | figures | parts),
        *(f"measure.{measure}" for measure in owned),
        *cards,
        *(f"{card}.flavour" for card in cards),
    }


def verbs() -> set[tuple[str, str]]:
    """The first words of each game's options, with the game."""
    return {
        (verb, game) for game, shapes in SHAPES.items()
        for verb in {shape.split()[0] for shape in shapes.values()} - CHANCE[game]
    }  # fmt: skip


def expected() -> set[str]:
    """Every key but those of the terminal."""
    per = SCHEMA.keys["company_goals"].item.keys["per"].words
    options = [setting.name for game in EVERY.values() for setting in game.settings]
    return {
        *emitted(),
        *(f"prompt.{prompt}" for prompt in prompts()),
        *(own("prompt", prompt, game) for prompt in prompts() for game in EVERY),
        *(f"word.{word}" for word in words()),
        *families(),
        *effects(),
        *(own("verb", verb, game) for verb, game in verbs()),
        *(own("move", key, game) for game, shapes in SHAPES.items() for key in shapes),
        *(f"amount.{what}" for what in [*commons.TRADED, *commons.UNITS, *COUNTED]),
        *(f"card.main.{trigger}" for trigger in TRIGGERS),
        *(f"gain.{gain}" for gain in GAINS),
        *(f"goal.{kind}" for kind in per),
        *(f"option.{option}" for option in options),
        *(f"option.{option}.help" for option in options),
        *("seat.name", "seat.chance", "place.slot", "card.lobby", "card.or", "card.un", "card.event"),
        *("card.numbered", "amount.card", "amount.nothing"),
    }


def put_together() -> dict[str, set[str]]:
    """The beginnings of keys that the pages put together, each with all it may go on with."""
    themes = {"auto", "light", "dark"}
    return {
        "ui.web.": {*TEXTS},
        "ui.web.api.in.": {"path", "query", "header"},
        "ui.web.api.start.": {"1", "2", "3", "4", "5"},
        "ui.web.bot.": {*LEVELS, *(f"{level}.about" for level in LEVELS)},
        "ui.web.come.": {*STEPS},
        "ui.web.game.": {*EVERY, *(f"{game}.about" for game in EVERY)},
        "ui.web.default.tab.": {"map", "log"},
        "ui.web.group.": {*(name for board in (CO2_GROUPS, GROUPS) for name in board), "main.note", "free.note"},
        "ui.web.log.": {*_HEADS.values()},
        "ui.web.minor.": {*SCHEMA.keys["lobby"].item.keys["minor"].words},
        "ui.web.nav.": {"play", "rules", "learn", "api"},
        "ui.web.nav.theme.": themes,
        "ui.web.on.": {*TRIGGERS},
        "ui.web.part.": {*COUNTS},
        "ui.web.per.": {*SCHEMA.keys["company_goals"].item.keys["per"].words},
        "ui.web.share.": {*_SHARES},
        "ui.web.source.": {*SOURCES},
        "ui.web.tab.": {"map", "table", "hand", "companies", "log"},
        "ui.web.theme.": themes,
        "ui.web.verb.": {*VERBS},
        "ui.web.which.": {*ASKED.values(), *(verb for verbs in OWN.values() for verb in verbs)},
        **BOARD,
    }


def test_the_scan_finds_what_there_is() -> None:
    keys = {emission.key for emission in emissions()}
    assert {"fact.proposed", "fact.disaster", "fact.no-disaster", "reason.sheet-range", "reason.record-order"} <= keys
    assert {"reason.waits-for-buy", "reason.too-little-money", "reason.saved-broken", "fact.shortage"} <= keys
    assert len(keys) > 130 and len(prompts()) > 25 and wants() == {"number", "word", "list", "table"}


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_key_of_the_source_is_in_the_catalogue(lang: str) -> None:
    assert expected() - set(catalogue(lang).messages) == set()


def test_no_key_is_left_unused() -> None:
    assert {key for key in catalogue("en").messages if not key.startswith("ui.")} - expected() == set()


def test_every_key_of_the_terminal_is_in_the_catalogue_and_none_is_unused() -> None:
    known = {key for key in catalogue("en").messages if key.startswith("ui.")}
    whole, begun = literals("ui.")
    assert whole - known == set()
    ours = tuple(key for key in begun if not key.startswith("ui.web."))
    assert {key for key in known - whole if not key.startswith(("ui.web.", *ours))} == set()


def test_every_key_of_the_pages_is_in_the_catalogue_and_none_is_unused() -> None:
    whole, begun = literals("ui.web.")
    assert begun == set(put_together())
    asked = whole | {start + rest for start, rests in put_together().items() for rest in rests}
    assert asked == {key for key in catalogue("en").messages if key.startswith("ui.web.")}


def derived(values: Collection[str]) -> frozenset[str]:
    """What a text may ask for beside the values given: the name of a card, and what is counted."""
    counted = (
        {"good", "amount"} <= set(values) or {"unit", "amount"} <= set(values) or {"coal", "renewable"} <= set(values)
    )
    return frozenset(["card"] * ("no" in values) + ["things"] * counted)


def test_every_placeholder_is_given_by_every_place_that_emits_it() -> None:
    given: dict[str, list[frozenset[str]]] = defaultdict(list)
    for emission in emissions():
        about = DECKED.get(emission.key, [emission.what])
        for branch in [emission.key + (f".{what}" if what else "") for what in about]:
            given[branch].append(emission.values | derived(emission.values))
            if emission.key in SIGNED:
                given[f"{branch}.minus"].append(emission.values | derived(emission.values))
    for key, sites in given.items():
        wanted = {name for name, _ in gaps(catalogue("en").messages[key].forms[0])}
        lacking = wanted - frozenset.intersection(*sites)
        assert {name for name in lacking if (key, name) not in LATE} == set(), key


def test_placeholders_of_moves_are_given_by_their_shapes() -> None:
    for game, shapes in SHAPES.items():
        for key, shape in shapes.items():
            given = {name for name, _ in gaps(shape)}
            asked = {name for name, _ in gaps(catalogue("en").messages[own("move", key, game)].forms[0])}
            assert asked <= given | derived(given), key
            told = {"card": {"no"}, "things": {"good", "unit", "amount", "coal", "renewable"}}
            assert given - asked - {name for told_by in asked & set(told) for name in told[told_by]} == set(), key


def test_values_that_hold_words_are_known_as_such() -> None:
    """A value named here is put into words; one that is not is shown as it is, so each must be meant."""
    shown = {
        "allowed", "amount", "bot", "cards", "cause", "co2", "decade", "example", "file", "game", "goals", "got",
        "have", "high", "key", "last", "least", "length", "level", "line", "low", "money", "most", "move", "need",
        "no", "number", "option", "place", "ppm", "price", "prompt", "rev", "round", "scientists", "seat", "seats",
        "space", "stock", "summit", "table", "tech", "text", "value", "vp", "want", "what", "word",
        "cpc", "deck", "engine", "host", "iterations", "left", "seconds", "sp", "turns", "waste",
    }  # fmt: skip
    used = {value for emission in emissions() for value in emission.values}
    assert used - shown - WORDS - SEATS - set(SIDES) == set()
