"""From a click to the painted board: how long a page takes to show one's own choice, in a real Chromium.

Each round plays one choice by clicking on a table with one person; the clock runs in the page, from the click that
sends the choice until the frame after the board has changed.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.house import Tables
from tests.conftest import CHROMIUM

ROUNDS = 60
# Resolves with the milliseconds from the send of a choice to the paint after its patch.
CLOCK = """() => {
  window.__times = [];
  const send = window.fetch;
  let begun = 0;
  window.fetch = (...args) => {
    if (String(args[0]).includes('/play')) begun = performance.now();
    return send(...args);
  };
  new MutationObserver(() => {
    if (!begun) return;
    const start = begun;
    begun = 0;
    requestAnimationFrame(() => setTimeout(() => window.__times.push(performance.now() - start), 0));
  }).observe(document.querySelector('#log'), {childList: true});
}"""


def main() -> None:
    """Play by clicking and print the median and the 95th percentile."""
    import random
    import shutil

    from tests.browser.clicker import Clicker

    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = Tables(Path(folder))
        house.start()
        browser = driver.chromium.launch(executable_path=program, args=CHROMIUM)
        try:
            times: list[float] = []
            while len(times) < ROUNDS:
                table = house.open("person", seed=random.getrandbits(30))
                page = house.sit(browser.new_context(viewport={"width": 1366, "height": 768}), table, 0)
                page.wait_for_selector("#options .opt, #options [data-choice]")
                page.evaluate(CLOCK)
                player = Clicker(page, len(times))
                for _ in range(120):
                    if player.over:
                        break
                    if not player.step():
                        page.wait_for_timeout(30)
                times += page.evaluate("window.__times")
                page.context.close()
            print(json.dumps({"choices": len(times), "click_to_paint_median_ms": round(median(times), 1),
                              "p95_ms": round(quantiles(times, n=20)[18], 1)}))  # fmt: skip
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
