"""Elder: Beloved and Just."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.humbled import Humbled
from stolik.games.arcs.cards.common.steps import FreeInfluence
from stolik.games.arcs.ids import TYRANT
from stolik.games.arcs.state import ArcsState, Fight
from stolik.kernel.messages import Event


class Elder(Humbled):
    def wants(self, s: ArcsState, seat: int, moment: int, x: int) -> bool:
        """Beloved: acts after defending, if the attacker took a trophy."""
        fight = s.fights[-1]
        return fight.defender == seat and fight.won > 0 and s.players[seat].agents > 0

    def battle_over(self, s: ArcsState, seat: int, fight: Fight, ev: list[Event]) -> None:
        s.stack.append(FreeInfluence(seat, self.id))

    def lets_ransack(self, s: ArcsState, seat: int, fight: Fight) -> bool:
        """An attacker in battle with the Elder never ransacks.

        Shots from a distance (Galactic Rifles) aren't a battle.
        """
        return not fight.battle


register(Elder("elder", TYRANT))
