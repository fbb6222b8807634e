"""What lies where on the map of Eclipse: counted once for all seats, for the facts that a net is told."""

from stolik.bots.eclipse_worth import NEUTRALS, firepower, odds, power
from stolik.games.eclipse.cards.advanced_squares import SQUARE_TECH
from stolik.games.eclipse.ids import ADVANCED, GRAY, NOBODY, NOTHING, ORBITAL_SQUARE, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.explore import has_tiles
from stolik.games.eclipse.rules.galaxy import can_leave, guarded, holes, hostile_ancients, open_edges
from stolik.games.eclipse.rules.hexes import EDGES_OF, STEP, stack_of
from stolik.games.eclipse.rules.population import TRACKS_OF
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTORS, SHIPS

LIKELY = 0.6
"""A battle with at least this chance can be won."""
UNLIKELY = 0.4


class Realm:
    """What one seat has on the map, and what it could take or lose there."""

    def __init__(self) -> None:
        self.sectors = 0
        self.rich = 0
        """Sectors of two or more points."""
        self.artifacts = 0
        self.monoliths = 0
        self.orbitals = 0
        self.free = [0, 0, 0]
        """Empty squares that colony ships could go to now, by resource; grey ones count below."""
        self.grey = 0
        self.locked = [0, 0, 0]
        """Empty squares that wait for an advanced technology."""
        self.unknown = [0, 0, 0]
        """Ways into the unknown: by stack, inner to outer."""
        self.ships = [0] * SHIP_TYPES
        self.fleet = 0.0
        """Ships on the map by the power of their blueprints."""
        self.biggest = 0.0
        """The weight of the strongest group."""
        self.unclaimed = 0
        """Points of sectors that an influence disc could take now, and one more for each."""
        self.hopes = 0
        """Battles of this round that will probably be won: twice the points of the sector, and one for the tile."""
        self.doubts = 0
        """The same of those that may go either way."""
        self.fears = 0
        """Points of own sectors in which a stronger enemy stands."""
        self.lost_cubes = 0
        """Population in them."""
        self.sieges = 0
        """Points of others' sectors in which only own ships stand."""
        self.prey = 0
        """Most points of a sector next door that could be taken from Ancients."""
        self.booty = 0
        """Most points of a sector next door that could be taken from a player."""
        self.open_prey = 0
        """Sectors of others next door that nobody defends."""
        self.centre = 0
        """Whether a fleet next to the center would beat its defense."""
        self.menaced = 0
        """Points of own sectors next to stronger fleets."""
        self.frontier = 0
        """Ways between own sectors and those of rivals."""


