"""Where tables live: an append-only log of choices, in SQLite by default or in PostgreSQL."""

from __future__ import annotations

import errno
import json
import os
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from keeling.core.reason import KeelingError, Reason

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("sheet", sa.Text, nullable=False),
    sa.Column("engine", sa.String(20), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("over", sa.String(40), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),  # came later: see _grow
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person or bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(20), nullable=False),
    sa.Column("turnover", sa.Integer, nullable=False),  # how often the seat's link was renewed
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # with the table the optimistic lock: one writer wins
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
)
HOLDS = sa.Table(
    "holds",
    META,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: only watching
)
SETTINGS = sa.Table(
    "settings", META, sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.Text, nullable=False)
)


class NoStore(KeelingError):
    """A place where no tables can be kept."""


class Taken(Exception):
    """Somebody else wrote this number of the log first."""


def default_place() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "keeling" / "tables.db")


def is_file(place: str) -> bool:
    """Whether a place is a file of ours; else it is the address of a database server."""
    return "://" not in place


def _engine(place: str) -> sa.Engine:
    """The database at a place; a missing folder is made."""
    if not is_file(place):
        scheme, _, rest = place.partition("://")
        if scheme != "postgresql":
            raise NoStore(Reason("store-kind", "", {"got": scheme[:20]}))
        return sa.create_engine(f"postgresql+psycopg://{rest}")
    folder = Path(place).parent
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    folder.mkdir(parents=True, exist_ok=True)
    return sa.create_engine(f"sqlite:///{place}")


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
        self.engine = _engine(place)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _careful)
        META.create_all(self.engine)
        self._grow()
        # One writer: threads that wait for SQLite's lock would only burn time.
        self.writer = ThreadPoolExecutor(1 if self.engine.dialect.name == "sqlite" else 4, "writer")
        self.secret = self._secret()

    def _grow(self) -> None:
        """Give the tables of an older store the columns that have come since."""
        for table in META.sorted_tables:
            known = {column["name"] for column in sa.inspect(self.engine).get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    made = sa.schema.CreateColumn(column).compile(dialect=self.engine.dialect)
                    with self.engine.begin() as db:
                        db.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))

    def _secret(self) -> bytes:
        """The key all seat links are made with; drawn once per store."""
        with self.engine.begin() as db:
            row = db.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")).scalar()
            if row is None:
                row = secrets.token_hex(32)
                db.execute(sa.insert(SETTINGS).values(name="secret", value=row))
            return bytes.fromhex(row)

    def add_table(self, row: dict[str, Any], seats: list[dict[str, Any]], log: list[tuple[int, str]]) -> None:
        """A new table with its seats and the first lines of its log."""
        with self.engine.begin() as db:
            stored = {**row, "options": json.dumps(row["options"]), "sheet": json.dumps(row["sheet"])}
            db.execute(sa.insert(TABLES).values(**stored))
            db.execute(sa.insert(SEATS), seats)
            if log:
                db.execute(sa.insert(LOG), _lines(row["id"], 0, log))

    def table(self, table_id: str) -> dict[str, Any] | None:
        """A table's own row, or None."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        if row is None:
            return None
        return {**row, "options": json.loads(row["options"]), "sheet": json.loads(row["sheet"])}

    def seats(self, table_id: str) -> list[dict[str, Any]]:
        """A table's seats in order."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            return [dict(row) for row in rows.mappings()]

    def set_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Change who sits there."""
        with self.engine.begin() as db:
            db.execute(sa.update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**values))

    def log(self, table_id: str) -> list[tuple[int, str]]:
        """All lines of a table's log: seat and text."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(LOG.c.seat, LOG.c.text).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))
            return [(row.seat, row.text) for row in rows]

    def append(self, table_id: str, first: int, lines: list[tuple[int, str]], over: str = "") -> None:
        """Write lines from this number on, all or none; Taken if another writer was first."""
        try:
            with self.engine.begin() as db:
                db.execute(sa.insert(LOG), _lines(table_id, first, lines))
                if over:
                    db.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(over=over))
        except sa.exc.IntegrityError:
            raise Taken from None

    def hold(self, person: str, table_id: str, seat: int) -> None:
        """Remember that a person's browser holds a seat."""
        with self.engine.begin() as db:
            here = (HOLDS.c.person == person, HOLDS.c.table_id == table_id, HOLDS.c.seat == seat)
            if db.execute(sa.select(HOLDS).where(*here)).first() is None:
                db.execute(sa.insert(HOLDS).values(person=person, table_id=table_id, seat=seat))

    def release(self, table_id: str, seat: int) -> None:
        """Nobody's browser holds this seat any more."""
        with self.engine.begin() as db:
            db.execute(sa.delete(HOLDS).where(HOLDS.c.table_id == table_id, HOLDS.c.seat == seat))

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

    def running(self) -> list[str]:
        """The tables whose game is still on."""
        with self.engine.connect() as db:
            return list(db.execute(sa.select(TABLES.c.id).where(TABLES.c.over == "")).scalars())


def _lines(table_id: str, first: int, lines: list[tuple[int, str]]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {"table_id": table_id, "seq": first + number, "at": now, "seat": seat, "text": text}
        for number, (seat, text) in enumerate(lines)
    ]


def _careful(connection: Any, _record: Any) -> None:
    """SQLite: readers beside one writer, and every commit on the disk before it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
