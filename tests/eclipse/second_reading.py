"""A second implementation of the book: what a player may do in the action phase, computed slowly from the ledger.

`Reading` answers for all that is asked in a turn, `second_combat.py` for the rest; no rule module is used.
`test_second_reading.py` compares them with what the game offers.
"""

from stolik.games.eclipse.messages.views import EclipseView
from tests.eclipse.accounts import BESIDE, Place, joined, stack_at
from tests.eclipse.aftermath import FullLedger
from tests.eclipse.printed import COST, HOMES, NEEDED, RESOURCES, SECTORS, SHIPS
from tests.eclipse.second_workshop import Bench

Choice = tuple[str | int | bool, ...]
ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move")


def draft(ledger: FullLedger, aliens: bool) -> tuple[int, set[Choice]]:
    """Page 4: who chooses next, and what: clockwise from the start player, with aliens the other way round to him.

    A Terran and an alien faction are the two sides of one board.
    """
    turns = range(-1, -ledger.seats - 1, -1) if aliens else range(ledger.seats)
    order = [(ledger.start + turn) % ledger.seats for turn in turns]
    names = list(HOMES)
    taken = {names.index(account.faction) % 6 for account in ledger.accounts.values()}
    free = [name for number, name in enumerate(names) if number % 6 not in taken and (aliens or number < 6)]
    return next(seat for seat in order if seat not in ledger.accounts), {("draft", name) for name in free}


