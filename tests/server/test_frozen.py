"""Tables that no longer fit the rules: shown as far as they do, never written to, and never silently wrong."""

import json
import logging
import re

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import keeling
from keeling.core.version import VERSION
from keeling.games import GAMES
from keeling.locale import LANGUAGES, text
from keeling.server import brief
from keeling.server.app import make_app
from keeling.server.checking import check_tables, effective
from keeling.server.store import LogLine, Store
from keeling.server.stored import LOG, SHEETS, TABLES
from tests.server.conftest import Table, table_of, until

PAGE = {"accept": "text/html"}


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def house(place, crew, caplog):
    """Houses on one store, opened one after the other as after an update."""
    caplog.set_level(logging.CRITICAL, "keeling")
    return lambda: TestClient(make_app(place, pace=0, rate=1e6, burst=1e6, crew=crew))


def played(client, choices=6, **more):
    """A table with some choices made and its player's browser on it."""
    client.get("/")
    t = Table(client, seats=2, **more)
    t.cookie = client.cookies["keeling"]
    for token in t.tokens:
        if token:
            client.post(f"/t/{t.id}/join/{token}")
    for _ in range(choices):
        seat = t.asked[0]
        t.play(seat, t.get("/options", seat).json()["options"][0])
    return t


def spoil(place, table, **values):
    """Change the last line of a table's log."""
    store = Store(place)
    last = len(store.log(table)) - 1
    with store.engine.begin() as db:
        db.execute(sa.update(LOG).where(LOG.c.table_id == table, LOG.c.seq == last).values(**values))
    return last


def check_frozen(client, t, last):
    """Nothing is written, everything is shown up to the last good line, in four languages."""
    log = client.app.state.house.store.log(t.id)
    about = t.get().json()
    assert about["asked"] == [] and about["frozen"]["line"] == last + 1
    for answer in (
        t.play(0, "end"), t.play(1, "end"), t.post("/undo", 0, {}), t.post("/undo", 1, {}), t.get("/hint", 0),
        client.post(f"/t/{t.id}/seat", json={"seat": 1, "kind": "bot", "bot": "easy"}),
    ):  # fmt: skip
        assert (answer.status_code, answer.json()["error"]) == (422, "table-frozen")
        assert keeling.__version__ in answer.json()["text"]
    for lang in LANGUAGES:
        page = client.get(f"/t/{t.id}", params={"lang": lang}, headers=PAGE)
        assert page.status_code == 200 and text("ui.web.frozen.title", lang) in page.text
        assert f"{last + 1}" in re.search(r'id="frozen".*?</section>', page.text)[0]
        assert "keeling.js" not in page.text
        assert text("ui.web.home.frozen", lang) in client.get("/", headers=PAGE).text
    assert client.get("/waiting").json()["tables"] == []
    assert t.get("/why", 0, move="end").json()["reason"]["code"] == "table-frozen"
    assert t.get("/options", 0).json()["options"] == []
    asked = table_of(t).match.owed()[0]  # at the last good line; nothing comes of it any more
    assert t.get("/preview", asked.seat, move=" ".join(asked.options[0])).json()["chips"] is None
    assert client.get(f"/t/{t.id}/replay", params={"seat": 0}).status_code == 200
    assert client.get(f"/t/{t.id}/frame", params={"at": 999, "seat": 0}).json()["length"] == last
    assert f"choices: {last}\n" in t.get("/record", 0).text
    assert client.app.state.house.store.log(t.id) == log


def test_a_closed_move_in_the_log_freezes_the_table_and_is_named(house, place):
    with house() as client:
        t = played(client)
    last = spoil(place, t.id, text="teleport everybody")
    with house() as client:
        back(client, t)
        check_frozen(client, t, last)
        assert "teleport everybody" in client.get(f"/t/{t.id}", headers=PAGE).text
    ((failed, line),) = check_tables(Store(place))
    assert failed == t.id and line.startswith(f"{last + 1} p") and line.endswith("teleport everybody")


