"""Servers on free ports for the browser to visit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.commons import Commons
from tests.browser.house import Tables

pytest.importorskip("playwright.sync_api")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A house of tables whose bots do not pause."""
    made = Tables(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def commons(house: Tables) -> Commons:
    """The same house, as players of Factory Commons use it."""
    return Commons(house)
