"""Reasons, facts, moves and cards as people read them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import keeling
from keeling import locale
from keeling.core.agenda import Fact
from keeling.core.notation import parse, write
from keeling.core.reason import Reason, Values
from keeling.games import GAMES
from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import REGIONS
from keeling.games.co2.telling.cards import describe_lobby
from keeling.locale.catalogues import catalogue, texts
from keeling.locale.po import Catalogue, Message
from keeling.locale.translator import Translator
from tests.locale.scan import DECKED, emissions

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"preset": "lobbyist", "auction": True}),
    (3, {"draft": True, "draft_direction": "alternate"}),
    (5, {"draft": True, "auction": True}),
]
RAW = re.compile("|".join([r"\{", r"\}", "…", *(name for name in REGIONS if "-" in name), r"^(fact|move|reason)\."]))


def test_a_reason_names_its_rule() -> None:
    reason = Reason("too-little-money", "C-44", {"have": 2, "need": 5})
    assert locale.say(reason) == "You do not have enough money: you have $2, you need $5. [C-44]"
    assert locale.say(reason, "de") == "Du hast zu wenig Geld: Du hast 2\u00a0$, du brauchst 5\u00a0$. [C-44]"
    assert locale.say(Reason("main-action-due")) == "You cannot end your turn yet; take your main action first."


def test_a_reason_puts_words_and_seats_into_the_language() -> None:
    wanted: Values = {"energy": "fusion", "region": "asia", "wanted": "solar, biomass"}
    said = locale.say(Reason("energy-not-wanted", "", wanted), "pl")
    assert said.endswith("(zimna fuzja); jego żeton priorytetów dopuszcza: energia słoneczna, biomasa.")
    waiting = Reason("not-asked", "", {"player": "p2", "asked": "p1, p3"})
    assert locale.say(waiting, "it").startswith("Giocatore 2 non ha niente da scegliere")
    assert locale.say(waiting, "en", ["Ada", "Bo", "Cy"]) == (
        "Bo has nothing to choose now; the game is waiting for: Ada, Cy."
    )
    there: Values = {"region": "asia", "slot": "tech2", "player": 2}
    assert "Spieler 2" in locale.say(Reason("scientist-in-the-way", "", there), "de")
    assert "Technologiemarker 2" in locale.say(Reason("scientist-in-the-way", "", there), "de")
    bad = Reason("sheet-type", "", {"key": "market.price", "want": "number", "got": "'x'"})
    assert locale.say(bad, "it") == "Scheda dei componenti, market.price: serve un numero intero, non 'x'."


def test_what_is_typed_is_not_translated() -> None:
    said = locale.say(Reason("unknown-verb", "", {"word": "biuld", "allowed": "build, move"}), "pl")
    assert "„biuld”" in said and "build, move" in said
    first = locale.say(Reason("record-not-one", "", {"first": "keeling record 1"}), "de")
    assert "„keeling record 1“" in first


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_where_there_is_none_a_reason_does_not_speak_of_only_0(lang: str) -> None:
    """Factory Commons, wording: "There is only 0 waste"."""
    counted = re.compile(r"(only|there is|there it is) \{have\}|you have \{have\}\.$")
    found = [
        (game, key.removeprefix("reason."))
        for game in GAMES
        for key, message in catalogue("en", game).messages.items()
        if key.startswith("reason.") and counted.search(message.forms[0])
    ]
    assert len(found) >= 7
    for game, code in found:
        values: Values = {"have": 0, "good": "steel", "card": 1, "tag": "sun", "least": 2}
        assert "0" not in locale.say(Reason(code, "", values), lang, None, game), (game, code)
    assert locale.say(Reason("too-little-waste", "F-26", {"have": 0}), "en", None, "factories") == (
        "There is no waste on your dump to burn. [F-26]"
    )


def test_a_reason_nobody_has_words_for_is_said_in_its_own() -> None:
    assert locale.say(Reason("brand-new", "C-1", {"have": 2}), "pl") == "Brand new (have 2) [C-1]"


def test_a_fact_nobody_has_words_for_is_told_in_its_own() -> None:
    fact = Fact("soot-swept", "", 1, {"amount": -2, "left_over": 3})
    assert locale.tell(fact, "en", ["Ada", "Bea"]) == "Bea: soot swept (amount −2, left over 3)"
    assert locale.tell(Fact("storm", "", -1, {}), "en", ["Ada", "Bea"]) == "Storm"


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_reason_can_be_said(lang: str) -> None:
    for emission in emissions():
        if emission.key.startswith("reason."):
            values: Values = dict.fromkeys(emission.values, 3)
            reason = Reason(emission.key.removeprefix("reason."), "", values | {"allowed": "x"})
            said = locale.say(reason, lang, None, emission.game)
            assert not RAW.search(said.replace("…”", "").replace("…“", "").replace("…»", "")), said


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_fact_can_be_told(lang: str) -> None:
    for emission in emissions():
        if emission.key.startswith("fact."):
            values: Values = dict.fromkeys(emission.values - {"player", "what"}, 3)
            about: Values = {"what": emission.what} if emission.what else {}
            about |= {"deck": DECKED[emission.key][0]} if "deck" in values else {}
            seat = 0 if "player" in emission.values else -1
            fact = Fact(emission.key.removeprefix("fact."), "", seat, values | about)
            told = locale.tell(fact, lang, game=emission.game)
            assert not RAW.search(told), told


def test_a_value_nobody_gave_leaves_a_gap() -> None:
    assert locale.text("fact.fossil", region="Asia") == "Asia: new … plant, … ppm; CO₂ now … ppm"


def test_errors_speak_english_until_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    with pytest.raises(keeling.BadInput) as error:
        keeling.new("co2", seats=9)
    assert str(error.value).startswith("co2 cannot be played with “9”")
    try:
        locale.speak("it_IT.UTF-8")
        assert str(error.value).startswith("Al gioco co2 non si può giocare")
        assert locale.text("word.coal") == "carbone"
        locale.speak("tlh")
        assert locale.text("word.coal") == "coal"
    finally:
        locale.speak("en")


def test_a_fact_gains_loses_and_counts() -> None:
    assert locale.tell(Fact("money", "C-40", 1, {"amount": 3})) == "Player 2 gains $3"
    assert locale.tell(Fact("money", "C-40", 1, {"amount": -3}), "en", ["Ada", "Bo"]) == "Bo pays $3"
    told = [locale.tell(Fact("tech", "C-40", 0, {"amount": n}), "pl", ["Ola"]) for n in (1, 3, 5, 22, 0)]
    assert told == [
        "Ola dostaje 1 zasób technologiczny",
        "Ola dostaje 3 zasoby technologiczne",
        "Ola dostaje 5 zasobów technologicznych",
        "Ola dostaje 22 zasoby technologiczne",
        "Ola dostaje 0 zasobów technologicznych",
    ]
    assert locale.tell(Fact("tech", "C-44", 0, {"amount": -2}), "it", ["Ada"]) == "Ada paga 2 cubetti tecnologia"
    lost = Fact("shortage", "C-6", 0, {"what": "permit", "amount": 1})
    assert locale.tell(lost, "de", ["Ada"]) == "Ada: Der Markt ist leer, 1 KEZ verfällt"


def test_a_fact_names_places() -> None:
    moved = Fact("scientist", "C-51", 0, {"source": "europe tech", "goal": "summit2", "to": "summit2"})
    assert locale.tell(moved) == "Player 1 moves a scientist: Europe, tech slot → summit 2"
    assert locale.tell(moved, "pl").endswith("Europa, miejsce: zasoby technologiczne → kongres 2")
    drop: Values = {"region": "asia", "fossil": "coal", "ppm": -40, "co2": 300}
    assert locale.tell(Fact("replaced", "C-45", 0, drop)) == "Asia: coal plant replaced, −40 ppm; CO₂ now 300 ppm"


def test_words() -> None:
    assert locale.word("north-america", "de") == "Nordamerika"
    assert locale.word("solar, coal", "it") == "Solare, carbone"
    assert locale.word("tech3", "en") == "tech 3"
    assert locale.word("", "pl") == ""
    assert locale.word("no such word", "pl") == "no such word"
    assert locale.word("17", "pl") == "17"


def test_unknown_keys_and_languages_fall_back() -> None:
    assert locale.text("prompt.take-stones", "pl") == "Take stones"
    assert locale.text("option.nobody_knows.help", "pl") == ""  # nobody can make that up
    assert locale.text("word.coal", "fr") == "coal"
    assert locale.text("word.coal", "pl-PL") == "węgiel"
    assert locale.text("reason.sheet-missing", "en", key="market") == (
        "Component sheet, market: this key is missing; add it."
    )


def test_prompts() -> None:
    assert locale.ask("pay-permit", "de") == "Mit welchem KEZ zahlst du?"


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            "propose solar europe tech",
            "Propose solar in Europe (tech slot)",
            "Przygotuj projekt: energia słoneczna, Europa (miejsce: zasoby technologiczne)",
        ),
        (
            "move hand asia money",
            "Move a scientist from your hand to Asia (money slot)",
            "Przesuń naukowca: własne zasoby → Azja (miejsce: pieniądze)",
        ),
        (
            "move asia money summit3",
            "Move your scientist from Asia (money slot) to summit 3",
            "Przesuń naukowca: Azja (miejsce: pieniądze) → kongres 3",
        ),
        ("income $3 2vp", "Take $3 and 2 VP", "Weź 3\u00a0$ i 2 PZ"),
        ("pay own", "Pay with a permit from your own supply", "Zapłać PNE z własnych zasobów"),
        ("pay africa", "Pay with a permit from Africa", "Zapłać PNE z regionu Afryka"),
        ("goal score", "Score your company goal", "Policz PZ za cel firmy"),
        ("start p2", "Start player: Bo", "Gracz rozpoczynający: Bo"),
        ("dance", "dance", "dance"),
    ],
)
def test_a_move_in_words(move: str, english: str, polish: str) -> None:
    assert locale.describe_move(parse(move), "en", ["Ada", "Bo"]) == english
    assert locale.describe_move(parse(move), "pl", ["Ada", "Bo"]) == polish


def test_cards_follow_the_figures_of_the_sheet() -> None:
    sheet = house_sheet()
    assert locale.describe_card(sheet, 12) == (
        "Main benefit: 2 tech cubes or $2 for installing biomass. Minor benefit: 1 scientist move."
    )
    assert describe_lobby(sheet["lobby"][9], "pl") == (
        "Główne lobby: 2 zasoby technologiczne za uruchomienie projektu (zalesianie). Poboczne lobby: 2\u00a0$."
    )
    assert locale.describe_card(sheet, 27) == "4 VP per region you control, at most 16"
    assert locale.describe_card(sheet, 42, "de") == "Recycling ×2: 3 SP"
    assert locale.describe_card(sheet, 99) == ""
    sheet["lobby"][9]["main"] = {"tech": 5, "origin": "box"}
    sheet["lobbying"]["minor_money"] = 4
    sheet["climate"].update(disaster=300, relief_vp=7)
    assert locale.describe_card(sheet, 10, "pl") == (
        "Główne lobby: 5 zasobów technologicznych za uruchomienie projektu (zalesianie). Poboczne lobby: 4\u00a0$."
    )
    assert "300 ppm" in locale.describe_card(sheet, 47) and "7 VP" in locale.describe_card(sheet, 47)
    assert locale.describe_move(parse("lobby 10 minor"), sheet=sheet) == "Lobby card 10, minor benefit: $4"
    assert locale.describe_move(parse("keep 26"), "it", sheet=sheet).startswith(
        "Tieni la carta lobby 26: Lobby maggiore: 3\u00a0$"
    )


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_card_has_words(lang: str) -> None:
    sheet = house_sheet()
    for no in range(1, 53):
        told = locale.describe_card(sheet, no, lang)
        assert told and not RAW.search(told), told


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_are_told_in_every_language(seats: int, options: dict[str, Any]) -> None:
    """Facts, prompts, options and refusals of random games leave no gap and no bare word."""
    match = keeling.new("co2", seats=seats, seed=seats, options=options)
    rng = Random(seats)
    while match.asks:
        ask = rng.choice(match.asks)
        closed = match.why(ask.seat, rng.choice(match.moves(ask.seat)))
        shown = rng.sample(ask.choices, min(5, len(ask.choices)))
        for lang in locale.LANGUAGES:
            lines = [locale.describe_move(option, lang) for option in shown] + [
                locale.ask(ask.prompt, lang, "co2", match.about(ask.seat))
            ]
            assert not set(lines) & (set(map(write, shown)) - {"pass"}), lines
            if closed is not None and closed.code not in ("not-offered", "must-act"):
                lines.append(locale.say(closed, lang))
            assert not any(RAW.search(line) for line in lines), lines
        verb = rng.choice(sorted({option[0] for option in ask.choices}))
        match.play(ask.seat, rng.choice([option for option in ask.choices if option[0] == verb]))
    for fact in match.opening + [fact for entry in match.entries for fact in entry.facts]:
        for lang in locale.LANGUAGES:
            assert not RAW.search(locale.tell(fact, lang)), (fact, locale.tell(fact, lang))
    assert match.outcome is not None
    assert locale.word(match.outcome.ending, "pl") != match.outcome.ending


def test_the_reader_takes_what_translators_tools_write() -> None:
    source = """
