"""Drivers of bots: whatever fails is logged and seen, and no table waits for ever."""

import logging

import pytest
import sqlalchemy as sa

from keeling.core.reason import IllegalMove, Reason
from keeling.server import driving, thinking
from keeling.server.live_table import LiveTable
from keeling.server.worker_pool import WorkerPool
from tests.server.conftest import table_of, until
from tests.server.test_crew import fail


def raising(*_about):
    raise ZeroDivisionError("what nobody thought of")


@pytest.mark.parametrize("where", ["job_for", "limit"])
def test_a_driver_that_fails_before_its_bot_thinks_plays_on_and_is_logged(table, monkeypatch, caplog, where):
    monkeypatch.setattr(driving, where, raising)
    t = table(seats=2, bots=1)
    until(lambda: (t.asked == [0] and table_of(t).alerts) or table_of(t).match.outcome)
    assert [seat for _, seat in table_of(t).alerts] == [1]
    told = next(line for line in caplog.records if "bot random" in line.getMessage())
    assert told.exc_info and told.exc_info[0] is ZeroDivisionError


def test_a_store_that_fails_stops_the_bots_visibly_and_they_go_on_when_it_works_again(table, monkeypatch, caplog):
    t = table(seats=2)
    live, house = table_of(t), t.client.app.state.house
    works = live.store.append

    def full(*_about):
        raise sa.exc.OperationalError("disk full", None, Exception())

    monkeypatch.setattr(live.store, "append", full)
    t.client.portal.call(lambda: seat_bots(house, live))
    until(lambda: live.alerts and not house.bots.at_work(t.id))
    before = live.rev
    assert any(line.exc_info and "bots have stopped" in line.getMessage() for line in caplog.records)
    assert not house.bots.driving and not live.thinking
    monkeypatch.setattr(live.store, "append", works)
    t.get()  # somebody looks at the table
    until(lambda: live.rev > before + 3)


async def seat_bots(house, live):
    for seat in range(len(live.seats)):
        live.seats[seat]["kind"], live.seats[seat]["bot"] = "bot", "random"
    house.bots.drive(live)


def test_a_refused_choice_is_logged_and_another_is_taken(table, monkeypatch, caplog):
    """An option that was offered and is refused is a mistake of the rules, not of the table's timing."""
    play, refused = LiveTable.play, []

    async def picky(live, seat, text, rev=None):
        if len(refused) < 2:
            refused.append(text)
            raise IllegalMove(Reason("game-over", "", {"ending": "", "game": "co2"}))
        return await play(live, seat, text, rev=rev)

    monkeypatch.setattr(LiveTable, "play", picky)
    t = table(seats=2, bots=2)
    begun = table_of(t).rev
    until(lambda: len(refused) == 2 and table_of(t).rev > begun)
    assert len(set(refused)) == 2
    assert sum("offered and refused" in line.getMessage() for line in caplog.records) == 2
    assert table_of(t).alerts


def test_where_everything_is_refused_the_driver_stops_instead_of_spinning(table, monkeypatch, caplog):
    tries = []

    async def never(live, seat, text, rev=None):
        tries.append(text)
        raise IllegalMove(Reason("game-over", "", {"ending": "", "game": "co2"}))

    monkeypatch.setattr(LiveTable, "play", never)
    t = table(seats=2, bots=2)
    house = t.client.app.state.house
    until(lambda: not house.bots.at_work(t.id))
    assert len(tries) == len(set(tries)) >= 1
    assert any("bots have stopped" in line.getMessage() for line in caplog.records)
    assert table_of(t).alerts


def test_what_a_stand_in_swallows_is_logged(monkeypatch, caplog):
    import keeling
    from keeling.core.chance import generator

    match = keeling.new("co2", 3, 2)
    job = thinking.job_for(match, match.owed()[0], "normal", generator("test"))
    monkeypatch.setattr(thinking, "bot", lambda name: fail)
    assert thinking.fallback_choice(job) in job.options
    assert any(line.exc_info and line.levelno >= logging.ERROR for line in caplog.records)


def test_a_crew_that_takes_no_work_any_more_is_no_silent_end(table, monkeypatch):
    monkeypatch.setattr(WorkerPool, "do", raising)
    t = table(seats=2, bots=1)
    until(lambda: t.asked == [0])
    assert table_of(t).alerts or table_of(t).match.owed()[0].seat == 0
