"""The moves of CO₂: how each looks and is shown, by its key; the first that fits counts."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.telling.verbs import phrase, there
from keeling.locale.verbs import Value, Verb

__all__ = ["EXAMPLE", "MOVES", "REVEALING", "VALUES", "phrase", "there"]

MOVES: Final = {
    "propose": Verb("propose {energy} {region} {slot}", "plus", "main", always=True, key="P"),
    "install": Verb("install {energy} {region} {slot}", "tech", "main", always=True, key="I"),
    "build": Verb("build {energy} {region} {slot}", "plant", "main", always=True, key="B"),
    "build-lobby": Verb("build {energy} {region} {slot} lobby"),
    "from-hand": Verb("move hand {region} {slot}", "scientist", "free", always=True, key="S", asks=True, goes=2),
    "to-hand": Verb("move {region} {slot} hand", goes=3),
    "to-summit": Verb("move {region} {slot} summit{place}", goes=3),
    "across": Verb("move {region} {slot} {to_region} {to_slot}", goes=3),
    "pass": Verb("pass", "next", "main", key="X"),
    "buy": Verb("buy", "market", "free", always=True, key="M", button="market"),
    "sell": Verb("sell", "market", "free", always=True, key="M", button="market"),
    "lobby-main": Verb("lobby {no} main", "lobby", "free", always=True, key="C", button="cards", asks=True),
    "lobby-minor": Verb("lobby {no} minor"),
    "claim": Verb("claim {no}", "un-goal", "free", key="C", button="cards", asks=True, number="claim"),
    "discard": Verb("discard goal", "company-goal", "free", always=True, key="D"),
    "end": Verb("end", "tick", reveals=True),
    "keep": Verb("keep {no}", "lobby", reveals=True),
    "begin": Verb("begin {region}", "control"),
    "place": Verb("place {slot}", "plus"),
    "recruit": Verb("recruit", "plus"),
    "forgo": Verb("forgo", "cross"),
    "send-hand": Verb("send hand", "scientist"),
    "send-summit": Verb("send summit{place}"),
    "learn": Verb("learn {energy}", "disc"),
    "permit": Verb("permit {region}", "permit"),
    "take": Verb("take {gain}", "tick"),
    "pay-own": Verb("pay own", "permit"),
    "pay-vp": Verb("pay vp"),
    "pay-region": Verb("pay {region}"),
    "income-money": Verb("income ${money} 0vp", "disc", reveals=True),
    "income-vp": Verb("income $0 {vp}vp", "disc", reveals=True),
    "income": Verb("income ${money} {vp}vp", "disc", reveals=True),
    "bid": Verb("bid {value}", "start-player", asks=True),
    "mix": Verb("mix ${money} {tech}tech {permits}permits", "money"),
    "goal-score": Verb("goal score", "company-goal"),
    "goal-cash": Verb("goal cash"),
    # chance
    "start": Verb("start {player}", "start-player"),
    "tile": Verb("tile {no}"),
    "fossil": Verb("fossil {fossil}"),
    "summit": Verb("summit {no}"),
    "event": Verb("event {region}"),
    "deal": Verb("deal {no}"),
    "goal": Verb("goal {no}"),
    "un": Verb("un {no}"),
    "project": Verb("project {energy}"),
}
EXAMPLE: Final = "propose solar europe tech"  # shown where somebody reads how moves are written
# Questions after which something new is seen, or everybody goes on.
REVEALING: Final = ("summit-extra", "charge", "auction", "verdict")
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {
    "energy": Value("energy", word=True),
    "region": Value("region", word=True),
    "to_region": Value(word=True),
    "slot": Value("slot", word=True, within="slot"),
    "to_slot": Value(word=True, within="slot"),
    **{name: Value(word=True) for name in ("fossil", "gain", "source", "goal", "to", "direction", "wanted", "plants")},
    **{name: Value(word=True) for name in ("first", "second", "third")},  # energies of a tile
    "what": Value(about=True),
    "place": Value("place", of="place"),
    "city": Value(word=True, of="place"),
    "vp": Value(noun=True),
    "tech": Value(noun=True),
    "permits": Value(noun=True),
}
