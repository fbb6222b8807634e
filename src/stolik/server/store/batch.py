"""Writes, and how a batch of them becomes one transaction."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Executable, Insert, TableClause
from sqlalchemy.exc import DBAPIError

from stolik.server.store.append import APPEND, append

Step = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""
Write = Sequence[Step]
"""A write: steps that are carried out together or not at all."""
BATCH = 256
"""Writes that share one transaction at most."""
Result = Exception | None
"""Why a write failed; None if it did not."""


def commit(connection: Connection, writes: Sequence[Write]) -> list[Result]:
    """Carry out all at once. If that fails, carry them out one by one, so that only the faulty write fails."""
    try:
        with connection.begin():
            _execute(connection, [step for steps in writes for step in steps])
        return [None] * len(writes)
    except Exception as error:
        if is_lost(error):
            raise
    with connection.begin():
        return [_commit_one(connection, steps) for steps in writes]


def _commit_one(connection: Connection, steps: Write) -> Result:
    try:
        with connection.begin_nested():
            _execute(connection, steps)
    except Exception as error:
        if is_lost(error):
            raise
        return error
    return None


def is_lost(error: Exception) -> bool:
    """Whether the connection failed, not the statement."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _execute(connection: Connection, steps: Sequence[Step]) -> None:
    """Consecutive steps with the same statement are executed together, as many as fit."""
    start = 0
    while start < len(steps):
        end = start
        while end < len(steps) and end - start < BATCH and steps[end][0] is steps[start][0]:
            end += 1
        _execute_many(connection, steps[start][0], [values for _, values in steps[start:end]])
        start = end


def _execute_many(connection: Connection, statement: Executable, rows: list[Mapping[str, Any]]) -> None:
    if statement is APPEND:
        append(connection, rows)
    elif len(rows) == 1:
        connection.execute(statement, rows[0])
    elif isinstance(statement, Insert) and connection.dialect.paramstyle == "qmark":
        columns = tuple(rows[0])
        values = tuple([row[column] for row in rows for column in columns])
        connection.exec_driver_sql(_adding(statement.table, columns, len(rows)), values)
    else:
        connection.execute(statement, rows)


@lru_cache(BATCH)
def _adding(table: TableClause, columns: tuple[str, ...], rows: int) -> str:
    """One statement for many rows. SQLite's driver lets other threads run after each statement, and waits for them."""
    marks = f"({', '.join('?' * len(columns))})"
    names = ", ".join(f'"{column}"' for column in columns)
    return f"INSERT INTO {table.name} ({names}) VALUES {', '.join([marks] * rows)}"
