"""From a click to the painted board: how long a page takes to show one's own choice, in a real Chromium.

Each round plays one choice by clicking on a table with one person, or with bots where a game needs more. The clock runs
in the page: from the click, as the browser stamps it, until the frame is done in which the board shows the choice.
Nobody looks at the page meanwhile: a script that asked it what can be clicked would be paid for by the frame.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.clicker import Clicker
from tests.browser.house import SHORT, Tables
from tests.conftest import CHROMIUM, PROGRAMS

ROUNDS, PAUSE = 60, 250  # choices; milliseconds between two of them: nobody clicks faster
SEATS = {
    "co2": ["person"], "factories": ["person", "bot", "bot"], "second-chance": ["person"], "daybreak": ["person"],
}  # fmt: skip
# Notes for every choice the milliseconds from its click, and from its sending, to the end of the frame that shows it.
CLOCK = """() => {
  window.__times = [];
  const send = window.fetch;
  let clicked = 0, begun = null;
  addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
  window.fetch = (...args) => {
    if (String(args[0]).includes('/play')) begun = [clicked, performance.now()];
    return send(...args);
  };
  new MutationObserver(() => {
    if (!begun) return;
    const start = begun;
    begun = null;
    const note = () => window.__times.push(start.map((from) => performance.now() - from));
    requestAnimationFrame(() => setTimeout(note, 0));
  }).observe(document.querySelector('#log'), {childList: true});
}"""


def measured(house: Tables, browser: Any, game: str) -> list[list[float]]:
    """One table, played by clicking."""
    table = house.open(*SEATS[game], game=game, seed=random.getrandbits(30), sheet=SHORT if game == "co2" else {})
    page = house.sit(browser.new_context(viewport={"width": 1366, "height": 768}), table, 0)
    page.wait_for_selector("#options .opt, #options [data-choice]")
    page.evaluate(CLOCK)
    player = Clicker(page, random.getrandbits(30))
    for _ in range(120):
        if player.over:
            break
        player.step()
        page.wait_for_timeout(PAUSE)
    times: list[list[float]] = page.evaluate("window.__times")
    page.context.close()
    return times


def main() -> None:
    """Play by clicking and print the median and the 95th percentile of every game that was asked for."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        sys.exit(f"none of these is on this machine: {', '.join(PROGRAMS)}")
    for game in sys.argv[1:] or SEATS:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
            house = Tables(Path(folder))
            house.start()
            browser = driver.chromium.launch(executable_path=program, args=CHROMIUM)
            try:
                times: list[list[float]] = []
                while len(times) < ROUNDS:
                    times += measured(house, browser, game)
                clicks, sends = ([one[n] for one in times] for n in (0, 1))
                told = {
                    "game": game,
                    "choices": len(times),
                    "click_to_paint_median_ms": round(median(clicks), 1),
                    "p95_ms": round(quantiles(clicks, n=20)[18], 1),
                    "send_to_paint_median_ms": round(median(sends), 1),
                }
                print(json.dumps(told))
            finally:
                browser.close()
                house.kill()


if __name__ == "__main__":
    main()
