"""How many requests are served: a bucket for each browser or seat, and a wide one for each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

RATE, BURST = 60.0, 240.0  # requests of one browser or seat: a second, and at once
CROWD: Final = 10  # times as many for a whole address: a class sits behind one
STRANGERS: Final = 4  # times as many for all of an address that show neither cookie nor token
MOST: Final = 20_000  # buckets; those longest unused are full again and go first


class Buckets:
    """Buckets of requests that fill steadily."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many are left, as counted when

    def allowed(self, address: str, name: str) -> bool:
        """Whether one more request is served: of a browser or seat if it has shown a name, and of its address."""
        now = time.monotonic()
        own = (f"n {name}", 1) if name else (f"s {address}", STRANGERS)
        asked = [(key, self._filled(key, share, now)) for key, share in (own, (f"a {address}", CROWD))]
        served = all(left >= 1 for _, left in asked)
        for key, left in asked:
            self._left[key] = (left - served, now)
            self._left.move_to_end(key)
        while len(self._left) > MOST:
            self._left.popitem(last=False)
        return served

    def _filled(self, key: str, share: int, now: float) -> float:
        """What is in a bucket now."""
        left, then = self._left.get(key, (self.burst * share, now))
        return min(self.burst * share, left + (now - then) * self.rate * share)
