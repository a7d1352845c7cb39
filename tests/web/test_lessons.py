"""The lesson of Factory Commons: a real game to its end, and every station tells what has just happened."""

import re

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.locale import LANGUAGES, rules_of
from keeling.server.app import make_app
from keeling.web import tutorial


def at(number):
    """The pupil's view at a station, counted from 1."""
    stop = tutorial.plan("factories")["station"][number - 1]
    return tutorial.board_at("factories", stop["at"]).view(tutorial.plan("factories")["seat"])


def last_move(number):
    """The choice made just before a station."""
    stop = tutorial.plan("factories")["station"][number - 1]
    entry = tutorial.board_at("factories", stop["at"]).entries[-1]
    return entry.seat, entry.text


def next_move(number):
    """The choice made just after a station."""
    stop = tutorial.plan("factories")["station"][number - 1]
    entry = tutorial.board_at("factories", stop["at"] + 1).entries[-1]
    return entry.seat, entry.text


def one_before(number):
    """The pupil's view one choice before a station."""
    stop = tutorial.plan("factories")["station"][number - 1]
    return tutorial.board_at("factories", stop["at"] - 1).view(tutorial.plan("factories")["seat"])


def test_the_lesson_is_a_real_game_to_its_end():
    plan = tutorial.plan("factories")
    match = keeling.load(plan["record"], strict=False)
    assert match.outcome.ending == "points"
    assert match.outcome.winners == (plan["seat"],)
    assert match.outcome.scores == (25, 12, 6)  # the last station says so
    stops = [stop["at"] for stop in plan["station"]]
    assert stops == sorted(stops)
    assert 14 <= len(stops) <= 20
    assert stops[-1] == len(match.entries)
    assert keeling.load(match.record()).digest == match.digest  # every draw and move holds under the strict reading


def test_the_first_stations_tell_the_start():
    view = at(2)
    ada = view["players"][0]
    assert (view["goal"], view["cpc"], view["cpc_limit"]) == (25, 5, 20)
    assert (ada["money"], ada["sp"], ada["marketing_cards"], len(view["row"])) == (5, 1, 2, 3)
    assert at(3)["players"][0]["plan"] == {"wood": 2, "coal": 1, "steel": 3}
    assert (at(4)["players"][0]["sp"], at(4)["players"][0]["limits"]["stored"]) == (2, 6)


def test_the_first_turn_is_told_truly():
    built, card, bought, planned = (at(number)["players"][0] for number in (5, 6, 7, 8))
    assert (built["sp"], built["limits"]["places"], built["limits"]["storage"]) == (3, 8, 12)
    assert card["money"] > built["money"]
    assert (bought["goods"]["coal"], card["money"] - bought["money"]) == (5, 10)
    assert planned["plan"] == {"wood": 2, "steel": 2, "renewable": 4}
    assert [planned["kinds"][kind]["energy"] for kind in ("conventional", "renewable")] == [3, 1]


def test_the_end_of_the_round_is_told_truly():
    view = at(9)
    assert (view["order"][0], view["cpc"]) == (0, 6)
    assert last_move(9) == (-1, "news 66")
    before, after = ([(p["money"], p["sp"]) for p in frame["players"]] for frame in (one_before(9), view))
    assert [(new[0] - old[0], new[1] - old[1]) for old, new in zip(before, after, strict=True)] == [
        (2, 0), (2, 1), (2, 0)]  # fmt: skip
    assert "conventional" not in view["players"][1]["kinds"]
    assert [view["market"][good]["buy"] for good in ("coal", "steel", "renewable")] == [3, 2, 2]
    ada = at(10)["players"][0]
    assert (ada["waste"], ada["limits"]["dump"], ada["goods"]["coal"]) == (6, 10, 1)
    assert (last_move(11), at(11)["players"][0]["waste"]) == ((0, "clean dump"), 4)


