"""The moves of Daybreak: how each looks and is shown, by its key; the first that fits counts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from keeling.core.game import View
from keeling.core.sheet import Sheet
from keeling.locale.catalogues import known
from keeling.locale.translator import Translator
from keeling.locale.verbs import Value, Verb

MOVES: Final = {
    # the local stage; a target is a stack (s3), a global project or a crisis by its key
    "use": Verb("use {target}", "db-use", "act", always=True, key="P", draws=True, asks=True),
    "start": Verb("start {card} {stack}", "db-start", "act", always=True, key="S", goes=2),
    "tuck": Verb("tuck {card} {target}", "db-tuck", "act", always=True, key="B", goes=2),
    "hand-over": Verb("hand-over {card} {player}", "db-give", "act", key="G", goes=2),
    "done": Verb("done", "tick", reveals=True),
    "resume": Verb("resume", "undo"),
    # what an action asks for
    "pay": Verb("pay {card}", "db-pay"),
    "kind": Verb("kind {kind}", "db-em-any"),
    "to": Verb("to {player}", "person"),
    "yes": Verb("yes", "tick"),
    "no": Verb("no", "cross"),
    "give": Verb("give {card} {player}", "db-give", goes=2),
    "send": Verb("send {tokens} {player}", "db-give"),
    "take": Verb("take {tokens} {player}", "db-give"),
    "keep": Verb("keep {card}", "tick"),
    "spend": Verb("spend {amount}", "db-pay"),
    "spend-card": Verb("spend-card {card}", "db-pay"),
    # the group, windows and crises
    "adopt": Verb("adopt {project}", "db-project", reveals=True),
    "decline": Verb("decline", "cross", reveals=True),
    "drop": Verb("drop {project}", "cross"),
    "pass": Verb("pass", "next", reveals=True),
    "lose": Verb("lose {card}", "cross", reveals=True),
    # chance
    "draw": Verb("draw {card}"),
    "offer": Verb("offer {project}"),
    "crisis": Verb("crisis {crisis}"),
    "challenge": Verb("challenge {challenge}", "db-challenge", reveals=True),
    "power": Verb("power {power}"),
    "planet": Verb("planet {planet}"),
    "die": Verb("die {die}"),
}
EXAMPLE: Final = "start heat-pumps s3"  # shown where somebody reads how moves are written
# Questions after which something new is seen, or everybody goes on.
REVEALING: Final = ("choose-project", "window", "shield", "lose", "keep")
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {
    "card": Value("card", word=True),
    "target": Value("target", word=True),
    "stack": Value("stack", word=True),
    "project": Value("project", word=True),
    "crisis": Value(word=True),
    "challenge": Value(word=True),
    "kind": Value("kind", word=True, of="shield"),
    "tag": Value(word=True),
    "tokens": Value(noun=True),
    "planet": Value(word=True),
    "power": Value(word=True),
    "mod": Value(word=True, of="mod", about=True),
    "when": Value(word=True, of="when"),
    "to": Value(seat=True),
    "what": Value(about=True),
}

_KEY: Final = re.compile(r"[a-z]+(-[a-z]+)+")  # as the cards of a sheet are called


def phrase(translator: Translator, words: str, lang: str | None) -> str:
    """A card by its key; one of somebody's own sheet is called by the words of its key."""
    name = translator.template(f"card.{words}", lang)
    own = translator.game == "daybreak" and _KEY.fullmatch(words)
    return name or (words.replace("-", " ").capitalize() if own else "")


def there(view: View) -> dict[str, str]:
    """The card on top of each of one's own stacks, for its use."""
    if view["seat"] is None:
        return {}
    stacks = view["players"][view["seat"]]["stacks"]
    return {f"use s{no}": stack["cards"][0] for no, stack in enumerate(stacks, 1) if stack["cards"]}


def follows(
    voice: Translator, values: Mapping[str, int | str], lang: str | None, sheet: Sheet | None
) -> dict[str, int | str]:
    """What follows from the values of a move or fact: a temperature, and changes with their sign."""
    told: dict[str, int | str] = {}
    if isinstance(values.get("degrees"), int):
        whole = f"{int(values['degrees']) / 10:.1f}"
        told["degrees"] = whole if known(lang) == "en" else whole.replace(".", ",")
    for name in ("net", "change"):
        if isinstance(values.get(name), int):
            told[name] = f"{int(values[name]):+}".replace("-", "−")
    return told
