"""One line more in somebody else's game is one piece more, wherever a piece is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.others.conftest import Stranger

ROWS = """        grid("wells", SEAT, start=2),
        card("need", SEAT, of=Deck("need", lambda figures: 5, first=1), start=3, seen=OWNER),
"""
PLAYED = """
import json
import random
import keeling
from keeling.core.faults import broken

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
print("seen")
"""


@pytest.fixture(scope="module")
def grown(stranger: Stranger) -> Iterator[Stranger]:
    """The game of the page with two rows more in its table of pieces."""
    module = stranger.site / "carbon_budget.py"
    text = module.read_text(encoding="utf-8")
    last = '        grid("forests", SEAT),\n'
    names = "import SEAT, Pieces, grid, number"
    more = text.replace(last, last + ROWS).replace(names, f"{names}, OWNER, Deck, card")
    assert more.count("need") > 1
    module.write_text(more, encoding="utf-8")
    yield stranger
    module.write_text(text, encoding="utf-8")


def test_a_new_row_is_in_view_copy_saved_state_redeal_and_what_must_add_up(grown: Stranger) -> None:
    assert grown.python("-c", PLAYED).strip() == "seen"


def test_a_new_row_is_drawn_in_the_terminal(grown: Stranger) -> None:
    told = grown.keeling("play", "carbon-budget", "--seats", "2", "--bots", "random", typed="board\nquit\n")
    assert "Wells" in told and "Need" in told, told
