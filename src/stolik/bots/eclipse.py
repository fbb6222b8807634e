"""What the bots know about Eclipse: points on the table, an economy that will earn more, and ships that can hold it."""

from typing import Final

from stolik.bots.knowledge import Knowledge
from stolik.games.eclipse.actions import messages as m
from stolik.games.eclipse.ids import MATERIALS, MONEY, SCIENCE, SHIP_TYPES
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.combat import messages as combat
from stolik.games.eclipse.rules.upkeep import balance, production
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import ROUNDS
from stolik.kernel.messages import Action

INCOME: Final = [0.10, 0.12, 0.10]
"""One unit of money, science, materials produced in each round to come, in points."""
STORE: Final = [0.10, 0.16, 0.14]
"""One unit in store."""
DEBT = 1.2
"""One unit of money short at the next upkeep."""
SHIP: Final = [0.35, 0.8, 1.4, 0.5]
"""A ship with its first blueprint; better ones count more."""
TECH, DISC, COLONY_SHIP = 0.45, 0.25, 0.25
LAST_ROUNDS = 2
"""With so few rounds left what only pays later is worth little."""

URGES: Final[dict[type[Action], float]] = {
    m.Pass: -0.5,
    m.Resign: -9.0,
    m.Done: -0.2,
    m.Stop: -0.2,
    m.Colonize: 2.0,
    m.Trade: -0.6,
    m.Offer: 0.2,
    m.Explore: 0.6,
    m.PlaceTile: 0.6,
    m.UseFront: 0.3,
    m.KeepPoints: 0.3,
    m.Research: 1.0,
    m.Build: 0.8,
    m.PutPart: 0.6,
    m.TakePart: 0.4,
    m.RemovePart: -0.5,
    m.DropDisc: 0.8,
    m.MoveShip: 0.1,
    combat.Retreat: -0.3,
    combat.KeepReputation: 1.0,
    combat.AttackPopulation: 1.0,
    combat.GiveUp: -1.0,
}
ACTS: Final[dict[str, float]] = {
    "explore": 0.7,
    "research": 0.6,
    "build": 0.4,
    "influence": 0.4,
    "upgrade": 0.3,
    "move": 0.2,
}
PLANS: Final[dict[type[Action], str]] = {
    m.Explore: "eclipse-explore",
    m.PlaceTile: "eclipse-explore",
    m.Colonize: "eclipse-economy",
    m.DropDisc: "eclipse-economy",
    m.Research: "eclipse-research",
    m.Build: "eclipse-fleet",
    m.PutPart: "eclipse-fleet",
    m.MoveShip: "eclipse-fleet",
    m.Pass: "eclipse-save",
}


class EclipseKnowledge(Knowledge):
    spread = 6.0

    def worth(self, s: EclipseState, seat: int) -> float:
        points = float(self.game.outcome(s).scores[seat].total)
        p = s.players[seat]
        return points if p.gone else points + economy(s, p) + fleet(s, seat)

    def urge(self, s: EclipseState, a: Action) -> float:
        if isinstance(a, m.Act):
            return ACTS.get(a.action, 0.0)
        return URGES.get(type(a), 0.0)

    def plan(self, a: Action) -> str:
        if isinstance(a, m.Act):
            return {"explore": "eclipse-explore", "research": "eclipse-research", "influence": "eclipse-economy"}.get(
                a.action, "eclipse-fleet"
            )
        return PLANS.get(type(a), "best")


def economy(s: EclipseState, p: Player) -> float:
    """What will be produced until the end, what lies in store, technologies, and the debt that looms."""
    rounds = ROUNDS - s.round
    total = 0.0
    for resource in (MONEY, SCIENCE, MATERIALS):
        total += INCOME[resource] * production(p, resource) * rounds
        total += STORE[resource] * p.store[resource] * (1.0 if rounds > LAST_ROUNDS else 0.3)
    total += TECH * p.techs.bit_count() * (1.0 if rounds > LAST_ROUNDS else 0.4)
    total += (DISC * p.discs + COLONY_SHIP * p.colony_ships) * (1.0 if rounds else 0.0)
    return total + DEBT * min(0, balance(p))


def fleet(s: EclipseState, seat: int) -> float:
    """Ships on the map by the strength of their blueprints, and blueprints for their own sake."""
    p = s.players[seat]
    total = 0.0
    for ship in range(SHIP_TYPES):
        strength = power(design(p, ship))
        count = 0
        for row in s.ships:
            count += row[seat * SHIP_TYPES + ship]
        total += SHIP[ship] * count * (0.6 + 0.4 * strength) + 0.15 * strength
    return total


def power(d: Design) -> float:
    """A ship's strength; about 1 for an interceptor of the first round."""
    shots = sum(x for x in d.cannons) + 0.6 * sum(x for x in d.missiles)
    return 0.4 * shots * (1.0 + 0.25 * d.computer) + 0.35 * d.hull + 0.25 * d.shield + 0.08 * d.initiative + 0.3


KNOWLEDGE = EclipseKnowledge
