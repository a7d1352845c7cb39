"""A class behind one address: many browsers open their seats' links in the same second, sit down and get their tables.

Each fetches as a browser does: the link, its form, the board, all files of each page, and the stream of the table; with
`--chromium` they are real ones. Nothing may be refused, and a page may need no more than fifteen requests.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import re
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from keeling.games import GAMES
from server import Server

FILE = re.compile(r'(?:src|href)="(/static/[^"]+)"')
MOST = 15  # requests a page


class Browser:
    """One pupil's browser: a cookie, files that it has already, and all answers it got."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.kept: set[str] = set()
        self.answers: Counter[int] = Counter()
        self.pages: list[int] = []  # how many requests each page took

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
        """One request on a connection of its own; of a stream, what comes first."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        host = f"127.0.0.1:{self.port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\naccept: text/html,*/*\r\n"
            f"accept-encoding: gzip\r\ncookie: {self.cookie}\r\ncontent-length: {len(body)}\r\n"
            "content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        top = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = top.strip().split("\r\n")
        headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines)}
        told = await (reader.readline() if "event-stream" in headers.get("content-type", "") else reader.read())
        writer.close()
        status = int(first.split()[1])
        self.answers[status] += 1
        if "set-cookie" in headers and not self.cookie:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return status, headers, told

    async def load(self, path: str, method: str = "GET", body: bytes = b"") -> str:
        """A page with all its files; where it leads elsewhere, that page."""
        before = sum(self.answers.values())
        status, headers, told = await self.ask(method, path, body)
        if status == 303:
            status, headers, told = await self.ask("GET", headers["location"])
        html = (gzip.decompress(told) if headers.get("content-encoding") == "gzip" else told).decode()
        files = [one for one in dict.fromkeys(FILE.findall(html)) if one not in self.kept]
        await asyncio.gather(*(self.ask("GET", one) for one in files))
        self.kept.update(files)
        if events := re.search(r'data-events="([^"]+)"', html):
            await self.ask("GET", events[1])
        self.pages.append(sum(self.answers.values()) - before)
        return html

    async def sit(self, link: str) -> None:
        """Open a seat's link, give a name, and wait for the board."""
        await self.load(link)
        await self.load(link, "POST", b"name=Kim")


def links(server: Server, browsers: int, game: str) -> list[str]:
    """A seat's link for each browser."""
    seats = min(4, GAMES[game].most_seats)
    tables = [server.open(game, seats) for _ in range(-(-browsers // seats))]
    return [f"/t/{table['id']}/join/{token}" for table in tables for token in table["tokens"]][:browsers]


async def scripted(server: Server, browsers: int, game: str) -> dict[str, Any]:
    """Pupils that fetch as browsers do."""
    pupils = [Browser(server.port) for _ in range(browsers)]
    begun = time.perf_counter()
    await asyncio.gather(*(one.sit(link) for one, link in zip(pupils, links(server, browsers, game), strict=True)))
    answers = sum((one.answers for one in pupils), Counter[int]())
    most = max(count for one in pupils for count in one.pages)
    whole = sum(not any(status >= 400 for status in one.answers) for one in pupils)
    return told(browsers, whole, answers, most, begun)


async def in_chromium(server: Server, browsers: int, game: str) -> dict[str, Any]:
    """Real browsers, each with nothing kept from before."""
    from playwright.async_api import async_playwright

    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tests.conftest import CHROMIUM, PROGRAMS

    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    answers: Counter[int] = Counter()
    counts: list[int] = []
    async with async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=program, args=CHROMIUM)
        pages = [await (await chromium.new_context()).new_page() for _ in range(browsers)]
        seats = links(server, browsers, game)
        begun = time.perf_counter()

        async def sit(page: Any, link: str) -> bool:
            asked: list[str] = []
            page.on("response", lambda answer: answers.update([answer.status]))
            page.on("request", lambda request: asked.append(request.url))
            page.set_default_timeout(180_000)
            await page.goto(server.url + link)
            counts.append(len(asked))
            asked.clear()
            await page.click("form.join button")
            await page.wait_for_url(f"{server.url}{link.partition('/join')[0]}")
            await page.wait_for_selector("html.up", state="attached")
            await page.wait_for_selector("#bar #prompt:not(:empty)", state="attached")
            counts.append(len(asked))
            return bool(await page.is_hidden("#unloaded") and await page.is_hidden("#lost"))

        whole = sum(await asyncio.gather(*(sit(page, link) for page, link in zip(pages, seats, strict=True))))
        result = told(browsers, whole, answers, max(counts), begun)
        await chromium.close()
    return result


def told(browsers: int, whole: int, answers: Counter[int], most: int, begun: float) -> dict[str, Any]:
    """The figures of a run."""
    return {
        "browsers": browsers, "whole": whole, "answers": {str(key): answers[key] for key in sorted(answers)},
        "most_requests_a_page": most, "seconds": round(time.perf_counter() - begun, 1),
    }  # fmt: skip


def main() -> None:
    """One line for each game; the exit code is 1 if anything was refused or a page needs too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browsers", type=int, default=30)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--chromium", action="store_true", help="real browsers instead of scripts")
    given = parser.parse_args()
    good = True
    for game in given.games:
        with Server() as server:
            run = in_chromium if given.chromium else scripted
            found = asyncio.run(run(server, given.browsers, game))
        print(json.dumps({"game": game, **found}), flush=True)
        good &= found["whole"] == given.browsers and found["most_requests_a_page"] <= MOST
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
