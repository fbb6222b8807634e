"""A second implementation of the book and the cards: what a player may do, computed slowly from the view alone.

No rule module is used. `test_second_reading.py` compares it with what the game offers.
"""

from dataclasses import dataclass, field

from stolik.games.arcs.messages.actions import Spend, Use
from stolik.games.arcs.messages.views import ArcsView, BuildingView, PlayerView, SystemView
from stolik.kernel.messages import Action
from tests.arcs.printed import AMBITIONS, DISCARDED, LOYAL, SUITS, TOKENS, UNIONS, VOX, WEAPONS, Choice


@dataclass
class Past:
    """What happened since the card was played, and in the round, that the table does not show."""

    acted: bool = False
    declared: bool = False
    led: bool = False
    """The lead card was used to declare."""
    used: set[str] = field(default_factory=set)
    bought: str = ""
    """What the token spent last was spent as."""

    def tell(self, question: str, a: Action) -> None:
        """Follow what is done; events tell of declarations."""
        if question in ("lead", "follow"):
            self.acted, self.led, self.used = False, False, set()
            self.declared = self.declared and question == "follow"
        elif question in ("prelude", "act"):
            self.led = self.led or a.tag == "declare"
            self.acted = self.acted or a.tag not in ("declare", "seize")
        if isinstance(a, Spend):
            self.bought = a.resource
        elif isinstance(a, Use):
            self.used.add(a.card)


def said(a: Action, view: ArcsView) -> Choice:
    """An action without what makes no difference: which of equal slots, which of the slots of a planet."""
    values = {f: getattr(a, f) for f in a.__struct_fields__ if f != "seat"}
    owner = values.get("owner", values.get("rival", a.seat))
    if a.tag in ("spend", "raid", "pick-token"):
        p = view.players[owner]
        slot = int(values["slot"])
        return a.tag, owner, p.resources[slot], p.raid_costs[slot], values["resource"]
    if a.tag in ("store", "discard-token"):
        slot = int(values["slot"])
        return a.tag, values["resource"], view.players[a.seat].raid_costs[slot] if slot >= 0 else 0
    if a.tag == "build":
        return a.tag, values["piece"], values["place"].partition(".")[0]
    return a.tag, *values.values()


