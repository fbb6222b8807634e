"""A battle between two sides (p. 20): missiles once, then engagement rounds until one side is gone."""

from dataclasses import dataclass, field
from typing import Literal

from stolik.games.eclipse.ids import NOTHING
from stolik.games.eclipse.messages.actions import Attack, FireMissiles, Perish, Retreat
from stolik.games.eclipse.messages.events import BattleBegan, BattleWon, Stalemate
from stolik.games.eclipse.rules.combat.fleet import design_of, named, rows_of, ship_name, side_of
from stolik.games.eclipse.rules.combat.melee import destroy, has_ships, melee
from stolik.games.eclipse.rules.combat.retreat import declare, leave, retreat_options, retreat_refused, retreats
from stolik.games.eclipse.rules.combat.volley import fire
from stolik.games.eclipse.rules.galaxy import hex_of, sector_name
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    HAS_ACTED,
    NO_MISSILES,
    NOT_ITS_TURN,
    RETREAT_DECLARED,
    RETREAT_NOT_YET,
)
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


@dataclass
class Battle(Frame):
    attacker: int
    defender: int
    """Sides; the defender wins ties of initiative (p. 18)."""
    step: Literal["begin", "missiles", "engagement", "stalemate"] = "begin"
    left: list[int] = field(default_factory=list)
    """Rows that still have a turn in this step."""
    kind: Literal["battle"] = "battle"

    # --- whose turn it is -----------------------------------------------------------------------------------------

    def rows(self, s: EclipseState) -> list[int]:
        """All rows of both sides with ships left."""
        damage = melee(s).damage
        return [row for side in (self.defender, self.attacker) for row in rows_of(s, side) if damage[row]]

    def in_order(self, s: EclipseState, rows: list[int]) -> list[int]:
        """By initiative, ties to the defender (p. 18)."""
        h = melee(s).hex
        return sorted(rows, key=lambda row: (-design_of(s, h, row).initiative, side_of(row) != self.defender))

    def next_rows(self, s: EclipseState) -> list[int]:
        """The types whose turn it is: highest initiative, ties to the defender, so several only on one side (p. 18)."""
        m = melee(s)
        best: list[int] = []
        key = (-1, False)
        for row in self.left:
            if m.damage[row]:
                new = (design_of(s, m.hex, row).initiative, side_of(row) == self.defender)
                if new > key:
                    key, best = new, [row]
                elif new == key:
                    best.append(row)
        return best

    def is_over(self, s: EclipseState) -> bool:
        return not (has_ships(s, self.attacker) and has_ships(s, self.defender))

    def foe(self, row: int) -> int:
        return self.attacker if side_of(row) == self.defender else self.defender

    def row_named(self, s: EclipseState, ship: str) -> int:
        """The row with ships of this name, among those whose turn it is."""
        h = melee(s).hex
        return next(row for row in self.next_rows(s) if ship_name(s, h, row) == ship)

    # --- permissions ----------------------------------------------------------------------------------------------

    def ship_refused(self, s: EclipseState, row: int) -> int:
        """Whether ships of this row act now (p. 18 and 20)."""
        m = melee(s)
        if row in self.next_rows(s):
            return ALLOWED
        if row in self.left:
            return NOT_ITS_TURN
        unarmed = self.step == "missiles" and not design_of(s, m.hex, row).missiles
        return NO_MISSILES if unarmed else HAS_ACTED

    def retreat_refused(self, s: EclipseState, row: int, to: int) -> int:
        """Whether a row whose turn it is may retreat to this hex: only after missiles, and only to the declared hex (p.
        20, H55)."""
        if self.step == "missiles":
            return RETREAT_NOT_YET
        refused = retreat_refused(s, row, to)
        if refused == ALLOWED and self.step == "engagement" and self.is_leaving(s, row) and melee(s).fleeing[row] != to:
            return RETREAT_DECLARED
        return refused

    # --- choices --------------------------------------------------------------------------------------------------

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.step == "begin" or self.is_over(s):
            return
        for row in self.next_rows(s):
            if side_of(row) < s.seats:
                self.row_options(s, row, out)
        if len(out) == 1:
            out.clear()

    def row_options(self, s: EclipseState, row: int, out: list[Action]) -> None:
        """What one type may do on its turn; of equally fast types, the chosen one acts first."""
        m = melee(s)
        seat, ship, sector = side_of(row), ship_name(s, m.hex, row), sector_name(s, m.hex)
        if self.step == "missiles":
            out.append(FireMissiles(seat, ship, sector))
        elif self.step == "stalemate":
            retreat_options(s, row, out)
            out.append(Perish(seat, ship, sector))
        elif self.is_leaving(s, row):
            out.append(Retreat(seat, ship, sector, sector_name(s, m.fleeing[row])))
        else:
            out.append(Attack(seat, ship, sector))
            retreat_options(s, row, out)

    def is_leaving(self, s: EclipseState, row: int) -> bool:
        """Whether the type declared its retreat in the previous round and may still go there."""
        return melee(s).fleeing[row] in retreats(s, row)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        match a:
            case Attack() | FireMissiles():
                self.shoot(s, self.row_named(s, a.ship), ev)
            case Retreat():
                self.retreat(s, self.row_named(s, a.ship), a, ev)
            case Perish():
                self.perish(s, self.row_named(s, a.ship), ev)

    # --- the course of the battle ---------------------------------------------------------------------------------

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.step == "begin":
            self.begin(s, ev)
        elif self.is_over(s):
            self.end(s, ev)
        elif rows := self.next_rows(s):
            self.act(s, rows[0], ev)
        else:
            self.next_round(s, ev)

    def begin(self, s: EclipseState, ev: list[Event]) -> None:
        """Missiles first; types without them have no turn (p. 20)."""
        m = melee(s)
        m.fleeing = [NOTHING] * len(m.fleeing)
        for side in (self.attacker, self.defender):
            m.fought |= 1 << side
        ship = ship_name(s, m.hex, rows_of(s, self.defender)[0]) if self.defender == s.seats else ""
        ev.append(BattleBegan(named(s, self.attacker), named(s, self.defender), sector_name(s, m.hex), ship))
        self.step = "missiles"
        self.left = [row for row in self.rows(s) if design_of(s, m.hex, row).missiles]

    def next_round(self, s: EclipseState, ev: list[Event]) -> None:
        """Each type has a turn. If no cannon is left, it is a stalemate (p. 20)."""
        h = melee(s).hex
        self.left = self.rows(s)
        self.step = "engagement"
        if not any(design_of(s, h, row).cannons for row in self.left):
            self.step = "stalemate"
            self.left = [row for row in self.left if side_of(row) == self.attacker]
            ev.append(Stalemate(sector_name(s, h), self.attacker))

    def act(self, s: EclipseState, row: int, ev: list[Event]) -> None:
        """The only thing this type can do."""
        if self.step == "stalemate":
            self.perish(s, row, ev)
        elif self.step == "engagement" and side_of(row) < s.seats and self.is_leaving(s, row):
            self.left.remove(row)
            leave(s, row, melee(s).fleeing[row], ev)
        else:
            self.shoot(s, row, ev)

    def shoot(self, s: EclipseState, row: int, ev: list[Event]) -> None:
        self.left.remove(row)
        melee(s).fleeing[row] = NOTHING
        fire(s, row, self.foe(row), self.step == "missiles", ev)

    def retreat(self, s: EclipseState, row: int, a: Retreat, ev: list[Event]) -> None:
        """A retreat is declared in one round and carried out in the next; in a stalemate, at once (p. 20)."""
        going = self.step == "stalemate" or self.is_leaving(s, row)
        self.left.remove(row)
        if going:
            leave(s, row, hex_of(s, a.target), ev)
        else:
            declare(s, row, a, ev)

    def perish(self, s: EclipseState, row: int, ev: list[Event]) -> None:
        """An attacker who stays in a stalemate loses their ships (p. 20)."""
        self.left.remove(row)
        for hurt in melee(s).damage[row].copy():
            destroy(s, row, hurt, self.defender, ev)

    def end(self, s: EclipseState, ev: list[Event]) -> None:
        winner = self.attacker if has_ships(s, self.attacker) else self.defender
        h = melee(s).hex
        ship = ship_name(s, h, rows_of(s, winner)[0]) if winner == s.seats else ""
        ev.append(BattleWon(named(s, winner), sector_name(s, h), ship))
        s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return self.step, {"sector": f"sector:{sector_name(s, melee(s).hex)}"}
