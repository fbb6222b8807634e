"""Actions of Arcs. Options, events and views have their own modules. Never compiled.

Targets (what a click can point at), always `kind:name`:

| target | thing |
|---|---|
| `system:hex_2` | a gate or planet |
| `ship:hex_2`, `wreck:hex_2` | the player's fresh or damaged ships in a system |
| `building:hex_2.1` | the building in a slot (`.1`, `.2`; `.extra` without a slot; on gates `.city`, `.starport`) |
| `card:farseers`, `card:construction_5` | a card: in hand, played, in the court, in a play area, in the draft rows |
| `slot:0.3` | the token in slot 3 (from 0; 6 is on a card) of seat 0; `slot:0.new` an arriving token |
| `resource:fuel` | a kind of resource |
| `ambition:keeper` | a box of the ambition board |
| `seat:2` | a player |
| `cluster:3` | a whole cluster |
| `hit:ship`, `hit:wreck` | one fresh or damaged ship among those being hit; named once for each hit |
| `die:assault.2` | two assault dice (0 to 6 of each kind: one number per kind) |
| `number:3`, `number:fresh.2` | a number, if one is asked for |
| `do:…` | a button: lead, surpass, copy, pivot, seize, pass, declare, tax, build-city, build-starport, build-ship, |
| | repair, influence, secure, battle, end-turn, done, keep, mulligan, rearrange, leave-empty, discard, |
| | and the powers of cards: prelude, reroll, manufacture, … |
"""

from __future__ import annotations

from typing import ClassVar

from stolik.kernel.messages import Action, Event, Seat, Word


class Act(Action, frozen=True):
    """An action that declares its targets as patterns, and which of its fields are shown as refs."""

    at: ClassVar[tuple[str, ...]] = ()
    """Targets, with fields in braces. `{system}` is the system of the field `place`."""
    refs: ClassVar[dict[str, str]] = {}
    """Field -> kind of ref."""

    def targets(self) -> tuple[str, ...]:
        values = fields(self)
        return tuple(pattern.format(**values) for pattern in self.at)

    def words(self) -> dict[str, Word]:
        return named(fields(self), self.refs)


def fields(message: Action | Event) -> dict[str, Word]:
    """The fields of a message that hold words; for a place, its system too."""
    values = {f: v for f in message.__struct_fields__ if isinstance(v := getattr(message, f), (str, int))}
    place = values.get("place")
    if isinstance(place, str):
        values["system"] = place.partition(".")[0]
    return values


def named(values: dict[str, Word], refs: dict[str, str]) -> dict[str, Word]:
    """The values, with refs for those that name things; a place is shown as its system."""
    kinds = {"seat": "seat", "system": "system", **refs}
    words: dict[str, Word] = {k: f"{kinds[k]}:{v}" if k in kinds else v for k, v in values.items()}
    if "system" in words and "place" in words:
        words["place"] = words["system"]
    return words


# --- setup and playing cards ---


class OfCard(Act, frozen=True):
    """An action whose only target is one card."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}",)
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Draft(OfCard, frozen=True, tag="draft"):
    """A leader or lore of the row."""


class Mulligan(Act, frozen=True, tag="mulligan"):
    at: ClassVar[tuple[str, ...]] = ("do:mulligan",)


class Keep(Act, frozen=True, tag="keep"):
    at: ClassVar[tuple[str, ...]] = ("do:keep",)


class Lead(Act, frozen=True, tag="lead"):
    """Play the lead card."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:lead")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Surpass(Act, frozen=True, tag="surpass"):
    """A higher card of the lead suit: all its pips."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:surpass")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Copy(Act, frozen=True, tag="copy"):
    """Any card face down: one action of the lead suit."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:copy")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Pivot(Act, frozen=True, tag="pivot"):
    """A card of another suit: one action of that suit."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:pivot")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Seize(Act, frozen=True, tag="seize"):
    """A second card, face down, for the initiative."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:seize")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Pass(Act, frozen=True, tag="pass"):
    at: ClassVar[tuple[str, ...]] = ("do:pass",)


