"""What the pages of a table are told: the frames of a revision, each made once, and the patch from one to the next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, cast
from weakref import ref

from keeling.bots import level_of
from keeling.kit.cache import Cache
from keeling.server.waiting import held_back
from keeling.web.drawing.composed import news
from keeling.web.log.log import shown_from
from keeling.web.play.frame import Audience, Frame, TableInfo, frame

if TYPE_CHECKING:
    from keeling.server.live_table import LiveTable

Mark = tuple[int, int, tuple[int, ...], int]
News = tuple[Mark, int, int]
_APART = ("fragments", "log", "mark")  # told as what has changed of them
_MARK: Final = "mark"
WRITE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # as JSON, as dense as can be


def eyes(live: LiveTable, mine: frozenset[int], last: int | None) -> int | None:
    """Through whose eyes somebody looks: their own; with several seats, the one that is asked and no bot plays on."""
    played = [seat for seat in sorted(mine) if live.seats[seat]["kind"] == "person"]
    asked = [ask.seat for ask in live.asks() if ask.seat in played]
    for own in (asked, played, sorted(mine)):
        if own:
            return last if last in own else own[0]
    return None


def mark(live: LiveTable) -> Mark:
    """Changes whenever there is anything new to tell."""
    return (live.rev, live.seatings, tuple(sorted(live.thinking)), len(live.alerts))


def news_of(live: LiveTable) -> News:
    """Changes whenever a stream has anything to say: a frame, what players say to each other, who comes and goes."""
    return mark(live), live.talk.said, live.presence.changes


def stamp(live: LiveTable) -> str:
    """The mark as a word, so that a page can say which frame it was made from."""
    return f"{live.rev}.{live.seatings}.{len(live.alerts)}." + "-".join(str(seat) for seat in sorted(live.thinking))


def levels(live: LiveTable) -> dict[int, str]:
    """By seat of a bot, at which level it plays."""
    return {seat["seat"]: level_of(seat["bot"]) for seat in live.seats if seat["kind"] == "bot"}


def info(live: LiveTable) -> TableInfo:
    """What is known of a table beside its match."""
    bots = frozenset(seat["seat"] for seat in live.seats if seat["kind"] == "bot")
    return TableInfo(
        live.names(), bots, live.rev, stamp(live), live.asked_since, sorted(live.thinking), tuple(live.alerts),
        live.misfit is not None, levels(live), live.taken_back, live.row["wait"], held_back(live),
    )  # fmt: skip


class Frames:
    """The frames and patches of one table, out of its cache: each is made once for all who look alike."""

    def __init__(self, live: LiveTable) -> None:
        self._live = ref(live)  # it holds us: in a circle both would stay for ever
        self._cache = Cache()

    @property
    def of(self) -> Mark | None:
        """The mark of the latest frames; None if nothing is kept."""
        return cast(Mark | None, self._cache.values.get(_MARK))

    def frame(self, audience: Audience) -> Frame:
        """All that this audience sees now."""
        live = self._live()
        assert live is not None  # whoever asks for a frame holds the table
        self._cache.put(_MARK, mark(live))
        return self._cache.make(("frame", audience), (_MARK,), self._frame, live, audience)

    def _frame(self, live: LiveTable, audience: Audience) -> Frame:
        return {**frame(live.match, info(live), audience, self._cache), "mark": self.of}

    def rest(self) -> None:
        """Let go of all that was drawn: nobody looks, and most of a table's memory is in it."""
        if self._cache.now:
            self._cache = Cache()

    def patch(self, old: Frame | None, new: Frame, audience: Audience) -> str:
        """What changed, as one line of JSON; everything if there is no old frame."""
        if new["mark"] != self.of:
            return _written(old, new)
        known: dict[Mark | None, str] = self._cache.make(("patches", audience), (_MARK,), dict)
        before = None if old is None else old["mark"]
        if before not in known:
            known[before] = _written(old, new)
        return known[before]


def _written(old: Frame | None, new: Frame) -> str:
    """What is new from one frame to the next."""
    if old is None or old["seat"] != new["seat"]:
        told = {key: value for key, value in new.items() if key not in _APART} | {"whole": True}
        fragments, first = {name: str(drawn) for name, drawn in new["fragments"].items()}, shown_from(new["log"])
    else:
        told = {key: value for key, value in new.items() if key not in _APART and old[key] != value}
        fragments, first = news(old["fragments"], new["fragments"]), new["log"].same(old["log"])
    return WRITE({**told, "log_from": first, "log": new["log"].since(first), "fragments": fragments})


def line(payload: str, event: str, number: int) -> str:
    """One server-sent event."""
    return f"id: {number}\nevent: {event}\ndata: {payload}\n\n"
