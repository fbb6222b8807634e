"""Everything of Arcs that travels: options, actions, events, views. Never compiled.

Targets (what a click can point at), always `kind:name`:

| target | thing |
|---|---|
| `system:hex_2` | a gate or planet |
| `ship:hex_2`, `wreck:hex_2` | own fresh, own damaged ships in a system |
| `building:hex_2.1` | what stands in a slot (`.1`, `.2`; `.extra` without a slot; on gates `.city`, `.starport`) |
| `card:farseers`, `card:construction_5` | a card: in hand, played, in the court, in a play area, in the draft rows |
| `slot:0.3` | the token in slot 3 (from 0; 6 is on a card) of seat 0; `slot:0.new` a token that is arriving |
| `resource:fuel` | a kind of resource |
| `ambition:keeper` | a box of the ambition board |
| `seat:2` | a player |
| `cluster:3` | a whole cluster |
| `die:assault.2` | two assault dice (0 to 6 of each kind: one number per kind) |
| `number:3`, `number:fresh.2` | a number, where one is asked |
| `do:…` | a button: lead, surpass, copy, pivot, seize, pass, declare, tax, build-city, build-starport, build-ship, |
| | repair, influence, secure, battle, end-turn, done, keep, mulligan, rearrange, leave-empty, discard, |
| | and the powers of cards: prelude, reroll, manufacture, … |
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from stolik.kernel.messages import Action, Event, Options, Seat, Word

SetupName = Literal[
    "random",
    "two_frontiers", "two_mix_up_1", "two_homelands", "two_mix_up_2",
    "three_mix_up", "three_frontiers", "three_homelands", "three_core_conflict",
    "four_mix_up_1", "four_mix_up_2", "four_frontiers", "four_mix_up_3",
]  # fmt: skip


class ArcsOptions(Options, frozen=True):
    """Every variant of the rulebook."""

    leaders_and_lore: bool = False
    """Draft a leader and lore (p. 21)."""
    lore: Literal[1, 2] = 1
    """Lore cards for each player, with leaders and lore."""
    split_discard: bool = False
    """Action cards played face up go to an open pile (p. 22)."""
    setup: SetupName = "random"
    """The set-up card, drawn or named."""

    def check(self, seats: int) -> None:
        words = {2: "two", 3: "three", 4: "four"}
        if self.setup != "random" and not self.setup.startswith(words[seats]):
            raise ValueError(f"setup: {self.setup} is not for {seats} players")
        if self.lore != 1 and not self.leaders_and_lore:
            raise ValueError("lore: 2 lore cards need leaders_and_lore")


# --- actions: set-up and playing cards ---


class Draft(Action, frozen=True, tag="draft"):
    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class Mulligan(Action, frozen=True, tag="mulligan"):
    def targets(self) -> tuple[str, ...]:
        return ("do:mulligan",)


class Keep(Action, frozen=True, tag="keep"):
    def targets(self) -> tuple[str, ...]:
        return ("do:keep",)


class _PlayCard(Action, frozen=True):
    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"do:{self.tag}")

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class Lead(_PlayCard, frozen=True, tag="lead"):
    """Play the lead card."""


class Surpass(_PlayCard, frozen=True, tag="surpass"):
    """A higher card of the lead suit: all its pips."""


class Copy(_PlayCard, frozen=True, tag="copy"):
    """Any card face down: one action of the lead suit."""


class Pivot(_PlayCard, frozen=True, tag="pivot"):
    """A card of another suit: one action of that suit."""


class Seize(_PlayCard, frozen=True, tag="seize"):
    """A second card, face down, for the initiative."""


class Pass(Action, frozen=True, tag="pass"):
    def targets(self) -> tuple[str, ...]:
        return ("do:pass",)


class Declare(Action, frozen=True, tag="declare"):
    ambition: str

    def targets(self) -> tuple[str, ...]:
        return ("do:declare", f"ambition:{self.ambition}")

    def words(self) -> dict[str, Word]:
        return {"ambition": f"ambition:{self.ambition}"}


class EndTurn(Action, frozen=True, tag="end-turn"):
    def targets(self) -> tuple[str, ...]:
        return ("do:end-turn",)


class Done(Action, frozen=True, tag="done"):
    """No (more) of what is offered."""

    def targets(self) -> tuple[str, ...]:
        return ("do:done",)


# --- actions: resources ---


class Spend(Action, frozen=True, tag="spend"):
    """Spend a token in the prelude, as its own or (with a loyal guild) as another resource."""

    slot: int
    resource: str

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.seat}.{self.slot}", f"resource:{self.resource}")

    def words(self) -> dict[str, Word]:
        return {"resource": f"resource:{self.resource}"}


class Store(Action, frozen=True, tag="store"):
    """Put the arriving token (or, rearranging, a token of this type) into a slot."""

    resource: str
    slot: int

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.seat}.{self.slot}", f"resource:{self.resource}")

    def words(self) -> dict[str, Word]:
        return {"resource": f"resource:{self.resource}", "slot": self.slot + 1}


class DiscardToken(Action, frozen=True, tag="discard-token"):
    """No slot is left: discard the token of this slot (the arriving one takes its place), or the arriving one."""

    slot: int
    """-1: the arriving token."""
    resource: str

    def targets(self) -> tuple[str, ...]:
        slot = "new" if self.slot < 0 else str(self.slot)
        return (f"slot:{self.seat}.{slot}", "do:discard")

    def words(self) -> dict[str, Word]:
        return {"resource": f"resource:{self.resource}"}


class Rearrange(Action, frozen=True, tag="rearrange"):
    def targets(self) -> tuple[str, ...]:
        return ("do:rearrange",)


class LeaveEmpty(Action, frozen=True, tag="leave-empty"):
    slot: int

    def targets(self) -> tuple[str, ...]:
        return ("do:leave-empty", f"slot:{self.seat}.{self.slot}")

    def words(self) -> dict[str, Word]:
        return {"slot": self.slot + 1}


# --- actions: the seven standard actions ---


class Tax(Action, frozen=True, tag="tax"):
    city: str
    """Its place."""

    def targets(self) -> tuple[str, ...]:
        return (f"building:{self.city}", "do:tax")

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.city.partition('.')[0]}"}


class Build(Action, frozen=True, tag="build"):
    piece: str
    """city or starport"""
    place: str

    def targets(self) -> tuple[str, ...]:
        return (f"system:{self.place.partition('.')[0]}", f"do:build-{self.piece}")

    def words(self) -> dict[str, Word]:
        return {"piece": f"piece:{self.piece}", "system": f"system:{self.place.partition('.')[0]}"}


class BuildShip(Action, frozen=True, tag="build-ship"):
    starport: str
    """Its place."""

    def targets(self) -> tuple[str, ...]:
        return (f"building:{self.starport}", "do:build-ship")

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.starport.partition('.')[0]}"}


class Move(Action, frozen=True, tag="move"):
    """Where from and where to; how many ships is asked next."""

    origin: str
    to: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.origin}", f"system:{self.to}")

    def words(self) -> dict[str, Word]:
        return {"origin": f"system:{self.origin}", "to": f"system:{self.to}"}


class Ships(Action, frozen=True, tag="ships"):
    """How many fresh and damaged ships go."""

    fresh: int
    damaged: int

    def targets(self) -> tuple[str, ...]:
        return (f"number:fresh.{self.fresh}", f"number:damaged.{self.damaged}")


class RepairShip(Action, frozen=True, tag="repair-ship"):
    system: str

    def targets(self) -> tuple[str, ...]:
        return (f"wreck:{self.system}", "do:repair")

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.system}"}


class RepairBuilding(Action, frozen=True, tag="repair-building"):
    place: str

    def targets(self) -> tuple[str, ...]:
        return (f"building:{self.place}", "do:repair")

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.place.partition('.')[0]}"}


class Influence(Action, frozen=True, tag="influence"):
    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "do:influence")

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class Secure(Action, frozen=True, tag="secure"):
    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "do:secure")

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class Battle(Action, frozen=True, tag="battle"):
    system: str
    rival: Seat

    def targets(self) -> tuple[str, ...]:
        return (f"system:{self.system}", "do:battle", f"seat:{self.rival}")

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.system}", "rival": f"seat:{self.rival}"}


# --- actions: in a battle ---


class CollectDice(Action, frozen=True, tag="collect-dice"):
    skirmish: int
    assault: int
    raid: int

    def targets(self) -> tuple[str, ...]:
        return (f"die:skirmish.{self.skirmish}", f"die:assault.{self.assault}", f"die:raid.{self.raid}")


class AssignHits(Action, frozen=True, tag="assign-hits"):
    """How hits on ships of one owner fall: so many fresh ones are damaged, so many damaged ones are destroyed."""

    damage: int
    destroy: int

    def targets(self) -> tuple[str, ...]:
        return (f"number:damage.{self.damage}", f"number:destroy.{self.destroy}")


class HitBuilding(Action, frozen=True, tag="hit-building"):
    place: str

    def targets(self) -> tuple[str, ...]:
        return (f"building:{self.place}",)

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.place.partition('.')[0]}"}


class Raid(Action, frozen=True, tag="raid"):
    """Pay keys to steal a token."""

    rival: Seat
    slot: int
    resource: str
    keys: int

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.rival}.{self.slot}",)

    def words(self) -> dict[str, Word]:
        return {"resource": f"resource:{self.resource}", "keys": self.keys}


class RaidCard(Action, frozen=True, tag="raid-card"):
    """Pay keys to steal a guild card."""

    card: str
    keys: int

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}", "keys": self.keys}


# --- actions: what cards ask. `Use` starts a power; the rest answer the questions of its frame ---


class Use(Action, frozen=True, tag="use"):
    """Use a power of a card: its prelude action, a new action in place of a standard one, a reroll, …"""

    card: str
    power: str
    """Unique among the powers of the card: "prelude", "manufacture", "reroll"."""

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"do:{self.power}")

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}", "power": f"action:{self.power}"}


class Resolve(Action, frozen=True, tag="resolve"):
    """Several things happen at once: this one is next."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class PickSystem(Action, frozen=True, tag="pick-system"):
    system: str

    def targets(self) -> tuple[str, ...]:
        return (f"system:{self.system}",)

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.system}"}


