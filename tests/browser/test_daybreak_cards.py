"""No card of Daybreak is cut off on its board: in stacks, in hand, as a project or a crisis, in four languages."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from keeling.games.daybreak.board.fragments import COMMON, PERSONAL, SOURCES
from keeling.kit.cache import Cache
from keeling.locale.translator import Translator
from keeling.web.drawing.scene import Scene
from tests.browser.house import Tables
from tests.browser.test_look import LANGUAGES, context
from tests.daybreak_stage import stage

SIZES = {"laptop": (1366, 768), "small": (1280, 720), "phone": (390, 844)}
DRAWN = ("f-hand", "f-stacks", "f-projects", "f-crises")
# Puts fragments on the page, lets what finds no room say it shorter, and finds what is cut off still.
CUT = """parts => Promise.all([import("/static/morph.js"), import("/static/room.js")]).then(([{ patch }, { room }]) => {
  for (const [id, html] of Object.entries(parts)) patch(id, html);
  room();
  const seen = document.querySelectorAll(":is(.lc, .top1, .gp, .cr) :is(h3, p:not(.gist), .acts), :is(.gp, .cr) .nd");
  return [...seen].filter(one => one.offsetParent && getComputedStyle(one).display !== "inline")
    .filter(one => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
    .map(one => `${one.closest("[id]").id} ${one.className || one.tagName}: ${one.textContent}`);
})"""

# The bar tells what has been lost, and grows by it.
LOSS = """said => {
  const notice = document.getElementById('notice');
  notice.textContent = said;
  notice.hidden = false;
}"""


def tables(keys: dict[str, list[str]]) -> list[dict[str, Any]]:
    """Views of a table on which sooner or later every card lies: in hand, on top of a stack, as project, as crisis."""
    s = stage(4).hand(0).project("moonshot").forecast("epidemic").lasting("oil-lobby")
    plain: dict[str, Any] = dict(s.match.view(0))
    local, projects, crises = keys["local"], keys["global"], keys["crisis"]
    found = []
    for turn in range(-(-len(local) // 7)):
        view = deepcopy(plain)
        me = view["players"][0]
        me["hand"] = [local[(7 * turn + n) % len(local)] for n in range(7)]
        for place, stack in enumerate(me["stacks"]):
            stack["cards"][:] = [local[(7 * turn + place + n) % len(local)] for n in (0, 5)]  # one upon another
        for place in range(4):
            view["projects"][place] = plain["projects"][0] | {"key": projects[(4 * turn + place) % len(projects)]}
        view["crises"] = [plain["crises"][0] | {"key": crises[(2 * turn) % len(crises)]}]
        view["lasting"] = [plain["lasting"][0] | {"key": crises[(2 * turn + 1) % len(crises)]}]
        found.append(view)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_card_is_cut_off_on_the_board(house: Tables, browser: Any, lang: str, size: str) -> None:
    table = house.open(*["person"] * 4, game="daybreak", sheet=None, seed=3)
    seen = context(browser, *SIZES[size], lang)
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#bar")
    page.evaluate(LOSS, "„Boden wird zu Staub“ trifft Ada 2-mal. Ada: Gemeinschaften in der Krise +2. Ada: Bedarf +2.")
    sheet = stage(4).t.figures.sheet
    keys = {deck: [row["key"] for row in sheet[deck] if not row.get("lasting")] for deck in ("global", "crisis")}
    keys["local"] = [row["key"] for deck in ("local", "starting") for row in sheet[deck]]
    cut: list[str] = []
    for view in tables(keys):
        scene: Any = Scene("daybreak", view, view, sheet, list("ABCD"), ("person",) * 4, lang, Cache())
        for source in SOURCES:
            source(scene)
        cut += page.evaluate(CUT, {part: str((COMMON | PERSONAL)[part](scene)) for part in DRAWN})
    seen.close()
    assert cut == []


def test_projects_and_crises_lie_below_one_another_on_a_phone(house: Tables, browser: Any) -> None:
    table = house.open(*["person"] * 4, game="daybreak", sheet=None, seed=3)
    seen = context(browser, *SIZES["phone"], "pl", has_touch=True, is_mobile=True)
    page = house.sit(seen, table, 0)
    page.wait_for_selector("#f-projects", state="attached")
    projects, crises = page.locator("#f-projects").bounding_box(), page.locator("#f-crises").bounding_box()
    assert projects["height"] > 20 and crises["height"] > 20
    assert projects["y"] + projects["height"] <= crises["y"]
    glass, clock = page.locator("#f-gauge .small").bounding_box(), page.locator("#f-clock .short").bounding_box()
    assert glass["width"] >= 60 and glass["x"] + glass["width"] <= clock["x"]  # a thermometer that can be read
    page.set_viewport_size({"width": 844, "height": 390})
    wide = "(one, said) => { one.textContent = said; return one.scrollWidth - one.clientWidth; }"
    nobody = Translator("daybreak").text("ui.web.daybreak.no-risk", "pl")
    assert page.locator("#f-forecast .ft1:last-child .v").evaluate(wide, nobody) <= 1  # nor is it cut off on its side
    seen.close()
