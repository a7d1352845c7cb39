"""Frames and patches: what is kept draws the same as what is drawn afresh, and patches lead from frame to frame."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

import keeling
from keeling.server.live_table import take_forced
from keeling.server.push import Frames
from keeling.web.drawing.boards import board
from keeling.web.drawing.render import Composed, Kept
from keeling.web.log.log import Log, Story
from keeling.web.play.frame import Memory, TableInfo, frame
from tests.boards.games import NAMES, games, positions
from tests.web.logs import log_lines


class Live(SimpleNamespace):
    """What frames need of a table; unlike a plain namespace it can be referred to weakly."""


def table(match: keeling.Match, rev: int = 0) -> TableInfo:
    return TableInfo(NAMES[: match.seats], frozenset([1]), rev)


@pytest.mark.parametrize(("game", "seats"), games())
def test_what_is_kept_is_never_stale(game: str, seats: int) -> None:
    memory = Memory()
    for number, match in enumerate(positions(game, seats, seats + 8, 240)):
        if number % 3 == 0:
            audience = ((number // 3) % (seats + 1) - 1, "en" if number % 2 else "de")
            seat = None if audience[0] < 0 else audience[0]
            mine = frozenset() if seat is None else frozenset([seat])
            told = frame(match, table(match), (seat, mine, audience[1]), memory)
            sheet, kinds = match.position.figures.sheet, table(match).kinds(mine)
            fresh = board(game).fragments(match.view(seat), sheet, NAMES[:seats], kinds, audience[1], Kept())
            again = {name: html for name, html in told["fragments"].items() if name != "f-end"}
            assert again == fresh, [name for name in fresh if fresh[name] != again.get(name)]
            lines = log_lines(game, match.entries, audience[1], NAMES[:seats], seat, sheet)
            assert list(told["log"]) == list(lines)


@pytest.mark.parametrize(("game", "seats"), games()[::2])
def test_who_sits_down_under_another_name_is_called_so_at_once(game: str, seats: int) -> None:
    memory, names = Memory(), NAMES[:seats]
    *_, last = positions(game, seats, 4, 1000)
    assert last.outcome is not None
    for called in (names, ["Zoë", *names[1:]]):
        told = frame(last, TableInfo(called, frozenset(), 0), (None, frozenset(), "en"), memory)
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
                before = parts(old["fragments"][around])[name]  # type: ignore[index]
                assert self.fragments[around].count(before) == 1 and f'id="{name}"' in before.partition(">")[0]
                self.fragments[around] = self.fragments[around].replace(before, html)
                self.elements += 1
            else:
                self.fragments[name] = html
        self.log = self.log[: patch.pop("log_from")] + patch.pop("log")
        self.frame = patch if patch.pop("whole", False) else self.frame | patch


def parts(fragment: str) -> dict[str, str]:
    """The elements of a composed fragment, with those that they are composed of."""
    if not isinstance(fragment, Composed):
        return {}
    return fragment.parts | {key: one for part in fragment.parts.values() for key, one in parts(part).items()}


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
            assert page.fragments == new["fragments"] and page.log == list(new["log"])
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
            told = frame(match, table(match), (seat, frozenset([seat]), "en"), Memory())
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
        assert json.loads(told.written) == told