class PickCluster(Action, frozen=True, tag="pick-cluster"):
    cluster: int

    def targets(self) -> tuple[str, ...]:
        return (f"cluster:{self.cluster}",)


class PickBuilding(Action, frozen=True, tag="pick-building"):
    place: str

    def targets(self) -> tuple[str, ...]:
        return (f"building:{self.place}",)

    def words(self) -> dict[str, Word]:
        return {"system": f"system:{self.place.partition('.')[0]}"}


class PickSeat(Action, frozen=True, tag="pick-seat"):
    rival: Seat

    def targets(self) -> tuple[str, ...]:
        return (f"seat:{self.rival}",)

    def words(self) -> dict[str, Word]:
        return {"rival": f"seat:{self.rival}"}


class PickResource(Action, frozen=True, tag="pick-resource"):
    """A kind of resource."""

    resource: str

    def targets(self) -> tuple[str, ...]:
        return (f"resource:{self.resource}",)

    def words(self) -> dict[str, Word]:
        return {"resource": f"resource:{self.resource}"}


class PickToken(Action, frozen=True, tag="pick-token"):
    """A token of somebody."""

    owner: Seat
    slot: int
    resource: str

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.owner}.{self.slot}",)

    def words(self) -> dict[str, Word]:
        return {"owner": f"seat:{self.owner}", "resource": f"resource:{self.resource}"}


