"""The contract, 1, 2 and 5: records, saved matches, and the same game from the same seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from random import Random
from unittest.mock import patch

import keeling
from keeling.core.log import digest_of
from keeling.testing import hints
from keeling.testing.tables import Spec, play_on, specs, table


def replay_needs_no_randomness(spec: Spec) -> None:
    match = play_on(table(spec, 3), Random(3))
    text = match.record()

    def no_randomness(*args: object) -> None:
        raise AssertionError("replay drew from chance")

    with patch("keeling.core.match.generator", no_randomness):
        again = keeling.load(text)
    assert again.digest == match.digest
    assert again.record() == text


def saved_at_any_decision_play_goes_on_identically(spec: Spec) -> None:
    """At each of the first twenty, then ever more seldom: what is saved grows with the game, and so does its check."""
    match = table(spec, 4)
    rng = Random(4)
    for number in count():
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        text = rng.choice(ask.options)
        if number >= 20 and number % (9 + number // 6):
            match.play(ask.seat, text)
            continue
        saved = keeling.from_json(json.loads(json.dumps(match.to_json())))
        assert saved.digest == match.digest
        asked = [[(a.seat, a.prompt, a.options) for a in one.asks] for one in (saved, match)]
        assert asked[0] == asked[1]
        match.play(ask.seat, text)
        saved.play(ask.seat, text)
        assert digest_of(saved.position) == digest_of(match.position)
        match = saved
    assert match.outcome is not None


ELSEWHERE = """
import sys
from random import Random
from keeling.testing import hints
from keeling.testing.tables import play_on, specs, table
hints.PLACES += sys.argv[2:]
for spec in specs(sys.argv[1]):
    print(play_on(table(spec, 5), Random(5)).digest)
"""


def same_seed_same_game_in_another_process_and_hash_seed(name: str) -> None:
    here = [play_on(table(spec, 5), Random(5)).digest for spec in specs(name)]
    for hash_seed in ("1", "777"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}
        command = [sys.executable, "-c", ELSEWHERE, name, *hints.PLACES]
        there = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        assert there.stdout.split() == here


def hidden_lines_are_hidden_while_the_game_is_on(spec: Spec) -> None:
    match = play_on(table(spec, 6), Random(6), 3)
    secret = [entry for entry in match.entries if entry.secret >= 0]
    assert secret or match.game.open
    for seat in [None, *range(match.seats)]:
        lines = [line for line in match.record_for(seat).splitlines() if line[:1].isdecimal()]
        assert "seed" not in match.record_for(seat)
        for entry, line in zip(match.entries, lines, strict=True):
            assert line.endswith("?") == (entry.secret not in (-1, seat))
    play_on(match, Random(6))
    assert match.record_for(None) == match.record()
