"""Books of a small made-up game: by source and seat, over time, and what is given after the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from keeling.core.agenda import Fact
from keeling.core.match import Match
from keeling.kit.facts import Book, Facts, Kind, Source
from keeling.kit.ledger import Ledger

POINTS = Book(
    ("points",),
    sources={
        "work": Source("a", "red", ("R-1", "luck")),
        "rest": Source("b"),
        "bonus": Source("c", "blue", ("R-2",), after="prize"),
        "last-work": Source("d", "red", ("R-1",), share="work", late=True),
    },
    start=("start", "points"),
)
AIR = Book(("smoke",), amount="tons", source="of", common=True, read=("round",))
FACTS = Facts({"points": Kind()}, books=(POINTS, AIR), period="round", band="part", ends=("over",))


def fact(kind: str, seat: int = -1, rule: str = "", **values: Any) -> Fact:
    return Fact(kind, rule, seat, values)


def ledger(*facts: Fact) -> Ledger:
    figures = SimpleNamespace(sheet={"start": {"points": 3}})
    entries = [SimpleNamespace(facts=[one]) for one in facts]
    told = SimpleNamespace(opening=[], entries=entries, seats=2, position=SimpleNamespace(figures=figures))
    return Ledger(cast(Match, told), FACTS)


def test_points_go_to_the_source_that_their_rule_or_their_own_word_names() -> None:
    points = ledger(
        fact("points", 0, "R-1", amount=2),
        fact("points", 1, "R-7", amount=4, source="luck"),
        fact("points", 1, "R-9", amount=-1),
    ).points
    assert points.amounts == {"work": [2, 4, 0], "rest": [0, -1, 0]}
    assert points.named == {"R-1": [2, 0, 0], "luck": [0, 4, 0], "R-9": [0, -1, 0]}
    assert points.total == [5, 6] and points.of("bonus") == [0, 0, 0]


def test_a_source_in_the_wake_of_a_fact_and_one_after_the_end() -> None:
    points = ledger(
        fact("points", 0, "R-2", amount=1),
        fact("prize"),
        fact("points", 0, "R-2", amount=5),
        fact("over"),
        fact("points", 1, "R-1", amount=7),
        fact("points", 1, "R-2", amount=9),
    ).points
    assert points.amounts == {"rest": [1, 0, 0], "bonus": [5, 9, 0], "last-work": [0, 7, 0]}


def test_the_course_of_a_game() -> None:
    told = ledger(
        fact("part"),
        fact("round", 0, n=1),
        fact("smoke", of="coal", tons=6),
        fact("points", 0, "R-1", amount=1),
        fact("round", 1, n=1),
        fact("part"),
        fact("round", 0, n=2),
        fact("smoke", 1, of="oil", tons=-2),
        fact("points", 1, "R-1", amount=1),
    )
    assert told.course == [[3, 3], [4, 3], [4, 4]]  # the second turn of a round is no new one
    assert told.bands == [1, 1]
    air = told.books[1]
    assert air.course == [{}, {"coal": 6}, {"coal": 6}]
    assert air.amounts == {"coal": [0, 0, 6], "oil": [0, -2, 0]}


@pytest.mark.parametrize(
    ("values", "repeated"),
    [
        ({"source": "x", "amount": 1}, True),
        ({"source": "x", "amount": -1}, False),
        ({"source": "y", "amount": 1}, False),
    ],
)
def test_only_gains_from_the_source_named_are_repeated(values: dict[str, Any], repeated: bool) -> None:
    facts = Facts({"goods": Kind(repeats="x")})
    assert facts.repeated(fact("goods", 0, **values)) is repeated
    assert not facts.repeated(fact("other", 0, **values))
