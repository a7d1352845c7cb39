"""The stream and the morph: a killed server comes back, and nodes keep their place, focus and namespace."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.house import Tables


def test_back_after_a_kill(tmp_path: Path, browser: Any) -> None:
    """The page says that it is connecting, and goes on by itself once the server is back."""
    own = Tables(tmp_path)
    own.start()
    try:
        table = own.open("person", "person", seed=5)
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        page = own.sit(context, table, 0, 1)
        page.wait_for_selector("#options .opt, #confirm:visible")
        own.kill()
        page.wait_for_selector("#lost:visible")
        own.start()
        page.wait_for_selector("#lost", state="hidden", timeout=20_000)
        rev = own.about(table["id"])["rev"]
        seat = own.about(table["id"])["asked"][0]
        told = own.ask(table["id"], "options", table["tokens"][seat])
        own.ask(table["id"], "play", table["tokens"][seat], {"move": told["options"][0]})
        page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=0)
        assert own.about(table["id"])["rev"] > rev
        context.close()
    finally:
        own.kill()


def test_morph(house: Tables, browser: Any) -> None:
    """SVG stays SVG, nodes with ids stay themselves, focus stays where it was, what is gone goes."""
    table = house.open("person")
    context = browser.new_context()
    page = house.sit(context, table, 0)
    found = page.evaluate(
        """async () => {
          const { patch } = await import("/static/morph.js");
          const holder = document.createElement("div");
          holder.innerHTML = `<svg><g id="m"><g id="a" tabindex="0"></g><g id="b"></g><text>1</text></g></svg>
            <ul id="l"><li id="x" tabindex="0">1</li><li id="y">2</li></ul>`;
          document.body.append(holder);
          const a = document.getElementById("a"), x = document.getElementById("x"), changed = [];
          a.focus();
          const fresh = `<g id="m"><g id="c"></g><g id="a" class="new" tabindex="0"><rect/></g><text>2</text></g>`;
          patch("m", fresh, one => changed.push(one.nodeName));
          const svg = [...document.querySelectorAll("#m, #m *")].every(one => one.namespaceURI.endsWith("svg"));
          const first = { same: document.getElementById("a") === a, focus: document.activeElement === a, svg, changed,
            ids: [...document.querySelectorAll("#m > g")].map(one => one.id), cls: a.getAttribute("class") };
          patch("l", `<ul id="l"><li id="y">2</li><li id="z">3</li><li id="x" tabindex="0">1</li></ul>`);
          const list = [...document.querySelectorAll("#l li")].map(one => one.id);
          return { ...first, list, kept: document.getElementById("x") === x };
        }"""
    )
    assert found["same"] and found["focus"] and found["svg"] and found["kept"]
    assert found["ids"] == ["c", "a"] and found["cls"] == "new" and found["changed"] == ["text"]
    assert found["list"] == ["y", "z", "x"]
    context.close()


def test_hands_are_covered_between_people(house: Tables, browser: Any) -> None:
    """With two people at one screen the table is covered until the next one takes it."""
    table = house.open("person", "person", seed=5, options={"draft": True})
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = house.sit(context, table, 0, 1)
    for _ in range(40):
        if page.is_visible("#handover"):
            break
        page.evaluate("document.querySelector('#confirm:not([hidden]), #options .opt')?.click()")
        page.wait_for_timeout(60)
    assert page.is_visible("#handover") and page.evaluate("document.querySelector('.game').inert")
    picked = page.locator(".crumb").count()  # a click on its way when the cover came may have left one
    page.keyboard.press("1")  # nothing can be picked under the cover
    assert page.locator(".crumb").count() == picked
    page.click("#handover-go")
    assert page.is_hidden("#handover") and not page.evaluate("document.querySelector('.game').inert")
    context.close()


def test_a_game_that_hides_nothing_is_not_covered(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", game="daybreak", sheet=None, seed=5)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = house.sit(context, table, 0, 1)
    asked = set()
    for _ in range(200):
        asked |= set(house.about(table["id"])["asked"])
        assert page.is_hidden("#handover")
        if len(asked) > 1 and house.about(table["id"])["asked"] == [1]:
            break
        told = house.ask(table["id"], "options", table["tokens"][0])
        move = "done" if "done" in told["options"] else (told["options"] or [""])[0]
        if move:
            house.ask(table["id"], "play", table["tokens"][0], {"move": move})
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    assert asked == {0, 1} and page.is_hidden("#handover")
    context.close()


def test_hidden_tabs_hold_no_stream(house: Tables, browser: Any) -> None:
    """A hidden tab closes its stream, so that six tabs are not the limit, and catches up when it is seen again."""
    table = house.open("person", "person", seed=5)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = house.sit(context, table, 0)
    page.wait_for_selector("#options .opt")
    show = """hidden => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(show, True)
    assert house.play_until(table, 1, "turn")
    page.wait_for_timeout(400)
    assert page.locator("#options .opt").count() > 0  # it has not heard of it
    page.evaluate(show, False)
    page.wait_for_selector("#bar.waiting")
    context.close()