def back(client, *tables):
    """The same browser, after the house was opened again."""
    client.cookies.set("keeling", tables[0].cookie)
    for t in tables:
        t.client = client


def test_a_line_that_leads_elsewhere_than_it_did_freezes_the_table(house, place):
    """The move is still open, but its chain differs: rules or figures have changed what it does."""
    with house() as client:
        t = played(client)
    last = spoil(place, t.id, chain="0123456789ab")
    with house() as client:
        back(client, t)
        check_frozen(client, t, last)
        assert text("reason.table-differs", "en") in client.get(f"/t/{t.id}?lang=en", headers=PAGE).text
    assert len(check_tables(Store(place))) == 1


def test_rules_that_fail_on_a_line_freeze_the_table(house, place, monkeypatch):
    with house() as client:
        t = played(client)
        last = len(table_of(t).match.entries) - 1
    taken = Store(place).log(t.id)[-1]
    take = keeling.Match.take

    def failing(match, seat, option):
        if len(match.entries) == last and " ".join(option) == taken.text:
            match.position.decade = 77  # half done
            raise IndexError("out of range")
        take(match, seat, option)

    monkeypatch.setattr(keeling.Match, "take", failing)
    with house() as client:
        back(client, t)
        check_frozen(client, t, last)
        assert "IndexError" in client.get(f"/t/{t.id}", headers=PAGE).text
        assert t.get("/view", 0).json()["view"]["decade"] == 1


@pytest.mark.parametrize("values", [{"options": '{"weather": "fine"}'}, {"game": "chess"}, {"whole": "broken"}])
def test_a_table_that_cannot_be_laid_out_says_so_and_harms_nobody(house, place, values):
    with house() as client:
        t = played(client)
        other = played(client)
    store = Store(place)
    with store.engine.begin() as db:
        if "whole" in values:
            db.execute(sa.insert(SHEETS).values(digest="broken", text='{"game": "co2"}'))
        db.execute(sa.update(TABLES).where(TABLES.c.id == t.id).values(brief=None, **values))
    with house() as client:
        back(client, t, other)
        for path in (f"/t/{t.id}", f"/t/{t.id}/replay"):
            page = client.get(path, headers=PAGE)
            assert page.status_code == 422 and "<html" in page.text and keeling.__version__ in page.text
        answer = t.play(0, "end")
        assert (answer.status_code, answer.json()["error"]) == (422, "table-frozen")
        home = client.get("/", headers=PAGE)
        assert home.status_code == 200
        assert f'id="table-{t.id}"' in home.text and f'href="/t/{other.id}"' in home.text
        assert text("ui.web.home.frozen", "en") in home.text
        assert client.get("/waiting").status_code == 200
    assert [table_id for table_id, _ in check_tables(store)] == [t.id]


def test_a_table_goes_on_with_the_figures_it_was_opened_with(house, place, monkeypatch):
    """The house sheet is tuned after the table was opened."""
    with house() as client:
        t = played(client)
        before = t.get("/view", 0).json()
    game = GAMES["co2"]
    tuned = game.house_sheet()
    tuned["market"]["price"] += 1
    tuned["start"]["money"] = [money + 3 for money in tuned["start"]["money"]]
    figures = game.figures(tuned)
    monkeypatch.setattr("keeling.house_figures", lambda name: figures)
    monkeypatch.setattr("keeling.server.thinking.house_figures", lambda name: figures)
    assert keeling.new("co2", 2).position.price == tuned["market"]["price"]
    assert check_tables(Store(place)) == []
    with house() as client:
        back(client, t)
        assert t.get("/view", 0).json() == before and t.get().json()["frozen"] is None
        assert table_of(t).match.sheet is None  # its record says of itself what it always did
        seat = t.asked[0]
        assert t.play(seat, t.get("/options", seat).json()["options"][0]).status_code == 200
        frame = client.get(f"/t/{t.id}/frame", params={"at": 5, "seat": 0})
        assert frame.status_code == 200
        branch = client.post(f"/t/{t.id}/branch", json={"at": 6})
        assert branch.status_code == 201, branch.text
        assert (
            client.get(f"/api/tables/{branch.json()['id']}/view?seat=0").json()["view"]["market"]
            == (before["view"]["market"])
        )
        client.post(f"/t/{t.id}/seat", json={"seat": 0, "kind": "bot", "bot": "easy"})
        client.post(f"/t/{t.id}/seat", json={"seat": 1, "kind": "bot", "bot": "easy"})
        rev = t.get().json()["rev"]
        until(lambda: t.get().json()["rev"] > rev + 3)
        assert not table_of(t).alerts