class Survey:
    """Every seat's realm."""

    def __init__(self, s: EclipseState) -> None:
        self.s = s
        self.shots: list[list[float]] = []
        """By seat and type: a ship's firepower."""
        self.stamina: list[list[float]] = []
        self.powers: list[list[float]] = []
        self.realms: list[Realm] = []
        for p in s.players:
            shots, stamina, powers = [0.0] * SHIP_TYPES, [0.0] * SHIP_TYPES, [0.0] * SHIP_TYPES
            if p.board >= 0 and not p.gone:
                for ship in range(SHIP_TYPES):
                    d = design(p, ship)
                    shots[ship] = firepower(d)
                    stamina[ship] = (1.0 + d.hull) * (1.0 + 0.4 * d.shield)
                    powers[ship] = power(d)
            self.shots.append(shots)
            self.stamina.append(stamina)
            self.powers.append(powers)
            self.realms.append(Realm())
        self.weights = [self.weighed(h) for h in range(len(s.sectors))]
        """By hex, for each seat in the order of arrival: the weight of its ships there in a battle."""
        for h in range(len(s.sectors)):
            self.look(h)

    def weighed(self, h: int) -> list[float]:
        """The ships in a hex, each seat's as a weight in battle, and counted for its realm."""
        found: list[float] = []
        at = self.s.ships[h]
        for seat in self.s.entered[h]:
            realm, shots, stamina = self.realms[seat], 0.0, 0.0
            for ship in range(SHIP_TYPES):
                count = at[seat * SHIP_TYPES + ship]
                if count:
                    shots += count * self.shots[seat][ship]
                    stamina += count * self.stamina[seat][ship]
                    realm.ships[ship] += count
                    realm.fleet += count * self.powers[seat][ship] * SHIPS[ship].size
            found.append(shots * stamina)
            realm.biggest = max(realm.biggest, shots * stamina)
        return found

    def weight(self, seat: int, h: int) -> float:
        """A seat's weight in a hex."""
        for i, other in enumerate(self.s.entered[h]):
            if other == seat:
                return self.weights[h][i]
        return 0.0

    def against(self, seat: int, h: int) -> float:
        """The weight of everybody in a hex who would fight this seat."""
        s = self.s
        total = 0.0
        if s.ancients[h]:
            ancients = hostile_ancients(s, seat, h)
            total = NEUTRALS[0] * ancients * ancients
        if guarded(s, h):
            total += NEUTRALS[1]
        for i, other in enumerate(s.entered[h]):
            if other != seat and not s.players[seat].friends >> other & 1:
                total += self.weights[h][i]
        return total

    def look(self, h: int) -> None:
        s = self.s
        owner = s.disc[h]
        if owner != NOBODY:
            self.hold(owner, h)
        for seat in s.entered[h]:
            if seat != owner:
                self.visit(seat, h)
        if owner == NOBODY and not guarded(s, h):
            self.claim(h)

    def hold(self, seat: int, h: int) -> None:
        """A sector with this seat's disc."""
        s, realm = self.s, self.realms[seat]
        sector = SECTORS[s.sectors[h]]
        realm.sectors += 1
        realm.rich += 1 if sector.points >= 2 else 0
        realm.artifacts += 1 if sector.artifact else 0
        realm.monoliths += s.monolith[h]
        realm.orbitals += s.orbital[h]
        self.count_squares(seat, h)
        self.look_out(seat, h)
        mine, theirs = self.weight(seat, h), self.against(seat, h)
        points = self.points(h)
        if theirs:
            chance = odds(mine, theirs)
            if chance < LIKELY:
                realm.fears += points
                realm.lost_cubes += s.cubes[h].bit_count()
            if mine:
                self.expect(realm, chance, 0)
            return
        worst = 0.0
        for edge in EDGES_OF[s.full[h]]:
            beside = s.near[6 * h + edge]
            rival = s.disc[beside]
            if rival != seat and rival != NOBODY:
                realm.frontier += 1
            for i, other in enumerate(s.entered[beside]):
                if other != seat and not s.players[seat].friends >> other & 1:
                    worst = max(worst, self.weights[beside][i])
        if worst > mine:
            realm.menaced += points
        if mine:
            self.raid(seat, h, mine)

    def visit(self, seat: int, h: int) -> None:
        """Ships in a sector without an own disc."""
        s, realm = self.s, self.realms[seat]
        mine, theirs = self.weight(seat, h), self.against(seat, h)
        owner = s.disc[h]
        if theirs:
            self.expect(realm, odds(mine, theirs), self.points(h))
        elif owner != NOBODY and not s.players[seat].friends >> owner & 1:
            realm.sieges += self.points(h)
        else:
            self.raid(seat, h, mine)
        if can_leave(s, seat, h):
            self.look_out(seat, h)

    def expect(self, realm: Realm, chance: float, points: int) -> None:
        if chance >= LIKELY:
            realm.hopes += 2 * points + 1
        elif chance >= UNLIKELY:
            realm.doubts += 2 * points + 1

    def points(self, h: int) -> int:
        return SECTORS[self.s.sectors[h]].points + 3 * self.s.monolith[h]

    def count_squares(self, seat: int, h: int) -> None:
        s, realm = self.s, self.realms[seat]
        cubes, techs = s.cubes[h], s.players[seat].techs
        for square, kind in enumerate(SECTORS[s.sectors[h]].squares):
            if not cubes >> square & 1:
                if kind == GRAY:
                    realm.grey += 1
                elif kind < ADVANCED or techs & SQUARE_TECH[kind]:
                    realm.free[TRACKS_OF[kind][0]] += 1
                else:
                    realm.locked[kind - ADVANCED] += 1
        if s.orbital[h] and not cubes >> ORBITAL_SQUARE & 1:
            realm.grey += 1

    def look_out(self, seat: int, h: int) -> None:
        """Ways from a hex into the unknown."""
        s, realm = self.s, self.realms[seat]
        for edge in EDGES_OF[holes(s, h) & ~s.closed[h]]:
            stack = stack_of(s.cells[h] + STEP[edge])
            if has_tiles(s, stack):
                realm.unknown[stack] += 1

    def raid(self, seat: int, h: int, mine: float) -> None:
        """What a fleet could take next door."""
        s, realm = self.s, self.realms[seat]
        for edge in EDGES_OF[open_edges(s, seat, h)]:
            target = s.near[6 * h + edge]
            owner = s.disc[target]
            if owner == seat or (owner != NOBODY and s.players[seat].friends >> owner & 1):
                continue
            theirs = self.against(seat, target)
            if theirs and odds(mine, theirs) >= LIKELY:
                points = 2 * self.points(target) + 1
                if owner == NOBODY:
                    realm.prey = max(realm.prey, points + (2 if s.discovery[target] != NOTHING else 0))
                else:
                    realm.booty = max(realm.booty, points)
                if target == 0 and s.gcds:
                    realm.centre = 1
            elif not theirs and owner != NOBODY:
                realm.open_prey += 1
                realm.booty = max(realm.booty, 2 * self.points(target) + 1)

    def claim(self, h: int) -> None:
        """A sector of nobody's: who could put a disc there at once."""
        s = self.s
        for seat in range(s.seats):
            if (seat in s.entered[h] or self.is_reached(seat, h)) and not self.is_held(seat, h):
                self.realms[seat].unclaimed += 1 + SECTORS[s.sectors[h]].points

    def is_reached(self, seat: int, h: int) -> bool:
        s = self.s
        for edge in EDGES_OF[open_edges(s, seat, h)]:
            beside = s.near[6 * h + edge]
            if s.disc[beside] == seat or seat in s.entered[beside]:
                return True
        return False

    def is_held(self, seat: int, h: int) -> bool:
        """Whether an enemy's ship keeps a seat's disc out of a hex."""
        s = self.s
        if hostile_ancients(s, seat, h):
            return True
        return len(s.entered[h]) > (seat in s.entered[h])
