"""The contract, 14: whole games in notation, one for each way to end, replayed line by line.

Beside the transcripts of a game lies the sheet they were played on: tuning our figures does not touch them.
"""

from pathlib import Path

import pytest

import keeling
from keeling.core import sheet as sheets

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
    "daybreak/collapse-3p-after-drawdown": (0, 0, 0),
    "daybreak/collapse-4p": (0, 0, 0, 0),
    "daybreak/drawdown": (1, 1),
    "daybreak/drawdown-1p": (1,),
    "daybreak/drawdown-4p": (1, 1, 1, 1),
    "daybreak/too-hot-2p-extreme": (0, 0),
    "daybreak/too-late-3p": (0, 0, 0),
    "factories/defeat": (1, 0, 1, 1),
    "factories/defeat-3p": (1, 1, 1),
    "factories/points": (2, 25, 3),
    "factories/points-5p": (24, 24, 25, 24, 24),
    "second-chance/goals-missed": (56, 56, 56, 56),
    "second-chance/goals-missed-1p": (15,),
    "second-chance/last-decade": (82, 81, 87),
    "second-chance/last-decade-2p-draft": (83, 86),
    "second-chance/overheated": (106, 106),
    "second-chance/overheated-4p-competitive": (1, -5, 3, 13),
    "second-chance/points-lost": (-12, -12, -12),
    "second-chance/won": (71, 71),
    "second-chance/won-1p": (17,),
    "second-chance/won-3p-inspectors": (76, 76, 76),
}


def key(path):
    return f"{path.parent.name}/{path.stem}"


def replayed(path):
    return keeling.load(path.read_text(encoding="utf-8"), whole=sheets.read(path.with_name("sheet.toml")))


@pytest.mark.parametrize("path", FILES, ids=key)
def test_transcript_replays_to_its_end(path):
    match = replayed(path)
    assert path.stem.startswith(match.outcome.ending)
    assert match.outcome.scores == SCORES[key(path)]


def test_drawdown_can_be_lost_in_the_crisis_stage():
    match = replayed(next(path for path in FILES if path.stem == "collapse-3p-after-drawdown"))
    assert match.position.drawdown and match.outcome.winners == ()


def test_every_way_to_end_has_a_transcript():
    for name, game in keeling.games().items():
        ends = {replayed(path).outcome.ending for path in FILES if path.parent.name == name}
        assert ends == set(game["endings"])


def test_both_modes_and_the_solo_game_of_second_chance_have_transcripts_of_their_own():
    played = [replayed(path) for path in FILES if path.parent.name == "second-chance"]
    ends = {("solo" if m.seats == 1 else m.settings["mode"], m.outcome.ending) for m in played}
    assert ends == {
        *(("cooperative", ending) for ending in ("won", "goals-missed", "points-lost", "overheated")),
        *(("competitive", ending) for ending in ("last-decade", "overheated")),
        *(("solo", ending) for ending in ("won", "goals-missed")),
    }


def test_tuning_our_figures_leaves_a_transcript_alone(monkeypatch):
    path = next(path for path in FILES if key(path) == "factories/points")
    house = keeling.table("factories", 3, 1, None, None).position.figures
    tuned = keeling.find("factories").figures(house.sheet | {"start": house.sheet["start"] | {"money": 1}})
    monkeypatch.setattr(keeling, "house_figures", lambda name: tuned)
    assert replayed(path).outcome.scores == SCORES["factories/points"]
    with pytest.raises(keeling.KeelingError):
        keeling.load(path.read_text(encoding="utf-8"))
