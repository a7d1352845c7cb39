"""Notices and log lines: whoever is touched is told, on the right line, in a sentence with a verb."""

from __future__ import annotations

import random
import re

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.core.match import Entry
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.web.drawing.boards import board
from keeling.web.log.alerts import notice
from keeling.web.log.log_index import read
from tests.web.logs import log_lines
from tests.web.play import parsed

NAMES = ["Ada", "Bea", "Chico"]


def entry(seat: int, prompt: str, text: str, *facts: Fact) -> Entry:
    made = Entry(seat, parse(text), prompt, False, False, -1)
    made.facts = list(facts)
    return made


def rows(line: str) -> list[str]:
    """A line of the log as its parties read it, each in a row; as ears hear it."""
    item = parsed(line)
    for parent in list(item.iter()):
        for child in [one for one in parent if one.get("aria-hidden")]:
            parent.remove(child)
    own = "".join(text for text in _texts(item))
    return [re.sub(r"\s+", " ", row).strip(" ,") for row in own.split("\n")]


def _texts(item: object) -> list[str]:
    found = [item.text or ""]  # type: ignore[attr-defined]
    for child in item:  # type: ignore[attr-defined]
        found += ["\n"] if "party" in child.get("class", "") else []
        found += [*_texts(child), child.tail or ""]
    return found


def test_an_offer_that_was_declined_is_told_to_whoever_made_it() -> None:
    """Factory Commons, 10: bar and deal panel just reset."""
    match = keeling.new("factories", seats=3, seed=3)
    match.entries.append(entry(0, "compose", "send"))
    match.entries.append(entry(1, "deal", "decline", Fact("offer-declined", "F-41", 1, {"maker": 1})))
    told = notice(match, read(match), 0, "en", NAMES)
    assert told is not None and told["text"] == "Bea declines the offer." and told["at"] == len(match.entries) - 1
    assert not told["harm"]
    assert notice(match, read(match), 2, "en", NAMES) is None and notice(match, read(match), None, "en", NAMES) is None
    match.entries.append(entry(0, "turn", "end"))
    assert notice(match, read(match), 0, "en", NAMES) is None  # it was read before the next choice


def test_a_deal_that_was_struck_is_no_loss() -> None:
    """What was given for it stood there in red, as if it had been taken."""
    match = keeling.new("factories", seats=3, seed=3)
    match.entries.append(entry(0, "compose", "send"))
    given = Fact("goods", "F-41", 0, {"good": "coal", "amount": -1, "source": "deal"})
    match.entries.append(entry(1, "deal", "accept", Fact("deal-struck", "F-41", 1, {"maker": 1}), given))
    told = notice(match, read(match), 0, "en", NAMES)
    assert told is not None and "1 coal" in told["text"] and not told["harm"]
    match.entries.append(
        entry(-1, "event", "news 67", Fact("sp", "F-24", 0, {"amount": -2, "source": "event", "sp": 3}))
    )
    told = notice(match, read(match), 0, "en", NAMES)
    assert told is not None and "1 coal" in told["text"] and told["harm"]


def test_declining_says_whose_offer_it_was() -> None:
    match, chance = keeling.new("factories", seats=3, seed=5), random.Random(3)
    for _ in range(900):
        ask = chance.choice(match.asks)
        keen = [option for option in ask.options if option.split()[0] in ("offer", "send", "decline", "give", "get")]
        match.play(ask.seat, chance.choice(keen or ask.options))
        declined = [fact for fact in match.entries[-1].facts if fact.kind == "offer-declined"]
        if declined:
            assert int(declined[0].values["maker"]) - 1 != declined[0].seat
            return
    raise AssertionError("nobody declined")


def test_what_an_event_took_is_told_at_once() -> None:
    """Factory Commons, 10: Green prize took 2 SP without a word."""
    match = keeling.new("factories", seats=3, seed=3)
    lost = Fact("sp", "F-24", 0, {"amount": -2, "source": "event", "sp": 3})
    match.entries.append(entry(-1, "event", "news 67", Fact("event", "F-24", -1, {"no": 67}), lost))
    told = notice(match, read(match), 0, "en", NAMES)
    assert told is not None and "2 SP" in told["text"] and told["harm"]
    assert notice(match, read(match), 1, "en", NAMES) is None


