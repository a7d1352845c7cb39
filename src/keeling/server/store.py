"""Where tables live: an append-only log of choices, in SQLite by default or in PostgreSQL."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, Unpack, cast

import sqlalchemy as sa

from keeling.core.reason import Reason
from keeling.core.sheet import Sheet
from keeling.server.places import connect, is_file, keep_private
from keeling.server.rows import Brief, HeldTable, Message, NewTable, SeatChange, SeatRow, TableRow
from keeling.server.stored import HOLDS, LOG, SEATS, SETTINGS, SHEETS, TABLES, TALK, NoStore, grow


class Taken(Exception):
    """Somebody else wrote this number of the log first."""


class LogLine(NamedTuple):
    """One line of a table's log: whose, its text, and the digest chain after it; lines of old have none."""

    seat: int
    text: str
    chain: str = ""


def open_store(place: str) -> Store:
    """The store at a place, or one sentence why there can be none."""
    try:
        return Store(place)
    except ModuleNotFoundError:
        raise NoStore(Reason("store-extra", "", {})) from None
    except (OSError, ValueError, sa.exc.SQLAlchemyError) as error:
        told = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        shown = place if is_file(place) else f"postgresql://…@{place.rpartition('@')[2]}"  # no password in a message
        cause = " ".join(str(told).split())[:200].rstrip("?. ")
        raise NoStore(Reason("store-closed", "", {"place": shown, "cause": cause})) from None


