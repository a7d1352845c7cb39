"""What the boards of both editions share: drawers, templates and styles; each edition says what it calls things."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
