"""Play the transcripts of Daybreak anew when its rules have changed, and print the scores for the test.

Random play never wins, so careful people look one choice ahead here, and the sheet they play on has more trees.
Where only the engine has changed, scripts/renew_transcripts.py is enough.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import keeling
from keeling.core import sheet as sheets
from keeling.core.agenda import CHANCE
from keeling.core.flow import Question, answer
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import COMMUNITY, EACH, EACH_TAGS, RESILIENCE
from keeling.games.daybreak.rules.emissions import gap
from keeling.games.daybreak.views.round_forecast import net_co2

FOLDER = Path(__file__).parent / "daybreak"


def worth(t: DaybreakPosition, care: dict[str, float]) -> float:
    """What careful people look at: CO₂, energy, shields for the bands to come, communities, tags that strengthen."""
    if t.ending:
        return 1000.0 if t.ending == "drawdown" else -1000.0
    value = -care.get("net", 1.0) * net_co2(t)
    bands = t.bands + 2
    for seat in range(t.seats):
        at = seat * EACH
        value -= care.get("gap", 4.0) * gap(t, seat) + 0.25 * t.board[at + COMMUNITY] ** 2
        value -= 0.2 * sum(max(0, t.board[at + RESILIENCE + kind] - bands) for kind in range(3))
        value += care.get("shield", 1.6) * sum(min(bands, t.board[at + RESILIENCE + kind]) for kind in range(3))
        value += 0.7 * t.hand[seat].bit_count() + 0.8 * min(3, t.board[at + 2] + t.board[at + 1] - t.board[at])
    for stack, top in enumerate(t.top):
        if top >= 0:
            card = t.figures.local[top]
            counted = {effect.per for effect in card.effects} | {effect.by for effect in card.effects} | {card.limit}
            value += 0.55 * sum(min(4, t.tags[stack * EACH_TAGS + tag]) for tag in counted if 0 <= tag < EACH_TAGS)
    return value + 2.0 * sum(t.active) + 0.8 * sum(t.helped)


def best(match: keeling.Match, seat: int, care: dict[str, float], rng: Random) -> str:
    """The option after which a position is worth the most, whatever it asks for answered with the first option."""
    rules = match.game.rules
    ask = match.ask_of(seat)
    assert ask is not None
    found = []
    for option in ask.options:
        twin = match.position.copy()
        answer(rules, twin, ask, option)
        agenda = twin.agenda if ask.lane < 0 else twin.lanes[ask.lane]
        floor = len(match.position.agenda if ask.lane < 0 else match.position.lanes[ask.lane])
        while len(agenda) >= floor and agenda and not twin.ending:
            name, who, args = agenda[-1]
            rule = rules[name]
            if rule.turn or rule.rests or rule.chance:
                break
            if not rule.asks:
                agenda.pop()
                common, twin.agenda = twin.agenda, agenda
                rule.act(twin, who, args)
                twin.agenda = common
                continue
            options = rule.options(twin, who, args)
            if not options:
                agenda.pop()
                continue
            answer(rules, twin, Question(who, "", options, None, agenda[-1], ask.lane), options[0])
        drawn = sum(1.0 for name, _, _ in agenda if name == "draw")
        found.append((worth(twin, care) + drawn + rng.random() / 10, " ".join(option)))
    return max(found)[1]


def play(seats: int, seed: int, care: dict[str, float] | None, **options: str) -> keeling.Match:
    """A game of careful or of careless people."""
    whole = sheets.read(FOLDER / "sheet.toml")
    match = keeling.table("daybreak", seats, seed, dict(options), None, whole)
    match.run_chance()
    rng = Random(seed)
    while match.asks:
        ask = rng.choice(match.asks)
        assert ask.seat != CHANCE
        match.play(ask.seat, rng.choice(ask.options) if care is None else best(match, ask.seat, care, rng))
    return match


# by file: how it is played
SAVE = {"net": 3.0, "shield": 1.3}
SHELTER = {"net": -1.0, "shield": 8.0, "gap": 9.0}  # who only shelters people lets the planet heat up
RUSH = {"net": 3.0, "shield": -0.5, "gap": 2.0}  # drawdown at the cost of the people
GAMES: dict[str, dict[str, Any]] = {
    "drawdown": {"seats": 2, "seed": 1, "care": SAVE},
    "drawdown-1p": {"seats": 1, "seed": 1, "care": SAVE},
    "drawdown-4p": {"seats": 4, "seed": 1, "care": SAVE, "easier": "each"},
    "too-hot-2p-extreme": {"seats": 2, "seed": 1, "care": SHELTER, "level": "extreme"},
    "collapse-3p-after-drawdown": {"seats": 3, "seed": 30, "care": RUSH, "level": "easy"},
    "collapse-4p": {"seats": 4, "seed": 1, "care": None},
    "too-late-3p": {"seats": 3, "seed": 3, "care": {}},
}


def main() -> None:
    """Write them all."""
    for name, how in GAMES.items():
        match = play(**how)
        assert match.outcome is not None
        if not name.startswith(match.outcome.ending):
            print(f"{name}: {match.outcome.ending} in round {match.position.round}")
            continue
        (FOLDER / f"{name}.txt").write_text(match.record(), encoding="utf-8")
        print(f'    "daybreak/{name}": {match.outcome.scores},')


if __name__ == "__main__":
    main()
