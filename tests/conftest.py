"""Every test begins with the engine speaking English, whatever the test before it has taught it."""

import pytest

from keeling import locale


@pytest.fixture(autouse=True)
def english():
    locale.speak("en")
    yield
    locale.speak("en")


@pytest.fixture(scope="session")
def crew():
    """The bots' workers, started when first needed and shared by all houses."""
    from keeling.server.crew import Crew

    made = Crew(2)
    yield made
    made.close()
