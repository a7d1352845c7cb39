"""Every page of the site with a running table of every game: at its beginning, in its middle and at its end."""

from functools import cache
from random import Random

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.core.agenda import CHANCE
from keeling.games import GAMES
from keeling.locale import LANGUAGES
from keeling.server.app import make_app
from keeling.server.brief import tell_stage
from keeling.testing.tables import play_on
from keeling.web.pages.lesson import lessons

PAGE = {"accept": "text/html"}
MOMENTS = {"setup": 0.0, "start": 0.1, "middle": 0.5, "end": 1.0}  # how far the game has come


@pytest.fixture
def app(tmp_path, crew):
    return make_app(str(tmp_path / "tables.db"), pace=0, rate=1e6, burst=1e6, crew=crew)


@pytest.fixture
def player(app):
    with TestClient(app, headers=PAGE) as client:
        yield client


@pytest.fixture
def spectator(app, player):
    return TestClient(app, headers=PAGE)


@pytest.fixture
def stranger(app, player):
    return TestClient(app, headers=PAGE)


@cache
def record(game, moment):
    """A game of chance that has come so far."""
    seats = min(3, GAMES[game].most_seats)
    whole = play_on(keeling.new(game, seats, seed=4), Random(4))
    choices = sum(entry.seat != CHANCE for entry in whole.entries)
    return play_on(keeling.new(game, seats, seed=4), Random(4), int(choices * MOMENTS[moment])).record()


def opened(client, game, moment):
    """A table of a game that has come so far, all seats in this browser; its id."""
    answer = client.post("/records", json={"record": record(game, moment)})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def pages(game, table):
    """All pages there are about a game and a table."""
    yield from ("/", "/docs/api", "/waiting", "/api/games", f"/?game={game}", f"/rules/{game}")
    yield from (f"/learn/{game}", f"/learn/{game}/frame?at=1") if game in lessons() else ()
    yield from (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/frame?at=3&seat=0", f"/t/{table}/links")
    yield from (f"/api/tables/{table}", f"/api/tables/{table}/view?seat=0", f"/api/tables/{table}/record?seat=0")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_page_answers_to_everybody(player, spectator, stranger, game, moment):
    table = opened(player, game, moment)
    spectator.get(f"/t/{table}")  # from now on it is on their home page
    assert f'id="table-{table}"' not in stranger.get("/").text
    for lang in LANGUAGES:
        for client in (player, spectator, stranger):
            client.cookies.set("lang", lang)
            for path in pages(game, table):
                if client is not player:
                    path = path.replace("&seat=0", "").replace("?seat=0", "")
                answer = client.get(path)
                assert answer.status_code == 200, (path, answer.text[:300])
        assert f'id="table-{table}"' in player.get("/").text
        assert f'id="table-{table}"' in spectator.get("/").text


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_seat_is_told_its_options_and_why_others_are_closed(player, game, moment):
    table = opened(player, game, moment)
    for seat in range(len(player.get(f"/api/tables/{table}").json()["seats"])):
        assert player.get(f"/api/tables/{table}/options", params={"seat": seat}).status_code == 200
        for lang in LANGUAGES:
            asked = {"seat": seat, "move": "nonsense", "lang": lang}
            told = player.get(f"/api/tables/{table}/why", params=asked)
            assert told.status_code == 200 and told.json()["reason"]["text"]


@pytest.mark.parametrize("moment", ["setup", "start", "middle"])
def test_home_tells_how_far_a_game_is_in_every_language(player, game, moment):
    table = opened(player, game, moment)
    position = player.app.state.house.tables[table].match.position
    told = {lang: tell_stage(game, GAMES[game].stage(position), lang) for lang in LANGUAGES}
    assert len(set(told.values())) > 1
    for lang in LANGUAGES:
        row = player.get("/", params={"lang": lang}).text.partition(f'id="table-{table}"')[2].partition("</tr>")[0]
        assert told[lang] and told[lang] in row


def test_how_far_a_game_is_changes_while_it_is_played(game):
    match = keeling.new(game, min(3, GAMES[game].most_seats), seed=4)
    rng, stages = Random(4), set()
    while match.asks:
        stages.add(tell_stage(game, GAMES[game].stage(match.position), "en"))
        play_on(match, rng, 10)
    assert len(stages) > 2