class Store:
    """All reads and writes; what a write has returned from is durable."""

    def __init__(self, place: str) -> None:
        self.engine = connect(place)
        grow(self.engine)
        if is_file(place):
            keep_private(place)
        # One writer: threads that wait for SQLite's lock would only burn time.
        self.writer = ThreadPoolExecutor(1 if self.engine.dialect.name == "sqlite" else 4, "writer")
        self.secret = self._secret()
        value = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        columns = ("table_id", "seq", "seat", "text", "at", "chain")
        self._insert_line = f"INSERT INTO log ({', '.join(columns)}) VALUES ({', '.join([value] * len(columns))})"
        self._update_table = f"UPDATE tables SET over = {value}, brief = {value} WHERE id = {value}"

    def _secret(self) -> bytes:
        """The key all seat links are made with; drawn once per store."""
        with self.engine.begin() as db:
            row = db.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")).scalar()
            if row is None:
                row = secrets.token_hex(32)
                db.execute(sa.insert(SETTINGS).values(name="secret", value=row))
            return bytes.fromhex(row)

    # -- tables -------------------------------------------------------------------------------------------------

    def add_table(self, row: NewTable, seats: list[SeatRow], log: list[LogLine], whole: Sheet) -> None:
        """A new table with its seats, the first lines of its log, and the whole sheet it is played with."""
        with self.engine.begin() as db:
            texts = {key: json.dumps(row[key]) for key in ("options", "sheet", "brief")}
            db.execute(sa.insert(TABLES).values({**row, **texts, "whole": _keep_sheet(db, whole)}))
            db.execute(sa.insert(SEATS), seats)
            if log:
                db.execute(sa.insert(LOG), _lines(row["id"], 0, log))

    def table(self, table_id: str) -> TableRow | None:
        """A table's own row, or None."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        if row is None:
            return None
        kept = {**row, "options": json.loads(row["options"]), "sheet": json.loads(row["sheet"])}
        return cast(TableRow, kept)  # its columns

    def sheet(self, digest: str | None) -> Sheet | None:
        """A whole sheet by its digest; tables of old have none."""
        with self.engine.connect() as db:
            text = db.execute(sa.select(SHEETS.c.text).where(SHEETS.c.digest == digest)).scalar()
        return None if text is None else dict(json.loads(text))

    def set_brief(self, row: TableRow, brief: Brief, whole: Sheet) -> None:
        """Write down what lists tell of a table, and its sheet if it has none; not if it has changed since."""
        with self.engine.begin() as db:
            here = sa.update(TABLES).where(TABLES.c.id == row["id"], TABLES.c.brief.is_not_distinct_from(row["brief"]))
            db.execute(here.values(brief=json.dumps(brief), whole=row["whole"] or _keep_sheet(db, whole)))

    def set_wait(self, table_id: str, wait: bool) -> None:
        """Whether the bots of a table wait for people."""
        with self.engine.begin() as db:
            db.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(wait=wait))

    def running(self) -> list[str]:
        """The tables whose game is still on."""
        with self.engine.connect() as db:
            return list(db.execute(sa.select(TABLES.c.id).where(TABLES.c.over == "")).scalars())

    def seats(self, table_id: str) -> list[SeatRow]:
        """A table's seats in order."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            return [_seat(row) for row in rows.mappings()]

    def set_seat(self, table_id: str, seat: int, **values: Unpack[SeatChange]) -> None:
        """Change who sits there."""
        with self.engine.begin() as db:
            db.execute(sa.update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**values))

    def log(self, table_id: str) -> list[LogLine]:
        """All lines of a table's log."""
        columns = (LOG.c.seat, LOG.c.text, LOG.c.chain)
        with self.engine.connect() as db:
            rows = db.execute(sa.select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))
            return [LogLine(row.seat, row.text, row.chain or "") for row in rows]

    def append(
        self, table_id: str, first: int, lines: list[LogLine], over: str = "", brief: Brief | None = None
    ) -> None:
        """Write lines from this number on, all or none; Taken if another writer was first."""
        # The one write of every choice: straight to the driver, a quarter of what the statements above would cost.
        now = time.time()
        rows = [(table_id, first + number, line.seat, line.text, now, line.chain) for number, line in enumerate(lines)]
        db = self.engine.raw_connection()
        try:
            cursor = db.cursor()
            cursor.executemany(self._insert_line, rows)
            if brief is not None:
                cursor.execute(self._update_table, (over, json.dumps(brief), table_id))
            db.commit()
        except self.engine.dialect.loaded_dbapi.IntegrityError:
            raise Taken from None
        finally:
            db.close()  # back to the pool, which rolls back what was not committed

    # -- talk ---------------------------------------------------------------------------------------------------

    def talk(self, table_id: str, after: int = 0) -> list[Message]:
        """What was said at a table after a number, in order."""
        columns = [column for column in TALK.c if column.name != "table_id"]
        asked = sa.select(*columns).where(TALK.c.table_id == table_id, TALK.c.number > after).order_by(TALK.c.number)
        with self.engine.connect() as db:
            return [cast(Message, dict(row)) for row in db.execute(asked).mappings()]  # its columns

    def say(self, table_id: str, message: Message) -> None:
        """Write down what somebody said; Taken if another writer was first with this number."""
        try:
            with self.engine.begin() as db:
                db.execute(sa.insert(TALK).values(table_id=table_id, **message))
        except sa.exc.IntegrityError:
            raise Taken from None

    # -- people -------------------------------------------------------------------------------------------------

    def hold(self, person: str, table_id: str, seat: int) -> None:
        """Remember that a person's browser holds a seat."""
        here = {"person": person, "table_id": table_id, "seat": seat}
        with self.engine.connect() as db:
            known = db.execute(sa.select(HOLDS).filter_by(**here)).first()
        if known is None:
            with suppress(sa.exc.IntegrityError), self.engine.begin() as db:  # another tab was quicker
                db.execute(sa.insert(HOLDS).values(**here))

    def names_of(self, host: str) -> list[str]:
        """What the tables are called that somebody has opened."""
        with self.engine.connect() as db:
            return list(db.execute(sa.select(TABLES.c.name).where(TABLES.c.host == host)).scalars())

    def taken(self, table_id: str) -> list[int]:
        """The seats of a table that somebody's browser holds."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(HOLDS.c.seat).where(HOLDS.c.table_id == table_id, HOLDS.c.seat >= 0).distinct())
            return [row.seat for row in rows]

    def held(self, person: str) -> list[tuple[str, int]]:
        """The tables and seats a person's browser holds, newest table first."""
        with self.engine.connect() as db:
            rows = db.execute(
                sa.select(HOLDS.c.table_id, HOLDS.c.seat)
                .join(TABLES, TABLES.c.id == HOLDS.c.table_id)
                .where(HOLDS.c.person == person)
                .order_by(TABLES.c.created.desc(), HOLDS.c.seat)
            )
            return [(row.table_id, row.seat) for row in rows]

    def overview(self, person: str, most: int) -> list[HeldTable]:
        """The newest tables a person's browser holds, with all seats, those held, and what lists tell of each."""
        held: dict[str, list[int]] = {}
        for table_id, seat in self.held(person):
            held.setdefault(table_id, []).append(seat)
        ids = list(held)[:most]
        with self.engine.connect() as db:
            columns = (TABLES.c.id, TABLES.c.name, TABLES.c.game, TABLES.c.brief)
            rows = {row["id"]: row for row in db.execute(sa.select(*columns).where(TABLES.c.id.in_(ids))).mappings()}
            seated = db.execute(sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings()
            seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
            for seat_row in seated:
                seats[seat_row["table_id"]].append(_seat(seat_row))
        return [cast(HeldTable, {**rows[one], "seats": seats[one], "held": held[one]}) for one in ids]


def _seat(row: sa.RowMapping) -> SeatRow:
    """A seat as the database holds it."""
    return cast(SeatRow, dict(row))  # its columns


def _keep_sheet(db: sa.Connection, sheet: Sheet) -> str:
    """Store a whole sheet if it is new; its digest."""
    text = json.dumps(sheet, ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if db.execute(sa.select(SHEETS.c.digest).where(SHEETS.c.digest == digest)).first() is None:
        with suppress(sa.exc.IntegrityError), db.begin_nested():  # another table of the same sheet was quicker
            db.execute(sa.insert(SHEETS).values(digest=digest, text=text))
    return digest


def _lines(table_id: str, first: int, lines: list[LogLine]) -> list[dict[str, object]]:
    now = time.time()
    return [
        {"table_id": table_id, "seq": first + number, "at": now, **line._asdict()} for number, line in enumerate(lines)
    ]
