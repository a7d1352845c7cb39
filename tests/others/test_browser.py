"""Somebody else's game in the browser: a table opened from the home page, played by clicking, and looked back at."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest

from tests.browser.clicker import Clicker, play
from tests.browser.house import Tables


@pytest.fixture(scope="module")
def house(stranger, tmp_path_factory):
    opened = Tables(tmp_path_factory.mktemp("stranger-house"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", stranger.env["PYTHONPATH"])
        opened.start()
    yield opened
    opened.kill()


def test_the_api_and_the_pages_know_it(house):
    with urllib.request.urlopen(f"{house.url}/api/games", timeout=20) as answer:
        assert "carbon-budget" in json.load(answer)
    table = house.open("person", "person", game="carbon-budget", sheet=None)
    told = house.ask(table["id"], "options", table["tokens"][0])
    assert told["options"] == ["emit 1", "emit 2", "emit 3"]
    for page, sentence in (
        ("rules", "The rules of Carbon budget are not available"),
        ("learn", "There is no lesson for Carbon"),
    ):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{house.url}/{page}/carbon-budget", timeout=20)
        assert refused.value.code == 404 and sentence in refused.value.read().decode()


def test_a_table_is_opened_played_to_the_end_and_looked_back_at(house, browser):
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    clicker = Clicker(page)
    page.goto(house.url)
    assert page.locator("a[href='/rules/carbon-budget'], a[href='/learn/carbon-budget']").count() == 0
    page.click("article:has-text('Carbon budget') a.cover")
    page.click("#new .further > summary")
    page.locator("#new label:has(input[name='option.rounds'][value='3'])").click()
    page.fill("#new [name=seed]", "7")
    page.click("#new button[type=submit]")
    page.wait_for_selector("#options .opt")
    assert page.locator("#prompt").inner_text() == "Emit or plant"
    assert [one.inner_text().split("\n")[-1] for one in page.locator("#options .opt").all()] == [
        "Emit 1", "Emit 2", "Emit 3",
    ]  # fmt: skip
    page.hover("#options [data-why=plant]")  # closed: it says why
    page.locator("#tip:has-text('No point to pay')").wait_for()
    page.click("#hint")
    page.locator("#hint-text:has-text('Look')").wait_for()
    page.click("#hint-close")
    assert page.locator("#f-board .person").count() == 4
    for width, height in ((1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box = page.locator("#f-board").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    page.set_viewport_size({"width": 1366, "height": 768})
    table = page.url
    play(clicker, seconds=60)
    assert page.locator("#f-end h1").is_visible()
    assert page.locator("#f-end .tot td").count() == 5
    page.goto(f"{table}/replay")
    page.click("#first")
    page.locator("#moment:has-text('Choice 0')").wait_for()
    page.locator("#f-board .figures:has-text('24')").wait_for()  # the whole budget
    assert not clicker.errors
    context.close()
