"""The book read a second time: what a player may do, worked out slowly from the view alone and from no rule module.

`test_second_reading.py` compares it with what the game offers.
"""

from stolik.games.eclipse.tables import BOARDS, DISCOUNT, FACTION, FACTIONS, ITEMS, SECTOR, SECTORS, SHIPS, TECH, TECHS
from stolik.games.eclipse.view.messages import EclipseView, HexView

BESIDE = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
NEEDS = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
ADVANCED = {
    "advanced_money": "advanced_economy", "advanced_science": "advanced_labs", "advanced_materials": "advanced_mining",
}  # fmt: skip
TRACKS = {"gray": ["money", "science", "materials"], "orbital": ["money", "science"]}


def ships(h: HexView, seat: int) -> int:
    return sum(sum(fleet.ships.values()) for fleet in h.fleets if fleet.seat == seat)


class Reading:
    """One seat's possibilities, as sets of names."""

    def __init__(self, view: EclipseView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me = view.players[seat]
        self.techs = {tech for track in self.me.techs for tech in track}
        self.generator = "wormhole_generator" in self.techs
        self.board = BOARDS[FACTIONS[FACTION[self.me.faction or ""]].board]
        self.map = {(h.q, h.r): h for h in view.hexes}
        self.own = {h.sector for h in view.hexes if h.disc == seat}

    # --- where one stands -----------------------------------------------------------------------------------------

    def enemies(self, h: HexView) -> int:
        others = sum(ships(h, fleet.seat) for fleet in h.fleets if fleet.seat != self.seat)
        return others + h.gcds + (0 if self.board.friend_of_ancients else h.ancients)

    def unpinned(self, h: HexView) -> bool:
        return not h.gcds and ships(h, self.seat) > self.enemies(h)

    def present(self, h: HexView) -> bool:
        return h.disc == self.seat or ships(h, self.seat) > 0

    def joined(self, one: bool, other: bool) -> bool:
        """Wormholes on the two sides of an edge."""
        return one or other if self.generator else one and other

    def neighbours(self, h: HexView) -> list[HexView]:
        """Hexes that a wormhole joins to this one."""
        found = [(edge, self.map.get((h.q + q, h.r + r))) for edge, (q, r) in enumerate(BESIDE)]
        return [o for edge, o in found if o and self.joined(edge in h.wormholes, (edge + 3) % 6 in o.wormholes)]

    def eliminated(self) -> bool:
        return not any(self.present(h) for h in self.view.hexes)

    # --- actions --------------------------------------------------------------------------------------------------

    def spaces(self) -> set[str]:
        """Page 9: beside an own disc or a ship that is not pinned, where a wormhole leads, from a stack with tiles."""
        found = set()
        for h in self.view.hexes:
            for edge, (q, r) in enumerate(BESIDE):
                cell = (h.q + q, h.r + r)
                starts = h.disc == self.seat or (ships(h, self.seat) and self.unpinned(h))
                if starts and cell not in self.map and (self.generator or edge in h.wormholes) and self.tiles(*cell):
                    found.add(f"{cell[0]},{cell[1]}")
        return found

    def tiles(self, q: int, r: int) -> int:
        ring = max(abs(q), abs(r), abs(q + r))
        stack = {1: "inner", 2: "middle"}.get(ring, "outer")
        return self.view.stacks[stack] + len(self.view.discards[stack])

    def placements(self) -> set[tuple[str, tuple[int, ...]]]:
        """Page 9: tiles and the edges that their wormholes may come to lie on."""
        q, r = map(int, (self.view.space or "").split(","))
        around = [(edge, self.map.get((q + dq, r + dr))) for edge, (dq, dr) in enumerate(BESIDE)]
        own = [(edge, (edge + 3) % 6 in o.wormholes) for edge, o in around if o and self.present(o)]
        lays = {(tile, turned(tile, turn)) for tile in self.view.drawn for turn in range(6)}
        return {(t, edges) for t, edges in lays if any(self.joined(edge in edges, theirs) for edge, theirs in own)}

    def influenced(self, leaving: str = "") -> set[str]:
        """Page 10: no disc, no enemy, an own ship there or a wormhole to an own disc or ship."""
        free = [h for h in self.view.hexes if h.disc is None and not self.enemies(h)]
        return {h.sector for h in free if ships(h, self.seat) or self.reached(h, leaving)}

    def reached(self, h: HexView, leaving: str) -> bool:
        beside = self.neighbours(h)
        return any(ships(o, self.seat) or (o.sector in self.own and o.sector != leaving) for o in beside)

    def research(self) -> set[str]:
        """Page 12: cost less discount, at least the minimum."""
        found = set()
        for offer in self.view.market:
            row = TECHS[TECH[offer.tech]]
            known = len(self.me.techs[row.category])
            if offer.tech not in self.techs and known < len(DISCOUNT):
                if max(row.minimum, row.cost - DISCOUNT[known]) <= self.me.store["science"]:
                    found.add(offer.tech)
        return found

    def builds(self) -> set[tuple[str, str]]:
        """Page 13: paid, known, a piece left, one structure of a kind in a sector."""
        found = set()
        for item, cost in zip(ITEMS, self.board.costs):
            known = item not in NEEDS or NEEDS[item] in self.techs
            if cost <= self.me.store["materials"] and known and self.me.hangar.get(item, 1):
                found |= {(item, h.sector) for h in self.view.hexes if h.sector in self.own and not getattr(h, item, 0)}
        return found

    def moves(self) -> set[tuple[str, str, str]]:
        """Page 14: every ship that is not pinned, over every wormhole."""
        mine = [(h, fleet) for h in self.view.hexes for fleet in h.fleets if fleet.seat == self.seat]
        return {
            (ship, h.sector, o.sector)
            for h, fleet in mine
            if self.unpinned(h)
            for ship in fleet.ships
            if SHIPS[[s.id for s in SHIPS].index(ship)].moves
            for o in self.neighbours(h)
        }

    # --- at any time ----------------------------------------------------------------------------------------------

    def colonies(self) -> set[tuple[str, str, str]]:
        """Page 8: a cube of the matching track onto an empty square."""
        found: set[tuple[str, str, str]] = set()
        for h in self.view.hexes:
            for square in h.squares:
                known = square.kind not in ADVANCED or ADVANCED[square.kind] in self.techs
                if h.disc == self.seat and self.me.colony_ships and known and not square.cube:
                    tracks = TRACKS.get(square.kind, [square.kind.removeprefix("advanced_")])
                    found |= {(h.sector, square.kind, track) for track in tracks if self.me.track[track]}
        return found

    def trades(self) -> set[tuple[str, str]]:
        store = self.me.store
        return {(give, take) for give in store for take in store if give != take and store[give] >= self.me.trade}

    def actions(self) -> set[str]:
        """Page 8: whatever would do something."""
        if not self.me.discs:
            return set()
        tired = self.me.colony_ships_in_all - self.me.colony_ships
        found = {"upgrade"} if not self.eliminated() else set()
        found |= {"build"} if self.builds() else set()
        found |= {"move"} if self.moves() else set()
        if not self.me.passed:
            found |= {"explore"} if self.spaces() else set()
            found |= {"research"} if self.research() else set()
            if not self.eliminated() and (self.own or tired or (self.me.discs > 1 and self.influenced())):
                found.add("influence")
        return found


def turned(tile: str, turn: int) -> tuple[int, ...]:
    """Edges of the map with a wormhole of this tile, turned by so many sixths."""
    holes = SECTORS[SECTOR[tile]].holes[0]
    return tuple(sorted((edge + turn) % 6 for edge in range(6) if holes >> edge & 1))
