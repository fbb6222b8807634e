"""Bribing personalities with relics (Relikty)."""

from stolik.games.arcana.ids import DUCATS, PERSONALITY
from stolik.games.arcana.messages.events import BribeTried, StakeBribed
from stolik.games.arcana.rules.refusals import ALLOWED, BRIBE_NEEDS_AGENT, BRIBE_PERSONALITIES_ONLY
from stolik.games.arcana.rules.winning import win_stake
from stolik.games.arcana.rules.zones import has_agent, strength, turn_up_agents, zone_name, zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND, MAIN, NAME, VALUE
from stolik.kernel.messages import Event


def bribe_refused(s: ArcanaState, seat: int, zone: int) -> int:
    """Only personalities can be bribed, and only by a player with an agent there. Hopeless attempts are legal."""
    refusal = zone_refused(s, zone)
    if refusal != ALLOWED:
        return refusal
    if KIND[s.stakes[zone]] != PERSONALITY:
        return BRIBE_PERSONALITIES_ONLY
    return ALLOWED if has_agent(s, zone, seat) else BRIBE_NEEDS_AGENT


def bribe_sum(s: ArcanaState, seat: int, relic: int, zone: int) -> int:
    """The seat's agents there in the stake's main arcanum, plus the ducats of this one relic."""
    return strength(s, zone, seat, MAIN[s.stakes[zone]]) + VALUE[4 * relic + DUCATS]


def bribe(s: ArcanaState, seat: int, relic: int, zone: int, ev: list[Event]) -> None:
    """Reaching the price wins at once, whatever rivals have there; falling short only spends the relic."""
    stake = s.stakes[zone]
    turn_up_agents(s, zone, seat, ev)  # H13: the sum must be public, even if it falls short
    total, price = bribe_sum(s, seat, relic, zone), VALUE[4 * stake + DUCATS]
    s.resources[seat].append(relic)
    ev.append(BribeTried(seat, NAME[relic], zone_name(s, zone), NAME[stake], total, price))
    if total >= price:
        s.bribes[seat] += 1
        ev.append(StakeBribed(seat, NAME[stake], zone_name(s, zone)))
        win_stake(s, seat, zone, True, ev)