class Reading:
    """One seat's possibilities, as sets of choices: the tag of an action and its fields in order."""

    def __init__(self, ledger: FullLedger, view: EclipseView, seat: int) -> None:
        self.ledger, self.view, self.seat = ledger, view, seat
        self.me = ledger.accounts[seat]
        self.generator = "wormhole_generator" in self.me.techs
        self.map = {(p.q, p.r): p for p in ledger.places.values()}
        self.places = list(ledger.places.values())
        self.own = [p for p in self.places if p.disc == seat]
        self.begun = ledger.allowed < ledger.whole

    # --- where one stands -----------------------------------------------------------------------------------------

    def unpinned(self, p: Place) -> bool:
        return p.can_leave(self.seat, self.me.faction)

    def neighbours(self, p: Place) -> list[Place]:
        """Hexes that a wormhole joins to this one."""
        beside = [self.map.get((p.q + q, p.r + r)) for q, r in BESIDE]
        return [o for o in beside if o and joined(p, o, self.generator)]

    def eliminated(self) -> bool:
        return not any(p.present(self.seat) for p in self.places)

    # --- at any time ----------------------------------------------------------------------------------------------

    def colonies(self) -> set[Choice]:
        return {("colonize", *colony) for colony in self.ledger.colonies(self.seat)}

    def trades(self) -> set[Choice]:
        store = self.me.store
        rich = [give for give in RESOURCES if store[give] >= self.me.board.trade]
        return {("trade", give, take) for give in rich for take in RESOURCES if give != take}

    def offers(self) -> set[Choice]:
        """Page 11; each player is asked once a turn (H27)."""
        others = [o for o, a in self.ledger.accounts.items() if o != self.seat and not a.gone]
        new = [other for other in others if (self.seat, other) not in self.ledger.suitors]
        return {("offer", other) for other in new if self.ledger.may_befriend(self.seat, other)}

    def anytime(self) -> set[Choice]:
        return self.colonies() | self.trades() | self.offers()

    # --- a turn (p. 8 and 14) -------------------------------------------------------------------------------------

    def turn(self) -> set[Choice]:
        found: set[Choice] = {("act", name) for name in self.acts()} | {("pass",)} | self.anytime()
        return found | {("resign",)} if self.eliminated() else found

    def acts(self) -> set[str]:
        """Whatever would do something (H5)."""
        if not self.me.discs:
            return set()
        useful = {
            "explore": bool(self.spaces()),
            "influence": not self.eliminated() and bool(self.own or self.tired() or self.spare_disc()),
            "research": bool(self.researches()),
            "upgrade": not self.eliminated(),
            "build": bool(self.builds()),
            "move": bool(self.moves()),
        }
        return {name for name in ACTIONS[3 if self.me.passed else 0 :] if useful[name]}

    def tired(self) -> bool:
        return self.me.colony_ships < self.me.board.colony_ships

    def spare_disc(self) -> bool:
        """One is left when the action is paid."""
        return self.me.discs > 1 and bool(self.influenced())

    def action(self, main: set[Choice], may_stop: bool) -> set[Choice]:
        """In the middle of an action: the next activation, what is always allowed, and the end if it is allowed."""
        return main | self.anytime() | ({("done",)} if may_stop or not main else set())

    # --- explore (p. 9) -------------------------------------------------------------------------------------------

    def spaces(self) -> set[Choice]:
        """Beside an own disc or a ship that is not pinned, if a tile could be joined to an own sector there."""
        starts = [p for p in self.places if p.disc == self.seat or (p.ships(self.seat) and self.unpinned(p))]
        around = {(p.q + q, p.r + r) for p in starts for q, r in BESIDE} - set(self.map)
        return {("explore", f"{q},{r}") for q, r in around if self.tiles(q, r) and self.can_join(q, r)}

    def tiles(self, q: int, r: int) -> int:
        stack = stack_at(q, r)
        return self.ledger.stacks[stack] + len(self.ledger.discards[stack])

    def links(self, q: int, r: int) -> list[tuple[int, bool]]:
        """Edges of a space towards own sectors, and whether a wormhole of theirs faces it."""
        around = [(edge, self.map.get((q + dq, r + dr))) for edge, (dq, dr) in enumerate(BESIDE)]
        return [(edge, (edge + 3) % 6 in o.wormholes) for edge, o in around if o and o.present(self.seat)]

    def can_join(self, q: int, r: int) -> bool:
        """Every tile has two wormholes and can be turned."""
        return self.generator or any(faces for _, faces in self.links(q, r))

    def placements(self) -> set[Choice]:
        """Tiles, and every distinct turn that joins them."""
        q, r = map(int, (self.view.space or "").split(","))
        found: dict[tuple[str, tuple[int, ...]], int] = {}
        for tile in self.view.drawn:
            for turn in range(6):
                holes = SECTORS[tile].wormholes(turn)
                sides = [(edge in holes) + faces for edge, faces in self.links(q, r)]
                if max(sides) == 2 or (self.generator and max(sides) == 1):
                    found.setdefault((tile, tuple(holes)), turn)
        return {("place_tile", tile, turn) for (tile, _), turn in found.items()}

    def placing(self) -> set[Choice]:
        return self.placements() | {("discard_tile",)} | self.colonies() | self.offers()

    # --- influence (p. 10) ----------------------------------------------------------------------------------------

    def influenced(self, leaving: str = "") -> list[str]:
        """No disc, no enemy, an own ship there or a wormhole to an own disc or ship."""
        free = [p for p in self.places if p.disc is None and not self.ledger.enemies(p, self.seat)]
        return [p.sector for p in free if p.ships(self.seat) or self.reached(p, leaving)]

    def reached(self, p: Place, leaving: str) -> bool:
        beside = self.neighbours(p)
        return any(o.ships(self.seat) or (o.disc == self.seat and o.sector != leaving) for o in beside)

    def lifts(self) -> set[Choice]:
        track: set[Choice] = {("lift_disc", "")} if self.me.discs and self.influenced() else set()
        return track | {("lift_disc", p.sector) for p in self.own}

    def drops(self) -> set[Choice]:
        source = self.ledger.shot.sector
        found: set[Choice] = {("drop_disc", sector) for sector in self.influenced(source)}
        return found | {("drop_disc", "")} if source else found

    # --- research, build, move ------------------------------------------------------------------------------------

    def researches(self) -> set[Choice]:
        """Page 12: cost less discount, at least the minimum."""
        offered = [tech for tech, n in self.ledger.market.items() if n and self.me.may_learn(tech)]
        return {("research", tech) for tech in offered if self.me.price(tech) <= self.me.store["science"]}

    def gifts(self) -> set[Choice]:
        """Page 7: the cheapest technology that one lacks."""
        offered = [tech for tech, n in self.ledger.market.items() if n and self.me.may_learn(tech)]
        least = min((COST[tech] for tech in offered), default=None)
        return {("take_tech", tech) for tech in offered if COST[tech] == least}

    def builds(self) -> set[Choice]:
        """Page 13: paid, known, a piece left, one structure of a kind in a sector."""
        costs, rich = self.me.board.costs, self.me.store["materials"]
        known = [i for i in costs if costs[i] <= rich and (i not in NEEDED or i in self.me.techs)]
        ships = [item for item in known if self.me.hangar.get(item)]
        found: set[Choice] = {("build", ship, p.sector) for ship in ships for p in self.own}
        structures = [item for item in known if item not in SHIPS]
        return found | {("build", item, p.sector) for item in structures for p in self.own if not getattr(p, item)}

    def moves(self, only: Place | None = None, ship: str = "") -> set[Choice]:
        """Page 14: every ship that is not pinned, over every wormhole."""
        ready = [p for p in self.places if p.ships(self.seat) and self.unpinned(p) and only in (None, p)]
        return {
            ("move_ship", kind, p.sector, o.sector)
            for p in ready
            for kind in p.fleets[self.seat]
            if kind != "starbase" and ship in ("", kind)
            for o in self.neighbours(p)
        }

    def moves_on(self) -> set[Choice]:
        ship, at = self.ledger.under_way
        return self.moves(at, ship) | {("stop",)}

    # --- discoveries (p. 7) ---------------------------------------------------------------------------------------

    def discovery(self) -> set[Choice]:
        match self.ledger.found:
            case "money" | "science" | "materials":
                found: set[Choice] = {("use_front",)}
            case "ancient_technology":
                found = self.gifts()
            case "ancient_cruiser":
                found = {("use_front",)} if self.me.hangar["cruiser"] else set()
            case part:
                found = {("use_front",)} | Bench(self.me, 1, []).squares(part or "")
        return found | {("keep_points",)}

    # --- upgrade (p. 13) ------------------------------------------------------------------------------------------

    def bench(self) -> Bench:
        return Bench(self.me, self.ledger.allowed, self.ledger.changed or [])

    def upgrade(self) -> set[Choice]:
        bench, begun = self.bench(), self.ledger.changed is not None
        removals = set() if self.ledger.changed else bench.removals()
        return self.action(bench.takes() | removals, begun and self.me.is_sound())

    def read(self, question: str) -> set[Choice] | None:
        """All answers to a question, or None if it is not one of a turn."""
        match question:
            case "turn" | "reaction":
                return self.turn()
            case "turn-after" | "before-colony-ships":
                return self.anytime() | {("done",)}
            case "explore":
                return self.action(self.spaces(), self.begun)
            case "place-tile":
                return self.placing()
            case "second-tile" | "claim" | "takeover" | "proposal":
                return {("answer", True), ("answer", False)}
            case "influence":
                return self.action(self.lifts(), True)
            case "drop-disc":
                return self.drops()
            case "research":
                return self.action(self.researches(), self.begun)
            case "build":
                return self.action(self.builds(), True)
            case "move":
                return self.action(self.moves(), True)
            case "move-on":
                return self.moves_on()
            case "upgrade":
                return self.upgrade()
            case "put-part":
                return self.bench().squares(self.ledger.shot.part)
            case "discovery":
                return self.discovery()
        return None
