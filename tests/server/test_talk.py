"""Talk at a table: kept with it, told to all, escaped, at a pace one can read, and no part of the record."""

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.locale import LANGUAGES
from keeling.server import talk
from keeling.server.app import make_app
from keeling.server.talk import BURST, LONGEST, tidy


def test_what_a_seat_says_is_told_to_all(table):
    t = table(seats=2)
    assert t.post("/say", 0, {"text": "  Who can\n help?  "}).json() == {"number": 1}
    assert t.post("/say", 1, {"phrase": "agree", "piece": "europe tech"}).json() == {"number": 2}
    said = t.get("/talk", 0).json()["talk"]
    assert [(one["seat"], one["text"], one["phrase"], one["piece"]) for one in said] == [
        (0, "Who can help?", "", ""),
        (1, "", "agree", "europe tech"),
    ]
    assert t.get("/talk", 0, after=1).json()["talk"] == said[1:]
    assert t.get().json()["said"] == 2


def test_talk_survives_a_restart_and_is_in_no_record(tmp_path, crew):
    place = str(tmp_path / "tables.db")
    order = {"game": "co2", "seats": [{"kind": "person"}, {"kind": "person"}], "seed": 1}
    with TestClient(make_app(place, rate=1e6, burst=1e6, crew=crew)) as client:
        made = client.post("/api/tables", json=order).json()
        head = {"authorization": f"Bearer {made['tokens'][0]}"}
        client.post(f"/api/tables/{made['id']}/say", json={"text": "abracadabra"}, headers=head)
    with TestClient(make_app(place, rate=1e6, burst=1e6, crew=crew)) as client:
        said = client.get(f"/api/tables/{made['id']}/talk").json()["talk"]
        record = client.get(f"/api/tables/{made['id']}/record", headers=head).text
    assert [one["text"] for one in said] == ["abracadabra"]
    assert "abracadabra" not in record


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "talk-empty"),
        ({"text": " \n\t "}, "talk-empty"),
        ({"text": "x" * (LONGEST + 1)}, "talk-too-long"),
        ({"phrase": "insult"}, "talk-no-phrase"),
        ({"piece": "<b>"}, "talk-no-piece"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(table, body, code):
    t = table(seats=2)
    answer = t.post("/say", 0, body)
    assert (answer.status_code, answer.json()["error"]) == (422, code)
    assert answer.json()["text"].endswith((".", "”."))


def test_nobody_talks_faster_than_others_read(table):
    t = table(seats=2)
    assert [t.post("/say", 0, {"phrase": "hello"}).status_code for _ in range(BURST + 1)] == [200] * BURST + [429]
    assert t.post("/say", 1, {"phrase": "hello"}).status_code == 200  # the pace is each seat's own


def test_a_table_has_an_end_of_talking(table, monkeypatch):
    monkeypatch.setattr(talk, "MOST", 1)
    t = table(seats=2)
    assert t.post("/say", 0, {"phrase": "hello"}).status_code == 200
    assert t.post("/say", 1, {"phrase": "hello"}).json()["error"] == "talk-full"


def test_spectators_listen_and_do_not_talk(table, client):
    t = table(seats=2)
    t.post("/say", 0, {"text": "hello"})
    assert len(client.get(f"/api/tables/{t.id}/talk").json()["talk"]) == 1
    assert client.post(f"/api/tables/{t.id}/say", json={"text": "me too", "seat": 0}).status_code == 403
    shut = table(seats=2, watch=False)
    assert client.get(f"/api/tables/{shut.id}/talk").status_code == 403


def test_a_text_is_one_line_that_runs_one_way():
    assert tidy("a\u202eb\u0000c\u2028d\u200be") == "ab c de"


def test_what_is_said_stands_on_the_page_as_text(table, client):
    t = table(seats=2)
    t.post("/say", 0, {"text": "</script><b>bold</b>"})
    page = client.get(f"/t/{t.id}").text
    assert "</script><b>" not in page and "bold" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_reads_a_phrase_in_their_own_language(table, client, lang):
    t = table(seats=2)
    client.post(f"/t/{t.id}/join/{t.tokens[0]}")
    page = client.get(f"/t/{t.id}", params={"lang": lang}).text
    assert f">{keeling.locale.text('ui.web.talk.phrase.help', lang)}</button>" in page
