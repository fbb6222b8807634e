"""What a battle or a shot leaves behind: outrage, ransacking and raids, followed to the end (p. 16)."""

from collections import Counter
from dataclasses import dataclass, field

from msgspec.structs import replace

from stolik.games.arcs.messages.events import Destroyed, Outraged, Rolled, Secured
from stolik.games.arcs.messages.views import ArcsView, FightView
from stolik.kernel.messages import Decision, Event
from tests.arcs.ledger import shot
from tests.arcs.memory import Memory
from tests.arcs.second_steps import StepReading


@dataclass
class Spoils:
    """One fight at a time, from the dice on."""

    memory: Memory
    fight: FightView | None = None
    battle: bool = True
    """It is a battle, no shot of Galactic Rifles."""
    keys: int = 0
    asked: bool = False
    """About a raid; or the attacker has moved on since."""
    types: Counter[str] = field(default_factory=Counter)
    """Of cities that fell and whose outrage has not been told."""
    cities: int = 0
    ransacked: int = 0
    fallen: int = 0
    """Cities in the whole game."""

    def before(self, decision: Decision, view: ArcsView) -> None:
        if decision.kind == "dice":
            self.begin(view.fights[-1], battle=True)
        self.asked = self.asked or decision.kind in ("raid", "free-move")

    def begin(self, fight: FightView, battle: bool) -> None:
        self.fight, self.battle, self.asked = fight, battle, not battle
        self.keys = self.cities = self.ransacked = 0
        self.types = Counter()

    def after(self, ev: list[Event], old: ArcsView, new: ArcsView) -> None:
        if self.fight is None and (fired := shot(ev, new)):
            self.begin(fired, battle=False)
        if self.fight is None:
            return
        for e in ev:
            self.hear(e, self.fight, old)
        if not new.fights:
            self.check(self.fight, new)
            self.fight = None

    def hear(self, e: Event, fight: FightView, old: ArcsView) -> None:
        if isinstance(e, Rolled):
            self.keys = e.keys
        elif isinstance(e, Destroyed) and e.piece == "city" and e.by == fight.attacker:
            self.fallen, self.cities = self.fallen + 1, self.cities + 1
            reading = StepReading(old, fight.attacker, self.memory, {})
            self.types.update(reading.types(reading.systems[e.place.partition(".")[0]]))
        elif isinstance(e, Outraged):
            assert e.seat == fight.attacker or self.spreads(old)
            self.types[e.resource] -= 1
        elif isinstance(e, Secured) and e.ransacked:
            assert e.seat == fight.attacker
            assert not +self.types, "outrage comes first"
            self.ransacked += 1

    def spreads(self, old: ArcsView) -> bool:
        """A ransacked vox card lets outrage spread."""
        return "outrage_spreads" in old.court_discard or any(c.card == "outrage_spreads" for c in old.court)

    def check(self, fight: FightView, new: ArcsView) -> None:
        assert not +self.types, "no outrage is forgotten"
        defender = new.players[fight.defender]
        left = any(c.card and c.agents[fight.defender] for c in new.court)
        if defender.leader == "elder" and self.battle:
            assert self.ransacked == 0
        else:
            assert self.ransacked == self.cities or (self.ransacked < self.cities and not left)
        x = next(x for x in new.systems if x.id == fight.system)
        if not self.asked and x.fresh[fight.attacker] + x.damaged[fight.attacker]:
            told = replace(fight, symbols={"key": self.keys})
            reading = StepReading(replace(new, fights=[told]), fight.attacker, self.memory, {})
            assert reading.raid() == {("done",)}
