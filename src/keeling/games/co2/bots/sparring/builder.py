"""Builder: the plant that lacks least, as soon as it can, and then the next one."""

from __future__ import annotations

from keeling.games.co2.bots.sparring.script import Script


class Builder(Script):
    """Everything goes into plants: income in money, permits sold, the company goal for eight dollars."""

    step = 6.0
    cashes = True
    dear = 3
