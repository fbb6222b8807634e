"""Who may do what at a table."""

import msgspec

from stolik.table.errors import forbidden, not_found
from stolik.table.rows import WATCHER, TableRow

PROGRAM = "k:"
"""Prefix of a program's holder name; devices have d:, accounts a:."""


class Access(msgspec.Struct, frozen=True):
    """A visitor's rights at a table."""

    holder: str | None
    seats: tuple[int, ...] = ()
    owner: bool = False
    watcher: bool = False
    banned: bool = False

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """The seats this visitor looks through."""
        return self.seats or (None,)

    def must_look(self) -> None:
        """Without the right to look, the answer is the same as for a table that does not exist."""
        if self.banned:
            raise forbidden("banned")
        if not (self.seats or self.owner or self.watcher):
            raise not_found()

    def must_own(self) -> None:
        self.must_look()
        if not self.owner:
            raise forbidden("not-owner")

    def must_hold(self, seat: int | None) -> int:
        """The seat asked for, if this visitor holds it."""
        self.must_look()
        if seat is None and len(self.seats) == 1:
            return self.seats[0]
        if seat is None and self.seats:
            raise forbidden("which-seat")
        if seat is None or seat not in self.seats:
            raise forbidden("foreign-seat")
        return seat


def access_of(row: TableRow, holders: dict[int, set[str]], bans: set[str], holder: str | None) -> Access:
    if holder is None:
        return Access(None, watcher=row.public)
    if holder in bans:
        return Access(holder, banned=True)
    seats = tuple(sorted(seat for seat, who in holders.items() if seat != WATCHER and holder in who))
    watcher = row.public or holder in holders.get(WATCHER, set())
    return Access(holder, seats, row.owner == holder, watcher)
