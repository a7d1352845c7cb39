"""A whole game of Factory Commons in the browser: two people and a bot, with all that is done by hand there."""

from __future__ import annotations

from typing import Any

from tests.browser.commons import Commons, Told


def view(commons: Commons, table: Told, seat: int) -> Told:
    """What a seat knows."""
    told = commons.ask(table["id"], "view", table["tokens"][seat])
    return told.get("view", told)  # type: ignore[no-any-return]


def verb(name: str) -> Any:
    """Whether somebody may do this in a turn."""
    return lambda seat, told: told["prompt"] == "turn" and any(o.split()[0] == name for o in told["options"])


def settle(page: Any) -> None:
    """Wait until the page has heard of its last choice."""
    page.wait_for_function("() => !document.querySelector('#bar.busy')")
    page.wait_for_timeout(120)


def press(page: Any, what: str) -> None:
    """Click, and confirm if that is asked for."""
    page.click(what)
    settle(page)
    if page.is_visible("#confirm"):
        page.click("#confirm")
        settle(page)


def offer(page: Any, to: int) -> None:
    """Offer a dollar, or whatever else there is, for nothing."""
    press(page, f"#offer-p{to + 1}")
    page.wait_for_selector("#f-deal .form.awake")
    page.click("#f-deal [data-family^='give ']:not([data-step]).pick")
    page.click("[data-send=deal]")
    settle(page)


def test_a_whole_game_of_two_people_and_a_bot(commons: Commons, browser: Any) -> None:
    table = commons.commons("person", "person", "random")
    contexts = [browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce") for _ in range(2)]
    pages = [commons.sit(context, table, seat) for seat, context in enumerate(contexts)]
    errors: list[str] = []
    for page in pages:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)

    # planning by steppers, with what it takes and leaves
    seat = commons.hurry(table, lambda seat, told: told["prompt"] == "plan")
    assert seat is not None
    page = pages[seat]
    page.wait_for_selector("#f-plan.awake")
    more = page.query_selector_all("#f-plan [data-family]:not([data-step])")
    for _ in range(3):
        more[0].click()
    page.click("#f-plan [data-step='-1']")
    assert page.inner_text("#f-plan .ph [data-out]").startswith("2/")
    assert len(page.query_selector_all("#f-plan .ps.own")) == 2
    page.drag_and_drop("#f-plan .grip >> nth=0", "#f-plan [data-places]")
    assert page.inner_text("#f-plan .ph [data-out]").startswith("3/")
    page.click("[data-send=plan]")
    settle(page)
    assert sum(view(commons, table, seat)["players"][seat]["plan"].values()) == 3

    # a card out of the hand
    seat = commons.hurry(table, verb("play"))
    assert seat is not None
    page, laid = pages[seat], len(view(commons, table, seat)["discards"]["marketing"])
    page.wait_for_selector("#f-hand .card:is(.pick, .may)")
    press(page, "#f-hand .card:is(.pick, .may)")
    assert len(view(commons, table, seat)["discards"]["marketing"]) == laid + 1

    # a purchase of two kinds in one trade
    seat = commons.hurry(table, lambda seat, told: verb("buy")(seat, told) and "buy steel 1" in told["options"])
    assert seat is not None
    page, before = pages[seat], view(commons, table, seat)["players"][seat]
    actions = view(commons, table, seat)["turn"]["actions"]
    page.wait_for_selector("#buy-wood:is(.pick, .may)")
    page.click("#buy-wood")
    page.click("#buy-steel")
    assert page.is_visible("#f-market.filled .mfoot")
    page.click("[data-send=market]")
    settle(page)
    after = view(commons, table, seat)["players"][seat]
    assert [after["goods"][good] - before["goods"][good] for good in ("wood", "steel")] == [1, 1]
    assert after["money"] < before["money"] and view(commons, table, seat)["turn"]["actions"] == actions - 1

    # an offer that is taken back, one that is declined, one that is accepted
    seat = commons.hurry(
        table, lambda s, told: verb("offer")(s, told) and view(commons, table, s)["turn"]["offers"] == 3
    )
    assert seat is not None
    page, other = pages[seat], pages[1 - seat]
    page.wait_for_selector(f"#offer-p{2 - seat}:is(.pick, .may)")
    offer(page, 1 - seat)
    other.wait_for_selector("#answer-accept.pick")
    page.click("#take-back")
    page.wait_for_selector(f"#offer-p{2 - seat}:is(.pick, .may)")
    assert view(commons, table, seat)["deal"] is None
    offer(page, 1 - seat)
    other.wait_for_selector("#answer-decline.pick")
    press(other, "#answer-decline")
    page.wait_for_selector(f"#offer-p{2 - seat}:is(.pick, .may)")
    assert view(commons, table, seat)["deal"] is None
    held = view(commons, table, seat)["turn"]["actions"]
    offer(page, 1 - seat)
    other.wait_for_selector("#answer-accept.pick")
    press(other, "#answer-accept")
    page.wait_for_selector("#f-deal:not(.live)")
    assert view(commons, table, seat)["turn"]["actions"] == held - 1

    # a factory on its lot
    seat = commons.hurry(table, verb("build"))
    assert seat is not None
    page, built = pages[seat], len(view(commons, table, seat)["players"][seat]["factories"])
    page.wait_for_selector("#f-works .lot:is(.pick, .may)")
    press(page, "#f-works .lot:is(.pick, .may)")
    assert len(view(commons, table, seat)["players"][seat]["factories"]) == built + 1

    # the end, on both pages alike
    assert commons.hurry(table, lambda seat, told: False) is None
    scores = commons.about(table["id"])["scores"]
    for page in pages:
        page.wait_for_selector("#f-end:not([hidden]) .sc")
        shown = page.inner_text("#f-end")
        assert all(str(score) in shown for score in scores)
    assert errors == []
    for context in contexts:
        context.close()
