"""Every test begins with the engine speaking English, whatever the test before it has taught it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from keeling import locale

# The shell is the same Chromium without windows of its own: a page costs a third of the time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    locale.speak("en")
    yield
    locale.speak("en")


@pytest.fixture(scope="session")
def crew() -> Iterator[Any]:
    """The bots' workers, started when first needed and shared by all houses."""
    from keeling.server.worker_pool import WorkerPool

    made = WorkerPool(2)
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, as the system has it."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip("there is no Chromium on this machine")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=program, args=CHROMIUM)
        yield found
        found.close()
