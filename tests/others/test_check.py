"""`keeling check`: a game that keeps the contract, and broken ones whose fault is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.others.conftest import Stranger


@contextmanager
def changed(stranger: Stranger, *changes: tuple[str, str]) -> Iterator[Stranger]:
    """The game with something else in its code for a while."""
    module = stranger.site / "carbon_budget.py"
    text = module.read_text(encoding="utf-8")
    other = text
    for old, new in changes:
        assert old in other, old
        other = other.replace(old, new)
    module.write_text(other, encoding="utf-8")
    try:
        yield stranger
    finally:
        module.write_text(text, encoding="utf-8")


def test_the_game_of_the_page_keeps_the_contract(stranger: Stranger) -> None:
    said = stranger.keeling("check", "carbon-budget")
    assert "✗" not in said and "carbon-budget keeps the contract" in said and said.count("✓") > 35


def test_a_piece_of_lists_is_named(stranger: Stranger) -> None:
    with changed(
        stranger,
        ("p.round += 1\n", "p.round += 1\n        p.forests = [[0]] * p.seats\n"),
    ):
        said = stranger.keeling("check", "carbon-budget", code=1)
    assert "the piece “forests” holds lists, which copies share: make it a flat list of numbers" in said


def test_what_is_no_piece_is_named(stranger: Stranger) -> None:
    with changed(stranger, ("p.round += 1\n", "p.round += 1\n        p.heat = 3\n")):
        said = stranger.keeling("check", "carbon-budget", code=1)
    assert "the position holds “heat”, which is no piece: declare it in PIECES, or copies lose it" in said


def test_a_step_without_a_rule_is_named(stranger: Stranger) -> None:
    with changed(stranger, ('p.then(("growth", seat, ()))', 'p.then(("groth", seat, ()))')):
        said = stranger.keeling("check", "carbon-budget", code=1)
    assert "the step “groth” has no rule; there are " in said


def test_a_view_that_hides_what_bots_are_told_is_named(stranger: Stranger) -> None:
    view = """def view(p, seat):
    points = [p.points[one] if one == seat else None for one in range(p.seats)]
    return {"budget": p.budget, "players": [{"points": own} for own in points]}


"""
    with changed(stranger, ("GAME = Game(\n", f"{view}GAME = Game(\n    view=view,\n")):
        said = stranger.keeling("check", "carbon-budget", code=1)
    assert "the view hides “points” from spectators: declare it seen=OWNER, or as a secret" in said


def test_a_gate_that_lies_is_named(stranger: Stranger) -> None:
    offered = "    def options(self, p, seat, args):\n        return self.moves(p, seat, args)\n\n"
    moves = "    def moves(self, p, seat, args):\n"
    with changed(stranger, (moves, offered + moves)):
        said = stranger.keeling("check", "carbon-budget", code=1)
    assert "spend: “plant” is offered, and its gate says: no-point-to-pay [B-3]" in said
