"""Counts every component wherever it is; the counts stay constant throughout a game."""

from stolik.games.arcs.ids import NOTHING, RESOURCES
from stolik.games.arcs.rules.pieces import kind_of, owner_of
from stolik.games.arcs.state import ArcsState, of_seat, trophy
from stolik.games.arcs.tables import CARD_SUIT


def census(s: ArcsState) -> dict[str, int]:
    count = {
        "action cards": action_cards(s),
        "court cards": court_cards(s),
        "leaders and lore": len(s.leader_row) + len(s.lore_row) + sum(len(p.traits) for p in s.players),
        "tokens on ambitions": sum(s.phantom),
        "markers": len(s.markers),
    }
    for r, name in enumerate(RESOURCES):
        held = sum(p.resources.count(r) + p.arriving.count(r) for p in s.players)
        count[name] = s.supply[r] + s.spent[r] + held
    for seat in range(s.seats):
        count |= pieces(s, seat)
    return count


def action_cards(s: ArcsState) -> int:
    lying = sum(c != NOTHING for c in s.played + s.extra)
    return len(s.discard) + len(s.open_discard) + lying + sum(len(p.hand) for p in s.players)


def court_cards(s: ArcsState) -> int:
    row = sum(c != NOTHING for c in s.court)
    held = sum(len(p.cards) for p in s.players)
    assert all(c < len(CARD_SUIT) for p in s.players for c in p.cards), "only guild cards are held"
    return row + len(s.court_deck) + len(s.court_discard) + held + len(s.laid)


def pieces(s: ArcsState, seat: int) -> dict[str, int]:
    p = s.players[seat]
    lost = [sum(q.trophies[trophy(seat, kind)] for q in s.players) for kind in range(4)]
    standing = [sum(b > 0 and owner_of(b) == seat and kind_of(b) == kind for b in s.buildings) for kind in range(2)]
    on_map = sum(of_seat(s.fresh, seat)) + sum(of_seat(s.damaged, seat))
    busy = sum(of_seat(s.influence, seat)) + p.outrage.count(1) + sum(q.captives[seat] for q in s.players)
    return {
        f"cities {seat}": p.cities + standing[0] + lost[0],
        f"starports {seat}": p.starports + standing[1] + lost[1],
        f"ships {seat}": p.ships + on_map + lost[2],
        f"agents {seat}": p.agents + busy + lost[3],
    }
