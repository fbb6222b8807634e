"""Choosing factions and settling the start sectors (p. 4 and 26-27)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.ids import ADVANCED, NOBODY
from stolik.games.eclipse.messages.actions import Draft
from stolik.games.eclipse.messages.events import FactionChosen
from stolik.games.eclipse.rules.bags import draw_reputation
from stolik.games.eclipse.rules.galaxy import add_hex, put_ship
from stolik.games.eclipse.rules.hexes import cell
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, FACTION, FACTIONS, LAYOUTS, SECTORS, TERRANS
from stolik.kernel.chance import draw
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def choosable(s: EclipseState) -> list[int]:
    """Factions that are part of this game."""
    return list(range(TERRANS if s.options.species == "terrans" else len(FACTIONS)))


def available(s: EclipseState) -> list[int]:
    """Factions whose board is free; the two sides of a board are never in the same game."""
    taken = [FACTIONS[p.faction].colour for p in s.players if p.faction != NOBODY]
    return [f for f in choosable(s) if FACTIONS[f].colour not in taken]


def next_to_choose(s: EclipseState) -> int:
    """Terrans: clockwise from the start player. With aliens: counter-clockwise, the start player last."""
    step = 1 if s.options.species == "terrans" else -1
    seat = s.start if step == 1 else s.start - 1
    for _ in range(s.seats):
        if s.players[seat % s.seats].faction == NOBODY:
            return seat % s.seats
        seat += step
    return NOBODY


@dataclass
class Factions(Frame):
    """Every player gets a faction, in the order of choosing."""

    kind: Literal["factions"] = "factions"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        seat = next_to_choose(s)
        if seat != NOBODY and s.options.factions == "choice":
            out.extend(Draft(seat, FACTIONS[f].id) for f in available(s))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Draft):
            settle(s, a.seat, FACTION[a.faction], ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        seat = next_to_choose(s)
        if seat == NOBODY:
            s.stack.pop()
        else:
            free = available(s)
            settle(s, seat, free[draw(s.chance, len(free))], ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "draft", {}


def settle(s: EclipseState, seat: int, faction: int, ev: list[Event]) -> None:
    """Take a board, place the start sector, and settle it (p. 4)."""
    p = s.players[seat]
    p.faction, p.board = faction, FACTIONS[faction].board
    board = BOARDS[p.board]
    p.store = board.storage.copy()
    p.discs, p.reserve = board.discs, p.reserve - board.discs
    p.techs = board.techs
    p.colony_ships = board.colony_ships
    p.reputation = draw_reputation(s, board.reputation_at_start)
    ev.append(FactionChosen(seat, FACTIONS[faction].id))
    position = LAYOUTS[s.seats][seat]
    h = add_hex(s, cell(position.q, position.r), FACTIONS[faction].sector, position.turn)
    p.discs -= 1
    s.disc[h] = seat
    p.hangar[board.ship] -= 1
    put_ship(s, seat, board.ship, h)
    for square, kind in enumerate(SECTORS[s.sectors[h]].squares):
        if kind in board.settled:
            s.cubes[h] |= 1 << square
            p.track[kind % ADVANCED] -= 1
