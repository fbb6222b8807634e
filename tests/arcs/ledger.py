"""Checks the story of a game as it unfolds: who has the initiative, what dice do, what ambitions pay.

Computed from events and views alone, like `second_reading.py`.
"""

from dataclasses import dataclass, field

from msgspec.structs import replace

from stolik.games.arcs.messages.actions import Battle
from stolik.games.arcs.messages.events import (
    Built,
    ChapterEnded,
    Damaged,
    Declared,
    Destroyed,
    NobodyScored,
    Passed,
    Played,
    Returned,
    Rolled,
    Scored,
    Seized,
)
from stolik.games.arcs.messages.views import ArcsView, FightView, PlayerView
from stolik.kernel.messages import Action, Event

FACES = {
    "skirmish": ["h", "h", "h", "", "", ""],
    "assault": ["hh", "hhs", "hs", "hs", "hi", ""],
    "raid": ["kki", "ks", "kb", "bs", "bs", "i"],
}
"""h: hit, s: own ship, i: intercept, b: building, k: key (p. 14)."""
GUILDS = {
    "material": "loyal_engineers mining_interest material_cartel admin_union construction_union",
    "fuel": "fuel_cartel loyal_pilots gatekeepers shipping_interest spacing_union",
    "psionic": "lattice_spies farseers secret_order loyal_empaths silver_tongues",
    "relic": "loyal_keepers sworn_guardians elder_broker relic_fence galactic_bards",
}
COUNTED = {"tycoon": ["material", "fuel"], "keeper": ["relic"], "empath": ["psionic"]}
HUMBLE = {"elder": "tyrant", "warrior": "empath"}


def icons(p: PlayerView, view: ArcsView, resource: str) -> int:
    """Tokens, guild cards, and the supply on a cartel (p. 17-18)."""
    supply = view.supply[resource] if f"{resource}_cartel" in p.cards else 0
    return [*p.resources, *p.arriving].count(resource) + len({*GUILDS[resource].split()} & {*p.cards}) + supply


def counts(p: PlayerView, view: ArcsView) -> dict[str, int]:
    found = {ambition: sum(icons(p, view, r) for r in kinds) for ambition, kinds in COUNTED.items()}
    trophies = sum(sum(pieces.values()) for pieces in p.trophies)
    return {**found, "tyrant": sum(p.captives), "warlord": trophies}


def points(have: list[int], seat: int, first: int, second: int, bonus: int) -> int:
    """Most alone: the first value and the bonus; tied for most, or alone behind one: the second (p. 18)."""
    own, others = have[seat], have[:seat] + have[seat + 1 :]
    better, equal = sum(n > own for n in others), others.count(own)
    if own == 0 or better > 1 or (better and equal):
        return 0
    return first + bonus if better + equal == 0 else second


def shot(ev: list[Event], new: ArcsView) -> FightView | None:
    """Who fired at whom, and where, if a roll outside a battle hit anything: Galactic Rifles."""
    rolled = next((e for e in ev if isinstance(e, Rolled)), None)
    hit = next((e for e in ev if isinstance(e, (Damaged, Destroyed))), None)
    if rolled is None or new.fights:
        return new.fights[-1] if rolled else None
    assert (hit is None) == (rolled.hits == 0), "there is always something to hit"
    return FightView(rolled.seat, hit.seat, hit.place.partition(".")[0], [], [], {}, []) if hit else None


