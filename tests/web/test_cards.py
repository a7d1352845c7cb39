"""The page of all cards: every card of every deck of each game that declares them, in four languages."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from keeling.games import GAMES, house_figures
from keeling.locale import LANGUAGES
from keeling.server.app import make_app
from keeling.web.pages.card_gallery import catalogue, has_cards

CARDED = [game for game in GAMES if has_cards(game)]


@pytest.fixture
def client(tmp_path, crew):
    with TestClient(make_app(str(tmp_path / "tables.db"), pace=0, crew=crew), headers={"accept": "text/html"}) as one:
        yield one


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CARDED)
def test_every_card_of_every_deck_is_there_and_tells_what_it_does(client, game, lang):
    shown = catalogue(game, lang)
    sheet = house_figures(game).sheet
    known = {tag.key for tag in shown.tags}
    html = client.get(f"/cards/{game}", params={"lang": lang}).text
    for deck in shown.decks:
        assert [card.key for card in deck.cards] == [row["key"] for row in sheet[deck.key]] and deck.cards
        for card in deck.cards:
            assert card.title and card.text.endswith(".") and set(card.tags) <= known, card.key
            assert html.count(f'id="{card.key}"') == 1, card.key
    assert not re.search(r"ui\.web|\{\w+\}(?!\")", html.replace("{count}", ""))
    assert len({deck.title for deck in shown.decks}) == len(shown.decks)


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_table_lead_to_the_cards_of_games_that_declare_them(client, game):
    table = client.post("/api/tables", json={"game": game, "seats": [{"kind": "person"}] * GAMES[game].most_seats})
    for path in (f"/rules/{game}", f"/t/{table.json()['id']}"):
        assert (f'href="/cards/{game}"' in client.get(path).text) == (game in CARDED), path
    assert client.get(f"/cards/{game}").status_code == (200 if game in CARDED else 404)


def test_a_game_that_does_not_exist_has_no_cards(client):
    assert client.get("/cards/nothing").status_code == 404
