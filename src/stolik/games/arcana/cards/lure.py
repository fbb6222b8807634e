"""LURE: one agent of a rival, but not militia (H12), goes to another open zone; a face-down one is moved unseen."""

from stolik.games.arcana.cards.common.moving import MovingEffect, offer_agents
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import closed
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Reason


class Lure(MovingEffect):
    def offer_agents(self, s: ArcanaState, seat: int, card: int, zone: int, out: list[Action]) -> None:
        for rival in range(s.seats):
            if rival != seat:
                offer_agents(s, seat, card, zone, rival, out)

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        if at.where != "agent" or at.seat == seat:
            return None
        return closed(s, at.zone) or (Reason("militia-not-lured", {}, "H12") if at.militia else None)
