"""The ledger goes on: what the six actions do (p. 9-14)."""

from typing import Any

from tests.eclipse.accounts import Place, joined, stack_at
from tests.eclipse.ledger import Ledger
from tests.eclipse.printed import ANCIENT_PARTS, COST, GIFTS, MORE_DISCS, NEEDED, SHIPS, STACKS


class ActionLedger(Ledger):
    # --- explore, discoveries, influence --------------------------------------------------------------------------

    def on_stack_reshuffled(self, e: Any) -> None:
        assert self.stacks[e.stack] == 0
        self.stacks[e.stack], self.discards[e.stack] = len(self.discards[e.stack]), []

    def on_tile_drawn(self, e: Any) -> None:
        """Page 9: the ring of the space tells the stack."""
        stack = stack_at(*map(int, e.hex.split(",")))
        assert STACKS[e.sector[0]] == stack
        assert e.sector not in self.places
        assert self.stacks[stack]
        self.stacks[stack] -= 1

    def on_tile_placed(self, e: Any) -> None:
        q, r = map(int, e.hex.split(","))
        place = Place(e.sector, q, r, e.turn)
        own = [p for p in self.places.values() if p.present(e.seat)]
        assert any(joined(place, p, self.has(e.seat, "wormhole_generator")) for p in own)
        assert all((p.q, p.r) != (place.q, place.r) for p in self.places.values())
        place.discovery = place.discovery and self.discovery_stack > 0
        self.discovery_stack -= place.discovery
        self.places[e.sector] = place
        if self.accounts[e.seat].discs and not self.enemies(place, e.seat):
            self.due = ("claim", e.seat)

    def on_tile_discarded(self, e: Any) -> None:
        self.discards[STACKS[e.sector[0]]].append(e.sector)

    def on_disc_placed(self, e: Any) -> None:
        account, place = self.accounts[e.seat], self.places[e.sector]
        assert place.disc is None
        assert account.discs > 0
        assert not self.enemies(place, e.seat)
        account.discs -= 1
        place.disc = e.seat

    def on_disc_returned(self, e: Any) -> None:
        account, place = self.accounts[e.seat], self.places[e.sector]
        assert place.disc == e.seat
        account.discs += 1
        account.homeless += place.empty()
        place.disc = None

    def on_colony_ships_ready(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert e.count == min(2, account.board.colony_ships - account.colony_ships)
        account.colony_ships += e.count

    def on_discovery_found(self, e: Any) -> None:
        place = self.places[e.sector]
        assert place.discovery
        assert not place.ancients
        assert place.disc == e.seat
        place.discovery, self.found = False, e.tile

    def on_discovery_kept(self, e: Any) -> None:
        assert self.found
        self.found = None
        self.accounts[e.seat].discoveries += 1

    def on_discovery_used(self, e: Any) -> None:
        assert e.tile == self.found
        if e.tile in GIFTS:
            self.gifts.append(GIFTS[e.tile])
        if e.tile in ANCIENT_PARTS:
            self.accounts[e.seat].kept_parts.append(e.tile)

    def on_ship_found(self, e: Any) -> None:
        assert (self.found, e.ship) == ("ancient_cruiser", "cruiser")
        assert self.places[e.sector].disc == e.seat
        self.launch(e.seat, e.ship, e.sector)

    def launch(self, seat: int, ship: str, sector: str) -> None:
        assert self.accounts[seat].hangar[ship] > 0
        self.accounts[seat].hangar[ship] -= 1
        self.places[sector].come(seat, ship)

    # --- research, upgrade, build, move ---------------------------------------------------------------------------

    def on_researched(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert account.may_learn(e.tech)
        assert self.market[e.tech]
        if self.found == "ancient_technology":
            lacking = [tech for tech, n in self.market.items() if n and account.may_learn(tech)]
            assert (e.price, COST[e.tech]) == (0, min(COST[tech] for tech in lacking))
        else:
            self.use()
            assert e.price == account.price(e.tech)
            self.pay(e.seat, "science", e.price)
        self.market[e.tech] -= 1
        account.techs.add(e.tech)
        self.more_discs = MORE_DISCS.get(e.tech, 0)
        if e.tech == "artifact_key":
            self.gifts += [5 for p in self.places.values() if p.disc == e.seat and p.tile.artifact]

    def on_discs_gained(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert e.count == self.more_discs
        account.reserve -= e.count
        account.discs += e.count

    def on_part_kept(self, e: Any) -> None:
        assert e.part == self.found

    def on_part_removed(self, e: Any) -> None:
        assert self.accounts[e.seat].tiles.pop((e.ship, e.slot)) == e.part
        self.changed = self.changed or []

    def on_part_placed(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert account.may_fit(e.part)
        assert e.slot < len(account.parts(e.ship))
        if e.part != self.found:
            self.use()
            self.changed = [*(self.changed or []), (e.ship, e.slot)]
        if e.part in ANCIENT_PARTS:
            account.kept_parts.remove(e.part)
        account.tiles[e.ship, e.slot] = e.part

    def on_built(self, e: Any) -> None:
        account, place = self.accounts[e.seat], self.places[e.sector]
        self.use()
        assert place.disc == e.seat
        assert e.price == account.board.costs[e.item]
        assert e.item not in NEEDED or e.item in account.techs
        self.pay(e.seat, "materials", e.price)
        if e.item in SHIPS:
            self.launch(e.seat, e.item, e.sector)
        else:
            assert not getattr(place, e.item)
            setattr(place, e.item, True)
        if e.item == "orbital":
            place.squares.append("orbital")
            place.filled.append(False)

    def on_ship_moved(self, e: Any) -> None:
        """Page 14. `steps` is set by whoever knows that a new ship is moved."""
        account, origin, target = self.accounts[e.seat], self.places[e.origin], self.places[e.target]
        if not self.steps:
            self.use()
            self.steps = account.design(e.ship).stats["movement"]
        self.steps -= 1
        assert self.steps >= 0
        assert origin.can_leave(e.seat, account.faction)
        assert self.linked(e.seat, e.origin, e.target)
        origin.go(e.seat, e.ship)
        target.come(e.seat, e.ship)
        self.under_way = (e.ship, target)
        self.attacked = {other for other in account.friends if target.present(other)}
