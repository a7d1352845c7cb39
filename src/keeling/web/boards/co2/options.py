"""Options in the bar: the words of moves in a language, their glyphs, and the figures that stand on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling import locale
from keeling.games.co2.words import ENERGIES, FOSSILS, GAINS, KINDS, REGIONS
from keeling.web.speech import text

Data = dict[str, Any]
Chip = dict[str, str]

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
    said = {word: locale.word(word, lang) for word in things}
    own = {"build lobby": locale.word("lobby", lang), "build .": text("ui.web.part.no-card", lang)}
    own |= {"take move": locale.word("move", lang), "discard goal": locale.word("goal", lang)}
    own |= {"take permit": locale.word("permit", lang)}
    return said | {verb: text(f"ui.web.verb.{verb}", lang) for verb in VERBS} | own


def done(lang: str) -> str:
    """What a turn asks when it may be ended: the main action has been taken."""
    return text("ui.web.turn-done", lang)


def glyphs() -> dict[str, list[str]]:
    """The symbol of a word and the colour class it lies on, if any."""
    drawn = {energy: "cold-fusion" if energy == "fusion" else energy for energy in (*ENERGIES, *FOSSILS)}
    found = {word: [name, f"e-{name}"] for word, name in drawn.items()}
    return {word: [name, ""] for word, name in {**_GLYPHS, **VERBS}.items()} | found


def _chip(icon: str, said: int | str) -> Chip:
    return {"icon": icon, "text": str(said)}


def chips(view: Data, sheet: Data, option: str) -> list[Chip]:
    """What an option costs and gives, as far as the table shows it: a symbol and a figure each."""
    made = option.split()
    verb, rest = made[0], made[1:]
    if verb == "propose":
        return _grant(sheet, rest[1], rest[2])
    if verb == "install":
        gains = sheet["install"][rest[0]]
        found = (("money", gains["money"]), ("tech", gains["tech"]), ("permit", gains["permits"]))
        return [_chip(what, f"+{amount}") for what, amount in found if amount]
    if verb == "build":
        plant = view["plants_next"][rest[0]]
        return [_chip(what, plant[what]) for what in ("money", "tech", "vp")] if plant else []
    return _trade(view, sheet, verb, rest)


def _grant(sheet: Data, region: str, slot: str) -> list[Chip]:
    kind = slot.rstrip("0123456789")
    return [_chip(kind, f"+{sheet['grants']['tech']}" if kind == "tech" else "")]


def _trade(view: Data, sheet: Data, verb: str, rest: Sequence[str]) -> list[Chip]:
    price = view["market"]["price"]
    if verb in ("buy", "sell"):
        signs = ("−", "+") if verb == "buy" else ("+", "−")
        return [_chip("money", f"{signs[0]}{price}"), _chip("permit", f"{signs[1]}1")]
    if verb == "claim":
        goal = next((row for row in sheet["un_goals"] if str(row["no"]) == rest[0]), None)
        return [_chip("tech", f"−{sheet['goals']['un_tech']}"), _chip("vp", f"+{goal['vp']}")] if goal else []
    if verb == "discard" or rest[:1] == ["cash"]:
        return [_chip("money", f"+{sheet['goals']['discard_money']}")]
    if verb == "income":
        return [_chip("money", f"+{rest[0][1:]}"), _chip("vp", f"+{rest[1][:-2]}")]
    return []
