"""The cards of both editions in words, made from the figures of a component sheet."""

from __future__ import annotations

from keeling.core.sheet import Sheet
from keeling.locale import Translator


def find(sheet: Sheet | None, deck: str, no: int) -> Sheet | None:
    """The card of a deck with a number, if there is one."""
    return next((row for row in (sheet[deck] if sheet else ()) if row["no"] == no), None)


class CardTexts:
    """What lobby cards and goals say, in the voice of an edition."""

    def __init__(self, voice: Translator) -> None:
        self.voice = voice

    def gain(self, what: str, amount: int, lang: str | None) -> str:
        """One gain."""
        return self.voice.text(f"gain.{what}", lang, amount=amount)

    def main(self, row: Sheet, lang: str | None, key: str = "") -> str:
        """What the main benefit of a lobby card gives, and for what."""
        gains = [self.gain(what, amount, lang) for what, amount in row["main"].items() if isinstance(amount, int)]
        gain = gains[0] if len(gains) == 1 else self.voice.text("card.or", lang, first=gains[0], second=gains[1])
        return self.voice.text(f"card.main.{key or row['on']}", lang, gain=gain, of=self.voice.word(row["of"], lang))

    def minor(self, row: Sheet, money: int, lang: str | None) -> str:
        """What its minor benefit gives, so much if it is money."""
        return self.gain(row["minor"], money if row["minor"] == "money" else 1, lang)

    def plants(self, row: Sheet, lang: str | None) -> str:
        """The energies of a UN goal, each with how often it shows it."""
        counts = {energy: row["plants"].count(energy) for energy in row["plants"]}
        named = [(self.voice.word(energy, lang), count) for energy, count in counts.items()]
        return ", ".join([name + (f" ×{count}" if count > 1 else "") for name, count in named])

    def company_goal(self, row: Sheet, lang: str | None) -> str:
        """A company goal."""
        return self.voice.text(f"goal.{row['per']}", lang, vp=row["vp"], most=row["most"])
