"""The cards of Daybreak in words, made from their rows in the sheet: what they need, cost, do, and how often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.daybreak.telling.effects import Telling
from keeling.locale.effect_amounts import MANY, Lang, Row
from keeling.locale.effect_deeds import ALL
from keeling.locale.effects import finished

DECKS: Final = ("local", "starting", "global", "crisis", "challenge")
_SEATS: Final = 4
_SOLO: Final = 1


def tell(sheet: Sheet, key: str, lang: Lang = None, seats: int = 0, parts: Sequence[str] = ()) -> str:
    """What the card with a key does at a table for so many; with 0 seats it says what differs in solo.

    With `parts` it tells these of its row alone, such as what is done without what is needed.
    """
    for deck in DECKS:
        row = next((row for row in sheet[deck] if row["key"] == key), None)
        if row is not None:
            outcomes = {outcome["key"]: outcome for outcome in sheet["outcome"]}
            return _tell(deck, row, Telling(lang, outcomes), seats, parts)
    return ""


def tell_effects(sheet: Sheet, effects: Sequence[Row], lang: Lang = None) -> str:
    """What happens to the planet, said to all together."""
    return finished([Telling(lang).deeds(effects, ALL)])


def describe_card(sheet: Sheet, no: int, lang: Lang = None) -> str:
    """A local project: each deck of this game has numbers of its own, and these are the cards in hand."""
    row = next((row for row in sheet["local"] if row["no"] == no), None)
    return "" if row is None else tell(sheet, row["key"], lang)


def _tell(deck: str, row: Row, telling: Telling, seats: int, parts: Sequence[str]) -> str:
    solo = row.get("solo", {})
    if seats == _SOLO:
        row = {**row, **solo}
    told = _TOLD[deck](row, telling, seats)
    if parts:
        return finished([sentence for field, sentence in told if field in parts])
    sentences = [sentence for _, sentence in told]
    if not seats and solo:
        changed = [sentence for field, sentence in _TOLD[deck]({**row, **solo}, telling, _SOLO) if field in _part(solo)]
        sentences.append(telling.say("solo", effect="; ".join(changed)))
    if not seats and row.get("not_solo"):
        sentences.append(telling.say("not-solo"))
    return finished(sentences)


def _part(solo: Row) -> set[str]:
    """Which sentences of a card differ in solo."""
    return {{"times": "do", "each": "do", "until": "tuck"}.get(field, field) for field in solo}


_Sentences = list[tuple[str, str]]  # what of the row a sentence tells, and the sentence


# -- local and starting projects --
def _local(row: Row, telling: Telling, seats: int) -> _Sentences:
    told: _Sentences = []
    if "need" in row:
        tags = [_needed(telling, tag, least) for tag, least in row["need"].items()]
        told.append(("need", telling.say("need", tags=telling.in_stack(telling.both(tags)))))
    told.append(("do", _used(row, telling)))
    return told + _limit(row, telling)


def _used(row: Row, telling: Telling) -> str:
    """What an action does, with its price and its moment."""
    effect = "; ".join(telling.phrases(row["do"]))
    pay = row.get("pay", 0)
    if row.get("when") == "roll":
        results = telling.either([telling.word(name) for name in row["do"][0]["of"]])
        if pay:
            return telling.say("when.roll.pay", results=results, effect=effect, amount=pay)
        return telling.say("when.roll", results=results, effect=effect)
    if pay:
        effect = telling.say("pay", effect=effect, amount=pay)
    return telling.say("when.emissions", effect=effect) if row.get("when") == "emissions" else effect


def _limit(row: Row, telling: Telling) -> _Sentences:
    if "limit" not in row:
        return []
    if row["limit"] == "round":
        return [("limit", telling.say("limit.round"))]
    return [("limit", telling.in_stack(telling.say("limit.tag", tag=telling.tag(row["limit"]))))]


def _needed(telling: Telling, tag: str, least: int | str) -> str:
    """So many tags as a condition asks for."""
    if isinstance(least, int):
        return telling.say("need.tag", amount=least, tag=telling.tag(tag))
    return f"{telling.say('need.tag', amount=1, tag=telling.tag(tag))} {telling.per('player')}"


# -- global projects --
def _global(row: Row, telling: Telling, seats: int) -> _Sentences:
    told = [("need", sentence) for sentence in _asked(row, telling, seats)]
    if "when" not in row:
        return told + [("do", phrase) for phrase in telling.phrases(_for(row["do"], "all"))]
    effect = _used(row, telling)
    if row.get("spend") == "any":
        effect = telling.say("spend.any", effect=effect)
    elif "spend" in row:
        effect = telling.say("spend", effect=effect, amount=row["spend"])
    return [*told, ("do", effect), *_limit(row, telling)]


def _asked(row: Row, telling: Telling, seats: int) -> list[str]:
    """What must be tucked under a project."""
    if "collect" in row:
        return [_collected(row["collect"], telling)]
    need = row["need"]
    if isinstance(need, list) and seats:
        need = need[min(seats, len(need)) - 1]
    if not isinstance(need, list):
        return [telling.say("under", tags=_tucked(need, telling))]
    table: list[str] = []
    least = 1 if row.get("not_solo") else 0
    for asked, group in groupby(range(least, _SEATS), lambda at: need[at]):
        players = [at + 1 for at in group]
        tags = _tucked(asked, telling)
        if players == [_SOLO]:
            table.append(telling.say("under.solo", tags=tags))
        else:
            table.append(telling.say("under.players", players=telling.span(players[0], players[-1]), tags=tags))
    return [telling.say("under.by", table="; ".join(table))]


def _tucked(need: Row, telling: Telling) -> str:
    return telling.both([_needed(telling, tag, least) for tag, least in need.items()])


def _collected(collect: Row, telling: Telling) -> str:
    tags = telling.tags(collect["tags"]) if "tags" in collect else ""
    if collect.get("distinct"):
        return telling.say("collect.distinct", amount=collect["most"], tags=tags)
    if collect["most"] < MANY:
        return telling.say("collect.most", amount=collect["most"], tags=tags)
    return telling.say("collect.tags", tags=tags) if tags else telling.say("collect.any")


# -- crises --
def _crisis(row: Row, telling: Telling, seats: int) -> _Sentences:
    effects, times, often = _for(row["do"], row["who"]), row.get("times", 1), ""
    if isinstance(times, int):
        effects = [{**effect, "n": effect.get("n", 1) * times} for effect in effects]
    else:
        each = row.get("each", 1)
        often = telling.per(times) if each == 1 else telling.say(f"per.{times}.each", amount=each)
    telling.alone = seats == _SOLO
    telling.often = "" if len(effects) == 2 else often  # two are told as one thing that happens so often
    phrases = telling.phrases(effects)
    if often and not telling.often:
        phrases = [telling.say("times", effect=phrase, times=often) for phrase in phrases]
    told = [("do", phrase) for phrase in phrases]
    if "resist" in row:
        told.append(("resist", telling.say(f"resist.{row['resist']}")))
    for field in ("tuck", "until"):
        if field in row:
            asked: Row = row[field]
            key = "until" if field == "until" else "tuck.each" if "each" in asked else "tuck.cancel"
            amount = asked["each"] if key == "tuck.each" else asked["cards"]
            told.append(("tuck", telling.say(key, amount=amount, tags=telling.tags(asked["tags"]))))
    return told


# -- challenges --
_COMMON: Final = ("tree", "ocean", "dac", "band")
_BOARD: Final = ("clean", "dirty", "demand", "community", "emission", "resilience")


def _challenge(row: Row, telling: Telling, seats: int) -> _Sentences:
    who = "this" if row["for"] == "one" else "all"
    begins = [effect for effect in row["do"] if effect["do"] == "start"]
    rest = [effect for effect in row["do"] if effect["do"] != "start"]
    told: list[str] = []
    common = [{**effect, "do": effect["of"]} for effect in begins if effect["of"] in _COMMON]
    board = [spread for effect in begins if effect["of"] in _BOARD for spread in _kinds(effect)]
    if common:
        told.append(telling.say("start.all", effect=telling.deeds(common, ALL)))
    if board:
        told.append(telling.say("start.who", effect="; ".join(telling.phrases(_for(board, who)))))
    for effect in begins:
        if effect["of"] not in (*_COMMON, *_BOARD):
            told.append(telling.say("start.planet", amount=effect.get("n", 1), result=telling.word(effect["of"])))
    return [("do", sentence) for sentence in [*telling.phrases(_for(rest, who)), *told]]


def _kinds(effect: Row) -> list[Row]:
    """The change of one starting value, or of each kind that it names."""
    of: str = effect["of"]
    return [{"do": of, "of": kind, "n": effect.get("n", 1)} for kind in effect.get("kinds", [""])]


def _for(effects: Sequence[Row], who: str) -> list[Row]:
    """Effects of a card that names somebody as a whole."""
    return [{**effect, "who": who} for effect in effects]


_TOLD: Final[dict[str, Callable[[Row, Telling, int], _Sentences]]] = {
    "local": _local,
    "starting": _local,
    "global": _global,
    "crisis": _crisis,
    "challenge": _challenge,
}
# What is told of the card a move names, by the key of the move.
OF_MOVES: Final = dict.fromkeys(("start", "keep", "adopt", "drop", "crisis", "challenge"), tell)
BY_SEATS: Final = True  # what a card says depends on how many play
OF_CHOICES: Final[dict[str, Callable[[Sheet, int, Lang], str]]] = {}  # no card offers a choice between its halves
