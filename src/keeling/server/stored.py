"""What the database holds, and how an older one grows into it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from keeling.core.reason import KeelingError, Reason

VERSION: Final = 4  # of what is stored; 1 had no number, no sheets, no chain, no brief, 2 no talk, 3 no bots that wait
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
    sa.Column("sheet", sa.Text, nullable=False),  # figures of one's own, laid over the house sheet
    sa.Column("engine", sa.String(20), nullable=False),  # the version it was opened with
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("over", sa.String(40), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("wait", sa.Boolean, nullable=False, server_default=sa.false()),  # bots let people go first
    sa.Column("whole", sa.String(64)),  # the digest of the whole sheet it is played with
    sa.Column("brief", sa.Text),  # what lists of tables tell of it
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
    sa.Column("chain", sa.String(16)),  # the digest chain after this line
)
SHEETS = sa.Table(
    "sheets",  # whole component sheets, each stored once for all tables that are played with it
    META,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
TALK = sa.Table(
    "talk",  # what players say to each other; no part of a game's record
    META,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("phrase", sa.String(20), nullable=False),  # one of a few that everybody reads in their own language
    sa.Column("piece", sa.String(80), nullable=False),  # the words of the piece that is pointed at
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


def grow(engine: sa.Engine) -> None:
    """Make the tables, give those of an older store what has come since, and write down which version it is now."""
    META.create_all(engine)
    number = SETTINGS.c.name == "version"
    with engine.connect() as db:
        found = db.execute(sa.select(SETTINGS.c.value).where(number)).scalar()
    if found is not None and int(found) > VERSION:
        raise NoStore(Reason("store-newer", "", {"got": int(found), "have": VERSION}))
    if found == str(VERSION):
        return
    with engine.begin() as db:
        for table in META.sorted_tables:
            known = {column["name"] for column in sa.inspect(db).get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    made = sa.schema.CreateColumn(column).compile(dialect=engine.dialect)
                    db.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))
        db.execute(sa.delete(SETTINGS).where(number))
        db.execute(sa.insert(SETTINGS).values(name="version", value=str(VERSION)))
