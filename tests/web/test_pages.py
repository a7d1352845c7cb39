"""The pages around the board: home, rules, lesson, replay, API; in four languages and safe to show."""

import re
from html.parser import HTMLParser
from random import Random

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.games import GAMES
from keeling.locale import LANGUAGES, rules_of, text
from keeling.locale.catalogues import texts
from keeling.server.app import make_app
from keeling.server.record_seats import seats_in, with_seats
from keeling.web.pages.api_reference import routes

FORM = {"game": "co2", "seat0": "me", **{f"seat{n}": "bot:random" for n in (1, 2, 3)}, "seat4": "off"}
PAGE = {"accept": "text/html"}


@pytest.fixture
def app(tmp_path, crew):
    return make_app(str(tmp_path / "tables.db"), pace=0, rate=1e6, burst=1e6, crew=crew)


@pytest.fixture
def client(app):
    with TestClient(app, headers=PAGE) as client:
        yield client


@pytest.fixture
def stranger(app, client):
    """Another browser at the same house."""
    return TestClient(app, headers=PAGE)


def opened(client, **more):
    """Open a table with the form; its id."""
    answer = client.post("/open", data={**FORM, **more}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/").removesuffix("#links")


def finished(client):
    """A finished game on a table of its own; its id."""
    match, rng = keeling.new("co2", seats=2, seed=3), Random(3)
    while match.outcome is None:
        ask = match.asks[0]
        match.play(ask.seat, rng.choice(ask.options))
        match.run_chance()
    answer = client.post("/records", json={"record": match.record()})
    assert answer.status_code == 201, answer.text
    assert answer.json()["url"].endswith("/replay")
    return answer.json()["id"]


class Seen(HTMLParser):
    """What a page holds: its ids, its links, its words, and what a strict policy forbids."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.links, self.forms, self.bad = [], [], {}, []
        self.inside = ""
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        have = dict(attrs)
        self.inside = tag
        if "id" in have:
            self.ids.append(have["id"])
        if tag == "style" or "style" in have or any(name.startswith("on") for name in have):
            self.bad.append((tag, attrs))
        if tag == "script" and "src" not in have and have.get("type") != "application/json":
            self.bad.append((tag, attrs))
        self.links += [have[key] for key in ("href", "src", "action") if have.get(key)]
        if tag in ("input", "select", "textarea") and "name" in have:
            self.forms.setdefault(have["name"], []).append(have)


def sound(html):
    """Nothing inline, nothing from outside, no id twice, no gap in the words."""
    seen = Seen(html)
    assert seen.bad == []
    assert [link for link in seen.links if not link.startswith(("/", "#", "?"))] == []
    assert "://" not in re.sub(r'xmlns="http://www.w3.org/2000/svg"|http://testserver/api', "", html)
    doubles = {one for one in seen.ids if seen.ids.count(one) > 1}
    assert doubles == set()
    assert re.findall(r"\bui\.web\.[\w.-]+", html) == []
    return seen


# -- home -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_in_four_languages_without_and_with_tables(client, lang):
    empty = client.get("/", params={"lang": lang})
    assert empty.status_code == 200
    assert f'<html lang="{lang}"' in empty.text
    assert text("option.preset", lang) in empty.text
    assert '<table class="tb">' not in empty.text
    sound(empty.text)
    table, over = opened(client, name="Kraków <1>"), finished(client)
    full = client.get("/").text
    sound(full)
    assert "Kraków &lt;1&gt;" in full
    assert f'href="/t/{table}"' in full
    assert f'href="/t/{over}/replay"' in full


def test_home_tells_whose_turn_it_is(client):
    table = opened(client, seat0="me", seat1="off", seat2="off", seat3="off")
    row = re.search(rf'<tr id="table-{table}">.*?</tr>', client.get("/").text)
    assert row is not None
    assert 'class="yours"' in row[0]
    assert [due["id"] for due in client.get("/waiting").json()["tables"]] == [table]


def test_the_form_offers_every_option_of_every_game_and_only_games_that_exist(client):
    for game in GAMES.values():
        page = client.get("/", params={"game": game.name}).text
        fields = sound(page).forms
        for setting in [setting for setting in game.settings if setting.offered]:
            offered = {field["value"] for field in fields[f"option.{setting.name}"] if "value" in field}
            listed = page.partition(f'<select name="option.{setting.name}"')[2].partition("</select>")[0]
            offered |= set(re.findall(r'<option value="([^"]*)"', listed))
            assert offered == {str(value).lower() for value in setting.values}
        assert {f"seat{n}" for n in range(game.most_seats)} <= set(fields)
    cards = re.findall(r'href="/\?game=([\w-]+)#new"', client.get("/").text)
    assert set(cards) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_home_page_of_a_game_leads_to_its_own_rules_and_lesson(client, game):
    seen = sound(client.get("/", params={"game": game}).text)
    assert {f"/rules/{game}", f"/learn/{game}", f"/?lang=de&game={game}"} <= set(seen.links)
    own = client.get("/", params={"game": game}).text
    assert ('id="drop" hidden' in own) == (not GAMES[game].boxed)  # no figures of a box that is not sold
    assert f'href="/sheets/{game}"' in own
    assert client.get(f"/sheets/{game}").text.count("=") > 50


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_lead_to_its_lesson_and_keep_it_in_every_language(client, game):
    page = client.get(f"/rules/{game}").text
    assert re.search(r'id="print"><svg[^>]*><use href="#i-print"', page)
    links = set(sound(page).links)
    assert {f"/rules/{game}", f"/learn/{game}", *(f"/rules/{game}?lang={lang}" for lang in LANGUAGES)} <= links


@pytest.mark.parametrize("game", GAMES)
def test_no_page_asks_for_a_symbol_that_is_not_drawn(client, game):
    """The button to the cards had room for a symbol, and none."""
    pages = (
        f"/?game={game}",
        f"/rules/{game}",
        f"/cards/{game}",
        f"/learn/{game}",
        "/docs/api",
        "/nothing",
        f"/t/{finished(client)}/replay",
    )
    for path in pages:
        html = client.get(path, headers={"accept": "text/html"}).text
        drawn = set(re.findall(r'<symbol id="(i-[\w-]+)"', html))
        assert set(re.findall(r'href="#(i-[\w-]+)"', html)) <= drawn, path


def test_a_first_game_begins_with_the_options_of_the_lesson(client):
    eco = r'value="eco" checked'
    assert re.search(eco, client.get("/", params={"game": "co2"}).text)
    opened(client)
    assert not re.search(eco, client.get("/", params={"game": "co2"}).text)  # whoever has played may like it otherwise


def test_to_be_told_is_a_bell_and_no_disaster(client):
    assert re.search(r'id="notify"[^>]*>.{0,60}#i-bell', client.get("/").text)


def test_ones_tables_stand_above_the_games(client):
    assert client.get("/").text.index('class="gs"') < client.get("/").text.index('id="mine"')
    opened(client)
    page = client.get("/").text
    assert page.index('id="mine"') < page.index('class="gs"')
    assert text("ui.web.home.who.help", "en") in page.replace("&#39;", "'")


def test_the_form_as_it_stands_opens_a_table_for_me_and_three_bots(client):
    seen = sound(client.get("/").text)
    assert "/open" in seen.links
    about = client.get(f"/api/tables/{opened(client)}").json()
    assert [seat["kind"] for seat in about["seats"]] == ["person", "bot", "bot", "bot"]
    assert about["options"]["preset"] == "random"


def test_the_form_opens_a_table_with_the_chosen_seats_options_and_sheet(client):
    table = opened(
        client, seat0="me", seat1="off", seat2="person", seat3="off", seat4="bot:random", name0="Zoë", name2="Jan",
        name="Mauna Loa", seed="42", watch="off", sheet="[market]\nprice = 5\n",
        **{"option.preset": "eco", "option.draft": "true", "option.draft_direction": "alternate"},
        **{"option.final_income": "false"},
    )  # fmt: skip
    about = client.get(f"/api/tables/{table}").json()
    assert [f"{seat['kind']} {seat['name']}" for seat in about["seats"]] == ["person Zoë", "person Jan", "bot Emil"]
    assert about["name"] == "Mauna Loa"
    assert about["own_sheet"]
    links = {seat["name"]: seat["url"] for seat in client.get(f"/t/{table}/links").json()["seats"]}
    for page in (f"/t/{table}", f"/t/{table}/aid", links["Jan"]):  # whoever plays there is told
        assert "its own component sheet" in client.get(page).text
    assert "its own component sheet" not in client.get(f"/t/{opened(client)}").text
    wanted = {"preset": "eco", "draft": True, "draft_direction": "alternate", "auction": False}
    wanted |= {"auction_rounds": "one-round", "control": "builder", "final_income": False}
    assert about["options"] == wanted
    assert client.get(f"/api/tables/{table}/view").json()["view"]["market"]["price"] == 5
    assert client.get(f"/t/{table}").status_code == 200


def test_options_that_need_more_players_are_left_out_alone(client):
    alone = {"seat1": "off", "seat2": "off", "seat3": "off", "option.draft": "true"}
    assert client.get(f"/api/tables/{opened(client, **alone)}").json()["options"]["draft"] is False


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("sheet", "[market", "reason.sheet-toml"),
        ("sheet", "[market]\nprice = 99", "99"),
        ("sheet", "[nonsense]\nx = 1", "nonsense"),
        ("sheet", "note = 2026-01-01", "reason.sheet-type"),
        ("sheet", "x = " + "[" * 5000, "reason.sheet-deep"),
        ("sheet", "a" + ".a" * 9000 + " = 1", "reason.sheet-deep"),
        ("sheet", "#" * 140_000, "reason.sheet-large"),
        ("option.preset", "dirty", "dirty"),
        ("option.draft", "perhaps", "perhaps"),
        ("seed", "-1", "-1"),
        ("seed", "abc", "abc"),
        ("seed", "9" * 40, "9" * 20),
        ("game", "chess", "chess"),
        ("seat1", "bot:oracle", "oracle"),
    ],
)
def test_a_bad_order_comes_back_with_the_reason_and_as_it_was_filled_in(client, field, value, says):
    for lang in LANGUAGES:
        client.cookies.set("lang", lang)
        form = {**FORM, "name": "Still here", "name3": "Dora", field: value}
        answer = client.post("/open", data=form, follow_redirects=False)
        assert answer.status_code == 422
        assert answer.headers["content-type"].startswith("text/html")
        sound(answer.text)
        said = re.search(r'role="alert" id="error">.*?<span>(.*?)</span>', answer.text)
        assert said is not None
        wanted = text(says, lang).split("{")[0][:20] if says.startswith("reason.") else says
        assert wanted.split(",")[0].split(":")[0] in said[1]
        assert 'value="Still here"' in answer.text
        assert 'value="Dora"' in answer.text


def test_a_sheet_that_was_refused_stays_in_the_form_line_by_line(client):
    answer = client.post("/open", data={**FORM, "sheet": "[market]\nprice = 99\n"})
    assert "[market]&#10;price = 99" in answer.text


def test_nobody_at_the_table_is_refused(client):
    answer = client.post("/open", data={"game": "co2", **{f"seat{n}": "off" for n in range(5)}})
    assert answer.status_code == 422


def test_bytes_that_are_no_text_are_no_error_of_ours(client):
    head = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post("/open", content=b"game=co2&seat0=me&name=%ff%fe&name0=\xff", headers=head).status_code == 200


# -- language and colours -------------------------------------------------------------------------------------------


def test_the_language_is_remembered(client):
    assert '<html lang="en"' in client.get("/").text
    assert '<html lang="pl"' in client.get("/", params={"lang": "pl"}).text
    assert client.cookies["lang"] == "pl"
    assert '<html lang="pl"' in client.get("/rules/co2").text


def test_the_browser_says_which_language_it_likes(client):
    assert '<html lang="de"' in client.get("/", headers={"accept-language": "fr-FR, de;q=0.8, en;q=0.5"}).text
    assert '<html lang="en"' in client.get("/", params={"lang": "xx"}).text


def test_the_colours_are_remembered(client):
    assert "data-theme" not in client.get("/").text
    assert 'data-theme="dark"' in client.get("/", params={"theme": "dark"}).text
    assert 'data-theme="dark"' in client.get("/docs/api").text
    assert "data-theme" not in client.get("/", params={"theme": "auto"}).text
    assert 'data-theme="' not in client.get("/", params={"theme": '"><b>'}).text


@pytest.mark.parametrize("path", ["/", "/rules/co2", "/docs/api"])
def test_every_page_leads_to_every_language_and_place(client, path):
    links = sound(client.get(path).text).links
    keep = "&game=co2" if path == "/" else ""  # whichever game the page is about
    assert {f"{path}?lang={lang}{keep}" for lang in LANGUAGES} <= set(links)
    assert {"/", "/rules/co2", "/learn/co2", "/docs/api"} <= set(links)


def test_after_a_bad_order_the_languages_lead_home(client):
    assert "/?lang=pl&game=co2" in Seen(client.post("/open", data={**FORM, "seed": "x"}).text).links


# -- joining and watching -------------------------------------------------------------------------------------------


def test_a_friend_joins_by_link(client, stranger):
    table = opened(client, seat1="person")
    seats = client.get(f"/t/{table}/links").json()["seats"]
    friend = next(seat for seat in seats if seat["seat"] == 1)
    link = friend["url"].removeprefix("http://testserver")
    sound(stranger.get(link).text)
    answer = stranger.post(link, data={"name": "Zoë"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert f'id="table-{table}"' in stranger.get("/").text
    assert stranger.get(f"/t/{table}/join/nonsense").status_code == 403


def test_a_table_without_spectators_shows_a_stranger_a_page_that_says_so(client, stranger):
    table = opened(client, watch="off")
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/frame?at=40"):
        answer = stranger.get(path)
        assert answer.status_code == 403
        assert text("reason.no-spectators", "en") in answer.text
        sound(answer.text)
        assert client.get(path + ("&seat=0" if "?" in path else "")).status_code == 200
    told = stranger.get(f"/t/{table}/frame?at=40", headers={"accept": "application/json"}).json()
    assert told["error"] == "no-spectators"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/nothing", "/t/000000000000", "/rules/chess", "/learn/chess"])
def test_what_is_not_there_is_a_page_with_a_way_home(client, path, lang):
    answer = client.get(path, params={"lang": lang})
    assert answer.status_code == 404
    assert 'href="/"' in answer.text
    sound(answer.text)


# -- rules ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_anchor_and_every_link_inside_leads_somewhere(client, lang):
    rules = rules_of("co2", lang)
    html = client.get("/rules/co2", params={"lang": lang}).text
    seen = sound(html)
    assert set(rules["rules"]) <= set(seen.ids)
    assert {link[1:] for link in seen.links if link.startswith("#C-") or link.startswith("#part-")} <= set(seen.ids)
    for section in rules["section"]:
        assert section["title"].replace("'", "&#39;") in html


# -- replay ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_shows_the_end_and_can_go_to_every_moment(client, lang):
    table = finished(client)
    page = client.get(f"/t/{table}/replay", params={"lang": lang})
    seen = sound(page.text)
    assert {"f-end", "slider", "branch", "log", "player"} <= set(seen.ids)
    stops = re.search(r'data-stops="([\d:,]+)"', page.text)
    assert stops is not None
    for stop in stops[1].split(",")[::9]:
        at, seat = (int(part) for part in stop.split(":"))
        frame = client.get(f"/t/{table}/frame", params={"at": at, "seat": seat}).json()
        assert (frame["at"], frame["seat"], frame["over"]) == (at, seat, "")
        assert set(frame["fragments"]) <= set(seen.ids)


def test_playing_on_from_a_moment_opens_a_table_there(client):
    table = finished(client)
    answer = client.post(f"/t/{table}/branch", json={"at": 58})
    assert answer.status_code == 201
    url = answer.json()["url"]
    assert client.get(url).status_code == 200
    assert client.get(f"/api{url.replace('/t/', '/tables/')}").json()["rev"] == 58


@pytest.mark.parametrize("way", ["branch", "again"])
def test_whoever_let_a_bot_finish_plays_on_themselves(client, way):
    """The new table had bots only, and one could but watch."""
    table = finished(client)
    seats = client.get(f"/api/tables/{table}").json()["seats"]
    own = next(one["seat"] for one in seats if one["kind"] == "person")
    assert client.post(f"/t/{table}/seat", json={"seat": own, "kind": "bot"}).status_code == 200
    answer = client.post(f"/t/{table}/{way}", json={"at": 58} if way == "branch" else None)
    assert answer.status_code == 201
    new = client.get(f"/api{answer.json()['url'].replace('/t/', '/tables/')}").json()
    assert [(one["kind"], one["name"]) for one in new["seats"]] == [(one["kind"], one["name"]) for one in seats]
    assert client.get(f"/api/tables/{new['id']}/view?seat={own}").status_code == 200


def test_the_replay_of_a_running_table_keeps_secrets(client, stranger):
    table = opened(client)
    own = client.get(f"/t/{table}/frame", params={"at": 60, "seat": 0})
    assert 'id="card-' in own.json()["fragments"]["f-hand"]
    other = stranger.get(f"/t/{table}/frame", params={"at": 60, "seat": 0}).json()
    assert other["seat"] is None
    assert 'id="card-' not in other["fragments"]["f-hand"]
    assert stranger.get(f"/t/{table}/replay").status_code == 200
    assert stranger.post(f"/t/{table}/branch", json={"at": 40}).status_code == 403


def test_playing_again_keeps_game_seats_and_options_and_has_new_chance(client, stranger):
    """CO₂ in the browser, P2 16: the end screen was a dead end."""
    over = finished(client)
    assert stranger.post(f"/t/{over}/again").status_code == 403  # whoever only watched opens no table for others
    answer = client.post(f"/t/{over}/again")
    assert answer.status_code == 201
    url = answer.json()["url"]
    assert url != f"/t/{over}" and client.get(url).status_code == 200
    old, new = (client.get(f"/api/tables/{one}").json() for one in (over, url.removeprefix("/t/")))
    assert new["ending"] == "" and old["ending"]
    for key in ("game", "options", "sheet"):
        assert new.get(key) == old.get(key), key
    assert [(one["kind"], one["name"]) for one in new["seats"]] == [(one["kind"], one["name"]) for one in old["seats"]]
    third = client.post(f"/t/{over}/again").json()["url"]
    assert client.post(f"{url}/again").status_code == 403  # a game that is on is not played again
    records = {client.get(f"/api/tables{one.removeprefix('/t')}/record?seat=0").text for one in (url, third)}
    assert len(records) == 2  # new chance each time


def test_watching_again_begins_where_ones_last_turn_ended(client):
    """It opened at the end, where there is nothing to watch."""
    table = opened(client, seat0="me", seat1="me", seat2="off", seat3="off")
    first, rng = client.get(f"/api/tables/{table}").json()["asked"][0], Random(3)
    done, ended = 0, 0  # turns that the first player has ended, and after how many choices the last of them
    while done < 2 or client.get(f"/api/tables/{table}").json()["asked"] != [first]:
        about = client.get(f"/api/tables/{table}").json()
        told = client.get(f"/api/tables/{table}/options", params={"seat": about["asked"][0]}).json()
        move = "end" if "end" in told["options"] else rng.choice(told["options"])
        if about["asked"] == [first] and move == "end":
            done, ended = done + 1, about["rev"]
        client.post(f"/api/tables/{table}/play", json={"move": move, "seat": about["asked"][0]})
    page = client.get(f"/t/{table}/replay", params={"since": 1}).text
    assert f'data-begin="{ended}"' in page
    assert f'href="/t/{table}/replay?since=1"' in client.get(f"/t/{table}").text
    assert 'data-begin=""' in client.get(f"/t/{table}/replay").text  # from elsewhere it opens at the present moment


def test_a_record_that_is_opened_again_knows_who_played(client):
    """Names and bots were lost, and everybody was called "(you)"."""
    match = keeling.new("co2", 2, 5)
    rows = [
        {"table_id": "", "seat": 0, "kind": "person", "name": "Zoë", "bot": "normal", "turnover": 0},
        {"table_id": "", "seat": 1, "kind": "bot", "name": "Keeling 1958", "bot": "hard", "turnover": 0},
    ]
    rng = Random(5)
    while match.outcome is None:
        ask = match.owed()[0]
        match.play(ask.seat, " ".join(rng.choice(ask.options)))
    answer = client.post("/records", json={"record": with_seats(match.record_for(None), rows)})
    assert answer.status_code == 201, answer.text
    about = f"/api/tables/{answer.json()['id']}"
    seats = client.get(about).json()["seats"]
    assert [(s["name"], s["kind"], s["bot"]) for s in seats] == [
        ("Zoë", "person", None),
        ("Keeling 1958", "bot", "hard"),
    ]
    assert seats_in(client.get(f"{about}/record").text, 2) == seats_in(with_seats("", rows), 2)  # and again


@pytest.mark.parametrize(
    "line", ["; p1 bot:search@9h Eve", "; p9 person Eve", "; p1", "; ", "; p0 x", "; - person Eve"]
)
def test_whatever_a_record_says_of_its_seats_is_only_a_wish(line):
    found = seats_in(f"keeling record 1\n{line}\n", 2)
    assert len(found) == 2 and all(seat.get("bot", "normal") == "normal" for seat in found)


def test_who_checks_a_link_is_answered(client):
    for path in ("/", "/rules/co2", "/learn/co2", f"/t/{opened(client)}"):
        answer = client.head(path)
        assert answer.status_code == 200, path


def test_no_two_tables_of_somebody_are_called_alike(client):
    named = [client.get(f"/api/tables/{opened(client, seat1='me')}").json()["name"] for _ in range(20)]
    assert len(set(named)) == len(named)
    assert any(name.endswith(" 2") for name in named)


def test_a_bad_record_says_what_is_wrong(client):
    answer = client.post("/records", json={"record": "nonsense"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "record-not-one"


# -- API ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_api_page_describes_every_route(client, app, lang):
    html = client.get("/docs/api", params={"lang": lang}).text
    seen = sound(html)
    for path, verbs in app.openapi()["paths"].items():
        assert path in html
        for verb in verbs:
            assert f"{verb.upper()}</span>{path}" in html
    assert {link[1:] for link in seen.links if link.startswith("#") and not link.startswith("#i-")} <= set(seen.ids)


def test_the_examples_of_the_api_can_be_sent(client, app):
    import json
    import shlex

    for route in routes(app.openapi()):
        words = shlex.split(" ".join(line.rstrip("\\") for line in route["example"]))
        url = next(word for word in words if word.startswith("http"))
        body = json.loads(words[words.index("-d") + 1]) if "-d" in words else None
        if route["path"].endswith("/stream"):
            continue
        path = url.split(":8000", 1)[1]
        answer = client.request(route["verb"], path, json=body) if body is not None else client.get(path)
        assert answer.status_code in (200, 201, 404), (url, answer.text)  # the table of the examples does not exist


def test_rules_and_lessons_of_no_game_in_particular_lead_to_one(client):
    for path in ("/rules", "/learn"):
        answer = client.get(path, follow_redirects=False)
        assert answer.status_code == 307 and client.get(answer.headers["location"]).status_code == 200


def test_the_examples_name_this_server_and_nothing_that_a_shell_would_read(client):
    """CO₂ in the browser, features: they said port 8000 whatever the server's."""
    page = client.get("/docs/api").text
    assert "http://testserver/api/tables" in page and ":8000" not in page
    odd = routes(client.app.openapi(), "http://evil';reboot")
    assert all("evil" not in line for route in odd for line in route["example"])


# -- words ----------------------------------------------------------------------------------------------------------


def test_static_files_name_no_outside_place(client):
    for html in (client.get(path).text for path in ("/", "/learn/co2", "/rules/co2")):
        for link in set(re.findall(r'(?:src|href)="(/static/[^"]+)"', html)):
            answer = client.get(link)
            assert answer.status_code == 200, link
            assert "://" not in answer.text.replace("http://www.w3.org/2000/svg", ""), link


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_pages_can_be_said(lang):
    for key, message in texts(lang).messages.items():
        if key.startswith("ui.web."):
            gaps = set(re.findall(r"\{(\w+)\}", message.forms[0]))
            assert "{" not in text(key, lang, **dict.fromkeys(gaps, 1)), key
