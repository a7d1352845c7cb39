"""What nobody looks at is forgotten, and never held twice."""

import asyncio
import gc
import weakref

import pytest
from starlette.testclient import TestClient

from keeling.server.api import changed
from keeling.server.app import make_app
from keeling.server.push import news_of
from tests.server.conftest import Table, table_of, until


@pytest.fixture
def client(tmp_path, crew):
    """A house that forgets at once."""
    app = make_app(str(tmp_path / "tables.db"), pace=0, rate=1e6, burst=1e6, crew=crew, idle=0)
    with TestClient(app) as client:
        yield client


def move(t):
    seat = t.asked[0]
    return t.play(seat, t.get("/options", seat).json()["options"][0])


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(client):
    house = client.app.state.house
    t = Table(client, seats=2, bots=1)
    until(lambda: t.asked == [0])
    t.get("/hint", 0)
    client.get(f"/t/{t.id}")
    gone = weakref.ref(client.portal.call(house.find, t.id))
    before = t.get().json()

    def forgotten():
        gc.collect()
        return gone() is None

    until(forgotten)
    assert not house.tables and not house.advice and not house.bots.driving and not house.bots.thoughts
    assert t.get().json() == before
    assert move(t).status_code == 200


def test_a_house_that_forgets_at_its_leisure_keeps_what_was_just_looked_at(tmp_path, crew):
    with TestClient(make_app(str(tmp_path / "t.db"), pace=0, crew=crew)) as client:
        t = Table(client, seats=2)
        client.portal.call(client.app.state.house.sweep)
        assert table_of(t)


def test_who_still_holds_a_table_shares_it_with_whoever_comes_next(client):
    """A stream, or a choice that is being written, while the table is forgotten and asked for again."""
    house = client.app.state.house
    t = Table(client, seats=2)

    async def meet():
        live = await house.find(t.id)
        async with live.lock:  # a change is under way
            house.sweep()
            assert t.id in house.tables
        house.sweep()
        assert t.id not in house.tables
        assert await house.find(t.id) is live
        waiting = asyncio.create_task(changed(live, news_of(live)))
        await asyncio.sleep(0.01)
        house.sweep()
        assert t.id in house.tables  # somebody waits for its news
        other = await house.find(t.id)
        await other.play(other.asks()[0].seat, " ".join(other.asks()[0].options[0]))
        return await asyncio.wait_for(waiting, 10)

    assert client.portal.call(meet) is True


def test_many_find_a_forgotten_table_at_once_and_get_the_same(client):
    house = client.app.state.house
    t = Table(client, seats=2)

    async def rush():
        house.sweep()
        house.known.clear()
        found = await asyncio.gather(*(house.find(t.id) for _ in range(8)))
        return len({id(live) for live in found})

    assert client.portal.call(rush) == 1


def test_bots_go_on_though_nobody_looks(client):
    t = Table(client, seats=2, bots=2, sheet={"calendar": {"decades": [2] * 5}})
    until(lambda: client.app.state.house.store.table(t.id)["over"], 60)