# a remark
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=n != 1;\\n"

#. a hint
#: file.py:3
msgid "a"
msgstr ""
"one \\"line\\"\\n"
"and another"

#~ msgid "old"
#~ msgstr "gone"

msgid "b"
msgid_plural "count"
msgstr[0] "{count} day"
msgstr[1] "{count} days"
"""
    read = Catalogue(source)
    assert read.template("a", {}) == 'one "line"\nand another'
    assert [read.template("b", {"count": n}) for n in (1, 2)] == ["{count} day", "{count} days"]
    assert read.template("old", {}) == ""


def test_two_games_may_call_different_things_by_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each says its own; where no game is named the common text comes first."""
    for game, said in (("", "common"), ("co2", "one"), ("factories", "other")):
        monkeypatch.setitem(texts("en", game).messages, "reason.odd", Message((said,), ""))
        monkeypatch.setitem(texts("en", game).messages, "fact.odd", Message((said,), ""))
    said = [locale.say(Reason("odd"), "de", None, game) for game in ("", "co2", "factories", "no such game")]
    assert said == ["common", "one", "other", "common"]
    told = [locale.tell(Fact("odd", "", -1, {}), "de", sheet={"game": game}) for game in ("co2", "factories")]
    assert told == ["one", "other"]
    assert [str(keeling.IllegalMove(Reason("odd"), game)) for game in ("", "co2", "factories")] == said[:3]


