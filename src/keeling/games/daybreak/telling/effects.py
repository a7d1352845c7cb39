"""Effects of Daybreak's cards in words: deeds of their own, and what stands while a card lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keeling.games.daybreak.telling.words import Words, counted
from keeling.locale.effect_amounts import Row, ends

_STANDING: Final = ("mod", "ban", "boost", "allow", "win")


class Telling(Words):
    """One card of Daybreak as it is told in a language."""

    def is_deed(self, effect: Row) -> bool:
        return effect["do"] not in _STANDING

    def is_left_open(self, effect: Row) -> bool:
        return super().is_left_open(effect) and effect["do"] not in ("give", "move")  # of these up to so much is given

    def frame(self, place: int, effect: Row) -> tuple[object, ...]:
        if self.is_deed(effect):
            return ("deed", effect.get("who", "self"))
        return ("boost",) if effect["do"] == "boost" else (place,)

    def verb(self, effect: Row) -> str:
        return "" if "keep" in effect else super().verb(effect)

    # -- deeds of their own --
    def own_phrase(self, effect: Row, mood: str, who: str) -> str:
        do, n = str(effect["do"]), abs(int(effect.get("n", 1)))
        if do == "draw":
            return self._filtered(effect, mood, who)
        if do == "co2":
            place = "off" if effect["of"] == "thermometer" and effect.get("n", 1) < 0 else effect["of"]
            return self.does(f"co2.{place}{mood}", who, things=self.things(effect))
        if do == "give":
            return self.say("give", things=self.say("amount.card", amount=n))
        if do == "move":
            return self._moved(effect)
        if do == "roll":
            return self._roll(effect)
        return self.say(f"ignore.{effect['resist']}" if do == "ignore" else do, amount=n)  # cancel, soften, project

    def _filtered(self, effect: Row, mood: str, who: str) -> str:
        """Cards of which only some are kept."""
        things, among = self.things(effect), effect.get("among", {})
        if "tags" in among:
            return self.does(f"draw.among{mood}", who, things=things, tags=self.tags(among["tags"]))
        if "reduces" in among:
            kinds = self.either([self.say(f"kind.{kind}") for kind in among["reduces"]])
            return self.does(f"draw.reduces{mood}", who, things=things, kinds=kinds)
        return self.does(f"draw.keep{mood}", who, things=things, keep=effect["keep"])

    def _moved(self, effect: Row) -> str:
        things = self.amount(counted(effect["of"]), effect.get("n", 1))
        if effect.get("may"):
            things = self.say("up-to", things=things)
        phrase = self.say("move.from" if "from" in effect else "move.to", things=things)
        return self.say("agreed", effect=phrase) if effect.get("consent") else phrase

    def _roll(self, effect: Row) -> str:
        """A roll of the geoengineering die, with what each sum brings."""
        plus = self.say("per.spent") if effect["plus"] == "spent" else self.per(effect["plus"])
        table: Sequence[tuple[int, str]] = effect["table"]
        rows = [
            f"{self.span(least, end)}: {self.deeds(self.outcomes[key]['do'])}"
            for (least, key), end in zip(table, ends(table), strict=True)
        ]
        return self.say("roll", plus=plus, table="; ".join(rows))

    # -- what stands while a card lies there --
    def changes(self, effects: Sequence[Row], mood: str, who: str) -> str:
        first = effects[0]
        do, of, n = first["do"], first["of"], int(first.get("n", 1))
        if do == "boost":
            things = self.both([self.say(f"boost.{effect['of']}") for effect in effects])
            return self.say("boost", tag=self.tag(first["tag"]), amount=n, things=things)
        whose = "" if first.get("who", "group") == "group" else self.named(first)
        if do == "mod":
            way = "more" if n > 0 else "less"
            return self.say(f"mod.{of}.{way}", amount=abs(n), who=whose, time=self._time(first.get("last", 0)))
        if do == "win":
            return self._win(first, whose)
        return self.say(f"{do}.{of}", tags=self.tags(first["tags"]) if "tags" in first else "")  # ban, allow

    def for_turns(self, phrase: str, effect: Row, way: str) -> str:
        return phrase  # in the middle of its text

    def _time(self, rounds: int) -> str:
        """In each round, or in the next ones."""
        return self.say(("time.each", "time.next")[rounds] if rounds < 2 else "time.nexts", amount=rounds)

    def _win(self, effect: Row, who: str) -> str:
        """What must hold beside drawdown."""
        bound = "least" if "least" in effect else "most"
        amount = effect[bound]
        key = f"win.{effect['of']}.none" if bound == "most" and amount == 0 else f"win.{effect['of']}.{bound}"
        sentence = self.say(key, amount=amount, who=who)
        return f"{sentence} {self.per(effect['per'])}" if "per" in effect else sentence
