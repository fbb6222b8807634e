"""Opening the database: pragmas, migrations, one lock for them."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.server.store.schema import metadata

HEAD = "0001"
"""The newest migration."""
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x73746F6C  # any number that all processes agree on


def engine_for(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if url.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def plain_engine(url: URL) -> Engine:
    """The same SQLite database for use in a thread."""
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", _pragmas)
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _leave_transactions_to_us(connection: Any, _record: Any) -> None:
    """By itself the driver begins a transaction too late for a savepoint to lie inside it."""
    connection.isolation_level = None


def _pragmas(connection: Any, _record: Any) -> None:
    """WAL: readers do not wait for the writer. FULL: a commit survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest form; several processes may start at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        version = await connection.run_sync(_version)
        if version != HEAD:
            await connection.run_sync(_create if version is None else _upgrade)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _create(connection: Connection) -> None:
    """An empty database gets the newest form at once; tests prove that the migrations lead to the same."""
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def _upgrade(connection: Connection) -> None:
    from alembic import command  # takes longer to import than a service may take to start
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
