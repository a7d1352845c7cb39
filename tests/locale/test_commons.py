"""Factory Commons in four languages: its cards, its options, its log."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from keeling import locale
from keeling.core.agenda import Fact
from keeling.core.game import check_settings
from keeling.core.match import Match
from keeling.core.notation import parse, write
from keeling.games import factories
from keeling.games.factories.model.words import DECKS
from keeling.games.factories.telling.cards import TEXTS
from keeling.games.factories.telling.voice import VOICE
from keeling.locale.verbs import moves_of

SHEET = factories.house_sheet()
CARDS = [(deck, row) for deck in DECKS for row in SHEET[deck]]
RAW = re.compile(r"[{}…]|^(fact|move|reason|prompt|verb|card|effect|amount|measure)\.|\b(p[1-5]|biotech-only)\b")
STEP_1 = ("yield", "points", "energy", "pollution", "recycling", "actions")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"partial_production": False, "turn_order": "fewest"}),
    (5, {"certificate_actions": 1, "factory_points": 0}),
]


def numbers(row: dict[str, Any]) -> list[int]:
    """Every figure of a card that its text must name; one turn is said without it."""
    found: list[int] = []
    for effect in [*row["effects"], *row.get("or", [])]:
        found += [abs(effect[name]) for name in ("n", "least", "most") if effect.get(name)]
        last = effect.get("last", 0)
        if effect.get("who", "self") == "self" and effect["do"] in STEP_1:
            last -= 1  # the present turn has had its step 1
        found += [last] if last > 1 else []
    return found


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_card_has_a_name_a_text_with_its_numbers_and_a_line_of_its_own(lang: str) -> None:
    names, lines = set(), set()
    for _, row in CARDS:
        said = locale.describe_card(SHEET, row["no"], lang)
        assert said.endswith(".") and not RAW.search(said), said
        for number in numbers(row):
            assert re.search(rf"(?<!\d){number}(?!\d)", said), (row["key"], number, said)
        names.add(locale.card_name(row["no"], lang, SHEET))
        lines.add(VOICE.flavour(row["no"], lang, SHEET))
    assert len(names) == len(lines) == len(CARDS) == 86
    assert all(line.endswith(".") and "\n" not in line and len(line) < 100 for line in lines)
    assert not any(RAW.search(name) for name in names)


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_book_has_no_limit_of_once_a_turn_on_certificates(lang: str) -> None:
    """F-53: all three actions may use them; clean-up, burning and the mayor are for once a turn each."""
    sentences = locale.rules_of("factories", lang)["rules"]["F-21"]["text"].split(". ")
    once = next(sentence for sentence in sentences if "F-25" in sentence)
    assert "F-26" in once and "F-27" in once and "F-53" not in once


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("audit", "volunteer", "solar")),
        ("pl", ("audyt", "wolontari", "solarn")),
        ("de", ("audit", "freiwillig", "solar")),
        ("it", ("audit", "volontari", "solare")),
    ],
)
def test_no_two_cards_are_called_nearly_alike(lang: str, words: tuple[str, ...]) -> None:
    names = [locale.card_name(row["no"], lang, SHEET).casefold() for _, row in CARDS]
    assert not [(one, other) for one in names for other in names if one != other and one in other]
    for word in words:
        assert sum(word in name for name in names) <= 1, word


@pytest.mark.parametrize("lang", [lang for lang in locale.LANGUAGES if lang != "en"])
def test_no_card_is_left_in_english(lang: str) -> None:
    for _, row in CARDS:
        assert locale.describe_card(SHEET, row["no"], lang) != locale.describe_card(SHEET, row["no"], "en")
        assert VOICE.flavour(row["no"], lang, SHEET) != VOICE.flavour(row["no"], "en", SHEET)


def fixed() -> dict[str, Any]:
    """The house sheet with a few cards whose figures stay as they are here."""
    sheet = factories.house_sheet()
    sheet["marketing"][0]["effects"] = [{"do": "sp", "n": 2}]
    sheet["marketing"][3]["effects"] = [{"do": "money", "n": -2}, {"do": "sp", "n": 3}]
    sheet["marketing"][11].update(effects=[{"do": "money", "n": 5}], **{"or": [{"do": "sp", "n": 2}]})
    sheet["component"][11]["effects"] = [{"do": "marketing", "n": 1}, {"do": "yield", "n": 1, "of": "money"}]
    sheet["event"][0]["effects"] = [{"do": "money", "n": -1, "per": "conventional", "who": "all"}]
    return sheet


def test_a_text_follows_the_figures_of_the_sheet() -> None:
    sheet = fixed()
    assert locale.describe_card(sheet, 4) == "Pay $2. Gain 3 SP."
    assert locale.describe_card(sheet, 4, "pl") == "Płacisz 2\u00a0$. Zyskujesz 3 punkty SR."
    assert locale.describe_card(sheet, 67, "de") == "Jeder Spieler zahlt 1\u00a0$ je eigener konventioneller Fabrik."
    assert locale.describe_card(sheet, 54, "it") == (
        "Al montaggio: peschi 1 carta marketing. Ottieni 1\u00a0$ all'inizio di ogni turno."
    )
    assert locale.card_name(4, "pl", sheet) == "Konkurs studencki"
    sheet["marketing"][3].update(key="my-own-card", effects=[{"do": "wood", "n": -5}, {"do": "sp", "n": 22}])
    assert locale.describe_card(sheet, 4, "pl") == "Płacisz 5 drewna. Zyskujesz 22 punkty SR."
    assert locale.card_name(4, "pl", sheet) == "My own card"
    assert VOICE.flavour(4, "en", sheet) == ""
    assert locale.describe_card(sheet, 99) == ""


@pytest.mark.parametrize(
    ("effects", "english", "polish"),
    [
        (
            [{"do": "sp", "n": 1}, {"do": "sp", "n": 2, "if": "kinds", "least": 3}],
            "Gain 1 SP. If you have at least 3 kinds of factory: gain 2 SP more.",
            "Zyskujesz 1 punkt SR. Jeśli masz co najmniej 3 rodzaje fabryk: zyskujesz 2 punkty SR więcej.",
        ),
        (
            [{"do": "csr", "n": 2, "who": "others", "if": "sp", "least": 2, "most": 9}],
            "Every other player who has at least 2 SP and at most 9 SP draws 2 CSR cards.",
            "Każdy inny gracz, który ma co najmniej 2 punkty SR i najwyżej 9 punktów SR, dobiera 2 karty działań CSR.",
        ),
        (
            [{"do": "energy", "n": 2, "of": "renewable", "who": "leaders", "last": 5, "if": "mounted", "least": 1}],
            "Every player with the most SP who has at least 1 mounted component: the kind "
            "“renewable-energy factory” needs 2 more energy, for the next 5 turns.",
            "Każdy gracz z największą liczbą punktów SR, który ma co najmniej 1 zamontowany komponent: rodzaj "
            "„fabryka OZE” zużywa o 2 więcej energii, przez następnych 5 tur.",
        ),
        (
            [{"do": "dump", "n": 2, "last": 3}, {"do": "buy", "n": -1, "of": "coal", "last": 3}],
            "For 3 turns including this one: room for 2 more on the dump; coal bought from the bank costs $1 less.",
            "Przez 3 tury, wliczając bieżącą: wysypisko mieści o 2 więcej; węgiel: bank bierze o 1\u00a0$ mniej.",
        ),
        (
            [{"do": "points", "n": 1, "last": 3}, {"do": "energy", "n": -1, "of": "all", "last": 2}],
            "Gain 1 SP at the start of every turn, for the next 2 turns. "
            "Every kind of factory needs 1 less energy, next turn.",
            "Zyskujesz 1 punkt SR na początku każdej tury, przez następne 2 tury. "
            "Każdy rodzaj fabryk zużywa o 1 mniej energii, w następnej turze.",
        ),
        (
            [{"do": "steel", "n": 2}, {"do": "wood", "n": 1}, {"do": "places", "n": -1, "who": "all", "last": 1}],
            "Gain 2 steel and 1 wood. Every player: 1 fewer place in the plan, next turn.",
            "Zyskujesz 2 stali i 1 drewno. Każdy gracz: o 1 pole mniej w planie, w następnej turze.",
        ),
        (
            [{"do": "money", "n": 4, "who": "trailing"}, {"do": "marketing", "n": 1, "who": "trailing"}],
            "Every player with the fewest SP gains $4 and draws 1 marketing card.",
            "Każdy gracz z najmniejszą liczbą punktów SR zyskuje 4\u00a0$ i dobiera 1 kartę marketingu.",
        ),
        (
            [{"do": "sp", "n": 1, "who": "all", "if": "conventional", "most": 0}],
            "Every player without a conventional factory gains 1 SP.",
            "Każdy gracz bez fabryki konwencjonalnej zyskuje 1 punkt SR.",
        ),
        (
            [{"do": "yield", "n": 1, "of": "certificate", "last": 0, "if": "cpc", "most": 9}],
            "If the common counter is at 9 or less: gain 1 certificate at the start of every turn, until "
            "the end of the game.",
            "Jeśli wspólny licznik wynosi najwyżej 9: zyskujesz 1 certyfikat na początku każdej tury, do końca gry.",
        ),
        (
            [{"do": "waste", "n": 1, "who": "all", "if": "waste"}],
            "Every player puts 1 waste on their own dump.",
            "Każdy gracz składa 1 odpad na swoje wysypisko.",
        ),
    ],
)
def test_an_effect_in_words(effects: list[dict[str, Any]], english: str, polish: str) -> None:
    assert TEXTS.describe({"effects": effects}) == english
    assert TEXTS.describe({"effects": effects}, "pl") == polish


def test_a_choice_shows_both_its_halves() -> None:
    sheet = fixed()
    assert locale.describe_card(sheet, 12) == "One of the two: gain $5 – or: gain 2 SP."
    assert [TEXTS.half(at, sheet, 12, "de") for at in (0, 1)] == ["Du erhältst 5\u00a0$", "Du erhältst 2 NP"]
    assert TEXTS.half(0, sheet, 1) == ""  # it leaves no choice
    audit = {"effects": [{"do": "money", "n": -2, "who": "all"}], "or": [{"do": "waste", "n": 2, "who": "all"}]}
    assert TEXTS.describe(audit, "it").startswith("Ogni giocatore paga 2\u00a0$ oppure mette 2 rifiuti ")


def test_the_same_word_means_a_factory_or_a_resource() -> None:
    bought = locale.describe_move(parse("buy renewable 3"), "pl", game="factories")
    assert bought == "Kup 3 jednostki energii odnawialnej"
    assert locale.describe_move(parse("build renewable"), "pl", game="factories") == "Zbuduj: fabryka OZE"
    assert locale.describe_move(parse("build solar asia tech"), game="co2").startswith("Build solar in Asia")
    assert locale.word("renewable", "it") == "energia rinnovabile"
    assert locale.word("conventional2", "it", "factory") == "fabbrica convenzionale 2"
    assert locale.heading("build", "en", "factories") == "Build a factory"
    assert locale.heading("build", "en", "co2") == locale.heading("build") == "Build a plant"
    assert locale.ask("turn", "en", "factories") != locale.ask("turn", "en", "co2") == locale.ask("turn")
    assert "CO₂" in locale.word("defeat", "de", game="co2") and "CO₂" not in locale.word(
        "defeat", "de", game="factories"
    )


def test_moves_name_cards_if_the_sheet_is_at_hand() -> None:
    assert locale.describe_move(parse("play 7"), "de", game="factories") == "„Nr. 7“ spielen"
    assert locale.describe_move(parse("play 1"), "de", sheet=SHEET, brief=True) == "„Umweltzeichen“ spielen"
    assert locale.describe_move(parse("play 1"), "de", sheet=fixed()) == "„Umweltzeichen“ spielen: Du erhältst 2 NP."
    mounted = "Zamontuj „Pompa ciepła” → fabryka biotechnologiczna 2"
    assert locale.describe_move(parse("mount 44 biotech2"), "pl", sheet=SHEET, brief=True) == mounted
    whole = locale.describe_move(parse("mount 44 biotech2"), "pl", sheet=SHEET)
    assert whole.startswith(f"{mounted}: Ten rodzaj fabryk")
    paid = locale.describe_move(parse("pay coal 0 renewable 2"), "pl", game="factories")
    assert paid == "Zapłać: 2 jednostki energii odnawialnej"
    taken = locale.describe_move(parse("take coal 1 renewable 2"), "en", game="factories")
    assert taken == "Take 1 coal + 2 renewable energy"


def test_a_word_of_an_option_is_told_by_its_place() -> None:
    told = [locale.describe_part(("mount", "44", "renewable"), at, "en", sheet=SHEET) for at in (1, 2)]
    assert told == ["Heat pump", "renewable-energy factory"]
    assert locale.describe_part(("plan", "renewable", "2"), 1, "de", sheet=SHEET) == "erneuerbare Energie"
    assert locale.describe_part(("offer", "p2"), 1, "it", ["Ada", "Bo"], game="factories") == "Bo"
    assert locale.describe_part(("give", "component", "44"), 1, "en", game="factories") == "technology component"
    assert locale.describe_part(("propose", "solar", "asia", "tech"), 2, "pl") == "Azja"


def test_facts_count_and_name() -> None:
    names = ["Ola", "Jan"]
    deal = Fact("offer-made", "F-41", 0, {"give": "2 wood, 1 money, component 44", "get": "5 certificate"})
    assert locale.tell(deal, "pl", names, SHEET) == (
        "Ola oferuje 2 drewna, 1\u00a0$, komponent „Pompa ciepła” za 5 certyfikatów"
    )
    empty = Fact("offer-made", "F-41", 0, {"give": "", "get": "1 wood"})
    assert locale.tell(empty, "de", names) == "Ola bietet nichts für 1 Holz"
    lost = Fact("goods", "F-22", 1, {"good": "renewable", "amount": -1, "source": "storage"})
    assert locale.tell(lost, "pl", names) == "Jan oddaje 1 jednostkę energii odnawialnej (przepełniony magazyn)"
    played = Fact("card-played", "F-50", 0, {"no": 1})
    assert [locale.tell(played, "en", names, sheet) for sheet in (SHEET, None)] == [
        "Ola plays “Eco-label”", "Ola plays “no. 1”",
    ]  # fmt: skip
    assert locale.tell(Fact("deal-struck", "F-41", 1, {"maker": 1}), "it", names) == "Jan conclude un accordo con Ola"
    assert locale.tell(Fact("turn-order", "F-24", -1, {"order": "p2, p1"}), "de", names).endswith("Jan, Ola")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_are_told_in_every_language(seats: int, options: dict[str, Any]) -> None:
    """Facts, prompts, options, headings and refusals of random games leave no gap and no bare word."""
    game = factories.GAME
    settings = check_settings(game, seats, options)
    match = Match(game, seats, seats, settings, None, game.start(game.figures(SHEET), seats, settings))
    match.run_chance()
    rng = Random(seats)
    met: set[str] = set()
    for _ in range(400):
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        closed = match.why(ask.seat, rng.choice(match.moves(ask.seat)))
        shown = rng.sample(ask.choices, min(4, len(ask.choices)))
        met |= {option[0] for option in shown}
        for lang in locale.LANGUAGES:
            lines = [locale.describe_move(option, lang, None, SHEET) for option in shown]
            lines += [locale.describe_move(option, lang, game="factories", brief=True) for option in shown]
            assert not set(lines) & set(map(write, shown)), lines
            lines += [locale.heading(option[0], lang, "factories") for option in shown]
            lines += [locale.describe_part(option, -1, lang, None, SHEET) for option in shown]
            lines.append(locale.ask(ask.prompt, lang, "factories"))
            if closed is not None and closed.code != "not-offered":
                lines.append(locale.say(closed, lang))
            assert not any(RAW.search(line) for line in lines), lines
        verb = rng.choice(sorted({option[0] for option in ask.choices}))
        match.play(ask.seat, rng.choice([option for option in ask.choices if option[0] == verb]))
    for fact in match.opening + [fact for entry in match.entries for fact in entry.facts]:
        for lang in locale.LANGUAGES:
            told = locale.tell(fact, lang, None, SHEET)
            assert told and not RAW.search(told), (fact, told)
    assert len(met) > 12
    assert met <= {move.word for move in moves_of("factories").values()}


def test_who_chooses_between_two_deeds_is_named_once_and_who_has_none_is_without() -> None:
    sheet = factories.house_sheet()
    lacking = {"who": "all", "if": "recycling", "most": 0}
    sheet["event"][0].update(
        effects=[{"do": "money", "n": -2, **lacking}], **{"or": [{"do": "sp", "n": -1, **lacking}]}
    )
    assert locale.describe_card(sheet, 67) == (
        "Every player without a recycling factory pays $2 or loses 1 SP (their choice)."
    )
    assert locale.describe_card(sheet, 67, "pl") == (
        "Każdy gracz bez fabryki przetwarzającej odpady płaci 2\u00a0$ albo traci 1 punkt SR (do wyboru)."
    )
    sheet["event"][0]["or"] = [{"do": "sp", "n": -1, "who": "leaders"}]
    assert locale.describe_card(sheet, 67) == (
        "One of the two: every player without a recycling factory pays $2 – "
        "or: every player with the most SP loses 1 SP."
    )


@pytest.mark.parametrize(
    ("lang", "easier"), [("en", "easier"), ("de", "leichter"), ("pl", "łatwiejsza"), ("it", "facile")]
)
def test_the_first_question_tells_which_factory_is_easier_to_start_with(lang: str, easier: str) -> None:
    """F-10: the first choice decided two games of three, and nothing told a beginner."""
    first, _, second = locale.text("prompt.open", lang, game="factories").partition(";")
    assert easier in first and second
