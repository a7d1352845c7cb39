"""Home and /waiting: told from what is stored with every change, without loading a table, and never broken by one."""

import json
import logging
import re

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import keeling
from keeling.games import GAMES, find, first
from keeling.locale import LANGUAGES, text
from keeling.server import tables as houses
from keeling.server.app import make_app
from keeling.server.brief import present_rules
from keeling.server.home_pages import read_order
from keeling.server.store import LogLine, Store, Taken
from keeling.server.stored import TABLES
from keeling.web.pages import new_table
from tests.server.conftest import Table, until

PAGE = {"accept": "text/html"}


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "tables.db")


@pytest.fixture
def house(place, crew):
    return lambda: TestClient(make_app(place, pace=0, rate=1e6, burst=1e6, crew=crew), headers=PAGE)


def seated(client, **more):
    """A table whose seats of people are all this browser's."""
    client.get("/")
    t = Table(client, **more)
    for token in t.tokens:
        if token:
            client.post(f"/t/{t.id}/join/{token}")
    return t


def row_of(client, t):
    return client.get("/").text.partition(f'id="table-{t.id}"')[2].partition("</tr>")[0]


def test_lists_of_tables_load_none(house, monkeypatch):
    with house() as client:
        tables = [seated(client, seats=2), seated(client, game="factories", seats=3)]
        for t in tables:
            for _ in range(8):
                seat = t.asked[0]
                t.play(seat, t.get("/options", seat).json()["options"][0])
        cookie, rows = client.cookies["keeling"], [row_of(client, t) for t in tables]
        due = client.get("/waiting").json()
    monkeypatch.setattr(houses, "LiveTable", lambda store, row: pytest.fail("loaded"))
    with house() as client:
        client.cookies.set("keeling", cookie)
        assert [row_of(client, t) for t in tables] == rows
        assert client.get("/waiting").json() == due and len(due["tables"]) == 2


def test_a_finished_game_is_told_with_its_winners(house, crew):
    with house() as client:
        t = seated(client, seats=2, bots=2, sheet={"calendar": {"decades": [2] * 5}})
        client.get(f"/t/{t.id}")  # as a spectator
        until(lambda: t.get().json()["ending"])
        about, row = t.get().json(), row_of(client, t)
        assert text("ui.web.home.finished", "en") in row
        told = [about["seats"][seat]["name"] for seat in about["winners"]] or [text("ui.web.end.lost", "en")]
        assert all(name in row for name in told)


def test_bots_of_a_table_that_rests_are_woken_from_the_list(house, place):
    """After a restart nobody has opened the table yet."""
    with house() as client:
        t = seated(client, seats=2, bots=1)
        until(lambda: t.asked == [0])
        cookie = client.cookies["keeling"]
        client.app.state.house.bots.drive = lambda live: None  # the server stops before its bots play
        options = t.get("/options", 0).json()["options"]
        while t.asked == [0]:
            t.play(0, options[0])
            options = t.get("/options", 0).json()["options"]
    with house() as client:
        client.cookies.set("keeling", cookie)
        until(lambda: client.get("/waiting").json()["tables"])


def test_one_bad_row_hides_no_other(house, place, caplog):
    caplog.set_level(logging.CRITICAL, "keeling")
    with house() as client:
        good, bad = seated(client, seats=2), seated(client, seats=2)
        change(place, bad, json.dumps({"rules": present_rules(), "asked": []}))
        for lang in LANGUAGES:
            client.cookies.set("lang", lang)
            assert text("ui.web.home.bad", lang) in row_of(client, bad)
            assert text("ui.web.home.your-turn", lang) in row_of(client, good)
        assert [due["id"] for due in client.get("/waiting").json()["tables"]] == [good.id]


@pytest.mark.parametrize("brief", ["{", '{"rules": "x"}', "[]", None])
def test_a_brief_that_is_missing_or_not_ours_is_made_anew(house, place, brief):
    with house() as client:
        t = seated(client, seats=2)
        before, cookie = Store(place).table(t.id)["brief"], client.cookies["keeling"]
    change(place, t, brief)
    with house() as client:
        client.cookies.set("keeling", cookie)
        assert text("ui.web.home.your-turn", "en") in row_of(client, t)
    assert Store(place).table(t.id)["brief"] == before


def change(place, t, brief):
    with Store(place).engine.begin() as db:
        db.execute(sa.update(TABLES).where(TABLES.c.id == t.id).values(brief=brief))


def test_the_brief_is_written_with_the_lines_or_not_at_all(tmp_path, house, place):
    with house() as client:
        t = seated(client, seats=2)
    store = Store(place)
    before = store.table(t.id)["brief"]
    with pytest.raises(Taken):
        store.append(t.id, 0, [LogLine(0, "late")], "", {"asked": []})
    assert store.table(t.id)["brief"] == before and json.loads(before)["asked"]


