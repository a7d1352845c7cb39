"""Who sits down by a link and under which name, and what the others are told of who is here."""

import asyncio
import json

import pytest

from keeling.locale import LANGUAGES, text
from keeling.server.table_pages import patches
from tests.server.conftest import table_of


def link(t, seat):
    return f"/t/{t.id}/join/{table_of(t).token(seat)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_opens_a_link_first_is_asked_for_a_name(table, client, lang):
    t = table(seats=2)
    page = client.get(link(t, 1), params={"lang": lang})
    assert page.status_code == 200 and text("ui.web.join.sit", lang) in page.text
    assert 'name="name"' in page.text and 'placeholder="Bea"' in page.text
    assert table_of(t).presence.told(table_of(t).seats)["new"] == [0, 1]  # looking at a link takes no seat


def test_who_sits_down_is_called_as_they_say_and_the_link_then_leads_to_the_board(table, client):
    t = table(seats=2)
    answer = client.post(link(t, 1), data={"name": "  Zo\x07ë "}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{t.id}")
    assert [seat["name"] for seat in t.get().json()["seats"]] == ["Ada", "Zoë"]
    client.cookies.clear()  # another machine of the same person
    again = client.get(link(t, 1), follow_redirects=False)
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{t.id}")
    assert client.post(link(t, 0), data={"name": "x" * 99}).status_code == 200
    assert len(t.get().json()["seats"][0]["name"]) == 24


def test_a_name_that_is_left_empty_stays_as_it_was(table, client):
    t = table(seats=2)
    client.post(link(t, 1))
    assert t.get().json()["seats"][1]["name"] == "Bea"


def test_a_wrong_link_takes_no_seat(table, client):
    t = table(seats=2)
    assert client.post(f"/t/{t.id}/join/nonsense", data={"name": "Eve"}).status_code == 403


def test_whoever_joins_takes_the_seat_back_from_a_bot(table, client):
    t = table(seats=2, bots=1)
    client.post(link(t, 1), data={"name": "Bea"})
    seat = t.get().json()["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "Bea")


def test_others_are_told_who_comes_who_goes_and_who_is_missing(table, client):
    t = table(seats=3)
    live = table_of(t)

    async def heard():
        mine = patches(live, frozenset({0}), "en", 0, "")
        told = []

        async def listen():
            async for event in mine:
                if "event: presence" in event:
                    told.append(json.loads(event.partition("data: ")[2]))

        async def reach(count):
            while len(told) < count:
                await asyncio.sleep(0.01)

        ear = asyncio.create_task(listen())
        await reach(1)
        other = patches(live, frozenset({1}), "en", 1, "")
        await anext(other)
        await reach(2)
        await other.aclose()
        await reach(3)
        ear.cancel()
        await asyncio.gather(ear, return_exceptions=True)
        return told

    told = client.portal.call(heard)
    assert told[0] == {"here": [0], "away": [], "new": [1, 2]}
    assert told[1] == {"here": [0, 1], "away": [], "new": [2]}
    assert told[2] == {"here": [0], "away": [1], "new": [2]}
    assert live.presence.told(live.seats)["here"] == []  # and whoever listened has gone, too


def test_two_pages_of_one_seat_are_one_presence(table):
    presence = table_of(table(seats=2)).presence
    assert presence.come({0}) and not presence.come({0})
    assert not presence.leave({0}) and presence.leave({0})


def test_a_program_that_plays_is_neither_missing_nor_away(table):
    t = table(seats=2)
    t.get("/options", 1)
    assert table_of(t).presence.told(table_of(t).seats) == {"here": [], "away": [], "new": [0]}


def test_who_has_joined_is_known_after_a_restart(table, client):
    t = table(seats=2)
    client.post(link(t, 1))
    house = client.app.state.house
    assert house.store.taken(t.id) == [1]
    client.get(f"/t/{t.id}")  # only watching is no seat
    assert house.store.taken(t.id) == [1]
