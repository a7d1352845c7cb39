"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Any, Final

from keeling.games.factories.board.signs import GOODS, KINDS
from keeling.games.factories.verbs import MOVES, REVEALING
from keeling.games.factories.voice import VOICE, text
from keeling.games.factories.words import DECKS, FACTORIES, TRADED, UNITS
from keeling.locale.translator import card_name
from keeling.locale.verbs import always, groups, icons, reveals

Data = dict[str, Any]

VERBS: Final = icons(MOVES)
REVEALS: Final = [*reveals(MOVES), *REVEALING]
ALWAYS: Final = always(MOVES)
GROUPS: Final = groups(MOVES)
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
