"""The moves of CO₂: how each looks and is shown, by its key; the first that fits counts."""

from __future__ import annotations

from typing import Final

from keeling.games.co2_family.telling import verbs as family
from keeling.games.co2_family.telling.verbs import phrase, there
from keeling.locale.verbs import Value, Verb

__all__ = ["EXAMPLE", "MOVES", "REVEALING", "VALUES", "phrase", "there"]

MOVES: Final = {
    "propose": Verb("propose {energy} {region} {slot}", "plus", "main", always=True, key="P"),
    "install": Verb("install {energy} {region} {slot}", "tech", "main", always=True, key="I"),
    **family.PLANTS,
    "from-hand": Verb("move hand {region} {slot}", "scientist", "free", always=True, key="S", asks=True, goes=2),
    "to-hand": Verb("move {region} {slot} hand", goes=3),
    **family.ACROSS,
    "pass": family.PASS,
    **family.FREE,
    "lobby-minor": Verb("lobby {no} minor"),
    "claim": family.CLAIM,
    "discard": Verb("discard goal", "company-goal", "free", always=True, key="D"),
    "place": Verb("place {slot}", "plus"),
    "send-hand": Verb("send hand", "scientist"),
    "send-summit": Verb("send summit{place}"),
    "pay-vp": Verb("pay vp"),
    "bid": Verb("bid {value}", "start-player", asks=True),
    "mix": Verb("mix ${money} {tech}tech {permits}permits", "money"),
    **family.ANSWERS,
    "start": Verb("start {player}", "start-player"),
    "project": Verb("project {energy}"),
}
EXAMPLE: Final = "propose solar europe tech"  # shown where somebody reads how moves are written
# Questions after which something new is seen, or everybody goes on.
REVEALING: Final = ("summit-extra", "charge", "auction", "verdict")
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {**family.VALUES, "tech": Value(noun=True), "permits": Value(noun=True)}
