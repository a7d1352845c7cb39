"""Take the pictures of the documents: games that normal bots have played for a while, shown by a real server."""

from __future__ import annotations

import argparse
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

import keeling
from keeling.bots import BOTS
from keeling.bots import LEVELS as BOT_LEVELS
from tests.browser.house import Tables
from tests.conftest import CHROMIUM, PROGRAMS

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LEVELS = tuple(BOT_LEVELS)
CORNER = (2, 2)
LAPTOP, PHONE = (1366, 768), (390, 844)


@dataclass(frozen=True)
class Picture:
    """What a picture shows: a game at a turn of its first seat after so many choices, or at its end."""

    name: str
    game: str
    seats: int = 4
    seed: int = 1
    choices: int = 150
    end: bool = False
    lang: str = "en"
    dark: bool = False
    phone: bool = False


ALL = tuple(Picture(**row) for row in tomllib.loads((PICTURES / "pictures.toml").read_text("utf-8"))["picture"])


def played(picture: Picture) -> str:
    """The record of a game of normal bots up to that moment."""
    match = keeling.new(picture.game, seats=picture.seats, seed=picture.seed)
    rng = Random(picture.seed)
    while match.asks:
        turn = match.asks[0].seat == 0 and match.ask_of(0) is not None and _is_turn(match)
        if not picture.end and turn and len(match.entries) >= picture.choices:
            break
        ask = match.asks[0]
        match.play(ask.seat, BOTS["greedy"](match.perspective(ask.seat, rng), ask, rng))
    return match.record()


def _is_turn(match: keeling.AnyMatch) -> bool:
    ask = match.ask_of(0)
    return ask is not None and match.game.rules[ask.step[0]].turn and len(ask.options) > 3


def opened(house: Tables, host: Any, picture: Picture) -> str:
    """A table that goes on from there, a person among bots; the link to that person's seat."""
    table = host.request.post(f"{house.url}/records", data={"record": played(picture)}).json()["id"]
    for seat in range(1, picture.seats):
        order = {"seat": seat, "kind": "bot", "bot": LEVELS[seat % len(LEVELS)]}
        assert host.request.post(f"{house.url}/t/{table}/seat", data=order).ok
    link: str = host.request.get(f"{house.url}/t/{table}/links").json()["seats"][0]["url"]
    return link


def take(house: Tables, browser: Any, picture: Picture) -> None:
    """One picture of a table."""
    width, height = PHONE if picture.phone else LAPTOP
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2 if picture.phone else 1, locale=picture.lang,
        color_scheme="dark" if picture.dark else "light", reduced_motion="reduce", has_touch=picture.phone,
    )  # fmt: skip
    page, host = context.new_page(), browser.new_context()
    link = opened(house, host, picture)
    page.request.post(link)  # sit down: following a link alone only shows who sits where
    page.goto(link.partition("/join/")[0])
    page.wait_for_selector("#f-end" if picture.end else "#options .opt")
    page.wait_for_timeout(800)
    if page.locator("#since-close").is_visible():
        page.click("#since-close")
    page.mouse.move(*CORNER)  # no tips
    page.wait_for_timeout(2500)  # what has just changed shines for a while
    page.screenshot(path=str(PICTURES / f"{picture.name}.png"))
    context.close()


def home(house: Tables, browser: Any) -> None:
    """The home page."""
    page = browser.new_page(viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    page.goto(house.url)
    page.wait_for_timeout(500)
    page.screenshot(path=str(PICTURES / "home.png"))


def wanted(names: list[str]) -> Iterator[Picture]:
    """The pictures that were named, or all."""
    return (picture for picture in ALL if not names or picture.name in names)


def main() -> None:
    """Take those that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join([*(picture.name for picture in ALL), "home"]))
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = Tables(Path(folder))
        house.start()
        browser = driver.chromium.launch(executable_path=program, args=CHROMIUM)
        try:
            for picture in wanted(given.names):
                take(house, browser, picture)
            if not given.names or "home" in given.names:
                home(house, browser)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
