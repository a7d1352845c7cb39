"""Play the transcripts of Second Chance anew when its figures have changed, and print the scores for the test.

Random play never wins, so careful people look one choice ahead here, and the sheet they play on is a kind one.
Where only the engine has changed, scripts/renew_transcripts.py is enough.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import keeling
from keeling.core import sheet as sheets
from keeling.core.agenda import CHANCE
from keeling.core.flow import answer, asks
from keeling.games.co2_family.model.words import READY
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.personal import met
from keeling.games.second_chance.rules.un_goals import backed

FOLDER = Path(__file__).parent / "second-chance"


def worth(t: SecondChancePosition, seat: int) -> float:
    """What careful people look at: points and goals, and all that leads to plants."""
    if t.ending and is_team(t) and t.ending != "won":
        return -1000
    seats = range(t.seats) if is_team(t) else [seat]
    plants = sum(t.backing) if is_team(t) else sum(t.backing[seat * 5 : seat * 5 + 5])
    value = 24.0 * plants + 4 * t.turned.bit_count() - 2.2 * (t.co2 - 400) / 10 + t.common
    value += 3 * min(3, sum(0 <= code < READY for code in t.project))
    value += 12 * min(3, sum(code >= READY for code in t.project))
    for player in seats:
        value += t.vp[player] + 25 * t.claims[player].bit_count() + 9 * met(t, player, t.personal[player])
        value += min(t.money[player], 16) * 0.6 + min(t.tech[player], 5) * 0.9 + min(t.permits[player], 4) * 0.9
        value += sum(t.expertise[player * 5 : player * 5 + 5]) * 0.9
        value += sum(4 for goal in t.un_goals if backed(t, player, goal))
        value -= t.hand[player] * 0.4
    return value


def best(match: keeling.Match, ask: Any, moves: list[str], rng: Random) -> str:
    """The option after which a position is worth the most."""
    found = []
    for text in moves:
        twin = match.position.copy()
        question = next(one for one in asks(match.game.rules, twin) if one.seat == ask.seat)
        answer(match.game.rules, twin, question, tuple(text.split()))
        while (owed := asks(match.game.rules, twin)) and owed[0].seat != CHANCE and not twin.lanes:
            if owed[0].prompt in ("turn", "income", "reduce"):
                break
            answer(match.game.rules, twin, owed[0], owed[0].options[0])  # such as where a permit comes from
        found.append((worth(twin, ask.seat) + rng.random() / 10, text))
    return max(found)[1]


def play(seats: int, seed: int, careful: bool, shunned: str = "", **options: str) -> keeling.Match:
    """A game of careful or of careless people, who may shun one kind of move."""
    whole = sheets.read(FOLDER / "sheet.toml")
    match = keeling.table("second-chance", seats, seed, dict(options), None, whole)
    match.run_chance()
    rng = Random(seed)
    while match.asks:
        ask = match.asks[0]
        moves = [text for text in ask.options if text.split()[0] not in ("change", shunned)] or [ask.options[0]]
        match.play(ask.seat, best(match, ask, moves, rng) if careful else rng.choice(moves))
    return match


# by file: how it is played
GAMES: dict[str, dict[str, Any]] = {
    "won": {"seats": 2, "seed": 1, "careful": True},
    "won-3p-inspectors": {"seats": 3, "seed": 3, "careful": True, "inspectors": "true", "draft": "true"},
    "won-1p": {"seats": 1, "seed": 3, "careful": True, "solo_card": "6"},
    "goals-missed": {"seats": 4, "seed": 1, "careful": True, "shunned": "claim"},
    "goals-missed-1p": {"seats": 1, "seed": 1, "careful": True, "shunned": "claim"},
    "points-lost": {"seats": 3, "seed": 7, "careful": False},
    "overheated": {"seats": 2, "seed": 1, "careful": True, "shunned": "reduce"},
    "overheated-4p-competitive": {"seats": 4, "seed": 1, "careful": False, "mode": "competitive"},
    "last-decade": {"seats": 3, "seed": 2, "careful": True, "mode": "competitive"},
    "last-decade-2p-draft": {"seats": 2, "seed": 1, "careful": True, "mode": "competitive", "draft": "true"},
}


def main() -> None:
    """Write them all."""
    for name, how in GAMES.items():
        match = play(**how)
        assert match.outcome is not None and name.startswith(match.outcome.ending), (name, match.outcome)
        (FOLDER / f"{name}.txt").write_text(match.record(), encoding="utf-8")
        print(f'    "second-chance/{name}": {match.outcome.scores},')


if __name__ == "__main__":
    main()
