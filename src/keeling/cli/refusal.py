"""What the command line itself refuses: one sentence, by its key."""

from __future__ import annotations

from keeling.locale import t


class Refusal(Exception):
    """Input that cannot be used; its text is a whole sentence."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return t(self.key, **self.values)
