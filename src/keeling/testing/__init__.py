"""For authors of games: the contract that every game keeps, and a stage for tests that read like play."""

from keeling.testing.contract import CHECKS, ONCE, Finding, check
from keeling.testing.stage import Stage

__all__ = ["CHECKS", "ONCE", "Finding", "Stage", "check"]
