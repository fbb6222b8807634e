"""The table through the eyes of a seat that asks why not: places, ships and boards, counted from the view alone."""

from collections.abc import Callable
from typing import Any

import stolik
from stolik.games.eclipse.messages.views import BlueprintView, EclipseView, HexView, PlayerView
from stolik.kernel.messages import Reason
from tests.eclipse.accounts import BESIDE
from tests.eclipse.printed import (
    ALIENS,
    CATEGORY,
    COST,
    DISCOUNT,
    DRACO,
    FREE_PARTS,
    GRIDS,
    LETTERS,
    NEEDED,
    OPENS,
    PARTS,
)
from tools.truth import Targets

FITS = {"gray": ["money", "science", "materials"], "orbital": ["money", "science"]}
"""Tracks whose cubes fit; other squares take cubes of their own resource."""
AMBASSADORS = 3


class Look:
    """The table through the eyes of the seat that asks, and what it points at."""

    def __init__(self, game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> None:
        decision = game.decision(state)
        assert decision is not None
        self.view: EclipseView = game.view(state, seat)
        self.asked, self.values = decision.kind, decision.values
        self.actions = [action.targets() for action in decision.actions]
        self.legal = {target for targets in self.actions for target in targets}
        self.seat, self.targets, self.reason = seat, targets, reason
        self.me: PlayerView = self.view.players[seat]
        self.hexes: dict[str, HexView] = {hex.sector: hex for hex in self.view.hexes}
        self.at = {(hex.q, hex.r): hex for hex in self.view.hexes}
        self.techs = {tech for techs in self.me.techs for tech in techs}
        self.target = next((target for target in targets if target not in self.legal), targets[0])
        """The first thing that is of no use now."""
        self.kind, _, self.name = self.target.partition(":")

    # --- what is pointed at ---

    def said(self, name: str) -> str:
        return str(self.reason.values[name]).partition(":")[2]

    def number(self, name: str) -> int:
        return int(self.reason.values[name])

    def names(self, kind: str) -> list[str]:
        return [t.partition(":")[2] for t in self.targets if t.startswith(kind + ":")]

    def one(self, kind: str) -> str:
        """The thing of this kind that the reason speaks of."""
        return self.name if self.kind == kind else self.names(kind)[0]

    def hex(self) -> HexView:
        """The hex of the first thing that is of no use, or of any."""
        places = [t.partition(":")[2].rpartition("@")[2].partition(".")[0] for t in (self.target, *self.targets)]
        return next(self.hexes[place] for place in places if place in self.hexes)

    def said_hex(self, name: str = "sector") -> HexView:
        return self.hexes[self.said(name)]

    # --- the map ---

    def beside(self, q: int, r: int) -> list[tuple[int, HexView]]:
        found = [(edge, self.at.get((q + dq, r + dr))) for edge, (dq, dr) in enumerate(BESIDE)]
        return [(edge, hex) for edge, hex in found if hex is not None]

    def opens(self, hex: HexView, edge: int, other: HexView) -> bool:
        """Ships of this seat may pass."""
        sides = (edge in hex.wormholes) + ((edge + 3) % 6 in other.wormholes)
        return sides == 2 or (sides == 1 and "wormhole_generator" in self.techs)

    def joined(self, hex: HexView) -> list[HexView]:
        return [other for edge, other in self.beside(hex.q, hex.r) if self.opens(hex, edge, other)]

    def own(self, hex: HexView) -> dict[str, int]:
        return next((fleet.ships for fleet in hex.fleets if fleet.seat == self.seat), {})

    def enemies(self, hex: HexView, seat: int | None = None) -> int:
        who = self.seat if seat is None else seat
        ancients = 0 if self.view.players[who].faction == DRACO else hex.ancients
        return sum(sum(f.ships.values()) for f in hex.fleets if f.seat != who) + ancients + hex.gcds

    def held(self, hex: HexView) -> bool:
        return hex.gcds or sum(self.own(hex).values()) <= self.enemies(hex)

    def present(self, hex: HexView) -> bool:
        return hex.disc == self.seat or bool(self.own(hex))

    def controlled(self) -> list[HexView]:
        return [hex for hex in self.view.hexes if hex.disc == self.seat]

    def influenced(self, hex: HexView, leaving: str = "") -> bool:
        near = [h for h in self.joined(hex) if self.own(h) or (h.disc == self.seat and h.sector != leaving)]
        return hex.disc is None and not self.enemies(hex) and bool(self.own(hex) or near)

    def movable(self, hex: HexView) -> bool:
        return any(ship != "starbase" for ship in self.own(hex))

    def space(self) -> tuple[int, int]:
        q, r = map(int, self.one("hex").split(","))
        return q, r

    def explorable(self, q: int, r: int) -> bool:
        near = [(edge, hex) for edge, hex in self.beside(q, r) if self.present(hex)]
        ring = max(abs(q), abs(r), abs(q + r))
        stack = {1: "inner", 2: "middle"}.get(ring, "outer")
        facing = "wormhole_generator" in self.techs or any((edge + 3) % 6 in hex.wormholes for edge, hex in near)
        free = any(hex.disc == self.seat or not self.held(hex) for _, hex in near)
        return free and facing and self.view.stacks[stack] + len(self.view.discards[stack]) > 0

    def spaces(self) -> set[tuple[int, int]]:
        return {(h.q + dq, h.r + dr) for h in self.view.hexes for dq, dr in BESIDE} - set(self.at)

    # --- boards ---

    def short(self, tech: str) -> tuple[int, int]:
        """Price and science in store."""
        cost, least = COST[tech]
        track = self.me.techs[CATEGORY[tech]]
        return max(least, cost - DISCOUNT[min(len(track), len(DISCOUNT) - 1)]), self.me.store["science"]

    def has_room(self, tech: str) -> bool:
        return tech not in self.techs and len(self.me.techs[CATEGORY[tech]]) < 7

    def offered(self, tech: str) -> bool:
        return any(offer.tech == tech for offer in self.view.market)

    def blueprint(self, ship: str) -> BlueprintView:
        return next(b for b in self.me.blueprints if b.ship == ship)

    def square(self) -> tuple[str, int]:
        ship, _, slot = self.one("slot").partition(".")
        return ship, int(slot)

    def drives(self, ship: str) -> int:
        return sum(PARTS[slot.part]["movement"] for slot in self.blueprint(ship).slots if slot.part)

    def part_of(self, ship: str, slot: int) -> dict[str, int]:
        part = self.blueprint(ship).slots[slot].part
        return PARTS[part] if part else dict.fromkeys(PARTS["hull"], 0)

    def unknown(self, part: str) -> bool:
        return part not in FREE_PARTS and part not in self.techs

    def builds(self, item: str) -> bool:
        """Known, in the hangar and paid for."""
        ready = item not in NEEDED or item in self.techs
        left = self.me.hangar.get(item, 1) > 0
        return ready and left and self.me.costs[item] <= self.me.store["materials"]

    def free_kinds(self) -> set[str]:
        found = {s.kind for hex in self.controlled() for s in hex.squares if not s.cube}
        return {kind for kind in found if kind not in OPENS or OPENS[kind] in self.techs}

    def partner(self) -> PlayerView:
        return self.view.players[int(self.said("other"))]

    def is_neighbour(self, other: int) -> bool:
        for hex in self.controlled():
            for edge, near in self.beside(hex.q, hex.r):
                if near.disc == other and edge in hex.wormholes and (edge + 3) % 6 in near.wormholes:
                    return True
        return False

    def is_out_of_ambassadors(self, p: PlayerView) -> bool:
        most = min(AMBASSADORS, p.slots["ambassador"] + p.slots["either"])
        return len(p.friends) >= most or not any(p.track.values())

    def running(self) -> str:
        """The action that the question belongs to, as far as its name tells."""
        belongs = {
            "drop-disc": "influence", "before-colony-ships": "influence", "put-part": "upgrade", "move-on": "move",
            "place-tile": "explore", "second-tile": "explore", "claim": "explore", "artifacts": "research",
        }  # fmt: skip
        return belongs.get(self.asked, self.asked)

    def battle_ship(self) -> str:
        return self.one("ship").partition("@")[0]

    def begun(self) -> bool:
        """A disc lies on the field of the action that the reason names, and the question fits it if it tells."""
        action = self.said("action")
        known = self.running() if self.running() in self.me.activations else action
        return known == action and bool(self.me.acted.get(action) or self.me.acted.get(f"react_{action}"))

    def tracks(self, kind: str) -> list[str]:
        return FITS.get(kind, [kind.removeprefix("advanced_")])

    def sites(self, item: str) -> list[HexView]:
        """Own sectors that may take this item."""
        own = self.controlled()
        if item == "orbital":
            return [hex for hex in own if not hex.orbital]
        return [hex for hex in own if not hex.monolith] if item == "monolith" else own

    def printed(self, ship: str, slot: int) -> dict[str, int]:
        """The part that is printed below a tile."""
        assert self.me.faction is not None
        design = ALIENS[self.me.faction].design if self.me.faction in ALIENS else "common"
        part = LETTERS[GRIDS[design][ship][slot]]
        return PARTS[part] if part else dict.fromkeys(PARTS["hull"], 0)


Check = Callable[[Look], bool]
"""Whether what a reason states is so."""
