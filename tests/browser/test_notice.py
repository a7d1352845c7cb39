"""Somebody who looks elsewhere is told once that it is their turn, if they have allowed it."""

from __future__ import annotations

from typing import Any

from tests.browser.house import Tables

# A Notification that only remembers, and a way to look elsewhere.
STAGE = """() => {
  window.__shown = [];
  window.Notification = class { static permission = 'granted'; constructor(title) { window.__shown.push(title); } };
  let away = false;
  Object.defineProperty(document, 'hidden', {get: () => away});
  Object.defineProperty(document, 'visibilityState', {get: () => away ? 'hidden' : 'visible'});
  window.__look = (elsewhere) => { away = elsewhere; document.dispatchEvent(new Event('visibilitychange')); };
}"""


def test_a_hidden_tab_is_told_once(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", seed=21)
    first = house.about(table["id"])["asked"][0]
    other = 1 - first
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.clock.install()
    context.add_init_script(f"({STAGE})()")
    page = house.sit(context, table, other)
    page.wait_for_selector("#bar")
    page.evaluate("window.__look(true)")
    assert page.evaluate("window.__shown") == [] and "●" not in page.title()
    assert house.play_until(table, other, "turn")
    for _ in range(3):
        page.clock.fast_forward(25_000)
        page.wait_for_timeout(300)
    assert len(page.evaluate("window.__shown")) == 1
    assert "●" in page.title()
    context.close()
