"""Worker processes that think for the tables: started when needed, replaced when lost, served in order of arrival."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")
SPAWN: Final = get_context("spawn")  # a fork would copy the server's threads and locks
START: Final = 60.0  # seconds for a process to come up
AFTER: Final = 5  # workers stand back behind the server itself


class WorkerFailed(Exception):
    """A worker has died, was too slow or has failed; what it was asked remains open."""


def serve(pipe: Connection) -> None:
    """A worker's life: take a task, do it, tell the result, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(AFTER)
    try:
        pipe.send(os.getpid())
        while True:
            task, job = pipe.recv()
            try:
                told = (True, task(job))
            except Exception:
                told = (False, traceback.format_exc())
            pipe.send(told)
    except (EOFError, OSError):
        return


class Worker:
    """One process and the pipe to it, used by one thread at a time."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None

    def do(self, task: Callable[[Job], Done], job: Job, limit: float) -> Done:
        """Have a task done within so many seconds."""
        try:
            pipe = self._pipe()
            pipe.send((task, job))
            if not pipe.poll(limit):
                raise WorkerFailed(f"no answer within {limit:g} s")
            good, told = pipe.recv()
        except (EOFError, OSError, WorkerFailed) as error:
            self.end()  # the next task gets a new process
            raise (
                error if isinstance(error, WorkerFailed) else WorkerFailed(f"the worker was lost: {error!r}")
            ) from None
        if not good:
            raise WorkerFailed(told)
        done: Done = told
        return done

    def _pipe(self) -> Connection:
        """The pipe to a living process."""
        if self.pipe is None or self.process is None or not self.process.is_alive():
            self.end()
            self.pipe, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=serve, args=(theirs,), name="keeling-bot", daemon=True)
            process.start()
            self.process = process  # only now: what was never started cannot be ended
            theirs.close()  # so that the end of the process ends the pipe
            if not self.pipe.poll(START):
                raise WorkerFailed("no worker came up")
            self.pipe.recv()
        return self.pipe

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
        self.pipe = None


class WorkerPool:
    """So many workers, each led by a thread; who comes first is served first."""

    def __init__(self, count: int = 2) -> None:
        self.threads = ThreadPoolExecutor(count, "bot")
        self.mine = threading.local()
        self.workers: list[Worker] = []

    async def do(self, task: Callable[[Job], Done], job: Job, limit: float) -> Done:
        """Have a task done; who is cancelled leaves the line, or his result is dropped."""
        return await asyncio.wrap_future(self.threads.submit(self._do, task, job, limit))

    def _do(self, task: Callable[[Job], Done], job: Job, limit: float) -> Done:
        worker: Worker | None = getattr(self.mine, "worker", None)
        if worker is None:
            worker = self.mine.worker = Worker()
            self.workers.append(worker)
        return worker.do(task, job, limit)

    def close(self) -> None:
        """Forget what waits and end all processes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.end()
