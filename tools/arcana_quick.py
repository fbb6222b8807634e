"""A quick player of Arcana, for trying out card tables: it looks at each action once, with open cards and no redealt
worlds.

It tells in a part of the time which way a change moves discards, bribes and rounds. Its figures are not those of
`normal`: it discards three to five relics of a hundred fewer, and needs about one round less. Which guild is strong it
does not tell: for that, `normal` and `hard` have to play (docs/balance/arcana.md). The keen player is the same, but
wants every relic to buy somebody, whatever that is worth: it tells how many relics could be used at all.
"""

import random

from stolik.bots.arcana import ArcanaHeuristics, is_for_sale, offer
from stolik.games.arcana.ids import DUCATS, RELIC
from stolik.games.arcana.messages.actions import Bribe, CallMilitia, Discard, FieldAgent, PlayForCard, PlayPlace
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.zones import slot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, FIELDABLE, KIND, MAIN, VALUE
from stolik.kernel.engine import step
from stolik.kernel.messages import Action

TRIED = 0.35
"""So many ways to play a place are tried out; the others are as good as anything that is not a loss."""
IDLE = 0.002
HELP = 0.3
"""What an agent out of Resources, or one of the militia, is worth in points."""
LOST = 0.01
"""What a value that is not asked for here would be worth elsewhere."""
KEEN = 20.0
"""What using a relic is worth to the keen player: more than anything else."""


def choose(
    heuristics: ArcanaHeuristics, s: ArcanaState, actions: list[Action], rng: random.Random, keen: bool = False
) -> Action:
    """The action that gains most at once; questions beside the turns are left to chance."""
    if not isinstance(actions[0], (FieldAgent, Bribe, CallMilitia, Discard, PlayPlace)):
        return rng.choice(actions)
    zeal = KEEN if keen else 0.0
    return max(actions, key=lambda a: gain(heuristics, s, a, rng) + zeal * use(s, a) + rng.random() / 1000)


def use(s: ArcanaState, a: Action) -> int:
    """How near the action brings a relic to its use: 2 for a bribe that wins, 1 for an agent who makes one possible."""
    if isinstance(a, Bribe):
        return 2 * (offer(s, a) >= VALUE[4 * s.stakes[ZONE[s.seats][a.zone]] + DUCATS])
    if not isinstance(a, FieldAgent):
        return 0
    zone = ZONE[s.seats][a.zone]
    dearest = max((VALUE[4 * card + DUCATS] for card in s.hands[a.seat] if KIND[card] == RELIC), default=0)
    if dearest == 0 or is_for_sale(s, zone, s.stakes[zone], a.seat, dearest):
        return 0
    agents = s.up[slot(s, zone, a.seat)]
    agents.append(CARD[a.card])
    opened = is_for_sale(s, zone, s.stakes[zone], a.seat, dearest)
    agents.pop()
    return int(opened)


def gain(heuristics: ArcanaHeuristics, s: ArcanaState, a: Action, rng: random.Random) -> float:
    """How many points the action brings, as things stand."""
    if isinstance(a, FieldAgent):
        return fielding(heuristics, s, a)
    if isinstance(a, Bribe):
        return bribing(heuristics, s, a)
    if isinstance(a, PlayForCard):
        return HELP if FIELDABLE[CARD[a.found]] else IDLE
    if isinstance(a, PlayPlace):
        return playing(heuristics, s, a) if rng.random() < TRIED else IDLE
    return HELP if isinstance(a, CallMilitia) else 0.0


def fielding(heuristics: ArcanaHeuristics, s: ArcanaState, a: FieldAgent) -> float:
    """What the agent changes there, less what it could do elsewhere."""
    zone, card = ZONE[s.seats][a.zone], CARD[a.card]
    agents = s.up[slot(s, zone, a.seat)]
    before = lead(heuristics, s, zone, a.seat)
    agents.append(card)
    after = lead(heuristics, s, zone, a.seat)
    agents.pop()
    elsewhere = sum(VALUE[4 * card : 4 * card + DUCATS]) - VALUE[4 * card + MAIN[s.stakes[zone]]]
    return after - before - LOST * elsewhere


def bribing(heuristics: ArcanaHeuristics, s: ArcanaState, a: Bribe) -> float:
    zone = ZONE[s.seats][a.zone]
    stake = s.stakes[zone]
    if offer(s, a) < VALUE[4 * stake + DUCATS]:
        return -HELP
    return heuristics.prize(stake) - lead(heuristics, s, zone, a.seat)


def lead(heuristics: ArcanaHeuristics, s: ArcanaState, zone: int, seat: int) -> float:
    """What the stake promises this seat, less what it promises the others."""
    stake = s.stakes[zone]
    chances = [heuristics.reach(s, zone, stake, other) for other in range(s.seats)]
    relics = [VALUE[4 * card + DUCATS] for card in s.hands[seat] if KIND[card] == RELIC]
    mine = chances[seat]
    if relics and is_for_sale(s, zone, stake, seat, max(relics)):
        mine = max(mine, heuristics.worthy.bought)
    return heuristics.prize(stake) * (mine - (sum(chances) - chances[seat]) / (s.seats - 1))


def playing(heuristics: ArcanaHeuristics, s: ArcanaState, a: PlayPlace) -> float:
    """What is better for this seat than for the others once the place has been played."""
    after = s.copy()
    step(after, a, [])
    changes = [heuristics.worth(after, seat) - heuristics.worth(s, seat) for seat in range(s.seats)]
    return changes[a.seat] - (sum(changes) - changes[a.seat]) / (s.seats - 1)
