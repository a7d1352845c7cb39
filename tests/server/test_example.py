"""The example bots play a whole game over the API, as a newcomer would start them."""

import subprocess
import sys
from pathlib import Path

from tests.browser.house import SHORT, Tables

PIPES = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_whole_game(tmp_path):
    house = Tables(tmp_path)
    house.start()
    try:
        table = house.open("person", "person", seed=2, sheet=SHORT)
        bots = [
            subprocess.Popen(
                [sys.executable, str(BOT), house.url, table["id"], token],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for token in table["tokens"]
        ]
        for bot in bots:
            said, wrong = bot.communicate(timeout=100)
            assert bot.returncode == 0, wrong
            assert said.startswith("over: ")
        assert house.about(table["id"])["ending"]
    finally:
        house.kill()


def test_the_example_is_as_short_as_we_say():
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40
