"""Every game's lesson: words for each station, rings on what is there, and moves that the record makes next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.core.agenda import Option
from keeling.core.match import AnyMatch
from keeling.core.notation import parse
from keeling.core.prices import read
from keeling.games import GAMES, facts_of, has_rules
from keeling.locale import LANGUAGES, Translator, describe_move, rules_of, text
from keeling.locale.now import now
from keeling.server.app import make_app
from keeling.web.drawing.boards import board
from keeling.web.pages import lesson as tutorial
from keeling.web.pages.new_table import first_order
from keeling.web.play.labels import groups

LESSONS = [name for name in GAMES if has_rules(name)]
PAGE = ("bar",)  # parts of the page itself, which no fragment draws
MOST_WORDS = 60
LEAST_ASKING = 10
PRESS = re.compile(r"\b(?:Press|Naciśnij|Drücke|Premi) (?:więc |also )?(\w+)", re.IGNORECASE)  # a button by its name
SPENDS = {"co2": ("lobby", "discard")}  # by game, the moves that give up a card one may want later


def stations(game: str) -> list[dict[str, Any]]:
    return tutorial.plan(game)["station"]


def test_every_game_with_rules_has_a_lesson() -> None:
    assert tutorial.lessons() == LESSONS


@pytest.mark.parametrize("game", LESSONS)
def test_its_record_holds_under_the_strict_reading(game: str) -> None:
    match = keeling.load(tutorial.plan(game)["record"], strict=False)
    assert keeling.load(match.record(), len(match.entries)).digest == match.digest
    stops = [stop["at"] for stop in stations(game)]
    assert stops == sorted(stops) and 18 <= len(stops) <= 24
    assert stops[-1] == len(keeling.load(match.record(), 10**6).entries)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_station_has_its_words_and_its_rule(game: str, lang: str) -> None:
    rules = rules_of(game, lang)["rules"]
    for stop in stations(game):
        assert stop["rule"] in rules
        words = stop[lang]["text"].split()
        assert stop[lang]["title"] and 12 < len(words) <= MOST_WORDS, (stop[lang]["title"], len(words))
        assert all(sentence for sentence in stop[lang].get("ask", ["-"])[:1])  # the first sentence stands for itself


@pytest.mark.parametrize("game", LESSONS)
def test_a_station_names_the_same_figures_in_every_language(game: str) -> None:
    for stop in stations(game):
        for told in (
            {lang: stop[lang]["text"] for lang in LANGUAGES},
            {lang: " ".join(stop[lang].get("ask", ())) for lang in LANGUAGES},
        ):
            figures = {lang: sorted(re.findall(r"\d+", text)) for lang, text in told.items()}
            assert all(found == figures["en"] for found in figures.values()), (stop["at"], figures)
        assert len({tuple(map(bool, stop[lang].get("ask", ()))) for lang in LANGUAGES}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_all_that_a_station_lights_is_on_the_board(game: str, lang: str) -> None:
    for number, stop in enumerate(stations(game)):
        told: Any = tutorial.station(game, lang, number)
        html = "".join(told["fragments"].values())
        assert [words for words in stop["words"] if f'data-words="{words}"' not in html] == [], stop["at"]
        assert [one for one in stop["ids"] if one not in PAGE and f'id="{one}"' not in html] == [], stop["at"]
        assert stop["words"] or stop["ids"]


@pytest.mark.parametrize("game", LESSONS)
def test_a_station_asks_for_the_next_choices_of_the_record(game: str) -> None:
    seat, stops = tutorial.plan(game)["seat"], stations(game)
    entries = keeling.load(tutorial.plan(game)["record"], strict=False).entries
    asking = 0
    for number, stop in enumerate(stops):
        for step, place in enumerate(tutorial.steps(game, number)):
            told: Any = tutorial.station(game, "en", number, step)
            move = told["requests"][step]["move"]
            assert (entries[place].seat, entries[place].text) == (seat, move)
            assert move.split() in [option[0] for option in told["ask"]["options"]]  # the bar offers it
            assert len(told["ask"]["options"]) > 1 or told["ask"]["turn"]  # no question where there is no choice
            assert tutorial.why_not(game, "en", number, step, move) is None
        done: Any = tutorial.station(game, "en", number, 99)
        assert (done["ask"] is None or stop["open"]) and stop["at"] <= done["at"]
        assert number + 1 == len(stops) or done["at"] <= stops[number + 1]["at"]  # nothing is played twice
        asking += bool(tutorial.steps(game, number))
    assert asking >= LEAST_ASKING


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_request_names_what_lies_at_a_place_as_its_button_does(game: str, lang: str) -> None:
    """The lesson said "summit 3", the button "summit Rio"."""
    voice = Translator(game)
    for number in range(len(stations(game))):
        said: Any = tutorial.station(game, lang, number)["requests"]
        for request, place in zip(said, tutorial.steps(game, number), strict=True):
            there = dict(now(tutorial.board_at(game, place).view(None)).there)
            for word in request["move"].split():
                if word in there:
                    assert voice.word(there[word], lang, "place") in request["text"], request
                    assert voice.word(word, lang) not in request["text"], request


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_request_calls_a_button_as_the_button_is_called(game: str, lang: str) -> None:
    """The lesson said "Zustimmen", the button "Einverstanden"."""
    own = board(game)
    words = own.words(GAMES[game].sheet(), lang)
    buttons: Any = [button for row in groups(own, words, lang) for button in row["buttons"]]  # type: ignore[attr-defined]
    called = 0
    for number in range(len(stations(game))):
        said: Any = tutorial.station(game, lang, number)["requests"]
        for at, request in enumerate(said):
            named = PRESS.search(request["text"])
            if named is None or named[1].islower() or (at and said[at - 1]["text"] == request["text"]):
                continue
            verb, told = request["move"].split()[0], tutorial.station(game, lang, number, at)
            shown = [button["label"] for button in buttons if verb in button["verbs"]]
            if not shown:  # what ends a turn has a button of its own, an answer says all of itself
                turn, names = told["ask"]["turn"], tutorial.plan(game)["names"]  # type: ignore[index]
                move, sheet = parse(request["move"]), GAMES[game].sheet()
                shown = [words[verb] if turn else describe_move(move, lang, names, sheet)]
            assert any(label.startswith(named[1]) for label in shown), (request, shown)
            called += 1
    assert called


@pytest.mark.parametrize("game", LESSONS)
def test_no_turn_is_ended_while_something_can_be_had_for_nothing(game: str) -> None:
    """A pupil was told to press Done while a free action was open."""
    seat, ended = tutorial.plan(game)["seat"], 0
    for number in range(len(stations(game))):
        told: Any = tutorial.station(game, "en", number)
        for request, place in zip(told["requests"], tutorial.steps(game, number), strict=True):
            match = tutorial.board_at(game, place)
            ask = match.ask_of(seat)
            assert ask is not None
            ends = getattr(match.game.rules[ask.step[0]], "ends", "")
            if ends and request["move"] == ends:
                ended += 1
                free = [option for option in ask.options if option[0] != ends and is_free_gain(match, seat, option)]
                assert free == [], (number + 1, free)
    assert ended, "no station ends a turn"


def is_free_gain(match: AnyMatch, seat: int, option: Option) -> bool:
    """Whether a move draws or gains and costs its player nothing that is counted, nor a card that is held once."""
    if option[0] in SPENDS.get(match.game.name, ()):
        return False
    preview, facts = match.preview(seat, option), facts_of(match.game.name)
    assert facts is not None
    own = [one for one in read(match.game.prices, preview, seat) if one.seat == seat and one.amount]
    gains = [(one.amount > 0) != (one.word in facts.burdens) for one in own]
    return all(gains) and (bool(gains) or preview.more == "chance")


@pytest.mark.parametrize("game", LESSONS)
def test_a_sentence_lasts_until_the_next_one(game: str) -> None:
    for number, stop in enumerate(stations(game)):
        told: Any = tutorial.station(game, "de", number)
        sentences = [sentence for sentence in stop["de"].get("ask", ()) if sentence]
        at = 0
        for no, sentence in enumerate(sentences, 1):
            first = told["requests"][at]
            assert (first["text"], first["no"], first["sentences"]) == (sentence, no, len(sentences))
            assert all(one["text"] == sentence for one in told["requests"][at : at + first["lasts"]])
            at += first["lasts"]
        assert at == len(told["requests"])


# -- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    place = tmp_path_factory.mktemp("house") / "tables.db"
    with TestClient(make_app(str(place), pace=0, rate=1e6, burst=1e6), headers={"accept": "text/html"}) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_lesson_page_and_its_frames(client: Any, game: str, lang: str) -> None:
    page = client.get(f"/learn/{game}", params={"lang": lang})
    assert page.status_code == 200 and text(f"ui.web.game.{game}", lang) in page.text
    ids = set(re.findall(r'id="([^"]+)"', page.text))
    assert {"lesson", "request", "show", "bar", "log", "first"} <= ids
    for number in (0, 7, 99):
        frame = client.get(f"/learn/{game}/frame", params={"at": number, "lang": lang}).json()
        assert frame["number"] == min(number, len(stations(game)) - 1)
        assert set(frame["fragments"]) <= ids
    assert client.get(f"/learn/{game}/frame", params={"at": -1}).status_code == 422


@pytest.mark.parametrize("game", LESSONS)
def test_the_lesson_ends_at_a_table_that_is_ready(client: Any, game: str) -> None:
    page = client.get(f"/learn/{game}").text
    form = re.search(r'<form id="first" method="post" action="/open" hidden>(.*?)</form>', page)
    assert form is not None
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form[1]))
    assert fields == first_order(GAMES[game])
    answer = client.post("/open", data=fields, follow_redirects=False)
    assert answer.status_code == 303
    table = client.get(answer.headers["location"].replace("/t/", "/api/tables/")).json()
    first = tutorial.plan(game)["first"]
    assert {name: table["options"][name] for name in first} == first
    assert [seat["kind"] for seat in table["seats"]].count("person") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_links_its_rules(client, lang):
    html = client.get("/rules/factories", params={"lang": lang}).text
    ids = set(re.findall(r'id="([^"]+)"', html))
    assert set(rules_of("factories", lang)["rules"]) <= ids
    assert set(re.findall(r'href="#(F-[^"]+)"', html)) <= ids
    assert 'href="/learn/factories"' in html
    assert 'href="/rules/co2"' in html