def test_no_sheet_is_read_to_show_the_form(house, monkeypatch):
    with house() as client:
        client.get("/")
        read = []
        for game in GAMES.values():
            monkeypatch.setitem(game.__dict__, "house_sheet", lambda: read.append(1) or {})
        assert client.get("/").status_code == 200
        assert read == []
    assert new_table.offer(GAMES["co2"]) is new_table.offer(GAMES["co2"])


@pytest.mark.parametrize("part", ["core", "kit", "games"])
def test_a_change_of_any_rule_makes_all_briefs_old(tmp_path, monkeypatch, part):
    monkeypatch.setattr(keeling, "__file__", str(tmp_path / "__init__.py"))
    file = tmp_path / part / "deep" / "rule.py"
    file.parent.mkdir(parents=True)
    found = []
    for written in ("one", "another"):
        file.write_text(written)
        found.append(present_rules.__wrapped__())
    assert found[0] != found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_is_a_number_says_what_it_stands_for(house, lang):
    """“Solo card 1 … 12” stood there as bare numbers, and with four players too."""
    with house() as client:
        page = client.get("/?game=second-chance", headers={"accept-language": lang}).text
    form = page.partition('class="field opt-solo_card"')[2].partition("</fieldset>")[0]
    assert 'data-most="1"' in form and form.count("<option") == 14
    assert f"9: {text('solo.9', lang, game='second-chance')}" in form


def test_a_newcomer_is_led_to_one_lesson_and_whoever_has_a_table_is_not(house):
    with house() as client:
        fresh = client.get("/").text
        client.post("/open", data={"game": "co2", "seat0": "me", "seat1": "bot:easy"})
        again = client.get("/").text
    assert fresh.count('class="newcomer"') == 1 and f'href="/learn/{first()}"' in fresh
    assert 'class="newcomer"' not in again


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_is_asked_stands_open_and_the_rest_is_folded(house, game):
    with house() as client:
        usual = client.get(f"/?game={game}").text
        other = client.post("/open", data={"game": game, "seed": "x", **unusual_options(game)}).text
    for page, opened in ((usual, False), (other, True)):
        before, _, folded = page.partition('<details class="further"')
        assert folded.startswith(" open") is opened
        for setting in find(game).settings:
            if setting.offered:
                field = f'name="option.{setting.name}"'
                assert (field in before) is (setting.basic or setting.seat > 0) and field in page


def unusual_options(game):
    """The first folded option of a game with another value than the usual one."""
    folded = next(setting for setting in find(game).settings if setting.offered and not setting.basic)
    value = next(value for value in folded.values if value != folded.default)
    return {f"option.{folded.name}": str(value).lower()}


def test_an_option_of_a_switch_names_the_switch(house):
    with house() as client:
        page = client.get("/?game=co2").text
    assert 'data-needs="auction"' in page and 'data-needs="draft"' in page
    for game in GAMES.values():
        names = [setting.name for setting in game.settings if isinstance(setting.default, bool)]
        assert all(setting.needs in ("", *names) for setting in game.settings)


def test_each_seat_of_a_form_shows_what_it_shares_and_keeps_it_when_rows_before_it_are_empty(house):
    with house() as client:
        page = client.get("/?game=daybreak").text
        rows = [row.partition("</div>")[0] for row in page.split('data-seat="')[1:]]
        wished = [re.findall(r'name="option\.(\w+)".*?value="(\w+)"[^>]*selected', row, re.DOTALL) for row in rows]
        assert wished == [[("power1", "easiest")], [("power2", "left")], [("power3", "left")], [("power4", "left")]]
        form = {"game": "daybreak", "seat0": "me", "seat1": "off", "seat2": "me", "seat3": "me", "option.level": "easy"}
        form |= {"option.power1": "china", "option.power3": "usa", "option.power4": "left"}
        asked = read_order(form)
        assert asked["options"] == {"level": "easy", "power1": "china", "power2": "usa", "power3": "left"}
        match = keeling.new("daybreak", 3, 1, options=asked["options"])
        assert [player["power"] for player in match.view(None)["players"]] == ["china", "usa", "europe"]
        twice = client.post("/open", data={**form, "option.power3": "china"})
        assert twice.status_code == 422 and "China" in twice.text


def test_the_first_game_after_a_lesson_has_an_easy_seat(house):
    order = read_order(new_table.first_order(find("daybreak")))
    players = keeling.new("daybreak", len(order["seats"]), 1, options=order["options"]).view(None)["players"]
    assert [player["power"] for player in players] == ["europe", "majority", "china", "usa"]
