"""What a card of Factory Commons does, in words made from the effects of a component sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from keeling.games.factories.voice import VOICE
from keeling.locale.voice import card_row

Row = Mapping[str, Any]
_DRAWN: Final = ("marketing", "csr", "component")
_GOODS: Final = ("wood", "coal", "steel", "renewable", "biomaterial", "certificate", "money", "sp")
_LASTING_GAINS: Final = ("yield", "points")
_FROM_NEXT: Final = (*_LASTING_GAINS, "energy", "pollution", "recycling", "actions")  # felt as a turn begins
_AT_ONCE: Final = (*_DRAWN, *_GOODS, "waste", "cpc", "price", "action", "discard")
_IN_MONEY: Final = ("price", "buy", "sell", "clean-cost", "fine", "certificate-money")
_COUNTED: Final = {"waste": "waste", "sp": "sp", "money": "money", "certificates": "certificate"}  # measures one owns


def describe_effects(row: Row, lang: str | None = None, mounted: bool = False) -> str:
    """All that a card does, in sentences; what a component does at once it does when mounted."""
    first = _effects(row["effects"], lang, mounted)
    if "or" in row:
        key = "effect.or" if row["effects"][0].get("who", "self") == "self" else "effect.or.who"
        second = "; ".join(_effects(row["or"], lang, mounted))
        first = [VOICE.text(key, lang, first="; ".join(first), second=second)]
    return " ".join(f"{said[:1].upper()}{said[1:]}." for said in first)


def describe_card(sheet: Mapping[str, Any], no: int, lang: str | None = None) -> str:
    """What the card with a number does."""
    row = card_row(sheet, no)
    return "" if row is None else describe_effects(row, lang, row in sheet["component"])


def flavour(sheet: Mapping[str, Any], no: int, lang: str | None = None) -> str:
    """A line about how such a thing works in reality, if there is one."""
    row = card_row(sheet, no) or {}
    return VOICE.template(f"card.{row.get('key', '')}.flavour", lang)


def _effects(effects: Sequence[Row], lang: str | None, mounted: bool) -> list[str]:
    """One phrase for each effect; those that last equally long share one."""
    said: list[str] = []
    for frame, group in groupby(enumerate(effects), lambda at: _frame(*at)):
        rows = [effect for _, effect in group]
        who = _who(rows[0], lang)
        told = "; ".join(_what(effect, who, lang) for effect in rows)
        if len(frame) == 1 and "if" in rows[0] and _adds(rows[0], effects[: frame[0]]):
            told = VOICE.text("effect.also", lang, effect=told)
        if "last" in rows[0]:
            told = _lasting(told, rows[0], lang, "last" if len(rows) == 1 else "span")
        elif mounted and rows[0]["do"] in _AT_ONCE:
            told = VOICE.text("effect.mounting", lang, effect=told)
        said.append(_if(told, rows[0], who, lang))
    return said


def _frame(at: int, effect: Row) -> tuple[Any, ...]:
    """What effects must share to stand in one phrase: whom they name, when, and how long they last."""
    if effect.get("who", "self") != "self" or "last" not in effect:
        return (at,)
    return tuple(effect.get(name) for name in ("last", "if", "least", "most"))


def _adds(effect: Row, before: Sequence[Row]) -> bool:
    """Whether an effect gives more of what the same card gives anyway."""
    return any(row["do"] == effect["do"] and "if" not in row for row in before)


def _if(told: str, effect: Row, who: str, lang: str | None) -> str:
    """What happens, with the condition that the counter, or whoever plays the card, must meet."""
    bounds = [bound for bound in ("least", "most") if bound in effect]
    if effect.get("if") == "cpc":
        for bound in bounds:
            told = VOICE.text(f"effect.if-cpc.{bound}", lang, count=effect[bound], effect=told)
    elif "if" in effect and bounds and not who:
        told = VOICE.text("effect.if", lang, what=_bounds(effect, lang), effect=told)
    return told


def _who(effect: Row, lang: str | None) -> str:
    """Whom an effect names, with what they must have; empty for whoever plays the card, or for the whole table."""
    if effect.get("who", "self") in ("self", "table"):
        return ""
    who = VOICE.text(f"effect.who.{effect['who']}", lang)
    if effect.get("if", "cpc") == "cpc" or not {"least", "most"} & effect.keys():
        return who
    return VOICE.text("effect.who-has", lang, who=who, what=_bounds(effect, lang))


def _bounds(effect: Row, lang: str | None) -> str:
    """What one must have for an effect: at least so much, at most so much, or both."""
    measure = effect["if"]
    said: list[str] = []
    for bound in ("least", "most"):
        if bound in effect:
            key = f"amount.{_COUNTED[measure]}" if measure in _COUNTED else f"measure.{measure}"
            what = VOICE.text(key, lang, amount=effect[bound])
            said.append(
                what if bound == "most" and effect[bound] == 0 else VOICE.text(f"effect.{bound}", lang, what=what)
            )
    return said[0] if len(said) == 1 else VOICE.text("effect.both", lang, first=said[0], second=said[1])


def _what(effect: Row, who: str, lang: str | None) -> str:
    """What happens, as a sentence about whom it names or as a figure that changes."""
    do, n, of = str(effect["do"]), int(effect["n"]), str(effect.get("of", ""))
    if do == "discard":
        return _sentence("discard", who, lang, amount=n)
    per = f" {VOICE.text('effect.per.' + effect['per'], lang)}" if "per" in effect else ""
    if do in _DRAWN:
        return _sentence("draw", who, lang, things=VOICE.amount_of(do, n, lang) + per)
    if do == "waste":
        return _sentence("waste" if n > 0 else "clear", who, lang, things=VOICE.amount_of(do, abs(n), lang) + per)
    if do in _GOODS:
        return _sentence("gain" if n > 0 else "pay", who, lang, things=VOICE.amount_of(do, abs(n), lang) + per)
    if do in _LASTING_GAINS:
        return _sentence("yield", who, lang, things=VOICE.amount_of(of or "sp", n, lang))
    sign = f"{'+' if n > 0 else '−'}{'$' if do in _IN_MONEY else ''}{abs(n)}"
    key = f"effect.{do}.{of}" if of in ("all", "own") else f"effect.{do}"
    said = (
        VOICE.text(key, lang, change=sign, amount=n, good=VOICE.word(of, lang), factory=VOICE.word(of, lang, "factory"))
        + per
    )
    return VOICE.text("effect.for", lang, who=who.removesuffix(","), effect=said) if who else said


def _sentence(verb: str, who: str, lang: str | None, **values: int | str) -> str:
    return (
        VOICE.text(f"effect.{verb}.who", lang, who=who, **values)
        if who
        else VOICE.text(f"effect.{verb}", lang, **values)
    )


def _lasting(told: str, effect: Row, lang: str | None, way: str) -> str:
    """For how many turns, said last of one effect and first of several; a card's owner counts the present turn."""
    turns = effect["last"]
    own = effect.get("who", "self") == "self"
    if own and turns > 1 and way == "last" and effect["do"] in _FROM_NEXT:
        own, turns = False, turns - 1  # the present turn has begun and produced
    if turns == 0:
        return VOICE.text(f"effect.{way}.end", lang, effect=told)
    if turns == 1:
        return VOICE.text(f"effect.{way}.now" if own else "effect.last.next", lang, effect=told)
    return VOICE.text(f"effect.{way}.turns" if own else "effect.last.nexts", lang, effect=told, turns=turns)


def halves(row: Row, lang: str | None = None) -> Sequence[str]:
    """The two effects a card lets one choose between, or the one it has."""
    found = [row[half] for half in ("effects", "or") if half in row]
    return [describe_effects({"effects": half}, lang) for half in found]


def describe_half(at: int, sheet: Mapping[str, Any], no: int, lang: str | None = None) -> str:
    """One half of a card as whoever chooses it would say it; what an event does to all, it does to them."""
    row = card_row(sheet, no) or {}
    if "or" not in row:
        return ""
    effects: Sequence[Row] = row["or" if at else "effects"]
    if row in sheet["event"]:  # each chooses for themselves (F-24)
        effects = [{**effect, "who": "self"} if effect.get("who") == "all" else effect for effect in effects]
    return describe_effects({"effects": effects}, lang).removesuffix(".")


# What is told of the card a move names, and of the one whose halves it chooses between, by the key of the move.
OF_MOVES: Final = dict.fromkeys(("play", "purchase", "discard", "marketing", "csr", "component", "news"), describe_card)
OF_CHOICES: Final = {"choose-first": partial(describe_half, 0), "choose-second": partial(describe_half, 1)}
