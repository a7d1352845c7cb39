"""What the pages of a table are told: the frames of a revision, each made once, and the patch from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

from keeling.bots import level_of
from keeling.server.waiting import held_back
from keeling.web.drawing.render import news
from keeling.web.log.log import shown_from
from keeling.web.play.frame import WRITE, Audience, Frame, Memory, TableInfo, frame

if TYPE_CHECKING:
    from keeling.server.live_table import LiveTable

Mark = tuple[int, int, tuple[int, ...], int]
News = tuple[Mark, int, int]
_APART = ("fragments", "log", "mark")  # told as what has changed of them


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
    """The present frames and patches of one table; each is made once for all who look alike."""

    def __init__(self, live: LiveTable) -> None:
        self._live = ref(live)  # it holds us: in a circle both would stay for ever
        self.of: Mark | None = None
        self._memory = Memory()
        self._info = info(live)
        self._made: dict[Audience, Frame] = {}
        self._patches: dict[tuple[Mark | None, Audience], str] = {}
        self._written: dict[str, str] = {}  # fragments as JSON: most are in the patches of several audiences

    def frame(self, audience: Audience) -> Frame:
        """All that this audience sees now."""
        live = self._live()
        assert live is not None  # whoever asks for a frame holds the table
        now = mark(live)
        if now != self.of:  # what is past is kept only by those who still have to be told
            self._made, self._patches, self._written, self.of, self._info = {}, {}, {}, now, info(live)
        if audience not in self._made:
            made = frame(live.match, self._info, audience, self._memory)
            self._made[audience] = {**made, "mark": now}
        return self._made[audience]

    def rest(self) -> None:
        """Let go of all that was drawn: nobody looks, and most of a table's memory is in it."""
        if self.of is not None:
            self._memory, self._made, self._patches, self._written, self.of = Memory(), {}, {}, {}, None

    def patch(self, old: Frame | None, new: Frame, audience: Audience) -> str:
        """What changed, as one line of JSON; everything if there is no old frame."""
        key = (None if old is None else old["mark"], audience)
        if new["mark"] != self.of:
            return self._write(old, new)
        if key not in self._patches:
            self._patches[key] = self._write(old, new)
        return self._patches[key]

    def _write(self, old: Frame | None, new: Frame) -> str:
        fragments: dict[str, str] = new["fragments"]
        if old is None or old["seat"] != new["seat"]:
            told = {key: value for key, value in new.items() if key not in _APART} | {"whole": True}
            first = shown_from(new["log"])
        else:
            told = {key: value for key, value in new.items() if key not in _APART and old[key] != value}
            fragments = news(old["fragments"], fragments)
            first = new["log"].same(old["log"])
        told["log_from"], told["log"] = first, new["log"].since(first)
        drawn = ",".join(f'"{name}":{self._json(html)}' for name, html in fragments.items())
        asked = ""
        if told.get("ask"):
            ask = told.pop("ask")
            rest = WRITE({key: value for key, value in ask.items() if key != "options"})
            asked = f',"ask":{rest[:-1]},"options":{ask["options"].written}}}'
        return f'{WRITE(told)[:-1]}{asked},"fragments":{{{drawn}}}}}'

    def _json(self, html: str) -> str:
        written = self._written.get(html)
        if written is None:
            written = self._written[html] = WRITE(html)
        return written


def line(payload: str, event: str, number: int) -> str:
    """One server-sent event."""
    return f"id: {number}\nevent: {event}\ndata: {payload}\n\n"
