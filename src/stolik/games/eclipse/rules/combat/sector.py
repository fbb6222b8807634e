"""All battles of one sector (p. 18): who meets whom, and who defends."""

from dataclasses import dataclass, field
from typing import Literal

from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.fleet import count, rows_of
from stolik.games.eclipse.rules.combat.melee import begin_melee, has_ships, melee
from stolik.games.eclipse.rules.combat.reputation import draw_tiles
from stolik.games.eclipse.rules.galaxy import enemy_ships, guarded, hostile_ancients
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from stolik.kernel.state import Frame


def has_battle(s: EclipseState, h: int) -> bool:
    """Whether ships of more than one hostile faction are there (p. 18)."""
    return any(enemy_ships(s, seat, h) for seat in s.entered[h])


def fighting_order(s: EclipseState, h: int, present: list[int]) -> list[int]:
    """Sides in the order of arrival; the last two meet first, then the winner and the one before them (p. 18).

    The player who controls the sector fights last among the players; neutral ships come after all players.
    """
    order = present.copy()
    if s.disc[h] in order:
        order.remove(s.disc[h])
        order.insert(0, s.disc[h])
    if count(s, h, rows_of(s, s.seats)[0]):
        order.insert(0, s.seats)
    return order


def are_enemies(s: EclipseState, h: int, one: int, other: int) -> bool:
    """Only a friend of the Ancients doesn't fight them (p. 27)."""
    if s.seats not in (one, other):
        return True
    return guarded(s, h) or hostile_ancients(s, min(one, other), h) > 0


def fighters(s: EclipseState, h: int) -> list[int]:
    """The sides that will fight here, in the order in which they meet: the winner of each battle meets the next, if
    they are enemies. None if there is peace."""
    return fighting_order(s, h, s.entered[h])[::-1] if has_battle(s, h) else []


@dataclass
class SectorCombat(Frame):
    """One battle after another until nobody is left to fight, then reputation in the order of arrival (p. 21)."""

    hex: int
    step: Literal["begin", "battles", "reputation"] = "begin"
    waiting: list[int] = field(default_factory=list)
    """Sides that still have to fight, the next two at the end."""
    kind: Literal["sector_combat"] = "sector_combat"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        match self.step:
            case "begin":
                begin_melee(s, self.hex)
                self.waiting = fighting_order(s, self.hex, s.entered[self.hex])
                self.step = "battles"
            case "battles":
                self.next_battle(s)
            case "reputation":
                self.next_draw(s, ev)

    def next_battle(self, s: EclipseState) -> None:
        """The last two meet.

        The defender is the one who arrived earlier, controls the sector, or is neutral (p. 18).
        """
        self.waiting = [side for side in self.waiting if has_ships(s, side)]
        if len(self.waiting) < 2 or not are_enemies(s, self.hex, self.waiting[-1], self.waiting[-2]):
            self.step = "reputation"
            self.waiting = melee(s).order[::-1]
            return
        defender, attacker = self.waiting[-2:]
        s.stack.append(Battle(attacker, defender))

    def next_draw(self, s: EclipseState, ev: list[Event]) -> None:
        if self.waiting:
            draw_tiles(s, self.waiting.pop(), ev)
        else:
            s.melee = None
            s.stack.pop()
