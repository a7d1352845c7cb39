"""Every test begins with the engine speaking English, whatever the test before it has taught it."""

import pytest

from keeling import locale


@pytest.fixture(autouse=True)
def english():
    locale.speak("en")
    yield
    locale.speak("en")
