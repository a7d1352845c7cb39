"""What stands while a card lies there, in words: numbers that change, bans, boosts, grants and conditions to win."""

from __future__ import annotations

from collections.abc import Sequence

from keeling.games.daybreak.telling.amounts import Row
from keeling.games.daybreak.telling.effects import Telling


def standing(effects: Sequence[Row], who: str, telling: Telling) -> list[str]:
    """A sentence for each effect that lasts; boosts of one card share one."""
    boosts = [effect for effect in effects if effect["do"] == "boost"]
    sentences = [_one(effect, who, telling) for effect in effects if effect["do"] != "boost"]
    if boosts:
        things = telling.both([telling.say(f"boost.{effect['of']}") for effect in boosts])
        tag = telling.say(f"tag.{boosts[0]['tag']}")
        sentences.append(telling.say("boost", tag=tag, amount=boosts[0]["n"], things=things))
    return sentences


def _one(effect: Row, who: str, telling: Telling) -> str:
    do, of = effect["do"], effect["of"]
    if do == "mod":
        return _mod(effect, who, telling)
    if do == "win":
        return _win(effect, who, telling)
    tags = telling.tags(effect["tags"]) if "tags" in effect else ""
    return telling.say(f"{do}.{of}", tags=tags)  # ban, allow


def _mod(effect: Row, who: str, telling: Telling) -> str:
    """A number that is higher or lower: in each round, or in the next ones."""
    n, last = int(effect.get("n", 1)), int(effect.get("last", 0))
    time = telling.say("time.each") if not last else telling.say("time.next") if last == 1 else ""
    time = time or telling.say("time.nexts", amount=last)
    return telling.say(f"mod.{effect['of']}.{'more' if n > 0 else 'less'}", amount=abs(n), who=who, time=time)


def _win(effect: Row, who: str, telling: Telling) -> str:
    """What must hold beside drawdown."""
    bound = "least" if "least" in effect else "most"
    amount = effect[bound]
    key = f"win.{effect['of']}.none" if bound == "most" and amount == 0 else f"win.{effect['of']}.{bound}"
    sentence = telling.say(key, amount=amount, who=who)
    return f"{sentence} {telling.per(effect['per'])}" if "per" in effect else sentence
