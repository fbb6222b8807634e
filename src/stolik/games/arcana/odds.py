"""What an action would achieve: sums that players would otherwise add up card by card. Hidden cards don't count."""

from stolik.games.arcana.ids import DUCATS
from stolik.games.arcana.messages.actions import Bribe, FieldAgent
from stolik.games.arcana.rules.bribery import bribe_sum
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.zones import slot, strength
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, MAIN, VALUE
from stolik.kernel.messages import Action, Odds


def odds(s: ArcanaState, seat: int, action: Action) -> list[Odds]:
    """For a bribe, the sum and price; for an agent, the sum in its zone, the threshold and the best visible rival."""
    if isinstance(action, Bribe):
        zone = ZONE[s.seats][action.zone]
        price = VALUE[4 * s.stakes[zone] + DUCATS]
        return [Odds("bribe", bribe_sum(s, seat, CARD[action.relic], zone)), Odds("price", price)]
    if isinstance(action, FieldAgent):
        return _fielding(s, seat, CARD[action.card], ZONE[s.seats][action.zone])
    return []


def _fielding(s: ArcanaState, seat: int, card: int, zone: int) -> list[Odds]:
    stake = s.stakes[zone]
    arcanum = MAIN[stake]
    rival = max(open_strength(s, zone, p, arcanum) for p in range(s.seats) if p != seat)
    return [
        Odds("sum", strength(s, zone, seat, arcanum) + VALUE[4 * card + arcanum]),
        Odds("threshold", VALUE[4 * stake + arcanum]),
        Odds("rival", rival, bad=True),
    ]


def open_strength(s: ArcanaState, zone: int, seat: int, arcanum: int) -> int:
    """The sum of this seat's face-up agents here, which rivals can be sure of."""
    return sum([VALUE[4 * card + arcanum] for card in s.up[slot(s, zone, seat)]])