def test_effects_stand_with_the_party_they_touch() -> None:
    """Factory Commons, 14: a tax of one stood behind another's sentence, a deal was a row of figures."""
    tax = entry(
        -1, "event", "news 67", Fact("event", "F-24", -1, {"no": 67}),
        Fact("card-ignored", "F-50", 0, {"no": 67}), Fact("money", "F-24", 2, {"amount": -3, "source": "event"}),
    )  # fmt: skip
    deal = entry(
        1, "deal", "accept", Fact("deal-struck", "F-41", 1, {"maker": 1}),
        Fact("goods", "F-41", 0, {"good": "steel", "amount": -1, "source": "deal"}),
        Fact("goods", "F-41", 1, {"good": "steel", "amount": 1, "source": "deal"}),
        Fact("money", "F-41", 1, {"amount": -2, "source": "deal"}),
        Fact("money", "F-41", 0, {"amount": 2, "source": "deal"}),
    )  # fmt: skip
    goal = entry(
        0, "turn", "use 1sp $1", Fact("sp", "F-53", 0, {"amount": 1, "source": "certificates", "sp": 25}),
        Fact("goal-reached", "F-3", 0, {"sp": 25}), Fact("money", "F-53", 0, {"amount": 1, "source": "certificates"}),
    )  # fmt: skip
    opened = entry(0, "open", "open conventional")
    event, struck, used, reached = [
        rows(line["html"]) for line in log_lines("factories", [opened, tax, deal, goal], "en", NAMES, 0)
    ]
    assert event[1].startswith("Ada") and "cannot" in event[1] and event[2] == "Chico pays $3"
    assert struck[0].startswith("Bea agrees to a deal with Ada") and "pays $2" in struck[0]
    assert struck[1].startswith("Ada") and "1 steel" in struck[1] and "$2" in struck[1]
    assert "certificates" in used[0] and "$1" in used[0] and "goal" in reached[0] and "$" not in reached[0]


def test_production_is_told_as_production() -> None:
    """Factory Commons, 14: what a turn began with was told as the cards it cost."""
    begun = entry(
        1, "plan", "done", Fact("begin-turn", "F-21", 2, {"round": 2}),
        Fact("produced", "F-20", 2, {"unit": "component", "amount": 1}), Fact("component-drawn", "F-52", 2, {"no": 48}),
        Fact("discarded", "F-55", 2, {"no": 47}),
    )  # fmt: skip
    line = rows(log_lines("factories", [entry(0, "open", "x"), begun], "en", NAMES, 0)[-1]["html"])
    assert line[0].startswith("Chico produces") and "discards" in line[0]


def test_what_comes_about_several_times_is_told_once_and_counted() -> None:
    """“3 CSR + CSR + CSR + CSR”; cards that were made are not told again as drawn."""
    drawn = [Fact("card-drawn", "F-51", 1, {"deck": "csr"}) for _ in range(3)]
    made = entry(1, "produce", "run all", Fact("produced", "F-20", 1, {"unit": "csr", "amount": 3}), *drawn)
    played = entry(1, "turn", "play 3", Fact("card-played", "F-50", 1, {"no": 3}), *drawn)
    lines = log_lines("factories", [entry(0, "open", "x"), made, played], "en", NAMES, 0)[-2:]
    assert "3 CSR cards" in lines[0]["html"] and "draws" not in lines[0]["html"]
    assert lines[1]["html"].count("draws a CSR card") == 1 and "×3" in lines[1]["html"]


def test_a_deck_that_is_shuffled_again_does_not_lead_the_line_of_a_production() -> None:
    """Factory Commons, 14: “The discarded CSR cards are shuffled again −1 −5 5 2 3”."""
    made = entry(
        1, "produce", "run all", Fact("produced", "F-20", 1, {"unit": "steel", "amount": 4}),
        Fact("reshuffled", "F-55", 1, {"deck": "csr"}),
        Fact("sp", "F-20a", 1, {"amount": 1, "sp": 4, "source": "factories"}),
    )  # fmt: skip
    lines = log_lines("factories", [entry(0, "open", "x"), made], "en", NAMES, 0)
    told = [rows(line["html"]) for line in lines[-3:]]
    assert told[0][0].startswith("Bea produces") and "4 steel" in told[0][0]
    assert told[1][0].startswith("Bea scores for factories") and "1 SP" in told[1][0]
    assert len(told[2]) == 1 and "shuffled" in told[2][0] and "SP" not in told[2][0]


def test_a_dump_that_overflows_is_told_apart_from_the_store() -> None:
    """“Ada has too much in store −1 +1 −1 +1”."""
    dropped = entry(
        0, "storage", "drop wood", Fact("goods", "F-22", 0, {"good": "wood", "amount": -1, "source": "storage"}),
        Fact("waste", "F-22", 0, {"amount": 1, "waste": 11, "source": "storage"}),
        Fact("waste", "F-22", 0, {"amount": -1, "waste": 10, "source": "overflow"}),
        Fact("cpc", "F-22", 0, {"amount": 1, "cpc": 8, "source": "overflow"}),
    )  # fmt: skip
    lines = log_lines("factories", [entry(0, "open", "x"), dropped], "en", NAMES, 0)
    store, dump = [rows(line["html"])[0] for line in lines[-2:]]
    assert store.startswith("Ada has too much in store") and "Counter" not in store
    assert dump.startswith("Ada has too much on the dump") and "Counter +1" in dump


