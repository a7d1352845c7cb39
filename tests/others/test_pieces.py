"""One line more in somebody else's game is one piece more, wherever a piece is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.others.conftest import Stranger

ROWS = """        grid("wells", SEAT, start=2),
        card("need", SEAT, of=Deck("need", lambda figures: 5, first=1), start=3, seen=OWNER),
"""
TYPED = """    rounds: int
    round: int
    budget: int
    active: int
    points: list[int]
    forests: list[int]
"""
TYPES = """    wells: list[int]
    need: list[int]
"""
PLAYED = """
import json
import random
import keeling
from keeling.core.faults import broken
from keeling.web.drawing.default_view import board
from keeling.testing.stage import Stage

match = keeling.new("carbon-budget", seats=3, seed=5)
t = match.position
assert match.view(1)["players"] == [
    {"points": 0, "forests": 0, "wells": 2},
    {"points": 0, "forests": 0, "wells": 2, "need": 4},
    {"points": 0, "forests": 0, "wells": 2},
], match.view(1)["players"]
t.need = [0, 1, 2]
copy = t.copy()
copy.wells[0] = 7
assert t.wells == [2, 2, 2] and t.state()[3]["need"] == [0, 1, 2]
twin = keeling.from_json(json.loads(json.dumps(keeling.new("carbon-budget", seats=3, seed=5).to_json())))
assert twin.position.wells == [2, 2, 2] and twin.position.need == [3, 3, 3]
met = {tuple(match.game.redeal(t, 0, random.Random(seed)).need) for seed in range(40)}
assert len(met) > 5 and {need[0] for need in met} == {0} and not match.game.open
assert not broken(t)
t.wells = [2, -1, 2]
assert broken(t) == ["wells below 0: [2, -1, 2]"], broken(t)
t.wells = [2, 2, 2]

drawn = board(match.view(1), ["Ada", "Bea", "Chico"], ["person"] * 3, "en")
figures = [{one["label"]: str(one["value"]) for one in player["figures"]} for player in drawn["players"]]
assert [one["Wells"] for one in figures] == ["2", "2", "2"], figures
assert ["Need" in one for one in figures] == [False, True, False] and figures[1]["Need"] == "2", figures

s = Stage(match).set("wells", 5, seat=1).set("forests", 1, "wells", seat=1).set("need", 4, seat=2)
assert (s.get("wells", seat=1), s.get("forests", seat=1), s.get("need", seat=2)) == (4, 1, 4)
s.check()
print("seen")
"""


@pytest.fixture(scope="module", params=["bare", "typed"])
def grown(stranger: Stranger, request: pytest.FixtureRequest) -> Iterator[Stranger]:
    """The game of the page with two rows more in its table of pieces, and a type for each where it has types."""
    module = stranger.site / "carbon_budget.py"
    text = module.read_text(encoding="utf-8")
    last = '        grid("forests", SEAT),\n'
    names = "import SEAT, Pieces, grid, number"
    more = text.replace(last, last + ROWS).replace(names, f"{names}, OWNER, Deck, card")
    if request.param == "typed":
        more = more.replace(f"{ROWS}    )\n", f"{ROWS}    )\n{TYPED}{TYPES}")
        assert "wells: list[int]" in more
    assert more.count("need") > 1
    module.write_text(more, encoding="utf-8")
    yield stranger
    module.write_text(text, encoding="utf-8")


def test_a_new_row_is_in_view_copy_saved_state_redeal_sums_board_and_stage(grown: Stranger) -> None:
    assert grown.python("-c", PLAYED).strip() == "seen"


def test_a_new_row_is_drawn_in_the_terminal(grown: Stranger) -> None:
    told = grown.keeling("play", "carbon-budget", "--seats", "2", "--bots", "random", typed="board\nquit\n")
    assert "Wells" in told and "Need" in told, told


def test_a_game_with_a_new_row_is_played_by_bots_saved_and_verified(grown: Stranger) -> None:
    told = grown.keeling("simulate", "carbon-budget", "--seats", "3", "--games", "20", "--bot", "random")
    assert "Errors: 0" in told
