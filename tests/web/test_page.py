"""The table's page as a whole."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import keeling
from keeling.locale import LANGUAGES
from keeling.locale.catalogues import texts
from keeling.web.drawing.boards import board
from keeling.web.drawing.render import page
from tests.web.logs import log_lines
from tests.web.play import kinds, names, positions

WEB = Path(keeling.__file__).parent / "web"
VOID = {"meta", "link", "input", "br"}


class Reader(HTMLParser):
    """Collects ids, references and attributes, and checks that tags close in order."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.attributes: set[str] = set()
        self.classes: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes |= {name for name, _ in attrs}
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name == "href" and tag == "use":
                self.used.add((value or "")[1:])
            if name == "class":
                self.classes |= set((value or "").split())
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def frame(match: keeling.Match, seat: int | None, lang: str) -> dict[str, Any]:
    drawn = board("co2")
    sheet = match.position.figures.sheet
    found = {
        "rev": 3, "seat": seat, "over": match.position.ending, "come": [], "ask": None, "asked": [], "thinking": [],
        "undo": False, "log": log_lines("co2", match.entries, lang, names(match), seat),
        "fragments": drawn.fragments(match.view(seat), sheet, names(match), kinds(match, seat), lang),
    }  # fmt: skip
    if match.outcome:
        found["fragments"]["f-end"] = drawn.end(match, lang, names(match))
    return found


def drawn_page(match: keeling.Match, seat: int | None, lang: str) -> str:
    seats = [{"seat": n, "name": name, "kind": "person", "bot": ""} for n, name in enumerate(names(match))]
    live = SimpleNamespace(
        id="x1", row={"name": "Zermatt"}, match=match, seats=seats, names=lambda: names(match),
        talk=SimpleNamespace(messages=[]),
    )  # fmt: skip
    mine = [] if seat is None else [seat]
    return page(
        "table.html",
        lang=lang,
        frame=frame(match, seat, lang),
        live=live,
        mine=mine,
        host=False,
        theme="",
        path="/t/x1",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole(lang: str) -> None:
    for match in positions(5, 2, every=40):
        for seat in (None, 1):
            html = drawn_page(match, seat, lang)
            reader = Reader()
            reader.feed(html)
            assert not reader.open
            assert len(reader.ids) == len(set(reader.ids)), [key for key in reader.ids if reader.ids.count(key) > 1]
            assert reader.used <= set(reader.ids)  # every symbol and land that is used is there
            assert "style" not in reader.attributes
            assert not {name for name in reader.attributes if name.startswith("on")}
            for key in ("bar", "crumbs", "prompt", "options", "undo", "hint", "confirm", "come", "log", "tip", "live",
                        "handover", "f-end", "setup", "t-come"):  # fmt: skip
                assert key in reader.ids
            assert not re.search(
                r"<script(?! type=\"(module|application/json)\"| src=\"/static/[\w.]+\"></script>)", html
            )
            setup = re.search(r'id="setup">(.*?)</script>', html)
            assert setup is not None
            told = json.loads(setup[1])
            assert told["names"] == names(match) and told["words"]["europe"] and told["texts"]["confirm"]
            assert "ui.web." not in html


def test_every_key_of_ours_has_a_text() -> None:
    known = set(texts("en").messages)
    for template in (WEB / "templates").rglob("*.html"):
        source = template.read_text(encoding="utf-8")
        for key in re.findall(r'\bt\("([\w.-]+)"[,)]', source):
            assert key in known, f"{template.name}: {key}"


def test_styles_and_drawings_reach_for_nothing_outside() -> None:
    for file in [*(WEB / "static").glob("*.css"), *(WEB / "static").glob("*.svg")]:
        source = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http" not in source and "@import" not in source
        assert "filter:" not in source.replace("filter:none", "")
