"""How this game speaks at the terminal."""

from __future__ import annotations

from keeling.cli.tongue import Speaker

_SPEAKER = Speaker("co2")
t, word = _SPEAKER.t, _SPEAKER.word
