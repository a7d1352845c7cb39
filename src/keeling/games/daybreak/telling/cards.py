"""The cards of Daybreak in words, made from their rows in the sheet: what they need, cost, do, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    told = _fields(deck, row, telling, seats)
    if parts:
        return finished([sentence for field, sentence in told if field in parts])
    sentences = [sentence for _, sentence in told]
    if not seats and solo:
        parts = [_PART.get(field, field) for field in solo]
        changed = [sentence for field, sentence in _fields(deck, {**row, **solo}, telling, _SOLO) if field in parts]
        sentences.append(telling.say("solo", effect="; ".join(changed)))
    if not seats and row.get("not_solo"):
        sentences.append(telling.say("not-solo"))
    return finished(sentences)


_PART: Final = {"times": "do", "each": "do", "until": "tuck"}  # which sentence tells of a field


def _fields(deck: str, row: Row, telling: Telling, seats: int) -> list[tuple[str, str]]:
    """What of the row a sentence tells, and the sentence."""
    told: list[tuple[str, str]] = []
    if "need" in row:
        told.append(("need", _under(row, telling, seats) if deck == "global" else _needs(row["need"], telling)))
    if "collect" in row:
        told.append(("need", _said("collect", row, telling)))
    told += [("do", phrase) for phrase in _DONE[deck](row, telling, seats)]
    if "limit" in row:
        said = _said("limit", row, telling)
        told.append(("limit", said if row["limit"] == "round" else telling.in_stack(said)))
    told += [
        (_PART.get(field, field), _said(field, row, telling)) for field in ("resist", "tuck", "until") if field in row
    ]
    return told


def _said(field: str, row: Row, telling: Telling) -> str:
    """A field in a text of its own, which depends on what it says."""
    said = row[field]
    if not isinstance(said, Mapping):
        return telling.told({"do": field, "of": said})
    return telling.told({"do": field, **{name: said[name] for name in sorted(said) if said[name] != MANY}})


# -- projects --
def _needs(need: Row, telling: Telling) -> str:
    """The tags that an action needs in its stack."""
    return telling.say("need", tags=telling.in_stack(_listed(need, telling)))


def _under(row: Row, telling: Telling, seats: int) -> str:
    """What must be tucked under a project."""
    need = row["need"]
    if isinstance(need, list) and seats:
        need = need[min(seats, len(need)) - 1]
    if not isinstance(need, list):
        return telling.say("under", tags=_listed(need, telling))
    table: list[str] = []
    least = 1 if row.get("not_solo") else 0
    for asked, group in groupby(range(least, _SEATS), lambda at: need[at]):
        players = [at + 1 for at in group]
        tags = _listed(asked, telling)
        if players == [_SOLO]:
            table.append(telling.say("under.solo", tags=tags))
        else:
            table.append(telling.say("under.players", players=telling.span(players[0], players[-1]), tags=tags))
    return telling.say("under.by", table="; ".join(table))


def _listed(need: Row, telling: Telling) -> str:
    """So many tags of each as a condition asks for."""
    tags: list[str] = []
    for tag, least in need.items():
        many = least if isinstance(least, int) else 1  # else for each player
        said = telling.say("need.tag", amount=many, tag=telling.tag(tag))
        tags.append(said if isinstance(least, int) else f"{said} {telling.per(least)}")
    return telling.both(tags)


def _used(row: Row, telling: Telling, seats: int) -> list[str]:
    """What an action does, with its price and its moment."""
    when, pay, spend = row.get("when", ""), row.get("pay", 0), row.get("spend", 0)
    effect = "; ".join(telling.phrases(row["do"]))
    if when == "roll":
        results = telling.either([telling.word(name) for name in row["do"][0]["of"]])
        effect = telling.say("when.roll.pay" if pay else "when.roll", results=results, effect=effect, amount=pay)
    elif pay:
        effect = telling.say("pay", effect=effect, amount=pay)
    if when == "emissions":
        effect = telling.say("when.emissions", effect=effect)
    if spend:
        effect = telling.say("spend.any" if spend == "any" else "spend", effect=effect, amount=spend)
    return [effect]


def _active(row: Row, telling: Telling, seats: int) -> list[str]:
    """What a project does: when somebody uses it, or as long as it is active."""
    return _used(row, telling, seats) if "when" in row else telling.phrases(_for(row["do"], "all"))


# -- crises --
def _struck(row: Row, telling: Telling, seats: int) -> list[str]:
    """What a crisis does to whom, and how often."""
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
    return phrases


# -- challenges --
_COMMON: Final = ("tree", "ocean", "dac", "band")
_BOARD: Final = ("clean", "dirty", "demand", "community", "emission", "resilience")


def _changed(row: Row, telling: Telling, seats: int) -> list[str]:
    """What is otherwise with a challenge."""
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
    return [*telling.phrases(_for(rest, who)), *told]


def _kinds(effect: Row) -> list[Row]:
    """The change of one starting value, or of each kind that it names."""
    of: str = effect["of"]
    return [{"do": of, "of": kind, "n": effect.get("n", 1)} for kind in effect.get("kinds", [""])]


def _for(effects: Sequence[Row], who: str) -> list[Row]:
    """Effects of a card that names somebody as a whole."""
    return [{**effect, "who": who} for effect in effects]


_DONE: Final[dict[str, Callable[[Row, Telling, int], list[str]]]] = {
    "local": _used,
    "starting": _used,
    "global": _active,
    "crisis": _struck,
    "challenge": _changed,
}
# What is told of the card a move names, by the key of the move.
OF_MOVES: Final = dict.fromkeys(("start", "keep", "adopt", "drop", "crisis", "challenge"), tell)
BY_SEATS: Final = True  # what a card says depends on how many play
OF_CHOICES: Final[dict[str, Callable[[Sheet, int, Lang], str]]] = {}  # no card offers a choice between its halves