class Reading:
    """One seat's possibilities, as sets of choices."""

    def __init__(self, view: ArcsView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me = view.players[seat]
        self.rivals = [p for p in view.players if p.seat != seat]
        self.has = {self.me.leader, *self.me.lore, *self.me.cards}
        self.systems = {x.id: x for x in view.systems}

    # --- the table ------------------------------------------------------------------------------------------------

    def controls(self, x: SystemView) -> bool:
        return all(n < x.fresh[self.seat] for seat, n in enumerate(x.fresh) if seat != self.seat)

    def present(self, x: SystemView, seat: int) -> bool:
        return x.fresh[seat] + x.damaged[seat] > 0 or any(b.owner == seat for b in x.buildings)

    def buildings(self, kind: str = "") -> list[tuple[SystemView, BuildingView]]:
        return [(x, b) for x in self.view.systems for b in x.buildings if kind in ("", b.kind)]

    def types(self, x: SystemView) -> set[str]:
        """What a city there yields: on a gate the types of all cities of the cluster."""
        if x.type:
            return {x.type}
        cluster = x.id.rpartition("_")[2]
        return {y.type for y, _ in self.buildings("city") if y.type and y.id.rpartition("_")[2] == cluster}

    def tokens(self, p: PlayerView, resource: str = "") -> set[tuple[str, int]]:
        """Kinds of tokens with their raid costs."""
        return {(r, cost) for r, cost in zip(p.resources, p.raid_costs) if r and resource in ("", r)}

    def weapons(self) -> int:
        return self.me.resources.count("weapon") + len(WEAPONS & set(self.me.cards))

    def spendable(self, resource: str) -> bool:
        every = any(resource == suit for card, suit in LOYAL.items() if card in self.has)
        return any(r and (every or r == resource) for r in self.me.resources)

    # --- standard actions (p. 12-14) ------------------------------------------------------------------------------

    def actions(self, verbs: set[str], past: Past, pip: bool) -> set[Choice]:
        out: set[Choice] = set()
        for verb in verbs:
            out |= getattr(self, verb)() | self.new(verb, past, pip)
        follows = self.view.players[self.seat].mode in ("copy", "pivot")
        if pip and follows and "secure" in verbs and "feastbringer" in self.has and self.influence_first():
            out.add(("use", "feastbringer", "influence"))
        return out

    def taxable(self, x: SystemView, b: BuildingView) -> bool:
        own = b.owner == self.seat and "upstart" not in self.has
        return not b.used and (own or self.controls(x))

    def tax(self) -> set[Choice]:
        return {("tax", b.place) for x, b in self.buildings("city") if self.taxable(x, b)}

    def build(self) -> set[Choice]:
        out: set[Choice] = set()
        for x in self.view.systems:
            if self.present(x, self.seat):
                out |= {("build", piece, x.id) for piece in self.room(x)}
        if self.me.ships:
            ports = [b for _, b in self.buildings("starport") if b.owner == self.seat and not b.used]
            out |= {("build-ship", b.place) for b in ports}
        if "cloud_cities" in self.has and self.me.cities and any(map(self.clouds, self.view.systems)):
            out.add(("use", "cloud_cities", "build"))
        return out

    def room(self, x: SystemView) -> set[str]:
        """Buildings in supply for which there is room: in slots, or by cards in gates."""
        supply = {piece for piece, n in (("city", self.me.cities), ("starport", self.me.starports)) if n}
        if x.type:
            filled = sum(not b.place.endswith("extra") for b in x.buildings)
            return supply if filled < x.slots else set()
        allowed = {piece for card, piece in (("gate_stations", "city"), ("gate_ports", "starport")) if card in self.has}
        return supply & allowed - {b.kind for b in x.buildings}

    def clouds(self, x: SystemView) -> bool:
        full = any(b.place.endswith("extra") for b in x.buildings)
        return x.type != "" and not full and self.present(x, self.seat) and self.spendable(x.type)

    def move(self) -> set[Choice]:
        return {
            ("move", x.id, to)
            for x in self.view.systems
            if x.fresh[self.seat] + x.damaged[self.seat]
            for to in x.adjacent
        }

    def repair(self) -> set[Choice]:
        ships: set[Choice] = {("repair-ship", x.id) for x in self.view.systems if x.damaged[self.seat]}
        own = [b for _, b in self.buildings() if b.owner == self.seat and b.damaged]
        return ships | {("repair-building", b.place) for b in own}

    def influence(self) -> set[Choice]:
        return {("influence", c.card) for c in self.view.court if c.card and self.me.agents}

    def securable(self, card: str, agents: list[int], more: int = 0) -> bool:
        own = agents[self.seat] + more
        most = max(n for seat, n in enumerate(agents) if seat != self.seat)
        paranoid = "demagogue" in self.has and card not in VOX and own < 2
        return card != "" and own > most and not paranoid

    def secure(self) -> set[Choice]:
        return {("secure", c.card) for c in self.view.court if self.securable(c.card, c.agents)}

    def influence_first(self) -> bool:
        return self.me.agents > 0 and any(self.securable(c.card, c.agents, 1) for c in self.view.court)

    def battle(self) -> set[Choice]:
        return {
            ("battle", x.id, p.seat)
            for x in self.view.systems
            if x.fresh[self.seat] + x.damaged[self.seat]
            for p in self.rivals
            if self.present(x, p.seat)
        }

    # --- new actions (p. 20) --------------------------------------------------------------------------------------

    def new(self, verb: str, past: Past, pip: bool) -> set[Choice]:
        back = self.view.spent if pip else dict.fromkeys(self.view.spent, 0)  # a pip ends the prelude (p. 20)
        offers = {
            ("build", "mining_interest", "manufacture"): self.view.supply["material"] + back["material"] > 0,
            ("build", "shipping_interest", "synthesize"): self.view.supply["fuel"] + back["fuel"] > 0,
            ("build", "prison_wardens", "pressgang"): any(self.me.captives),
            ("influence", "prison_wardens", "execute"): any(self.me.captives),
            ("battle", "court_enforcers", "abduct"): bool(self.abductable()),
            ("tax", "elder_broker", "trade"): bool(self.trades()),
            ("build", "tool_priests", "summon"): bool(self.summons()) and "tool_priests" not in past.used,
            ("battle", "galactic_rifles", "fire_rifles"): self.in_range(),
            ("build", "living_structures", "nurture"): bool(self.nurtures()),
            ("repair", "living_structures", "prune"): bool(self.prunes()),
        }
        return {
            ("use", card, power) for (v, card, power), can in offers.items() if v == verb and card in self.has and can
        }

    def abductable(self) -> set[str]:
        rivals = {c.card: sum(c.agents) - c.agents[self.seat] for c in self.view.court if c.card}
        return {card for card, n in rivals.items() if 0 < n < self.weapons()}

    def trades(self) -> set[str]:
        """Rival cities under control whose owner has a token of the type and lacks one that you have."""
        found = set()
        for x, b in self.buildings("city"):
            if b.owner != self.seat and self.controls(x):
                owner = self.view.players[b.owner]
                gives = set(self.me.resources) - {""} - self.owned(owner)
                if gives and self.types(x) & set(owner.resources):
                    found.add(b.place)
        return found

    def owned(self, p: PlayerView) -> set[str]:
        cartels = {"material_cartel": "material", "fuel_cartel": "fuel"}
        return set(p.resources) | {r for card, r in cartels.items() if card in p.cards and self.view.supply[r]}

    def controlled_cities(self) -> set[str]:
        return {b.place for x, b in self.buildings("city") if self.controls(x)}

    def summons(self) -> set[str]:
        return self.controlled_cities() if self.me.ships else set()

    def in_range(self) -> bool:
        near = [self.systems[to] for x in self.view.systems if x.fresh[self.seat] for to in x.adjacent]
        return any(self.present(x, p.seat) for x in near for p in self.rivals)

    def nurtures(self) -> set[str]:
        return {b.place for x, b in self.buildings("city") if b.owner == self.seat and self.taxable(x, b)}

    def prunes(self) -> set[str]:
        other = {"city": self.me.starports, "starport": self.me.cities}
        own = [b for x, b in self.buildings() if b.owner == self.seat and x.type and not b.place.endswith("extra")]
        return {b.place for b in own if other[b.kind]}

    # --- a turn (p. 8-10, 17, 20) ---------------------------------------------------------------------------------

    def lead(self) -> set[Choice]:
        return {("lead", str(card)) for card in self.me.hand} | {("pass",)}

    def follow(self) -> set[Choice]:
        out: set[Choice] = set()
        suit, _, number = self.view.lead.partition("_")
        for card in map(str, self.me.hand):
            out.add(("copy", card))
            if not card.startswith(suit):
                out.add(("pivot", card))
            elif self.view.zero or int(card[-1]) > int(number):
                out.add(("surpass", card))
        return out

    def turn(self, past: Past) -> set[Choice]:
        out = set() if past.acted else self.opening(past)
        if self.view.prelude:
            out |= self.prelude(past)
        if self.view.pips:
            battle = {"battle"} if self.view.armed else set()
            out |= self.actions(SUITS[self.view.suit] | battle, past, pip=True)
        return out | {("end-turn",)}

    def opening(self, past: Past) -> set[Choice]:
        """Declare as the leader, seize as a follower, or declare with the bards."""
        out: set[Choice] = set()
        card, mode = str(self.me.played), self.me.mode
        bards = "galactic_bards" in self.has and mode in ("surpass", "pivot") and not past.declared
        if (mode == "lead" and not past.led) or bards:
            out |= {("declare", ambition) for ambition in self.declarable(int(card[-1]), bards)}
        if mode != "lead" and self.may_seize():
            out |= {("seize", str(held)) for held in self.me.hand}
        return out

    def declarable(self, number: int, bards: bool) -> list[str]:
        gifts = set(self.me.cards) - ({"galactic_bards"} if bards else set())
        if not any(m.ambition == "" for m in self.view.markers) or ("feastbringer" in self.has and not gifts):
            return []
        return [] if number == 1 else AMBITIONS if number == 7 else [AMBITIONS[number - 2]]

    def may_seize(self) -> bool:
        return not self.view.seized and self.view.initiative != self.seat

    def prelude(self, past: Past) -> set[Choice]:
        out: set[Choice] = set()
        loyal = {suit for card, suit in LOYAL.items() if card in self.has}
        for r, cost in self.tokens(self.me):
            out |= {("spend", self.seat, r, cost, spent) for spent in {r} | loyal}
        ready = {card for card in self.me.cards if card not in self.view.locked and self.ready(card, past)}
        return out | {("use", card, "prelude") for card in ready}

    def ready(self, card: str, past: Past) -> bool:
        if card in UNIONS:
            shown = [p.played for p in self.view.players if p.mode in ("lead", "surpass", "pivot")]
            return any(str(name).startswith(UNIONS[card]) for name in shown)
        if card == "lattice_spies":
            return not past.acted
        if card == "relic_fence":
            fenced = any(self.me.resources) if self.view.supply["relic"] else "relic" in self.me.resources
            return fenced and card not in past.used
        return card in DISCARDED

    def granted(self, past: Past) -> set[Choice]:
        verbs = SUITS[self.view.lead.partition("_")[0]] if past.bought == "psionic" else TOKENS[past.bought]
        return self.actions(verbs, past, pip=False) | {("done",)}