class Declare(Act, frozen=True, tag="declare"):
    ambition: str
    at: ClassVar[tuple[str, ...]] = ("do:declare", "ambition:{ambition}")
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class EndTurn(Act, frozen=True, tag="end-turn"):
    at: ClassVar[tuple[str, ...]] = ("do:end-turn",)


class Done(Act, frozen=True, tag="done"):
    """Decline what is offered, or stop."""

    at: ClassVar[tuple[str, ...]] = ("do:done",)


# --- resources ---


class Spend(Act, frozen=True, tag="spend"):
    """Spend a token in the prelude, as its own resource or (with a loyal guild) as another."""

    slot: int
    resource: str
    at: ClassVar[tuple[str, ...]] = ("slot:{seat}.{slot}", "resource:{resource}")
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class Store(Act, frozen=True, tag="store"):
    """Put the arriving token (or, rearranging, a token of this type) into a slot."""

    resource: str
    slot: int
    at: ClassVar[tuple[str, ...]] = ("slot:{seat}.{slot}", "resource:{resource}")
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}

    def words(self) -> dict[str, Word]:
        return {**super().words(), "slot": self.slot + 1}


class DiscardToken(Act, frozen=True, tag="discard-token"):
    """No slot is left: discard the token in this slot (the arriving one takes its place), or the arriving one."""

    slot: int
    """-1: the arriving token."""
    resource: str
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.seat}.{'new' if self.slot < 0 else self.slot}", "do:discard")


class Rearrange(Act, frozen=True, tag="rearrange"):
    at: ClassVar[tuple[str, ...]] = ("do:rearrange",)


class LeaveEmpty(Act, frozen=True, tag="leave-empty"):
    slot: int
    at: ClassVar[tuple[str, ...]] = ("do:leave-empty", "slot:{seat}.{slot}")

    def words(self) -> dict[str, Word]:
        return {**super().words(), "slot": self.slot + 1}


# --- the seven standard actions ---


class Tax(Act, frozen=True, tag="tax"):
    place: str
    at: ClassVar[tuple[str, ...]] = ("building:{place}", "do:tax")


class Build(Act, frozen=True, tag="build"):
    piece: str
    """city or starport"""
    place: str
    at: ClassVar[tuple[str, ...]] = ("system:{system}", "do:build-{piece}")
    refs: ClassVar[dict[str, str]] = {"piece": "piece"}


class BuildShip(Act, frozen=True, tag="build-ship"):
    place: str
    """The starport's place."""
    at: ClassVar[tuple[str, ...]] = ("building:{place}", "do:build-ship")


class Move(Act, frozen=True, tag="move"):
    """From where to where; the number of ships is asked next."""

    origin: str
    to: str
    at: ClassVar[tuple[str, ...]] = ("ship:{origin}", "system:{to}")
    refs: ClassVar[dict[str, str]] = {"origin": "system", "to": "system"}


class Ships(Act, frozen=True, tag="ships"):
    """How many fresh and damaged ships move."""

    fresh: int
    damaged: int
    at: ClassVar[tuple[str, ...]] = ("number:fresh.{fresh}", "number:damaged.{damaged}")


class RepairShip(Act, frozen=True, tag="repair-ship"):
    system: str
    at: ClassVar[tuple[str, ...]] = ("wreck:{system}", "do:repair")


class RepairBuilding(Act, frozen=True, tag="repair-building"):
    place: str
    at: ClassVar[tuple[str, ...]] = ("building:{place}", "do:repair")


class Influence(Act, frozen=True, tag="influence"):
    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:influence")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Secure(Act, frozen=True, tag="secure"):
    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:secure")
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class Battle(Act, frozen=True, tag="battle"):
    system: str
    rival: Seat
    at: ClassVar[tuple[str, ...]] = ("system:{system}", "do:battle", "seat:{rival}")
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


# --- in a battle ---


class CollectDice(Act, frozen=True, tag="collect-dice"):
    skirmish: int
    assault: int
    raid: int
    at: ClassVar[tuple[str, ...]] = ("die:skirmish.{skirmish}", "die:assault.{assault}", "die:raid.{raid}")

    def words(self) -> dict[str, Word]:
        return {**super().words(), "dice": self.skirmish + self.assault + self.raid}


