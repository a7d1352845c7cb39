"""Picking by words: narrowing, taking back, keys, the bar and the slider."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.house import Tables


@pytest.fixture
def page(house: Tables, browser: Any) -> Iterator[Any]:
    """A table where the first seat is asked for its turn."""
    table = house.open("person", "person", seed=11)
    assert house.play_until(table, 0, "turn")
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    shown = house.sit(context, table, 0)
    shown.wait_for_selector("#options .opt")
    yield shown
    context.close()


def test_another_choice_before_the_first_is_on_its_way_takes_its_place(page: Any) -> None:
    """Both together left nothing over, and the page looked for its next word for ever."""
    found = page.evaluate(
        """async () => {
          const { Picker } = await import("/static/pick.js");
          const options = ["use s1", "use s2", "done"].map(text => ({ text, words: text.split(" ") }));
          const picker = new Picker(options), later = new Picker(options.slice(1));
          const said = list => list.map(one => one.text);
          picker.add({ only: "use s1" });
          later.carry(picker);
          picker.add({ only: "done" });
          return [said(picker.left), picker.picks.length, said(later.left), later.picks.length, picker.next([])];
        }"""
    )
    assert found == [["done"], 1, ["use s2", "done"], 0, []]


def test_logic(page: Any) -> None:
    """A pick keeps the options that hold its words side by side; what would not narrow cannot be picked."""
    found = page.evaluate(
        """async () => {
          const { Picker, holds } = await import("/static/pick.js");
          const texts = ["propose solar europe tech", "propose solar asia tech", "move europe tech hand",
            "move hand europe tech", "end"];
          const picker = new Picker(texts.map(text => ({ text, words: text.split(" ") })));
          const seen = { can: picker.can(["europe", "tech"]), never: picker.can(["europe", "hand"]) };
          seen.verb = picker.verb ?? null;
          seen.first = picker.next().map(choice => choice.word);
          picker.add({ run: ["europe", "tech"] });
          seen.left = picker.left.map(option => option.text);
          seen.useless = picker.can(["europe"]);
          picker.add({ at: 0, word: "move" });
          seen.next = picker.next().map(choice => choice.word);
          picker.back(0);
          seen.back = picker.left.length;
          picker.back();
          picker.add({ at: 0, word: "propose" });
          seen.like = picker.like(["asia", "money"]);
          seen.shared = picker.shared();
          picker.add({ run: ["solar"] });
          seen.picked = picker.shared();
          picker.back(0);
          seen.verb_too = picker.shared();
          const { Choices } = await import("/static/choices.js");
          const choices = new Choices({ setup: { glyphs: { tech: ["tech", ""] } } });
          seen.faces = [3, 4].map(n => Boolean(choices.face(picker.options[0], [n], "said")[0]));
          const tiled = new Choices({ setup: { glyphs: { solar: ["solar", "e-solar"], wind: ["wind", "e-wind"] } } });
          const apart = (...texts) => tiled.apart(texts.map(text => ({ text, words: text.split(" ") })));
          const here = "build solar asia tech", there = "build wind asia tech", money = "build wind asia money";
          seen.apart = [apart(here, "build wind europe tech"), apart(here, there), apart(here, money),
            apart(here, money, there), apart(here, "build wind europe money")];
          seen.holds = [holds(["a", "b", "c"], ["b", "c"]), holds(["a", "b", "c"], ["a", "c"])];
          return seen;
        }"""
    )
    assert found["can"] and not found["never"] and not found["useless"] and found["verb"] is None
    assert found["first"] == ["propose", "move", "end"]
    assert found["left"] == ["propose solar europe tech", "move europe tech hand", "move hand europe tech"]
    assert found["next"] == ["europe", "hand"] and found["back"] == 2
    assert found["faces"] == [True, False]  # an option that ends where another goes on is not drawn as its last word
    assert found["apart"] == [2, 1, 3, -1, 2]  # “Which energy?” stood before buttons that name regions
    assert found["shared"] == [1, 3] and found["picked"] == [3]  # solar, until it is picked, and tech
    assert found["verb_too"] == [0, 3]  # whoever pressed a piece has not said what to do with it
    assert found["like"] == "propose solar asia money" and found["holds"] == [True, False]


def test_a_piece_that_is_there_for_another_question_gives_no_reason(page: Any) -> None:
    """The recruits said which words a move of a turn may begin with; the gauge said nothing to a pointer."""
    page.hover("#my-pool")
    page.wait_for_selector("#tip:not([hidden])")
    page.wait_for_timeout(300)
    assert page.inner_text("#tip") == page.get_attribute("#my-pool", "aria-label")
    page.hover("#f-gauge svg.wide")
    page.wait_for_function("() => document.getElementById('tip').innerText.includes('ppm')")


def test_narrow_and_take_back(page: Any) -> None:
    """A piece narrows and leaves a crumb; the piece again, the crumb and Esc take it back."""
    piece = page.locator("#board .slotp:is(.pick, .may)").first
    name = piece.get_attribute("id")
    for back in (f"#{name}", ".crumb", None):
        page.locator(f"#{name}").click()
        assert page.locator(".crumb").count() == 1
        assert "chosen" in (page.get_attribute(f"#{name}", "class") or "")
        if page.is_visible("#confirm"):  # one option only: a second click would confirm
            back = ".crumb" if back == f"#{name}" else back
        page.click(back) if back else page.keyboard.press("Escape")
        if page.locator(".crumb").count():  # the first Esc closed the tooltip
            page.keyboard.press("Escape")
        assert page.locator(".crumb").count() == 0


def test_keyboard_alone(page: Any) -> None:
    """A turn's main action without a mouse: a letter and digits pick, Enter confirms, u takes back."""
    page.evaluate("document.activeElement.blur()")
    before = page.inner_text("#f-players")
    lines = page.locator("#log li").count()
    by_keys(page)
    page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=lines)
    page.wait_for_selector("#undo:visible")
    page.keyboard.press("u")
    page.wait_for_function("n => document.querySelectorAll('#log li').length === n", arg=lines)
    assert page.inner_text("#f-players") == before


