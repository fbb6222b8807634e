"""The book read a second time: what a player may do in combat, upkeep and diplomacy."""

from collections import Counter
from typing import Any

from tests.eclipse.aftermath import is_hit
from tests.eclipse.printed import RESOURCES
from tests.eclipse.second_reading import Choice, Reading


class FullReading(Reading):
    def answers(self, question: str, values: dict[str, Any]) -> set[Choice]:
        """All answers to a question; none to those of a battle, where each type has its own (`battle_turn`)."""
        found = self.read(question)
        return self.after_actions(question, values) if found is None else found

    def after_actions(self, question: str, values: dict[str, Any]) -> set[Choice]:
        match question:
            case "artifacts":
                return {("take_resource", resource) for resource in RESOURCES}
            case "return-cube":
                square = str(values["square"]).partition(":")[2]
                assert square in self.me.homeless
                return {("return_cube", track) for track in self.me.homes(square)}
            case "give-cube":
                return {("give_cube", track) for track in RESOURCES if self.me.track[track]}
            case "make-room":
                return {("return_reputation", value) for value in self.me.reputation}
            case "relations":
                return self.offers() | {("done",)}
            case "upkeep":
                return self.colonies() | self.trades() | {("done",)}
            case "bankrupt":
                return self.rescues()
            case "reputation":
                return self.reputation()
            case "attack-population":
                return self.attacks(str(values["sector"]).partition(":")[2])
            case "destroy-cube":
                return self.victims(str(values["sector"]).partition(":")[2])
            case "bury-cube":
                tracks = RESOURCES if self.me.dying == "gray" else RESOURCES[:2]
                return {("bury_cube", track) for track in tracks}
            case "assign-die":
                return self.targets(str(values["ship"]).partition(":")[2])
        return set()

    # --- upkeep (p. 24) -------------------------------------------------------------------------------------------

    def rescues(self) -> set[Choice]:
        """Only who cannot pay trades for money or gives up sectors."""
        assert self.me.store["money"] + self.me.production("money") < self.me.upkeep()
        money = {choice for choice in self.trades() if choice[2] == "money"}
        return money | {("give_up", p.sector) for p in self.own}

    # --- reputation (p. 21) ---------------------------------------------------------------------------------------

    def reputation(self) -> set[Choice]:
        drawn = self.view.drawn_reputation or []
        if self.me.fits_track(len(self.me.friends), len(self.me.reputation) + 1):
            return {("keep_reputation", value, 0) for value in drawn}
        swaps: set[Choice] = {("keep_reputation", new, old) for new in drawn for old in self.me.reputation}
        return swaps | {("return_all",)}

    # --- population (p. 20) ---------------------------------------------------------------------------------------

    def attacks(self, sector: str) -> set[Choice]:
        place = self.ledger.places[sector]
        ready = place.fleets[self.seat] - self.ledger.fired.get(sector, Counter())
        armed = Counter({ship: n for ship, n in ready.items() if self.me.design(ship).cannons})
        found: set[Choice] = {("spare", sector)}
        if armed:
            found.add(("attack_population", sector))
        if armed.total() > 1:
            found |= {("attack_with", ship, sector) for ship in armed}
        return found | {("bomb", sector)} if "neutron_bombs" in self.me.techs else found

    def victims(self, sector: str) -> set[Choice]:
        """One cube of each kind of square."""
        place = self.ledger.places[sector]
        return {("destroy_cube", sector, square) for square, cube in zip(place.squares, place.filled) if cube}

    # --- battles (p. 18-20) ---------------------------------------------------------------------------------------

    def targets(self, ship: str) -> set[Choice]:
        """Every enemy ship that the next die hits; equal ones are one."""
        melee = self.view.melee
        assert melee is not None
        face, power, _ = melee.dice[0]
        foe = melee.defender if melee.attacker == self.seat else melee.attacker
        computer = self.me.design(ship).stats["computer"]
        return {
            ("assign_die", face, power, target.ship, melee.sector, target.damage)
            for target in melee.ships
            if target.seat == foe and is_hit(face, computer - self.shield(target.seat, target.ship))
        }

    def shield(self, seat: int, ship: str) -> int:
        return self.ledger.accounts[seat].design(ship).stats["shield"] if seat >= 0 else 0

    def battle_turn(self, question: str, ship: str) -> set[Choice]:
        """What one type may do in its turn."""
        melee = self.view.melee
        assert melee is not None
        flees = next(target.flees_to for target in melee.ships if (target.seat, target.ship) == (self.seat, ship))
        havens = self.ledger.havens(self.seat, melee.sector, ship)
        away: set[Choice] = {("retreat", ship, melee.sector, haven) for haven in havens}
        if question == "missiles":
            return {("fire_missiles", ship, melee.sector)}
        if question == "engagement" and flees in havens:
            return {("retreat", ship, melee.sector, flees or "")}
        return away | {("attack" if question == "engagement" else "perish", ship, melee.sector)}
