"""Settings, links, the host's seats, spectators, the phone's tabs, and the tab's title."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.house import SHORT, Tables


def test_settings_and_links(house: Tables, browser: Any) -> None:
    """Colours stay after a reload, links can be copied, and the host lets a bot play for somebody."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(house.url)
    order = {"seats": [{"kind": "person"}, {"kind": "person"}], "seed": 3, "sheet": SHORT}
    table = context.request.post(f"{house.url}/api/tables", data=order).json()
    page.request.post(f"{house.url}/t/{table['id']}/join/{table['tokens'][0]}")
    page.goto(f"{house.url}/t/{table['id']}")
    page.click("#menu summary")
    page.click("[data-theme-set=dark]")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click("#menu summary")
    assert page.locator("#menu a[href='/']").is_visible()  # the way home
    page.click("#links")
    page.wait_for_selector("dialog.links[open]")
    assert page.get_attribute("#menu", "open") is None  # it stayed open behind the dialog
    links = page.eval_on_selector_all("dialog.links .link", "all => all.map(one => one.textContent)")
    assert f"/t/{table['id']}/join/{table['tokens'][1]}" in links[1]
    row = page.locator("dialog.links li").nth(1)
    row.get_by_role("button", name="QR code").click()
    code = page.locator("dialog.links .qr")
    assert code.bounding_box()["width"] >= 112 and row.locator(".qr svg path").count() == 2
    row.get_by_role("button", name="QR code").click()
    assert code.count() == 0
    choice = page.locator("dialog.links li").nth(1).locator("select")
    assert choice.locator("option").all_inner_texts() == [
        "Friend (link)", "Bot · easy", "Bot · normal", "Bot · hard",
    ]  # fmt: skip
    for level in ("easy", "normal"):
        with page.expect_response("**/seat"):
            choice.select_option(level)
        assert house.about(table["id"])["seats"][1] == {"seat": 1, "kind": "bot", "name": "Bea", "bot": level}
    assert not page.locator("dialog.links li").nth(1).locator(".link").is_visible()
    with page.expect_response("**/seat"):
        choice.select_option("person")
    assert house.about(table["id"])["seats"][1]["kind"] == "person"
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    context.close()


def test_who_opens_a_table_for_a_friend_is_given_the_link_at_once_and_while_waiting(
    house: Tables, browser: Any
) -> None:
    """CO₂ in the browser, P1 5: the link was hidden in the settings, and one waited for ever."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto(f"{house.url}/?game=daybreak")  # all act at the same time: one is soon waited for
    for seat, kind in enumerate(("me", "person", "off", "off")):
        page.select_option(f"select[name=seat{seat}]", kind)
    page.fill("input[name=name1]", "Bea")
    page.click("#new button[type=submit]")
    page.wait_for_selector("dialog.links[open]")
    assert "Send Bea their link" in page.inner_text("dialog.links p") and "#" not in page.url
    link = page.locator("dialog.links .link").nth(1).text_content()
    page.keyboard.press("Escape")
    table = page.url.rsplit("/", 1)[1]
    page.evaluate("""() => import('/static/keeling.js').then(({ table }) =>
      table.apply({ fragments: {}, log: [], log_from: 0, ask: null, asked: [1] }))""")
    page.click("#options [data-links]:has-text('Link for Bea')")
    page.wait_for_selector("dialog.links[open]")
    assert page.locator("dialog.links .link").nth(1).text_content() == link and f"/t/{table}/join/" in link
    page.keyboard.press("Escape")
    page.evaluate("""() => import('/static/keeling.js').then(({ table }) => {
      table.apply({ fragments: {}, log: [], log_from: 0, ask: null, asked: [1], bots: [1] });
    })""")
    assert page.locator("[data-links]").count() == 0  # a bot needs no link
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_link_is_shortened_in_its_middle_and_copied_whole(
    house: Tables, browser: Any, width: int, height: int
) -> None:
    """All one saw was where the server is; and a page without a clipboard said "Copied" and copied nothing."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="pl")
    page = context.new_page()
    page.goto(f"{house.url}/?game=daybreak")
    page.select_option("select[name=seat1]", "person")
    page.click("#new button[type=submit]")
    page.wait_for_selector("dialog.links[open]")
    field = page.locator("dialog.links .link").nth(1)
    end, box = (one.bounding_box() for one in (field.locator("span").last, field))
    assert box["x"] < end["x"] and end["x"] + end["width"] <= box["x"] + box["width"]
    assert page.evaluate("() => { const d = document.querySelector('dialog'); return d.scrollWidth <= d.clientWidth }")
    page.evaluate("""() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = what => { window.told = [what, document.activeElement.value]; };
    }""")
    page.locator("dialog.links li").nth(1).get_by_text("Kopiuj").click()
    assert page.evaluate("window.told") == ["copy", field.text_content()]
    assert page.locator("dialog.links li").nth(1).locator(".btn").first.inner_text() == "Skopiowano ✓"
    context.close()


def test_a_spectator_is_asked_nothing(house: Tables, browser: Any) -> None:
    """Who holds no seat sees the board, and who is waited for; nothing is rose."""
    table = house.open("person", "person", seed=9)
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.goto(f"{house.url}/t/{table['id']}")
    page.wait_for_selector("#bar.waiting")
    assert page.locator(".pick, #options .opt").count() == 0
    assert page.inner_text("#prompt").strip() != ""
    context.close()


def test_title_says_my_turn(house: Tables, browser: Any) -> None:
    """The tab says so when I am asked, and no longer when somebody else is."""
    table = house.open("person", "person", seed=9)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = house.sit(context, table, 0)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert house.play_until(table, 1, "turn")
    page.wait_for_function("() => !document.title.startsWith('●')")
    context.close()


def test_phone(house: Tables, browser: Any) -> None:
    """On a phone a choice is made by tapping, and once an action is chosen tabs count what can be picked on them."""
    table = house.open("person", "person", seed=9)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = house.sit(context, table, 0)
    page.wait_for_selector("#options .opt")
    assert not page.is_visible(".t-map .dot")  # which action is meant is still open
    page.tap("#options .opt >> nth=0")
    page.wait_for_selector(".t-map .dot:visible")
    assert int(page.inner_text(".t-map .dot")) > 0
    rev = house.about(table["id"])["rev"]
    until = time.monotonic() + 30
    while house.about(table["id"])["rev"] == rev and time.monotonic() < until:
        page.tap("#confirm" if page.is_visible("#confirm") else "#options .opt >> nth=0")
        page.wait_for_function("() => !document.querySelector('#bar.busy')")
    assert house.about(table["id"])["rev"] > rev
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    context.close()
