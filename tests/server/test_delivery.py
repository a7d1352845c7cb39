"""What a page consists of: few files, packed, kept for ever; and a class behind one address gets all of it."""

import re

import pytest
from starlette.testclient import TestClient

from keeling.games import GAMES
from keeling.locale import LANGUAGES, text
from keeling.server.app import make_app
from keeling.server.limits import MOST, Buckets
from tests.server.conftest import Table

PAGE = {"accept": "text/html"}
FILE = re.compile(r'(?:src|href)="(/static/[^"]+)"')


def files(html):
    """The addresses of all that a page loads."""
    return FILE.findall(html.partition("</head>")[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_a_handful_of_files_that_never_change(client, game):
    t = Table(client, seats=GAMES[game].least_seats, game=game)
    paths = ["/", f"/rules/{game}", f"/learn/{game}", f"/cards/{game}", "/nothing", "/docs/api"]
    for path in (*paths, f"/t/{t.id}", f"/t/{t.id}/replay", f"/t/{t.id}/join/{t.tokens[0]}"):
        html = client.get(path, headers=PAGE).text
        found = files(html)
        assert 3 <= len(found) <= 4 and all(one.startswith("/static/joined/") for one in found), path
        assert "/static/" not in html.partition("</head>")[2]
        for one in found:
            answer = client.get(one)
            assert answer.status_code == 200 and answer.headers["cache-control"].endswith("immutable"), one
            assert answer.headers["content-encoding"] == "gzip" and "content-security-policy" in answer.headers
            assert client.get(one, headers={"accept-encoding": "identity"}).text == answer.text


def test_a_joined_file_of_another_version_is_given_but_not_kept(client):
    address = next(one for one in files(client.get("/").text) if one.endswith(".css"))
    old = re.sub("joined/[0-9a-f]+/", "joined/0123456789abcdef/", address)
    assert client.get(old).text == client.get(address).text and client.get(old).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "parts",
    ["", "nothing.css", "tokens.css+home.js", "home.js+rules.js", "../__init__.py", "games/%2e%2e/tokens.css", "a+b"],
)
def test_nothing_else_can_be_joined(client, parts):
    assert client.get(f"/static/joined/0/{parts}").status_code == 404


def test_pages_are_packed_for_those_who_can_unpack_them(client):
    packed, plain = (client.get("/rules/co2", headers={"accept-encoding": how}) for how in ("gzip", "identity"))
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text and packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_who_works_on_the_files_gets_them_one_by_one(tmp_path, crew):
    with TestClient(make_app(str(tmp_path / "t.db"), crew=crew, joined=False)) as client:
        found = files(client.get("/").text)
        assert "/static/home.js" in found and len(found) > 6
        assert client.get("/static/keeling.js").text.count("import {") > 9
        assert client.get("/static/keeling.js").headers["cache-control"] == "no-cache"


def test_what_runs_a_page_is_one_under_both_its_names(client):
    t = Table(client, seats=2)
    address = next(one for one in files(client.get(f"/t/{t.id}").text) if one.endswith("/keeling.js"))
    assert client.get("/static/keeling.js").text == f'export * from "{address}";\n'


def test_browsers_and_search_engines_find_what_they_look_for(client):
    assert client.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
    assert "Disallow: /t/" in client.get("/robots.txt").text


# -- limits -----------------------------------------------------------------------------------------------------------


def test_a_class_behind_one_address_sits_down_in_the_same_second(tmp_path, crew):
    """Thirty browsers, each with its seat's link, with the limits as they are."""
    app = make_app(str(tmp_path / "t.db"), pace=0, crew=crew)
    with TestClient(app) as host:
        tables = [Table(host, seats=5) for _ in range(6)]
        for t in tables:
            for token in t.tokens:
                pupil = TestClient(app, headers=PAGE)
                link = f"/t/{t.id}/join/{token}"
                assert pupil.get(link).status_code == 200
                board = pupil.post(link, data={"name": "Kim"})
                assert (board.status_code, board.url.path) == (200, f"/t/{t.id}")
                assert {pupil.get(one).status_code for one in files(board.text)} == {200}
                assert pupil.get(f"/t/{t.id}/aid").status_code == 200


def test_one_browser_s_flood_is_its_own(tmp_path, crew):
    app = make_app(str(tmp_path / "t.db"), rate=0.001, burst=5, crew=crew)
    with TestClient(app, cookies={"keeling": "flood"}) as one:
        assert [one.get("/robots.txt").status_code for _ in range(20)] == [200] * 20
        assert [one.get("/api/games").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        assert TestClient(app, cookies={"keeling": "other"}).get("/api/games").status_code == 200
        assert TestClient(app, headers={"authorization": "Bearer x"}).get("/api/games").status_code == 200
        names = [TestClient(app, cookies={"keeling": f"n{number}"}) for number in range(50)]
        assert sum(name.get("/api/games").status_code == 200 for name in names) == 43  # all of an address: fifty


def test_buckets_of_the_busy_outlive_those_of_others():
    buckets = Buckets(0.001, 1)
    assert buckets.allowed("a", "busy") and not buckets.allowed("a", "busy")
    for number in range(MOST):
        buckets.allowed(f"b{number // 9}", f"n{number}")
        if number % 1000 == 0:
            assert not buckets.allowed("a", "busy")
    assert not buckets.allowed("a", "busy") and len(buckets._left) == MOST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_must_wait_says_so_and_tries_again(tmp_path, crew, lang):
    app = make_app(str(tmp_path / "t.db"), rate=0.001, burst=0.1, crew=crew)
    with TestClient(app, cookies={"keeling": "x", "lang": lang}, headers=PAGE) as client:
        page = client.get("/")
    assert page.status_code == 429 and 1 <= int(page.headers["refresh"]) <= 4
    assert text("reason.too-many-requests", lang) in page.text and text("ui.web.retry", lang) in page.text