@dataclass
class Fight:
    """What lay there when dice were collected."""

    view: ArcsView
    clean: bool
    rolled: Rolled | None = None
    taken: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Hits on attacking ships, defending ships, defending buildings."""

    def hear(self, e: Event) -> None:
        if isinstance(e, Rolled):
            self.rolled = e
        elif isinstance(e, (Damaged, Destroyed)):
            fight = self.view.fights[-1]
            side = 0 if e.seat == fight.attacker else 1 if e.piece == "ship" else 2
            self.taken[side] += e.count
            if isinstance(e, Destroyed):
                assert e.by == (fight.defender if side == 0 else fight.attacker)

    def check(self) -> None:
        assert self.rolled is not None
        fight = self.view.fights[-1]
        shown = "".join(FACES[die][face] for die, face in self.rolled.dice)
        x = next(x for x in self.view.systems if x.id == fight.system)
        rooms = [2 * x.fresh[seat] + x.damaged[seat] for seat in (fight.attacker, fight.defender)]
        walls = sum(1 if b.damaged else 2 for b in x.buildings if b.owner == fight.defender)
        own = shown.count("s") + (x.fresh[fight.defender] if self.intercepted(shown) else 0)
        spilt = max(0, shown.count("h") - rooms[1])
        hits = [min(own, rooms[0]), min(shown.count("h"), rooms[1]), min(spilt + shown.count("b"), walls)]
        assert self.taken == hits

    def intercepted(self, shown: str) -> bool:
        fight = self.view.fights[-1]
        attacker, defender = self.view.players[fight.attacker], self.view.players[fight.defender]
        assert self.rolled is not None
        ignored = self.clean and "signal_breaker" in attacker.lore
        mirror = "mirror_plating" in defender.lore and any(die == "assault" for die, _ in self.rolled.dice)
        return mirror or shown.count("i") > int(ignored)


@dataclass
class Ledger:
    """Follows a game from question to question."""

    holder: int
    seizer: int | None = None
    best: tuple[int, int] = (0, 0)
    """The highest number that surpassed, and who played it."""
    markers: list[tuple[str, int, int]] = field(default_factory=list)
    battle: Fight | None = None
    clean: bool = True
    battles: int = 0
    """How many have been checked, shots included."""
    shots: int = 0
    """Of Galactic Rifles that hit something."""

    def before(self, question: str, action: Action, view: ArcsView) -> None:
        """A question is answered."""
        if question == "lead":
            assert view.initiative == self.holder
        for p in view.players:
            assert p.counts == counts(p, view)
        if isinstance(action, Battle):
            x = next(x for x in view.systems if x.id == action.system)
            self.clean = x.damaged[action.seat] == 0
        if question == "dice":
            self.battle = Fight(view, self.clean)

    def after(self, ev: list[Event], old: ArcsView, new: ArcsView) -> None:
        """What happened then."""
        if self.battle is None and (fired := shot(ev, new)):
            self.battle = Fight(replace(old, fights=[fired]), clean=True)
            self.shots += 1
        if self.battle is not None:
            for e in ev:
                self.battle.hear(e)
            if not new.fights:
                self.battle.check()
                self.battle = None
                self.battles += 1
        cities = [p.cities for p in old.players]
        for e in ev:
            self.hear(e, cities, old)
        if not new.lead:
            self.end_round()

    def hear(self, e: Event, cities: list[int], old: ArcsView) -> None:
        match e:
            case Played(mode="surpass"):
                self.best = max(self.best, (int(e.card[-1]), e.seat))
            case Seized():
                assert self.seizer is None
                assert e.seat != self.holder
                self.seizer = e.seat
            case Passed():
                self.end_round()
                assert e.seat == self.holder
                self.holder = e.to
            case Declared():
                free = [(m.first, m.second) for m in old.markers if not m.ambition]
                assert (e.first, e.second) == max(free)
                self.markers.append((e.ambition, e.first, e.second))
            case Built(piece="city"):
                cities[e.seat] -= 1
            case Returned(piece="city"):
                cities[e.seat] += 1
            case Scored():
                assert e.power == self.worth(e, cities, old)
            case NobodyScored():
                have = [*e.counts, old.phantom[e.ambition]]
                assert all(points(have, seat, 1, 1, 0) == 0 for seat in range(len(e.counts)))
            case ChapterEnded():
                self.markers = []

    def worth(self, e: Scored, cities: list[int], old: ArcsView) -> int:
        declared = [(first, second) for name, first, second in self.markers if name == e.ambition]
        first, second = sum(x for x, _ in declared), sum(x for _, x in declared)
        have = [*e.counts, *([old.phantom[e.ambition]] if old.seats == 2 else [])]
        bonus = {0: 5, 1: 2}.get(cities[e.seat], 0)
        plain = points(have, e.seat, first, second, bonus)
        if HUMBLE.get(old.players[e.seat].leader) == e.ambition:
            return second if e.place == 1 else 0
        assert plain > 0 or second == 0
        return plain

    def end_round(self) -> None:
        if self.seizer is not None:
            self.holder = self.seizer
        elif self.best[0]:
            self.holder = self.best[1]
        self.seizer, self.best = None, (0, 0)