class PickCard(Action, frozen=True, tag="pick-card"):
    """A guild card in somebody's play area."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class PickCourt(Action, frozen=True, tag="pick-court"):
    """A card in the court row."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class PickAction(Action, frozen=True, tag="pick-action"):
    """An action card: in hand, or (`owner` is somebody else) played or held by that player."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def words(self) -> dict[str, Word]:
        return {"card": f"card:{self.card}"}


class PickAmbition(Action, frozen=True, tag="pick-ambition"):
    ambition: str

    def targets(self) -> tuple[str, ...]:
        return (f"ambition:{self.ambition}",)

    def words(self) -> dict[str, Word]:
        return {"ambition": f"ambition:{self.ambition}"}


class PickNumber(Action, frozen=True, tag="pick-number"):
    n: int

    def targets(self) -> tuple[str, ...]:
        return (f"number:{self.n}",)


class PickDie(Action, frozen=True, tag="pick-die"):
    """A rolled die that shows this face (from 0, as in data/dice.toml)."""

    die: str
    face: int

    def targets(self) -> tuple[str, ...]:
        return (f"face:{self.die}.{self.face}",)

    def words(self) -> dict[str, Word]:
        return {"face": f"face:{self.die}.{self.face}"}


ArcsAction = (
    Draft | Mulligan | Keep | Lead | Surpass | Copy | Pivot | Seize | Pass | Declare | EndTurn | Done
    | Spend | Store | DiscardToken | Rearrange | LeaveEmpty
    | Tax | Build | BuildShip | Move | Ships | RepairShip | RepairBuilding | Influence | Secure | Battle
    | CollectDice | AssignHits | HitBuilding | Raid | RaidCard
    | Use | Resolve | PickSystem | PickCluster | PickBuilding | PickSeat | PickResource | PickToken | PickCard
    | PickCourt | PickAction | PickAmbition | PickNumber | PickDie
)  # fmt: skip


# --- events ---


class _Named(Event, frozen=True):
    """An event whose fields are shown as refs: field name -> kind of ref."""

    refs: ClassVar[dict[str, str]] = {}

    def words(self) -> dict[str, Word]:
        words = super().words()
        for name, kind in self.refs.items():
            if words.get(name) not in (None, ""):
                words[name] = f"{kind}:{words[name]}"
        return words


class SetUp(_Named, frozen=True, tag="set-up"):
    seat: Seat
    """Who has the initiative."""
    setup: str
    refs: ClassVar[dict[str, str]] = {"setup": "setup"}


class Drafted(_Named, frozen=True, tag="drafted"):
    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class ChapterBegan(Event, frozen=True, tag="chapter-began"):
    chapter: int


class Drew(Event, frozen=True, tag="drew"):
    """Action cards into a hand."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True


