"""How this game speaks at the terminal."""

from __future__ import annotations

from keeling.cli.tongue import Speaker

_SPEAKER = Speaker("factories")
t, word = _SPEAKER.t, _SPEAKER.word
