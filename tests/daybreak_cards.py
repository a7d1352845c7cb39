"""A line for each card of Daybreak, written by hand from what the card says, and how such a line is played.

card("solar-fields", "grid 2 | yes | clean 2, dirty -1", need="grid 1", pay=1, uses=ANY)

says: with two grid tags in the stack (the card's own count) a use asks one thing beside the payment, is answered "yes",
and then exactly this has changed on the table; it needs one grid tag, costs one card and may be used at will.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from typing import Any

from keeling.core.agenda import CHANCE
from keeling.games import GAMES
from keeling.games.daybreak.model.words import LEVEL_WORDS, SINKS
from tests.daybreak_stage import DaybreakStage, stage

ANY = 99  # uses at will
NOTHING = "nothing"
RICH = dict.fromkeys(("transport", "industry", "buildings", "agriculture", "waste", "extraction"), 5)


@dataclass(frozen=True)
class Card:
    """What a local project does: lines `tags in the stack | answers | what changes`, and what it asks for."""

    key: str
    lines: tuple[str, ...]
    need: str = ""
    pay: int = 0
    uses: int = 1  # in a round, with the tags of the last line
    idle: str = ""  # numbers of the board that leave it nothing to do when they are 0


def card(key: str, *lines: str, need: str = "", pay: int = 0, uses: int = 1, idle: str = "") -> Card:
    """A line of the tables of cards."""
    return Card(key, lines, need, pay, uses, idle)


@cache
def rows(deck: str) -> dict[str, dict[str, Any]]:
    """The rows of a deck in the sheet, by key."""
    return {row["key"]: row for row in GAMES["daybreak"].sheet()[deck]}


def row_of(key: str) -> dict[str, Any]:
    """The row of a local or starting project."""
    return {**rows("local"), **rows("starting")}[key]


def numbers(text: str) -> dict[str, int]:
    """`clean 2, dirty -1` as numbers."""
    return {words.split()[0]: int(words.split()[1]) for words in text.split(",") if words.strip()}


def split(line: str) -> tuple[dict[str, int], list[str], str]:
    """The tags, the answers and what changes, of a line."""
    tags, answers, brings = [part.strip() for part in line.split("|")]
    return numbers(tags), [answer.strip() for answer in answers.split(";") if answer.strip()], brings


def snapshot(s: DaybreakStage, own: str = "") -> dict[str, int]:
    """Every number of the table by its name: one's own plain or behind p1, those of others behind p2, p3, p4."""
    t = s.t
    found = {name: t.sinks[at] for at, name in enumerate(SINKS)}
    found |= {"bands": t.bands, "loose": t.loose, "away": t.away, "current": t.current, "crises": len(t.row)}
    for seat in range(t.seats):
        prefix = f"p{seat + 1}." if seat else own
        found |= {prefix + name: s.at(seat, name) for name in LEVEL_WORDS}
        found[prefix + "cards"] = len(s.held(seat))
        found[prefix + "captured"] = t.captured[seat]
    return found


def changes(s: DaybreakStage, before: dict[str, int], own: str = "") -> dict[str, int]:
    """What differs from a snapshot."""
    return {name: now - before[name] for name, now in snapshot(s, own).items() if now != before[name]}


def table(one: Card, tags: dict[str, int], spare: tuple[str, ...] = (), hand: int | None = None) -> DaybreakStage:
    """The card on top of seat 0's first stack with so many tags, boards where everything can rise and fall."""
    s = stage(4).hand(3, *spare).stack(0, 1, one.key)
    s.tags(0, 1, **tags)
    s.hand(3)
    held = one.pay * (3 if one.uses == ANY else one.uses) + 2 if hand is None else hand
    s.hand(0, *[s.key(number) for number in s.t.deck if s.key(number) not in spare][:held])
    for seat in range(4):
        s.board(seat, demand=12, dirty=10, clean=4, community=5, social=2, ecological=2, infrastructure=2, **RICH)
    s.planet(bands=2, loose=9)
    s.settle()
    return s


def use(s: DaybreakStage, answers: list[str]) -> None:
    """Use it: payments and draws that are not named are the first there are; other answers come in this order."""
    left = list(answers)
    s.play(0, "use s1")
    while s.match.owed():
        seats = s.seats_asked()
        if CHANCE in seats:
            options = s.options(CHANCE)
            s.draw(left.pop(0) if left and left[0] in options else options[0])
            continue
        mine = s.match.ask_of(0)
        if mine is not None and mine.prompt == "pay":
            s.play(0, s.options(0)[0])
        elif left:
            text = left.pop(0)
            seat = int(text[1]) - 1 if text[0] == "p" and ": " in text else 0
            wanted = text.split(": ")[-1]
            fitting = [option for option in s.options(seat) if fnmatch(option, wanted)]
            assert fitting, (text, s.options(seat))
            s.play(seat, fitting[0])
        else:
            break
    assert not left, left
    assert s.match.ask_of(0).prompt == "turn", s.prompt


def named(answers: list[str]) -> tuple[str, ...]:
    """The cards that a line wants drawn."""
    return tuple(answer.split()[1] for answer in answers if answer.startswith("draw "))


def check_line(one: Card, line: str) -> None:
    """A use changes exactly what the line says, and the payment."""
    tags, answers, brings = split(line)
    s = table(one, tags, named(answers))
    if brings == NOTHING:
        assert s.refused(0, "use s1") == ("nothing-to-gain", "D-37")
        return
    before = snapshot(s)
    use(s, answers)
    parts = [part.strip() for part in brings.split(",")]
    held = [part.split()[1] for part in parts if part.startswith("holds")]
    wanted = numbers(",".join(part for part in parts if not part.startswith("holds")))
    if held:
        assert {key for key in named(answers) if key in s.held(0)} == set(held)
        wanted["cards"] = len(held)
    wanted["cards"] = wanted.get("cards", 0) - one.pay
    assert changes(s, before) == {name: n for name, n in wanted.items() if n}


def check_uses(one: Card) -> None:
    """As often as the card allows with the tags of its last line, and not once more."""
    tags, answers, _ = split(one.lines[-1])
    s = table(one, tags, named(answers))
    for _ in range(2 if one.uses == ANY else one.uses):
        assert s.why(0, "use s1") is None
        use(s, answers)
    if one.uses == ANY:
        assert s.why(0, "use s1") is None
    else:
        assert s.refused(0, "use s1") == ("used-up", "D-36")


def check_need(one: Card) -> None:
    """One tag fewer than it asks for, one card fewer than it costs, or nothing to take away: refused."""
    tags, _, _ = split(one.lines[-1])
    for tag, least in numbers(one.need).items():
        if least > (tag in row_of(one.key)["tags"]):
            s = table(one, {**tags, tag: least - 1})
            assert s.refused(0, "use s1") == ("needs-tags", "D-32")
    if one.pay:
        s = table(one, tags, hand=one.pay - 1)
        assert s.refused(0, "use s1") == ("too-few-cards", "D-32")
    if one.idle:
        s = table(one, tags).board(0, **dict.fromkeys(one.idle.split(), 0))
        assert s.refused(0, "use s1") == ("nothing-to-gain", "D-37")


def check_card(one: Card) -> None:
    """All that a line of the tables says of its card."""
    row = row_of(one.key)
    assert numbers(one.need) == row.get("need", {})
    for line in one.lines:
        check_line(one, line)
    check_uses(one)
    check_need(one)