def test_deals_and_the_mayor_are_told_truly():
    deal = {"maker": 0, "partner": 2, "counter": False, "give": {"renewable": 3}, "get": {"money": 8}}
    assert at(12)["deal"] == deal
    assert (next_move(12), at(12)["turn"]["actions"]) == ((2, "decline"), 2)  # only the clean-up before has cost one
    deal = {"maker": 1, "partner": 0, "counter": False, "give": {"renewable": 2}, "get": {"wood": 1}}
    assert (at(13)["deal"], next_move(13)) == (deal, (0, "accept"))
    cleo = at(14)["players"][2]
    assert (cleo["goods"]["coal"], cleo["debt"], cleo["limits"]["mayor"]) == (6, 3, 6)


def test_the_middle_game_is_told_truly():
    assert (last_move(15), at(15)["players"][0]["sp"]) == ((0, "build technology"), 11)
    ada = at(16)["players"][0]
    assert (ada["limits"]["dump"], ada["factories"][0]["stopped"]) == (13, True)
    assert (last_move(17), at(16)["cpc"], at(17)["cpc"]) == ((1, "skip"), 8, 12)
    assert (last_move(18), at(18)["cpc"]) == ((2, "burn 3"), 18)


def test_the_end_is_told_truly():
    view = at(19)
    assert (view["settings"]["certificate_actions"], view["turn"]["certificate_actions"]) == (3, 0)
    board = tutorial.board_at("factories", tutorial.plan("factories")["station"][18]["at"])
    assert [entry.text[:3] for entry in board.entries[-3:]] == ["use"] * 3
    assert (view["round"], view["cpc"], view["players"][0]["sp"], view["reached"]) == (5, 19, 25, [0])
    assert (at(20)["cpc"], at(20)["ending"]) == (17, "points")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_station_has_its_words_and_its_rule(lang):
    rules = rules_of("factories", lang)["rules"]
    for stop in tutorial.plan("factories")["station"]:
        assert stop["rule"] in rules
        assert stop[lang]["title"]
        assert 60 < len(stop[lang]["text"]) < 330


def test_a_station_names_the_same_figures_in_every_language():
    for stop in tutorial.plan("factories")["station"]:
        figures = {lang: sorted(re.findall(r"\$?\d+", stop[lang]["text"])) for lang in LANGUAGES}
        assert all(found == figures["en"] for found in figures.values()), (stop["at"], figures)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_station_lights_is_on_the_board(lang):
    for number, stop in enumerate(tutorial.plan("factories")["station"]):
        told = tutorial.station("factories", lang, number)
        html = "".join(told["fragments"].values())
        assert [words for words in stop["words"] if f'data-words="{words}"' not in html] == []
        assert [one for one in stop["ids"] if f'id="{one}"' not in html] == []
        assert stop["words"] or stop["ids"]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    place = tmp_path_factory.mktemp("house") / "tables.db"
    with TestClient(make_app(str(place), pace=0, rate=1e6, burst=1e6), headers={"accept": "text/html"}) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_page_and_its_frames(client, lang):
    page = client.get("/learn/factories", params={"lang": lang})
    assert page.status_code == 200
    assert "Factory Commons" in re.search("<title>(.*?)</title>", page.text)[1]
    ids = set(re.findall(r'id="([^"]+)"', page.text))
    stops = tutorial.plan("factories")["station"]
    for number, stop in enumerate(stops):
        frame = client.get("/learn/factories/frame", params={"at": number, "lang": lang}).json()
        assert (frame["title"], frame["count"]) == (stop[lang]["title"], len(stops))
        assert set(frame["fragments"]) <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_links_its_rules(client, lang):
    html = client.get("/rules/factories", params={"lang": lang}).text
    ids = set(re.findall(r'id="([^"]+)"', html))
    assert set(rules_of("factories", lang)["rules"]) <= ids
    assert set(re.findall(r'href="#(F-[^"]+)"', html)) <= ids
    assert 'href="/learn/factories"' in html
    assert 'href="/rules/co2"' in html
