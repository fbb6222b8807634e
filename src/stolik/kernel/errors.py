"""Errors, worded so that the reader knows what to do."""

from stolik.kernel.messages import Reason


class IllegalAction(ValueError):
    """The action is not legal now. The state is unchanged."""

    def __init__(self, action: object, reason: Reason) -> None:
        super().__init__(f"{action!r} is not legal now: {reason.code} {dict(reason.values)}")
        self.action = action
        self.reason = reason


class DamagedRecord(ValueError):
    """A record that cannot be read, or whose replay does not reach the states it claims."""


class UnknownGame(ValueError):
    """There is no game of that name."""
