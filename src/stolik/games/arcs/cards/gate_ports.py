"""Gate Ports: starports in gates, which capture agents of those who enter."""

from stolik.games.arcs.cards.common.asking import gate_refusal, list_gates
from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.hidden_harbors import has_fresh_starport
from stolik.games.arcs.ids import GATE_STARPORT, STARPORT, at, is_gate
from stolik.games.arcs.rules.build import capture
from stolik.games.arcs.rules.refusals import Values
from stolik.games.arcs.state import ArcsState
from stolik.kernel.messages import Action, Event


class GatePorts(Card):
    def build_places(self, s: ArcsState, seat: int, out: list[Action]) -> None:
        """At most one starport in each gate, whoever owns it."""
        list_gates(s, seat, STARPORT, GATE_STARPORT, out)

    def build_refusal(self, s: ArcsState, seat: int, system: int) -> int:
        return gate_refusal(s, seat, system, STARPORT, GATE_STARPORT)

    def told(self, s: ArcsState, seat: int) -> Values:
        return {"piece": "piece:starport"}

    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """A gate with a fresh starport, controlled by its owner before the ships came."""
        if not is_gate(x) or s.players[s.voyages[-1].seat].agents == 0:
            return False
        return has_fresh_starport(s, seat, x) and controlled_before(s, seat, x)

    def entered(self, s: ArcsState, seat: int, system: int, mover: int, ev: list[Event]) -> None:
        capture(s, seat, mover, ev)


def controlled_before(s: ArcsState, seat: int, system: int) -> bool:
    """Whether the holder had more fresh ships there than each rival, not counting those that just entered (p. 13)."""
    voyage = s.voyages[-1]
    counts = [s.fresh[at(system, rival)] for rival in range(s.seats)]
    counts[voyage.seat] -= voyage.fresh
    return all(counts[rival] < counts[seat] for rival in range(s.seats) if rival != seat)


register(GatePorts("gate_ports"))