def test_the_question_knows_when_the_main_action_is_taken(page: Any) -> None:
    """The bar asks for a main action only until there was one."""
    asked = page.inner_text("#prompt")
    page.evaluate("document.activeElement.blur()")
    by_keys(page)
    page.wait_for_selector("#end:not([aria-disabled=true])")
    assert asked == "Your turn" and page.inner_text("#prompt").startswith("Main action done")


def test_a_card_is_not_a_bare_number(page: Any) -> None:
    """Where only the numbers of cards are left to choose from, the buttons and crumbs say what they are of."""
    page.get_by_role("button", name="Card, UN goal", exact=True).click()
    page.wait_for_selector(".crumb")
    said = page.locator("#options .opt").all_inner_texts()
    assert said and all("Card" in text for text in said), said
    for one in page.locator("#options .opt").all():  # ears hear what is shown, too
        assert one.locator("span").first.inner_text().lower() in str(one.get_attribute("aria-label")).lower()


def test_focus_order_and_arrows(page: Any) -> None:
    """Tab goes bar, hand, board, side, tools, one stop per group; arrows move within a group."""
    homes: list[str] = []
    here = "const at = document.activeElement; return"
    for _ in range(60):
        page.keyboard.press("Tab")
        home = page.evaluate(
            f"(() => {{ {here} ['bar', 'hand', 'map', 'side'].find(id => document.getElementById(id).contains(at))"
            " ?? (at.closest('.top') ? 'tools' : 'none') })()"
        )
        if not homes or homes[-1] != home:
            homes.append(home)
    assert homes[:5] == ["bar", "hand", "map", "side", "tools"]
    page.focus("#f-region-europe [tabindex='0']")
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('#f-region-europe') !== null")
    assert page.evaluate("document.activeElement.id") != first
    assert page.locator("#f-region-europe [tabindex='0']").count() == 1


def test_greyed_says_why(page: Any) -> None:
    """A closed piece is announced as such and says its rule, beside itself and not over it."""
    assert page.get_attribute("#end", "aria-disabled") == "true"
    page.hover("#end")
    page.wait_for_selector("#tip .rule")
    assert page.get_attribute("#tip .rule", "href") == "/rules/co2#C-30"
    closed = page.locator("#f-goals [aria-disabled=true]").first
    closed.focus()
    page.keyboard.press("?")
    page.wait_for_selector("#tip .rule")
    tip, piece = page.locator("#tip").bounding_box(), closed.bounding_box()
    apart = tip["x"] >= piece["x"] + piece["width"] or tip["x"] + tip["width"] <= piece["x"]
    assert apart or tip["y"] >= piece["y"] + piece["height"] or tip["y"] + tip["height"] <= piece["y"]


def test_refusal_is_a_sentence(page: Any, house: Tables) -> None:
    """A choice that came too late is refused in the bar, and the fresh board is there to go on."""
    page.route("**/play", lambda route: route.fulfill(status=409, json={"error": "stale", "text": "Too late."}))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("p")
    until = time.monotonic() + 30
    while not page.is_visible("#notice") and time.monotonic() < until:
        page.keyboard.press("Enter" if page.is_visible("#confirm") else "1")
    assert page.inner_text("#notice") == "Too late."
    assert page.locator("#options .opt").count() > 0


def test_slider_for_long_rows(house: Tables, browser: Any) -> None:
    """Bids come as a slider with its figure; its button plays the bid."""
    table = house.open("person", "person", options={"auction": True}, sheet=None, seed=4)
    assert house.play_until(table, 0, "auction")
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = house.sit(context, table, 0)
    rev = house.about(table["id"])["rev"]
    page.wait_for_selector("#options > *")
    page.locator(".opt", has_text="Bid").click()
    page.focus(".stepper input")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert "3" in page.inner_text(".stepper output")
    bar, stepper = page.locator("#options").bounding_box(), page.locator(".stepper").bounding_box()
    assert stepper["height"] <= bar["height"]
    page.click(".stepper .take")
    page.wait_for_selector("#bar.waiting, #options .opt, #confirm:visible")
    assert house.about(table["id"])["rev"] > rev
    context.close()


def by_keys(page: Any) -> None:
    """Propose the first option of each list, and confirm."""
    page.keyboard.press("p")
    while not page.is_visible("#confirm") and page.locator(".crumb").count():
        page.keyboard.press("1")
        page.wait_for_timeout(60)
    if page.is_visible("#confirm"):
        page.keyboard.press("Enter")
