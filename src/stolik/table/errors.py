"""Refusals: a code, its values, and a sentence that says what to do. Never a traceback."""

from stolik.kernel.messages import Line, Reason, Word
from stolik.table.info import Problem
from stolik.table.lines import reason_line

UNREAD = 503
"""The status of what may be asked again in a while."""
# messages: reason-*


class Refusal(Exception):
    """A request is refused, and nothing has changed."""

    status = 409

    def __init__(self, code: str, page: str = "", status: int | None = None, **values: Word) -> None:
        super().__init__(code)
        self.reason = Reason(code, values, page)
        self.game = ""
        if status:
            self.status = status

    @classmethod
    def because(cls, reason: Reason, game: str) -> "Refusal":
        """A refusal by the game's rules."""
        refusal = cls(reason.code)
        refusal.reason, refusal.game = reason, game
        return refusal

    def line(self) -> Line:
        return reason_line(self.game, self.reason)

    def problem(self) -> Problem:
        return Problem(self.reason, self.line())


def not_found(code: str = "no-such-table") -> Refusal:
    return Refusal(code, status=404)


def forbidden(code: str) -> Refusal:
    return Refusal(code, status=403)


def unread() -> Refusal:
    """The store cannot be read. Nobody is told anything that might be wrong."""
    return Refusal("unread", status=UNREAD)
