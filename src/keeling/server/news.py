"""What a browser is told: whole frames of a table for one audience, and the patch from one to the next."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from keeling.locale import ask as ask_in_words
from keeling.locale import describe_move, rules_of
from keeling.server.live import Live
from keeling.server.past import Past
from keeling.web import boards
from keeling.web.labels import labels
from keeling.web.render import print_of
from keeling.web.speech import text

Audience = tuple[int | None, frozenset[int], str]  # through whose eyes, which seats are held, which language
LINES = 80  # of the log, at most, in a whole frame


def eyes(live: Live, mine: frozenset[int], last: int | None) -> int | None:
    """Through whose eyes somebody looks: their own; with several seats, the one that is asked."""
    if not mine:
        return None
    asked = [ask.seat for ask in live.asks() if ask.seat in mine]
    if asked:
        return last if last in asked else asked[0]
    return last if last in mine else min(mine)


def mark(live: Live) -> tuple[Any, ...]:
    """Changes whenever there is anything new to tell."""
    return (live.rev, live.seatings, tuple(sorted(live.thinking)), len(live.alerts))


def stamp(live: Live | Past) -> str:
    """The mark as a word, so that a page can say which frame it was made from."""
    return f"{live.rev}.{live.seatings}.{len(live.alerts)}." + "-".join(str(seat) for seat in sorted(live.thinking))


class Frames:
    """The present frames and patches of one table; each is made once for all who look alike."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.made: dict[Audience, dict[str, Any]] = {}
        self.patches: dict[tuple[Any, Audience], str] = {}
        self.of: tuple[Any, ...] = ()

    def frame(self, audience: Audience) -> dict[str, Any]:
        """All that this audience sees now."""
        now = mark(self.live)
        if now != self.of:  # what is past is kept only by those who still have to be told
            self.made, self.patches, self.of = {}, {}, now
        if audience not in self.made:
            self.made[audience] = {**build(self.live, audience), "mark": now}
        return self.made[audience]

    def patch(self, old: dict[str, Any] | None, new: dict[str, Any], audience: Audience) -> str:
        """What changed, as one line of JSON; everything if there is no old frame."""
        key = (None if old is None else old["mark"], audience)
        if new["mark"] != self.of:
            return _written(old, new)
        if key not in self.patches:
            self.patches[key] = _written(old, new)
        return self.patches[key]


def _written(old: dict[str, Any] | None, new: dict[str, Any]) -> str:
    return json.dumps(_difference(old, new), ensure_ascii=False, separators=(",", ":"))


def build(live: Live | Past, audience: Audience) -> dict[str, Any]:
    """One frame."""
    seat, mine, lang = audience
    match = live.match
    board = boards.board(match.game.name)
    names, kinds = live.names(), live.kinds(mine)
    view = match.view(seat)
    asks = live.asks()
    asked = [ask.seat for ask in asks]
    own = next((ask for ask in asks if ask.seat == seat), None) if seat is not None else None
    sheet = match.position.figures.sheet
    frame: dict[str, Any] = {
        "rev": live.rev,
        "stamp": stamp(live),
        "seat": seat,
        "fragments": board.fragments(view, sheet, names, kinds, lang),
        "log": board.log_lines(match.entries, lang, names, seat, sheet),
        "come": board.to_come(match, lang, names, seat) if not view["ending"] else [],
        "asked": asked,
        "names": names,
        "thinking": [s for s in live.thinking if s in asked and live.seats[s]["kind"] == "bot"],
        "alerts": [
            {"at": at, "text": text("ui.web.bot-failed", lang, player=names[other])} for at, other in live.alerts
        ],
        "over": view["ending"],
        "undo": seat is not None and can_undo(live, seat),
        "ask": None,
    }
    if match.outcome is not None:
        frame["fragments"]["f-end"] = board.end(match, lang, names)
    if own is not None:
        frame["ask"] = {
            "seat": own.seat,
            "rev": live.asked_since[own.seat],
            "prompt": own.prompt,
            "text": ask_in_words(own.prompt, lang, match.game.name),
            "turn": match.game.rules[own.step[0]].turn,
            "by_itself": match.game.rules[own.step[0]].by_itself,
            "help": help_for(match.game.name, match.game.rules[own.step[0]].ids, lang),
            "options": [
                [
                    list(option),
                    _described(option, lang, tuple(names), _Printed(sheet), view.get("choice")),
                    board.chips(view, sheet, " ".join(option)),
                    *_labelled(option, lang, tuple(names), _Printed(sheet), match.game.name),
                ]
                for option in own.options
            ],
        }
    return frame


@lru_cache(512)
def help_for(game: str, ids: str, lang: str) -> list[dict[str, str]]:
    """The rules behind a question, in our own words."""
    told = rules_of(game, lang)["rules"]
    return [{"rule": rule, "title": told[rule]["title"], "text": told[rule]["text"]} for rule in ids.split()]


class _Printed:
    """A component sheet that is known by what it says, so that words made from it can be kept."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        self.sheet = sheet
        self.key = print_of(sheet)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Printed) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(16384)
def _described(option: tuple[str, ...], lang: str, names: tuple[str, ...], printed: _Printed, card: int | None) -> str:
    """An option in words; the same few hundred are described again and again."""
    return describe_move(option, lang, names, printed.sheet, brief=True, card=card)


@lru_cache(64)
def _words(game: str, printed: _Printed, lang: str) -> dict[str, str]:
    return dict(boards.board(game).words(printed.sheet, lang))


@lru_cache(16384)
def _labelled(
    option: tuple[str, ...], lang: str, names: tuple[str, ...], printed: _Printed, game: str
) -> tuple[list[str], bool]:
    """What each word of an option is called on a button, and whether only its sentence says enough."""
    return labels(option, _words(game, printed, lang), lang, names, game)


def can_undo(live: Live | Past, seat: int) -> bool:
    """Whether this seat has made a choice since anything new was seen; the match decides when asked."""
    return any(entry.seat == seat and not entry.forced for entry in live.match.entries[-12:])


def _difference(old: dict[str, Any] | None, new: dict[str, Any]) -> dict[str, Any]:
    told = {key: value for key, value in new.items() if key not in ("fragments", "log", "mark")}
    if old is None or old["seat"] != new["seat"]:
        first = max(0, len(new["log"]) - LINES)
        return {**told, "whole": True, "fragments": new["fragments"], "log": new["log"][first:], "log_from": first}
    before = old["fragments"]
    told["fragments"] = {name: html for name, html in new["fragments"].items() if before.get(name) != html}
    same = 0
    for one, other in zip(old["log"], new["log"], strict=False):
        if one != other:
            break
        same += 1
    told["log_from"] = same
    told["log"] = new["log"][same:]
    return told


def line(payload: str, event: str, number: int) -> str:
    """One server-sent event."""
    return f"id: {number}\nevent: {event}\ndata: {payload}\n\n"
