"""Five thousand random games of Daybreak go through its decks: every card is drawn, used or resolved."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from keeling.core.agenda import CHANCE
from keeling.core.chance import generator, pick
from keeling.core.flow import answer, settle
from keeling.games import GAMES
from keeling.lab.exercise import variety
from keeling.lab.playout import pick_kind
from scripts.rules_coverage import SHEETS

GAMES_PLAYED = 5000
CHUNK = 250
STEPS = 2000
NAMES = ("card", "project", "crisis", "challenge")


def pick_tall(rng, ask):
    """A kind of move, then one that makes two stacks high: cards that need many tags are used too."""
    tall = [option for option in ask.options if option[-1] not in ("s3", "s4", "s5", "s6")]
    if ask.seat == CHANCE or len(tall) == len(ask.options):
        return pick_kind(rng, ask)
    kinds = list(dict.fromkeys(option[0] for option in tall))
    kind = rng.choice([one for one in kinds if one != "done"] or kinds) if rng.random() < 0.9 else "done"
    return rng.choice([option for option in tall if option[0] == kind])


def decks(first):
    """What happened to which card in a chunk of games."""
    game = GAMES["daybreak"]
    found = Counter()
    for number, (seats, settings, figures) in enumerate(variety(game, first + CHUNK, SHEETS["daybreak"])):
        if number < first:
            continue
        position = game.start(figures, seats, settings)
        facts = position.facts = []
        rng = generator("decks", number)
        choose = (pick, pick_kind, pick_tall)[number % 3]
        for _ in range(STEPS):
            ask = settle(game.rules, position)
            if ask is None:
                break
            answer(game.rules, position, ask, choose(rng, ask))
        assert position.ending in game.endings, (number, seats, settings)
        for fact in facts:
            found.update((fact.kind, fact.values[name]) for name in NAMES if name in fact.values)
    return found


def test_every_card_of_every_deck_is_drawn_used_and_resolved():
    found = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(decks, range(0, GAMES_PLAYED, CHUNK)):
            found += part
    sheet = GAMES["daybreak"].sheet()
    never = []
    for deck, kinds in {
        "local": ["drawn", "started", "tucked", "paid", "used", "lost"],
        "starting": ["used", "lost"],
        "crisis": ["crisis-revealed"],
        "global": ["project-offered", "project-kept", "project-active", "project-dropped"],
        "challenge": ["challenge"],
    }.items():
        never += [(kind, row["key"]) for kind in kinds for row in sheet[deck] if not found[kind, row["key"]]]
    resolved = {key for kind, key in found if kind in ("struck", "crisis-lasts")}
    averted = {key for kind, key in found if kind in ("withstood", "crisis-averted", "crisis-removed")}
    used = {key for kind, key in found if kind == "project-used"}
    assert not never
    assert resolved == averted == {row["key"] for row in sheet["crisis"]}
    assert used == {row["key"] for row in sheet["global"] if "when" in row}
