"""What lies open on a table of Daybreak is shown to all: hands, discards, what stops a crisis, what a use brings."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from keeling.core.notation import parse
from keeling.core.prices import figures
from keeling.games.daybreak.model.words import MORE_PAY
from keeling.games.daybreak.views.balance import balance
from keeling.locale import LANGUAGES, Translator
from keeling.web.play.move_preview import outlook
from tests.boards.frames import NAMES, Shown
from tests.daybreak_stage import DaybreakStage, stage


def fragment(s: DaybreakStage, part: str, lang: str = "en", seat: int = 0) -> Any:
    """A fragment through a seat's eyes."""
    s.match._forget()
    return Shown(s.match, seat, "turn").told(lang)["fragments"][part]


def drawn(s: DaybreakStage, part: str, lang: str = "en") -> str:
    """A fragment as it is read."""
    return unescape(str(fragment(s, part, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_sees_all_hands(lang: str) -> None:
    """D-4: neither the cards nor their number could be seen."""
    s = stage(3).hand(1, "heat-pumps", "bike-lanes").hand(2, "seed-banks")
    powers = drawn(s, "f-powers", lang)
    voice = Translator("daybreak", lang)
    for seat, keys in ((1, ("heat-pumps", "bike-lanes")), (2, ("seed-banks",)), (0, ())):
        held = powers.split(f'id="held-p{seat + 1}"')[1].split("</span></div>")[0].split(f'id="mini-p{seat + 1}')[0]
        said = voice.t("ui.web.daybreak.hand-of", player=NAMES[seat], n=len(keys))
        assert f"<b>{said}</b>" in held
        assert [voice.t(f"card.{key}") in held for key in keys] == [True] * len(keys)


def test_everybody_sees_the_discards_with_what_they_say() -> None:
    """D-4: only their number was told. One more discard sends the page it lies on, and no other."""
    s = stage(2).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps", "bike-lanes")
    before = fragment(s, "f-discards")
    s.play(0, "use s1", "pay heat-pumps")
    after = fragment(s, "f-discards", "en", 1)
    name = Translator("daybreak").text("card.heat-pumps", "en")
    assert name not in before and name in after.parts["pile-0"] and "Raise your demand" in after.parts["pile-0"]
    assert before.shape == after.shape
    changed = [part for part, html in after.parts.items() if html != before.parts[part]]
    assert changed == ["pile-count", "pile-0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crisis_that_enough_cards_stop_looks_stopped(lang: str) -> None:
    """It was announced as striking, in red, to eyes and ears."""
    voice = Translator("daybreak", lang)
    s = stage(3).forecast("fuel-price-shock")
    assert "c-bad" in drawn(s, "f-crises", lang) and "stopped" not in drawn(s, "f-crises", lang)
    s.under_crisis("fuel-price-shock", "power-standard").settle()
    html = drawn(s, "f-crises", lang)
    label = re.search(r'id="cr-fuel-price-shock".*?aria-label="([^"]+)"', html)
    assert "cr stopped" in html and voice.t("ui.web.daybreak.stopped") in html and "c-bad" not in html
    assert label and voice.t("ui.web.daybreak.ears.stopped") in label[1]
    strikes = voice.t("ui.web.daybreak.ears.strikes", who="§").split("§")[0]
    assert strikes not in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stack_says_why_its_use_costs_more_than_its_card_says(lang: str) -> None:
    """The card said "discard 1 card", the box below it −2, and nothing why."""
    s = stage(2).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps", "bike-lanes", "seed-banks")
    said = Translator("daybreak", lang).t("ui.web.daybreak.pays-now", n=2, printed=1)
    assert said not in drawn(s, "f-stacks", lang)
    s.t.mod[MORE_PAY] = 1
    html = drawn(s, "f-stacks", lang).split('id="stack-1"')[1].split('id="stack-2"')[0]
    assert html.count(said) == 2 and "+1<svg" in html.split("gd dear")[1].split("</span>")[0]  # eyes and ears


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crisis_that_a_die_will_aim_does_not_look_as_if_it_hit_all(lang: str) -> None:
    """“All 2×” stood on a crisis that hits the player with the most tags, of whom there were two."""
    voice = Translator("daybreak", lang)
    one, tie, hits = (voice.t(f"ui.web.daybreak.{key}") for key in ("one", "tied", "all"))
    heard = voice.t("ui.web.daybreak.ears.tied", who="§").split("§")[0]

    def told(*stacks: tuple[str, ...]) -> str:
        s = stage(3).forecast("capital-flight")  # most regulation tags (D-52)
        for seat, cards in enumerate(stacks):
            for place in range(1, 6):
                s.stack(seat, place, *(cards if place == 1 else ()))
        s.settle()
        return drawn(s, "f-crises", lang)

    all_tied = told((), (), ())
    assert f'<div class="hits">{one} <b class="c-bad">2×</b>' in all_tied and heard in all_tied
    two = told(("appliance-rules",), ("carbon-price",), ())
    assert f'<div class="hits">{tie}' in two and heard in two
    sure = told(("appliance-rules",), (), ())
    assert tie not in sure and one not in sure and heard not in sure and NAMES[0] in sure
    assert not any(f'<div class="hits">{hits}' in html for html in (all_tied, two, sure))


def test_a_crisis_names_the_resilience_that_helps() -> None:
    """“Nothing stops it” stood on a card of which each ecological resilience takes one off."""
    html = drawn(stage(2).planet(bands=2).forecast("barren-land"), "f-crises")
    foot = html.split('class="nd"')[1].split("</div>")[0]
    assert "db-res-ecological" in foot and "no card stops it" not in foot
    bare = drawn(stage(2).forecast("one-after-another"), "f-crises")
    assert "db-res" not in bare.split('class="nd"')[1].split("</div>")[0]


def test_a_use_says_gap_and_net_before_and_after_and_the_name_of_its_card() -> None:
    """The confirm line said “Use: stack 1”, and neither what one misses nor what all play for."""
    s = stage(2).stack(0, 1, "solar-fields", "buses-for-all").hand(0, "heat-pumps", "bike-lanes")
    s.board(0, demand=9, dirty=3, clean=4).settle()
    told = outlook(s.match, 0, parse("use s1"), "en", NAMES[:2])
    texts = [part["text"] for chip in told["chips"] for part in chip["parts"]]  # type: ignore[attr-defined]
    assert "gap 2 → 1" in texts, texts
    frame = Shown(s.match, 0, "turn").frame("en")["ask"]
    labels = {" ".join(words): label for words, label, *_ in frame["options"]}
    assert labels["use s1"] == "Use: stack 1 (Solar Fields)"
    assert [chip["parts"][0]["text"] for chip in frame["balance"]["use s1"]] == ["gap 2 → 1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_pays_several_cards_is_told_how_many_are_left_to_pay(lang: str) -> None:
    """The question was the same for the first card and for the second."""
    s = stage(2).stack(0, 1, "coal-sites-reborn").hand(0, "bike-lanes", "heat-pumps", "seed-banks").play(0, "use s1")
    asked = []
    while s.prompt == "pay":
        asked.append(Shown(s.match, 0, "pay").told(lang)["ask"]["text"])
        s.play(0, s.options(0)[0])
    voice = Translator("daybreak", lang)
    assert asked == [voice.t("prompt.pay", count=count) for count in (2, 1)]


def test_the_balance_is_what_the_rules_find_afterwards() -> None:
    s = stage(2).stack(0, 1, "coal-exit-usa", "heat-pumps").hand(0, "bike-lanes")
    s.board(0, demand=7, dirty=5, clean=2).settle()
    outcome = s.match.fork()
    told = {word: after for word, _, after in balance(s.match.position, 0, figures(s.match, 0)["use", "s1"])}
    outcome.play(0, "use s1")
    for ask in iter(lambda: outcome.ask_of(0), None):
        if ask.prompt == "turn":
            break
        outcome.play(0, " ".join(ask.options[0]))
    view = outcome.view(0)
    assert told == {"gap": view["players"][0]["gap"], "net": view["forecast"]["net"]}
