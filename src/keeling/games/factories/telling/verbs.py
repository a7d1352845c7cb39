"""The moves of Factory Commons: how each looks and is shown, by its key; the first that fits counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from keeling.core.sheet import Sheet
from keeling.locale.translator import Translator
from keeling.locale.verbs import Value, Verb

MOVES: Final = {
    "open": Verb("open {factory}", "fc-conventional"),
    "plan": Verb("plan {unit} {amount}", "fc-plan"),
    "done": Verb("done", "tick"),
    "run-all": Verb("run all", "fc-energy"),
    "run": Verb("run {factory}"),
    "pay-energy": Verb("pay coal {coal} renewable {renewable}", "fc-energy"),
    "buy": Verb("buy {good} {amount}", "fc-buy", "trade", always=True, key="M"),
    "sell-component": Verb("sell component {no}", "fc-sell", "trade", always=True, key="S"),
    "sell": Verb("sell {good} {amount}"),
    "enough": Verb("enough", "tick"),
    "offer-all": Verb("offer all", "fc-deal", "trade", always=True, key="O"),
    "offer": Verb("offer {player}"),
    "give-component": Verb("give component {no}", "fc-sell"),
    "give": Verb("give {good} {amount}"),
    "get-component": Verb("get component {no}", "fc-buy"),
    "get": Verb("get {good} {amount}"),
    "send": Verb("send", "next"),
    "withdraw": Verb("withdraw", "cross"),
    "accept": Verb("accept", "tick", reveals=True),
    "decline": Verb("decline", "cross"),
    "counter": Verb("counter", "undo"),
    "build": Verb("build {factory}", "fc-conventional", "company", always=True, key="B"),
    "draw": Verb("draw", "fc-marketing", "company", always=True, key="D", reveals=True),
    "play": Verb("play {no}", "fc-csr", "company", always=True, key="C", draws=True),
    "use-sp": Verb("use {sp}sp $0", "fc-certificate", "trade", always=True, key="Z", asks=True),
    "use-money": Verb("use 0sp ${sold}"),
    "use": Verb("use {sp}sp ${sold}"),
    "purchase": Verb("purchase {no}", "fc-component", "trade", key="P", reveals=True),
    "mount": Verb("mount {no} {factory}", "fc-component", "company", key="I", button="components", goes=2),
    "move": Verb("move {factory} {to_factory}", "fc-component", "company", key="I", button="components", goes=2),
    "remove": Verb("remove {factory}", "fc-component", "company", key="I", button="components"),
    "clean-dump": Verb("clean dump", "fc-broom", "company", always=True, key="G", asks=True),
    "clean-counter": Verb("clean counter"),
    "burn": Verb("burn {amount}", "gas", "company", always=True, key="F", reveals=True),
    "mayor": Verb("mayor {amount}", "fc-mayor", "company", always=True, key="Y"),
    "take-energy": Verb("take coal {coal} renewable {renewable}", "fc-energy"),
    "end": Verb("end", "tick", reveals=True),
    "choose-first": Verb("choose first", "wild", draws=True),
    "choose-second": Verb("choose second"),
    "discard": Verb("discard {no}", "cross"),
    "drop": Verb("drop {good} {amount}", "fc-dump"),
    "pay-fine": Verb("pay"),
    "skip": Verb("skip", "next"),
    # chance
    "start": Verb("start {player}"),
    "marketing": Verb("marketing {no}"),
    "csr": Verb("csr {no}"),
    "component": Verb("component {no}"),
    "news": Verb("news {no}"),
}
EXAMPLE: Final = "buy wood 2"  # shown where somebody reads how moves are written
# Questions after which something new is seen, or everybody goes on.
REVEALING: Final = ("deal", "counter-deal", "fine")
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {
    "factory": Value("factory", word=True, of="factory"),
    "to_factory": Value("to_factory", word=True, of="factory"),
    "good": Value("good", word=True),
    "unit": Value("good", word=True),
    "source": Value(word=True, of="source"),
    "deck": Value(about=True),
    "what": Value(about=True),
    "maker": Value(seat=True),
    "order": Value(seat=True),
    "sp": Value(noun=True),
    "sold": Value(noun=True),
    "coal": Value(noun=True),
    "renewable": Value(noun=True),
}


def follows(
    voice: Translator, values: Mapping[str, int | str], lang: str | None, sheet: Sheet | None
) -> dict[str, int | str]:
    """What follows from the values of a move, fact or reason: so many of a thing, and the sides of a deal."""
    told: dict[str, int | str] = {}
    energy = [name for name in ("coal", "renewable") if name in values]
    good = values.get("good", values.get("unit", ""))
    if energy:
        told["things"] = " + ".join(voice.amount_of(name, values[name], lang) for name in energy if int(values[name]))
    elif good and "amount" in values:
        told["things"] = voice.amount_of(str(good), values["amount"], lang)
    sides = {name: values[name] for name in ("give", "get", "lacked") if name in values}
    return told | {name: _in_words(voice, str(side), lang, sheet) for name, side in sides.items()}


def _in_words(voice: Translator, side: str, lang: str | None, sheet: Sheet | None) -> str:
    """One side of a deal, or what is missing: `2 wood, card 44`."""
    things: list[str] = []
    for first, _, second in (part.partition(" ") for part in side.split(", ") if part):
        if first.isdecimal():
            things.append(voice.amount_of(second, first, lang))
        else:
            things.append(voice.text("amount.card", lang, card=voice.card_name(int(second), lang, sheet)))
    return ", ".join(things) or voice.text("amount.nothing", lang)