def test_one_sheet_is_stored_once_for_many_tables(house, place):
    with house() as client:
        for _ in range(3):
            Table(client, seats=2)
        own = Table(client, seats=2, sheet={"market": {"price": 5}})
    store = Store(place)
    with store.engine.connect() as db:
        assert db.execute(sa.select(sa.func.count()).select_from(SHEETS)).scalar() == 2
    assert store.sheet(store.table(own.id)["whole"])["market"]["price"] == 5


def test_every_line_carries_its_chain_also_after_an_undo(house, place):
    with house() as client:
        t = Table(client, seats=2)
        seat = t.asked[0]
        move = next(o for o in t.get("/options", seat).json()["options"] if o.endswith("money"))
        t.play(seat, move)
        t.post("/undo", seat, {})
        t.play(seat, move)
        chains = [entry.chain for entry in table_of(t).match.entries]
    assert [line.chain for line in effective(Store(place).log(t.id))] == chains and all(chains)


def test_a_table_frozen_while_it_is_open_takes_nothing_more(house, place):
    """Another process has written a line that this one cannot follow."""
    with house() as client:
        t = played(client)
        store = Store(place)
        store.append(t.id, len(store.log(t.id)), [LogLine(0, "teleport everybody")])
        seat = t.asked[0]
        move = t.get("/options", seat).json()["options"][0]
        assert t.play(seat, move).status_code == 409
        assert t.play(seat, move).json()["error"] == "table-frozen"


def test_what_was_written_down_with_other_rules_is_looked_up_anew(house, place, monkeypatch):
    with house() as client:
        t = played(client)
    last = spoil(place, t.id, chain="0123456789ab")
    with house() as client:
        back(client, t)
        monkeypatch.setattr(brief, "present_rules", lambda: "another version")
        client.app.state.house.known.clear()
        client.app.state.house.frozen.clear()
        assert text("ui.web.home.frozen", "en") in client.get("/", headers=PAGE).text
        assert last and json.loads(Store(place).table(t.id)["brief"])["rules"] != "another version"


def test_a_frozen_table_tells_no_secret(house, place):
    """The line that no longer fits is a pick of the draft, which only its player may know."""
    with house() as client:
        client.get("/")
        t = Table(client, seats=3, options={"draft": True})
        t.cookie = client.cookies["keeling"]
        pick = t.get("/options", 1).json()["options"][0]
        t.play(1, pick)
    spoil(place, t.id, chain="0123456789ab")
    with house() as client:
        back(client, t)
        frozen = t.get().json()["frozen"]
        assert frozen["move"] == "p2 ?"
        told = [t.play(0, "end").text, re.search(r'id="frozen".*?</section>', client.get(f"/t/{t.id}").text)[0]]
        told = [text.replace(VERSION, "") for text in told]  # the figures of the version may be those of the card
        assert not any(pick in text or pick.split()[-1] in re.findall(r"\d+", text[-400:]) for text in told)
    spoil(place, t.id, text="draft 999")
    with house() as client:
        back(client, t)
        assert t.get().json()["frozen"]["move"] == "p2 ?"
        page = re.search(r'id="frozen".*?</section>', client.get(f"/t/{t.id}?lang=en").text)[0]
        assert text("reason.table-closed", "en") in page and "allowed" not in t.play(0, "end").text
