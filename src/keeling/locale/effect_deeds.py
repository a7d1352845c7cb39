"""What somebody does, in words: said to whoever acts, of somebody named, or to all together."""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import Final

from keeling.locale.effect_amounts import Amounts, Row

DO, DOES, ALL = "", ".who", ".all"  # what the keys of texts end in: said to whoever acts, of somebody named, to all
_MAY: Final = ".may"  # of somebody named who may leave it
_NAMED: Final = " "  # whoever has been named already


class Deeds(Amounts):
    """What effects do, one after another; a game says which are no amounts of something."""

    def is_deed(self, effect: Row) -> bool:
        """Whether somebody does it; all else is told as something that changes."""
        return effect["do"] in self.sentences

    def is_left_open(self, effect: Row) -> bool:
        """Whether one may leave it."""
        return bool(effect.get("may"))

    def deeds(self, effects: Sequence[Row], mood: str = DO, who: str = "") -> str:
        """What somebody does, one thing after another; what one may leave stands last."""
        left = [] if mood == DOES else [effect for effect in effects if self.is_left_open(effect)]
        sure = [effect for effect in effects if effect not in left]
        if sure and left:
            first, last = self.deeds(sure, mood), self.deeds([{**effect, "may": False} for effect in left], mood)
            return self.say("list.and-may", first=first, last=last)
        groups = self._groups(effects, mood)
        phrases = [self._deed(group, mood, _NAMED if who and at else who) for at, group in enumerate(groups)]
        *others, final = phrases
        if others and len(groups[-1]) > 1:
            return self.say("list.then", first=self.both(others), last=final)
        return self.both(phrases)

    def told(self, effect: Row, mood: str = DO, who: str = "") -> str:
        """An effect in a text of its own: by what it does, what that is about, and what else is said of it."""
        do, ways, amount = effect["do"], self.ways(effect), {"amount": self.gap("amount", effect)}
        about = f"{do}.{effect.get('of')}"
        keys = [*(f"{about}.{way}" for way in ways), about, *(f"{do}.{way}" for way in ways), do]
        for key in [*(f"{key}{mood}" for key in keys), *keys]:
            if text := self.translator.template(f"effect.{key}", self.lang, amount):
                break
        gaps = {gap for _, gap, _, _ in Formatter().parse(text) if gap} - {"amount"}
        values = {gap: who if gap == "who" and who else self.gap(gap, effect) for gap in gaps}
        return self.say(key, **amount, **values).strip()

    def ways(self, effect: Row) -> list[str]:
        """What of an effect may have a text of its own: that it is none, more or less, or what it says."""
        way = "less" if effect.get("n", 1) < 0 else "more"
        said = [way, *(word for word in effect if word not in ("do", "of", "who"))]
        return ["none", *said] if effect.get("most") == 0 else said

    def gap(self, name: str, effect: Row) -> int | str:
        """What stands in a gap of the text of an effect; a game knows more of them."""
        n = int(effect.get("n", 1))
        return self.things(effect) if name == "things" else abs(n) if name == "amount" else f"{n:+}".replace("-", "−")

    def verb(self, effect: Row) -> str:
        """The verb that takes an amount of something; none if the effect has a phrase of its own."""
        sentence = self.sentences.get(effect["do"])
        if sentence is None:
            return ""
        n = effect["steps"][0][1] if "steps" in effect else effect.get("n", 1)
        return sentence.loss or sentence.gain if n < 0 else sentence.gain

    def _key(self, effect: Row, mood: str) -> str:
        """The key of what is said of an amount."""
        verb = self.verb(effect)
        return verb and f"{verb}{_MAY if mood == DOES and self.is_left_open(effect) else mood}"

    def _groups(self, effects: Sequence[Row], mood: str) -> list[list[Row]]:
        """Neighbours that share a verb, as the language has it, are told as one."""
        groups: list[list[Row]] = []
        before = ""
        for effect in effects:
            key = self._key(effect, mood)
            spoken = key and self.say(key, who="", things="", amount=1)
            if spoken and spoken == before:
                groups[-1].append(effect)
            else:
                groups.append([effect])
            before = spoken
        return groups

    def _deed(self, group: Sequence[Row], mood: str, who: str) -> str:
        key = self._key(group[0], mood)
        if not key:
            return self.told(group[0], mood, who)
        rows = _added_up(group)
        things = [self.things(row, bool(at) and _alike(row, rows[at - 1])) for at, row in enumerate(rows)]
        amount = sum(abs(int(row.get("n", 1))) for row in rows)
        return self.say(key, who=who, things=self.both(things), amount=amount).strip()


def _added_up(effects: Sequence[Row]) -> list[Row]:
    """Neighbours that bring the same thing on the same terms are told as one."""
    rows: list[Row] = []
    for effect in effects:
        if rows and "by" not in effect and {**effect, "n": 0} == {**rows[-1], "n": 0}:
            effect = {**effect, "n": rows.pop().get("n", 1) + effect.get("n", 1)}
        rows.append(effect)
    return rows


def _alike(effect: Row, before: Row) -> bool:
    """Whether two effects give more of the same."""
    return (effect["do"], effect.get("of")) == (before["do"], before.get("of")) and "by" not in effect
