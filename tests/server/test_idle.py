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


def looked_at(client, tables):
    """Tables whose page was shown, as long as anybody holds them."""
    house, found = client.app.state.house, []
    for t in tables:
        client.get(f"/t/{t.id}")
        found.append(weakref.ref(client.portal.call(house.find, t.id)))
    return found


def test_forgotten_tables_leave_the_memory_without_a_search_for_circles(tmp_path, crew):
    """A server hardly ever looks for circles of things that hold each other, so that a table must not be in one."""
    with TestClient(make_app(str(tmp_path / "t.db"), pace=0, rate=1e6, burst=1e6, crew=crew)) as client:
        house = client.app.state.house
        tables = [Table(client, seats=2) for _ in range(6)]
        gc.disable()
        try:
            refs = looked_at(client, tables)
            house.idle = 0
            client.portal.call(house.sweep)
            alive = sum(ref() is not None for ref in refs)
        finally:
            gc.enable()
    assert not house.tables and alive <= 1  # the last one may still be in somebody's hands


def test_of_too_many_tables_the_one_nobody_asked_for_longest_goes_first(tmp_path, crew):
    with TestClient(make_app(str(tmp_path / "t.db"), pace=0, rate=1e6, burst=1e6, crew=crew)) as client:
        house = client.app.state.house
        house.most = 3
        first, second, third = tables = [Table(client, seats=2) for _ in range(3)]
        looked_at(client, tables)
        first.get()  # asked for again
        table_of(second).listeners = 1  # and somebody listens here
        fourth = Table(client, seats=2)
        assert set(house.tables) == {second.id, first.id, fourth.id}
        assert third.get().status_code == 200 and first.id not in house.tables


def test_what_was_drawn_of_a_table_goes_before_the_table(tmp_path, crew):
    with TestClient(make_app(str(tmp_path / "t.db"), pace=0, rate=1e6, burst=1e6, crew=crew)) as client:
        t = Table(client, seats=2)
        page = client.get(f"/t/{t.id}").text
        live = table_of(t)
        client.portal.call(client.app.state.house.sweep)
        assert live.frames.of is not None
        live.touched -= 61
        client.portal.call(client.app.state.house.sweep)
        assert live.frames.of is None and t.id in client.app.state.house.tables
        assert client.get(f"/t/{t.id}").text == page
