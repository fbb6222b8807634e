"""REDRAW: put the rest of your hand into Resources and draw one card more than that."""

from stolik.games.arcana.cards.common.effect import PlainEffect
from stolik.games.arcana.choices import PLAY
from stolik.games.arcana.messages.events import Discarded
from stolik.games.arcana.rules.drawing import draw_cards, draw_refused
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event


class Redraw(PlainEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        if self.play_refused(s, seat) == ALLOWED:
            out.append(PLAY[seat][card])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        rest = s.hands[seat]
        s.hands[seat] = []
        s.resources[seat] += rest
        ev += [Discarded(seat, NAME[held]) for held in rest]
        draw_cards(s, seat, len(rest) + 1, ev)
        return True

    def play_refused(self, s: ArcanaState, seat: int) -> int:
        return draw_refused(s, seat)