def test_what_a_turn_brings_does_not_stand_behind_what_is_missing() -> None:
    """“Bea is short of energy: needs 2, has 0 +1 steel”."""
    begun = entry(
        0, "event-choice", "choose first", Fact("begin-turn", "F-21", 1, {"round": 4}),
        Fact("energy-short", "F-20", 1, {"have": 0, "need": 2}), Fact("yields", "F-24", 1, {}),
        Fact("goods", "F-50", 1, {"good": "steel", "amount": 1, "source": "cards"}),
    )  # fmt: skip
    lines = log_lines("factories", [entry(0, "open", "x"), begun], "en", NAMES, 0)
    told = [rows(line["html"]) for line in lines[-2:]]
    assert told[0] == ["Bea is short of energy: needs 2, has 0"]
    assert told[1][0].startswith("Bea gains from lasting effects") and "1 steel" in told[1][0]


@pytest.mark.parametrize(("lang", "verb"), [("en", "loses"), ("pl", "traci"), ("de", "verliert"), ("it", "perde")])
def test_a_verb_is_said_once_before_several_names(lang: str, verb: str) -> None:
    """“Ada loses “A” loses “B””."""
    cards = ("women-lead", "open-door", "heat-pumps")
    lost = [entry(0, "lose", f"lose {card}", Fact("lost", "D-52", 0, {"card": card})) for card in cards]
    (line,) = [rows(line["html"]) for line in log_lines("daybreak", [entry(0, "turn", "x"), *lost], lang, NAMES, 0)]
    assert line[0].count(verb) == 1 and line[0].count(",") == 1


def test_an_answer_to_anothers_project_is_not_told_as_part_of_what_was_chosen_meanwhile() -> None:
    """“Ada is done”, and behind it what Bea had from Dora's project."""
    used = entry(2, "turn", "use p", Fact("project-used", "D-20", 2, {"project": "cities-learn-together"}))
    gains = [Fact("resilience", "D-20", seat, {"amount": 1, "kind": "social"}) for seat in range(2)]
    first, late = (entry(seat, "kind", "kind social", gain) for seat, gain in enumerate(gains))
    done = entry(0, "turn", "done", Fact("done", "D-20", 0, {}))
    lines = [rows(line["html"]) for line in log_lines("daybreak", [used, first, done, late], "en", NAMES, 0)]
    assert [len(line) for line in lines] == [2, 1, 1] and lines[0][1].startswith("Ada")
    assert lines[1] == ["Ada is done"] and lines[2][0].startswith("Bea: resilience")


@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_a_verb(game: str) -> None:
    """Factory Commons, 5 and 14; CO₂: lines such as “Ada +1”; what stands before the effects is more than a name."""
    match, chance = keeling.new(game, seats=3, seed=7), random.Random(7)
    for _ in range(400):
        if not match.asks:
            break
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    for line in log_lines(game, match.entries, "en", NAMES, 0):
        said = re.sub(r'<span class="fxs.*', "", line["html"])
        words = re.sub(r"<b>.*?</b>|<[^>]+>|\s", "", said)
        assert len(words) > 2, line["html"]


def test_effects_are_heard_with_their_nouns() -> None:
    """Factory Commons, 5: “Ada plans 213” was two of wood, one of coal and three of steel."""
    plan = entry(
        0, "plan", "plan wood 2", Fact("planned", "F-23", 0, {"unit": "wood", "amount": 2}),
        Fact("planned", "F-23", 0, {"unit": "coal", "amount": 1}),
    )  # fmt: skip
    (line,) = [rows(one["html"]) for one in log_lines("factories", [plan], "en", NAMES, 0)]
    assert "2 wood" in line[0] and "1 coal" in line[0]


def test_pieces_that_lie_before_one_player_are_rung_for_that_player_alone() -> None:
    used = entry(1, "turn", "use s2", Fact("used", "D-32", 1, {"card": "women-savings", "stack": "s2"}))
    facts = board("daybreak").facts
    assert facts is not None and facts.kind("used").own
    (line,) = log_lines("daybreak", [used], "en", NAMES, 0)
    assert 'data-rung="s2" data-of="1"' in line["html"]
