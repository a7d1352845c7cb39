"""Requests meant to break the house: one sentence each, and nobody else waits."""

import asyncio
import json
import logging
import random
import threading
import time

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.locale import LANGUAGES, text
from keeling.server import home_pages, opening
from keeling.server.app import make_app
from keeling.server.store import Store
from tests.server.conftest import order

PAGE = {"accept": "text/html"}
FORM = {"game": "co2", "seat0": "me", "seat1": "bot:random"}


def refused(answer, code, status=422):
    assert answer.status_code == status, answer.text[:300]
    told = answer.json()
    assert told["error"] == code and told["text"] and "\n" not in told["text"] and len(told["text"]) < 700
    return told


# -- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sheet", ["a" + ".a" * 40_000 + " = 1", "[" + "a." * 900 + "a]\n" + "k = 1\n" * 9000, "#" * 140_000]
)
def test_a_monstrous_sheet_is_refused_at_once(client, sheet):
    client.get("/")
    begun = time.perf_counter()
    answer = client.post("/open", data={**FORM, "sheet": sheet})
    assert answer.status_code == 422 and 'id="error"' in answer.text
    assert time.perf_counter() - begun < 5  # it took minutes and gigabytes


def test_a_large_sheet_over_the_api_is_refused(client):
    refused(client.post("/api/tables", json=order(sheet={"market": {"note": "x" * 140_000}})), "sheet-large")
    record = keeling.new("co2", 2).record().replace("seed: 0", "seed: 0\nsheet: " + json.dumps({"note": "x" * 140_000}))
    refused(client.post("/records", json={"record": record}), "sheet-large")


@pytest.mark.parametrize(
    "body",
    [
        {"sheet": {"market": {"note": "x\ud800"}}},
        {"sheet": {"\ud800": 1}},
        {"options": {"\ud800": 1}},
        {"options": {"preset": "\ud800"}},
        {"name": "\ud800"},
        {"game": "\ud800"},
        {"seats": [{"name": "\udfff"}]},
    ],
)
def test_half_signs_are_refused_in_one_sentence(client, body):
    answer = client.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    refused(answer, "half-sign")


