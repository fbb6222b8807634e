"""DUEL (headquarters of the Blades): an agent of yours beats a weaker face-up rival in the same zone out of it."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.cards.common.rivals import refuse_rival
from stolik.games.arcana.ids import COMBAT
from stolik.games.arcana.messages.actions import PlayDuel
from stolik.games.arcana.messages.events import AgentRevealed
from stolik.games.arcana.rules.agents import expel_agent, find_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import open_zones, slot, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, NAME, VALUE
from stolik.kernel.messages import Action, Event, Reason


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

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        refused = refuse_rival(s, seat, at)
        if refused is None and at.where == "agent" and at.seat != seat:
            values: dict[str, str | int] = {"card": f"card:{NAME[at.card]}", "combat": VALUE[4 * at.card + COMBAT] + 1}
            return Reason("no-champion", values, "H9")
        return refused


def champions(s: ArcanaState, seat: int, zone: int, agent: int) -> list[int]:
    """Own agents here with more combat. Which of those face up it is makes no difference, so only one is offered;
    turning up a face-down one does, so each of them is."""
    at, power = slot(s, zone, seat), VALUE[4 * agent + COMBAT]
    up = [card for card in s.up[at] if VALUE[4 * card + COMBAT] > power]
    return up[:1] + [card for card in s.down[at] if VALUE[4 * card + COMBAT] > power]


def _duel(s: ArcanaState, seat: int, card: int, agent: int, rival: int, zone: int, champion: int) -> Action:
    names = f"card:{NAME[agent]}", rival, zone_name(s, zone), f"card:{NAME[champion]}"
    return PlayDuel(seat, NAME[card], *names)
