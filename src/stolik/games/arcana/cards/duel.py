"""DUEL (headquarters of the Blades): one of your agents drives out a face-up rival that isn't stronger."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.cards.common.rivals import expel_refused
from stolik.games.arcana.ids import COMBAT
from stolik.games.arcana.messages.actions import PlayDuel
from stolik.games.arcana.messages.events import AgentRevealed
from stolik.games.arcana.rules.agents import expel_agent, find_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import (
    ALLOWED,
    CHAMPION_ELSEWHERE,
    CHAMPION_WEAKER,
    NO_CHAMPION,
    NOBODY_WEAKER,
    NOT_AIMED,
    ONE_TARGET,
)
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import open_zones, slot, zone_name, zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, NAME, VALUE
from stolik.kernel.messages import Action, Event


class Duel(Effect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for zone in open_zones(s):
            for rival in range(s.seats):
                if rival != seat:
                    for agent in s.up[slot(s, zone, rival)]:
                        for champion in champions(s, seat, zone, agent):
                            out.append(_duel(s, seat, card, agent, rival, zone, champion))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayDuel)
        zone = ZONE[s.seats][a.zone]
        at = slot(s, zone, seat)
        champion = CARD[a.champion.removeprefix("card:")]
        if champion in s.down[at]:
            s.down[at].remove(champion)
            s.up[at].append(champion)
            ev.append(AgentRevealed(seat, NAME[champion], a.zone))
        expel_agent(s, zone, a.owner, find_agent(s, a.zone, a.owner, a.agent), ev)
        return True

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        """A rival's agent needs one of yours at least as strong; your agent needs a rival that isn't stronger."""
        if at.where != "agent":
            return NOT_AIMED
        if at.seat == seat:
            return zone_refused(s, at.zone) or (ALLOWED if prey(s, seat, at.zone, at.card) else NOBODY_WEAKER)
        refusal = expel_refused(s, at.zone, at.seat, at.position)
        return refusal or (ALLOWED if champions(s, seat, at.zone, at.card) else NO_CHAMPION)

    def pair_refused(self, s: ArcanaState, seat: int, one: Spot, other: Spot) -> int:
        if one.seat == seat:
            one, other = other, one
        if one.seat == seat or other.seat != seat:
            return ONE_TARGET
        if one.zone != other.zone:
            return CHAMPION_ELSEWHERE
        return ALLOWED if is_match_for(other.card, one.card) else CHAMPION_WEAKER


def is_match_for(champion: int, agent: int) -> bool:
    """For the player who calls the duel, equal combat is enough (H9)."""
    return VALUE[4 * champion + COMBAT] >= VALUE[4 * agent + COMBAT]


def champions(s: ArcanaState, seat: int, zone: int, agent: int) -> list[int]:
    """The player's agents here that can beat this one."""
    at = slot(s, zone, seat)
    return [card for card in s.up[at] + s.down[at] if is_match_for(card, agent)]


def prey(s: ArcanaState, seat: int, zone: int, champion: int) -> list[int]:
    """Rivals' face-up agents here that this one can beat."""
    rivals = [card for rival in range(s.seats) if rival != seat for card in s.up[slot(s, zone, rival)]]
    return [card for card in rivals if is_match_for(champion, card)]


def _duel(s: ArcanaState, seat: int, card: int, agent: int, rival: int, zone: int, champion: int) -> Action:
    names = f"card:{NAME[agent]}", rival, zone_name(s, zone), f"card:{NAME[champion]}"
    return PlayDuel(seat, NAME[card], *names)
