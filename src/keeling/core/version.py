"""The engine's version, written into every record and saved match."""

from typing import Final

VERSION: Final = "0.12.0"
