"""A table whose bot dies, fails or dawdles: the game goes on, and nobody waits for it."""

import asyncio
import json
import logging
import os
import signal
import time

import pytest
from starlette.testclient import TestClient

import keeling
from keeling.core.chance import generator
from keeling.server import driving, thinking
from keeling.server.app import make_app
from keeling.server.push import stamp
from keeling.server.table_pages import patches
from keeling.server.thinking import choose, fallback_choice, job_for
from tests.server.conftest import Table, pids, table_of, until
from tests.server.test_crew import dawdle, die, fail


@pytest.fixture
def fragile(tmp_path, own, monkeypatch, caplog):
    """A house with one worker of its own, whose bots think as told."""
    caplog.set_level(logging.CRITICAL, "keeling")
    with TestClient(make_app(str(tmp_path / "tables.db"), pace=0, rate=1e6, burst=1e6, crew=own)) as client:

        def opened(task=choose, seconds=None, **more):
            monkeypatch.setattr(driving, "choose", task)
            if seconds is not None:
                monkeypatch.setattr(driving, "limit", lambda name: seconds)
            return Table(client, **more)

        yield opened


@pytest.mark.parametrize(("task", "seconds"), [(die, None), (fail, None), (dawdle, 0.2)])
def test_the_game_goes_on_with_a_stand_in_and_everybody_is_told_once(fragile, task, seconds):
    t = fragile(task, seconds, seats=2, bots=1)
    live = table_of(t)

    def chosen():
        return len([entry for entry in live.match.entries if entry.seat == 1 and not entry.forced])

    while chosen() < 2:
        if t.asked == [0]:
            t.play(0, t.get("/options", 0).json()["options"][0])
        before = chosen()
        until(lambda before=before: t.asked == [0] or chosen() > before, 60)  # a new process for each may take a while
    assert [seat for _, seat in live.alerts] == [1]  # once, though it stumbles at every choice
    for lang in keeling.locale.LANGUAGES:
        told = keeling.locale.text("ui.web.bot-failed", lang, player="Bea")
        page = t.client.get(f"/t/{t.id}", params={"lang": lang}).text
        assert json.dumps(told, ensure_ascii=True)[1:-1] in page or told in page


def test_a_worker_killed_in_the_midst_of_a_thought(fragile, own):
    """kill -9, as an operator or the system would."""
    t = fragile(seats=2, bots=2, bot="search@30s")
    until(lambda: pids(own))
    live = table_of(t)
    until(lambda: live.thinking)
    before = live.rev
    os.kill(pids(own)[0], signal.SIGKILL)
    until(lambda: live.rev > before)
    assert len(live.alerts) == 1
    until(lambda: own.workers[0].process.is_alive())


def test_a_stand_in_that_fails_too_takes_anything(monkeypatch):
    match = keeling.new("co2", 3, 2)
    job = job_for(match, match.owed()[0], "normal", generator("test"))
    assert fallback_choice(job) in job.options
    monkeypatch.setattr(thinking, "bot", lambda name: fail)
    assert fallback_choice(job) in job.options


def test_a_seat_given_to_a_person_is_not_played_by_the_bots_late_thought(fragile, own):
    t = fragile(dawdle, 30, seats=1)
    t.client.get("/")
    t = fragile(dawdle, 30, seats=2, bots=2)
    live = table_of(t)
    until(lambda: live.thinking)
    seat, before = next(iter(live.thinking)), live.rev
    answer = t.client.post(f"/t/{t.id}/seat", json={"seat": seat, "kind": "person"})
    assert answer.status_code == 200
    until(lambda: not t.client.app.state.house.bots.at_work(t.id))
    assert live.rev == before and not live.thinking


def test_a_house_that_closes_waits_for_nobody(tmp_path):
    with TestClient(make_app(str(tmp_path / "tables.db"), pace=0, workers=1)) as client:
        tables = [Table(client, seats=2, bots=2, bot="search@30s") for _ in range(3)]
        crew = client.app.state.house.crew
        until(lambda: table_of(tables[0]).thinking and pids(crew))
        worker, begun = crew.workers[0].process, time.monotonic()
    assert time.monotonic() - begun < 20  # its thought would have taken thirty
    until(lambda: not worker.is_alive())


def test_one_tables_bots_do_not_keep_another_waiting(table):
    """While a bot thinks long, other tables and the API are as quick as ever."""
    slow, quick = table(seats=2, bots=2, bot="search@30s"), table(seats=2, bots=1)
    until(lambda: table_of(slow).thinking)
    before = table_of(slow).rev
    until(lambda: quick.asked == [0])
    for _ in range(20):
        assert quick.get("/options", 0).status_code == 200
    assert table_of(slow).thinking and table_of(slow).rev == before  # all that while it thought about one choice


def test_a_page_made_before_the_bot_was_said_to_think_is_told_so(fragile):
    """The stream begins from the frame the page was made from, not from whatever is so by then."""
    t = fragile(dawdle, 30, seats=2, bots=2)
    live = table_of(t)
    early = stamp(live)
    until(lambda: live.thinking)
    assert stamp(live) != early

    async def first(since, seconds):
        told = patches(live, frozenset(), "en", None, since)
        try:
            return await asyncio.wait_for(anext(told), seconds)
        except TimeoutError:
            return None

    assert '"thinking":[' in t.client.portal.call(first, early, 20)
    assert t.client.portal.call(first, stamp(live), 0.5) is None
