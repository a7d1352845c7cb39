"""News of a table: who waits hears of it, and who goes away while it comes leaves nothing locked."""

import asyncio

import anyio
import pytest

from keeling.server import live_table
from keeling.server.api import changed
from keeling.server.push import news_of
from tests.alone import run_alone
from tests.server.conftest import table_of


@pytest.mark.parametrize("steps", range(6))
def test_who_leaves_while_news_come_keeps_nobody_from_hearing(table, steps):
    live = table_of(table(seats=2))

    async def visit(scope):
        with scope:
            while True:
                await changed(live, news_of(live))

    async def crowd():
        """Visitors are cut off just as something happens, some loop steps sooner or later; then one more comes."""
        for later in range(6):
            async with anyio.create_task_group() as visitors:
                scopes = [anyio.CancelScope() for _ in range(4)]
                for scope in scopes:
                    visitors.start_soon(visit, scope)
                for _ in range(steps):
                    await asyncio.sleep(0)
                live.tell()
                for _ in range(later):
                    await asyncio.sleep(0)
                for scope in scopes:
                    scope.cancel()
        waiting = asyncio.create_task(changed(live, news_of(live)))
        await asyncio.sleep(0)
        live.seatings += 1
        live.tell()
        return await asyncio.wait_for(waiting, 10)

    assert run_alone(crowd()) is True


def test_all_who_wait_in_vain_are_told_so_and_wait_on(table, monkeypatch):
    monkeypatch.setattr(live_table, "HEARTBEAT", 0.05)
    live = table_of(table(seats=2))
    live._beat = None  # that of the pages, on their own loop

    async def wait():
        async with asyncio.timeout(10):
            seen = news_of(live)
            first = await asyncio.gather(*(changed(live, seen) for _ in range(3)))
            later = [asyncio.create_task(changed(live, seen)) for _ in range(3)]
            await asyncio.sleep(0)
            live.tell()  # of something that is no news to them
            again = await asyncio.gather(*later)
            assert live.listeners == 0
            return first + again

    assert run_alone(wait()) == [False] * 6
    assert live.beats == 2  # one for all of them, each time


def test_no_proxy_holds_back_what_is_told(table, client):
    t = table(seats=2)
    client.app.state.house.closing = True  # a stream that begins now ends at once
    for path in (f"/api/tables/{t.id}/stream", f"/t/{t.id}/events"):
        answer = client.get(path)
        assert answer.headers["x-accel-buffering"] == "no" and answer.headers["cache-control"] == "no-store"
        assert answer.text.endswith("retry: 200\nevent: bye\ndata: {}\n\n")
