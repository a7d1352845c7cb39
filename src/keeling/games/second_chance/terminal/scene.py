"""What is drawn at the terminal: a scene with a view of this game."""

from __future__ import annotations

from keeling.cli.boards import Scene

__all__ = ["Scene"]
