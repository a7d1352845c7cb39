"""Players that choose from a view: each is one function, found here by its name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from keeling.bots import random
from keeling.core.match import Asked

Bot = Callable[[dict[str, Any], Asked, Random], str]

BOTS: Final[dict[str, Bot]] = {"random": random.choose}
