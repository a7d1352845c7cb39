"""Factory Commons by hand: fingers that tap and carry, answers to offers, everybody's works, the sums of a plan."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.commons import SHORT, Commons, Told
from tests.browser.test_factories import offer, press, settle, verb, view
from tests.browser.test_look import LANGUAGES, WIDE, context

PHONE = {"has_touch": True, "is_mobile": True}
UNITS = "#f-plan .ph [data-out]"


def asked(prompt: str) -> Any:
    """Whether somebody is asked this."""
    return lambda seat, told: told["prompt"] == prompt


def middle(page: Any, what: str) -> tuple[float, float]:
    """The middle of a thing on the page, which is scrolled to."""
    thing = page.locator(what).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Any, what: str, x: float, y: float) -> None:
    """Put a finger on a thing, move it there and lift it."""
    hand = page.context.new_cdp_session(page)
    start = middle(page, what)
    way = [(start[0] + (x - start[0]) * n / 6, start[1] + (y - start[1]) * n / 6) for n in range(1, 7)]
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for at in way:
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at[0], "y": at[1]}]})
    page.wait_for_timeout(
        400
    )  # a finger that is lifted in full swing flings, and browsers take the next tap for a stop
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_fingers_plan_on_a_phone(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=21)
    seat = commons.hurry(table, asked("plan"))
    assert seat is not None
    seen = context(browser, 390, 844, "pl", **PHONE)
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-plan.awake")
    grip, more = "#f-plan .grip >> nth=0", "#f-plan [data-family]:not([data-step]) >> nth=0"
    assert page.inner_text(UNITS).startswith("0/")
    page.tap(more)
    page.tap(grip)  # a unit that is only touched goes into its place by itself
    assert page.inner_text(UNITS).startswith("2/")
    top = page.evaluate("scrollY")
    carry(page, grip, *middle(page, "#f-plan [data-places]"))
    assert page.inner_text(UNITS).startswith("3/")
    assert page.evaluate("scrollY") == top and page.query_selector(".ghost-unit") is None
    carry(page, grip, *middle(page, "#f-look"))  # let go elsewhere, nothing is planned
    assert page.inner_text(UNITS).startswith("3/")
    page.tap("#f-plan .ps.own >> nth=0")  # out of its place again
    assert page.inner_text(UNITS).startswith("2/")
    page.tap("#f-plan [data-step='-1'].can >> nth=0")
    assert page.inner_text(UNITS).startswith("1/")
    page.tap("[data-send=plan]")
    settle(page)
    assert sum(view(commons, table, seat)["players"][seat]["plan"].values()) == 1
    seen.close()


def test_an_offer_is_answered_with_another(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", seed=22)
    maker = commons.hurry(table, verb("offer"))
    assert maker is not None
    other = (maker + 1) % 3
    contexts = [context(browser, 1366, 768, "en"), context(browser, 390, 844, "de", **PHONE)]
    here, there = commons.sit(contexts[0], table, maker), commons.sit(contexts[1], table, other)
    here.wait_for_selector(f"#offer-p{other + 1}:is(.pick, .may)")
    offer(here, other)
    offered = view(commons, table, other)["deal"]["give"]
    word = next(iter(offered))
    there.tap(".t-companies")
    there.wait_for_selector("#answer-counter.pick")
    there.tap("#answer-counter")
    settle(there)
    if there.is_visible("#confirm"):
        there.tap("#confirm")
    there.wait_for_selector("#f-deal .form.awake")
    # the answer begins with what was offered, seen from the other side
    assert there.inner_text(f"[data-amount='get {word}']") == str(offered[word])
    before = view(commons, table, maker)
    there.tap("#give-more-money")
    there.tap("#give-more-money")
    there.tap("#give-less-money")
    assert there.inner_text("[data-amount='give money']") == "1"
    assert there.evaluate(WIDE) <= 0
    there.tap("[data-send=deal]")
    settle(there)
    there.wait_for_selector("#take-back")
    deal = view(commons, table, maker)["deal"]
    assert (deal["maker"], deal["partner"], deal["counter"]) == (other, maker, True)
    assert deal["give"] == {"money": 1} and deal["get"] == offered
    here.wait_for_selector("#answer-accept.pick")
    assert here.is_visible("#f-deal .tag") and here.query_selector("#answer-counter") is None
    press(here, "#answer-accept")
    here.wait_for_selector("#f-deal:not(.live)")
    after = view(commons, table, maker)
    assert after["turn"]["actions"] == before["turn"]["actions"] - 1
    gave = offered.get("money", 0)
    assert after["players"][maker]["money"] == before["players"][maker]["money"] + 1 - gave
    assert after["players"][other]["money"] == before["players"][other]["money"] - 1 + gave
    for seen in contexts:
        seen.close()


def planned(page: Any) -> dict[str, Any]:
    """What the page says of the plan before it is confirmed."""
    warning = page.locator("#f-plan [data-warn=energy]")
    return {
        "need": int(re.findall(r"\d+", page.inner_text("#f-plan [data-out=energy]"))[0]),
        "pollution": int(page.inner_text("#f-plan [data-out=pollution]")),
        "warned": warning.inner_text() if warning.is_visible() else "",
    }


@pytest.mark.parametrize("enough", [True, False])
def test_the_sums_of_a_plan_are_what_comes_of_it(commons: Commons, browser: Any, enough: bool) -> None:
    dear = {kind: {"energy": 2 if enough else 9} for kind in ("conventional", "renewable")}
    calm = [{"no": no, "effects": [{"do": "money", "n": 1, "who": "all"}]} for no in range(67, 87)]
    table = commons.commons("person", "person", "person", seed=23, sheet={"factories": dear, "event": calm})

    first = commons.hurry(table, asked("open"))
    assert first is not None
    commons.ask(table["id"], "play", table["tokens"][first], {"move": "open renewable"})  # it will hold energy

    def later(seat: int, told: Told) -> bool:
        return seat == first and told["prompt"] == "plan" and view(commons, table, seat)["round"] == 1

    seat = commons.hurry(table, later)
    assert seat is not None
    seen = context(browser, 1366, 768, "en")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-plan.awake")
    assert planned(page) == {"need": 0, "pollution": 0, "warned": ""}
    page.click("#f-plan [data-family]:not([data-step]) >> nth=0")
    told, me = planned(page), view(commons, table, seat)["players"][seat]
    held = me["goods"]["coal"] + me["goods"]["renewable"]
    assert told["need"] == (2 if enough else 9) and told["pollution"] > 0
    assert told["warned"] == ("" if enough else f"Needs 9 energy, you have {held}")
    page.click("[data-send=plan]")
    page.wait_for_function("() => !document.querySelector('#f-plan.awake')")
    # the others play on; then the engine does what was foretold
    again = commons.hurry(
        table, lambda s, t: s == seat and t["prompt"] in ("turn", "produce") and view(commons, table, s)["round"] == 2
    )
    assert again == seat
    options = commons.ask(table["id"], "options", table["tokens"][seat])
    if enough:
        assert options["prompt"] == "produce"
        commons.ask(table["id"], "play", table["tokens"][seat], {"move": options["options"][0]})
        commons.hurry(table, lambda s, t: s == seat and t["prompt"] == "turn")
        log = page.inner_text("#log")
        now = view(commons, table, seat)["players"][seat]
        assert now["waste"] == me["waste"] + told["pollution"] and "produces" in log
    else:
        now = view(commons, table, seat)
        assert now["turn"]["energy_short"] and now["players"][seat]["waste"] == me["waste"]
    seen.close()


def test_everybodys_works_can_be_looked_at(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "person", "person", seed=24)
    seat = commons.hurry(table, lambda s, t: verb("build")(s, t) and view(commons, table, s)["round"] == 2)
    assert seat is not None
    other = (seat + 1) % 4
    seen = context(browser, 1366, 768, "en")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-works .lot:is(.pick, .may)")
    assert page.is_visible("#f-works") and not page.is_visible(f"#f-yard-{other}")
    page.click("#since-close")  # what happened meanwhile lies over the board until it is read
    page.click(f".look label:has(#look-{other})")
    assert page.is_visible(f"#f-yard-{other}") and not page.is_visible("#f-works")
    there = view(commons, table, seat)["players"][other]
    assert page.locator(f"#f-yard-{other} .site").count() == len(there["factories"])
    assert page.locator(f"#f-yard-{other} .built").count() == len(there["kinds"])
    assert page.locator(f"#f-yard-{other} .st .have .en").count() == sum(there["goods"].values())
    assert page.locator(f"#f-yard-{other} .du .en").count() == there["waste"]
    assert page.locator(f"#f-yard-{other} .ps").count() == sum(there["plan"].values())
    assert page.query_selector(f"#f-yard-{other} [data-words]") is None  # to look at, not to play with
    # what can be done at home is counted on its tab, and the keyboard goes there
    count = int(page.inner_text("#f-look .own .dot"))
    assert count == page.locator(":is(#f-works, #f-store, #f-plan) :is(.pick, .may)").count() > 0
    page.focus(f"#look-{other}")
    for _ in range(4):
        if not page.is_checked("#look-own"):
            page.keyboard.press("ArrowLeft")
    assert page.is_visible("#f-works .lot:is(.pick, .may)") and not page.is_visible("#f-look .own .dot")
    # a new question that is answered at home leads there
    page.click(f".look label:has(#look-{other})")
    press(page, "#fm-draw")
    page.wait_for_function("() => document.getElementById('look-own').checked")
    assert page.is_visible("#f-works")
    seen.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_works_of_others_fit_a_phone(commons: Commons, browser: Any, lang: str) -> None:
    table = commons.commons("person", "person", "person", "person", "person", seed=25)
    seat = commons.hurry(table, lambda s, t: t["prompt"] == "turn" and view(commons, table, s)["round"] == 2)
    assert seat is not None
    seen = context(browser, 390, 844, lang, **PHONE)
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-look")
    if page.is_visible("#since"):
        page.tap("#since-close")  # what happened meanwhile lies over the board until it is read
    for other in range(5):
        if other != seat:
            page.tap(f".look label:has(#look-{other})")
            assert page.is_visible(f"#f-yard-{other} .belongs") and page.evaluate(WIDE) <= 0
            out = page.evaluate(
                """() => [...document.querySelectorAll('.yard :is(.plot, .panel), .look label')]
                  .filter(one => one.offsetParent && one.getBoundingClientRect().right > innerWidth - 8)
                  .map(one => one.className)"""
            )
            assert out == []
    page.tap(".look label.own")
    assert page.is_visible("#f-works")
    seen.close()


def test_a_choice_between_halves_says_what_they_do(commons: Commons, browser: Any) -> None:
    cards = [
        {"no": no, "key": f"either-{no}", "effects": [{"do": "money", "n": 3}], "or": [{"do": "sp", "n": 1}]}
        for no in range(1, 25)
    ]
    table = commons.commons("person", "person", "person", seed=26, sheet={"marketing": cards})
    seat = commons.hurry(table, verb("play"))
    assert seat is not None
    seen = context(browser, 1366, 768, "it")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#f-hand .card:is(.pick, .may)")
    assert re.search(r"Either \d+", page.inner_text("#f-hand"))
    press(page, "#f-hand .card:is(.pick, .may) >> nth=0")
    page.wait_for_selector("#options .opt")
    said = [option.inner_text() for option in page.query_selector_all("#options .opt")]
    assert ["Ottieni 3\xa0$" in said[0], "Ottieni 1 PSS" in said[1], len(said)] == [True, True, 2], said
    before = view(commons, table, seat)["players"][seat]["sp"]
    page.keyboard.press("2")
    settle(page)
    if page.is_visible("#confirm"):
        page.click("#confirm")
        settle(page)
    assert view(commons, table, seat)["players"][seat]["sp"] == before + 1
    assert re.search(r"Either \d+", page.inner_text("#log"))
    seen.close()


def test_a_finger_reads_a_card_before_it_is_played(commons: Commons, browser: Any) -> None:
    """After “Karta” a tap on a card played it unread: it has no figure, and fingers see no tooltip."""
    table = commons.commons("person", "person", "person", seed=21)
    seat = commons.hurry(table, lambda seat, told: "play 22" in told["options"])
    assert seat is not None
    seen = context(browser, 390, 844, "pl", **PHONE)
    page = commons.sit(seen, table, seat)
    before = commons.about(table["id"])["rev"]
    page.locator("#options .opt", has_text="Karta").tap()
    page.locator("#hand [data-words]:visible", has_text="Porównanie ofert").first.tap()
    page.wait_for_selector("#confirm:visible")
    assert commons.about(table["id"])["rev"] == before
    assert "Bank bierze o 1" in page.inner_text("#prompt")  # its effect
    page.tap("#confirm")
    settle(page)
    assert commons.about(table["id"])["rev"] > before
    seen.close()


def test_selling_one_of_five_goods_leaves_the_factories_their_room(commons: Commons, browser: Any) -> None:
    """Five sentences took four rows of the bar; behind the verb a good and its figures say the same."""
    table = commons.commons("person", "person", "person", seed=21, sheet={**SHORT, "start": {"money": 40}})
    seat = commons.hurry(table, verb("buy"))
    assert seat is not None
    for move in ("buy wood 1", "buy coal 1", "buy steel 1", "buy renewable 1", "buy biomaterial 1", "enough"):
        commons.ask(table["id"], "play", table["tokens"][seat], {"move": move})
    seen = context(browser, 1280, 720, "de")
    page = commons.sit(seen, table, seat)
    page.wait_for_selector("#options .opt")
    before = page.locator("#bar").bounding_box()["height"]
    page.keyboard.press("s")
    page.locator("#options .opt", has_text="Biomaterial").wait_for()
    assert page.locator("#options .opt").count() == 5
    assert page.locator("#bar").bounding_box()["height"] <= before
    seen.close()
