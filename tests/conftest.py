"""Every test begins with the engine speaking English, whatever the test before it has taught it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

pytest.register_assert_rewrite("keeling.testing")  # before its first import

from keeling import locale  # noqa: E402
from keeling.testing import hints  # noqa: E402

hints.PLACES.append("tests.games")

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


def _contents(thing: Any, inside: tuple[int, ...] = ()) -> Any:
    """All that an object holds, as text that can be compared."""
    if id(thing) in inside or callable(thing):
        return "…"
    inside = (*inside, id(thing))
    if isinstance(thing, dict):
        return [(str(key), _contents(value, inside)) for key, value in thing.items()]
    if isinstance(thing, (list, tuple)):
        return [_contents(value, inside) for value in thing]
    held = getattr(thing, "__dict__", None) or {name: getattr(thing, name) for name in getattr(thing, "__slots__", ())}
    seen = {name: value for name, value in held.items() if not name.startswith("_")}  # others are made when needed
    return _contents(seen, inside) if held else repr(thing)


@pytest.fixture(scope="session", autouse=True)
def the_figures_of_the_house_are_for_all_tests() -> Iterator[None]:
    """A test that changes them would change what others find, or not, by the order in which they run."""
    from keeling.games import GAMES, house_figures

    before = {name: _contents(house_figures(name)) for name in GAMES}
    yield
    assert [name for name in GAMES if _contents(house_figures(name)) != before[name]] == []


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
