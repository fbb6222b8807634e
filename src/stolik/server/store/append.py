"""Entries are only ever added, and only after the last one, at a running table, by its owner (its epoch).

The statement that writes them checks this itself. What a process believes about a table may be out of date, or wrong
after an outage; what is stored decides. A check before or after the statement would be out of date too.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, insert

from stolik.server.store.schema import plies


class Conflict(Exception):
    """The entry does not fit what is stored: somebody else has written first, or the game is over."""


NAMES = tuple(column.name for column in plies.columns)
GIVEN = (*NAMES, "epoch")
TYPES = {"ply": "integer", "seat": "integer", "at": "double precision", "epoch": "integer"}
APPEND = insert(plies)
"""Stands for the statement below, which depends on the database and on the number of entries."""
FOLLOWING = f"""INSERT INTO plies ({", ".join(f'"{name}"' for name in NAMES)})
SELECT {", ".join(f'new."{name}"' for name in NAMES)} FROM %s
WHERE (SELECT status FROM tables WHERE id = new.table_id) = 'playing'
AND (SELECT epoch FROM leases WHERE leases.table_id = new.table_id) = new.epoch
AND new.ply = 1 + coalesce((SELECT max(old.ply) FROM plies AS old WHERE old.table_id = new.table_id), 0)"""
# Subqueries, not joins: PostgreSQL would scan all running tables for each new entry.
ARRAYS = ", ".join(f"${number}::{TYPES.get(name, 'text')}[]" for number, name in enumerate(GIVEN, 1))
TO_POSTGRESQL = FOLLOWING % f"unnest({ARRAYS}) AS new({', '.join(GIVEN)})"


@lru_cache(256)
def _to_sqlite(rows: int) -> str:
    marks = f"({', '.join('?' * len(GIVEN))})"
    names = ", ".join(f"column{number} AS {name}" for number, name in enumerate(GIVEN, 1))
    return FOLLOWING % f"(SELECT {names} FROM (VALUES {', '.join([marks] * rows)})) AS new"


def append(connection: Connection, entries: Sequence[Mapping[str, Any]]) -> None:
    """Add all of them in one statement; Conflict if one does not fit. Then none of them may be kept."""
    if connection.dialect.name == "sqlite":
        values = tuple([entry[name] for entry in entries for name in GIVEN])
        result = connection.exec_driver_sql(_to_sqlite(len(entries)), values)
    else:
        lists = tuple([entry[name] for entry in entries] for name in GIVEN)
        result = connection.exec_driver_sql(TO_POSTGRESQL, lists)
    if result.rowcount != len(entries):
        raise Conflict(f"{len(entries) - result.rowcount} of {len(entries)} entries do not follow what is stored")