class Mulliganed(Event, frozen=True, tag="mulliganed"):
    seat: Seat


class Played(_Named, frozen=True, tag="played"):
    """An action card, face up."""

    seat: Seat
    mode: str
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "mode": "mode"}


class Copied(Event, frozen=True, tag="copied"):
    """A card face down."""

    seat: Seat
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}"}


class Seized(Event, frozen=True, tag="seized"):
    """The initiative; with a card face down, if `card` is told."""

    seat: Seat
    card: str | None = None
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}"}


class Passed(Event, frozen=True, tag="passed"):
    """The initiative goes on."""

    seat: Seat
    to: Seat

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "to": f"seat:{self.to}"}


class TookInitiative(Event, frozen=True, tag="took-initiative"):
    """By the highest surpassing card."""

    seat: Seat


class Declared(_Named, frozen=True, tag="declared"):
    seat: Seat
    ambition: str
    first: int
    second: int
    zero: bool
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: Seat


class Spent(_Named, frozen=True, tag="spent"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Gained(_Named, frozen=True, tag="gained"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class NoneLeft(_Named, frozen=True, tag="none-left"):
    """The supply has no such token."""

    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Discarded(_Named, frozen=True, tag="discarded"):
    """A token goes back to the supply."""

    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Stole(_Named, frozen=True, tag="stole"):
    seat: Seat
    rival: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource", "rival": "seat"}


class Taxed(_Named, frozen=True, tag="taxed"):
    seat: Seat
    owner: Seat
    system: str
    refs: ClassVar[dict[str, str]] = {"owner": "seat", "system": "system"}


class Captured(_Named, frozen=True, tag="captured"):
    seat: Seat
    rival: Seat
    agents: int
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


class TookAgents(_Named, frozen=True, tag="took-agents"):
    """Agents of a rival become trophies."""

    seat: Seat
    rival: Seat
    agents: int
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


class Built(_Named, frozen=True, tag="built"):
    seat: Seat
    piece: str
    place: str
    damaged: bool
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "place": f"system:{self.place.partition('.')[0]}"}


class Placed(_Named, frozen=True, tag="placed"):
    """Ships out of the supply, without building."""

    seat: Seat
    ships: int
    system: str
    refs: ClassVar[dict[str, str]] = {"system": "system"}


class Moved(_Named, frozen=True, tag="moved"):
    seat: Seat
    origin: str
    to: str
    fresh: int
    damaged: int
    refs: ClassVar[dict[str, str]] = {"origin": "system", "to": "system"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "ships": self.fresh + self.damaged}


class Repaired(_Named, frozen=True, tag="repaired"):
    seat: Seat
    piece: str
    place: str
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "place": f"system:{self.place.partition('.')[0]}"}


