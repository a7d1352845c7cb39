"""What the boards of both editions have in common: drawers and templates; each edition says what it calls things."""

from __future__ import annotations

from pathlib import Path
from typing import Final

TEMPLATES: Final = Path(__file__).parent / "templates"
