"""Frames and patches: what is kept draws the same as what is drawn afresh, and patches lead from frame to frame."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

import keeling
from keeling.kit.cache import Cache
from keeling.locale import LANGUAGES
from keeling.server.live_table import take_forced
from keeling.server.push import Frames
from keeling.web.drawing.boards import board
from keeling.web.drawing.composed import Composed, Drawn
from keeling.web.log.log import Log, Story
from keeling.web.play.frame import TableInfo, frame, plain
from tests.boards.games import NAMES, games, positions
from tests.web.undos import undone


class Live(SimpleNamespace):
    """What frames need of a table; unlike a plain namespace it can be referred to weakly."""


def table(match: keeling.Match, rev: int = 0) -> TableInfo:
    return TableInfo(NAMES[: match.seats], frozenset([1]), rev)


Eyes = tuple[int | None, frozenset[int], str]


def eyes(seats: int, lang: str) -> list[Eyes]:
    """All who may look at a table in a language: every seat, a spectator, and somebody who holds two seats."""
    one = [(seat, frozenset([seat]), lang) for seat in range(seats)]
    return [*one, (None, frozenset(), lang), (0, frozenset([0, seats - 1]), lang)]


def is_as_new(match: keeling.AnyMatch, audience: Eyes, cache: Cache) -> None:
    """What is made with the help of what was made before is what is made from nothing."""
    told, fresh = (plain(frame(match, table(match), audience, one)) for one in (cache, None))
    assert told == fresh, [
        (key, [name for name in fresh[key] if fresh[key][name] != told[key].get(name)] if key == "fragments" else key)
        for key in fresh
        if fresh[key] != told[key]
    ]


@pytest.mark.parametrize(("game", "seats"), games())
def test_a_frame_is_as_one_that_is_made_from_nothing_for_everybody_in_every_language(game: str, seats: int) -> None:
    cache = Cache()
    for match in positions(game, seats, seats + 4, 40):
        for lang in LANGUAGES:
            for audience in eyes(seats, lang):
                is_as_new(match, audience, cache)


@pytest.mark.parametrize(("game", "seats"), games())
def test_so_it_is_through_a_long_game_and_its_undos(game: str, seats: int) -> None:
    cache = Cache()
    for number, match in enumerate(positions(game, seats, seats + 8, 300)):
        audiences = eyes(seats, LANGUAGES[number % len(LANGUAGES)])
        is_as_new(match, audiences[number % len(audiences)], cache)
        if number % 7 == 0:
            is_as_new(undone(match), audiences[number % len(audiences)], cache)
            is_as_new(match, audiences[0], cache)


@pytest.mark.parametrize(("game", "seats"), games()[::2])
def test_who_sits_down_under_another_name_is_called_so_at_once(game: str, seats: int) -> None:
    cache, names = Cache(), NAMES[:seats]
    *_, last = positions(game, seats, 4, 1000)
    assert last.outcome is not None
    for called in (names, ["Zoë", *names[1:]]):
        told = frame(last, TableInfo(called, frozenset(), 0), (None, frozenset(), "en"), cache)
        assert ("Zoë" in told["fragments"]["f-end"]) == ("Zoë" in called)
        assert told["fragments"]["f-end"] == board(game).end(last, "en", called)


class Page:
    """A page that knows only the patches it was sent."""

    def __init__(self) -> None:
        self.fragments: dict[str, str] = {}
        self.log: list[dict[str, str]] = []
        self.frame: dict[str, Any] = {}
        self.elements = 0  # how many came without the fragment around them

    def take(self, patch: dict[str, Any], old: dict[str, Any] | None) -> None:
        for name, html in patch.pop("fragments").items():
            around = next(
                (one for one, was in (old or {"fragments": {}})["fragments"].items() if name in parts(was)), ""
            )
            if around:
                before = str(parts(old["fragments"][around])[name])  # type: ignore[index]
                assert self.fragments[around].count(before) == 1 and f'id="{name}"' in before.partition(">")[0]
                self.fragments[around] = self.fragments[around].replace(before, html)
                self.elements += 1
            else:
                self.fragments[name] = html
        self.log = self.log[: patch.pop("log_from")] + patch.pop("log")
        self.frame = patch if patch.pop("whole", False) else self.frame | patch


def parts(fragment: Drawn) -> dict[str, Drawn]:
    """The elements of a composed fragment, with those that they are composed of."""
    if not isinstance(fragment, Composed):
        return {}
    inner = [one for part in fragment.elements.values() for one in parts(part).items()]
    return fragment.elements | dict(inner)


@pytest.mark.parametrize(("game", "seats"), games()[::2])
def test_patches_lead_from_frame_to_frame_also_through_an_undo(game: str, seats: int) -> None:
    live: Any = Live(
        match=keeling.new(game, seats=seats, seed=4), rev=0, seatings=0, thinking=set(), alerts=[], asked_since={},
        misfit=None, taken_back=None, row={"wait": False}, go_on=False, asks=lambda: live.match.asks,
        seats=[{"seat": seat, "kind": "person"} for seat in range(seats)], names=lambda: NAMES[:seats],
    )  # fmt: skip
    frames, page, old, undone = Frames(live), Page(), None, 0
    audience = (0, frozenset([0]), "en")
    for match in positions(game, seats, 4, 120):
        for undo in (False, True, False):
            trial = match.fork()
            if undo:
                seat = next((seat for seat in range(seats) if trial.why_no_undo(seat) is None), None)
                if seat is None:
                    continue
                trial.undo(seat)
                undone += 1
            live.match, live.rev = trial, live.rev + 1
            new = frames.frame(audience)
            patch = json.loads(frames.patch(old, new, audience))
            assert old is None or len(patch["log"]) < 30
            page.take(patch, old)
            assert page.fragments == plain(new)["fragments"] and page.log == list(new["log"])
            rest = {key: value for key, value in new.items() if key not in ("fragments", "log", "mark")}
            assert page.frame == json.loads(json.dumps(rest))
            old = new
    assert undone > 20
    assert page.elements > 100


def test_the_log_is_written_once() -> None:
    written: list[int] = []
    told = board("co2").STORY

    def write(*about: Any) -> list[dict[str, Any]]:
        written.append(about[1])
        return told.write(*about)

    log, count = Log(Story(told.begins, write, told.start, told.after), NAMES[:3], {}), 0
    for match in positions("co2", 3, 5, 150):
        for seat in (None, 0, 1, 2):
            log.lines(match.entries, "en", seat)
        count = len(match.entries)
    assert len(written) < 3 * count  # not once for each frame: a line may grow, and a secret has two readings


def test_a_question_says_whether_it_is_a_turn_and_may_be_answered_by_itself() -> None:
    match = keeling.new("co2", seats=3, seed=1)
    take_forced(match)
    ask = next(ask for ask in match.owed())
    told = frame(match, table(match), (ask.seat, frozenset([ask.seat]), "en"))
    rule = match.game.rules[ask.step[0]]
    assert told["ask"]["turn"] == rule.turn and told["ask"]["by_itself"] == rule.by_itself
    assert told["asked"] == [ask.seat] and told["ask"]["rests"] is False


def test_an_undo_that_is_stopped_says_why() -> None:
    seen: set[str] = set()
    for match in positions("co2", 3, 6, 200):
        for seat in (0, 2):  # for a bot nobody takes anything back
            told = frame(match, table(match), (seat, frozenset([seat]), "en"))
            reason = match.why_no_undo(seat)
            assert told["undo"] == (reason is None)
            if reason is not None and told["undo_why"]:
                seen.add(reason.code)
                assert told["undo_why"][0].isupper() and not told["undo_why"].startswith("reason.")
        if len(seen) == 2:
            break
    assert seen == {"undo-drawn", "undo-others"}


def test_options_name_the_players_of_their_own_table() -> None:
    """What is said once for all tables names nobody."""
    for match in positions("factories", 3, 5, 200):
        ask = next((ask for ask in match.owed() if ("offer", "p2") in ask.options and ask.seat == 0), None)
        if ask is not None:
            break
    else:
        raise AssertionError("nobody was asked whom to make an offer")
    for names in (["Ada", "Bea", "Cid"], ["Dee", "Eve", "Fay"]):
        told = frame(match, TableInfo(names, frozenset()), (0, frozenset([0]), "en"))["ask"]["options"]
        offer = next(row for row in told if row[0] == ["offer", "p2"])
        assert names[1] in offer[1] and names[1] in offer[3]
