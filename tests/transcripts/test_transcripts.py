"""The contract, 12: whole games in notation, one for each way to end, replayed line by line."""

from pathlib import Path

import pytest

import keeling

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
SCORES = {
    "co2/cooled": (26, 9, 15, 32),
    "co2/cooled-1p": (61,),
    "co2/defeat": (16, 18, 22, 5),
    "co2/green-regions": (75, 51, 86),
    "co2/last-decade": (64, 106, 66, 70),
    "co2/last-decade-1p": (115,),
    "co2/last-decade-5p": (39, 77, 56, 38, 87),
    "co2/overheated": (42,),
    "factories/defeat": (3, 1, 2, 6),
    "factories/defeat-3p": (1, 1, 1),
    "factories/points": (20, 25, 25),
    "factories/points-5p": (24, 26, 24, 26, 26),
}


def key(path):
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=key)
def test_transcript_replays_to_its_end(path):
    match = keeling.load(path.read_text(encoding="utf-8"))
    assert path.stem.startswith(match.outcome.ending)
    assert match.outcome.scores == SCORES[key(path)]


def test_every_way_to_end_has_a_transcript():
    for name, game in keeling.games().items():
        texts = [path.read_text(encoding="utf-8") for path in FILES if path.parent.name == name]
        ends = {keeling.load(text).outcome.ending for text in texts}
        assert ends == set(game["endings"])
