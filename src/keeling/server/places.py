"""The place where tables are kept: a file of ours, or the address of a database server."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection

from keeling.core.reason import Reason
from keeling.server.stored import NoStore


def default_place() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "keeling" / "tables.db")


def is_file(place: str) -> bool:
    """Whether a place is a file of ours; else it is the address of a database server."""
    return "://" not in place


def connect(place: str) -> sa.Engine:
    """The database at a place; a missing folder is made."""
    if not is_file(place):
        scheme, _, rest = place.partition("://")
        if scheme != "postgresql":
            raise NoStore(Reason("store-kind", "", {"got": scheme[:20]}))
        return sa.create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True)  # the server may have restarted
    folder = Path(place).parent
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    folder.mkdir(parents=True, exist_ok=True)
    if not os.path.exists(place):
        os.close(os.open(place, os.O_CREAT | os.O_WRONLY, 0o600))
    engine = sa.create_engine(f"sqlite:///{place}")
    sa.event.listen(engine, "connect", _careful)
    return engine


def keep_private(place: str) -> None:
    """The key of all links and the seeds are in it: nobody else on this machine may read it."""
    for name in (place, f"{place}-wal", f"{place}-shm"):
        with suppress(OSError):  # not there, or somebody else's: then they have decided who may read it
            os.chmod(name, 0o600)


def _careful(connection: DBAPIConnection, _record: object) -> None:
    """SQLite: readers beside one writer, and every commit on the disk before it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
