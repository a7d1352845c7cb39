"""A server on a free port and a browser to visit it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.commons import Commons
from tests.browser.house import House

playwright = pytest.importorskip("playwright.sync_api")
_ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, as the system has it."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("there is no Chromium on this machine")
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=program, args=_ARGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of tables whose bots do not pause."""
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="module")
def commons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Commons]:
    """A house with Factory Commons whose bots do not pause."""
    made = Commons(tmp_path_factory.mktemp("commons"))
    made.start()
    yield made
    made.kill()
