"""Since your last turn: a few lines from the record, the worst first, and nothing one did oneself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import keeling
from keeling.core.agenda import Fact
from keeling.core.match import Entry
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.web.drawing.boards import board
from keeling.web.log import last_turn
from keeling.web.log.alerts import notice
from keeling.web.log.log_index import read
from tests.web.play import NAMES, parsed


def turns(game: str, seed: int, count: int = 4, **options: Any) -> list[keeling.AnyMatch]:
    """A random game at the beginning of some turns of the first seat, the first of all left out."""
    match = keeling.new(game, seats=3, seed=seed, options=options or None)
    chance, found, last = random.Random(seed), [], -1
    while match.asks and len(found) < count:
        ask = match.ask_of(0)
        begun = last_turn.begun(match, read(match), 0)
        if ask is not None and match.game.rules[ask.step[0]].turn and begun is not None and begun[0] != last:
            last = begun[0]
            found.append(match.fork())
        other = chance.choice(match.asks)
        match.play(other.seat, chance.choice(other.options))
    return found


def told_since(match: keeling.AnyMatch, lang: str) -> str:
    """The lines for the first seat."""
    words = board(match.game.name).words(match.position.figures.sheet, lang)
    return last_turn.since(match, read(match), 0, lang, NAMES, words)


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_are_few_and_tell_what_others_did(game: str) -> None:
    seen = 0
    for match in turns(game, 5):
        for lang in LANGUAGES:
            told = told_since(match, lang)
            items = [item for item in parsed(f"<ol>{told}</ol>") if item.get("class") != "sn more"]
            assert len(items) <= 6 and "ui." not in told and "fact." not in told
            harms = ["harm" in item.get("class", "") for item in items]
            assert harms == sorted(harms, reverse=True)  # the worst first
            seen += len(items)
    assert seen > 8


def test_a_card_is_the_same_until_another_turn_begins() -> None:
    """It is made from the record: whoever reloads, or has chosen already, reads the same lines."""
    match = turns("co2", 5)[1]
    told = told_since(match, "en")
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None and begun[1] == len(match.entries)
    match.play(0, match.asks[0].options[0])
    after = last_turn.begun(match, read(match), 0)
    assert after == begun and told_since(match, "en") == told


def test_what_was_taken_from_somebody_leads_and_says_so() -> None:
    match = turns("co2", 5)[-1]
    facts = board("co2").facts
    assert facts is not None
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    before = next(entry for entry in match.entries if entry.facts)
    before.facts.append(Fact("control", "C-60", 0, {"region": "asia"}))  # long ago Asia became mine
    taken = Entry(1, parse("build solar asia money"), "turn", False, False, -1)
    taken.facts = [
        Fact("lobby-main", "C-66", 1, {"no": 16}),  # the card that made it cheaper is not what took Asia
        Fact("built", "C-44", 1, {"energy": "solar", "region": "asia", "space": 2}),
        Fact("control", "C-60", 1, {"region": "asia"}),
    ]
    match.entries.insert(begun[0], taken)
    first = list(parsed(f"<ol>{told_since(match, 'en')}</ol>"))[0]
    text = "".join(first.itertext())
    assert "builds" in text and "plays" not in text and "You lose control there" in text and "Asia" in text
    assert "asia" in str(first.get("data-rung"))


def test_an_answer_to_an_offer_touches_whoever_made_it() -> None:
    match = turns("factories", 3)[-1]
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    struck = Entry(1, ("accept",), "deal", False, False, -1)
    struck.facts = [
        Fact("deal-struck", "F-41", 1, {"maker": 1}),
        Fact("goods", "F-41", 0, {"good": "coal", "amount": -1, "source": "deal"}),
        Fact("money", "F-41", 0, {"amount": 4, "source": "deal"}),
    ]
    match.entries.insert(begun[0], struck)
    told = told_since(match, "en")
    line = next(item for item in parsed(f"<ol>{told}</ol>") if "agrees to a deal" in "".join(item.itertext()))
    text = "".join(line.itertext())
    assert "1 coal" in text and "$4" in text  # what is given and what is got
    assert "harm" not in str(line.get("class"))


def test_whoever_was_answered_is_told_beside_the_question_what_they_got() -> None:
    match = turns("factories", 3)[-1]
    struck = Entry(1, ("accept",), "deal", False, False, -1)
    struck.facts = [
        Fact("deal-struck", "F-41", 1, {"maker": 1}),
        Fact("goods", "F-41", 0, {"good": "coal", "amount": -1, "source": "deal"}),
        Fact("money", "F-41", 0, {"amount": 4, "source": "deal"}),
    ]
    match.entries.append(struck)
    told = notice(match, read(match), 0, "en", NAMES)
    assert told is not None and "1 coal" in told["text"] and "$4" in told["text"]


def lines_of(match: keeling.AnyMatch) -> tuple[list[str], int]:
    """The lines for the first seat, and how many more there are."""
    items = list(parsed(f"<ol>{told_since(match, 'en')}</ol>"))
    more = [item for item in items if item.get("class") == "sn more"]
    said = ["".join(item.itertext()) for item in items if item not in more]
    return said, int("".join(filter(str.isdigit, "".join(more[0].itertext())))) if more else 0


def test_a_goal_of_the_team_comes_before_what_others_did_for_themselves() -> None:
    """S-55: seven lines of others hid that the team had reached a goal; what has no room is counted."""
    match = turns("second-chance", 7, mode="cooperative")[-1]
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    before, more = lines_of(match)
    met = Entry(1, parse("build hydro asia money"), "turn", False, False, -1)
    met.facts = [
        Fact("planned", "S-30", 1, {"energy": "hydro", "level": 1, "region": "asia", "slot": "money"}),
        Fact("environment-met", "S-55", 1, {"no": 1}),
    ]
    others = []
    for region in ("asia", "europe", "africa", "oceania", "asia", "europe", "africa"):
        other = Entry(2, parse(f"build solar {region} tech"), "turn", False, False, -1)
        other.facts = [Fact("built", "S-42", 2, {"energy": "solar", "region": region, "space": 1})]
        others.append(other)
    match.entries[begun[0] : begun[0]] = [met, *others]
    after, hidden = lines_of(match)
    assert len(after) == 6 and "hydro" in after[0] and "goal" in after[0].lower()
    assert len(after) + hidden >= len(before) + more + 8
    assert hidden > 0


def test_a_new_price_of_permits_is_told_and_small_trades_are_counted() -> None:
    """S-33: the price rose from 3 to 5, and neither that nor a sale and a lobbyist were told or counted."""
    match = turns("second-chance", 7, mode="cooperative")[0]
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    before, more = lines_of(match)
    bought = Entry(1, ("buy",), "turn", False, False, -1)
    bought.facts = [
        Fact("money", "S-33", 1, {"amount": -4}),
        Fact("permit", "S-33", 1, {"amount": 1}),
        Fact("market-emptied", "S-33", 1, {"price": 5}),
    ]
    sold = Entry(2, ("sell",), "turn", False, False, -1)
    sold.facts = [Fact("sold", "S-32", 2, {"price": 5}), Fact("money", "S-32", 2, {"amount": 5})]
    match.entries[begun[0] : begun[0]] = [bought, sold]
    after, hidden = lines_of(match)
    assert len(before) < 6 and len(after) == len(before) + 1 and hidden == more + 1
    assert any("$5" in line for line in set(after) - set(before))


@pytest.mark.parametrize("game", ["co2", "second-chance"])
def test_new_fossil_plants_are_news(game: str) -> None:
    for seed in range(3, 12):
        for match in turns(game, seed, 12, **({"mode": "competitive"} if game == "second-chance" else {})):
            span = last_turn.between(match, read(match), 0)
            if any(fact.kind == "fossil" for entry in span for fact in entry.facts):
                assert "ppm" in told_since(match, "en")
                return
    raise AssertionError("no new fossil plant in any of these games")


def test_a_card_that_somebody_got_is_called_by_its_name() -> None:
    match = turns("factories", 3)[-1]
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    event = Entry(-1, parse("event 71"), "event", False, False, -1)
    event.facts = [Fact("event", "F-25", -1, {"no": 71}), Fact("component-drawn", "F-52", 0, {"no": 63})]
    match.entries.insert(begun[0], event)
    row = next(row for row in match.position.figures.sheet["component"] if row["no"] == 63)
    told = told_since(match, "en")
    assert "no. 63" not in told and row["key"].replace("-", " ") in told.lower()


def test_growth_of_demand_is_a_line_of_its_own_and_bad() -> None:
    """It stood in green behind whatever another player had lost last."""
    found = 0
    for match in turns("daybreak", 5):
        for item in parsed(f"<ol>{told_since(match, 'en')}</ol>"):
            said = "".join(item.itertext())
            if "demand +" in said:
                small = next(node for node in item.iter() if node.tag == "small")
                assert said.startswith("Energy demand grows") and small.get("class") == "bad"
                assert "harm" in item.get("class", "")
                found += 1
    assert found


def test_what_is_neither_good_nor_bad_has_no_colour() -> None:
    """A declined offer was told in green to whoever had made it."""
    match = turns("factories", 5)[1]
    begun = last_turn.begun(match, read(match), 0)
    assert begun is not None
    declined = Entry(1, ("decline",), "deal", False, False, -1)
    declined.facts = [Fact("offer-declined", "F-41", 1, {"maker": 1})]
    gift = Entry(-1, parse("news 70"), "event", False, False, -1)
    gift.facts = [
        Fact("event", "F-24", -1, {"no": 70}),
        Fact("sp", "F-24", 0, {"amount": 1, "sp": 3, "source": "event"}),
    ]
    match.entries[begun[0] : begun[0]] = [declined, gift]
    smalls = [node for node in parsed(f"<ol>{told_since(match, 'en')}</ol>").iter() if node.tag == "small"]
    tints = {"".join(node.itertext()): node.get("class") for node in smalls}
    assert [tint for said, tint in tints.items() if "SP" in said] == ["good"]
    assert "bad" not in tints.values() and all(tint != "good" for said, tint in tints.items() if "offer" in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_what_it_brought_and_names_its_place_once(lang: str) -> None:
    """“Plays lobby card 26” said nothing of what it brought, and a place was named in the sentence and beside it."""
    brought = named = 0
    for match in turns("co2", 4):
        for item in parsed(f"<ol>{told_since(match, lang)}</ol>"):
            if item.get("class") == "sn more":
                continue
            pill = ["".join(one.itertext()) for one in item if one.get("class") == "pill"]
            parts = next(one for one in item if one.get("class") == "what")
            what = "".join(
                [parts.text or "", *("".join(one.itertext()) + (one.tail or "") for one in parts if one.tag == "b")]
            )
            assert not any(place.casefold() in what.casefold() for place in pill), (pill, what)
            brought += any(one.get("class") == "fxs" for one in item.iter())
            named += 1
    assert named and brought
