"""The upkeep phase (p. 24): colony ships, upkeep or bankruptcy, production."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.choices import DONE
from stolik.games.eclipse.ids import MATERIALS, MONEY, ORBITAL_SQUARE, RESOURCES, SCIENCE
from stolik.games.eclipse.messages.actions import Colonize, GiveUp, Trade
from stolik.games.eclipse.messages.events import Collapsed, Produced, UpkeepPaid
from stolik.games.eclipse.rules.control import return_disc
from stolik.games.eclipse.rules.galaxy import hex_of, sector_name
from stolik.games.eclipse.rules.leaving import leave_game
from stolik.games.eclipse.rules.population import TRACKS_OF, colonize, colonize_options, kind_of
from stolik.games.eclipse.rules.refusals import ALLOWED
from stolik.games.eclipse.rules.trade import trade, trade_options, trade_refused
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import PRODUCTION, TRACK_CUBES, UPKEEP
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def production(s: EclipseState, seat: int, resource: int) -> int:
    """The leftmost uncovered square of a population track (p. 6); a full track shows none.

    A player with no cube on the map gets two of each in any case (p. 21).
    """
    amount = PRODUCTION[s.players[seat].track[resource]]
    return amount if amount or has_population(s, seat) else PRODUCTION[TRACK_CUBES]


def has_population(s: EclipseState, seat: int) -> bool:
    """A cube on the map."""
    return any(s.cubes[h] for h, owner in enumerate(s.disc) if owner == seat)


def upkeep_cost(p: Player) -> int:
    """The leftmost uncovered circle of the influence track (p. 6)."""
    return UPKEEP[min(p.discs, len(UPKEEP) - 1)]


def balance(s: EclipseState, seat: int) -> int:
    """The money in store after income and upkeep."""
    p = s.players[seat]
    return p.store[MONEY] + production(s, seat, MONEY) - upkeep_cost(p)


def balance_without(s: EclipseState, h: int) -> int:
    """The same if this hex's disc returned, along with at least the cubes that only fit the money track."""
    seat = s.disc[h]
    p = s.players[seat]
    home = sum(1 for q in range(ORBITAL_SQUARE + 1) if s.cubes[h] >> q & 1 and TRACKS_OF[kind_of(s, h, q)] == [MONEY])
    income = PRODUCTION[min(p.track[MONEY] + home, len(PRODUCTION) - 1)]
    if not income and not any(s.cubes[other] for other, owner in enumerate(s.disc) if owner == seat and other != h):
        income = PRODUCTION[TRACK_CUBES]
    return p.store[MONEY] + income - UPKEEP[min(p.discs + 1, len(UPKEEP) - 1)]


@dataclass
class UpkeepPhase(Frame):
    """Each player in turn, from the start player."""

    begun: bool = False
    kind: Literal["upkeep_phase"] = "upkeep_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.begun:
            s.stack.pop()
            return
        self.begun = True
        seats = [(s.start + turn) % s.seats for turn in range(s.seats)]
        s.stack.extend(Upkeep(seat) for seat in reversed(seats) if not s.players[seat].gone)


@dataclass
class Upkeep(Frame):
    seat: int
    step: Literal["colonize", "pay"] = "colonize"
    kind: Literal["upkeep"] = "upkeep"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.step == "colonize":
            self.colony_options(s, out)
        elif balance(s, self.seat) < 0:
            self.rescue_options(s, out)

    def colony_options(self, s: EclipseState, out: list[Action]) -> None:
        """First, remaining colony ships may be used (p. 24)."""
        colonize_options(s, self.seat, out)
        if out:
            trade_options(s, self.seat, out)
            out.append(DONE[self.seat])

    def rescue_options(self, s: EclipseState, out: list[Action]) -> None:
        """Bankruptcy: trade for money or give up a sector, only while the upkeep can't be paid (p. 24)."""
        p = s.players[self.seat]
        for give in range(len(RESOURCES)):
            if trade_refused(p, give, MONEY, True) == ALLOWED:
                out.append(Trade(self.seat, RESOURCES[give], RESOURCES[MONEY]))
        out.extend(GiveUp(self.seat, sector_name(s, h)) for h, owner in enumerate(s.disc) if owner == self.seat)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if type(a) is Colonize:
            colonize(s, a, ev)
        elif type(a) is Trade:
            trade(s, a, ev)
        elif type(a) is GiveUp:
            return_disc(s, hex_of(s, a.sector), ev)
        else:
            self.step = "pay"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.step == "colonize":
            self.step = "pay"
            return
        s.stack.pop()
        if balance(s, self.seat) < 0:
            self.collapse(s, ev)
        else:
            pay(s, self.seat, ev)
            produce(s, self.seat, ev)

    def collapse(self, s: EclipseState, ev: list[Event]) -> None:
        """No sector is left to give up: the civilization collapses and its game ends (p. 24)."""
        ev.append(Collapsed(self.seat))
        leave_game(s, self.seat, ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        if self.step == "colonize":
            return "upkeep", {}
        return "bankrupt", {"missing": -balance(s, self.seat)}


def pay(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """Money changes by income minus upkeep (p. 24)."""
    p = s.players[seat]
    income, cost = production(s, seat, MONEY), upkeep_cost(p)
    p.store[MONEY] += income - cost
    ev.append(UpkeepPaid(seat, income, cost, p.store[MONEY]))


def produce(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """Then science and materials come in (p. 24)."""
    p = s.players[seat]
    science, materials = production(s, seat, SCIENCE), production(s, seat, MATERIALS)
    p.store[SCIENCE] += science
    p.store[MATERIALS] += materials
    ev.append(Produced(seat, science, materials))
