"""No page breaks a rule of accessibility that a machine can check: axe on every kind of page, for every game."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

import keeling
from keeling.games import GAMES
from tests.browser.house import Tables

SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


def finished(house: Tables, game: str) -> str:
    """The address of a table that is over, from the record of a random game."""
    match, chance = keeling.new(game, seats=3, seed=2), random.Random(2)
    while match.asks:
        ask = chance.choice(match.asks)
        match.play(ask.seat, chance.choice(ask.options))
    body = json.dumps({"record": match.record()}).encode()
    asked = urllib.request.Request(f"{house.url}/records", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(json.load(answer)["url"]).removesuffix("/replay")


def broken(page: Any) -> list[str]:
    """The rules that a page breaks, with where."""
    page.wait_for_load_state()
    found = Axe().run(page).response["violations"]
    return [f"{one['id']} ({len(one['nodes'])}): {[_where(node) for node in one['nodes'][:3]]}" for one in found]


def _where(node: Any) -> str:
    """A place that breaks a rule, and what is wrong there."""
    return f"{node['html'][:140]} {node['failureSummary'][-120:]}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_breaks_a_rule_of_accessibility(house: Tables, browser: Any, game: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
    table = house.open(*["person"] * 3, game=game, sheet={})
    page = context.new_page()
    told: dict[str, list[str]] = {}
    for name, path in (
        ("home", f"/?game={game}"),
        ("lobby", f"/t/{table['id']}/join/{table['tokens'][1]}"),
        ("rules", f"/rules/{game}"),
        ("lesson", f"/learn/{game}#4"),
        ("end", finished(house, game)),
        ("replay", f"/t/{table['id']}/replay"),
    ):
        page.goto(house.url + path)
        if name in ("lesson", "end"):
            page.wait_for_selector("#title:not(:empty)" if name == "lesson" else "#f-end")
        told[name] = broken(page)
    page = house.sit(context, table, 0)
    page.wait_for_selector("#prompt:not(:empty)")
    told["table"] = broken(page)
    context.close()
    assert not any(told.values()), "\n".join(f"{name}: {one}" for name, found in told.items() for one in found)
