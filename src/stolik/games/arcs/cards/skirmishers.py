"""Skirmishers: reroll skirmish dice, up to the weapons you have."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Mustering
from stolik.games.arcs.cards.common.rerolls import offer, start
from stolik.games.arcs.ids import SKIRMISH, WEAPON
from stolik.games.arcs.messages.actions import Use
from stolik.games.arcs.scoring import icons
from stolik.games.arcs.state import ArcsState, Fight
from stolik.kernel.messages import Action, Event


class Skirmishers(Mustering):
    def after_roll(self, s: ArcsState, seat: int, fight: Fight, out: list[Action]) -> None:
        offer(self, seat, fight, SKIRMISH, icons(s, seat, WEAPON), out)

    def reroll(self, s: ArcsState, fight: Fight, a: Use, ev: list[Event]) -> None:
        start(s, self, fight, a, SKIRMISH, icons(s, a.seat, WEAPON), ev)


register(Skirmishers("skirmishers"))