class AssignHits(Act, frozen=True, tag="assign-hits"):
    """How hits on one owner's ships are assigned: how many fresh ones are damaged, how many damaged ones destroyed."""

    damage: int
    destroy: int

    def targets(self) -> tuple[str, ...]:
        return ("hit:ship",) * self.damage + ("hit:wreck",) * self.destroy


class HitBuilding(Act, frozen=True, tag="hit-building"):
    place: str
    at: ClassVar[tuple[str, ...]] = ("building:{place}",)


class Raid(Act, frozen=True, tag="raid"):
    """Pay keys to steal a token."""

    rival: Seat
    slot: int
    resource: str
    keys: int
    at: ClassVar[tuple[str, ...]] = ("slot:{rival}.{slot}",)
    refs: ClassVar[dict[str, str]] = {"rival": "seat", "resource": "resource"}


class RaidCard(Act, frozen=True, tag="raid-card"):
    """Pay keys to steal a guild card."""

    card: str
    keys: int
    at: ClassVar[tuple[str, ...]] = ("card:{card}",)
    refs: ClassVar[dict[str, str]] = {"card": "card"}


# --- cards: `Use` starts a power, the other actions answer the questions of its frame ---


class Use(Act, frozen=True, tag="use"):
    """Use a power of a card: its prelude action, a new action in place of a standard one, a reroll, …"""

    card: str
    power: str
    """Unique among the powers of the card: "prelude", "manufacture", "reroll"."""
    at: ClassVar[tuple[str, ...]] = ("card:{card}", "do:{power}")
    refs: ClassVar[dict[str, str]] = {"card": "card", "power": "action"}


class Resolve(Act, frozen=True, tag="resolve"):
    """Several things happen at once: resolve this one next."""

    card: str
    at: ClassVar[tuple[str, ...]] = ("card:{card}",)
    refs: ClassVar[dict[str, str]] = {"card": "card"}


class PickSystem(Act, frozen=True, tag="pick-system"):
    system: str
    at: ClassVar[tuple[str, ...]] = ("system:{system}",)


class PickCluster(Act, frozen=True, tag="pick-cluster"):
    cluster: int
    at: ClassVar[tuple[str, ...]] = ("cluster:{cluster}",)


class PickBuilding(Act, frozen=True, tag="pick-building"):
    place: str
    at: ClassVar[tuple[str, ...]] = ("building:{place}",)


class PickSeat(Act, frozen=True, tag="pick-seat"):
    rival: Seat
    at: ClassVar[tuple[str, ...]] = ("seat:{rival}",)
    refs: ClassVar[dict[str, str]] = {"rival": "seat"}


class PickResource(Act, frozen=True, tag="pick-resource"):
    """A kind of resource."""

    resource: str
    at: ClassVar[tuple[str, ...]] = ("resource:{resource}",)
    refs: ClassVar[dict[str, str]] = {"resource": "resource"}


class PickToken(Act, frozen=True, tag="pick-token"):
    """A player's token."""

    owner: Seat
    slot: int
    resource: str
    at: ClassVar[tuple[str, ...]] = ("slot:{owner}.{slot}",)
    refs: ClassVar[dict[str, str]] = {"owner": "seat", "resource": "resource"}


class PickCard(OfCard, frozen=True, tag="pick-card"):
    """A guild card in a player's play area."""


class PickCourt(OfCard, frozen=True, tag="pick-court"):
    """A card in the court row."""


class PickAction(OfCard, frozen=True, tag="pick-action"):
    """An action card: in hand, played, or shown by a rival."""


class PickAmbition(Act, frozen=True, tag="pick-ambition"):
    ambition: str
    at: ClassVar[tuple[str, ...]] = ("ambition:{ambition}",)
    refs: ClassVar[dict[str, str]] = {"ambition": "ambition"}


class PickNumber(Act, frozen=True, tag="pick-number"):
    n: int
    at: ClassVar[tuple[str, ...]] = ("number:{n}",)


class PickDie(Act, frozen=True, tag="pick-die"):
    """A rolled die showing this face (from 0, as in data/dice.toml)."""

    die: str
    face: int
    at: ClassVar[tuple[str, ...]] = ("face:{die}.{face}",)

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
