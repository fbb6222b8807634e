"""LOAN (headquarters of the Usurers): draw one card."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.choices import PLAY
from stolik.games.arcana.rules.drawing import can_draw, draw_cards
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event


class Loan(Effect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        if can_draw(s, seat):
            out.append(PLAY[seat][card])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        draw_cards(s, seat, 1, ev)
        return True