class Influenced(_Named, frozen=True, tag="influenced"):
    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Secured(_Named, frozen=True, tag="secured"):
    seat: Seat
    card: str
    ransacked: bool
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Refilled(_Named, frozen=True, tag="refilled"):
    """A new card in the court row."""

    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}
    reveals: ClassVar[bool] = True


class TookCard(_Named, frozen=True, tag="took-card"):
    """A guild card changes hands."""

    seat: Seat
    rival: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "rival": "seat"}


class DiscardedCard(_Named, frozen=True, tag="discarded-card"):
    """A guild card goes to the court discard pile."""

    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class UsedCard(_Named, frozen=True, tag="used-card"):
    """A power of a card was used."""

    seat: Seat
    card: str
    power: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "power": f"action:{self.power}"}


class BattleBegan(_Named, frozen=True, tag="battle-began"):
    seat: Seat
    rival: Seat
    system: str
    refs: ClassVar[dict[str, str]] = {"rival": "seat", "system": "system"}


class Rolled(Event, frozen=True, tag="rolled"):
    """Every die with its face (from 0, as in data/dice.toml), and the symbols that count."""

    seat: Seat
    dice: tuple[tuple[str, int], ...]
    hits: int
    losses: int
    buildings: int
    keys: int
    intercepts: int
    reveals: ClassVar[bool] = True


class Damaged(_Named, frozen=True, tag="damaged"):
    """Pieces of `seat` were damaged."""

    seat: Seat
    piece: str
    place: str
    count: int
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "place": f"system:{self.place.partition('.')[0]}"}


class Destroyed(_Named, frozen=True, tag="destroyed"):
    """Pieces of `seat` were destroyed and are trophies of `by`."""

    seat: Seat
    by: Seat
    piece: str
    place: str
    count: int
    refs: ClassVar[dict[str, str]] = {"piece": "piece", "by": "seat"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "place": f"system:{self.place.partition('.')[0]}"}


class Outraged(_Named, frozen=True, tag="outraged"):
    seat: Seat
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Scored(_Named, frozen=True, tag="scored"):
    """Power for an ambition."""

    seat: Seat
    ambition: str
    place: int
    power: int
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class NobodyScored(_Named, frozen=True, tag="nobody-scored"):
    ambition: str
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class ChapterEnded(Event, frozen=True, tag="chapter-ended"):
    chapter: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    seat: Seat
    """The winner."""
    power: int


class Returned(_Named, frozen=True, tag="returned"):
    """A city goes back to its board without being destroyed."""

    seat: Seat
    piece: str
    place: str
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "place": f"system:{self.place.partition('.')[0]}"}


class SawHand(Event, frozen=True, tag="saw-hand"):
    """`seat` looked at the action cards of `rival`."""

    seat: Seat
    rival: Seat
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "rival": f"seat:{self.rival}"}


class SwappedCards(Event, frozen=True, tag="swapped-cards"):
    """`seat` exchanged one action card with `rival`. Told twice, once to each of the two."""

    seat: Seat
    rival: Seat
    gave: str | None
    got: str | None
    secret: ClassVar[tuple[str, ...]] = ("gave", "got")
    reveals: ClassVar[bool] = True

    def words(self) -> dict[str, Word]:
        return {"seat": f"seat:{self.seat}", "rival": f"seat:{self.rival}"}


