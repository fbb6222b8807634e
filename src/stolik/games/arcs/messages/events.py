"""Events of Arcs: what happened. Never compiled."""

from __future__ import annotations

from typing import ClassVar

from stolik.games.arcs.messages.actions import fields, named
from stolik.kernel.messages import Event, Seat, Word


class Told(Event, frozen=True):
    """An event with some fields shown as refs: field -> kind of ref. A place is shown as its system."""

    refs: ClassVar[dict[str, str]] = {}

    def words(self) -> dict[str, Word]:
        return named(fields(self), self.refs)


class Drafted(Told, frozen=True, tag="drafted"):
    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class ChapterBegan(Told, frozen=True, tag="chapter-began"):
    chapter: int


class Drew(Told, frozen=True, tag="drew"):
    """Action cards go into a hand."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True


class Mulliganed(Told, frozen=True, tag="mulliganed"):
    seat: Seat


class Played(Told, frozen=True, tag="played"):
    """An action card, face up."""

    seat: Seat
    mode: str
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Copied(Told, frozen=True, tag="copied"):
    """A card face down."""

    seat: Seat
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Seized(Told, frozen=True, tag="seized"):
    """Somebody seized the initiative, with a face-down card if `card` is set."""

    seat: Seat
    card: str | None = None
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Passed(Told, frozen=True, tag="passed"):
    """The initiative passes to the next player."""

    seat: Seat
    to: Seat

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "to": f"seat:{self.to}"}


class TookInitiative(Told, frozen=True, tag="took-initiative"):
    """The highest surpassing card took the initiative."""

    seat: Seat


class Declared(Told, frozen=True, tag="declared"):
    takes: ClassVar[str] = "ambition"

    seat: Seat
    ambition: str
    first: int
    second: int
    zero: bool
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class TurnEnded(Told, frozen=True, tag="turn-ended"):
    seat: Seat


class Spent(Told, frozen=True, tag="spent"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Gained(Told, frozen=True, tag="gained"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class NoneLeft(Told, frozen=True, tag="none-left"):
    """The supply has no such token."""

    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Discarded(Told, frozen=True, tag="discarded"):
    """A token goes back to the supply."""

    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Stole(Told, frozen=True, tag="stole"):
    seat: Seat
    rival: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource", "rival": "seat"}


class Taxed(Told, frozen=True, tag="taxed"):
    seat: Seat
    owner: Seat
    system: str
    refs: ClassVar[dict[str, str]] = {"owner": "seat", "system": "system"}


class Captured(Told, frozen=True, tag="captured"):
    seat: Seat
    rival: Seat
    agents: int
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


class TookAgents(Told, frozen=True, tag="took-agents"):
    """Agents of a rival become trophies."""

    seat: Seat
    rival: Seat
    agents: int
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


class Built(Told, frozen=True, tag="built"):
    seat: Seat
    piece: str
    place: str
    damaged: bool
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}


class Placed(Told, frozen=True, tag="placed"):
    """Ships placed from the supply without building."""

    seat: Seat
    ships: int
    system: str
    refs: ClassVar[dict[str, str]] = {"system": "system"}


class Moved(Told, frozen=True, tag="moved"):
    seat: Seat
    origin: str
    to: str
    fresh: int
    damaged: int
    on: bool
    """A further leg of the same move: the group catapults on."""
    refs: ClassVar[dict[str, str]] = {"origin": "system", "to": "system"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "ships": self.fresh + self.damaged}


class Repaired(Told, frozen=True, tag="repaired"):
    seat: Seat
    piece: str
    place: str
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}


class Influenced(Told, frozen=True, tag="influenced"):
    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Secured(Told, frozen=True, tag="secured"):
    takes: ClassVar[str] = "card"

    seat: Seat
    card: str
    ransacked: bool
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Refilled(Told, frozen=True, tag="refilled"):
    """A new card in the court row."""

    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}
    reveals: ClassVar[bool] = True


class TookCard(Told, frozen=True, tag="took-card"):
    """A guild card changes hands."""

    seat: Seat
    rival: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "rival": "seat"}


class DiscardedCard(Told, frozen=True, tag="discarded-card"):
    """A guild card goes to the court discard pile."""

    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class UsedCard(Told, frozen=True, tag="used-card"):
    """A power of a card was used."""

    seat: Seat
    card: str
    power: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "power": f"action:{self.power}"}


class BattleBegan(Told, frozen=True, tag="battle-began"):
    seat: Seat
    rival: Seat
    system: str
    refs: ClassVar[dict[str, str]] = {"rival": "seat", "system": "system"}


class Rolled(Told, frozen=True, tag="rolled"):
    """Every die with its face (from 0, as in data/dice.toml), and the symbols that count."""

    seat: Seat
    dice: tuple[tuple[str, int], ...]
    hits: int
    losses: int
    buildings: int
    keys: int
    intercepts: int
    reveals: ClassVar[bool] = True


class Damaged(Told, frozen=True, tag="damaged"):
    """Pieces of `seat` were damaged."""

    seat: Seat
    piece: str
    place: str
    count: int
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}


class Destroyed(Told, frozen=True, tag="destroyed"):
    """Pieces of `seat` were destroyed and are trophies of `by`."""

    seat: Seat
    by: Seat
    piece: str
    place: str
    count: int
    refs: ClassVar[dict[str, str]] = {"piece": "piece", "by": "seat"}


class Outraged(Told, frozen=True, tag="outraged"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Scored(Told, frozen=True, tag="scored"):
    """Power for an ambition."""

    seat: Seat
    ambition: str
    place: int
    power: int
    counts: tuple[int, ...]
    """What each player had for it, by seat."""
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class NobodyScored(Told, frozen=True, tag="nobody-scored"):
    ambition: str
    counts: tuple[int, ...]
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class ChapterEnded(Told, frozen=True, tag="chapter-ended"):
    chapter: int


class GameEnded(Told, frozen=True, tag="game-ended"):
    seat: Seat
    """The winner."""
    power: int


class Returned(Told, frozen=True, tag="returned"):
    """A city goes back to its board without being destroyed."""

    seat: Seat
    piece: str
    place: str
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}


class SawHand(Told, frozen=True, tag="saw-hand"):
    """`seat` looked at the action cards of `rival`."""

    seat: Seat
    rival: Seat
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "rival": f"seat:{self.rival}"}


class SwappedCards(Told, frozen=True, tag="swapped-cards"):
    """`seat` exchanged one action card with `rival`. Sent twice, once to each of the two."""

    seat: Seat
    rival: Seat
    gave: str | None
    got: str | None
    secret: ClassVar[tuple[str, ...]] = ("gave", "got")
    reveals: ClassVar[bool] = True

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "rival": f"seat:{self.rival}"}


class DiscardedHand(Told, frozen=True, tag="discarded-hand"):
    """Action cards from a hand onto the face-down pile."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)


