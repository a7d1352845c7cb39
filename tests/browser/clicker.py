"""Somebody who plays by clicking on whatever can be clicked."""

from __future__ import annotations

import random
import time
from typing import Any

# What can be clicked now, with its middle: the cover first, then confirm, then all options, pieces and the turn's end.
_OPEN = """() => {
  const at = (one) => {
    const box = one.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const seen = box.width > 0 && hit && (one.contains(hit) || hit.closest('[data-words]') === one);
    return seen ? {kind: one.id || one.className.baseVal || one.className, x, y} : null;
  };
  const all = (what) => [...document.querySelectorAll(what)].map(at).filter(Boolean);
  if (document.querySelector('#bar.busy')) return {open: []};
  const cover = all('#handover-go');
  if (cover.length) return {open: cover};
  if (document.body.classList.contains('over')) return {over: true, open: []};
  const sure = all('#confirm');
  if (sure.length) return {open: sure, risk: Boolean(document.querySelector('#confirm.risk'))};
  const bar = all('#options [data-choice], #options .take');
  const pieces = all('[data-words]:is(.pick, .may)');
  const end = all('#end:not([aria-disabled=true])');
  return {open: [...bar, ...pieces, ...end, ...end]};
}"""


class Clicker:
    """A player with a mouse."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.clicks = 0
        self.over = False  # whether the page showed the end of the game when last looked at
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def step(self) -> bool:
        """Click once on something that can be clicked; False if there is nothing."""
        found = self.page.evaluate(_OPEN)
        self.over = bool(found.get("over"))
        if not found["open"]:
            return False
        if found.get("risk"):  # it would lose the game for all: twice meant, or taken back
            for key in self.random.choice((("Enter", "Enter"), ("Escape",))):
                self.page.keyboard.press(key)
            return True
        one = self.random.choice(found["open"])
        self.page.mouse.click(one["x"], one["y"])
        self.clicks += 1
        return True


def play(*players: Clicker, seconds: float = 150.0) -> None:
    """Let everybody click until the game is over on every page."""
    until = time.monotonic() + seconds
    while not all(player.over for player in players):
        assert time.monotonic() < until, f"not over after {[player.clicks for player in players]} clicks"
        clicked = [player.step() for player in players]
        if not any(clicked):
            players[0].page.wait_for_timeout(15)
