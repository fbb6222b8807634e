"""The database: one row per table and seat, one per thing that happened. What happened is never changed."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table(nullable: bool = False) -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=nullable)


tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(60), nullable=False),
    Column("seed", Text, nullable=False),  # JSON: a number or a text
    Column("options", Text, nullable=False),  # JSON
    Column("pace", String(8), nullable=False),
    Column("leaver", String(8), nullable=False),
    Column("patience", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),  # hash of the link for spectators
    Column("webhook", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("rematch", String(24)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("result", Text),  # JSON: the outcome, written with the last entry
    Index("ix_tables_status_public", "status", "public"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(20), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("token", String(64), unique=True),  # hash of the seat's link
    Column("email", String(200), nullable=False),
    Column("seen", Float),  # until when its player counts as present
    PrimaryKeyConstraint("table_id", "seat"),
)

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),  # WATCHER: may only look on
    Column("holder", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "holder"),
    Index("ix_holders_holder", "holder"),
)

bans = Table(
    "bans",
    metadata,
    _of_table(),
    Column("holder", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "holder"),
)

plies = Table(
    "plies",
    metadata,
    _of_table(),
    Column("ply", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("fingerprint", String(16), nullable=False),
    # The referee between two processes: the first to write a ply has played it.
    PrimaryKeyConstraint("table_id", "ply"),
)

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("owner", String(24), nullable=False),  # the process that looks after it; empty: none
    Column("epoch", Integer, nullable=False),  # raised for each new owner; every entry must name the latest
    Column("due", Float),  # when it next needs an owner
    PrimaryKeyConstraint("table_id"),
    Index("ix_leases_due", "due"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("ply", Integer, nullable=False),
    Column("rules", String(60), nullable=False),
    Column("fingerprint", String(16), nullable=False),
    Column("data", LargeBinary, nullable=False),  # the state after the entries up to this ply
    PrimaryKeyConstraint("table_id"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chats_table_id", "table_id"),
)

notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("agent", String(60), nullable=False, server_default=""),  # browser and system, by name only
    Column("seen", Float),  # when it last asked for something, to a few minutes
    Index("ix_devices_account", "account"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("email", String(200), nullable=False, server_default=""),  # for a lost password
    UniqueConstraint("name"),
    Index("ix_accounts_email", "email"),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of the recovery link, usable once
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_recoveries_account", "account"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(80), primary_key=True),  # names the occasion
    Column("channel", String(8), nullable=False),
    Column("target", Text, nullable=False),
    _of_table(nullable=True),
    Column("body", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
    Column("claimed", Float, nullable=False),  # until when the process that claimed it may send it
    Column("attempts", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index("ix_outbox_sent_at", "sent", "at"),
    Index("ix_outbox_table_id", "table_id"),
)

addresses = Table(
    "addresses",
    metadata,
    Column("email", String(200), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hash of the link that confirms it
    Column("asked", Float, nullable=False),  # when that link was sent
    Column("confirmed", Float),
    Column("mailed", Float, nullable=False),  # when the last letter was sent
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),  # of the last beat, by the clock of the database
    Column("stopped", Boolean, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("subject", String(60), primary_key=True),  # an account (a:…) or a range of addresses
    Column("note", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

quotas = Table(
    "quotas",
    metadata,
    Column("name", String(40), primary_key=True),  # of a setting
    Column("value", Integer, nullable=False),
)
