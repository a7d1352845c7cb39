"""Every card of Daybreak in four languages: its name, its line about the real world, and what it does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from keeling import locale
from keeling.games.daybreak import house_sheet
from keeling.games.daybreak.telling.cards import DECKS, describe_card, tell, tell_effects
from keeling.locale.catalogues import catalogue
from keeling.locale.effect_amounts import Amounts
from tests.locale.asked import EFFECTS
from tests.locale.asked_daybreak_cards import card_keys, effect_keys

SHEET = house_sheet()
CARDS = {row["key"]: (deck, row) for deck in DECKS for row in SHEET[deck]}
# A gap, a bare key, a word of the sheet's language, two signs in a row.
RAW = re.compile(r"[{}…_=]|\b(effect|amount|card)\.\w|\b(tuck-crisis|remove-dirty|hand-over)\b|\.\.| [.,;:]|  ")
NAME_MOST, FLAVOUR_MOST = 34, 120  # two lines on a small card; two lines under it


def name(key: str, lang: str) -> str:
    return catalogue(lang, "daybreak").messages[f"card.{key}"].forms[0]


def flavour(key: str, lang: str) -> str:
    return catalogue(lang, "daybreak").messages[f"card.{key}.flavour"].forms[0]


def numbers(deck: str, row: dict[str, Any]) -> set[int]:
    """The figures of a card that its text must name at any table."""
    found = {row["pay"]} if "pay" in row else set()
    if deck in ("local", "starting"):
        found |= {n for tag, n in row.get("need", {}).items()}
    times = row.get("times", 1)
    if isinstance(times, int):
        found |= {times * abs(effect["n"]) for effect in row["do"] if "n" in effect}
    for effect in row["do"]:
        found |= {abs(n) for step in effect.get("steps", []) for n in step[1:]}
        found |= {step[0] for step in effect.get("steps", [])}
        found |= {effect[bound] for bound in ("least", "most") if effect.get(bound)}
        found |= {low for low, _ in effect.get("if", {}).values() if low > 1}
        found |= {least for least, _ in effect.get("table", [])}
        if isinstance(effect.get("keep"), int):
            found.add(effect["keep"])
    for field in ("tuck", "until", "collect"):
        found |= {n for n in row.get(field, {}).values() if type(n) is int and n < 99}
    return found


@pytest.mark.parametrize("key", CARDS)
def test_each_card_is_told(key: str) -> None:
    deck, row = CARDS[key]
    for lang in locale.LANGUAGES:
        for seats in range(5):
            text = tell(SHEET, key, lang, seats)
            assert text.endswith(".") and text[0] == text[0].upper() and not RAW.search(text), text
            if seats != 1:
                assert numbers(deck, row) <= {int(n) for n in re.findall(r"\d+", text)}, text
        differs = "solo" in row or "not_solo" in row or isinstance(row.get("need"), list)
        assert (tell(SHEET, key, lang) != tell(SHEET, key, lang, 2)) == differs
        assert 3 <= len(name(key, lang)) <= NAME_MOST and name(key, lang)[0].isupper()
        line = flavour(key, lang)
        assert 40 <= len(line) <= FLAVOUR_MOST and line.endswith(".") and not RAW.search(line), line
        assert line[0].isupper() or line[0].isdigit()


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_no_two_cards_have_one_name_or_line(lang: str) -> None:
    assert len({name(key, lang).casefold() for key in CARDS}) == len(CARDS) == 272
    assert len({flavour(key, lang) for key in CARDS}) == len(CARDS)


def test_cards_that_do_the_same_read_the_same_and_others_do_not() -> None:
    """Two cards have one text if and only if their rows are alike but for name, tags and power."""
    apart = ("no", "key", "tags", "power", "origin", "origins")
    for lang in locale.LANGUAGES:
        seen: dict[str, object] = {}
        for key, (deck, row) in CARDS.items():
            alike = {field: value for field, value in row.items() if field not in apart}
            assert seen.setdefault(tell(SHEET, key, lang) + deck[:1].replace("s", "l"), alike) == alike, key


# What no card of the house does, but one of somebody's own sheet may.
OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("local", {"do": [{"do": "clean", "n": 2, "may": True, "who": "all"}, {"do": "dirty", "may": True, "who": "all"}]}),
    (
        "local",
        {"do": [{"do": verb, "n": n, "may": True, "who": "any"} for verb in ("demand", "clean") for n in (1, -1)]},
    ),
    ("local", {"do": [{"do": "draw", "may": True, "who": "any"}]}),
    ("local", {"do": [{"do": "draw", "n": 4, "keep": "all", "among": {"reduces": ["waste"]}, "who": "any"}]}),
    ("local", {"do": [{"do": "draw", "n": 4, "keep": "all", "among": {"tags": ["wind"]}, "who": "any"}]}),
    ("local", {"do": [{"do": "co2", "of": "own", "n": -1, "who": "any"}]}),
    ("local", {"do": [{"do": "co2", "of": "thermometer", "n": -3, "who": "any"}]}),
    ("local", {"do": [{"do": "co2", "of": "thermometer", "n": 3, "who": "any"}]}),
    ("local", {"do": [{"do": "co2", "of": "thermometer", "n": 3}, {"do": "co2", "of": "current"}]}),
    ("local", {"do": [{"do": "demand", "n": -2, "who": "other"}]}),
    ("crisis", {"who": "group", "do": [{"do": "clean"}, {"do": "clean", "n": -1}, {"do": "co2", "of": "thermometer"}]}),
    ("crisis", {"who": "group", "do": [{"do": "co2", "of": "thermometer", "n": -2}]}),
    ("crisis", {"who": "group", "do": [{"do": "demand"}, {"do": "demand", "n": -2}]}),
    ("crisis", {"who": "all", "times": "community", "do": [{"do": "community"}]}),
    ("crisis", {"who": "all", "do": [{"do": "mod", "of": "growth", "n": 1, "last": 3}]}),
    (
        "global",
        {"collect": {"tags": ["wind"], "most": 99}, "do": [{"do": "boost", "of": "dac", "tag": "wind", "n": 3}]},
    ),
    ("challenge", {"for": "one", "do": [{"do": "win", "of": "community", "most": 0}]}),
    ("challenge", {"for": "group", "do": [{"do": "mod", "of": "bands", "n": 2}]}),
]


def test_every_text_of_effects_is_used_and_none_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Amounts.say

    def noted(self: Amounts, key: str, /, **values: int | str) -> str:
        asked.add(f"effect.{key}")
        return say(self, key, **values)

    monkeypatch.setattr(Amounts, "say", noted)
    for key in CARDS:
        tell(SHEET, key, "en")
        tell(SHEET, key, "en", 1)
    for deck, row in OTHERS:
        sheet = {**SHEET, deck: [{"no": 1, "key": "another", **row}]}
        for lang in locale.LANGUAGES:
            text = tell(sheet, "another", lang)
            assert text.endswith(".") and not RAW.search(text), text
    for planet in SHEET["planet"].values():
        assert not RAW.search(tell_effects(SHEET, planet["do"], "pl"))
    catalogued = {key for key in catalogue("en", "daybreak").messages if key.startswith("effect.")}
    assert catalogued == effect_keys()
    assert effect_keys() - asked == set()
    assert asked - effect_keys() <= EFFECTS, "the rest is common to the cards of all games"


def test_every_card_has_its_texts_and_no_other_has() -> None:
    for lang in locale.LANGUAGES:
        assert {key for key in catalogue(lang, "daybreak").messages if key.startswith("card.")} == card_keys()


WORD_BY_WORD = [
    ("solar-fields", 0, [
        "Needs 1 grid tag in the stack. Discard 1 card: gain 1 clean energy per grid tag and, if you like, remove"
        " 1 dirty energy.",
        "Wymaga 1 symbolu sieci w stosie. Odrzuć z puli 1 kartę: dołóż 1 żeton czystej energii za każdy symbol "
        "sieci i, jeśli chcesz, usuń 1 żeton brudnej energii.",
        "Braucht 1 Netzsymbol im Stapel. 1 Karte abwerfen: 1 saubere Energie je Netzsymbol erhalten und, wenn "
        "gewünscht, 1 schmutzige Energie entfernen.",
        "Richiede 1 simbolo rete nella pila. Scarta 1 carta: ottieni 1 segnalino energia pulita per ogni simbolo "
        "rete e, se vuoi, rimuovi 1 segnalino energia sporca.",
    ]),
    ("reactor-institute", 0, [
        "Draw 6 cards and keep those with the nuclear or innovation tag. Once per round.",
        "Dobierz 6 kart i zatrzymaj te z symbolem energii jądrowej lub innowacji. Raz na rundę.",
        "6 Karten ziehen und alle mit Kernkraft- oder Innovationssymbol behalten. Einmal pro Runde.",
        "Pesca 6 carte e tieni quelle con il simbolo nucleare o innovazione. Una volta per round.",
    ]),
    ("oil-on-the-coast", 0, [
        "The player with the lowest infrastructure resilience loses 2 ecological resilience. 1 card with the "
        "regulation tag tucked under it stops this crisis. Solo: lose 1 ecological resilience.",
        "Gracz o najmniejszej odporności infrastrukturalnej traci 2 żetony odporności środowiskowej. Kryzys "
        "powstrzymuje 1 karta z symbolem regulacji wsunięta pod spód. W grze solo: strać 1 żeton odporności "
        "środowiskowej.",
        "Der Spieler mit der geringsten Infrastruktur-Resilienz verliert 2 ökologische Resilienzmarker. 1 "
        "daruntergeschobene Karte mit Regulierungssymbol hält die Krise auf. Solo: 1 ökologischen Resilienzmarker"
        " verlieren.",
        "Il giocatore con la minore resilienza delle infrastrutture perde 2 segnalini resilienza ecologica. Basta"
        " 1 carta con il simbolo regolamentazione infilata sotto per fermare la crisi. In solitario: perdi 1 "
        "segnalino resilienza ecologica.",
    ]),
    ("fusion-plants", 3, [
        "Needs 2 innovation tags and 1 incentive tag under it. Local actions of cards with the nuclear tag bring "
        "2 times the usual clean energy.",
        "Wymaga pod spodem 2 symboli innowacji i 1 symbolu zachęty. Akcje lokalne kart z symbolem energii "
        "jądrowej dają 2 razy tyle czystej energii.",
        "Braucht darunter 2 Innovationssymbole und 1 Anreizsymbol. Lokale Aktionen von Karten mit Kernkraftsymbol"
        " bringen das 2-Fache an sauberer Energie.",
        "Sotto richiede 2 simboli innovazione e 1 simbolo incentivo. Le azioni locali delle carte con il simbolo "
        "nucleare danno 2 volte l'energia pulita.",
    ]),
    ("strong-el-nino", 1, [
        "Roll the planetary die 1 more time in the next round. Each card with the innovation or ecology tag "
        "tucked under it lowers this by 1 for everybody.",
        "Rzucajcie kością efektów globalnych w następnej rundzie dodatkowo 1 raz. Każda wsunięta pod spód karta z"
        " symbolem innowacji lub ekologii zmniejsza to wszystkim o 1.",
        "Den Planetenwürfel in der nächsten Runde 1 weiteres Mal werfen. Jede daruntergeschobene Karte mit "
        "Innovations- oder Ökologiesymbol senkt das für alle um 1.",
        "Tirate il dado planetario nel prossimo round 1 volta in più. Ogni carta con il simbolo innovazione o "
        "ecologia infilata sotto lo riduce di 1 per tutti.",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("key", "seats", "texts"), WORD_BY_WORD)
def test_some_cards_word_by_word(key: str, seats: int, texts: list[str]) -> None:
    assert [tell(SHEET, key, lang, seats) for lang in locale.LANGUAGES] == texts


OF_SOMEBODY_S_OWN = [
    (
        "local",
        {"limit": "round", "do": [{"do": "clean"}, {"do": "resilience", "of": "any", "n": 2, "who": "all"}]},
        "Gain 1 clean energy; every player gains 2 resilience of any kind. Once per round.",
    ),
    (
        "crisis",
        {"who": "all", "do": [{"do": "mod", "of": "pay", "n": 1, "last": 1}, {"do": "community"}]},
        "In the next round, every player pays 1 more card for each action that costs cards. "
        "Every player adds 1 community in crisis.",
    ),
    (
        "crisis",
        {
            "who": "most grid",
            "times": "band",
            "do": [{"do": "community"}, {"do": "ban", "of": "forecast"}, {"do": "lose"}],
        },
        "The player with the most grid tags in play adds 1 community in crisis per temperature band. There is no "
        "forecast: all new crises stay face down. The player with the most grid tags in play loses 1 card from hand or "
        "stacks per temperature band.",
    ),
    (
        "crisis",
        {"who": "all", "lasting": True, "until": {"tags": ["grid"], "cards": 2}, "do": [{"do": "community"}]},
        "Every player adds 1 community in crisis. Lasts until 2 cards with the grid tag are tucked under it.",
    ),
    (
        "local",
        {"pay": 1, "do": [{"do": "clean", "per": "solar"}, {"do": "clean"}, {"do": "clean"}]},
        "Discard 1 card: gain 1 clean energy per solar tag in the stack and 2 more.",
    ),
    (
        "challenge",
        {"for": "group", "do": [{"do": "start", "of": "weather"}, {"do": "start", "of": "community"}]},
        "At the start, every player adds 1 community in crisis. The weather systems marker starts 1 space further "
        "along.",
    ),
]


@pytest.mark.parametrize(("deck", "row", "text"), OF_SOMEBODY_S_OWN)
def test_cards_of_somebody_s_own_say_whom_each_effect_names(deck: str, row: dict[str, Any], text: str) -> None:
    assert tell({**SHEET, deck: [{"no": 1, "key": "another", **row}]}, "another", "en") == text


def test_the_planet_speaks_to_all_and_numbers_name_local_projects() -> None:
    amazon = SHEET["planet"]["amazon"]["do"]
    assert (
        tell_effects(SHEET, amazon, "en")
        == "Add 1 CO₂ token per player to the current emissions and remove 1 tree per player."
    )
    assert describe_card(SHEET, 4, "en") == tell(SHEET, "street-movements", "en")
    assert describe_card(SHEET, 999) == tell(SHEET, "no-such-card") == ""
