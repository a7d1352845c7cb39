"""The moves of Second Chance: how each looks and is shown, by its key; the first that fits counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.co2_family.telling import verbs as family
from keeling.games.co2_family.telling.verbs import phrase, there
from keeling.games.second_chance.telling import cards as card_texts
from keeling.locale.translator import Translator
from keeling.locale.verbs import Value, Verb

__all__ = ["EXAMPLE", "MOVES", "REVEALING", "VALUES", "follows", "phrase", "there"]

MOVES: Final = {
    "plan": Verb("plan {energy} {region} {slot}", "plan", "main", always=True, key="P"),
    "prepare": Verb("prepare {energy} {region} {slot}", "prepare", "main", always=True, key="I"),
    **family.PLANTS,
    "second": Verb("second", "co2", "main", key="R"),
    "pass": family.PASS,
    "board-summit": Verb(
        "move board summit{place}", "scientist", "free", always=True, key="S", button="scientist", asks=True, goes=2
    ),
    "board-card": Verb("move board card{lobbyist}", goes=2),
    "from-board": Verb("move board {region} {slot}", goes=2),
    "to-board": Verb("move {region} {slot} board", goes=3),
    "to-card": Verb("move {region} {slot} card{lobbyist}", goes=3),
    **family.ACROSS,
    **family.FREE,
    "lobby-side": Verb("lobby {no} side"),
    "claim": family.CLAIM,
    "discard": Verb("discard goal", "company-goal", "free", key="D"),
    "keep-goal": Verb("keep-goal {no}", "personal-goal", reveals=True, number="goal"),
    "choose": Verb("choose {no}", "company-goal", reveals=True, number="goal"),
    "give": Verb("give {player}", "person"),
    "decline": Verb("decline", "cross"),
    "reduce-none": Verb("reduce 0", "co2", reveals=True),
    "reduce": Verb("reduce {steps}"),
    "confirm": Verb("confirm", "tick", reveals=True),
    "change": Verb("change", "undo"),
    **family.ANSWERS,
    "start": Verb("start {player}"),
    "environment": Verb("environment {no}"),
    "personal": Verb("personal {no}"),
    "solo": Verb("solo {no}"),
}
EXAMPLE: Final = "plan solar europe tech"  # shown where somebody reads how moves are written
# Questions after which something new is seen, or everybody goes on.
REVEALING: Final = ("summit-learn", "charge", "relief", "reduce", "agree", "verdict")
# The values of moves, facts and reasons that are more than what they show.
VALUES: Final = {
    **family.VALUES,
    "missing": Value(word=True),
    "bonus": Value(word=True),
    "taker": Value(seat=True),
    "lobbyist": Value("no"),
    "steps": Value(noun=True),
}
_CUT_PPM: Final = 10  # of one step of reduction, where no sheet is at hand


def follows(
    voice: Translator, values: Mapping[str, int | str], lang: str | None, sheet: Sheet | None
) -> dict[str, int | str]:
    """What follows from the values of a move or fact: goals in words, a rank by its name, steps as ppm."""
    told: dict[str, int | str] = {}
    if "steps" in values:
        told["ppm"] = int(values["steps"]) * (_CUT_PPM if sheet is None else int(sheet["climate"]["cut_ppm"]))
    if "rank" in values:
        told["rank"] = voice.text(f"rank.{values['rank']}", lang)
    if "solo" in values:
        told["solo"] = voice.text(f"solo.{values['solo']}", lang)
    if "tile" in values:
        told["tile"] = card_texts.environment(sheet, int(values["tile"]), lang) or values["tile"]
    if "lobbyist" in values and (side := card_texts.lobby_side(sheet or {"lobby": []}, int(values["lobbyist"]), lang)):
        told["lobbyist"] = f"{values['lobbyist']} ({side})"
    if "no" in values and ("place" in values or "summit" in values):
        told["topics"] = card_texts.summit(sheet or {"summits": []}, int(values["no"]), lang) or values["no"]
    if "personal" in values:
        told["personal"] = card_texts.personal(sheet, int(values["personal"]), lang, values.get("least"))
    return told
