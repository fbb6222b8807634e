"""LOAN (headquarters of the Usurers): draw one card."""

from stolik.games.arcana.cards.common.effect import PlainEffect
from stolik.games.arcana.choices import PLAY
from stolik.games.arcana.rules.drawing import draw_cards, draw_refused
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event


class Loan(PlainEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        if self.play_refused(s, seat) == ALLOWED:
            out.append(PLAY[seat][card])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        draw_cards(s, seat, 1, ev)
        return True

    def play_refused(self, s: ArcanaState, seat: int) -> int:
        return draw_refused(s, seat)
