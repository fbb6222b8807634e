"""The ledger goes on: combat, upkeep, and the end. Dice and their hits are followed by `referee.py`."""

from collections import Counter
from itertools import permutations
from typing import Any

from stolik.games.eclipse.messages.views import EclipseView
from tests.eclipse.accounts import Place
from tests.eclipse.ledger_actions import ActionLedger
from tests.eclipse.printed import DRACO, SECTORS, SHIPS


def is_hit(face: int, bonus: int) -> bool:
    """Page 19."""
    return face == 6 or (face > 1 and face + bonus >= 6)


class FullLedger(ActionLedger):
    def __init__(self, view: EclipseView) -> None:
        super().__init__(view)
        self.fired: dict[str, Counter[str]] = {}
        """Ships that have attacked population in this round, by sector."""
        self.doomed: list[Place] = []
        """Sectors whose whole population is destroyed."""
        self.stalled: int | None = None
        """The attacker in a stalemate."""

    def on_round_began(self, e: Any) -> None:
        super().on_round_began(e)
        self.fired = {}

    # --- battles --------------------------------------------------------------------------------------------------

    def silent(self, e: Any) -> None:
        """The referee listens to these."""

    on_battle_began = on_ship_hit = on_retreat_declared = silent

    def on_dice_rolled(self, e: Any) -> None:
        if e.seat >= 0 and not e.missiles:
            self.no_way_out("attack", e.seat, e.ship, e.sector)

    def on_stalemate(self, e: Any) -> None:
        self.stalled = e.seat

    def on_battle_won(self, e: Any) -> None:
        self.stalled = None

    def no_way_out(self, tag: str, seat: int, ship: str, sector: str) -> None:
        """Page 20: whoever fought on or perished without having said so could not retreat."""
        said = (self.shot.tag, self.shot.seat, getattr(self.shot, "ship", "")) == (tag, seat, ship)
        assert said or not self.havens(seat, sector, ship)

    def havens(self, seat: int, sector: str, ship: str) -> list[str]:
        """Page 20: beside, with the own disc and no enemy ship; starbases have none."""
        own = [p for p in self.places.values() if p.disc == seat and ship != "starbase"]
        return [p.sector for p in own if self.linked(seat, sector, p.sector) and not self.enemies(p, seat)]

    def on_ship_destroyed(self, e: Any) -> None:
        place = self.places[e.sector]
        if self.stalled == e.owner:
            self.no_way_out("perish", e.owner, e.ship, e.sector)
        if e.ship == "ancient":
            place.ancients -= 1
        elif e.ship == "gcds":
            place.gcds = False
        else:
            place.go(e.owner, e.ship)
            self.accounts[e.owner].hangar[e.ship] += 1

    def on_retreated(self, e: Any) -> None:
        """Page 20: to a neighbour with the own disc and no enemy."""
        origin, target = self.places[e.origin], self.places[e.target]
        assert target.disc == e.seat
        assert not self.enemies(target, e.seat)
        assert self.linked(e.seat, e.origin, e.target)
        assert e.ship != "starbase"
        origin.go(e.seat, e.ship, e.count)
        target.come(e.seat, e.ship, e.count)

    def on_reputation_drawn(self, e: Any) -> None:
        assert 1 <= e.count <= 5
        assert len(e.values) == e.count
        assert e.count <= self.reputation_bag
        self.hand = list(e.values)

    def on_reputation_kept(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert e.value in self.hand
        account.reputation.append(e.value)
        self.reputation_bag -= 1
        assert account.fits_track(len(account.friends), len(account.reputation))

    def on_reputation_declined(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert not account.fits_track(len(account.friends), len(account.reputation) + 1)

    # --- population -----------------------------------------------------------------------------------------------

    def on_population_attacked(self, e: Any) -> None:
        """Page 20: each ship once, with all its cannons, as at ships without shields; every damage is a cube."""
        account, place = self.accounts[e.seat], self.places[e.sector]
        assert place.disc == e.owner
        assert not self.enemies(place, e.seat), "only after all battles"
        ready = place.fleets[e.seat] - self.fired.get(e.sector, Counter())
        ships = ready if self.shot.tag == "attack_population" else Counter([self.shot.ship])
        assert not ships - ready
        self.fired[e.sector] = self.fired.get(e.sector, Counter()) + ships
        designs = [account.design(ship) for ship in SHIPS for _ in range(ships[ship])]
        dice = [(power, design.stats["computer"]) for design in designs for power in design.cannons]
        hits = [power for (power, computer), face in zip(dice, e.faces, strict=True) if is_hit(face, computer)]
        assert e.damage == sum(hits)

    def on_population_wiped_out(self, e: Any) -> None:
        assert self.has(e.seat, "neutron_bombs") or self.accounts[e.owner].faction == "planta"
        assert self.places[e.sector].ships(e.seat)
        self.doomed.append(self.places[e.sector])

    def on_cube_destroyed(self, e: Any) -> None:
        place, account = self.places[e.sector], self.accounts[e.owner]
        assert place.disc == e.owner
        place.fill(e.square, False)
        if e.square in ("gray", "orbital"):
            account.dying = e.square
        else:
            account.graves[e.square.removeprefix("advanced_")] += 1

    def on_cube_buried(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert account.dying == "gray" or e.track != "materials"
        account.dying = ""
        account.graves[e.track] += 1

    # --- control (p. 21) ------------------------------------------------------------------------------------------

    def ask(self, question: str, seat: int, values: dict[str, Any]) -> None:
        if question == "bankrupt":
            self.colony_ships_come_first(seat)
        super().ask(question, seat, values)
        assert question == "bury-cube" or not any(any(place.filled) for place in self.doomed)
        self.doomed = self.doomed if question == "bury-cube" else []
        if question in ("upkeep", "bankrupt"):
            self.end_combat()

    def end_combat(self) -> None:
        """Once a round: all battles fought, population and discs driven out, and everybody asked who may choose."""
        if ("end", 0, "") in self.asked:
            return
        self.asked.add(("end", 0, ""))
        for place in self.places.values():
            for seat in place.fleets:
                assert place.ancients == 0 or self.accounts[seat].faction == DRACO
                assert self.is_alone(place, seat)
                assert not place.gcds
                self.end_siege(place, seat)
            lone = place.disc is not None and place.discovery
            assert not lone or place.ancients, "whoever controls a sector without Ancients takes its discovery"
        for seat, other in permutations([seat for seat, account in self.accounts.items() if not account.gone], 2):
            assert ("relations", seat, "") in self.asked or not self.may_befriend(seat, other)

    def is_alone(self, place: Place, seat: int) -> bool:
        """But for an ancient cruiser that was found when all battles were over (H61)."""
        late = [other for other in place.fleets if ("discovery", other, place.sector) in self.asked]
        return set(place.fleets) <= {seat, *late} or seat in late

    def end_siege(self, place: Place, seat: int) -> None:
        account = self.accounts[seat]
        if place.disc is None:
            assert not account.discs or ("takeover", seat, place.sector) in self.asked
        elif place.disc != seat:
            assert any(place.filled), "the disc of an empty sector goes home"
            assert self.accounts[place.disc].faction != "planta"
            armed = [ship for ship in place.fleets[seat] if account.design(ship).cannons]
            able = armed or "neutron_bombs" in account.techs
            assert not able or ("attack-population", seat, place.sector) in self.asked

    # --- upkeep (p. 24) -------------------------------------------------------------------------------------------

    def colony_ships_come_first(self, seat: int) -> None:
        """Whoever has one to use was asked; the bankrupt use none any more (H62)."""
        asked = ("upkeep", seat, "") in self.asked or ("bankrupt", seat, "") in self.asked
        assert asked or not self.colonies(seat)

    def on_upkeep_paid(self, e: Any) -> None:
        self.end_combat()
        account = self.accounts[e.seat]
        self.colony_ships_come_first(e.seat)
        assert (e.income, e.upkeep) == (account.production("money"), account.upkeep())
        account.store["money"] += e.income - e.upkeep
        assert account.store["money"] == e.money >= 0

    def on_produced(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert (e.science, e.materials) == (account.production("science"), account.production("materials"))
        account.store["science"] += e.science
        account.store["materials"] += e.materials

    def on_collapsed(self, e: Any) -> None:
        account = self.accounts[e.seat]
        assert not any(p.disc == e.seat for p in self.places.values())
        assert account.store["money"] + account.production("money") < account.upkeep()
        assert max(account.store["science"], account.store["materials"]) < account.board.trade

    def on_left_game(self, e: Any) -> None:
        """Page 21 and 24: the points are counted, then all pieces go back into the box."""
        account = self.accounts[e.seat]
        account.final = self.points(e.seat)
        account.gone = True
        for place in self.places.values():
            if place.disc == e.seat:
                place.disc = None
                place.empty()
            place.fleets.pop(e.seat, None)
        for other in account.friends:
            self.accounts[other].friends.remove(e.seat)
            self.accounts[other].homeless.append("ambassador")
        account.friends = set()

    # --- points (p. 25-27) ----------------------------------------------------------------------------------------

    def points(self, seat: int) -> dict[str, int]:
        account = self.accounts[seat]
        if account.gone:
            return account.final
        own = [p for p in self.places.values() if p.disc == seat]
        bonus = {"planta": len(own), DRACO: sum(p.ancients for p in self.places.values())}
        return {
            "reputation": sum(account.reputation),
            "ambassadors": len(account.friends),
            "sectors": sum(SECTORS[p.sector].points for p in own),
            "discoveries": 2 * account.discoveries,
            "monoliths": 3 * sum(p.monolith for p in own),
            "technologies": account.tech_points(),
            "traitor": -2 if self.traitor == seat else 0,
            "species": bonus.get(account.faction, 0),
        }
