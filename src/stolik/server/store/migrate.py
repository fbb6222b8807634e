"""The schema: created, or migrated to the newest version."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from stolik.server.store.schema import metadata

HEAD = "0007"
"""The newest migration."""
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x73746F6C  # any number, the same in all processes


def migrate(connection: Connection) -> None:
    """Migrate the database to the newest version; several processes may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    must_be_known(connection)
    version = _version(connection)
    if version is None:
        _create(connection)
    elif version != HEAD:
        upgrade(connection)


def must_be_known(connection: Connection) -> None:
    """A database that a newer release has migrated cannot be used by an older one."""
    version = _version(connection)
    if version is not None and not list((MIGRATIONS / "versions").glob(f"{version}_*.py")):
        raise ValueError(f"it was brought to form {version} by a newer stolik, this one knows {HEAD}; update stolik")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _create(connection: Connection) -> None:
    """An empty database gets the newest schema at once; tests prove that the migrations lead to the same."""
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def upgrade(connection: Connection) -> None:
    from alembic import command  # importing it takes longer than a start may
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
