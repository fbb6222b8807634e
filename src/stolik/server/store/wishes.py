"""What people want written, and how a batch of it becomes one transaction."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError

Step = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""
Wish = Sequence[Step]
"""Steps that somebody wants carried out: all of them or none."""
Fate = Exception | None
"""Why a wish could not be granted; nothing if it was."""


def grant(connection: Connection, wishes: Sequence[Wish]) -> list[Fate]:
    """All at once; if that fails, once more with a look at each, so that nobody suffers for another's mistake."""
    try:
        with connection.begin():
            _execute(connection, [step for steps in wishes for step in steps])
        return [None] * len(wishes)
    except Exception as error:
        if is_lost(error):
            raise
    with connection.begin():
        return [_grant_one(connection, steps) for steps in wishes]


def _grant_one(connection: Connection, steps: Wish) -> Fate:
    try:
        with connection.begin_nested():
            _execute(connection, steps)
    except Exception as error:
        if is_lost(error):
            raise
        return error
    return None


def is_lost(error: Exception) -> bool:
    """Whether it was the connection that failed, not what was asked."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _execute(connection: Connection, steps: Sequence[Step]) -> None:
    """Neighbours with the same statement go to the database together."""
    start = 0
    while start < len(steps):
        end = start
        while end < len(steps) and steps[end][0] is steps[start][0]:
            end += 1
        values = [values for _, values in steps[start:end]]
        connection.execute(steps[start][0], values if len(values) > 1 else values[0])
        start = end
