"""Back up the database while the service runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from stolik.server.settings import Settings


def back_up(settings: Settings, out: Path) -> None:
    """SQLite's own online backup: consistent, whatever is being written meanwhile."""
    source = settings.file
    if source is None:
        raise ValueError("backup: PostgreSQL has tools of its own; use pg_dump")
    if not source.is_file():
        raise ValueError(f"backup: there is no database {source}")
    if out.exists():
        raise ValueError(f"backup: {out} exists already")
    out.touch(0o600)  # it holds seeds of running games and e-mail addresses
    try:
        _copy(source, out)
    except (sqlite3.Error, ValueError) as error:
        out.unlink()
        raise ValueError(f"backup: {source}: {error}") from error


def _copy(source: Path, out: Path) -> None:
    with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(out)) as copy:
        database.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise ValueError("the copy is damaged")