class DiscardedHand(Event, frozen=True, tag="discarded-hand"):
    """Action cards from a hand onto the face-down pile."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)


class PickedUp(_Named, frozen=True, tag="picked-up"):
    """A played action card goes back into a hand."""

    seat: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Laid(_Named, frozen=True, tag="laid"):
    """A guild card is laid beside a played action card."""

    seat: Seat
    card: str
    action: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "action": "card"}


class Executed(Event, frozen=True, tag="executed"):
    """Captives become trophies."""

    seat: Seat
    agents: int


class Freed(Event, frozen=True, tag="freed"):
    """Captives go home."""

    seat: Seat
    agents: int


class Traded(_Named, frozen=True, tag="traded"):
    """`seat` took one token from `rival` and gave another in return."""

    seat: Seat
    rival: Seat
    took: str
    gave: str
    refs: ClassVar[dict[str, str]] = {"rival": "seat", "took": "type", "gave": "type"}


class GaveCard(_Named, frozen=True, tag="gave-card"):
    """A guild card is given away."""

    seat: Seat
    rival: Seat
    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card", "rival": "seat"}


class Buried(_Named, frozen=True, tag="buried"):
    """A guild card goes to the bottom of the court deck."""

    card: str
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class CourtShuffled(Event, frozen=True, tag="court-shuffled"):
    """So many cards went back into the court deck, which was shuffled."""

    count: int


ArcsEvent = (
    SetUp | Drafted | ChapterBegan | Drew | Mulliganed | Played | Copied | Seized | Passed | TookInitiative | Declared
    | TurnEnded | Spent | Gained | NoneLeft | Discarded | Stole | Taxed | Captured | TookAgents | Built | Placed | Moved
    | Repaired
    | Influenced | Secured | Refilled | TookCard | DiscardedCard | UsedCard | BattleBegan | Rolled | Damaged | Destroyed
    | Outraged | Scored | NobodyScored | ChapterEnded | GameEnded | Returned | SawHand | SwappedCards | DiscardedHand
    | PickedUp | Laid | Executed | Freed | Traded | GaveCard | Buried | CourtShuffled
)  # fmt: skip


# --- views ---


class PlayerView(msgspec.Struct, frozen=True):
    """A play area as a seat sees it."""

    seat: Seat
    power: int
    hand: list[str | None]
    """Action cards; None where the seat that looks does not know the card."""
    ships: int
    starports: int
    agents: int
    cities: int
    slots: int
    """Open resource slots on the board."""
    resources: list[str]
    """By slot; "" is empty."""
    arriving: list[str]
    raid_costs: list[int]
    cards: list[str]
    leader: str
    lore: list[str]
    outrage: list[str]
    captives: list[int]
    """Agents by owner."""
    trophies: list[dict[str, int]]
    """By owner: city, starport, ship, agent."""
    played: str | None
    """The action card before the seat: its name, "" for none, None for a card that this viewer may not see."""
    mode: str
    extra: str | None
    """The card played to seize, likewise."""
    counts: dict[str, int]
    """What the seat has for each ambition."""


class BuildingView(msgspec.Struct, frozen=True):
    place: str
    owner: Seat
    kind: str
    damaged: bool
    used: bool
    """Taxed, or built a ship, this turn."""


class SystemView(msgspec.Struct, frozen=True):
    id: str
    type: str
    slots: int
    fresh: list[int]
    damaged: list[int]
    buildings: list[BuildingView]
    control: Seat | None
    adjacent: list[str]


class CourtView(msgspec.Struct, frozen=True):
    card: str
    """"" where the deck has run out."""
    agents: list[int]


class MarkerView(msgspec.Struct, frozen=True):
    id: str
    first: int
    second: int
    flipped: bool
    ambition: str
    """"" while available."""


class LaidView(msgspec.Struct, frozen=True):
    card: str
    owner: Seat
    action: str


class FightView(msgspec.Struct, frozen=True):
    attacker: Seat
    defender: Seat
    system: str
    dice: list[int]
    rolled: list[list[int]]
    """By kind of die: how many show each of the six faces."""
    symbols: dict[str, int]


class ArcsView(msgspec.Struct, frozen=True):
    """All that a seat may know."""

    seat: Seat | None
    seats: int
    setup: str
    out_of_play: list[int]
    chapter: int
    initiative: Seat
    seized: bool
    zero: bool
    lead: str
    leader: Seat | None
    active: Seat | None
    pips: int
    suit: str
    prelude: bool
    armed: bool
    players: list[PlayerView]
    systems: list[SystemView]
    supply: dict[str, int]
    spent: dict[str, int]
    court: list[CourtView]
    court_deck: int
    buried: list[str]
    """Known cards at the bottom of the court deck, the lowest first."""
    court_discard: list[str]
    markers: list[MarkerView]
    phantom: dict[str, int]
    discard: int
    """Face-down action cards."""
    open_discard: list[str]
    seen: list[str]
    """Cards of the face-down pile that this seat knows to be there."""
    leader_row: list[str]
    lore_row: list[str]
    laid: list[LaidView]
    fights: list[FightView]


class Forecast(msgspec.Struct, frozen=True):
    """What dice bring: entry i of each list is the chance of exactly i."""

    hits: list[float]
    """On defending ships, then buildings."""
    losses: list[float]
    """Hits on the attacking ships, interception included."""
    buildings: list[float]
    """On defending buildings."""
    keys: list[float]
    intercept: float
    """Chance of an interception."""
