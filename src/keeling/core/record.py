"""Records: a game as a text that people can read, edit into variations, and verify.

A header of `key: value` lines, an empty line, then one choice per line:

    12 p1 take 3 stones  #1f0c9a…

`-` is chance; after `#` stands the digest chain. Lines that begin with `;` are comments.

What a seat may know of a running game has no seed and no chain, and `?` for what is hidden: such a record can be opened
where nothing is hidden, and goes on with chance of its own.
"""

from __future__ import annotations

import json

from keeling.core import notation
from keeling.core.agenda import P
from keeling.core.chance import generator
from keeling.core.match import Match
from keeling.core.reason import BadInput, IllegalMove, Reason, Values
from keeling.core.sheet import Sheet
from keeling.core.version import VERSION

FIRST = "keeling record 1"
_SEED = 4000  # digits; Python reads no longer numbers
_SHOWN = 60  # of a broken line, so much is told
_HIDDEN = "?"


class Line:
    """One choice in a record: its number, seat, words and chain."""

    __slots__ = ("chain", "number", "seat", "text", "where")

    def __init__(self, where: int, number: int, seat: int, text: str, chain: str) -> None:
        self.where = where  # the line of the file
        self.number = number
        self.seat = seat
        self.text = text
        self.chain = chain


class Record:
    """A record as read: its header and its choices."""

    def __init__(self, header: dict[str, str], options: dict[str, str], lines: list[Line], on: bool = False) -> None:
        self.header = header
        self.options = options
        self.lines = lines
        self.on = on  # whether it was written for one seat while the game was on


def write(match: Match[P]) -> str:
    """The whole match as text; while it is on this holds secrets."""
    head = [
        FIRST,
        f"game: {match.game.name}",
        f"engine: {VERSION}",
        f"seats: {match.seats}",
        f"seed: {match.seed}",
        *(f"option {name}: {str(value).lower()}" for name, value in match.settings.items()),
    ]
    if match.sheet is not None:
        head.append(f"sheet: {json.dumps(match.sheet, ensure_ascii=False)}")
    outcome = match.outcome
    if match.spent:
        head.append(f"spent: {match.spent}")
    head.append(f"choices: {len(match.entries)}")
    head.append(f"result: {outcome.ending if outcome else 'running'}")
    body = [
        f"{number} {notation.seat_word(entry.seat)} {entry.text}  #{entry.chain}"
        for number, entry in enumerate(match.entries, 1)
    ]
    return "\n".join([*head, "", *body]) + "\n"


def write_for(match: Match[P], seat: int | None) -> str:
    """What one seat may know of a running match: no seed, and `?` for what is hidden from it."""
    if match.outcome is not None:
        return write(match)
    lines = []
    for line in write(match).splitlines():
        number = line.split(" ", 1)[0]
        if line.startswith("seed:"):
            continue
        if number.isdecimal():
            entry = match.entries[int(number) - 1]
            hidden = entry.secret not in (-1, seat)
            lines.append(f"{number} {notation.seat_word(entry.seat)} {_HIDDEN if hidden else entry.text}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _bad(code: str, values: Values) -> BadInput:
    return BadInput(Reason(f"record-{code}", "", values))


def _older(line: Line, engine: str) -> BadInput:
    told: Values = {"line": line.where, "number": line.number, "engine": engine[:_SHOWN], "ours": VERSION}
    return _bad("older", told)


def read(text: str) -> Record:
    """Read a record's header and lines; nothing is played yet."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FIRST:
        raise _bad("not-one", {"first": FIRST})
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    lines: list[Line] = []
    for where, row in enumerate(rows[1:], 2):
        row = row.strip()
        if not row or row.startswith(";"):
            continue
        if row[0].isdecimal():
            lines.append(_line(where, row, len(lines) + 1))
        elif ": " in row and not lines:
            key, value = row.split(": ", 1)
            if key.startswith("option "):
                options[key.removeprefix("option ")] = value
            else:
                header[key] = value
        else:
            raise _bad("line", {"line": where, "text": row[:_SHOWN]})
    on = _is_on(header, lines)
    for key in ("game", "seats", "seed", "choices", "result"):
        if key not in header:
            raise _bad("header", {"key": key})
    for key, digits in (("seats", 2), ("seed", _SEED), ("choices", 9), ("spent", 9)):
        if key not in header:
            continue
        number = header[key].removeprefix("-") if key == "seed" else header[key]
        if not (number.isascii() and number.isdecimal() and len(number) <= digits):
            raise _bad("number", {"key": key, "got": header[key][:20]})
    if int(header["choices"]) != len(lines):
        raise _bad("truncated", {"want": int(header["choices"]), "got": len(lines)})
    return Record(header, options, lines, on)


def _is_on(header: dict[str, str], lines: list[Line]) -> bool:
    """Whether the game was on when this was written; where something is hidden that is refused, else it gets a seed."""
    if "seed" in header or header.get("result") != "running" or any(line.chain for line in lines):
        return False
    if any(line.text == _HIDDEN for line in lines):
        raise _bad("on", {})
    header["seed"] = str(generator(*header.values(), *(line.text for line in lines)).getrandbits(53))
    return True


def _line(where: int, row: str, number: int) -> Line:
    words, _, chain = row.partition("#")
    parts = words.split()
    seat = notation.parse_seat(parts[1]) if len(parts) > 2 else None
    if seat is None:
        raise _bad("line", {"line": where, "text": row[:_SHOWN]})
    if parts[0] != str(number):
        raise _bad("order", {"line": where, "got": parts[0][:_SHOWN], "want": number})
    return Line(where, number, seat, " ".join(parts[2:]), chain.strip())


def sheet_in(record: Record) -> Sheet | None:
    """The sheet laid over ours, if the record carries one."""
    if "sheet" not in record.header:
        return None
    try:
        sheet = json.loads(record.header["sheet"])
    except (ValueError, RecursionError):
        raise _bad("sheet", {"key": "sheet"}) from None
    if not isinstance(sheet, dict):
        raise _bad("sheet", {"key": "sheet"})
    return sheet


def replay(match: Match[P], record: Record, to: int | None = None, strict: bool = True) -> Match[P]:
    """Play a record's choices in a fresh match; the first line that disagrees is named.

    Where it was written by another version, that is what is told: its rules or figures were others.
    """
    engine = record.header.get("engine", VERSION)
    strict = strict and not record.on
    match.spent = int(record.header.get("spent", 0))
    for line in record.lines[:to]:
        try:
            match.take(line.seat, notation.parse(line.text))
        except IllegalMove as error:
            if engine != VERSION:
                raise _older(line, engine) from None
            move = f"{notation.seat_word(line.seat)} {line.text}"[:_SHOWN]
            raise _bad("illegal", {"line": line.where, "move": move, "cause": error.reason.code}) from None
        if strict and line.chain != match.digest:
            if engine != VERSION:
                raise _older(line, engine)
            told: Values = {"line": line.where, "number": line.number, "want": line.chain[:_SHOWN], "got": match.digest}
            raise _bad("disagrees", told)
    if to is None and strict and record.header["result"] != (match.position.ending or "running"):
        raise _bad("result", {"want": record.header["result"][:_SHOWN], "got": match.position.ending or "running"})
    return match