def test_common_texts_come_before_those_of_games_but_a_game_prefers_its_own() -> None:
    own = {game: catalogue("en", game).messages for game in ("co2", "factories")}
    twice = set(own["co2"]) & set(own["factories"])
    assert {"verb.build", "move.buy", "prompt.turn", "word.defeat"} <= twice
    for key in twice:
        assert all(texts("en", game).messages[key] is messages[key] for game, messages in own.items()), key
    shared = catalogue("en").messages
    assert not (set(own["co2"]) | set(own["factories"])) & set(shared)
    assert all(texts("en").messages[key] is message for key, message in shared.items())


def test_a_refused_move_is_told_in_the_words_of_its_game() -> None:
    match = keeling.new("factories", seats=3, seed=1)
    with pytest.raises(keeling.IllegalMove) as error:
        match.play(match.asks[0].seat, "open nothing")
    assert error.value.game == "factories"


@pytest.mark.parametrize(
    ("game", "key", "lang", "one", "many"),
    [
        ("daybreak", "ui.web.daybreak.gap", "it", "manca 1", "mancano 3"),
        ("daybreak", "ui.web.daybreak.gap", "de", "1 fehlt", "3 fehlen"),
        ("factories", "ui.fac.short", "it", "ne manca 1", "ne mancano 3"),
        ("second-chance", "ui.web.outlook.short", "it", "Per ora manca 1 punto", "Per ora mancano 3 punti"),
        ("daybreak", "fact.draws", "en", "Bea draws 1 card", "Bea draws 3 cards"),
        ("daybreak", "reason.too-few-cards.none", "pl", "„X” kosztuje 1 kartę", "„X” kosztuje 3 karty"),
        ("second-chance", "ui.web.end.points-lost", "en", "Lost: 1 point short", "Lost: 3 points short"),
    ],
)
def test_what_is_missing_is_one_or_more(game: str, key: str, lang: str, one: str, many: str) -> None:
    counted = texts(lang, game).messages[key].counted
    said = [Translator(game).text(key, lang, **{"player": "Bea", "card": "X", counted: count}) for count in (1, 3)]
    assert said[0].startswith(one) and said[1].startswith(many)
