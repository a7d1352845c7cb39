"""Forms of amounts: what is filled in is sent as one, and is never thrown away without a word."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.commons import KINDS, Commons, Told
from tests.browser.test_look import context

# Factories that run without energy, and a counter that is nearly full.
SMOKY = {"start": {"cpc": 14, "sp": 9}, "factories": {kind: {"energy": 0, "pollution": 9} for kind in KINDS}}


def asked(prompt: str) -> Callable[[int, Told], bool]:
    return lambda seat, told: told["prompt"] == prompt


def sit(commons: Commons, browser: Any, prompt: str, seed: int = 31, **order: Any) -> tuple[Any, Any, int, list[Any]]:
    """A page of whoever is asked this, and the choices it sends."""
    table = commons.commons("person", "person", "person", seed=seed, **order)
    seat = commons.hurry(table, asked(prompt))
    assert seat is not None
    page = commons.sit(context(browser, 1366, 768, "en"), table, seat)
    sent: list[Any] = []
    page.on("request", lambda one: sent.append(json.loads(one.post_data)) if one.url.endswith("/play") else None)
    page.wait_for_selector("#options .opt")
    return table, page, seat, sent


def plan(commons: Commons, table: Any, seat: int) -> Any:
    return commons.ask(table["id"], "view", table["tokens"][seat])["view"]["players"][seat]["plan"]


def test_the_bar_sends_a_plan_that_is_filled_in(commons: Commons, browser: Any) -> None:
    table, page, seat, sent = sit(commons, browser, "plan")
    told = [one.split("\n")[-1] for one in page.locator("#options .opt").all_inner_texts()]
    assert told == ["Set the plan", "Plan nothing"]
    for _ in range(2):
        page.click("#f-plan [data-family]:not([data-step]) >> nth=0")
    page.locator("#options .opt", has_text="Send plan").click()
    page.wait_for_function("() => !document.querySelector('#f-plan.awake')")
    assert [one for one in sent if "moves" in one][0]["moves"][0].endswith(" 2")
    assert sum(plan(commons, table, seat).values()) == 2
    page.context.close()


def test_an_empty_plan_is_asked_after(commons: Commons, browser: Any) -> None:
    table, page, seat, sent = sit(commons, browser, "plan")
    page.locator("#options .opt", has_text="Plan nothing").click()
    assert "free production places" in page.inner_text("#prompt") and page.is_visible("#confirm") and sent == []
    page.click("#confirm")
    page.wait_for_function("() => !document.querySelector('#f-plan.awake')")
    assert sum(plan(commons, table, seat).values()) == 0
    page.context.close()


def test_the_button_of_a_plan_says_what_it_plans(commons: Commons, browser: Any) -> None:
    """“Send plan” stood below an empty plan, and pressing it planned nothing without a word (F-23)."""
    _, page, _, sent = sit(commons, browser, "plan")
    button = page.locator("[data-send=plan]")
    assert button.inner_text().strip() == "Plan nothing"
    button.click()
    assert page.is_visible("#confirm") and sent == []
    page.keyboard.press("Escape")
    page.click("#f-plan [data-family]:not([data-step]) >> nth=0")
    assert button.inner_text().strip() == "Send plan"
    page.click("#f-plan [data-step='-1'].can >> nth=0")
    assert button.inner_text().strip() == "Plan nothing"
    page.context.close()


def test_tab_finds_more_as_well_as_less(commons: Commons, browser: Any) -> None:
    _, page, _, _ = sit(commons, browser, "plan")
    steps = page.locator("#f-plan .step").evaluate_all("all => all.map(one => one.id)")
    page.focus(f"#{steps[0]}")
    found = []
    for _ in steps:
        found.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("Tab")
    assert len(steps) > 2 and found == steps
    page.context.close()


def test_all_rows_of_a_form_go_together(commons: Commons, browser: Any) -> None:
    """Two goods in one trade are one request, and either both or neither is bought."""
    _, page, _, sent = sit(commons, browser, "turn", sheet={"start": {"money": 20}})
    page.click("#buy-wood")
    sell = page.locator("#sell-wood")  # it takes the wood back, at the price paid, and does not speak of its own
    assert sell.get_attribute("aria-label") == "Wood: one fewer" and not sell.locator("b").is_visible()
    sell.click()
    assert "sell" in sell.get_attribute("aria-label") and sell.locator("b").is_visible()
    for good in ("wood", "coal"):
        page.click(f"#buy-{good}")
    page.click("[data-send=market]")
    page.wait_for_function("() => !document.querySelector('#f-market.filled')")
    assert sent[0]["moves"] == ["buy wood 1", "buy coal 1"]
    page.context.close()


def test_another_choice_does_not_drop_what_is_filled_in(commons: Commons, browser: Any) -> None:
    """The turn's end, with a trade filled in, is heard only when it is pressed again."""
    _, page, _, sent = sit(commons, browser, "turn", sheet={"start": {"money": 20}})
    page.click("#buy-wood")
    page.click("#end")
    page.wait_for_selector("#notice:visible")
    assert sent == [] and "Market" in page.inner_text("#notice")
    assert page.inner_text("#mk-wood [data-amount]") == "1"
    page.click("#end")
    page.wait_for_function("() => !document.querySelector('#f-market.filled')")
    assert sent[0]["move"] == "end"
    page.context.close()


def test_burning_asks_how_many_and_a_lost_game_is_asked_after_once(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=31, sheet=SMOKY)
    seat = commons.hurry(table, lambda _, told: sum(option.startswith("burn ") for option in told["options"]) > 5)
    assert seat is not None
    page = commons.sit(context(browser, 1366, 768, "en"), table, seat)
    page.wait_for_selector("#options .opt")
    page.click("#options .opt:has-text('Burn')")
    assert page.inner_text("#prompt") == "How many?"
    slider = page.get_by_role("slider", name="How many?")
    slider.press("End")
    page.wait_for_selector(".stepper .does b")  # everybody would lose
    page.click(".stepper .take")
    assert page.inner_text("#confirm") == "Do it?" and page.locator(".crumb").all_inner_texts() == ["Burn"]
    page.click(".crumb")
    slider.wait_for()  # the amount is taken back, not what is done
    page.context.close()
