"""Play the transcripts of Factory Commons anew when its cards have changed, and print the scores for the test.

Where only the engine has changed, scripts/renew_transcripts.py is enough.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import keeling
from tests.cli.factory_desk import DEALS, People

FOLDER = Path(__file__).parent / "factories"


def careful(seats: int, seed: int, deals: bool = False, **options: str) -> keeling.Match:
    """A game of careful people, who reach the goal."""
    match = keeling.new("factories", seats, seed, dict(options))
    People(match, list(DEALS) if deals else None).play()
    return match


def careless(seats: int, seed: int, **options: str) -> keeling.Match:
    """A game in which everybody does anything, until the counter overflows."""
    match, rng = keeling.new("factories", seats, seed, dict(options)), Random(seed)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, rng.choice(ask.options))
    return match


def main() -> None:
    """Write them all."""
    games = {
        "defeat": careless(4, 1),
        "defeat-3p": careless(3, 1, partial_production="false", factory_points="0"),
        "points": careful(3, 5, deals=True),
        "points-5p": careful(
            5, 4, turn_order="fewest", certificate_price="3", certificate_actions="1", factory_points="1"
        ),
    }
    for name, match in games.items():
        assert match.outcome is not None and name.startswith(match.outcome.ending), name
        (FOLDER / f"{name}.txt").write_text(match.record(), encoding="utf-8")
        print(f'    "factories/{name}": {match.outcome.scores},')


if __name__ == "__main__":
    main()
