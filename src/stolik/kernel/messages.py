"""Everything that travels: frozen, tagged structs. Never compiled (a compiled Struct loses `frozen` and `tag`)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

Seat: TypeAlias = Annotated[int, "seat"]
"""The number of a player. Shown to people, it is replaced by the player's name."""
BySeat: TypeAlias = Annotated[list[int], "by seat"]
"""A number for each seat, in order."""
Word: TypeAlias = str | int
"""A value in a sentence. A string `kind:name` such as `card:B1` or `seat:0` is a *ref* and is shown by its name."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A sentence in the reader's language: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Word] = {}


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """What actions and events share: a tag, and the values that their sentences need."""

    def words(self) -> dict[str, Word]:
        """Arguments of the Fluent message. Override where a field is to be shown as a ref (`card:B1`)."""
        words = {f: v for f in self.__struct_fields__ if isinstance(v := getattr(self, f), (str, int))}
        if "seat" in words:
            words["seat"] = f"seat:{words['seat']}"
        return words

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)


class Action(Message, frozen=True):
    """A legal choice, in the rulebook's words. Those of one decision belong to one seat and differ in targets."""

    seat: Seat
    ordered: ClassVar[bool] = False
    """True where the order of two targets of one kind matters: from A to B is not from B to A."""

    def targets(self) -> tuple[str, ...]:
        """What the action touches on the table, in the order in which a player would point at it."""
        raise NotImplementedError(type(self).__name__)

    def fits(self, pointed: tuple[str, ...]) -> bool:
        """Whether a player who points at these things, in this order, may mean this action."""
        named = self.targets()
        if any(pointed.count(target) > named.count(target) for target in pointed):
            return False
        return not self.ordered or all(in_order(of_kind(pointed, t), of_kind(named, t)) for t in pointed)


def of_kind(targets: tuple[str, ...], target: str) -> list[str]:
    """The targets of the same kind as this one, that is, with the same word before the colon."""
    kind = target.partition(":")[0]
    return [t for t in targets if t.partition(":")[0] == kind]


def in_order(some: list[str], of: list[str]) -> bool:
    """Whether they appear there in this order, with others allowed in between."""
    rest = iter(of)
    return all(target in rest for target in some)


class Event(Message, frozen=True):
    """A past-tense fact. `secret` names fields that only `seat` may know; for everyone else they are None."""

    secret: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """True if the event reveals something hidden: undo stops here."""
    takes: ClassVar[str] = ""
    """The field that names what `seat` took (a card, a technology, an ambition), for statistics."""

    def heard_by(self, listener: Seat | None) -> Event:
        """The event as this seat (None: a spectator) may know it."""
        if not self.secret or (listener is not None and listener == getattr(self, "seat", None)):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: a code, its values, and where it is written.

    The sentence is the message `<game>-reason-<code>`, or `reason-<code>` for the reasons that all games share.
    """

    code: str
    values: dict[str, Word] = {}
    page: str = ""
    """Rulebook page ("14") or number of a house rule ("H7")."""


class Odds(msgspec.Struct, frozen=True):
    """One line of an action's odds, such as hits or the chance to win: message `<game>-odds-<what>`."""

    what: str
    value: float
    kind: Literal["percent", "number"] = "number"
    error: float = 0.0
    """Standard error where the value is sampled; 0 where it is exact."""
    bad: bool = False
    """Whether more of it is bad."""
    chances: list[float] = []
    """Entry i: the chance of exactly i; empty where nothing is counted."""


class Decision(msgspec.Struct, frozen=True):
    """The current question, the seat it is for, and every legal answer."""

    seat: Seat
    kind: str
    """Names the question: message `<game>-ask-<kind>`."""
    values: dict[str, Word]
    actions: list[Any]


class Score(msgspec.Struct, frozen=True):
    seat: Seat
    total: int
    parts: dict[str, int]
    ties: list[int] = []
    """Values compared in order when totals are equal; larger is better."""


class Outcome(msgspec.Struct, frozen=True):
    scores: list[Score]
    """By seat."""
    ranking: list[list[Seat]]
    """Best first; seats that share a place are together."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every game's options. All fields have defaults and are bool, Literal or small int."""

    def check(self, seats: int) -> None:
        """Raise ValueError naming the field if this number of seats can't play the combination."""


class Record(msgspec.Struct, frozen=True):
    """A whole game: enough to play it again, byte for byte, anywhere."""

    game: str
    rules: str
    """Version of the rules, such as "arcana/1"."""
    seats: int
    seed: int | str
    options: dict[str, Any]
    actions: list[dict[str, Any]]
    checks: dict[int, str]
    """Number of actions played -> fingerprint of the state then."""
