"""Second Chance as people read it: moves, cards, goals and whole games in every language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import keeling
from keeling import locale
from keeling.core.agenda import Fact
from keeling.core.notation import parse, write
from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import EVENTS, REGIONS
from keeling.games.second_chance.telling import cards as card_texts
from keeling.locale.catalogues import texts
from tests.games.second_chance import SHEET

GAME = "second-chance"
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_card": "random"}),
    (2, {"inspectors": True}),
    (3, {"mode": "competitive", "draft": True}),
    (4, {}),
]
RAW = re.compile(
    "|".join([r"\{", r"\}", "…", r"\bcard\d", *(name for name in REGIONS if "-" in name), r"\b[a-z]+\.[a-z]"])
)


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (
            "prepare hydro europe scientist",
            "Prepare hydro infrastructure in Europe (scientist slot)",
            "Infrastruktur vorbereiten: Hydroenergie, Europa (Projektfeld Wissenschaftler)",
        ),
        (
            "move asia money card7",
            "Move your scientist from Asia (money slot) onto lobbyist 7 ($2)",
            "Wissenschaftler bewegen: Asien (Projektfeld Geld) → Lobbyistenkarte 7 (2 $)",
        ),
        (
            "move board card7",
            "Move a scientist from your board onto lobbyist 7 ($2)",
            "Wissenschaftler bewegen: Spielertafel → Lobbyistenkarte 7 (2 $)",
        ),
        ("give p2", "Give the bonus to Bo", "Den Bonus erhält Bo"),
        ("reduce 0", "Give up no points", "Keine Siegpunkte abgeben"),
        ("reduce 3", "Lower CO₂ by 30 ppm", "Den CO₂-Gehalt um 30 ppm senken"),
        (
            "lobby 8 side",
            "Lobbyist 8, side effect: 1 scientist move",
            "Lobbyistenkarte 8, Nebeneffekt: 1 Wissenschaftlerbewegung",
        ),
        (
            "claim 2",
            "Claim UN goal 2: your infrastructure under built plants: recycling, hydro; costs 1 tech cube",
            "UN-Zielkarte 2 beanspruchen: deine Infrastruktur unter gebauten Kraftwerken: Wiederverwertung, "
            "Hydroenergie; kostet 1 Technologiemarker",
        ),
        ("keep-goal 8", "Keep personal goal 8: control of at least 3 regions",
         "Persönliche Zielkarte 8 behalten: Kontrolle über mindestens 3 Regionen"),
    ],
)  # fmt: skip
def test_a_move_in_words(move: str, english: str, german: str) -> None:
    for lang, told in (("en", english), ("de", german)):
        assert locale.describe_move(parse(move), lang, ["Ada", "Bo"], house_sheet(), GAME) == told


def test_steps_of_reduction_follow_the_figures_of_the_sheet() -> None:
    sheet = house_sheet()
    sheet["climate"]["cut_ppm"] = 5
    assert locale.describe_move(parse("reduce 3"), "en", sheet=sheet) == "Lower CO₂ by 15 ppm"
    assert locale.describe_move(parse("reduce 3"), "en", game=GAME) == "Lower CO₂ by 30 ppm"


def test_facts_say_what_goals_ask_for() -> None:
    sheet = house_sheet()
    met = Fact("environment-met", "S-55", -1, {"tile": 1})
    assert locale.tell(met, "en", sheet=sheet) == "Environmental goal achieved: a plant in North America"
    missed = Fact("personal-missed", "S-83", 0, {"personal": 8, "least": 2})
    assert locale.tell(missed, "de", ["Ada"], sheet) == (
        "Ada hat ein persönliches Ziel verfehlt: Kontrolle über mindestens 2 Regionen"
    )
    won = Fact("team-won", "S-80", -1, {"vp": 41, "rank": 4})
    assert locale.tell(won, "it", sheet=sheet) == "Vittoria con 41 PV: difensori del clima"
    given = Fact("bonus-given", "S-46a", 0, {"bonus": "tech", "taker": 2})
    assert locale.tell(given, "en", ["Ada", "Bo"], sheet) == "Ada gives the bonus (tech) to Bo"


def test_a_funding_lobbyist_says_that_its_money_pays_the_build() -> None:
    sheet = house_sheet()
    assert card_texts.lobby_main(sheet, 20, "en") == "$3 towards building a recycling plant"
    assert card_texts.lobby_main(sheet, 25, "en") == "1 knowledge for building a recycling plant"
    sheet["lobby"][19]["main"] = {"money": 5, "origin": "box"}
    assert card_texts.lobby_main(sheet, 20, "de") == "5\u00a0$ für den Bau eines Kraftwerks (Wiederverwertung)"


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_card_and_tile_has_words(lang: str) -> None:
    sheet = house_sheet()
    decks: list[tuple[str, Any]] = [
        ("lobby", card_texts.lobby), ("un_goals", card_texts.un_goal), ("personal_goals", card_texts.personal),
        ("environmental_goals", card_texts.environment), ("company_goals", card_texts.company),
        ("summits", card_texts.summit), ("regional", card_texts.agenda),
    ]  # fmt: skip
    told = [tell(sheet, row["no"], lang) for deck, tell in decks for row in sheet[deck]]
    told += [card_texts.event(sheet, region, lang) for region in EVENTS]
    told += [card_texts.solo(sheet, no, lang) for no in range(1, 13)]
    assert [text for text in told if not text or RAW.search(text.replace(". ", " "))] == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_are_told_in_every_language(seats: int, options: dict[str, Any]) -> None:
    """Facts, prompts, options and refusals of random games leave no gap and no bare word."""
    match = keeling.new(GAME, seats=seats, seed=seats, options=options, sheet=SHEET)
    sheet = match.position.figures.sheet
    rng = Random(seats)
    while match.asks:
        ask = rng.choice(match.asks)
        closed = match.why(ask.seat, rng.choice(match.moves(ask.seat)))
        shown = rng.sample(ask.choices, min(5, len(ask.choices)))
        for lang in locale.LANGUAGES:
            lines = [locale.describe_move(option, lang, sheet=sheet) for option in shown]
            lines.append(locale.ask(ask.prompt, lang, GAME, match.about(ask.seat)))
            assert not set(lines) & set(map(write, shown)), lines
            if closed is not None and closed.code not in ("not-offered", "must-act"):
                lines.append(locale.say(closed, lang, None, GAME))
            assert not any(RAW.search(line) for line in lines), lines
        verb = rng.choice(sorted({option[0] for option in ask.choices}))
        match.play(ask.seat, rng.choice([option for option in ask.choices if option[0] == verb]))
    for fact in match.opening + [fact for entry in match.entries for fact in entry.facts]:
        for lang in locale.LANGUAGES:
            told = locale.tell(fact, lang, sheet=sheet)
            assert not RAW.search(told), (fact, told)
    assert match.outcome is not None
    assert locale.word(match.outcome.ending, "pl", game=GAME) != match.outcome.ending


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_long_words_on_narrow_cards_say_where_they_may_be_parted(lang: str) -> None:
    """“Infrastrukturen” went on in the next line without a hyphen."""
    told = texts(lang, GAME)
    cards = {key: one for key, one in told.messages.items() if str(key).startswith(("ui.web.personal.", "ui.web.per."))}
    assert len(cards) > 20
    assert [one for one in cards.values() if re.search(r"[^\W\d_]{14,}", str(one))] == []
