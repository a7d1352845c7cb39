"""Options in the bar: the words of moves in a language, and their glyphs."""

from __future__ import annotations

from typing import Any, Final

from keeling.games.co2.voice import VOICE, text
from keeling.games.co2.words import ENERGIES, FOSSILS, GAINS, KINDS, REGIONS

Data = dict[str, Any]

VERBS: Final = {
    "propose": "plus", "install": "tech", "build": "plant", "pass": "next", "move": "scientist", "buy": "market",
    "sell": "market", "lobby": "lobby", "claim": "un-goal", "discard": "company-goal", "end": "tick", "keep": "lobby",
    "begin": "control", "place": "plus", "recruit": "plus", "forgo": "cross", "send": "scientist", "learn": "disc",
    "permit": "permit", "take": "tick", "pay": "permit", "income": "disc", "bid": "start-player", "mix": "money",
    "start": "start-player", "goal": "company-goal",
}  # fmt: skip
# After these questions or verbs something new is seen, or everybody goes on: they are confirmed in any case.
REVEALS: Final = ("income", "summit-extra", "charge", "auction", "keep", "verdict", "end")
ALWAYS: Final = ("propose", "install", "build")  # verbs that stand in the bar at a turn even while they are closed
GROUPS: Final = {"main": (*ALWAYS, "pass"), "free": ("move", "buy", "sell", "lobby", "claim", "discard")}  # C-30 C-31
END: Final = "end"  # the move that ends a turn
_OTHERS: Final = ("hand", "own", "main", "minor", "score", "cash")
_GLYPHS: Final = {
    "hand": "scientist", "own": "permit", "money": "money", "tech": "tech", "research": "research", "permit": "permit",
    "vp": "vp", "move": "scientist", "expertise": "disc", "discount": "money", "main": "lobby", "minor": "lobby",
    "score": "vp", "cash": "money", "summit": "summit",
}  # fmt: skip


def words(sheet: Data, lang: str) -> dict[str, str]:
    """What every word of a move is called in crumbs and on buttons; verbs win over things of the same name."""
    places = [f"summit{place + 1}" for place in range(sheet["board"]["summit_places"])]
    slots = sorted({slot for row in sheet["regions"].values() if isinstance(row, dict) for slot in row["slots"]})
    things = [*ENERGIES, *REGIONS, *FOSSILS, *KINDS, *GAINS, *places, *slots, *_OTHERS]
    said = {word: VOICE.word(word, lang) for word in things}
    own = {"build lobby": VOICE.word("lobby", lang), "build .": text("ui.web.part.no-card", lang)}
    own |= {"take move": VOICE.word("move", lang), "discard goal": VOICE.word("goal", lang)}
    own |= {"take permit": VOICE.word("permit", lang)}
    return said | {verb: text(f"ui.web.verb.{verb}", lang) for verb in VERBS} | own


def done(lang: str) -> str:
    """What a turn asks when it may be ended: the main action has been taken."""
    return text("ui.web.turn-done", lang)


def glyphs() -> dict[str, list[str]]:
    """The symbol of a word and the colour class it lies on, if any."""
    drawn = {energy: "cold-fusion" if energy == "fusion" else energy for energy in (*ENERGIES, *FOSSILS)}
    found = {word: [name, f"e-{name}"] for word, name in drawn.items()}
    return {word: [name, ""] for word, name in {**_GLYPHS, **VERBS}.items()} | found
