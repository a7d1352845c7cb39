"""How this game speaks: with its own texts first, then with those that all games share."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from keeling.locale import Translator

VOICE: Final = Translator("factories")
text = lru_cache(8192)(VOICE.text)  # for pages, which always name a language: said over and over again
