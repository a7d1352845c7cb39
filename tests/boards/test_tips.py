"""Tooltips speak of pieces, never of how a move is written: every closed piece of every game says so."""

from __future__ import annotations

from typing import Any

import pytest

from keeling import locale
from keeling.games import GAMES
from tests.boards.frames import HOST, Shown, answer_for, fullest, serve
from tests.second_chance_stage import stage

# Points at closed pieces, before a verb is chosen and with the first one that leaves several answers.
TOLD = """async most => {
  const { table } = await import("/static/keeling.js"), told = [];
  const point = async () => {
    const shut = [...document.querySelectorAll("[data-words]:not(li)")].filter(one => table.closed(one));
    for (const piece of shut.slice(0, most)) { await table.tip.show(piece); told.push(table.tip.box.textContent); }
  };
  await point();
  for (const { pick } of table.bar.listed.slice(0, 3)) {
    if (!pick) continue;
    table.picker.add(pick);
    table.refresh();
    await point();
    table.picker.picks = [];
    table.picker.narrow();
    table.refresh();
  }
  return told;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_tooltip_speaks_of_how_a_move_is_written(browser: Any, game: str) -> None:
    """“Tuck “*” under: …” is not possible here”, said a crisis; “move hand summit1”, said a summit."""
    turn = max(fullest(game), key=lambda one: (one.prompt == "turn", len(one.match.ask_of(one.seat).options)))
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    serve(context)["/table"] = turn.page("en")
    answer_for(context, turn)
    page = context.new_page()
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    told = page.evaluate(TOLD, 30)
    context.close()
    voice, codes = locale.Translator(game), ("not-offered", "malformed", "incomplete")
    written = [voice.template(f"reason.{code}", "en") or "" for code in codes]
    speaks = [text.split("{move}")[1].split("{")[0] for text in written]
    assert told and [one for one in told if any(part in one for part in speaks) or "*" in one] == []


def test_a_personal_goal_explains_itself_to_keys(browser: Any) -> None:
    """Its explanation was a title, which neither keys nor fingers reach."""
    s = stage(3).turn_of(0)
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    serve(context)["/table"] = Shown(s.match, 0, s.prompt).page("en")
    page.goto(f"{HOST}/table")
    page.wait_for_selector("#prompt:not(:empty)")
    page.keyboard.press("Tab")  # whoever uses keys sees the focus
    goal = page.locator("#my-goals .pg").first
    said = goal.get_attribute("title") or goal.get_attribute("data-hushed")
    goal.focus()
    page.locator("#tip", has_text=said).wait_for()
    context.close()
