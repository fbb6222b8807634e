"""Resolution of a zone (Rozstrzygnięcie rundy)."""

from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.events import StakeTied, StakeUnmet, StakeWon
from stolik.games.arcana.rules.winning import win_stake
from stolik.games.arcana.rules.zones import has_agent, strength, turn_up_agents, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import MAIN, NAME, VALUE
from stolik.kernel.messages import Event


def resolve_zone(s: ArcanaState, zone: int, ev: list[Event]) -> None:
    """Turn all agents up and compare: the best sum that reaches the threshold wins; a tie for it wins nothing."""
    stake = s.stakes[zone]
    if stake == NONE:
        return
    best, winner, somebody = -1, NONE, False
    for seat in range(s.seats):
        if has_agent(s, zone, seat):  # H16: without an agent nobody qualifies
            somebody = True
            turn_up_agents(s, zone, seat, ev)
            total = strength(s, zone, seat, MAIN[stake])
            if total > best:
                best, winner = total, seat
            elif total == best:
                winner = NONE
    if somebody:
        _settle(s, zone, best, winner, ev)


def _settle(s: ArcanaState, zone: int, best: int, winner: int, ev: list[Event]) -> None:
    stake = s.stakes[zone]
    threshold = VALUE[4 * stake + MAIN[stake]]
    if best < threshold:
        ev.append(StakeUnmet(zone_name(s, zone), NAME[stake], best, threshold))
    elif winner == NONE:
        ev.append(StakeTied(zone_name(s, zone), NAME[stake], best))
    else:
        ev.append(StakeWon(winner, NAME[stake], zone_name(s, zone), best, threshold))
        win_stake(s, winner, zone, False, ev)