def test_half_signs_in_a_record_are_refused_too(client):
    good = keeling.new("co2", 2).record()
    for bad in (
        good.replace("seed: 0", 'seed: 0\nsheet: {"market": {"note": "\\ud800"}}'),
        good.replace("seed: 0", "seed: 0\noption \ud800: 1"),
        good.replace("game: co2", "game: \ud800"),
        good + "\ud800",
    ):
        answer = client.post(
            "/records", content=json.dumps({"record": bad}), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422 and answer.json()["text"], answer.text


# -- records --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 10**40])
def test_a_seed_no_store_can_hold_is_refused(client, seed):
    refused(client.post("/records", json={"record": keeling.new("co2", 2, seed).record()}), "bad-seed")


@pytest.mark.parametrize("seed", [2**63 - 1, -(2**63)])
def test_the_largest_seeds_are_taken(client, seed):
    assert client.post("/records", json={"record": keeling.new("co2", 2, seed).record()}).status_code == 201


def test_an_endless_record_is_refused_before_it_is_replayed(client, monkeypatch):
    monkeypatch.setattr(opening.keeling, "load", lambda *about, **more: pytest.fail("replayed"))
    lines = "\n".join(f"{number} p1 end" for number in range(1, 3002))
    told = refused(client.post("/records", json={"record": f"keeling record 1\n\n{lines}\n"}), "record-long")
    assert "3001" in told["text"] and "3000" in told["text"]


@pytest.mark.parametrize("what", ["sheet", "record", "api"])
def test_no_order_is_worked_on_where_everybody_waits(client, monkeypatch, what):
    """Parsing and replaying happen beside the event loop."""
    seen = []

    def where(work):
        def watched(*about, **more):
            try:
                asyncio.get_running_loop()
                seen.append("on the loop")
            except RuntimeError:
                seen.append(threading.current_thread().name)
            return work(*about, **more)

        return watched

    record = keeling.new("co2", 2).record()
    monkeypatch.setattr(home_pages.sheets, "parse", where(home_pages.sheets.parse))
    monkeypatch.setattr(opening.keeling, "load", where(opening.keeling.load))
    monkeypatch.setattr(opening.keeling, "new", where(opening.keeling.new))
    if what == "sheet":
        client.post("/open", data={**FORM, "sheet": "[market]\nprice = 4"})
    elif what == "record":
        client.post("/records", json={"record": record})
    else:
        client.post("/api/tables", json=order(sheet={"market": {"price": 4}}))
    assert seen and "on the loop" not in seen


def test_a_form_of_endless_fields_is_refused(client):
    head = {"content-type": "application/x-www-form-urlencoded"}
    refused(client.post("/open", content="&".join("a=1" for _ in range(9000)), headers=head), "form-long")


# -- what is told ---------------------------------------------------------------------------------------------------


def test_no_error_tells_more_than_a_glance_of_what_was_sent(client):
    long = "x" * 50_000
    for body in (
        {"game": "x" * 39}, {"options": {long: 1}}, {"options": {"preset": long}}, {long: 1},
        {"sheet": {long: 1}}, {"sheet": {"market": {long: 1}}}, {"sheet": {"market": long}}, {"seats": [{long: 1}]},
    ):  # fmt: skip
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 422 and len(answer.text) < 1500 and "x" * 200 not in answer.text
    page = client.post("/open", data={**FORM, "option.preset": long})
    said = page.text.partition('id="error"')[2].partition("</p>")[0]
    assert said and "x" * 200 not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failure_of_ours_is_a_sentence_with_our_headers_and_is_logged(app, monkeypatch, lang, caplog):
    async def broken(*about):
        raise ZeroDivisionError

    monkeypatch.setattr(home_pages, "my_tables", broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        client.cookies.set("keeling", "somebody")
        client.cookies.set("lang", lang)
        page = client.get("/", headers=PAGE)
        assert page.status_code == 500 and f'<html lang="{lang}"' in page.text
        assert text("reason.failed", lang) in page.text
        assert text("ui.web.retry", lang) in page.text and int(page.headers["refresh"]) >= 5
        assert "default-src 'none'" in page.headers["content-security-policy"]
        app.state.house.find = broken
        data = client.get("/api/tables/abcdefghjkmn")
        assert (data.status_code, data.json()["error"]) == (500, "failed")
        assert data.json()["text"] == text("reason.failed", lang)
        assert data.headers["x-content-type-options"] == "nosniff"
        assert client.get("/t/abcdefghjkmn/join/verysecret").status_code == 500
    told = [line.getMessage() for line in caplog.records if line.levelno == logging.ERROR]
    assert any("GET / " in line and "ZeroDivisionError" in line for line in told)
    assert not any("verysecret" in line for line in told)


def test_pages_with_hands_and_links_are_not_kept_by_browsers(client, table):
    client.get("/")
    t = table(seats=2)
    client.post(f"/t/{t.id}/join/{t.tokens[0]}")
    for path in ("/", "/waiting", *(f"/t/{t.id}{part}" for part in ("", "/links", "/replay", "/frame?at=1"))):
        assert client.get(path).headers["cache-control"] == "no-store"
    for path in ("", "/view", "/options", "/record"):
        assert t.get(path, 0).headers["cache-control"] == "no-store"
    assert "no-store" not in client.get("/static/tokens.css").headers.get("cache-control", "")
    assert "no-store" not in client.get("/rules/co2").headers.get("cache-control", "")


def test_the_same_name_by_another_way_is_a_foreign_page(client):
    assert client.post("/api/tables", json={}, headers={"origin": "https://testserver"}).status_code == 403
    assert client.post("/api/tables", json={}, headers={"origin": "http://testserver"}).status_code == 201


# -- the store ------------------------------------------------------------------------------------------------------


def test_tabs_opened_at_once_hold_a_seat_once(tmp_path):
    store = Store(str(tmp_path / "tables.db"))
    barrier, failed = threading.Barrier(8), []

    def tab(number):
        barrier.wait()
        try:
            for table in range(12):
                store.hold("somebody", f"table{table}", -1)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=tab, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_many_tables_of_one_new_sheet_at_once(tmp_path):
    store = Store(str(tmp_path / "tables.db"))
    rng, failed = random.Random(1), []

    def opened():
        try:
            new = opening.prepare({**order(seats=2), "sheet": {"market": {"price": 5}}}, "")
            store.add_table(new.row, new.seats, new.log, new.whole)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=opened) for _ in range(6)]
    for thread in sorted(threads, key=lambda _: rng.random()):
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_house_can_be_opened_with_its_own_rest(tmp_path):
    with TestClient(make_app(str(tmp_path / "t.db"), idle=2.5)) as client:
        assert client.app.state.house.idle == 150
