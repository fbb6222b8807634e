"""Where a target is."""

from dataclasses import dataclass

from stolik.games.arcana.ids import MILITIA, NONE
from stolik.games.arcana.rules.agents import agent_card, agent_count, agent_target, is_down
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, KIND


@dataclass
class Spot:
    """`where` is hand, stake, agent, resources, reserve, zone, seat, nowhere, or another kind of target."""

    where: str
    seat: int = NONE
    zone: int = NONE
    card: int = NONE
    """NONE for a face-down card that this seat can't look at."""
    down: bool = False
    militia: bool = False
    position: int = NONE
    """Position of an agent in its slot."""
    name: str = ""
    """The part of the target after the colon."""


def spot(s: ArcanaState, eyes: int, target: str) -> Spot:
    """Where this target is, using only what the seat can see."""
    kind, _, name = target.partition(":")
    if kind == "zone" and name in ZONE[s.seats]:
        return Spot("zone", zone=ZONE[s.seats][name])
    if kind == "seat" and name.isdecimal() and int(name) < s.seats:
        return Spot("seat", seat=int(name))
    if kind == "back" or (kind == "card" and name in CARD):
        return _agent_at(s, eyes, target) or _card_at(s, eyes, CARD.get(name, NONE))
    return Spot(kind, name=name)


def _agent_at(s: ArcanaState, eyes: int, target: str) -> Spot | None:
    for zone in range(len(s.stakes)):
        for owner in range(s.seats):
            for i in range(agent_count(s, zone, owner)):
                if agent_target(s, eyes, zone, owner, i) == target:
                    down, card = is_down(s, zone, owner, i), agent_card(s, zone, owner, i)
                    seen = NONE if down and owner != eyes else card
                    return Spot("agent", owner, zone, seen, down, KIND[card] == MILITIA, i)
    return None


def _card_at(s: ArcanaState, eyes: int, card: int) -> Spot:
    if card == NONE:
        return Spot("nowhere")
    if card in s.hands[eyes]:
        return Spot("hand", eyes, card=card)
    if card in s.stakes:
        return Spot("stake", zone=s.stakes.index(card), card=card)
    for seat in range(s.seats):
        if card in s.resources[seat]:
            return Spot("resources", seat, card=card)
        if card in s.reserve[seat]:
            return Spot("reserve", seat, card=card)
    return Spot("nowhere", card=card)
