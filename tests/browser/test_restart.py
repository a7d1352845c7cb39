"""The server is killed in the middle of a game; both browsers go on by themselves and finish it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.clicker import Clicker, play
from tests.browser.house import WHOLE, Tables


def test_killed_mid_game_both_browsers_go_on(tmp_path: Path, browser: Any) -> None:
    own = Tables(tmp_path)
    own.start()
    contexts = [browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce") for _ in range(2)]
    try:
        table = own.open("person", "person", seed=7, sheet=WHOLE)
        players = [Clicker(own.sit(context, table, seat), seat) for seat, context in enumerate(contexts)]
        for _ in range(30):
            if not sum(player.step() for player in players):
                players[0].page.wait_for_timeout(20)
        acknowledged = own.about(table["id"])["rev"]
        own.kill()
        own.start()
        assert (
            own.about(table["id"])["rev"] >= acknowledged
        )  # nothing acknowledged is lost; a last click may still have come through
        play(*players)
        assert own.about(table["id"])["ending"]
        for player in players:
            assert player.page.locator("#f-end").count() == 1
    finally:
        for context in contexts:
            context.close()
        own.kill()
