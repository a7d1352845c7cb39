"""What the home page says of this game's options."""

from __future__ import annotations

from keeling.core.sheet import Sheet


def note(sheet: Sheet, name: str, value: int | str) -> str:
    """What a value stands for on the sheet: the air a preset begins with."""
    row = sheet["presets"].get(value) if name == "preset" else None
    if not isinstance(row, dict):
        return ""
    kinds = {fossil: kind["ppm"] for fossil, kind in sheet["fossils"].items() if isinstance(kind, dict)}
    return f"{sum(ppm * row.get(fossil, 0) for fossil, ppm in kinds.items())} ppm"
