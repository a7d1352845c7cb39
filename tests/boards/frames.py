"""What people are shown when they are asked: of every question of a game the frames that hold most."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlparse

import keeling
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.testing.tables import Spec, specs, table
from keeling.web.drawing import art
from keeling.web.drawing.render import page
from keeling.web.play.frame import TableInfo, frame
from keeling.web.play.move_preview import outlook
from keeling.web.play.reasons import told as told_reason

NAMES = ["Maximiliane", "Arrhenius III", "Bożena", "Ada", "Svante"]
HOST = "http://keeling.test"
STATIC = Path(keeling.__file__).parent / "web" / "static"
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Shown:
    """A question that was met: the match as it stood, and who was asked."""

    def __init__(self, match: keeling.Match, seat: int, prompt: str) -> None:
        self.match = match
        self.seat = seat
        self.prompt = prompt

    def live(self) -> Any:
        """The match as a table on a server."""
        match = self.match
        seats = [{"seat": seat, "kind": "person", "name": NAMES[seat]} for seat in range(match.seats)]
        return SimpleNamespace(
            talk=SimpleNamespace(messages=[]),
            match=match, seats=seats, names=lambda: NAMES[: match.seats], id="fit",
            row={"name": "Fit", "hints": True, "game": match.game.name},
        )  # fmt: skip

    def frame(self, lang: str) -> dict[str, Any]:
        """What the asked seat's page is told, whole."""
        told = self.told(lang)
        return {**told, "whole": True, "log": told["log"][-10:], "log_from": 0}

    def page(self, lang: str, theme: str = "") -> str:
        """The asked seat's page as the server would send it."""
        live = self.live()
        return page("table.html", lang, theme=theme, frame=self.told(lang), live=live, mine=[self.seat], host=True)

    def told(self, lang: str) -> dict[str, Any]:
        """The frame through the asked seat's eyes."""
        table = TableInfo(NAMES[: self.match.seats], frozenset(), len(self.match.entries))
        return frame(self.match, table, (self.seat, frozenset({self.seat}), lang))


def weight(options: list[tuple[str, ...]]) -> tuple[int, int]:
    """How much a question holds: kinds of moves, then moves."""
    return len({option[0] for option in options}), len(options)


def walked(spec: Spec, seed: int, found: dict[str, tuple[Any, Shown]], most: int = 400) -> None:
    """Play a random game, of each kind of move as many as of another, and keep the fullest of every question."""
    match, rng = table(spec, seed), Random(seed)
    for _ in range(most):
        owed = match.owed()
        if not owed:
            return
        asked = [ask for seat in range(match.seats) if (ask := match.ask_of(seat)) is not None]
        for ask in asked:  # also of those who rest in a shared stage
            if ask.prompt not in found or weight(ask.options) > found[ask.prompt][0]:
                found[ask.prompt] = (weight(ask.options), Shown(match.fork(), ask.seat, ask.prompt))
        ask = rng.choice(owed)
        verb = rng.choice(list(dict.fromkeys(option[0] for option in ask.options)))
        match.play(ask.seat, " ".join(rng.choice([option for option in ask.options if option[0] == verb])))


@cache
def fullest(game: str, seeds: tuple[int, ...] = (1, 2)) -> list[Shown]:
    """Of every question that people meet in a few games, the one that holds most."""
    found: dict[str, tuple[Any, Shown]] = {}
    for spec in specs(game):
        for seed in seeds:
            walked(spec, seed, found)
    return [shown for _, shown in found.values()]


def answer_for(context: Any, shown: Shown, lang: str = "en") -> None:
    """Let a page ask why something is closed and what a choice will do, without a server."""

    def answer(route: Any) -> None:
        asked = urlparse(route.request.url)
        move = parse_qs(asked.query)["move"][0]
        match, names = shown.match, NAMES[: shown.match.seats]
        if asked.path.endswith("/why"):
            sheet = match.position.figures.sheet
            told: object = {"rev": 1, "reason": told_reason(match.closed(shown.seat, move), lang, names, sheet)}
        else:
            told = outlook(match, shown.seat, parse(move), lang, names)
        route.fulfill(body=json.dumps(told), content_type="application/json")

    context.route(re.compile(r".*/api/tables/\w+/(why|preview)\?.*"), answer)


def _found(path: str, folders: dict[str, Path]) -> Path | None:
    """The file of a path; a game's own lie in its folder."""
    place = next((start for start in folders if path.startswith(start)), None)
    file = folders[place] / path.removeprefix(place) if place else None
    return file if file is not None and file.is_file() else None


def serve(context: Any) -> dict[str, str]:
    """Let a browser's context find pages by path without a server; fill in the answer to show one."""
    pages: dict[str, str] = {}
    folders = {f"/static/games/{at}/": place for game in GAMES for at, place in art.statics(game).items()}
    folders["/static/"] = STATIC

    def answer(route: Any) -> None:
        path = re.sub(r"\?.*", "", route.request.url.removeprefix(HOST))
        if path in pages:
            route.fulfill(body=pages[path], content_type="text/html; charset=utf-8")
        elif (file := _found(path, folders)) is not None:
            route.fulfill(body=file.read_bytes(), content_type=_TYPES.get(file.suffix, "text/plain"))
        else:
            route.fulfill(status=404, body="")

    context.route(f"{HOST}/**", answer)
    return pages
