"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Any, Final

from keeling.games.factories.board.signs import GOODS, KINDS
from keeling.games.factories.voice import VOICE, text
from keeling.games.factories.words import DECKS, FACTORIES, TRADED, UNITS
from keeling.locale.voice import card_name

Data = dict[str, Any]

VERBS: Final = {
    "open": "fc-conventional", "plan": "fc-plan", "done": "tick", "run": "fc-energy", "pay": "fc-energy",
    "buy": "fc-buy", "sell": "fc-sell", "enough": "tick", "offer": "fc-deal", "give": "fc-sell", "get": "fc-buy",
    "send": "next", "withdraw": "cross", "accept": "tick", "decline": "cross", "counter": "undo",
    "build": "fc-conventional", "draw": "fc-marketing", "play": "fc-csr", "use": "fc-certificate",
    "purchase": "fc-component", "mount": "fc-component", "move": "fc-component", "remove": "fc-component",
    "clean": "fc-broom", "burn": "gas", "mayor": "fc-mayor", "take": "fc-energy", "end": "tick", "choose": "wild",
    "discard": "cross", "drop": "fc-dump", "skip": "next",
}  # fmt: skip
# After these questions or verbs something new is seen, or everybody goes on: they are confirmed in any case.
REVEALS: Final = ("draw", "end", "accept", "purchase", "deal", "counter-deal", "fine", "burn")
ALWAYS: Final = ("build", "offer")  # verbs that stand in the bar at a turn even while they are closed
GROUPS: Final = {
    "trade": ("buy", "sell", "offer", "use", "purchase"),
    "company": ("build", "draw", "play", "mount", "move", "remove", "clean", "burn", "mayor"),
}
END: Final = "end"  # the move that ends a turn's actions
_FACTORY_VERBS: Final = ("open", "build", "run", "mount", "move", "remove")
_CARD_VERBS: Final = {"play": DECKS[:2], "discard": DECKS[:3], "purchase": DECKS[2:3], "mount": DECKS[2:3]}
OTHERS: Final = {"all": "person", "dump": "fc-dump", "counter": "fc-pollution"}
UNNAMED: Final = ("first", "second")  # halves of a card: the option itself says what they do


def words(sheet: Data, lang: str) -> dict[str, str]:
    """What every word of a move is called; some mean another thing after some verb, and cards go by their names."""
    said = {word: VOICE.word(word, lang) for word in dict.fromkeys((*TRADED, *UNITS))}
    said |= {word: text(f"ui.web.factories.word.{word}", lang) for word in OTHERS} | dict.fromkeys(UNNAMED, "")
    said |= {f"{verb} {kind}": text(f"ui.fac.kind.{kind}", lang) for verb in _FACTORY_VERBS for kind in FACTORIES}
    for verb, decks in _CARD_VERBS.items():
        said |= {f"{verb} {row['no']}": card_name(row["no"], lang, sheet) for deck in decks for row in sheet[deck]}
    said |= {"run all": ""}  # its sentence says it better
    said["component"] = VOICE.word("component", lang)
    said |= {f"component {row['no']}": card_name(row["no"], lang, sheet) for row in sheet["component"]}
    verbs = {verb: text(f"ui.web.factories.verb.{verb}", lang) for verb in VERBS if verb != "counter"}
    return said | verbs | {"counter": text("ui.web.factories.verb.counter", lang), "clean counter": said["counter"]}


def glyphs() -> dict[str, list[str]]:
    """The symbol of a word and the colour class it lies on, if any."""
    found = {word: [name, ""] for word, name in {**OTHERS, **VERBS}.items() if name}
    found |= {word: [name, f"g-{word}"] for word, name in GOODS.items()} | {"money": ["money", ""]}
    found |= {f"{verb} {kind}": [name, f"k-{kind}"] for verb in _FACTORY_VERBS for kind, name in KINDS.items()}
    return found | {"clean counter": ["fc-pollution", ""]}
