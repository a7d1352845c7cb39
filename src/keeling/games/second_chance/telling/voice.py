"""How this game speaks: with its own texts first, then with those that all games share."""

from __future__ import annotations

from typing import Final

from keeling.locale import Translator

VOICE: Final = Translator("second-chance")
text, t, w = VOICE.text, VOICE.t, VOICE.w
