"""Seeker Torpedoes: reroll assault dice, one for each fresh attacking ship."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.cards.common.rerolls import offer, start
from stolik.games.arcs.ids import ASSAULT, at
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.state import ArcsState, Fight
from stolik.kernel.messages import Action, Event


class SeekerTorpedoes(Card):
    def after_roll(self, s: ArcsState, seat: int, fight: Fight, out: list[Action]) -> None:
        offer(self, seat, fight, ASSAULT, s.fresh[at(fight.system, seat)], out)

    def reroll(self, s: ArcsState, fight: Fight, a: Use, ev: list[Event]) -> None:
        start(s, self, fight, a, ASSAULT, s.fresh[at(fight.system, a.seat)], ev)


register(SeekerTorpedoes("seeker_torpedoes"))
