"""The catalogues hold what the source asks for, all of it and nothing else, each game's what it asks alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import pytest

from keeling import locale
from keeling.locale.catalogues import catalogue, texts
from keeling.locale.verbs import Value, declared, moves_of, value_of
from tests.locale.asked import SIGNED, by_game, gaps_of, put_together, shown, spoken, terminal, terminal_parts
from tests.locale.scan import DECKED, EVERY, emissions, literals, prompts, wants
from tests.locale.test_catalogues import OWNERS, gaps

# Given later than where the reason is made, or shown as a gap: see Match.why and Turn.why.
LATE = {("reason.not-offered", "allowed"), ("reason.incomplete", "allowed")}


def known(game: str, lang: str = "en") -> set[str]:
    """The keys of one catalogue."""
    return set(catalogue(lang, game).messages)


def asked(game: str) -> set[str]:
    """Every key that a game, or else everybody, may ask for."""
    return (
        spoken(game)
        | shown(game)
        | terminal(game)
        | beside(game)
        | {key for key in known("") if key.startswith("view.") and not game}  # words that most games' views have
    )


def beside(game: str) -> set[str]:
    """What a reason may also have: a text of several moves together; if it counts, of nothing and what is missing."""
    codes = {key.removeprefix("reason.") for key in spoken(game) if key.startswith("reason.")}
    counts = {one.key: one.values for one in emissions() if "have" in one.values}
    lacks = [key for key, values in counts.items() if {"need", "least"} & values]
    also = {f"reason.{code}.all" for code in codes}
    also |= {f"reason.{code}.none" for code in codes if f"reason.{code}" in counts}
    also |= {f"reason.{code}.allowed" for code in codes}
    also |= {f"missing.{code}" for code in codes if f"reason.{code}" in lacks}
    return also & (known(game) | known(""))


def test_the_scan_finds_what_there_is() -> None:
    keys = {emission.key for emission in emissions()}
    assert {"fact.proposed", "fact.disaster", "fact.no-disaster", "reason.sheet-range", "reason.record-order"} <= keys
    assert {"reason.waits-for-buy", "reason.too-little-money", "reason.saved-broken", "fact.shortage"} <= keys
    assert len(keys) > 130 and wants("") == {"number", "word", "list", "table"}
    assert len(prompts("co2")) > 25 and len(prompts("factories")) > 20


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_key_of_the_source_is_in_the_catalogue(lang: str, game: str) -> None:
    assert asked(game) - set(texts(lang, game).messages) == set()
    assert asked(game) - known(game, lang) - known("", lang) == set()


@pytest.mark.parametrize("game", EVERY)
def test_a_catalogue_of_a_game_holds_only_what_the_game_asks_for(game: str) -> None:
    assert known(game) - asked(game) == set()


def test_what_is_common_is_asked_for_by_all_or_by_several_games() -> None:
    """A key that only one game asks for is that game's; one that it says in its own way it does not ask of all."""
    several = [key for game in EVERY for key in asked(game) - known(game)]
    assert {key for key in known("") - asked("") if several.count(key) < 2} == set()


@pytest.mark.parametrize("game", OWNERS)
def test_every_key_the_pages_put_together_is_known(game: str) -> None:
    _, begun = literals("ui.web.", game)
    assert begun == set(put_together(game))
    _, said = literals("ui.", game)
    assert {key for key in said if not key.startswith("ui.web.")} - {"ui.ending."} == set(terminal_parts(game))
    used = literals("ui.web.", "")[1]
    assert [key for key in by_game(game) if key.startswith("ui.web.") and not key.startswith(tuple(used))] == []


def derived(values: Collection[str]) -> frozenset[str]:
    """What a text may ask for beside the values given: a card's name, what is counted, steps as ppm, topics."""
    counted = (
        {"good", "amount"} <= set(values) or {"unit", "amount"} <= set(values) or {"coal", "renewable"} <= set(values)
    )
    summit = "no" in values and ("place" in values or "summit" in values)
    told = {"card": "no" in values, "things": counted, "ppm": "steps" in values, "topics": summit}
    return frozenset([name for name, given in told.items() if given])


def test_every_placeholder_is_given_by_every_place_that_emits_it() -> None:
    given: dict[tuple[str, str], list[frozenset[str]]] = defaultdict(list)
    for emission in emissions():
        about = DECKED.get(emission.key, [emission.what])
        for branch in [emission.key + (f".{what}" if what else "") for what in about]:
            given[emission.game, branch].append(emission.values | derived(emission.values))
            if emission.key in SIGNED:
                given[emission.game, f"{branch}.minus"].append(emission.values | derived(emission.values))
    for (game, key), sites in given.items():
        wanted = {name for name, _ in gaps(texts("en", game).messages[key].forms[0])}
        lacking = wanted - frozenset.intersection(*sites)
        assert {name for name in lacking if (key, name) not in LATE} == set(), key


def test_placeholders_of_moves_are_given_by_their_shapes() -> None:
    for game in EVERY:
        for key, move in moves_of(game).items():
            given = {name for name, _ in gaps(move.form)}
            asked = {name for name, _ in gaps(texts("en", game).messages[f"move.{key}"].forms[0])}
            assert asked <= given | derived(given), key
            told = {"card": {"no"}, "things": {"good", "unit", "amount", "coal", "renewable"}, "ppm": {"steps"}}
            assert given - asked - {name for told_by in asked & set(told) for name in told[told_by]} == set(), key


def test_values_that_hold_words_are_known_as_such() -> None:
    """A value named here is put into words; one that is not is shown as it is, so each must be meant."""
    shown = {
        "allowed", "amount", "bot", "cards", "cause", "co2", "decade", "example", "file", "game", "goals", "got",
        "have", "high", "key", "last", "least", "length", "level", "line", "low", "money", "most", "move", "need",
        "no", "number", "option", "place", "ppm", "price", "prompt", "rev", "round", "scientists", "seat", "seats",
        "space", "stock", "summit", "table", "tech", "text", "value", "vp", "want", "what", "word",
        "cpc", "deck", "engine", "host", "iterations", "left", "seconds", "sp", "turns", "waste",
        "open", "count", "die", "first", "free", "less", "missing", "ours", "second", "sinks", "sum", "times",
    }  # fmt: skip
    # sides of a deal, goals, temperatures, changes: told by the game itself
    follows = {"give", "get", "lacked", "tile", "personal", "solo", "rank", "degrees", "net", "change"}
    for emission in emissions():
        plain = {value for value in emission.values if value_of(emission.game, value) == Value()}
        assert plain - shown - follows == set(), emission


@pytest.mark.parametrize("game", EVERY)
def test_every_value_a_game_declares_is_one_of_its_moves_facts_or_reasons(game: str) -> None:
    given = {value for emission in emissions() if emission.game == game for value in emission.values}
    (module,) = declared(game)
    asked = {"what"}  # by which questions tell what they are about (Rule.about)
    assert set(module.VALUES) - given - asked - gaps_of(game) == set()
