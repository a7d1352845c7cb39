"""Tables of features: one more of each at a position in the midst of a game, and what that is worth to its owner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

Judge = Callable[[Any], list[float]]


@dataclass(frozen=True)
class Feature:
    """What changes on a stage; how much more it is worth to seat 0, in the units that the judge reckons in."""

    name: str
    change: Callable[[Any], object]
    worth: float
    common: bool = False  # whether it is good or bad for all alike


def table(features: list[Feature]) -> Any:
    """The rows of a table as the cases of a test."""
    return pytest.mark.parametrize("feature", features, ids=[feature.name for feature in features])


def gain(stage: Any, feature: Feature, reckoned: Callable[[Any], float]) -> float:
    """How much more the position of a stage is worth after a feature's change."""
    before = reckoned(stage.t)
    feature.change(stage)
    return reckoned(stage.t) - before


def check_direction(stage: Any, feature: Feature, judge: Judge) -> None:
    """A judge sees a feature as its table says: what is better for one is worse for rivals, or better for all."""
    before = judge(stage.t)
    feature.change(stage)
    after = judge(stage.t)
    sign = (feature.worth > 0) - (feature.worth < 0)
    changes = [(more > less) - (more < less) for more, less in zip(after, before, strict=True)]
    assert changes == [sign, *[sign if feature.common else -sign] * (len(before) - 1)]
