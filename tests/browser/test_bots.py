"""Bots and hints in the browser: games against them, a hint at three depths, hints off, a worker killed."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from keeling.locale import LANGUAGES, text
from tests.browser.clicker import Clicker, play
from tests.browser.house import WHOLE, Tables

DESK = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce", "has_touch": True, "is_mobile": True,
}  # fmt: skip

# Whether a bot's name has room in its row even while it thinks and begins the round.
WHOLE_NAME = """() => {
  const row = document.getElementById('row-p2'), name = row.querySelector('.nm');
  row.classList.add('thinking');
  row.querySelector('.who').append(document.getElementById('startcard').cloneNode(true));
  return name.scrollWidth <= name.clientWidth;
}"""


@pytest.mark.parametrize("bot", ["normal", "search@20"])  # hard searches in the same way, only longer
def test_a_game_against_a_bot(house: Tables, browser: Any, bot: str) -> None:
    table = house.open("person", f"bot:{bot}", seed=4, sheet=WHOLE)
    context = browser.new_context(**DESK)
    player = Clicker(house.sit(context, table, 0), seed=2)
    assert player.page.evaluate(WHOLE_NAME), "a bot's name is cut off while it thinks"
    play(player)
    told = house.about(table["id"])
    assert told["ending"] and all(str(score) in player.page.inner_text("#f-end") for score in told["scores"])
    assert player.errors == []
    context.close()


def test_a_bot_that_thinks_is_seen_thinking(house: Tables, browser: Any) -> None:
    """Its seat shows it, and the bar says whom one waits for."""
    table = house.open("person", "bot:search@30s", "bot:search@30s", seed=4)
    context = browser.new_context(**DESK)
    page = house.sit(context, table, 0)
    while table_asks_me(house, table):
        page.click("#hint")
        page.click("#hint-more")
        page.click("#hint-more")
        with page.expect_response("**/play"):
            page.click("#hint-play")
    page.wait_for_selector("#f-players .thinking .who")
    assert "thinking" in page.inner_text("#prompt")
    assert page.locator(".thinking[data-chip='0']").count() == 0
    said = [page.evaluate(WAITED, seats) for seats in ([1], [1, 2])]
    assert said[0].endswith(" is thinking …") and said[1].endswith(" are thinking …")
    context.close()


# What the bar says while these seats are thinking.
WAITED = """seats => import('/static/keeling.js').then(({ table }) => {
  table.frame = { ...table.frame, asked: seats, thinking: seats };
  return table.bar.waited();
})"""


def table_asks_me(house: Tables, table: dict[str, Any]) -> bool:
    """Whether the first seat is asked."""
    return 0 in house.about(table["id"])["asked"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_at_three_depths_and_the_move_played(
    house: Tables, browser: Any, lang: str, size: dict[str, Any]
) -> None:
    table = house.open("person", "person", seed=9)
    assert house.play_until(table, 0, "turn")
    told = house.ask(table["id"], f"hint?lang={lang}", table["tokens"][0])
    context = browser.new_context(**size)
    page = house.sit(context, table, 0)
    page.goto(f"{house.url}/t/{table['id']}?lang={lang}")
    page.wait_for_selector("#hint:not([hidden])")
    assert page.locator(".hinted").count() == 0
    page.click("#hint")
    page.wait_for_selector("#hint-depth .on:nth-child(1)")
    lines = page.locator("#hint-text p")
    assert lines.count() == 1 and page.locator(".hinted[data-words]").count() >= 1
    assert page.locator(".hinted").first.is_visible()
    hinted = page.locator(".hinted").first.get_attribute("data-words")
    assert f" {hinted} " in f" {told['move']} "
    assert told["texts"]["kind"] not in page.inner_text("#hint-text")
    page.click("#hint-more")
    assert lines.count() == 2 and told["texts"]["kind"] in lines.nth(1).inner_text()
    assert not page.is_visible("#hint-play")
    page.click("#hint-more")
    assert page.inner_text("#hint-text .move") == told["texts"]["move"]
    assert page.inner_text("#hint-text .effect") == told["texts"]["effect"]
    assert not page.is_visible("#hint-more")
    _inside(page, "#hintbox")
    rev = house.about(table["id"])["rev"]
    with page.expect_response("**/play") as played:
        page.click("#hint-play")
    assert played.value.status == 200 and house.about(table["id"])["rev"] > rev
    page.wait_for_selector("#hint-play", state="hidden")
    then = told["texts"]["then"]
    assert then and page.is_visible("#hintbox") is (size is DESK)  # what was to follow stays in sight
    assert size is not DESK or all(what in page.inner_text("#hint-text") for what in then)
    assert not page.is_visible("#hint-more")  # pressed before the next hint is there, it would be pressed in vain
    assert page.locator(".hinted").count() == 0
    page.keyboard.press("Escape")
    assert page.is_hidden("#hintbox")
    context.close()


def _inside(page: Any, name: str) -> None:
    """The whole of an element is in the window, and its text in it."""
    box, window = page.locator(name).bounding_box(), page.viewport_size
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"] and box["y"] + box["height"] <= window["height"]
    assert page.eval_on_selector(name, "one => one.scrollWidth <= one.clientWidth")


def test_a_hint_by_keys_alone(house: Tables, browser: Any) -> None:
    """The key h asks and asks on, Esc closes, and the box never hides what it speaks of."""
    table = house.open("person", "person", seed=9)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(**DESK)
    page = house.sit(context, table, 0)
    page.wait_for_selector("#hint:not([hidden])")
    for depth in (1, 2, 3):
        page.keyboard.press("h")
        page.wait_for_selector(f"#hint-depth .on:nth-child({depth})")
        assert page.evaluate(
            """() => {
              const box = document.getElementById("hintbox").getBoundingClientRect();
              return [...document.querySelectorAll("[data-words].hinted")].every(one => {
                const at = one.getBoundingClientRect();
                return at.right <= box.left || at.left >= box.right || at.bottom <= box.top || at.top >= box.bottom;
              });
            }"""
        )
    page.keyboard.press("Escape")
    assert not page.is_visible("#hintbox") and page.locator(".hinted").count() == 0
    page.keyboard.press("h")
    assert page.is_visible("#hint-play")  # as it was
    context.close()


def test_where_hints_are_off_there_is_no_button(house: Tables, browser: Any) -> None:
    """Off by the form; the key does nothing."""
    context = browser.new_context(**DESK)
    page = context.new_page()
    page.goto(house.url)
    page.click("label.sw:has(input[name=hints])")
    for row in (1, 2, 3):
        page.select_option(f"select[name=seat{row}]", "off")
    page.click("#new [type=submit]")
    page.wait_for_selector("#options .opt")
    assert page.locator("#hint, #hintbox").count() == 0
    page.keyboard.press("h")
    assert page.locator(".hinted").count() == 0
    context.close()


def test_levels_are_chosen_on_the_form(house: Tables, browser: Any) -> None:
    """The names follow the levels, and the table has what was chosen."""
    context = browser.new_context(**DESK)
    page = context.new_page()
    page.goto(house.url)
    page.select_option("select[name=seat1]", "bot:easy")
    page.select_option("select[name=seat2]", "bot:hard")
    shown = [page.get_attribute(f"input[name=name{row}]", "placeholder") for row in (1, 2, 3)]
    assert shown == ["Foote", "Callendar", "Arrhenius"]
    for level in ("easy", "normal", "hard"):
        assert page.is_visible(f"[data-level={level}]")
    page.select_option("select[name=seat3]", "off")
    assert not page.is_visible("[data-level=normal]")  # a low window shows only what is chosen
    page.click("#new [type=submit]")
    page.wait_for_selector("#bar")
    seats = house.about(page.url.rsplit("/", 1)[1])["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [("Foote", "easy"), ("Callendar", "hard")]
    context.close()


def test_a_worker_is_killed_and_everybody_hears_of_it_once(tmp_path: Path, browser: Any) -> None:
    own = Tables(tmp_path)
    own.start()
    contexts = [browser.new_context(**DESK) for _ in range(2)]
    try:
        table = own.open("person", "bot:search@30s", seed=4)
        pages = [own.sit(contexts[0], table, 0), contexts[1].new_page()]
        pages[1].goto(f"{own.url}/t/{table['id']}")
        clicker = Clicker(pages[0], 1)
        while table_asks_me(own, table):
            clicker.step()
            pages[0].wait_for_timeout(20)
        for page in pages:
            page.wait_for_selector("#f-players .thinking")
        before = own.about(table["id"])["rev"]
        for _ in range(400):  # the seat thinks from the moment it is asked; a first worker must still start
            if _children(own):
                break
            pages[0].wait_for_timeout(50)
        pages[0].wait_for_timeout(1500)
        workers = _children(own)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        said = text("ui.web.bot-failed", "en", player="Bea")
        for page in pages:
            page.wait_for_selector("#notice:not([hidden])")
            assert page.inner_text("#notice") == said
        for _ in range(200):
            if own.about(table["id"])["rev"] > before:
                break
            pages[0].wait_for_timeout(20)
        assert own.about(table["id"])["rev"] > before
        pages[1].reload()
        pages[1].wait_for_selector("#bar")
        assert not pages[1].is_visible("#notice")  # once
    finally:
        for context in contexts:
            context.close()
        own.kill()


def _children(own: Tables) -> list[int]:
    """The worker processes of a server, found by their parent; not by ps, which cuts lines where COLUMNS is set."""
    assert own.process is not None
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == own.process.pid and b"spawn_main" in (stat.parent / "cmdline").read_bytes():
                found.append(int(stat.parent.name))
    return found
