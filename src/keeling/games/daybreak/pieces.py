"""A position's pieces and how they are copied; `make pieces` writes this from position.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keeling.games.daybreak.position import DaybreakPosition

PIECES: Final[list[str]] = [
    "seats", "level", "asked_challenges", "round", "stage", "current", "bands", "loose", "away", "drawdown",
    "drawdowns", "called", "rolls", "rolled", "softened", "ignoring", "bans", "tuck_ban", "no_start", "hand_over",
    "boosted", "handed", "refused", "sinks", "marker", "power", "board", "captured", "hand", "shown", "deck",
    "discards", "place", "height", "uses", "tags", "top", "low", "project", "active", "lacks", "under", "given",
    "project_deck", "project_discards", "offered", "crisis_deck", "crisis_rest", "crisis_discards", "row", "lasting",
    "helped", "mod", "coming", "boost", "challenges", "dice",
]  # fmt: skip


def copy_pieces(p: DaybreakPosition, t: DaybreakPosition) -> None:
    """Make a blank position the same as another; nobody listens to its facts."""
    t.facts = None
    t.ending = p.ending
    t.shared = p.shared
    t.agenda = p.agenda[:]
    t.lanes = [lane[:] for lane in p.lanes] if p.lanes else []
    t.figures = p.figures
    t.seats = p.seats
    t.level = p.level
    t.asked_challenges = p.asked_challenges
    t.round = p.round
    t.stage = p.stage
    t.current = p.current
    t.bands = p.bands
    t.loose = p.loose
    t.away = p.away
    t.drawdown = p.drawdown
    t.drawdowns = p.drawdowns
    t.called = p.called
    t.rolls = p.rolls
    t.rolled = p.rolled
    t.softened = p.softened
    t.ignoring = p.ignoring
    t.bans = p.bans
    t.tuck_ban = p.tuck_ban
    t.no_start = p.no_start
    t.hand_over = p.hand_over
    t.boosted = p.boosted
    t.handed = p.handed
    t.refused = p.refused
    t.sinks = p.sinks[:]
    t.marker = p.marker[:]
    t.power = p.power[:]
    t.board = p.board[:]
    t.captured = p.captured[:]
    t.hand = p.hand[:]
    t.shown = p.shown[:]
    t.deck = p.deck[:]
    t.discards = p.discards[:]
    t.place = p.place[:]
    t.height = p.height[:]
    t.uses = p.uses[:]
    t.tags = p.tags[:]
    t.top = p.top[:]
    t.low = p.low[:]
    t.project = p.project[:]
    t.active = p.active[:]
    t.lacks = p.lacks[:]
    t.under = p.under[:]
    t.given = p.given[:]
    t.project_deck = p.project_deck[:]
    t.project_discards = p.project_discards[:]
    t.offered = p.offered[:]
    t.crisis_deck = p.crisis_deck[:]
    t.crisis_rest = p.crisis_rest[:]
    t.crisis_discards = p.crisis_discards[:]
    t.row = p.row[:]
    t.lasting = p.lasting[:]
    t.helped = p.helped[:]
    t.mod = p.mod[:]
    t.coming = p.coming[:]
    t.boost = p.boost[:]
    t.challenges = p.challenges[:]
    t.dice = p.dice[:]
