"""Options in the bar: the words of moves in a language, their glyphs, and the figures that stand on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from keeling import locale
from keeling.games.factories.words import DECKS, FACTORIES, RESOURCES, TRADED, UNITS
from keeling.locale.voice import card_name, card_row
from keeling.web.boards.factories.signs import GOODS, KINDS, PLAIN, signed
from keeling.web.boards.factories.works import build_cost
from keeling.web.speech import text

Data = dict[str, Any]
Chip = dict[str, str]

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
    said = {word: locale.word(word, lang) for word in dict.fromkeys((*TRADED, *UNITS))}
    said |= {word: text(f"ui.web.factories.word.{word}", lang) for word in OTHERS} | dict.fromkeys(UNNAMED, "")
    said |= {f"{verb} {kind}": text(f"ui.fac.kind.{kind}", lang) for verb in _FACTORY_VERBS for kind in FACTORIES}
    for verb, decks in _CARD_VERBS.items():
        said |= {f"{verb} {row['no']}": card_name(row["no"], lang, sheet) for deck in decks for row in sheet[deck]}
    said |= {"run all": ""}  # its sentence says it better
    said["component"] = locale.word("component", lang)
    said |= {f"component {row['no']}": card_name(row["no"], lang, sheet) for row in sheet["component"]}
    verbs = {verb: text(f"ui.web.factories.verb.{verb}", lang) for verb in VERBS if verb != "counter"}
    return said | verbs | {"counter": text("ui.web.factories.verb.counter", lang), "clean counter": said["counter"]}


def glyphs() -> dict[str, list[str]]:
    """The symbol of a word and the colour class it lies on, if any."""
    found = {word: [name, ""] for word, name in {**OTHERS, **VERBS}.items() if name}
    found |= {word: [name, f"g-{word}"] for word, name in GOODS.items()} | {"money": ["money", ""]}
    found |= {f"{verb} {kind}": [name, f"k-{kind}"] for verb in _FACTORY_VERBS for kind, name in KINDS.items()}
    return found | {"clean counter": ["fc-pollution", ""]}


def _chip(word: str, said: int | str) -> Chip:
    name = GOODS.get(word) or PLAIN.get(word, word)
    return {"icon": name, "text": str(said)}


def chips(view: Data, sheet: Data, option: str) -> list[Chip]:
    """What an option costs and gives, as far as the table shows it: a symbol and a figure each."""
    made = option.split()
    verb, rest = made[0], made[1:]
    player = view["players"][view["seat"] if view["seat"] is not None else 0]
    if verb in ("buy", "sell") and rest[0] in RESOURCES:
        price = player["prices"][rest[0]][verb == "sell"] * int(rest[1])
        return [_chip("money", f"{'−' if verb == 'buy' else '+'}{price}")]
    if verb == "sell":
        return [_chip("money", f"+{view['component_price']}")]
    if verb == "build":
        cost = build_cost(player, sheet["factories"][rest[0]])
        return [_chip(what, n) for what, n in cost] + [_chip("sp", f"+{sheet['factories'][rest[0]]['sp']}")]
    if verb == "play":
        row = card_row(sheet, int(rest[0]))
        return [] if row is None or "or" in row else _effects(row["effects"])
    return _rest(view, player, verb, rest)


def _rest(view: Data, player: Data, verb: str, rest: Sequence[str]) -> list[Chip]:
    limits = player["limits"]
    if verb == "run":
        kinds = player["kinds"] if rest[0] == "all" else [rest[0]]
        own = [player["kinds"][kind] for kind in kinds]
        need = player["plan_energy"] if rest[0] == "all" else own[0]["energy"]
        return [_chip("energy", f"−{need}"), _chip("waste", f"+{sum(one['pollution'] for one in own)}")]
    if verb == "clean":
        off = _chip("waste" if rest[0] == "dump" else "cpc", f"−{limits['clean']}")
        return [_chip("money", f"−{limits['clean_cost']}"), off]
    if verb == "burn":
        n = int(rest[0])
        return [_chip("waste", f"−{n}"), _chip("sp", f"−{n}"), _chip("cpc", f"+{n * limits['burn_cpc']}")]
    if verb == "use":
        sp, sold = int(rest[0][:-2]), int(rest[1][1:])
        found = [("sp", f"+{sp}", sp), ("money", f"+{sold * limits['certificate_money']}", sold)]
        return [_chip("certificate", f"−{sp + sold}"), *(_chip(what, said) for what, said, n in found if n)]
    if verb == "purchase":
        return [_chip("money", f"−{view['component_price']}")]
    if verb == "drop":
        return [_chip(rest[0], f"−{rest[1]}"), _chip("waste", f"+{rest[1]}")]
    if verb == "mayor":
        return [_chip("energy", f"+{rest[0]}")]
    return []


def _effects(effects: Sequence[Data]) -> list[Chip]:
    """What a card does at once, without condition, as far as a figure tells it."""
    return [_chip(row["do"], signed(row["n"])) for row in effects if "if" not in row and "per" not in row]
