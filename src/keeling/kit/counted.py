"""Options that end in an amount, made once: a table of them for each thing, by how many."""

from __future__ import annotations

from keeling.core.agenda import Option


def counted(verb: str, name: str, most: int) -> list[Option]:
    """The options for nothing up to an amount."""
    return [(verb, name, str(n)) for n in range(most + 1)]


def up_to(table: list[Option], most: int) -> list[Option]:
    """The options for 1 up to an amount; larger ones than the table has are made on the spot."""
    if most < len(table):
        return table[1 : most + 1]
    return table[1:] + [(table[0][0], table[0][1], str(n)) for n in range(len(table), most + 1)]


def every(tables: list[list[Option]], most: int) -> list[Option]:
    """The options for 1 up to an amount, or as many as there are, of all these tables."""
    out: list[Option] = []
    for table in tables:
        out += up_to(table, max(most, len(table) - 1))
    return out
