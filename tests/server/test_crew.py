"""Worker processes: replaced when they die, fail or dawdle; started late, served in order."""

import asyncio
import os
import signal
import time

import pytest
from starlette.testclient import TestClient

from keeling.server.app import make_app
from keeling.server.worker_pool import WorkerFailed
from tests.alone import run_alone
from tests.server.conftest import pids, until


def dawdle(job):
    """A bot that never comes to an end."""
    time.sleep(600)


def fail(job):
    """A bot with a mistake in it."""
    raise ZeroDivisionError("mistake")


def die(job):
    """A bot that takes its process along."""
    os.kill(os.getpid(), signal.SIGKILL)


def pid(job):
    return os.getpid()


@pytest.mark.parametrize(
    ("task", "limit", "says"), [(die, 300, "lost"), (fail, 300, "mistake"), (dawdle, 0.3, "0.3 s")]
)
def test_a_worker_that_stumbles_is_replaced(own, task, limit, says):
    with pytest.raises(WorkerFailed, match=says):
        run_alone(own.do(task, None, limit))
    before = pids(own)
    assert run_alone(own.do(pid, None, 300)) in pids(own)
    assert (pids(own) == before) == (task is fail)  # a mistake costs no process


def test_a_worker_that_died_in_its_sleep_is_not_missed(own):
    first = run_alone(own.do(pid, None, 300))
    os.kill(first, signal.SIGKILL)
    until(lambda: not own.workers[0].process.is_alive())
    assert run_alone(own.do(pid, None, 300)) != first


def test_who_is_cancelled_leaves_the_line_and_the_rest_is_served_in_order(own):
    async def crowd():
        slow = asyncio.create_task(own.do(time.sleep, 0.3, 300))
        line = [asyncio.create_task(own.do(int, number, 300)) for number in range(5)]
        await asyncio.sleep(0.05)
        line[2].cancel()
        served = []
        for number, task in enumerate(line):
            task.add_done_callback(lambda _, number=number: served.append(number))
        await asyncio.gather(slow, *line, return_exceptions=True)
        return [number for number in served if number != 2], line[2].cancelled()

    assert run_alone(crowd()) == ([0, 1, 3, 4], True)


def test_no_process_is_started_for_a_house_without_bots(tmp_path):
    with TestClient(make_app(str(tmp_path / "tables.db"))) as client:
        client.post("/api/tables", json={"seats": [{}, {}]})
        assert pids(client.app.state.house.crew) == []
