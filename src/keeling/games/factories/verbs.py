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
    "buy": Verb("buy {good} {amount}", "fc-buy", "trade"),
    "sell-component": Verb("sell component {no}", "fc-sell", "trade"),
    "sell": Verb("sell {good} {amount}"),
    "enough": Verb("enough", "tick"),
    "offer-all": Verb("offer all", "fc-deal", "trade", always=True),
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
    "build": Verb("build {factory}", "fc-conventional", "company", always=True),
    "draw": Verb("draw", "fc-marketing", "company", reveals=True),
    "play": Verb("play {no}", "fc-csr", "company"),
    "use-sp": Verb("use {sp}sp $0", "fc-certificate", "trade", asks=True),
    "use-money": Verb("use 0sp ${sold}"),
    "use": Verb("use {sp}sp ${sold}"),
    "purchase": Verb("purchase {no}", "fc-component", "trade", reveals=True),
    "mount": Verb("mount {no} {factory}", "fc-component", "company", goes=2),
    "move": Verb("move {factory} {to_factory}", "fc-component", "company", goes=2),
    "remove": Verb("remove {factory}", "fc-component", "company"),
    "clean-dump": Verb("clean dump", "fc-broom", "company", asks=True),
    "clean-counter": Verb("clean counter"),
    "burn": Verb("burn {amount}", "gas", "company", reveals=True),
    "mayor": Verb("mayor {amount}", "fc-mayor", "company"),
    "take-energy": Verb("take coal {coal} renewable {renewable}", "fc-energy"),
    "end": Verb("end", "tick", reveals=True),
    "choose-first": Verb("choose first", "wild"),
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
END: Final = "end"  # the move that ends a turn
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
    "maker": Value(seat=True),
    "order": Value(seat=True),
    "sp": Value(noun=True),
    "sold": Value(noun=True),
    "coal": Value(counts=True),
    "renewable": Value(counts=True),
}
_MIX: Final = ("coal", "renewable")
_SIDES: Final = ("give", "get")  # values that hold one side of a deal


def follows(
    voice: Translator, values: Mapping[str, int | str], lang: str | None, sheet: Sheet | None
) -> dict[str, str]:
    """What follows from the values of a move or fact: the sides of a deal in words, and what is counted."""
    sides = {side: _side(voice, str(values[side]), lang, sheet) for side in _SIDES if isinstance(values.get(side), str)}
    counted = _things(voice, values, lang)
    return sides | ({"things": counted} if counted else {})


def _side(voice: Translator, named: str, lang: str | None, sheet: Sheet | None) -> str:
    """One side of a deal, given as `2 wood, component 44`."""
    things: list[str] = []
    for first, _, second in (part.partition(" ") for part in named.split(", ") if part):
        if first == "component":
            things.append(voice.text("amount.card", lang, card=voice.card_name(int(second), lang, sheet)))
        else:
            things.append(voice.amount_of(second, first, lang))
    return ", ".join(things) or voice.text("amount.nothing", lang)


def _things(voice: Translator, values: Mapping[str, int | str], lang: str | None) -> str:
    """What a fact or move is about, counted: its good or unit, or a mix of energy; empty if nothing is counted."""
    if all(what in values for what in _MIX):
        return " + ".join(voice.amount_of(what, values[what], lang) for what in _MIX if int(values[what]))
    what = values.get("good", values.get("unit"))
    return voice.amount_of(str(what), values["amount"], lang) if what is not None and "amount" in values else ""