class PickedUp(Told, frozen=True, tag="picked-up"):
    """A played action card goes back into a hand."""

    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Laid(Told, frozen=True, tag="laid"):
    """A guild card is laid beside a played action card."""

    seat: Seat
    card: str
    action: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "action": "card"}


class Executed(Told, frozen=True, tag="executed"):
    """Captives become trophies."""

    seat: Seat
    agents: int


class Freed(Told, frozen=True, tag="freed"):
    """Captives go home."""

    seat: Seat
    agents: int


class Traded(Told, frozen=True, tag="traded"):
    """`seat` took one token from `rival` and gave another in return."""

    seat: Seat
    rival: Seat
    took: str
    gave: str
    refs: ClassVar[dict[str, str]] = {"rival": "seat", "took": "type", "gave": "type"}


class GaveCard(Told, frozen=True, tag="gave-card"):
    """A guild card is given away."""

    seat: Seat
    rival: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "rival": "seat"}


class Buried(Told, frozen=True, tag="buried"):
    """A guild card goes to the bottom of the court deck."""

    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class CourtShuffled(Told, frozen=True, tag="court-shuffled"):
    """Cards went back into the court deck, which was shuffled."""

    count: int


ArcsEvent = (
    Drafted | ChapterBegan | Drew | Mulliganed | Played | Copied | Seized | Passed | TookInitiative | Declared
    | TurnEnded | Spent | Gained | NoneLeft | Discarded | Stole | Taxed | Captured | TookAgents | Built | Placed | Moved
    | Repaired
    | Influenced | Secured | Refilled | TookCard | DiscardedCard | UsedCard | BattleBegan | Rolled | Damaged | Destroyed
    | Outraged | Scored | NobodyScored | ChapterEnded | GameEnded | Returned | SawHand | SwappedCards | DiscardedHand
    | PickedUp | Laid | Executed | Freed | Traded | GaveCard | Buried | CourtShuffled
)  # fmt: skip
