"""What the words of an option are called on buttons and crumbs, and how the bar asks for the next one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from keeling.core.notation import parse_seat
from keeling.locale.moves import SHAPES, shape_of
from keeling.locale.voice import Translator, name_of

GAP: Final = re.compile(r"\{(\w+)\}")
BARE: Final = ("amount", "value")  # figures that say nothing without the rest of the option
COUNTS: Final = ("sp", "sold", "vp", "tech", "permits")  # figures that have a noun of their own
ENERGY: Final = ("coal", "renewable")
FIGURES: Final = (*BARE, *COUNTS, *ENERGY, "money")
GOES: Final = ("move", "mount")  # verbs that take a thing from one place to another
# What the next word of a move is; a verb may ask in a way of its own.
ASKED: Final = {
    "energy": "energy", "region": "region", "slot": "slot", "no": "no", "place": "place", "factory": "factory",
    "to_factory": "to_factory", "good": "good", "unit": "good", "amount": "amount", "player": "player",
}  # fmt: skip
OWN: Final = {"co2": ("move", "lobby", "claim"), "factories": ("use", "clean")}


def labels(
    option: Sequence[str], words: Mapping[str, str], lang: str, names: Sequence[str], game: str
) -> tuple[list[str], bool]:
    """What each word of an option is called alone, and whether only the whole sentence says enough."""
    shape = shape_of(option, game) or list(option)
    gaps = [found.group(1) if (found := GAP.search(part)) else "" for part in shape]
    voice = Translator(game)
    said = [_label(option, at, gap, words, lang, names, voice) for at, gap in enumerate(gaps)]
    last = words.get(f"{option[0]} .", "")  # said of an option that ends where another goes on
    return [*said, *([last] if last and gaps[-1] else [])], any(gap in FIGURES for gap in gaps)


def _label(
    option: Sequence[str],
    at: int,
    gap: str,
    words: Mapping[str, str],
    lang: str,
    names: Sequence[str],
    voice: Translator,
) -> str:
    word, verb = option[at], option[0]
    if at == 0:
        return words.get(verb, verb)
    figure = re.sub(r"\D", "", word)
    if gap in BARE:
        return ""
    if gap in COUNTS:
        return voice.text(f"ui.web.part.{gap}", lang, n=int(figure))
    if gap == "money":
        return f"${figure}"
    if gap in ENERGY:
        return voice.amount_of(gap, figure, lang)
    seat = parse_seat(word) if gap == "player" else None
    if seat is not None:
        return name_of(seat, lang, names)
    named = _named(option, at, gap, words, lang, voice)
    return _arrow(option, at, gap) + named if named else ""


def _named(option: Sequence[str], at: int, gap: str, words: Mapping[str, str], lang: str, voice: Translator) -> str:
    """A thing by its name; some are called otherwise after some words."""
    word = option[at]
    stem, number = re.fullmatch(r"(.*?)(\d*)", word).groups()  # type: ignore[union-attr]
    for before in (option[at - 1], option[0]):
        if f"{before} {word}" in words:
            return words[f"{before} {word}"]
        if stem and f"{before} {stem}" in words:
            return f"{words[f'{before} {stem}']} {number}"
    if gap == "no":
        return voice.text("ui.web.part.claim" if option[0] == "claim" else "ui.web.part.no", lang, n=int(word))
    known = words[word] if word in words else f"{words[stem]} {number}" if stem in words else word
    return voice.text("ui.web.part.slot", lang, slot=known) if gap in ("slot", "to_slot") else known


def _arrow(option: Sequence[str], at: int, gap: str) -> str:
    """Where a move ends is told by an arrow."""
    last = at == len(option) - 1 and (gap in ("place", "factory") or option[at] == "hand")
    ends = gap in ("to_region", "to_factory") or last or (gap == "region" and option[at - 1] == "hand")
    return "→ " if option[0] in GOES and ends else ""


def questions(game: str, lang: str) -> dict[str, list[str]]:
    """How the bar asks for each word of a move once its verb is picked; empty where only the sentence could tell."""
    found: dict[str, list[list[str]]] = {}
    for shape in SHAPES.get(game, {}).values():
        verb, *rest = shape.split()
        found.setdefault(verb, []).append([gap.group(1) if (gap := GAP.search(part)) else "" for part in rest])
    asked: dict[str, list[str]] = {}
    voice = Translator(game)
    for verb, shapes in found.items():
        own = voice.text(f"ui.web.which.{verb}", lang) if verb in OWN.get(game, ()) else ""
        length = max(len(gaps) for gaps in shapes)
        kinds = [{gaps[at] for gaps in shapes if at < len(gaps)} for at in range(length)]
        asked[verb] = ["", *(own or _asked(kind, lang, voice) for kind in kinds)]
    return {verb: asks for verb, asks in asked.items() if any(asks)}


def _asked(kind: set[str], lang: str, voice: Translator) -> str:
    gap = next(iter(kind - {""}), "") if len(kind - {""}) == 1 else ""
    return voice.text(f"ui.web.which.{ASKED[gap]}", lang) if gap in ASKED else ""


def groups(game: str, rows: Mapping[str, Sequence[str]], always: Sequence[str], lang: str) -> list[dict[str, Any]]:
    """The rows of the bar at a turn: their headings, their verbs in order, and those that stay though closed."""
    noted, text = ("main", "free"), Translator(game).text
    return [
        {
            "title": text(f"ui.web.group.{name}", lang),
            "note": text(f"ui.web.group.{name}.note", lang) if name in noted else "",
            "verbs": list(verbs),
            "always": [verb for verb in verbs if verb in always],
        }
        for name, verbs in rows.items()
    ]
